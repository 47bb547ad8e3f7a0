//! On mdarray: views of static shapes.

use mdarray::{Const, View, ViewMut, expr::Expression, view};

use crate::{BLOCK, Matrix, N, TILE};

#[inline(never)]
pub fn sum(a: &Matrix) -> f32 {
    let a = rows(a);
    a.view(TILE.., TILE..).iter().sum()
}
