use colex::shape;
use colex::tuple::{ceil_div, shape_div};

fn main() {
    assert_eq!(shape_div(shape!((4,6)), shape!((8,3))), shape!((1,2)));
    assert_eq!(ceil_div(shape!((4,6)), shape!((8,4))), shape!((1,2)));
}
