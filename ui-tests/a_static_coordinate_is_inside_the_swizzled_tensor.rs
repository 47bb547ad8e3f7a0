// **Law.** A coordinate counts from 0 to the size of its mode less 1, whatever comes after the
// layout. Where both numbers are static, the compiler compares them.
//
// **Why.** Column 8 of a tile of 8 × 8 would be the next row's first element before the swizzle,
// and some other one after it.
//
// **Fix.** Column 7, or a run-time coordinate and `get`, which says `None`.
//~ about: swizzles
//~ error[E0277]: the coordinate `(_1, _8)` is outside the shape `(_8, _8)`
//~ numbers: 1, 8

use colex::num::{_0, _1, _3, _8};
use colex::{Swizzle, Tensor, layout};

fn main() {
    let swizzled = Swizzle::<_3, _0, _3>::new().compose(layout!((8,8):(8,1)));
    let t = Tensor::new([0; 64], swizzled);
    let _ = t[(_1, _8)];
}
