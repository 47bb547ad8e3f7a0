// **Law.** A bound `B: ComposesTo<A, R>` is the law of composition for the function's callers. It
// says at the call what the method would say.
//
// **Why.** With 4 steps of 4 the function would read element 2 of `(6,2):(8,2)` at index 2 instead
// of 18.
//
// **Fix.** An argument that the law admits.
//~ about: composition
//~ error[E0277]: composition is undefined: mode `_0` of the right-hand layout, stepping by `_4`, carries past mode `_0` of the left-hand layout, of size `_6`
//~ numbers: 4, 6

use colex::algebra::ComposesTo;
use colex::{Layout, layout};

type Left = Layout!((6,2):(8,2));

fn read<B, R>(b: B) -> R
where
    B: ComposesTo<Left, R>,
{
    b.composed_onto(Left::default())
}

fn main() {
    let _: Layout!((2,2):(32,2)) = read(layout!(4:4));
}
