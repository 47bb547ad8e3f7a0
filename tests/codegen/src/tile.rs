//! Copies of tiles.

/// A tile of a matrix into an array of its own.
pub mod copy_tile {
    use colex::layout;

    #[inline(never)]
    pub fn layout(from: &[f32; 4096], to: &mut [f32; 64]) {
        let (tile, own) = (layout!((8,8):(64,1)), layout!((8,8):(8,1)));
        for i in 0..8 {
            for j in 0..8 {
                to[own.index((i, j))] = from[tile.index((i, j))];
            }
        }
    }

    #[inline(never)]
    pub fn by_hand(from: &[f32; 4096], to: &mut [f32; 64]) {
        for i in 0..8 {
            for j in 0..8 {
                to[8 * i + j] = from[64 * i + j];
            }
        }
    }
}

/// A matrix transposed.
pub mod transpose {
    use colex::layout;

    #[inline(never)]
    pub fn layout(from: &[f32; 256], to: &mut [f32; 256]) {
        let (rows, columns) = (layout!((16,16):(16,1)), layout!((16,16):(1,16)));
        for i in 0..16 {
            for j in 0..16 {
                to[columns.index((i, j))] = from[rows.index((i, j))];
            }
        }
    }

    #[inline(never)]
    pub fn by_hand(from: &[f32; 256], to: &mut [f32; 256]) {
        for i in 0..16 {
            for j in 0..16 {
                to[i + 16 * j] = from[16 * i + j];
            }
        }
    }
}

/// A tile of a matrix whose rows are of run-time length.
pub mod copy_tile_at_run_time {
    use colex::layout;

    #[inline(never)]
    pub fn layout(n: usize, from: &[f32], to: &mut [f32; 64]) {
        let (tile, own) = (layout!((8,8):(n,1)), layout!((8,8):(8,1)));
        for i in 0..8 {
            for j in 0..8 {
                to[own.index((i, j))] = from[tile.index((i, j))];
            }
        }
    }

    #[inline(never)]
    pub fn by_hand(n: usize, from: &[f32], to: &mut [f32; 64]) {
        for i in 0..8 {
            for j in 0..8 {
                to[8 * i + j] = from[i * n + j];
            }
        }
    }
}

/// Rows into panels of four: what a micro-kernel of a matrix product reads.
pub mod pack {
    use colex::layout;

    #[inline(never)]
    pub fn layout(from: &[f32; 1024], to: &mut [f32; 1024]) {
        let (rows, panels) = (layout!((32,32):(32,1)), layout!(((4,8),32):((1,128),4)));
        for i in 0..32 {
            for k in 0..32 {
                to[panels.index((i, k))] = from[rows.index((i, k))];
            }
        }
    }

    #[inline(never)]
    pub fn by_hand(from: &[f32; 1024], to: &mut [f32; 1024]) {
        for i in 0..32 {
            for k in 0..32 {
                let (panel, row) = (i / 4, i % 4);
                to[(row + panel * 128) + 4 * k] = from[32 * i + k];
            }
        }
    }
}
