use colex::layout;

fn main() {
    assert_eq!(layout!((4,1024):(1,4)).size(), 4096);
}
