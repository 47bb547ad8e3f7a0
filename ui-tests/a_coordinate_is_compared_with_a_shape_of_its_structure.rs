// **Law.** `is_within` compares each number of a coordinate with what stands in its place in the
// shape, so both have one structure.
//
// **Why.** A product of 8 × 4 × 2 is cut into tiles of A, whose coordinates are (m,k). Compared
// with the first two sizes of the problem, the guard would let k run to 4, twice as far as A goes.
//
// **Fix.** The shape of what the coordinates belong to; `_` (`Keep`) for modes that are not compared.
//~ about: tensors
//~ error[E0277]: the coordinate `(usize, usize)` is not compared with the shape `(_8, _4, _2)`
//~ numbers: 8, 4, 2

use colex::shape;
use colex::tensor::{coordinates, is_within};

fn main() {
    let problem = shape!((8, 4, 2));
    let a = coordinates(shape!((8, 2)));
    let _ = is_within(a.index(11), problem);
}
