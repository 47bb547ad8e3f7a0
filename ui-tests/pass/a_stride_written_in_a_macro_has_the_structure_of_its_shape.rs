use colex::layout;

fn main() {
    assert_eq!(layout!((4,(2,4)):(2,(1,8))).size(), 32);
}
