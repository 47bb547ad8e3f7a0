// **Law.** `ZippedDivide<A, T>` is the divide as a type. In a signature it is refused where it is
// written, before anybody calls.
//
// **Why.** A struct of 10 rows in tiles of 4 would hold three tiles, the last of which overhangs.
//
// **Fix.** A tile that divides 10.
//~ about: division
//~ error[E0277]: divide is undefined: a tile of `_4` does not divide mode `_0`, of size `_10`
//~ numbers: 10, 4

use colex::num::_4;
use colex::{Layout, ZippedDivide};

struct Tiles {
    layout: ZippedDivide<Layout!(10:1), _4>,
}

fn main() {}
