// **Law.** The thread-value layout of a tiled copy leads to places of its tile, which are numbered from 0.
//
// **Why.** With `(2,4):(4,-1)`, thread 0 would have the places 0, -1, -2 and -3: three of them are before
// the tile, and of the first tile before the matrix.
//
// **Fix.** The mode reversed: thread 0 has the places 0 to 3.
//~ about: atoms
//~ error[E0277]: a thread-value layout leads out of its tile: its smallest index is `_3` below the first place
//~ numbers: 3

use colex::atom::{F32, TiledCopy, UniversalCopy};
use colex::layout;
use colex::num::_8;

fn main() {
    let op = UniversalCopy::<u32>::default();
    let _ = TiledCopy::from_tv(op, F32, layout!((2,4):(4,-1)), (_8,));
}
