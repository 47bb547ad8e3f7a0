// **Law.** A tensor is made where its layout stays inside the storage: the cosize is at most the
// number of elements.
//
// **Why.** Row 2 of `(4,8):(8,1)` starts at element 16 and ends at 23, in an array of 20. In C++
// the last four reads return whatever lies behind the array.
//
// **Fix.** An array of 32, or a smaller layout.
//~ about: tensors
//~ error[E0277]: the layout reaches outside the storage: it needs `_32` elements, and there are `_20`
//~ numbers: 32, 20

use colex::{Tensor, layout};

fn main() {
    let data = [0.0_f32; 20];
    let _ = Tensor::new(&data, layout!((4,8):(8,1)));
}
