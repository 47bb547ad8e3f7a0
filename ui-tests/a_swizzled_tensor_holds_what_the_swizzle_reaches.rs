// **Law.** A tensor is made where its layout stays inside the storage, and with a swizzle after the
// layout it is the swizzled indices that must.
//
// **Why.** `3:1` has the indices 0, 1 and 2. `Sw<1,0,1>` lays bit 1 over bit 0, so 2 becomes 3: the
// last of three elements is the fourth.
//
// **Fix.** An array of 4; `cosize()` counts what the swizzle reaches.
//~ about: swizzles
//~ error[E0277]: the layout reaches outside the storage: it needs `_4` elements, and there are `_3`
//~ numbers: 4, 3

use colex::num::{_0, _1};
use colex::{Swizzle, Tensor, layout};

fn main() {
    let swizzled = Swizzle::<_1, _0, _1>::new().compose(layout!(3:1));
    let _ = Tensor::new([0; 3], swizzled);
}
