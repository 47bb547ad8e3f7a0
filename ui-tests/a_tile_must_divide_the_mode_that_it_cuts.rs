// **Law.** The tiles of a divide cover the layout exactly: each size is a multiple of its tile.
//
// **Why.** 10 rows in tiles of 4 are two and a half. CuTe C++ rounds up without a word: its third
// tile runs over rows 8 to 11, and rows 10 and 11 are not there. On `(10,8):(8,1)` they are the
// indices 80 to 95, past the end of the allocation.
//
// **Fix.** A tile that divides the size, a padded mode, or `uneven(tile)`: that rounds up on
// purpose, and the program guards the coordinates past the end.
//~ about: division
//~ error[E0277]: divide is undefined: a tile of `_4` does not divide mode `_0`, of size `_10`
//~ numbers: 10, 4

use colex::{layout, tile};

fn main() {
    let a = layout!((10,8):(8,1));
    let _ = a.zipped_divide(tile!(4, 8));
}
