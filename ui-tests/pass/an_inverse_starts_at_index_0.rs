use colex::layout;

fn main() {
    let a = layout!((2,2):(2,1));
    assert_eq!(a.right_inverse(), layout!((2,2):(2,1)));
}
