// **Law.** `Tensor::filled` owns an array, whose length is part of its type. So the layout's
// numbers are static.
//
// **Why.** With n rows the array would have a length that only the running program knows, and no
// place on the stack.
//
// **Fix.** Static numbers, or `Tensor::allocated`, on the heap.
//~ about: tensors
//~ error[E0277]: the layout `(usize, _8):(_8, _1)` has run-time numbers: no array is known to be as long as it reaches
//~ numbers: 8, 1

use colex::{Tensor, layout};

fn main() {
    let n = 4;
    let _ = Tensor::filled(0.0, layout!((n,8):(8,1)));
}
