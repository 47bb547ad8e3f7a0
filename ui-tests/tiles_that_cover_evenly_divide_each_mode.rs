// **Law.** A function that needs no remainder loop asks for tiles that cover the shape evenly.
//
// **Why.** Tiles of 4 in 10 rows leave 2. A loop over 10 / 4 tiles silently drops them.
//
// **Fix.** Tiles of 5 or 2, or a padded shape.
//~ about: tuples
//~ error[E0277]: tiles of `(_4, _8)` do not cover the shape `(_1<_0>, _8)` evenly
//~ numbers: 4, 8, 10

use colex::shape;
use colex::tuple::EvenlyDividedBy;

fn no_remainder<A: EvenlyDividedBy<T>, T>(_: A, _: T) {}

fn main() {
    no_remainder(shape!((10,8)), shape!((4,8)));
}
