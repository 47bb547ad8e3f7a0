use colex::layout;

fn main() {
    assert_eq!(layout!(1:0).size(), 1);
}
