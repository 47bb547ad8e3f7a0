// **Law.** `copy` walks through both tensors coordinate by coordinate, so one shape refines the
// other.
//
// **Why.** Coordinate number 4 is (0,1) in `(4,8)` and (4,0) in `(8,4)`. A copy by number would
// transpose nothing and mix rows and columns.
//
// **Fix.** The same shape, with strides that transpose: `(4,8):(1,4)`.
//~ about: tensors
//~ error[E0277]: the shapes `(_4, _8)` and `(_8, _4)` are not compatible
//~ numbers: 4, 8

use colex::tensor::copy;
use colex::{Tensor, layout};

fn main() {
    let (from, mut to) = ([0.0_f32; 32], [0.0_f32; 32]);
    let source = Tensor::new(&from, layout!((4,8):(8,1)));
    let mut target = Tensor::new(&mut to, layout!((8,4):(1,8)));
    copy(&source, &mut target);
}
