// **Law.** A nested tuple of tiles cuts nested modes, and each tile divides its own. A message
// counts modes from 0 and names a nested one by its path: `(_1, _0)` is the first mode of the
// second.
//
// **Why.** Only the inner mode of size 10 is at fault here, one of three. Its tiles of 4 would
// overhang by 2 and reach into the neighbour's elements.
//
// **Fix.** Change the tile at that path, or spell the rounding up as `uneven(tile)`.
//~ about: division
//~ error[E0277]: divide is undefined: a tile of `_4` does not divide mode `(_1, _0)`, of size `_10`
//~ numbers: 10, 4

use colex::{layout, tile};

fn main() {
    let a = layout!((12,(10,4)):(1,(12,120)));
    let _ = a.logical_divide(tile!(4, (4, 2)));
}
