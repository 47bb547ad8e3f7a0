// **Law.** `group::<B, E>` joins the modes from B to before E, so `B < E ≤ rank`.
//
// **Why.** Of three modes, `_1, _4` would take one that is not there.
//
// **Fix.** `_1, _3` for the last two of three modes; `Minus<_1>` as end means: all that follow.
//~ about: modes
//~ error[E0277]: there are no modes from `_1` to `_4` in a layout of rank `_3`
//~ numbers: 1, 4, 3

use colex::{layout, num::{_1, _4}};

fn main() {
    let l = layout!((2,3,5):(1,2,6));
    let _ = l.group::<_1, _4>();
}
