//! A matrix multiplication in tiles, for matrices of any size.
//!
//! The structure is that of a GPU kernel, in one thread. For each tile of C, tiles of A and B are brought
//! along K into buffers, padded with zeros where they overhang the matrix; and from the buffers,
//! small tiles of the product are computed in registers. Only bringing in and writing back know of the
//! edges: what is between them has static sizes throughout.

#![allow(clippy::many_single_char_names, reason = "the letters of matrix multiplication")]

use colex::tensor::{Tensor, View, axpby, copy, gemm};
use colex::{Layout, layout, tile};

/// The edge of a tile.
const EDGE: usize = 32;

/// A tile in its buffer, column by column: the small tiles of it lie along memory.
type Tile = Layout!((32, 32));

/// A buffer of its own.
type Buffer = Tensor<[f32; EDGE * EDGE], Tile>;

/// A matrix in memory, its sizes and strides known when the program runs.
type Matrix<'a> = Tensor<View<'a, f32>, Layout<(usize, usize), (usize, usize)>>;

/// `c ← a · b`, all of them column by column; `a` is `m × k` and `b` is `k × n`.
pub(crate) fn matmul(a: &[f32], b: &[f32], c: &mut [f32], [m, n, k]: [usize; 3]) {
    let a = Tensor::new(a, Layout::new((m, k), (1, m)));
    let b = Tensor::new(b, Layout::new((n, k), (k, 1))); // (N,K), as CuTe has it
    let mut c = Tensor::new(c, layout!((m,n):(1,m)));
    let [mut left, mut right, mut product] = [Tensor::new([0.0; EDGE * EDGE], Tile::default()); 3];
    for j in 0..n.div_ceil(EDGE) {
        for i in 0..m.div_ceil(EDGE) {
            product.fill(0.0);
            for step in 0..k.div_ceil(EDGE) {
                bring(a, (i, step), &mut left);
                bring(b, (j, step), &mut right);
                multiply(&left, &right, &mut product);
            }
            let to = c.view_mut().local_tile_uneven(tile!(32, 32), (i, j));
            let inside = product.view().crop(to.residue());
            copy(&inside, &mut to.crop());
        }
    }
}

/// A tile of a matrix, and zeros where the matrix ends before the tile does.
fn bring(matrix: Matrix<'_>, which: (usize, usize), buffer: &mut Buffer) {
    let tile = matrix.local_tile_uneven(tile!(32, 32), which);
    if let Some(tile) = tile.whole() {
        copy(&tile, buffer);
    } else {
        buffer.fill(0.0);
        copy(&tile.crop(), &mut buffer.view_mut().crop(tile.residue()));
    }
}

/// `product ← product + left · rightᵀ`, by tiles of 8 × 4 that stay in registers.
fn multiply(left: &Buffer, right: &Buffer, product: &mut Buffer) {
    for j in 0..EDGE / 4 {
        let right = right.view().local_tile(tile!(4, 32), (j, 0));
        for i in 0..EDGE / 8 {
            let left = left.view().local_tile(tile!(8, 32), (i, 0));
            let mut registers = Tensor::filled(0.0, layout!((8, 4)));
            gemm(&left, &right, &mut registers);
            let mut to = product.view_mut().local_tile(tile!(8, 4), (i, j));
            axpby(1.0, &registers, 1.0, &mut to);
        }
    }
}

/// By the definition, without tiles and without layouts.
fn naive(a: &[f32], b: &[f32], [m, n, k]: [usize; 3]) -> Vec<f32> {
    let element = |i, j| (0..k).map(|l| a[i + m * l] * b[l + k * j]).sum::<f32>() + 0.0;
    (0..n).flat_map(|j| (0..m).map(move |i| element(i, j))).collect()
}

fn main() {
    // Without optimization a tile takes its time: less of them.
    let all = [0, 1, 17, 32, 33, 3, 8, 31, 64, 65, 96, 130];
    let sizes = &all[..if cfg!(debug_assertions) { 5 } else { all.len() }];
    let (mut compared, mut uneven) = (0, 0);
    // Small whole numbers, whose products and sums are exact in whichever order.
    let numbers = |count, step: usize| -> Vec<f32> {
        let number = |i| f32::from(u8::try_from(i * step % 11).expect("below 11")) - 5.0;
        (0..count).map(number).collect()
    };
    for &m in sizes {
        for &n in sizes {
            for &k in sizes {
                let (a, b) = (numbers(m * k, 7), numbers(k * n, 3));
                let mut c = vec![f32::NAN; m * n];
                matmul(&a, &b, &mut c, [m, n, k]);
                assert_eq!(c, naive(&a, &b, [m, n, k]), "{m} × {n} × {k}");
                compared += 1;
                uneven += usize::from([m, n, k].iter().any(|size| size % EDGE != 0));
            }
        }
    }
    println!("{compared} products compared, {uneven} of sizes that the tile does not divide");
}
