//! Indices with exchanged bits.

/// A swizzled tile of shared memory.
pub mod swizzle {
    use colex::num::_3;
    use colex::{Swizzle, layout};

    #[inline(never)]
    pub fn layout(i: usize, j: usize) -> usize {
        Swizzle::<_3, _3, _3>::new().compose(layout!((8,64):(64,1))).index((i, j))
    }

    #[inline(never)]
    pub fn by_hand(i: usize, j: usize) -> usize {
        let index = 64 * i + j;
        index ^ ((index & 0b111_000_000) >> 3)
    }
}
