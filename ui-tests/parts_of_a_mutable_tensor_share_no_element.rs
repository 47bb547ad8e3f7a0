// **Law.** `split` hands out the parts of a mutable tensor, to be used at the same time. So no two
// coordinates have one element.
//
// **Why.** A stride of 0 makes all four rows one. Four threads would write the same eight
// elements, which Rust promises cannot happen.
//
// **Fix.** Rows of their own, `(4,8):(8,1)`, or `filter()` first.
//~ about: tensors
//~ error[E0277]: `colex::Layout<(_4, _8), (_0, _1)>` is not injective: two of its coordinates have the index `_0`
//~ numbers: 4, 8, 0, 1

use colex::num::_0;
use colex::{Tensor, layout};

fn main() {
    let mut data = [0.0_f32; 32];
    let t = Tensor::new(&mut data, layout!((4,8):(0,1)));
    let _ = t.split::<_0>();
}
