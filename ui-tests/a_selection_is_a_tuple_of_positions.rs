// **Law.** `select` takes a tuple of positions, one for each mode of the result.
//
// **Why.** `select::<_0>()` could be the mode itself or a layout of this one mode; they differ in
// rank.
//
// **Fix.** `select::<(_0,)>()` for a layout of one mode, `mode::<_0>()` for the mode.
//~ about: modes
//~ error[E0277]: `_0` is not a tuple of positions
//~ numbers: 0

use colex::{layout, num::_0};

fn main() {
    let h = layout!((4,(2,4)):(2,(1,8)));
    let _ = h.select::<_0>();
}
