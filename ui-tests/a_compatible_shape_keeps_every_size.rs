// **Law.** `B` refines `A` where it has A's tuples, and in the place of a number a tuple of that
// size. Then every coordinate of A is one of B.
//
// **Why.** In the place of 24 stands `(8,2)`, of size 16: coordinate 20 of the one would fall
// outside of the other.
//
// **Fix.** `(8,3)`.
//~ about: tuples
//~ error[E0277]: the shape `(_4, (_8, _2))` does not refine `(_4, _2<_4>)`
//~ numbers: 4, 24, 8, 2

use colex::shape;
use colex::tuple::CompatibleWith;

fn same_coordinates<A: CompatibleWith<B>, B>(_: A, _: B) {}

fn main() {
    same_coordinates(shape!((4,24)), shape!((4,(8,2))));
}
