// **Law.** A tuple of tiles has one tile for each mode of the layout, or for the first modes.
//
// **Why.** There is no mode that the third tile could cut. An extra tile that is silently dropped
// is a tile size that somebody wrote and nobody gets.
//
// **Fix.** Drop the tile, or group and flatten the layout so that there are as many modes as
// tiles.
//~ about: composition
//~ error[E0277]: the tiler has more modes than the layout, which has `_2`
//~ numbers: 2

use colex::{layout, tile};

fn main() {
    let a = layout!((4,8):(1,4));
    let _ = a.zipped_divide(tile!(2, 4, 2));
}
