//! A tiled matrix product as a GPU runs it, on the CPU: thread blocks, warps, swizzled shared memory,
//! `ldmatrix`, and tensor-core instructions.
//!
//! `cargo run --example tensor_core_gemm`. Every step goes through layouts: which elements
//! a thread copies, where they lie in shared memory, which lane receives what from `ldmatrix`, and which
//! element each register is. A wrong table or a wrong partition gives a wrong product; all products
//! are compared with plain ones.

use std::fmt::Debug;

use colex::atom::{
    BF16, F16, Operand, Registers, S8, SM75_U32x4_LDSM_N, SM80_16x8x8_F32TF32TF32F32_TN,
    SM80_16x8x16_F32BF16BF16F32_TN, SM80_16x8x16_F32F16F16F32_TN, SM80_16x8x32_S32S8S8S32_TN,
    SM80_CP_ASYNC_CACHEALWAYS, SidesOf, TF32, Table, TiledCopy, TiledMma, TvLayout, ValueType,
    Values, exchange, make_tiled_copy_a, make_tiled_copy_b, run,
};
use colex::num::{_0, _1, _2, _3, _4};
use colex::prelude::*;
use colex::swizzle::Swizzle;
use colex::tensor::copy;
use half::{bf16, f16};

/// The problem's `(M, N, K)`.
type Sizes = (usize, usize, usize);

/// Writes a kernel: `C = A·B`, with A of M×K, B of N×K and C of M×N, all row by row.
///
/// A block of 128 threads, two warps along M and two along N, computes a tile of 64×64. Kernels differ in
/// the instruction, and in how many elements there are in 16 bytes, which is what a thread copies at once.
macro_rules! kernel {
    ($(#[$doc:meta])* $kernel:ident: $Atom:ident, elements $Element:ty as $Value:ident, sums $Sum:ty,
        block along K $block_k:tt, in 16 bytes $vector:tt, swizzle $Swizzle:ty
    ) => {
        $(#[$doc])*
        fn $kernel(a: &[$Element], b: &[$Element], (m, n, k): Sizes) -> Vec<$Sum> {
            // Two warps along M and two along N; the tile is 32 wide, so that one ldmatrix loads B twice.
            let mma = TiledMma::new($Atom, layout!((2,2,1))).permuted(tile!(32, 32, _));
            let stores = TiledCopy::new(
                SM80_CP_ASYNC_CACHEALWAYS::<u128>::default(),
                $Value,
                layout!((32,4):(4,1)),
                layout!((1,$vector)),
            );
            let load_a = make_tiled_copy_a(SM75_U32x4_LDSM_N, $Value, mma);
            let load_b = make_tiled_copy_b(SM75_U32x4_LDSM_N, $Value, mma);

            // Shared memory: 64 rows of 64 bytes. The swizzle spreads any eight rows over all banks.
            let shared = layout!((64,$block_k):($block_k,1));
            let swizzled = <$Swizzle>::new().compose(shared);
            let mut shared_a = Tensor::new([<$Element>::default(); 64 * $block_k], swizzled);
            let mut shared_b = Tensor::new([<$Element>::default(); 64 * $block_k], swizzled);

            // The registers of a thread: its parts of the three tiles, as the instructions read them ...
            let fragment_a = mma.get_slice(_0).partition_fragment_a(shared);
            let fragment_b = mma.get_slice(_0).partition_fragment_b(shared);
            let fragment_c = mma.get_slice(_0).partition_fragment_c(layout!((64,64)));
            // ... and as ldmatrix fills them.
            let filled_a = load_a.get_slice(_0).retile(fragment_a);
            let filled_b = load_b.get_slice(_0).retile(fragment_b);

            let global_a = Tensor::new(a, layout!((m,k):(k,1)));
            let global_b = Tensor::new(b, layout!((n,k):(k,1)));
            let mut c = vec![<$Sum>::default(); m * n];
            for (block_m, block_n) in pairs(m / 64, n / 64) {
                let of_thread = vec![<$Sum>::default(); fragment_c.size().into()];
                let mut sums = vec![of_thread; mma.threads()];
                for block_k in 0..k / $block_k {
                    let tile_a = global_a.local_tile(tile!(64, $block_k), (block_m, block_k));
                    let tile_b = global_b.local_tile(tile!(64, $block_k), (block_n, block_k));
                    for thread in 0..mma.threads() {
                        let slice = stores.get_slice(thread);
                        copy(&slice.partition_s(tile_a), &mut slice.partition_d(shared_a.view_mut()));
                        copy(&slice.partition_s(tile_b), &mut slice.partition_d(shared_b.view_mut()));
                    }

                    let steps: usize = fragment_a.size_of::<_2>().into();
                    for (warp, step) in pairs(mma.threads() / 32, steps) {
                        // Each lane gives ldmatrix the address of 16 bytes, and receives its registers.
                        let (loads_a, loads_b) = (filled_a.size_of::<_1>(), filled_b.size_of::<_1>());
                        let a_of_lane = fill(fragment_a.cosize(), loads_a, |i| {
                            let received = ldmatrix::<$Value, _>($vector, |lane, v| {
                                load_a.get_slice(32 * warp + lane).partition_s(shared_a.view())[(v, i, step)]
                            });
                            (received, move |v| filled_a.index((v, i, step)))
                        });
                        let b_of_lane = fill(fragment_b.cosize(), loads_b, |j| {
                            let received = ldmatrix::<$Value, _>($vector, |lane, v| {
                                load_b.get_slice(32 * warp + lane).partition_s(shared_b.view())[(v, j, step)]
                            });
                            (received, move |v| filled_b.index((v, j, step)))
                        });

                        // One instruction for each tile of the warp.
                        let (tiles_m, tiles_n) = (fragment_c.size_of::<_1>(), fragment_c.size_of::<_2>());
                        for (i, j) in pairs(tiles_m.into(), tiles_n.into()) {
                            let a = operand(&Operand::a::<$Atom>(), |lane, v| {
                                a_of_lane[lane][fragment_a.index((v, i, step))]
                            });
                            let b = operand(&Operand::b::<$Atom>(), |lane, v| {
                                b_of_lane[lane][fragment_b.index((v, j, step))]
                            });
                            let mut c = operand(&Operand::c::<$Atom>(), |lane, v| {
                                sums[32 * warp + lane][fragment_c.index((v, i, j))]
                            });
                            run::<$Atom, _, _, _>(&a, &b, &mut c);
                            for (lane, sums) in sums[32 * warp..][..32].iter_mut().enumerate() {
                                for (v, sum) in c.of_thread(lane).iter().enumerate() {
                                    let place: usize = fragment_c.index((v, i, j));
                                    sums[place] = *sum;
                                }
                            }
                        }
                    }
                }

                // Each thread writes its sums.
                for (thread, sums) in sums.iter().enumerate() {
                    let tile = Tensor::new(&mut c, layout!((m,n):(n,1)))
                        .local_tile(tile!(64, 64), (block_m, block_n));
                    let mut part = mma.get_slice(thread).partition_c(tile);
                    for (i, sum) in sums.iter().enumerate() {
                        part[i] = *sum;
                    }
                }
            }
            c
        }
    };
}

kernel! {
    /// Half precision, summed in single precision.
    gemm_f16: SM80_16x8x16_F32F16F16F32_TN, elements f16 as F16, sums f32,
        block along K 32, in 16 bytes 8, swizzle Swizzle<_2, _3, _3>
}

kernel! {
    /// The same with the exponents of single precision.
    gemm_bf16: SM80_16x8x16_F32BF16BF16F32_TN, elements bf16 as BF16, sums f32,
        block along K 32, in 16 bytes 8, swizzle Swizzle<_2, _3, _3>
}

kernel! {
    /// Bytes. `ldmatrix` moves pairs of them as if they were halves.
    gemm_i8: SM80_16x8x32_S32S8S8S32_TN, elements i8 as S8, sums i32,
        block along K 64, in 16 bytes 16, swizzle Swizzle<_2, _4, _3>
}

kernel! {
    /// Single precision with 19 bits, moved as pairs of halves.
    gemm_tf32: SM80_16x8x8_F32TF32TF32F32_TN, elements f32 as TF32, sums f32,
        block along K 16, in 16 bytes 4, swizzle Swizzle<_2, _2, _3>
}

/// All pairs below `rows` and `columns`.
fn pairs(rows: usize, columns: usize) -> impl Iterator<Item = (usize, usize)> {
    (0..rows).flat_map(move |i| (0..columns).map(move |j| (i, j)))
}

/// Four 8×8 matrices of halves: lane's `v`-th element of its row is `read(lane, v)`.
fn ldmatrix<V: ValueType, T: Copy>(
    in_16_bytes: usize,
    read: impl FnMut(usize, usize) -> T,
) -> Registers<T>
where
    Values<SM75_U32x4_LDSM_N, V>: SidesOf,
{
    exchange::<SM75_U32x4_LDSM_N, V, T>(&Registers::from_fn(32, in_16_bytes, read))
}

/// The registers of 32 lanes, filled by `loads` instructions: each says what lanes receive, and where
/// their values go.
fn fill<T: Copy + Default, Place: Fn(usize) -> usize>(
    registers: impl Into<usize>,
    loads: impl Into<usize>,
    load: impl Fn(usize) -> (Registers<T>, Place),
) -> Vec<Vec<T>> {
    let mut lanes = vec![vec![T::default(); registers.into()]; 32];
    for (received, place) in (0..loads.into()).map(load) {
        for (lane, registers) in lanes.iter_mut().enumerate() {
            for (v, element) in received.of_thread(lane).iter().enumerate() {
                registers[place(v)] = *element;
            }
        }
    }
    lanes
}

/// The registers that an instruction reads.
fn operand<T: Copy>(operand: &Operand, register: impl FnMut(usize, usize) -> T) -> Registers<T> {
    Registers::from_fn(operand.table.threads(), operand.table.values(), register)
}

/// Numbers from −4 to 4 that repeat in no step of the tiles, so that a misplaced element shows.
fn numbers(count: usize, seed: usize) -> Vec<i8> {
    let number = |i: usize| (i * 37 + i / 64 * 11 + i / 1000 * 5 + seed) % 9;
    (0..count).map(|i| [-4, -3, -2, -1, 0, 1, 2, 3, 4][number(i)]).collect()
}

/// Runs a kernel, compares it with the plain product, and says how it went.
fn check<T: Copy, S: PartialEq + Debug>(
    name: &str,
    kernel: impl Fn(&[T], &[T], Sizes) -> Vec<S>,
    element: impl Fn(i8) -> T,
    sum: impl Fn(i16) -> S,
    sizes: Sizes,
) {
    let (rows, columns, length) = sizes;
    let (left, right) = (numbers(rows * length, 1), numbers(columns * length, 7));
    let host =
        |numbers: &[i8]| -> Vec<T> { numbers.iter().map(|&number| element(number)).collect() };
    let product = kernel(&host(&left), &host(&right), sizes);
    for (row, column) in pairs(rows, columns) {
        let (row_of_a, row_of_b) = (&left[row * length..], &right[column * length..]);
        let factors = row_of_a.iter().zip(row_of_b).take(length);
        let expected = factors.map(|(&a, &b)| i16::from(a) * i16::from(b)).sum();
        assert_eq!(product[row * columns + column], sum(expected), "C({row},{column})");
    }
    println!("{name:<32} {rows:>3}×{columns:>3}×{length:>3}: all {} right", product.len());
}

fn main() {
    for sizes in [(64, 64, 64), (128, 64, 192), (64, 192, 128)] {
        check(
            "SM80_16x8x16_F32F16F16F32_TN",
            gemm_f16,
            |x| f16::from_f32(x.into()),
            f32::from,
            sizes,
        );
        check(
            "SM80_16x8x16_F32BF16BF16F32_TN",
            gemm_bf16,
            |x| bf16::from_f32(x.into()),
            f32::from,
            sizes,
        );
        check("SM80_16x8x32_S32S8S8S32_TN", gemm_i8, |x| x, i32::from, sizes);
        check("SM80_16x8x8_F32TF32TF32F32_TN", gemm_tf32, f32::from, f32::from, sizes);
    }
    who_holds_what();
}

/// Which thread has which element of a block's tile.
fn who_holds_what() {
    let mma =
        TiledMma::new(SM80_16x8x16_F32F16F16F32_TN, layout!((2, 2, 1))).permuted(tile!(32, 32, _));
    let tile = Operand::new("C", ("m", "n"), (32, 32), table(mma.layout_c_tv()));
    println!("\nthe threads of the tile of C, 128 of them in four warps:\n\n{}", tile.owners());
    for thread in [7, 39, 71] {
        let held: Vec<_> = tile.of_thread(thread).collect();
        println!("thread {thread}, lane 7 of warp {}: C{held:?}", thread / 32);
    }
    assert_eq!(tile.element(71, 3), (9, 15));
}

/// The numbers of a thread-value layout.
fn table<L: TvLayout>(_: L) -> Table {
    L::TABLE
}
