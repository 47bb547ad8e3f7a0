//! On mdarray: views of static shapes, and expressions.

use mdarray::expr::Expression;
use mdarray::{Const, View, ViewMut};

use crate::{BLOCK, Matrix, N, TILE};

type Square = (Const<N>, Const<N>);

fn view(a: &Matrix) -> View<'_, f32, Square> {
    View::from(&a[..]).into_shape((Const::<N>, Const::<N>))
}

fn view_mut(a: &mut Matrix) -> ViewMut<'_, f32, Square> {
    ViewMut::from(&mut a[..]).into_shape((Const::<N>, Const::<N>))
}

#[inline(never)]
pub fn sum(a: &Matrix) -> f32 {
    let a = view(a);
    a.view(TILE.., TILE..).iter().sum()
}

#[inline(never)]
pub fn transpose(a: &Matrix, b: &mut Matrix) {
    view_mut(b).assign(view(a).transpose());
}

#[inline(never)]
pub fn into_blocks(a: &Matrix, b: &mut Matrix) {
    let from = view(a);
    for (t, block) in b.chunks_exact_mut(BLOCK * BLOCK).enumerate() {
        let (i, j) = (t / (N / BLOCK) * BLOCK, t % (N / BLOCK) * BLOCK);
        let mut to = ViewMut::from(block).into_shape((Const::<BLOCK>, Const::<BLOCK>));
        to.assign(from.view(i..i + BLOCK, j..j + BLOCK));
    }
}

#[inline(never)]
pub fn pack(a: &Matrix, b: &mut Matrix) {
    let from = view(a);
    for (p, panel) in b.chunks_exact_mut(BLOCK * N).enumerate() {
        let mut to = ViewMut::from(panel).into_shape((Const::<N>, Const::<BLOCK>));
        to.assign(from.view(BLOCK * p..BLOCK * (p + 1), ..).transpose());
    }
}

/// As its documentation writes a product.
#[inline(never)]
pub fn product(a: &Matrix, b: &Matrix, c: &mut Matrix) {
    let (a, b, mut c) = (view(a), view(b), view_mut(c));
    for (mut ci, ai) in c.rows_mut().zip(a.rows()) {
        for (aik, bk) in ai.expr().zip(b.rows()) {
            for (cij, bkj) in ci.expr_mut().zip(bk) {
                *cij += aik * bkj;
            }
        }
    }
}
