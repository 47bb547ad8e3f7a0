//! By hand: one array, and index arithmetic.

use crate::{BLOCK, CHANNELS, Matrix, N, SIDE, TILE};

#[inline(never)]
pub fn sum(a: &Matrix) -> f32 {
    let mut sum = 0.0;
    for i in 0..TILE {
        for j in 0..TILE {
            sum += a[N * (TILE + i) + TILE + j];
        }
    }
    sum
}

#[inline(never)]
pub fn transpose(a: &Matrix, b: &mut Matrix) {
    for i in 0..N {
        for j in 0..N {
            b[i + N * j] = a[N * i + j];
        }
    }
}

#[inline(never)]
pub fn into_blocks(a: &Matrix, b: &mut Matrix) {
    for ti in 0..N / BLOCK {
        for tj in 0..N / BLOCK {
            for i in 0..BLOCK {
                for j in 0..BLOCK {
                    b[BLOCK * i + j + (BLOCK * N * ti + BLOCK * BLOCK * tj)] =
                        a[N * i + j + (BLOCK * N * ti + BLOCK * tj)];
                }
            }
        }
    }
}

#[inline(never)]
pub fn pack(a: &Matrix, b: &mut Matrix) {
    for p in 0..N / BLOCK {
        for k in 0..N {
            for i in 0..BLOCK {
                b[i + BLOCK * N * p + BLOCK * k] = a[N * i + BLOCK * N * p + k];
            }
        }
    }
}

#[inline(never)]
pub fn product(a: &Matrix, b: &Matrix, c: &mut Matrix) {
    for i in 0..N {
        for k in 0..N {
            for j in 0..N {
                c[N * i + j] += a[N * i + k] * b[N * k + j];
            }
        }
    }
}

/// Tiles of 8 × 8 × 64.
#[inline(never)]
pub fn tiled_product(a: &Matrix, b: &Matrix, c: &mut Matrix) {
    for ti in 0..N / BLOCK {
        for tj in 0..N / BLOCK {
            for k in 0..N {
                for i in 0..BLOCK {
                    for j in 0..BLOCK {
                        c[N * i + j + (BLOCK * N * ti + BLOCK * tj)] +=
                            a[N * (BLOCK * ti + i) + k] * b[N * k + BLOCK * tj + j];
                    }
                }
            }
        }
    }
}

/// An image by channels, into one of 8 channels side by side: NCHW to `NCHW8c`.
#[inline(never)]
pub fn block_channels(a: &Matrix, b: &mut Matrix) {
    for c in 0..CHANNELS / BLOCK {
        for y in 0..SIDE {
            for x in 0..SIDE {
                for i in 0..BLOCK {
                    b[i + SIDE * SIDE * BLOCK * c + SIDE * BLOCK * y + BLOCK * x] =
                        a[SIDE * SIDE * i + SIDE * SIDE * BLOCK * c + SIDE * y + x];
                }
            }
        }
    }
}
