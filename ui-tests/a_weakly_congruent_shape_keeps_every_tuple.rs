// **Law.** `B` is weakly congruent to `A` where it has A's tuples, and anything in the place of
// A's numbers.
//
// **Why.** A pair of coordinates for `(3,8)` does not fit the number 8.
//
// **Fix.** Exchange the two, or nest the second.
//~ about: tuples
//~ error[E0277]: `(_4, _8)` does not have the structure of `(_4, (_3, _8))`
//~ numbers: 4, 3, 8

use colex::shape;
use colex::tuple::WeaklyCongruentTo;

fn refines<A: WeaklyCongruentTo<B>, B>(_: A, _: B) {}

fn main() {
    refines(shape!((4,(3,8))), shape!((4,8)));
}
