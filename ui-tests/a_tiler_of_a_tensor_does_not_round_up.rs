// **Law.** Rounding up, `uneven(tile)`, is for layouts, whose last tile may overhang. A tensor's
// tiles are inside the tensor.
//
// **Why.** The last tile of 3 rows in 4 would reach two rows past the end of the array.
//
// **Fix.** `local_tile_uneven`: the tile at the edge comes with its residue, and copies are
// guarded by it.
//~ about: tensors
//~ error[E0277]: the tiler `colex::Uneven<(_3, _4)>` rounds up: its last tile would reach outside the tensor
//~ numbers: 3, 4

use colex::{Tensor, layout, tile, uneven};

fn main() {
    let data = [0.0_f32; 32];
    let t = Tensor::new(&data, layout!((4,8):(8,1)));
    let _ = t.local_tile(uneven(tile!(3, 4)), (1, 0));
}
