// **Law.** Two swizzles in a row are one swizzle where they have the same shift and their bits
// start alike, end alike or adjoin.
//
// **Why.** A shift by 3 and one by 4 read different bits for the same place; no single `Swizzle<B,
// M, S>` does both.
//
// **Fix.** One after the other: `z.apply(y.apply(i))`.
//~ about: swizzles
//~ error[E0277]: `colex::Swizzle<_2, _0, _3>` after `colex::Swizzle<_2, _0, _4>` is not a single swizzle
//~ numbers: 3, 4

use colex::num::{_0, _2, _3, _4};
use colex::Swizzle;

fn main() {
    let z = Swizzle::<_2, _0, _3>::new();
    let _ = z.compose(Swizzle::<_2, _0, _4>::new());
}
