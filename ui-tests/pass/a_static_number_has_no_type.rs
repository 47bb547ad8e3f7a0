use colex::layout;

fn main() {
    assert_eq!(layout!((4,8)).size(), 32);
    assert_eq!(layout!(({4usize},8)).size(), 32);
}
