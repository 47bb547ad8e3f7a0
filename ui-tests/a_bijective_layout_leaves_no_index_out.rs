// **Law.** A bijective layout takes each index from the least to the greatest exactly once: a
// table that fills a buffer, or shares out a tile.
//
// **Why.** `(4,8):(1,5)` is a matrix with padded columns: index 4 is nobody's, and a sum over the
// buffer would read what was never written.
//
// **Fix.** No padding, `(4,8):(1,4)`; or ask for `Injective` only.
//~ about: facts
//~ error[E0277]: `colex::Layout<(_4, _8), (_1, _5)>` is not surjective: no coordinate has the index `_4`
//~ numbers: 4

use colex::facts::Bijective;
use colex::layout;

fn fill<L: Bijective>(_: L) {}

fn main() {
    fill(layout!((4,8):(1,5)));
}
