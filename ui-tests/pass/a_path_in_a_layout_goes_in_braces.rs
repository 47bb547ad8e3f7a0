use colex::layout;

fn main() {
    assert_eq!(layout!(({usize::BITS as usize}, 4)).size(), 256);
}
