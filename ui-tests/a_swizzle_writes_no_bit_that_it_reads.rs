// **Law.** `Swizzle<B, M, S>` xors B bits onto the B bits that lie S below: |S| ≥ B, so that the
// two do not overlap.
//
// **Why.** With 3 bits shifted by 2, bit 2 is read and written: the function is no longer its own
// inverse, and some layouts would send two elements to one place.
//
// **Fix.** A shift of 3 or more.
//~ about: swizzles
//~ error[E0277]: a swizzle of `_3` bits cannot shift by `_2`: the bits that it reads and those that it writes overlap
//~ numbers: 3, 2

use colex::num::{_0, _2, _3};
use colex::Swizzle;

fn main() {
    let sw = Swizzle::<_3, _0, _2>::new();
    let _: usize = sw.apply(5);
}
