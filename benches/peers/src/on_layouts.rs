//! On layouts: the same loops, and the layouts say where an element lies.

use colex::{coord, layout, tile};

use crate::{BLOCK, CHANNELS, Matrix, N, SIDE, TILE};

#[inline(never)]
pub fn sum(a: &Matrix) -> f32 {
    let tiles = layout!((64,64):(64,1)).zipped_divide(tile!(32, 32));
    let tile = tiles.slice(coord!((_, (1, 1))));
    let mut sum = 0.0;
    for i in 0..TILE {
        for j in 0..TILE {
            sum += a[tile.index(((i, j),))];
        }
    }
    sum
}

#[inline(never)]
pub fn transpose(a: &Matrix, b: &mut Matrix) {
    let (rows, columns) = (layout!((64,64):(64,1)), layout!((64, 64)));
    for i in 0..N {
        for j in 0..N {
            b[columns.index((i, j))] = a[rows.index((i, j))];
        }
    }
}

#[inline(never)]
pub fn into_blocks(a: &Matrix, b: &mut Matrix) {
    let from = layout!((64,64):(64,1)).zipped_divide(tile!(8, 8));
    let to = layout!((8,8):(8,1)).tile_to_shape_right(colex::shape!((64, 64)));
    let to = to.zipped_divide(tile!(8, 8));
    for ti in 0..N / BLOCK {
        for tj in 0..N / BLOCK {
            for i in 0..BLOCK {
                for j in 0..BLOCK {
                    b[to.index(((i, j), (ti, tj)))] = a[from.index(((i, j), (ti, tj)))];
                }
            }
        }
    }
}

#[inline(never)]
pub fn pack(a: &Matrix, b: &mut Matrix) {
    let rows = layout!((64,64):(64,1)).logical_divide(tile!(8));
    let panels = layout!(((8,8),64):((1,512),8));
    for p in 0..N / BLOCK {
        for k in 0..N {
            for i in 0..BLOCK {
                b[panels.index(((i, p), k))] = a[rows.index(((i, p), k))];
            }
        }
    }
}

#[inline(never)]
pub fn product(a: &Matrix, b: &Matrix, c: &mut Matrix) {
    let rows = layout!((64,64):(64,1));
    for i in 0..N {
        for k in 0..N {
            for j in 0..N {
                c[rows.index((i, j))] += a[rows.index((i, k))] * b[rows.index((k, j))];
            }
        }
    }
}

/// Tiles of 8 × 8 × 64.
#[inline(never)]
pub fn tiled_product(a: &Matrix, b: &Matrix, c: &mut Matrix) {
    let rows = layout!((64,64):(64,1));
    let (tiles, of_a) = (rows.zipped_divide(tile!(8, 8)), rows.zipped_divide(tile!(8, _)));
    let of_b = rows.zipped_divide(tile!(_, 8));
    for ti in 0..N / BLOCK {
        for tj in 0..N / BLOCK {
            for k in 0..N {
                for i in 0..BLOCK {
                    for j in 0..BLOCK {
                        c[tiles.index(((i, j), (ti, tj)))] +=
                            a[of_a.index(((i, k), (ti, 0)))] * b[of_b.index(((k, j), (0, tj)))];
                    }
                }
            }
        }
    }
}

/// An image by channels, into one of 8 channels side by side: NCHW to `NCHW8c`.
#[inline(never)]
pub fn block_channels(a: &Matrix, b: &mut Matrix) {
    let by_channels = layout!((16,16,16):(256,16,1)).logical_divide(tile!(8));
    let blocked = layout!(((8,2),16,16):((1,2048),128,8));
    for c in 0..CHANNELS / BLOCK {
        for y in 0..SIDE {
            for x in 0..SIDE {
                let from = by_channels.slice(coord!(((_, c), y, x)));
                let to = blocked.slice(coord!(((_, c), y, x)));
                for i in 0..BLOCK {
                    b[to.index((i,))] = a[from.index((i,))];
                }
            }
        }
    }
}
