//! Views beside loops written by hand, in one run: transposition and matrix multiplication in tiles.
//!
//! The views are those of the examples. By hand means the same blocking, with indices where the views have
//! coordinates. Each pair is compared first, then timed by criterion, and at last in turns, of which the
//! ratio is printed: the time by hand over the time with views, so 1 is as fast.

#![allow(missing_docs, reason = "criterion's macros make undocumented items")]
#![allow(clippy::many_single_char_names, reason = "the letters of matrix multiplication")]
#![allow(clippy::needless_range_loop, reason = "indices are what the loops by hand have")]

use std::hint::black_box;
use std::time::{Duration, Instant};

use criterion::{Criterion, criterion_group, criterion_main};

#[allow(dead_code, reason = "the example's own checks")]
#[path = "../examples/gemm.rs"]
mod gemm;
#[allow(dead_code, reason = "the example's own checks")]
#[path = "../examples/transpose.rs"]
mod transpose;

/// The transpose of the row-major `rows × columns` matrix `src`.
fn transpose_by_hand(src: &[f32], dst: &mut [f32], rows: usize, columns: usize) {
    const EDGE: usize = 16;
    for i in (0..rows).step_by(EDGE) {
        for j in (0..columns).step_by(EDGE) {
            if rows - i >= EDGE && columns - j >= EDGE {
                for y in 0..EDGE {
                    let to = &mut dst[(j + y) * rows + i..][..EDGE];
                    let from = &src[i * columns + j + y..][..=(EDGE - 1) * columns];
                    for x in 0..EDGE {
                        to[x] = from[x * columns];
                    }
                }
            } else {
                for y in j..columns.min(j + EDGE) {
                    for x in i..rows.min(i + EDGE) {
                        dst[y * rows + x] = src[x * columns + y];
                    }
                }
            }
        }
    }
}

const EDGE: usize = 32;
type Buffer = [f32; EDGE * EDGE];

/// `c ← a · b`, column by column.
fn matmul_by_hand(a: &[f32], b: &[f32], c: &mut [f32], [m, n, k]: [usize; 3]) {
    let [mut left, mut right, mut product] = [[0.0; EDGE * EDGE]; 3];
    for j in (0..n).step_by(EDGE) {
        for i in (0..m).step_by(EDGE) {
            let (rows, columns) = (EDGE.min(m - i), EDGE.min(n - j));
            product.fill(0.0);
            for l in (0..k).step_by(EDGE) {
                let depth = EDGE.min(k - l);
                if rows < EDGE || depth < EDGE {
                    left.fill(0.0);
                }
                for z in 0..depth {
                    let column = &a[i + (l + z) * m..][..rows];
                    left[z * EDGE..][..rows].copy_from_slice(column);
                }
                if columns < EDGE || depth < EDGE {
                    right.fill(0.0);
                }
                for z in 0..depth {
                    for y in 0..columns {
                        right[z * EDGE + y] = b[(j + y) * k + l + z];
                    }
                }
                multiply_by_hand(&left, &right, &mut product);
            }
            for y in 0..columns {
                c[i + (j + y) * m..][..rows].copy_from_slice(&product[y * EDGE..][..rows]);
            }
        }
    }
}

fn multiply_by_hand(left: &Buffer, right: &Buffer, product: &mut Buffer) {
    for j in (0..EDGE).step_by(4) {
        for i in (0..EDGE).step_by(8) {
            let mut registers = [[0.0; 8]; 4];
            for (left, right) in left.chunks_exact(EDGE).zip(right.chunks_exact(EDGE)) {
                let left: &[f32; 8] = left[i..i + 8].try_into().expect("eight");
                let right: &[f32; 4] = right[j..j + 4].try_into().expect("four");
                for (column, r) in registers.iter_mut().zip(right) {
                    for (sum, l) in column.iter_mut().zip(left) {
                        *sum += l * r;
                    }
                }
            }
            for (y, column) in registers.iter().enumerate() {
                for (to, sum) in product[(j + y) * EDGE + i..][..8].iter_mut().zip(column) {
                    *to += sum;
                }
            }
        }
    }
}

fn numbers(count: usize) -> Vec<f32> {
    (0..17_u8).map(f32::from).cycle().take(count).collect()
}

/// Times both in turns, and prints how the views do: the median of what each round says.
fn ratio(name: &str, mut by_hand: impl FnMut(), mut with_views: impl FnMut()) {
    const ROUNDS: usize = 41;
    let time = |f: &mut dyn FnMut()| {
        let mut least = Duration::MAX;
        for _ in 0..3 {
            let start = Instant::now();
            f();
            least = least.min(start.elapsed());
        }
        least.as_secs_f64()
    };
    let mut ratios = [0.0; ROUNDS];
    for ratio in &mut ratios {
        let hand = time(&mut by_hand);
        *ratio = hand / time(&mut with_views);
    }
    ratios.sort_by(f64::total_cmp);
    let [low, middle, high] = [ROUNDS / 4, ROUNDS / 2, ROUNDS * 3 / 4].map(|i| ratios[i]);
    println!("{name}: views at {middle:.2} of the speed by hand ({low:.2} to {high:.2})\n");
}

fn transposition(c: &mut Criterion) {
    for (rows, columns) in [(64, 64), (512, 512), (500, 333)] {
        let src = numbers(rows * columns);
        let [mut by_hand, mut with_views] = [vec![0.0; src.len()], vec![0.0; src.len()]];
        transpose_by_hand(&src, &mut by_hand, rows, columns);
        transpose::transpose(&src, &mut with_views, rows, columns);
        assert_eq!(by_hand, with_views);

        let name = format!("transpose {rows} x {columns}");
        let mut by_hand =
            || transpose_by_hand(black_box(&src), black_box(&mut by_hand), rows, columns);
        let mut with_views =
            || transpose::transpose(black_box(&src), black_box(&mut with_views), rows, columns);
        c.bench_function(&format!("{name}, by hand"), |b| b.iter(&mut by_hand));
        c.bench_function(&format!("{name}, with views"), |b| b.iter(&mut with_views));
        ratio(&name, by_hand, with_views);
    }
}

fn multiplication(c: &mut Criterion) {
    for sizes @ [m, n, k] in [[64, 64, 64], [256, 256, 256], [200, 150, 170]] {
        let (x, y) = (numbers(m * k), numbers(k * n));
        let [mut by_hand, mut with_views] = [vec![0.0; m * n], vec![0.0; m * n]];
        matmul_by_hand(&x, &y, &mut by_hand, sizes);
        gemm::matmul(&x, &y, &mut with_views, sizes);
        assert_eq!(by_hand, with_views);

        let name = format!("multiply {m} x {n} x {k}");
        let mut by_hand =
            || matmul_by_hand(black_box(&x), black_box(&y), black_box(&mut by_hand), sizes);
        let mut with_views =
            || gemm::matmul(black_box(&x), black_box(&y), black_box(&mut with_views), sizes);
        c.bench_function(&format!("{name}, by hand"), |b| b.iter(&mut by_hand));
        c.bench_function(&format!("{name}, with views"), |b| b.iter(&mut with_views));
        ratio(&name, by_hand, with_views);
    }
}

criterion_group!(benches, transposition, multiplication);
criterion_main!(benches);
