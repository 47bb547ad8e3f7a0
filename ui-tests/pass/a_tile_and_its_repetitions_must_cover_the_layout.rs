use colex::layout;

fn main() {
    let a = layout!(16:1);
    assert_eq!(a.logical_divide(layout!(4:4)), layout!((4,4):(4,1)));
    assert_eq!(layout!(24:1).logical_divide(layout!(4:3)), layout!((4,(3,2)):(3,(1,12))));
}
