use colex::layout;

fn main() {
    let a = layout!((2,2):(2,4));
    let back = a.left_inverse();
    for i in 0..4 {
        assert_eq!(back.index(a.index(i)), i);
    }
}
