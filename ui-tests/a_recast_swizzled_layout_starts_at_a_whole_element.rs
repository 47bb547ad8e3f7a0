// **Law.** A swizzled layout becomes one of larger elements where its offset is a multiple of their
// size.
//
// **Why.** From element 4 on, a vector of 8 is the second half of one and the first half of the
// next, which the swizzle may put far apart.
//
// **Fix.** Recast first, then slice; or an offset that is a multiple of 8.
//~ about: swizzles
//~ error[E0277]: a layout that starts at `_4` cannot be recast to elements of `_8`: it starts inside one
//~ numbers: 4, 8

use colex::num::{_3, _4, _8};
use colex::{ComposedLayout, Swizzle, layout};

fn main() {
    let swizzle = Swizzle::<_3, _3, _3>::new();
    let row = ComposedLayout::new(swizzle, _4, layout!(64:1));
    let _ = row.upcast::<_8>();
}
