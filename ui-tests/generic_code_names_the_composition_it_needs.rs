// **Law.** Whether `A ∘ B` is defined depends on the numbers. A function for any layout must say
// in its signature which composition it needs, and gets the result by that bound.
//
// **Why.** Without the bound the function would compile and its callers would fail inside of it,
// at lines that they did not write: that is how C++ templates behave.
//
// **Fix.** `B: ComposesTo<Layout<S, D>, R>` in the signature. A caller with bad numbers is then
// refused at the call.
//~ about: composition
//~ error[E0277]: whether this operation is defined is not known here

use colex::{IntTuple, Layout, Stride};

fn read_through<S: IntTuple, D: Stride, S2: IntTuple, D2: Stride>(
    a: Layout<S, D>,
    b: Layout<S2, D2>,
) {
    let _ = a.compose(b);
}

fn main() {}
