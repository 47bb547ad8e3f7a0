//! On slices: rows by `chunks_exact`, and iterators.

use crate::{BLOCK, Matrix, N, TILE};

#[inline(never)]
pub fn sum(a: &Matrix) -> f32 {
    a.chunks_exact(N).skip(TILE).flat_map(|row| &row[TILE..]).sum()
}

#[inline(never)]
pub fn transpose(a: &Matrix, b: &mut Matrix) {
    for (i, row) in a.chunks_exact(N).enumerate() {
        for (column, x) in b.chunks_exact_mut(N).zip(row) {
            column[i] = *x;
        }
    }
}

#[inline(never)]
pub fn into_blocks(a: &Matrix, b: &mut Matrix) {
    let mut blocks = b.chunks_exact_mut(BLOCK * BLOCK);
    for rows in a.chunks_exact(BLOCK * N) {
        for (tj, block) in blocks.by_ref().take(N / BLOCK).enumerate() {
            for (to, row) in block.chunks_exact_mut(BLOCK).zip(rows.chunks_exact(N)) {
                to.copy_from_slice(&row[BLOCK * tj..][..BLOCK]);
            }
        }
    }
}

#[inline(never)]
pub fn pack(a: &Matrix, b: &mut Matrix) {
    for (rows, panel) in a.chunks_exact(BLOCK * N).zip(b.chunks_exact_mut(BLOCK * N)) {
        for (k, to) in panel.chunks_exact_mut(BLOCK).enumerate() {
            for (to, row) in to.iter_mut().zip(rows.chunks_exact(N)) {
                *to = row[k];
            }
        }
    }
}

#[inline(never)]
pub fn product(a: &Matrix, b: &Matrix, c: &mut Matrix) {
    for (c, a) in c.chunks_exact_mut(N).zip(a.chunks_exact(N)) {
        for (a, b) in a.iter().zip(b.chunks_exact(N)) {
            for (c, b) in c.iter_mut().zip(b) {
                *c += a * b;
            }
        }
    }
}
