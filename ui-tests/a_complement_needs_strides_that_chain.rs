// **Law.** Sorted by stride, each stride of A must be a multiple of what the modes before it span.
// Then the gaps are as regular as the modes, and a layout can fill them.
//
// **Why.** `(2,2):(2,3)` takes 0 2 3 5. Free are 1, 4, 6, …, and no shape and stride steps through
// these. CuTe C++ answers for such layouts with a complement that leaves indices out.
//
// **Fix.** Pad: `(2,2):(2,4)` takes 0 2 4 6, and its complement is `2:1`.
//~ about: complement
//~ error[E0277]: complement is undefined: the strides do not chain, as mode `_2:_3` follows on modes that span `_4`
//~ numbers: 2, 3, 4

use colex::{layout, num::_12};

fn main() {
    let a = layout!((2,2):(2,3));
    let _ = a.complement(_12);
}
