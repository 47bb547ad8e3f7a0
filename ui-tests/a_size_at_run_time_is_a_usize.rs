// **Law.** Sizes are static numbers or `usize`, strides may also be `isize`.
//
// **Why.** An `i32` could be negative, and a size cannot. 65536 · 65536 elements do not fit an
// `i32` either.
//
// **Fix.** `n as usize`, or `usize` from the start.
//~ about: layouts
//~ error[E0277]: `u32` is not a shape, coordinate or tiler

use colex::layout;

fn main() {
    let n: u32 = 4;
    let _ = layout!((n,8):(8,1));
}
