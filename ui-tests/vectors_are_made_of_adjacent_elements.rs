// **Law.** `ContiguousBy<N>`: the layout is made of aligned vectors of N adjacent elements, in the
// order of its coordinates.
//
// **Why.** In a row-major matrix the first coordinate steps by the width of a row, 8 here. A
// vector load would fetch neighbours of a row where the program wants a column.
//
// **Fix.** The mode of stride 1 first: `(8,4):(1,8)`.
//~ about: facts
//~ error[E0277]: `colex::Layout<(_4, _8), (_8, _1)>` has no vectors of `_4`: neighbouring elements lie `_8` apart
//~ numbers: 4, 8

use colex::facts::ContiguousBy;
use colex::{layout, num::_4};

fn load4<L: ContiguousBy<_4>>(_: L) {}

fn main() {
    load4(layout!((4,8):(8,1)));
}
