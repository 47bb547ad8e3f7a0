// **Law.** A number in the notation is part of the type, so it has no `usize` or `u8` of its own.
//
// **Why.** `4usize` would suggest a run-time number, and the layout would not be zero-sized.
//
// **Fix.** `4` for a static number, `{4usize}` for a run-time one.
//~ about: notation
//~ error: a static number has no type `usize`; write `4`, or `{4usize}` for a run-time number

use colex::layout;

fn main() {
    let _ = layout!((4usize,8));
}
