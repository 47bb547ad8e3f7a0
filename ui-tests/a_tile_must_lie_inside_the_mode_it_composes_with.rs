// **Law.** A tuple of tiles composes mode by mode, and each tile must lie inside its mode.
//
// **Why.** The rows of `(4,8):(1,4)` have the indices 0 to 3. A tile of 8 rows would read 4 to 7,
// which are rows 0 to 3 of the next column: the same elements under two names.
//
// **Fix.** A smaller tile. If the overhang is wanted, and guarded by a predicate, write it as
// `uneven(tile)`.
//~ about: composition
//~ error[E0277]: composition is undefined: the tile for mode `_0` needs `_8` coordinates, and that mode has size `_4`
//~ numbers: 8, 4

use colex::{layout, tile};

fn main() {
    let a = layout!((4,8):(1,4));
    let _ = a.compose(tile!(8, 2));
}
