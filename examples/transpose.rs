//! A transposition in tiles, for matrices of any size.
//!
//! `a` is read row by row and its transpose written row by row, so one of the two jumps through memory.
//! In tiles, both stay in the cache. Sizes that the tile does not divide end in tiles that overhang: those
//! are cropped to what is inside, and all others keep their static shape.

use colex::tensor::{Tensor, transform};
use colex::{layout, tile};

/// The edge of a tile.
const EDGE: usize = 16;

/// Writes the transpose of the row-major `rows × columns` matrix `src` to `dst`.
pub(crate) fn transpose(src: &[f32], dst: &mut [f32], rows: usize, columns: usize) {
    let a = Tensor::new(src, layout!((rows,columns):(columns,1)));
    // The same coordinates as in `a`: what is row-major when transposed, is column-major here.
    let mut b = Tensor::new(dst, layout!((rows,columns):(1,rows)));
    for i in 0..rows.div_ceil(EDGE) {
        for j in 0..columns.div_ceil(EDGE) {
            let from = a.local_tile_uneven(tile!(16, 16), (i, j));
            let to = b.view_mut().local_tile_uneven(tile!(16, 16), (i, j));
            match from.whole() {
                Some(from) => transform(&from, &mut to.whole().expect("as large"), |x| *x),
                None => transform(&from.crop(), &mut to.crop(), |x| *x),
            }
        }
    }
}

/// By the definition, without tiles and without layouts.
fn naive(src: &[f32], rows: usize, columns: usize) -> Vec<f32> {
    (0..columns).flat_map(|j| (0..rows).map(move |i| src[i * columns + j])).collect()
}

fn main() {
    let sizes = [0, 1, 2, 3, 7, 15, 16, 17, 31, 32, 33, 48, 50, 64, 100, 129];
    let (mut compared, mut uneven) = (0, 0);
    for rows in sizes {
        for columns in sizes {
            let src: Vec<f32> = (0_u16..).map(f32::from).take(rows * columns).collect();
            let mut dst = vec![-1.0; rows * columns];
            transpose(&src, &mut dst, rows, columns);
            assert_eq!(dst, naive(&src, rows, columns), "{rows} × {columns}");
            compared += 1;
            uneven += usize::from(rows % EDGE != 0 || columns % EDGE != 0);
        }
    }
    println!("{compared} matrices transposed, {uneven} of sizes that the tile does not divide");
}
