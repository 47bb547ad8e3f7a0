// **Law.** A function that writes through a layout asks for `Injective`: no two coordinates have
// one index.
//
// **Why.** In `(4,8):(1,2)` the coordinates (2,0) and (0,1) both have index 2. Two threads that
// write them race.
//
// **Fix.** A stride of 4 or more for the second mode.
//~ about: facts
//~ error[E0277]: `colex::Layout<(_4, _8), (_1, _2)>` is not injective: two of its coordinates have the index `_2`
//~ numbers: 2, 8

use colex::facts::Injective;
use colex::layout;

fn scatter<L: Injective>(_: L) {}

fn main() {
    scatter(layout!((4,8):(1,2)));
}
