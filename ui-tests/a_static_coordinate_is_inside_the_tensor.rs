// **Law.** A coordinate counts from 0 to the size of its mode less 1. Where both numbers are
// static, the compiler compares them.
//
// **Why.** Row 4 of four rows does not exist. On a layout it would be read as the next column; a
// tensor refuses.
//
// **Fix.** Row 3, or a run-time coordinate and `get`, which says `None`.
//~ about: tensors
//~ error[E0277]: the coordinate `(_4, _1)` is outside the shape `(_4, _8)`
//~ numbers: 4, 8, 1

use colex::num::{_1, _4};
use colex::{Tensor, layout};

fn main() {
    let data = [0.0_f32; 32];
    let t = Tensor::new(&data, layout!((4,8):(8,1)));
    let _ = t[(_4, _1)];
}
