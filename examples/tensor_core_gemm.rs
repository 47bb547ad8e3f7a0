//! A tiled matrix product as a GPU runs it, on the CPU: thread blocks, warps, swizzled shared memory,
//! `ldmatrix`, and tensor-core instructions.
//!
//! `cargo run --features half --example tensor_core_gemm`. Every step goes through layouts: which elements
//! a thread copies, where they lie in shared memory, which lane receives what from `ldmatrix`, and which
//! element each register is. A wrong table or a wrong partition gives a wrong product; all products
//! are compared with plain ones.

use std::fmt::Debug;

use colex::atom::*;
use colex::num::{_0, _1, _2, _3, _4};
use colex::prelude::*;
use colex::swizzle::Swizzle;
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
            let mma = TiledMma::new($Atom::default(), layout!((2,2,1))).permuted(tile!(32, 32, _));
            let copy = TiledCopy::new(
                SM80_CP_ASYNC_CACHEALWAYS::<u128>::default(),
                $Value,
                layout!((32,4):(4,1)),
                layout!((1,$vector)),
            );
            let load_a = make_tiled_copy_a(SM75_U32x4_LDSM_N, $Value, mma);
            let load_b = make_tiled_copy_b(SM75_U32x4_LDSM_N, $Value, mma);

            // Shared memory: 64 rows of 64 bytes. The swizzle spreads any eight rows over all banks.
            let shared = layout!((64,$block_k):($block_k,1));
            let swizzle = <$Swizzle>::new();
            let mut shared_a = [<$Element>::default(); 64 * $block_k];
            let mut shared_b = [<$Element>::default(); 64 * $block_k];

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
                let mut sums = vec![vec![<$Sum>::default(); fragment_c.size().into()]; mma.threads()];
                for block_k in 0..k / $block_k {
                    let tile_a = global_a.local_tile(tile!(64, $block_k), (block_m, block_k));
                    let tile_b = global_b.local_tile(tile!(64, $block_k), (block_n, block_k));
                    for thread in 0..mma.threads() {
                        let slice = copy.get_slice(thread);
                        let (from_a, from_b) = (slice.partition_s(tile_a), slice.partition_s(tile_b));
                        let to = slice.partition_d(shared);
                        for i in 0..from_a.len() {
                            let place: usize = swizzle.apply(to.index(i));
                            shared_a[place] = from_a[i];
                            shared_b[place] = from_b[i];
                        }
                    }

                    for warp in 0..mma.threads() / 32 {
                        let steps_k: usize = fragment_a.size_of::<_2>().into();
                        for step in 0..steps_k {
                            // ldmatrix: each lane gives the address of 16 bytes, and receives its registers.
                            let load_a = |i| {
                                let read = Registers::from_fn(32, $vector, |lane, v| {
                                    let part = load_a.get_slice(32 * warp + lane).partition_s(shared);
                                    shared_a[swizzle.apply(part.index((v, i, step)))]
                                });
                                exchange::<SM75_U32x4_LDSM_N, $Value, _>(&read)
                            };
                            let load_b = |j| {
                                let read = Registers::from_fn(32, $vector, |lane, v| {
                                    let part = load_b.get_slice(32 * warp + lane).partition_s(shared);
                                    shared_b[swizzle.apply(part.index((v, j, step)))]
                                });
                                exchange::<SM75_U32x4_LDSM_N, $Value, _>(&read)
                            };
                            let a_registers = filled(fragment_a.cosize().into(), filled_a.size_of::<_1>().into(),
                                load_a, |v, i| filled_a.index((v, i, step)));
                            let b_registers = filled(fragment_b.cosize().into(), filled_b.size_of::<_1>().into(),
                                load_b, |v, j| filled_b.index((v, j, step)));

                            // One instruction for each tile of the warp.
                            let steps_m: usize = fragment_c.size_of::<_1>().into();
                            let steps_n: usize = fragment_c.size_of::<_2>().into();
                            for (i, j) in pairs(steps_m, steps_n) {
                                let a = operand(&Operand::a::<$Atom>(), |lane, v| {
                                    a_registers[lane][fragment_a.index((v, i, step))]
                                });
                                let b = operand(&Operand::b::<$Atom>(), |lane, v| {
                                    b_registers[lane][fragment_b.index((v, j, step))]
                                });
                                let mut sum = operand(&Operand::c::<$Atom>(), |lane, v| {
                                    sums[32 * warp + lane][fragment_c.index((v, i, j))]
                                });
                                run::<$Atom, _, _, _>(&a, &b, &mut sum);
                                for (lane, v) in pairs(32, Operand::c::<$Atom>().table.values()) {
                                    let place: usize = fragment_c.index((v, i, j));
                                    sums[32 * warp + lane][place] = sum[(lane, v)];
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

/// The registers of 32 lanes, filled by `loads` instructions: value v of load i goes to `place(v, i)`.
fn filled<T: Copy + Default>(
    registers: usize,
    loads: usize,
    load: impl Fn(usize) -> Registers<T>,
    place: impl Fn(usize, usize) -> usize,
) -> Vec<Vec<T>> {
    let mut lanes = vec![vec![T::default(); registers]; 32];
    for i in 0..loads {
        let received = load(i);
        for (lane, registers) in lanes.iter_mut().enumerate() {
            for (v, element) in received.of_thread(lane).iter().enumerate() {
                registers[place(v, i)] = *element;
            }
        }
    }
    lanes
}

/// The registers that an instruction reads.
fn operand<T: Copy>(operand: &Operand, register: impl FnMut(usize, usize) -> T) -> Registers<T> {
    Registers::from_fn(operand.table.threads(), operand.table.values(), register)
}

/// Small numbers that repeat in no step of the tiles, so that a misplaced element shows.
fn numbers(count: usize, seed: usize) -> impl Iterator<Item = i8> {
    (0..count).map(move |i| ((i * 37 + i / 64 * 11 + i / 1000 * 5 + seed) % 9) as i8 - 4)
}

/// Runs a kernel, compares it with the plain product, and says how it went.
fn check<T: Copy, S: PartialEq + Debug + From<i8> + Copy>(
    name: &str,
    kernel: impl Fn(&[T], &[T], Sizes) -> Vec<S>,
    element: impl Fn(i8) -> T,
    sum: impl Fn(i32) -> S,
    sizes: Sizes,
) {
    let (m, n, k) = sizes;
    let (a, b): (Vec<_>, Vec<_>) = (numbers(m * k, 1).collect(), numbers(n * k, 7).collect());
    let host = |x: &[i8]| -> Vec<T> { x.iter().map(|&x| element(x)).collect() };
    let c = kernel(&host(&a), &host(&b), sizes);
    for (row, column) in pairs(m, n) {
        let products = (0..k).map(|i| i32::from(a[row * k + i]) * i32::from(b[column * k + i]));
        assert_eq!(c[row * n + column], sum(products.sum()), "C({row},{column})");
    }
    println!("{name:<32} {m:>3}×{n:>3}×{k:>3}: all {} elements right", m * n);
}

fn main() {
    let exact = |sum: i32| sum as f32; // the sums are small integers: exact in single precision
    for sizes in [(64, 64, 64), (128, 64, 192), (64, 192, 128)] {
        check("SM80_16x8x16_F32F16F16F32_TN", gemm_f16, |x| f16::from_f32(x.into()), exact, sizes);
        check(
            "SM80_16x8x16_F32BF16BF16F32_TN",
            gemm_bf16,
            |x| bf16::from_f32(x.into()),
            exact,
            sizes,
        );
        check("SM80_16x8x32_S32S8S8S32_TN", gemm_i8, |x| x, |sum| sum, sizes);
        check("SM80_16x8x8_F32TF32TF32F32_TN", gemm_tf32, f32::from, exact, sizes);
    }
    who_holds_what();
}

/// Which thread has which element of a block's tile.
fn who_holds_what() {
    let atom = SM80_16x8x16_F32F16F16F32_TN::default();
    let mma = TiledMma::new(atom, layout!((2, 2, 1))).permuted(tile!(32, 32, _));
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
