// **Law.** In a shape the complement is counted mode by mode: the span of A uses up the first
// modes, and each mode rounds up. The repetitions must still reach the size.
//
// **Why.** `4:8` spans 32. In `(3,5,2,4)` the span is ⌈32/3⌉ = 11, ⌈11/5⌉ = 3, ⌈3/2⌉ = 2 after
// three modes, and the last mode has room for ⌈4/2⌉ = 2 repetitions: 64 of 120 indices. CuTe C++
// answers `(8,2):(1,32)`, and 56 indices are in neither half.
//
// **Fix.** The size 120 instead of the shape, or a shape whose modes divide the span or are
// divided by it.
//~ about: complement
//~ error[E0277]: complement is undefined: a shape of size `_120` cannot be tiled mode by mode with a span of `_32`
//~ numbers: 120, 32, 2

use colex::{layout, shape};

fn main() {
    let a = layout!(4:8);
    let _ = a.complement(shape!((3,5,2,4)));
}
