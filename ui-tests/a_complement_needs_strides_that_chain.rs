// **Law.** Sorted by stride, each stride of A must be a multiple of what the modes before it span.
// Then the gaps are as regular as the modes, and a layout can fill them.
//
// **Why.** `(4,2):(1,6)` takes 0 1 2 3 6 7 8 9. Free are 4 and 5, 10 and 11, and then ever more:
// no shape and stride steps through these. CuTe C++ answers `2:12`: that and the layout take 16 of
// 24 indices, and 8 are in neither.
//
// **Fix.** Pad: `(4,2):(1,8)`, whose gaps 4 to 7 are as wide as its runs.
//~ about: complement
//~ error[E0277]: complement is undefined: the strides do not chain, as mode `_2:_6` follows on modes that span `_4`
//~ numbers: 2, 6, 4

use colex::{layout, num::_24};

fn main() {
    let a = layout!((4,2):(1,6));
    let _ = a.complement(_24);
}
