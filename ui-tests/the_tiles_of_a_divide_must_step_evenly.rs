// **Law.** A divide composes the layout with (tile, repetitions). So tile and repetitions must
// step through the layout's modes as evenly as any right-hand side.
//
// **Why.** 8 divides 24, but tiles of 8 neighbours do not fit the columns of `(6,4):(4,1)`: the
// first tile is one column and a third of the next, the second is two thirds and two thirds. No
// stride leads from tile to tile.
//
// **Fix.** Tiles of 2, 3, 6 or 12 neighbours, or a tuple such as `tile!(2, 4)`, which cuts each
// mode by its own.
//~ about: division
//~ error[E0277]: divide is undefined: mode `_0` of (tile, repetitions), of size `_8`, does not split into runs of `_6`
//~ numbers: 8, 6

use colex::layout;
use colex::num::_8;

fn main() {
    let a = layout!((6,4):(4,1));
    let _ = a.zipped_divide(_8);
}
