use colex::layout;

fn main() {
    let a = layout!((4,5):(15,3));
    let back = a.left_inverse();
    for i in 0..20 {
        assert_eq!(back.index(a.index(i)), i);
    }
}
