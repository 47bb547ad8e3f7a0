// **Law.** A number `n` on the right of a composition is `n:1`, the first n elements in 1-D order,
// and obeys the same law as any mode.
//
// **Why.** `(6,4):(4,1)` starts 0 4 8 12 16 20 1 5. The first 8 elements are six steps of 4 and
// then two from another column: no stride and no pair of strides reads that.
//
// **Fix.** A multiple of 6, at most 6, or a tuple of tiles, which goes mode by mode.
//~ about: composition
//~ error[E0277]: composition is undefined: mode `_0` of the right-hand layout, of size `_8`, does not split into runs of `_6`
//~ numbers: 8, 6

use colex::{layout, num::_8};

fn main() {
    let a = layout!((6,4):(4,1));
    let _ = a.compose(_8);
}
