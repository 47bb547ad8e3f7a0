// **Law.** `local_tile` cuts a tensor into equal tiles, all of them inside. So each tile divides
// its mode.
//
// **Why.** Tiles of 3 rows in 4 rows: the second tile would hold rows 3, 4 and 5.
//
// **Fix.** A tile of 2, or `local_tile_uneven`, which gives the tiles at the edge with their
// residue.
//~ about: tensors
//~ error[E0277]: divide is undefined: a tile of `_3` does not divide mode `_0`, of size `_4`
//~ numbers: 3, 4

use colex::{Tensor, layout, tile};

fn main() {
    let data = [0.0_f32; 32];
    let t = Tensor::new(&data, layout!((4,8):(8,1)));
    let _ = t.local_tile(tile!(3, 4), (1, 0));
}
