use colex::layout;

fn main() {
    let rows = 8;
    assert_eq!(layout!((4,{rows})).size(), 32);
}
