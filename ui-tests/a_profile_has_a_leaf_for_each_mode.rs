// **Law.** `unflatten` puts the modes of a flat layout into the tuples of a profile: one mode for
// each leaf.
//
// **Why.** Three modes in a profile of two leaves leave one over, and its elements would be lost.
//
// **Fix.** A profile with as many leaves as modes.
//~ about: modes
//~ error[E0277]: a layout of `_3` modes does not fill a profile of `_2` leaves
//~ numbers: 3, 2

use colex::{layout, shape};

fn main() {
    let flat = layout!((4,2,4):(2,1,8));
    let _ = flat.unflatten(shape!((1,1)));
}
