// **Law.** A size is at least 1.
//
// **Why.** A mode of size 0 has no coordinate, so the layout has no element: a product that should
// be 4 · 8 is 0, and nothing runs.
//
// **Fix.** The size that was meant, or 1. A run-time size may be 0, as a slice of length 0 may.
//~ about: notation
//~ error: a mode of size 0 holds nothing; write a size of at least 1
//~ numbers: 0, 1

use colex::layout;

fn main() {
    let _ = layout!((4,0):(1,4));
}
