// **Law.** A layout's last mode runs on past its size. A tensor's does not: no element is there.
//
// **Why.** `5:8` takes the coordinates 0, 8, 16, 24 and 32 of 32.
//
// **Fix.** `4:8`.
//~ about: tensors
//~ error[E0277]: the composition would leave the tensor: `colex::Layout<_5, _8>` takes coordinates outside the shape `(_4, _8)`
//~ numbers: 5, 8, 4

use colex::{Tensor, layout};

fn main() {
    let data = [0.0_f32; 32];
    let t = Tensor::new(&data, layout!((4,8):(1,4)));
    let _ = t.compose(layout!(5:8));
}
