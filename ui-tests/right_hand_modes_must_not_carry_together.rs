// **Law.** In `A ∘ B`, all modes of B together must stay inside each mode of A but the last: what
// one of them leaves of a mode is all that the next may use.
//
// **Why.** Each mode of `(3,4):(2,1)` is harmless alone. Together they reach 4 + 3 = 7 in a mode
// of size 6, so that coordinates (2,2) and (2,3) carry and the others do not. `(6,4):(8,1)` at 6
// is 1, but a sum of two strides would say 48.
//
// **Fix.** Fewer steps, or strides that do not meet in one mode of the left-hand layout.
//~ about: composition
//~ error[E0277]: composition is undefined: mode `_1` of the right-hand layout, stepping by `_1`, carries past mode `_0` of the left-hand layout, of size `_6`
//~ numbers: 1, 6

use colex::layout;

fn main() {
    let a = layout!((6,4):(8,1));
    let _ = a.compose(layout!((3,4):(2,1)));
}
