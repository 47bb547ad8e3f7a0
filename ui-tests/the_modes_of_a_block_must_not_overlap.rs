// **Law.** A product repeats a block at offsets that the block leaves free. Sorted by stride, each
// mode of the block must start where those before it end, or later.
//
// **Why.** `(4,8):(1,2)` takes the indices 0 to 17, most of them twice. A copy of it that starts
// at 4 would write over the first.
//
// **Fix.** A stride of 4 or more for the second mode.
//~ about: products
//~ error[E0277]: product is undefined: mode `_8:_2` of the block starts inside the `_4` indices that its other modes span
//~ numbers: 2, 4

use colex::layout;

fn main() {
    let block = layout!((4,8):(1,2));
    let _ = block.logical_product(layout!(2:1));
}
