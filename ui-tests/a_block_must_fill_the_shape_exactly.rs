// **Law.** `tile_to_shape` repeats a block until it fills the shape: each mode of the shape is a
// multiple of the block's.
//
// **Why.** Three blocks of 4 rows are 12 rows, two are 8. To fill 10 rows, half a block would
// stick out at the end.
//
// **Fix.** A shape of 8 or 12 rows, or a block of 5.
//~ about: products
//~ error[E0277]: tile_to_shape is undefined: a block of `_4` does not fill mode `_0` of the shape, of size `_10`
//~ numbers: 10, 4

use colex::{layout, shape};

fn main() {
    let block = layout!((4,8));
    let _ = block.tile_to_shape(shape!((10,16)));
}
