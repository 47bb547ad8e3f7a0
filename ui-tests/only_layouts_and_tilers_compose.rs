// **Law.** The right-hand side of a composition is a layout, or a tiler: a size, `_`, or a tuple
// of layouts, sizes and `_`.
//
// **Why.** Sizes and coordinates are `usize`. To accept an `i32` would be to decide silently what
// -1 elements are.
//
// **Fix.** `n as usize`, or `usize` from the start.
//~ about: composition
//~ error[E0277]: `i32` is not a layout, nor a tiler

use colex::layout;

fn main() {
    let n: i32 = 4;
    let _ = layout!((4,8):(1,4)).compose(n);
}
