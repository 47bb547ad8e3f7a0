use colex::layout;

fn main() {
    let a = layout!((6,2):(8,2));
    // Two runs of 3: 0 16 32, then 2 18 34.
    let r = a.compose(layout!(6:2));
    assert_eq!(r, layout!((3,2):(16,2)));
}
