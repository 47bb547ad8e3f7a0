use colex::layout;

fn main() {
    assert_eq!(layout!(((2,2,2,2,2,2),(2,2,2,2,2,2,2))).size(), 8192);
}
