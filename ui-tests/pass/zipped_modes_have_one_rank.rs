use colex::layout;

fn main() {
    let l = layout!(((2,3),(4,30)));
    assert_eq!(l.zip().size(), 720);
}
