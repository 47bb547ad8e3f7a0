// **Law.** `StaticLayout` gives the size of a layout as a constant. So all numbers are static.
//
// **Why.** A `usize` is known when the program runs: an array of that length cannot be a type.
//
// **Fix.** Static numbers, or `size()`, which is a `usize` then.
//~ about: layouts
//~ error[E0277]: `usize` is not known to the compiler

use colex::{StaticLayout, layout};

fn buffer<L: StaticLayout>(_: L) -> usize {
    L::COSIZE
}

fn main() {
    let n = 4;
    buffer(layout!((3,n):(n,1)));
}
