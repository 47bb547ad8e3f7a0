// **Law.** A swizzle in a tensor takes indices from 0 on: the offset makes up for strides below 0.
//
// **Why.** `4:-1` has the indices 0 to -3. An ordinary tensor counts from the smallest; a swizzle
// takes the bits of the index itself, and -3 has 61 leading ones.
//
// **Fix.** The offset 3: `ComposedLayout::new(swizzle, _3, layout!(4:-1))`.
//~ about: swizzles
//~ error[E0277]: a swizzle in a tensor takes indices from 0 on, and this layout starts at `minus<_3>`
//~ numbers: 3

use colex::num::{_0, _1};
use colex::{Swizzle, Tensor, layout};

fn main() {
    let swizzled = Swizzle::<_1, _0, _1>::new().compose(layout!(4:-1));
    let _ = Tensor::new([0; 8], swizzled);
}
