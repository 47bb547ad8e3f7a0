use colex::layout;

fn main() {
    assert_eq!(layout!((4,2)).size(), 8);
}
