// **Law.** Sizes and strides count elements.
//
// **Why.** Half an element has no address.
//
// **Fix.** An integer.
//~ about: notation
//~ error: `1.5` is not an integer; sizes and strides count elements
//~ numbers: 1.5

use colex::layout;

fn main() {
    let _ = layout!((4,1.5));
}
