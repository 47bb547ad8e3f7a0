use colex::{Composition, Layout, layout};

fn main() {
    let r: Composition<Layout!((6,2):(8,2)), Layout!(4:3)> = layout!((2,2):(24,2));
    assert_eq!(r.index(2), 2);
}
