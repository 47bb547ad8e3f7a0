//! On nalgebra: matrices of static sizes, which it stores by columns; what is by rows here is its transpose.

use nalgebra::{Const, MatrixView, MatrixViewMut};

use crate::{BLOCK, Matrix, N, TILE};

type View<'a> = MatrixView<'a, f32, Const<N>, Const<N>>;
type ViewMut<'a> = MatrixViewMut<'a, f32, Const<N>, Const<N>>;

#[inline(never)]
pub fn sum(a: &Matrix) -> f32 {
    View::from_slice(a).fixed_view::<TILE, TILE>(TILE, TILE).sum()
}

#[inline(never)]
pub fn transpose(a: &Matrix, b: &mut Matrix) {
    View::from_slice(a).transpose_to(&mut ViewMut::from_slice(b));
}

#[inline(never)]
pub fn into_blocks(a: &Matrix, b: &mut Matrix) {
    let from = View::from_slice(a);
    for (t, block) in b.chunks_exact_mut(BLOCK * BLOCK).enumerate() {
        let (ti, tj) = (t / (N / BLOCK), t % (N / BLOCK));
        let mut to = MatrixViewMut::<f32, Const<BLOCK>, Const<BLOCK>>::from_slice(block);
        to.copy_from(&from.fixed_view::<BLOCK, BLOCK>(BLOCK * tj, BLOCK * ti));
    }
}

#[inline(never)]
pub fn pack(a: &Matrix, b: &mut Matrix) {
    let from = View::from_slice(a);
    for (p, panel) in b.chunks_exact_mut(BLOCK * N).enumerate() {
        let mut to = MatrixViewMut::<f32, Const<BLOCK>, Const<N>>::from_slice(panel);
        from.fixed_columns::<BLOCK>(BLOCK * p).transpose_to(&mut to);
    }
}

/// Its own product: of the transposes, the other way round.
#[inline(never)]
pub fn product(a: &Matrix, b: &Matrix, c: &mut Matrix) {
    let (a, b) = (View::from_slice(a), View::from_slice(b));
    ViewMut::from_slice(c).gemm(1.0, &b, &a, 1.0);
}
