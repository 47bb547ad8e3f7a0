// **Law.** Modes are counted from 0, so the last mode of rank 2 is mode 1.
//
// **Why.** There is nothing to return. In C++ the same slip is a failed assertion deep inside the
// tuple library.
//
// **Fix.** An index below the rank.
//~ about: modes
//~ error[E0277]: there is no mode `_2` in the shape `(_4, (_2, _4))`
//~ numbers: 2

use colex::{layout, num::_2};

fn main() {
    let h = layout!((4,(2,4)):(2,(1,8)));
    let _ = h.mode::<_2>();
}
