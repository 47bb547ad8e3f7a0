// **Law.** Only in a compact layout does each index below the size have exactly one coordinate.
//
// **Why.** `(3,4):(6,1)` has rows that start 6 apart: at the indices 4 and 5 there is nothing.
// CuTe C++ answers with some coordinate that lies elsewhere.
//
// **Fix.** `try_coord_of_index`, which says `None` there, or a layout without padding.
//~ about: coordinates
//~ error[E0277]: the layout `colex::Layout<(_3, _4), (_6, _1)>` is not compact: its stride `_6` would have to be `_4`
//~ numbers: 6, 4

use colex::layout;

fn main() {
    let padded = layout!((3,4):(6,1));
    let _: (usize, usize) = padded.coord_of_index(5);
}
