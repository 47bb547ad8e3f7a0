// **Law.** A recast from one element type to another compares their sizes, so the compiler must
// know both as numbers.
//
// **Why.** A guess would scale all strides by the wrong factor.
//
// **Fix.** Implement `Element` for the type, or give the sizes: `recast_bits::<_8, _32>()`.
//~ about: recasts
//~ error[E0277]: the size of `Pixel` is not known as a type

use colex::layout;

struct Pixel;

fn main() {
    let a = layout!((4,3):(1,8));
    let _ = a.recast::<u8, Pixel>();
}
