use colex::shape;
use colex::tensor::{coordinates, is_within};

fn main() {
    let (m, _n, k) = shape!((8, 4, 2));
    let a = coordinates(shape!((8, 2)));
    assert!(is_within(a.index(11), (m, k)));
    assert!(!is_within(a.index(8 * 2), (m, k)));
}
