// **Law.** The coordinates of a tensor count from 0, and a right-hand layout takes some of them.
//
// **Why.** `8:-1` takes the coordinates 0, -1, … -7. A bare layout goes on below 0; a tensor has no element there.
//
// **Fix.** Reverse the tensor when it is made, `layout!(8:-1)`: its index 0 is the last element.
//~ about: tensors
//~ error[E0277]: the composition would leave the tensor: `colex::Layout<_8, colex::Minus<_1>>` takes coordinates outside the shape `_8`
//~ numbers: 8, 1

use colex::{Tensor, layout};

fn main() {
    let data = [0.0_f32; 8];
    let t = Tensor::new(&data, layout!(8:1));
    let _ = t.compose(layout!(8:-1));
}
