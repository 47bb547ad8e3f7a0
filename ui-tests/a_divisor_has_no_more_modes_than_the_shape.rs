// **Law.** A tuple divides a shape mode by mode, and may stop early.
//
// **Why.** The third number has nothing to divide.
//
// **Fix.** One number for each mode, or for the first modes.
//~ about: tuples
//~ error[E0277]: the divisor `(_8, _4, _2)` does not fit the shape `(_4, _6)`
//~ numbers: 8, 4, 2, 6

use colex::shape;
use colex::tuple::ceil_div;

fn main() {
    let _ = ceil_div(shape!((4,6)), shape!((8,4,2)));
}
