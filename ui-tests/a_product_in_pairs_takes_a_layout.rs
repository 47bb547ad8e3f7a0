// **Law.** `blocked_product` and `raked_product` pair the modes of two layouts.
//
// **Why.** A number has no mode structure to pair with. `8` could mean 8 rows or 8 columns of
// blocks.
//
// **Fix.** A layout with a mode for each mode of the block: `(2,4)`, or `(8,1)`.
//~ about: products
//~ error[E0277]: `{integer}` is not a layout

use colex::layout;

fn main() {
    let block = layout!((4,8));
    let _ = block.blocked_product(8);
}
