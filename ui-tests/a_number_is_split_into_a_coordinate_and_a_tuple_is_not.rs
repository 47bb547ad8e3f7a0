// **Law.** `hier_coord` and `flat_coord` split a 1-D coordinate, one number.
//
// **Why.** A tuple is a coordinate already.
//
// **Fix.** `coord_1d` for the way from a tuple to a number, `index` for where it lies.
//~ about: coordinates
//~ error[E0277]: `(usize, usize)` is not a 1-D coordinate

use colex::layout;

fn main() {
    let a = layout!((3,4):(4,1));
    let _: (usize, usize) = a.hier_coord((1, 2));
}
