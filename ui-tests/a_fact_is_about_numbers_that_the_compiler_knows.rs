// **Law.** Facts in signatures are decided by the compiler, and never assumed.
//
// **Why.** With n = 3 the layout `(n,8):(1,4)` is injective, with n = 5 it is not: nobody knows
// before run time.
//
// **Fix.** Static numbers, or `colex::dynamic::Layout`, which answers at run time.
//~ about: facts
//~ error[E0277]: nobody knows before run time whether `colex::Layout<(usize, _8), (_1, _4)>` is injective
//~ numbers: 8, 1

use colex::facts::Injective;
use colex::layout;

fn scatter<L: Injective>(_: L) {}

fn main() {
    let n = 4;
    scatter(layout!((n,8):(1,4)));
}
