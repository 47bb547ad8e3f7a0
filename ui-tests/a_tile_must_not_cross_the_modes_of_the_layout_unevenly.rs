// **Law.** Tile and repetitions are composed with the layout together: where they carry from one
// mode into the next, they must do so evenly.
//
// **Why.** The tile `(2,4):(12,1)` of 24 elements repeats three times at a distance of 4. The
// third repetition starts at 8, which in a mode of 6 is the middle of the next column.
//
// **Fix.** A tile whose repetitions stay in step: `(2,2):(12,1)` repeats at 2 and 4, both inside
// the column of 6.
//~ about: division
//~ error[E0277]: divide is undefined: mode `_1` of (tile, repetitions), of size `_3`, does not split into runs of `_2`
//~ numbers: 3, 2

use colex::layout;

fn main() {
    let a = layout!((6,4):(4,1));
    let _ = a.zipped_divide(layout!((2,4):(12,1)));
}
