use colex::layout;

fn main() {
    let a = layout!((6,4):(8,1));
    // 4 + 1 = 5 is the last coordinate of the mode of size 6.
    assert_eq!(a.compose(layout!((3,2):(2,1))), layout!((3,2):(16,8)));
}
