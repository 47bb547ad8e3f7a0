//! Tensors: storage and layout, checked when they are made.

/// An element of an array: the compiler has proved that the layout stays inside.
pub mod tensor_element {
    use colex::layout;
    use colex::tensor::Tensor;

    #[inline(never)]
    pub fn layout(data: &[f32; 128], i: usize, j: usize) -> Option<f32> {
        Tensor::new(data, layout!((8,16):(16,1))).get((i, j)).copied()
    }

    #[inline(never)]
    pub fn by_hand(data: &[f32; 128], i: usize, j: usize) -> Option<f32> {
        if i < 8 && j < 16 { Some(data[16 * i + j]) } else { None }
    }
}

/// A contiguous tile copied.
pub mod copy_contiguous {
    use colex::layout;
    use colex::tensor::{Tensor, copy};

    #[inline(never)]
    pub fn layout(from: &[f32; 64], to: &mut [f32; 64]) {
        let tile = layout!((8,8):(8,1));
        copy(&Tensor::new(from, tile), &mut Tensor::new(to, tile));
    }

    #[inline(never)]
    pub fn by_hand(from: &[f32; 64], to: &mut [f32; 64]) {
        to.copy_from_slice(from);
    }
}

/// A tile of a larger matrix copied, a row of eight at a time.
pub mod copy_strided {
    use colex::layout;
    use colex::tensor::{Tensor, copy};

    #[inline(never)]
    pub fn layout(from: &[f32; 4096], to: &mut [f32; 64]) {
        let tile = Tensor::new(from, layout!((8,8):(64,1)));
        copy(&tile, &mut Tensor::new(to, layout!((8,8):(8,1))));
    }

    #[inline(never)]
    pub fn by_hand(from: &[f32; 4096], to: &mut [f32; 64]) {
        for i in 0..8 {
            to[8 * i..8 * i + 8].copy_from_slice(&from[64 * i..64 * i + 8]);
        }
    }
}

/// Every element of a tile set.
pub mod fill_tile {
    use colex::layout;
    use colex::tensor::Tensor;

    #[inline(never)]
    pub fn layout(to: &mut [f32; 4096]) {
        Tensor::new(to, layout!((8,8):(64,1))).fill(1.0);
    }

    #[inline(never)]
    pub fn by_hand(to: &mut [f32; 4096]) {
        for i in 0..8 {
            to[64 * i..64 * i + 8].fill(1.0);
        }
    }
}
