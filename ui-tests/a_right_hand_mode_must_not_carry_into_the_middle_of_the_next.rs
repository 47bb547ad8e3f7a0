// **Law.** In `A ∘ B`, the steps of B's modes must stay inside each mode of A but the last, or
// fill it exactly before they carry into the next.
//
// **Why.** `(6,2):(8,2)` at 0, 4, 8, 12 is 0, 32, 18, 4: not the values of any layout. CuTe C++
// accepts this program and answers `(2,2):(32,2)`, whose values are 0, 32, 2, 34: element 2 is
// read at 2, not at 18, and nothing says so.
//
// **Fix.** A stride that divides the size, or is a multiple of it, or fewer steps.
//~ about: composition
//~ error[E0277]: composition is undefined: mode `_0` of the right-hand layout, stepping by `_4`, carries past mode `_0` of the left-hand layout, of size `_6`
//~ numbers: 4, 6

use colex::layout;

fn main() {
    let a = layout!((6,2):(8,2));
    let _ = a.compose(layout!(4:4));
}
