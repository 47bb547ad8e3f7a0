// **Law.** A profile for `coalesce_by` names the modes of the layout, from the first one; it may
// stop early.
//
// **Why.** A profile of three modes for a layout of two was written for another layout.
//
// **Fix.** As many modes as the layout has, or fewer.
//~ about: modes
//~ error[E0277]: the profile `(_1, _1, _1)` has more modes than the shape `(_4, (_2, _4))`
//~ numbers: 4, 2

use colex::{layout, shape};

fn main() {
    let h = layout!((4,(2,4)):(8,(1,2)));
    let _ = h.coalesce_by(shape!((1,1,1)));
}
