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

/// An element of a swizzled tile: shift, mask, exclusive or, and a load.
pub mod swizzled_element {
    use colex::num::_3;
    use colex::tensor::Tensor;
    use colex::{Swizzle, layout};

    #[inline(never)]
    pub fn layout(data: &[f32; 512], i: usize, j: usize) -> f32 {
        let tile = Swizzle::<_3, _3, _3>::new().compose(layout!((8,64):(64,1)));
        Tensor::new(data, tile)[(i % 8, j % 64)]
    }

    #[inline(never)]
    pub fn by_hand(data: &[f32; 512], i: usize, j: usize) -> f32 {
        let index = 64 * (i % 8) + j % 64;
        data[index ^ ((index & 0b111_000_000) >> 3)]
    }
}
