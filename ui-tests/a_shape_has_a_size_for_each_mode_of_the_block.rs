// **Law.** The shape that a block fills has at least as many modes as the block.
//
// **Why.** A block of rows and columns cannot fill a line: its second mode has no place.
//
// **Fix.** A size for each mode, 1 where the block is as large as the shape.
//~ about: products
//~ error[E0277]: tile_to_shape is undefined: the block has more modes than the shape, which has `_1`
//~ numbers: 1

use colex::{layout, num::_32};

fn main() {
    let block = layout!((4,8));
    let _ = block.tile_to_shape(_32);
}
