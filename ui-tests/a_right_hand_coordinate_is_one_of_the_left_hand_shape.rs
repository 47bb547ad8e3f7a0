// **Law.** A right-hand layout whose strides are basis elements leads to coordinates, and each must
// be one of the left-hand layout's shape: `R(c) = A(B(c))`.
//
// **Why.** `(4,2):(2@0,1@1)` takes row 6 of four rows. As a number it would be (2, 1): another
// column, where nobody asked for one.
//
// **Fix.** Two rows: `(2,2):(2@0,1@1)`; or a left-hand layout of 7 rows.
//~ about: composition
//~ error[E0277]: composition is undefined: the right-hand layout takes the coordinate `_6` of a left-hand mode of size `_4`
//~ numbers: 6, 4

use colex::layout;

fn main() {
    let a = layout!((4,8):(8,1));
    let _ = a.compose(layout!((4,2):(2@0,1@1)));
}
