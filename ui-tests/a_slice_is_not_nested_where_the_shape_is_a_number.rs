// **Law.** The coordinate of a slice is nested at most as the shape is.
//
// **Why.** The first mode of `(4,(2,4))` is a number: there is nothing in it to keep one part of
// and fix another.
//
// **Fix.** `_` or a number for that mode.
//~ about: coordinates
//~ error[E0277]: the coordinate `((colex::Keep, _1), _1)` does not slice the shape `(_4, (_2, _4))`
//~ numbers: 4, 2

use colex::{coord, layout};

fn main() {
    let h = layout!((4,(2,4)):(2,(1,8)));
    let _ = h.slice(coord!(((_,1),1)));
}
