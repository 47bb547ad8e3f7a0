// **Law.** A coordinate may be less nested than the shape, since a number is split over a tuple.
// It may not be more nested.
//
// **Why.** The first mode of `(4,(2,4))` is the number 4. A pair of coordinates there has no pair
// of strides to go with.
//
// **Fix.** One number for that mode.
//~ about: coordinates
//~ error[E0277]: the coordinate `((usize, usize), usize)` does not fit the shape `(_4, (_2, _4))`
//~ numbers: 4, 2

use colex::layout;

fn main() {
    let h = layout!((4,(2,4)):(2,(1,8)));
    let _: usize = h.index(((1, 0), 3));
}
