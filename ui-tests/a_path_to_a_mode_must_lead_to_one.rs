// **Law.** A nested mode is named by a path: `(_1, _0)` is the first mode of the second. Each step
// must lead to a mode.
//
// **Why.** The second mode of `(4,(2,4))` has two modes, 0 and 1. A third one would be read from
// nowhere.
//
// **Fix.** `(_1, _1)` for the last.
//~ about: modes
//~ error[E0277]: there is no mode `(_1, _2)` in the shape `(_4, (_2, _4))`
//~ numbers: 1, 2

use colex::{layout, num::{_1, _2}};

fn main() {
    let h = layout!((4,(2,4)):(2,(1,8)));
    let _ = h.size_of::<(_1, _2)>();
}
