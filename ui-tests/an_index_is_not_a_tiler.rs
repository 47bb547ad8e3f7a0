// **Law.** A tiler is a layout, a size, `_`, or a tuple of such.
//
// **Why.** A float is no number of elements.
//
// **Fix.** A size, static or `usize`.
//~ about: division
//~ error[E0277]: `{float}` is not a tiler

use colex::layout;

fn main() {
    let _ = layout!(12:1).logical_divide(4.0);
}
