use colex::layout;

fn main() {
    let a = layout!((2,2):(1,2));
    assert_eq!(a.left_inverse(), layout!(4:1));
}
