// **Law.** A layout as tiler is repeated at the offsets that its gaps leave free. Tile and
// repetitions together must cover the layout exactly.
//
// **Why.** `4:3` takes 0 3 6 9, its repetitions start at 0, 1, 2, and then at 12: every multiple
// of 12 coordinates is covered, and 16 is none. The second round would take 12 to 23 of 16.
//
// **Fix.** A tile whose span divides the size, such as `4:4` (span 16), a padded layout, or
// `uneven(tile)`.
//~ about: division
//~ error[E0277]: divide is undefined: a tile of `_4` elements and its repetitions cover `_24` coordinates, and mode `_0` is of size `_16`
//~ numbers: 4, 24, 16

use colex::layout;

fn main() {
    let a = layout!(16:1);
    let _ = a.logical_divide(layout!(4:3));
}
