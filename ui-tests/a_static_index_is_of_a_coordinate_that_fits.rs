// **Law.** `At<L, C>` is the index of a static coordinate, as a type. The coordinate has the
// structure of the shape, as for `index`.
//
// **Why.** In a constant a wrong coordinate would be a wrong number without a line that it comes
// from.
//
// **Fix.** A coordinate for each mode.
//~ about: coordinates
//~ error[E0277]: the coordinate `(_1, _2, _3)` does not fit the shape `(_3, _4)`
//~ numbers: 1, 2, 3, 4

use colex::num::{_1, _2, _3};
use colex::{At, Layout};

fn main() {
    let _: At<Layout!((3,4):(4,1)), (_1, _2, _3)>;
}
