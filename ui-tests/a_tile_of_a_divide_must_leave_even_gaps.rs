// **Law.** The repetitions of a tile fill the gaps that it leaves. Sorted by stride, each of its
// strides is a multiple of what the modes before it span.
//
// **Why.** `(2,2):(2,3)` takes 0 2 3 5 and leaves 1, 4, 6, …: moved by 1 it takes 1 3 4 6, and 3
// for the second time.
//
// **Fix.** `(2,2):(2,4)`, whose repetition starts at 1.
//~ about: division
//~ error[E0277]: divide is undefined: the tile leaves uneven gaps, as its mode `_2:_3` follows on modes that span `_4`
//~ numbers: 2, 3, 4

use colex::layout;

fn main() {
    let a = layout!(24:1);
    let _ = a.logical_divide(layout!((2,2):(2,3)));
}
