// **Law.** Aligned vectors of N start at multiples of N: all other strides are multiples of N.
//
// **Why.** With columns 5 apart, the second vector starts at element 5: a load of 16 bytes at byte
// 20 is misaligned, and traps on a GPU.
//
// **Fix.** Pad the columns to 8, or use vectors of 1.
//~ about: facts
//~ error[E0277]: `colex::Layout<(_4, _8), (_1, _5)>` has no aligned vectors of `_4`: it also steps by `_5`
//~ numbers: 4, 5

use colex::facts::ContiguousBy;
use colex::{layout, num::_4};

fn load4<L: ContiguousBy<_4>>(_: L) {}

fn main() {
    load4(layout!((4,8):(1,5)));
}
