// **Law.** `-` is part of a static number in the notation.
//
// **Why.** `-n` of a `usize` does not exist, and of an `isize` it is an expression.
//
// **Fix.** `{-n}`, with `n` an `isize`.
//~ about: notation
//~ error: `-` stands before a static number only; write `{-n}` for a run-time one

use colex::layout;

fn main() {
    let n = 4_isize;
    let _ = layout!((4,8):(1,-n));
}
