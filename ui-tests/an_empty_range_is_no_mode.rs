// **Law.** A range of modes `B, E` is not empty: `B < E`.
//
// **Why.** A group of no modes would be a tuple `()`, of size 1, which no coordinate names.
//
// **Fix.** `_1, _2` for the one mode at 1.
//~ about: modes
//~ error[E0277]: there are no modes from `_1` to `_1` in a layout of rank `_2`
//~ numbers: 1, 2

use colex::{layout, num::_1};

fn main() {
    let l = layout!((4,8):(8,1));
    let _ = l.take::<_1, _1>();
}
