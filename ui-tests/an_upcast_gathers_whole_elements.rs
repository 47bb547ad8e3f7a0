// **Law.** An upcast by n reads n elements as one. So each stride is a multiple of n, or divides
// n.
//
// **Why.** With a stride of 3, rows start at elements 0, 3, 6: in pairs of two, the second row
// would start in the middle of a pair. A recast pointer in C++ reads it anyway, off by one
// element.
//
// **Fix.** Pad the rows to a stride of 4, or gather 3 elements.
//~ about: recasts
//~ error[E0277]: upcast is undefined: the stride of mode `_0` is `_3`, and neither of `_3` and `_2` is a multiple of the other
//~ numbers: 3, 2

use colex::{layout, num::_2};

fn main() {
    let a = layout!((2,2):(3,1));
    let _ = a.upcast::<_2>();
}
