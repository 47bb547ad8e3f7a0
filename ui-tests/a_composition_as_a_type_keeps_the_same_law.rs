// **Law.** `Composition<A, B>` is the composition as a type, in a struct, a signature or a
// constant. Its law is that of the method, and its message the same.
//
// **Why.** A kernel whose layout is a wrong type reads element 2 of `(6,2):(8,2)` at index 2
// instead of 18, in every instance.
//
// **Fix.** A stride that divides 6: `4:3`.
//~ about: composition
//~ error[E0277]: composition is undefined: mode `_0` of the right-hand layout, stepping by `_4`, carries past mode `_0` of the left-hand layout, of size `_6`
//~ numbers: 4, 6

use colex::{Composition, Layout};

fn main() {
    let _: Composition<Layout!((6,2):(8,2)), Layout!(4:4)>;
}
