use colex::layout;

fn main() {
    assert_eq!(layout!((4,8):(1,-4)).size(), 32);
}
