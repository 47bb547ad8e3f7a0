// **Law.** `shape_div` divides number by number, and one of the two divides the other.
//
// **Why.** 6 by 4 is neither 1 nor 2. Rounded up to 2, the tiles would cover 8 of 6.
//
// **Fix.** `ceil_div`, where rounding up is meant.
//~ about: tuples
//~ error[E0277]: shape_div is undefined: mode `_1`, of size `_6`, is no multiple of `_4`, nor `_4` of `_6`
//~ numbers: 6, 4

use colex::shape;
use colex::tuple::shape_div;

fn main() {
    let _ = shape_div(shape!((4,6)), shape!((8,4)));
}
