// **Law.** The numbers of a slice are coordinates: each is below the size it stands at.
//
// **Why.** `(4,_)` asks for the fifth of four rows. The view would start at element 32, one past
// the end.
//
// **Fix.** `coord!((3,_))`.
//~ about: tensors
//~ error[E0277]: the coordinate `(_4, colex::Keep)` is outside the shape `(_4, _8)`
//~ numbers: 4, 8

use colex::{Tensor, coord, layout};

fn main() {
    let data = [0.0_f32; 32];
    let t = Tensor::new(&data, layout!((4,8):(8,1)));
    let _ = t.slice(coord!((4,_)));
}
