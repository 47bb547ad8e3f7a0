//! Loops over coordinates: vectorised as the plain loops are.

/// The sum of a tile, by its coordinates.
pub mod sum {
    use colex::layout;

    #[inline(never)]
    pub fn layout(data: &[u32; 1024]) -> u32 {
        let tile = layout!((16,32):(32,1));
        let mut sum = 0;
        for i in 0..16 {
            for j in 0..32 {
                sum += data[tile.index((i, j))];
            }
        }
        sum
    }

    #[inline(never)]
    pub fn by_hand(data: &[u32; 1024]) -> u32 {
        let mut sum = 0;
        for i in 0..16 {
            for j in 0..32 {
                sum += data[32 * i + j];
            }
        }
        sum
    }
}

/// One row of a matrix added to another.
pub mod add_rows {
    use colex::{coord, layout};

    #[inline(never)]
    pub fn layout(data: &mut [f32; 4096], from: &[f32; 4096]) {
        let row = layout!((64,64):(64,1)).slice(coord!((3, _)));
        for j in 0..64 {
            data[row.index(j)] += from[row.index(j)];
        }
    }

    #[inline(never)]
    pub fn by_hand(data: &mut [f32; 4096], from: &[f32; 4096]) {
        for j in 0..64 {
            data[3 * 64 + j] += from[3 * 64 + j];
        }
    }
}

/// Every index of a contiguous layout.
pub mod every_index {
    use colex::layout;

    #[inline(never)]
    pub fn layout(data: &[u32; 128]) -> u32 {
        let mut sum = 0u32;
        for index in layout!(128:1).indices() {
            sum = sum.wrapping_add(data[index]);
        }
        sum
    }

    #[inline(never)]
    pub fn by_hand(data: &[u32; 128]) -> u32 {
        let mut sum = 0u32;
        for index in 0..128 {
            sum = sum.wrapping_add(data[index]);
        }
        sum
    }
}

/// Every second element, by a layout.
pub mod every_second {
    use colex::layout;

    #[inline(never)]
    pub fn layout(data: &mut [u32; 128]) {
        let even = layout!(64:2);
        for x in 0..64 {
            data[even.index(x)] = 0;
        }
    }

    #[inline(never)]
    pub fn by_hand(data: &mut [u32; 128]) {
        for x in 0..64 {
            data[2 * x] = 0;
        }
    }
}
