// **Law.** Elements under a swizzle become larger ones where the swizzle keeps them together: a base
// of M keeps 2^M neighbours, from a multiple of 2^M on.
//
// **Why.** `Sw<3,2,3>` moves groups of 4 elements. Of 8 that are to be one, it moves the second 4
// elsewhere; CuTe drops a bit of the swizzle there, and elements end up where nobody put them.
//
// **Fix.** Elements of at most 4, or a swizzle with the base 3.
//~ about: swizzles
//~ error[E0277]: `_8` elements under the swizzle `colex::Swizzle<_3, _2, _3>` cannot become one: the swizzle moves them apart
//~ numbers: 8, 2

use colex::num::{_2, _3, _8};
use colex::{Swizzle, layout};

fn main() {
    let tile = Swizzle::<_3, _2, _3>::new().compose(layout!((8,64):(64,1)));
    let _ = tile.upcast::<_8>();
}
