//! On ndarray: views, slices and iterators.

use ndarray::{ArrayView2, ArrayViewMut2, s};

use crate::{BLOCK, Matrix, N, TILE};

fn view(a: &Matrix) -> ArrayView2<'_, f32> {
    ArrayView2::from_shape((N, N), a).expect("64 × 64 elements")
}

fn view_mut(a: &mut Matrix) -> ArrayViewMut2<'_, f32> {
    ArrayViewMut2::from_shape((N, N), a).expect("64 × 64 elements")
}

#[inline(never)]
pub fn sum(a: &Matrix) -> f32 {
    view(a).slice(s![TILE.., TILE..]).sum()
}

#[inline(never)]
pub fn transpose(a: &Matrix, b: &mut Matrix) {
    view_mut(b).assign(&view(a).t());
}

#[inline(never)]
pub fn into_blocks(a: &Matrix, b: &mut Matrix) {
    let shape = (N / BLOCK, N / BLOCK, BLOCK, BLOCK);
    let mut to = ndarray::ArrayViewMut4::from_shape(shape, b).expect("as many elements");
    let from = view(a);
    for ti in 0..N / BLOCK {
        for tj in 0..N / BLOCK {
            let (i, j) = (BLOCK * ti, BLOCK * tj);
            to.slice_mut(s![ti, tj, .., ..]).assign(&from.slice(s![i..i + BLOCK, j..j + BLOCK]));
        }
    }
}

#[inline(never)]
pub fn pack(a: &Matrix, b: &mut Matrix) {
    let shape = (N / BLOCK, N, BLOCK);
    let mut to = ndarray::ArrayViewMut3::from_shape(shape, b).expect("as many elements");
    let from = view(a);
    for p in 0..N / BLOCK {
        let rows = from.slice(s![BLOCK * p..BLOCK * (p + 1), ..]);
        to.slice_mut(s![p, .., ..]).assign(&rows.t());
    }
}

/// Its own product, with its own kernels.
#[inline(never)]
pub fn product(a: &Matrix, b: &Matrix, c: &mut Matrix) {
    ndarray::linalg::general_mat_mul(1.0, &view(a), &view(b), 1.0, &mut view_mut(c));
}
