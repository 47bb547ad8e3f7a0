use colex::layout;

fn main() {
    let a = layout!(24:1);
    let r = a.logical_divide(layout!((2,2):(2,4)));
    assert_eq!(r, layout!(((2,2),(2,3)):((2,4),(1,8))));
}
