use colex::layout;

fn main() {
    let a = layout!((6,2):(8,2));
    // Steps of 3 divide 6: 0 24, then 2 26.
    assert_eq!(a.compose(layout!(4:3)), layout!((2,2):(24,2)));
}
