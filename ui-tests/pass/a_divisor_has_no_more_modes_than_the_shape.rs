use colex::shape;
use colex::tuple::ceil_div;

fn main() {
    assert_eq!(ceil_div(shape!((4,6)), shape!((8,4))), shape!((1,2)));
}
