use colex::layout;

fn main() {
    assert_eq!(layout!((4,8):(8,1)).size(), 32);
}
