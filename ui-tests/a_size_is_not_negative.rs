// **Law.** A size is at least 1. Strides and coordinates may be negative.
//
// **Why.** To read a mode backwards is to step by a negative stride; its size stays positive.
//
// **Fix.** `(4,8):(1,-4)`.
//~ about: notation
//~ error: the size `-8` is negative; only strides and coordinates may be
//~ numbers: 8

use colex::layout;

fn main() {
    let _ = layout!((4,-8):(1,4));
}
