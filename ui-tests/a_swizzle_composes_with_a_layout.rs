// **Law.** A swizzle stands behind a layout: it composes with a layout or with another swizzle.
//
// **Why.** A number could be an index or a size.
//
// **Fix.** `apply` for an index, `layout!(8:1)` for a size.
//~ about: swizzles
//~ error[E0277]: `{integer}` is not a layout, nor a swizzle

use colex::num::{_0, _2, _3};
use colex::Swizzle;

fn main() {
    let sw = Swizzle::<_2, _0, _3>::new();
    let _ = sw.compose(8);
}
