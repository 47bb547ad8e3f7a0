// **Law.** Strides are static numbers, `usize`, or `isize` where a mode may be read backwards.
//
// **Why.** A variable whose type nothing decides is an `i32` in Rust, and an index of 32 bits ends
// at 2147483647 elements.
//
// **Fix.** Say which: `let s = 8_usize`.
//~ about: layouts
//~ error[E0277]: `i32` is not a stride

use colex::layout;

fn main() {
    let (s, t) = (8, 1);
    let _ = layout!((4,8):(s,t));
}
