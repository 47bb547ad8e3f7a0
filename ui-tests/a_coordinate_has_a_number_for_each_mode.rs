// **Law.** A coordinate is one number, or a tuple with one coordinate for each mode.
//
// **Why.** `(4,(2,4))` has two modes, the second of two. `(1,2,3)` names three: it would fit the
// flattened layout, where it means something else.
//
// **Fix.** `(1, (2, 3))`, or flatten the layout first.
//~ about: coordinates
//~ error[E0277]: the coordinate `(usize, usize, usize)` does not fit the shape `(_4, (_2, _4))`
//~ numbers: 4, 2

use colex::layout;

fn main() {
    let h = layout!((4,(2,4)):(2,(1,8)));
    let _: usize = h.index((1, 1, 3));
}
