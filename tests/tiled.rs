//! Tiled multiplications and copies against what CuTe answers, line by line.
#![recursion_limit = "256"]

use std::fmt::Write;

use colex::atom::{
    F16, F32, Operand, S8, SM70_8x8x4_F32F16F16F32_NT, SM75_8x8x16_S32S8S8S32_TN,
    SM75_U16x8_LDSM_T, SM75_U32x2_LDSM_N, SM75_U32x4_LDSM_N, SM80_8x8x4_F64F64F64F64_TN,
    SM80_16x8x8_F32TF32TF32F32_TN, SM80_16x8x16_F32F16F16F32_TN, SM80_CP_ASYNC_CACHEALWAYS,
    TiledCopy, TiledMma, UniversalCopy, gfx12_wmma_f32_16x16x16_f16, make_tiled_copy_a,
    make_tiled_copy_b, make_tiled_copy_c, mfma_f32_32x32x8f16,
};
use colex::num::_0;
use colex::tensor::{Tensor, coordinates};
use colex::{Layout, layout, shape, tile};

/// The lines of one tiled multiplication, as CuTe prints them.
macro_rules! mma {
    ($out:ident, $name:literal, $mma:expr) => {{
        let mma = $mma;
        let (a, b, c) =
            (layout!((128,64):(64,1)), layout!((128,64):(1,128)), layout!((128,128):(128,1)));
        writeln!($out, "mma\t{}", $name).unwrap();
        writeln!($out, "vmnk\t{}", mma.thr_layout_vmnk()).unwrap();
        let (m, n, k) = mma.tile();
        writeln!($out, "tile\t(_{m},_{n},_{k})").unwrap();
        writeln!($out, "a_tv\t{}", mma.layout_a_tv()).unwrap();
        writeln!($out, "b_tv\t{}", mma.layout_b_tv()).unwrap();
        writeln!($out, "c_tv\t{}", mma.layout_c_tv()).unwrap();
        writeln!($out, "thrfrg_a\t{}", mma.thrfrg_a(a)).unwrap();
        writeln!($out, "thrfrg_b\t{}", mma.thrfrg_b(b)).unwrap();
        writeln!($out, "thrfrg_c\t{}", mma.thrfrg_c(c)).unwrap();
        for thread in [0_usize, 5, 37] {
            let slice = mma.get_slice(thread % mma.threads());
            writeln!($out, "part_a\t{}", slice.partition_a(a)).unwrap();
            writeln!($out, "part_b\t{}", slice.partition_b(b)).unwrap();
            writeln!($out, "part_c\t{}", slice.partition_c(c)).unwrap();
            if thread == 0 {
                writeln!($out, "frag_a\t{}", slice.partition_fragment_a(a)).unwrap();
                writeln!($out, "frag_b\t{}", slice.partition_fragment_b(b)).unwrap();
                writeln!($out, "frag_c\t{}", slice.partition_fragment_c(c)).unwrap();
            }
        }
    }};
}

/// The lines of one tiled copy.
macro_rules! copy {
    ($out:ident, $name:literal, $copy:expr) => {{
        let copy = $copy;
        let a = layout!((128,64):(64,1));
        writeln!($out, "copy\t{}", $name).unwrap();
        writeln!($out, "tile\t{}", colex::show(copy.tiler())).unwrap();
        writeln!($out, "tv\t{}", copy.layout_tv()).unwrap();
        writeln!($out, "tidfrg_s\t{}", copy.tidfrg_s(a)).unwrap();
        writeln!($out, "tidfrg_d\t{}", copy.tidfrg_d(a)).unwrap();
        for thread in [0_usize, 9, 37] {
            writeln!($out, "part_s\t{}", copy.get_slice(thread).partition_s(a)).unwrap();
            writeln!($out, "part_d\t{}", copy.get_slice(thread).partition_d(a)).unwrap();
        }
    }};
}

#[test]
fn every_line_is_cutes() {
    let half = SM80_16x8x16_F32F16F16F32_TN;
    let (m1, m2) =
        (TiledMma::new(half, layout!((1, 1, 1))), TiledMma::new(half, layout!((2, 2, 1))));
    let m3 = m2.permuted(tile!(32, 32, 16));
    let mut out = String::new();

    mma!(out, "m1", m1);
    mma!(out, "m2", m2);
    mma!(out, "m3", m3);
    mma!(out, "m4", TiledMma::new(SM80_16x8x8_F32TF32TF32F32_TN, layout!((1, 4, 2))));
    mma!(out, "m5", TiledMma::new(SM70_8x8x4_F32F16F16F32_NT, layout!((2, 2, 1))));
    mma!(out, "m6", TiledMma::new(SM80_8x8x4_F64F64F64F64_TN, layout!((2,4,1):(4,1,0))));
    mma!(out, "m7", m2.permuted(tile!(32, (8,2,2):(1,16,8), 16)));

    let cp_async = SM80_CP_ASYNC_CACHEALWAYS::<u128>::default();
    let word = UniversalCopy::<u32>::default();
    copy!(out, "c1", TiledCopy::new(cp_async, F16, layout!((16,8):(8,1)), layout!((1, 8))));
    copy!(out, "c2", TiledCopy::new(word, F32, layout!((32, 4)), layout!((4, 1))));
    let c3 = make_tiled_copy_a(SM75_U32x4_LDSM_N, F16, m2);
    copy!(out, "c3", c3);
    let c4 = make_tiled_copy_b(SM75_U32x4_LDSM_N, F16, m3);
    copy!(out, "c4", c4);
    let c5 = make_tiled_copy_b(SM75_U32x2_LDSM_N, F16, m2);
    copy!(out, "c5", c5);
    copy!(out, "c6", make_tiled_copy_c(word, F32, m2));
    copy!(out, "c7", make_tiled_copy_a(SM75_U16x8_LDSM_T, F16, m2));

    let a = layout!((128,64):(64,1));
    writeln!(out, "retile\t").unwrap();
    let registers = m2.get_slice(_0).partition_fragment_a(a);
    writeln!(out, "c3\t{}", c3.get_slice(_0).retile(registers)).unwrap();
    let registers = m3.get_slice(_0).partition_fragment_b(a);
    writeln!(out, "c4\t{}", c4.get_slice(_0).retile(registers)).unwrap();
    let registers = m2.get_slice(_0).partition_fragment_b(a);
    writeln!(out, "c5\t{}", c5.get_slice(_0).retile(registers)).unwrap();

    let expected = include_str!("vectors/tiled.tsv").lines().filter(|line| !line.starts_with('#'));
    let differing: Vec<_> = expected
        .clone()
        .zip(out.lines())
        .enumerate()
        .filter(|(_, (expected, found))| expected != found)
        .map(|(i, (expected, found))| format!("{i}: CuTe {expected}\n   here {found}"))
        .collect();
    assert!(differing.is_empty(), "{}", differing.join("\n"));
    assert_eq!(out.lines().count(), expected.count());
}

/// A thread of a tiled multiplication holds what its instruction says, wherever that stands.
macro_rules! by_definition {
    ($($Atom:ident $instructions:tt $permutation:tt;)*) => {$({
        let mma = TiledMma::new($Atom, layout!($instructions));
        let (m, n, _) = mma.tile();
        let c = Operand::c::<$Atom>();
        let (atom_m, atom_n) = c.sizes;
        let part = |thread: usize| mma.get_slice(thread).partition_c(layout!((128,128)));
        for thread in 0..mma.threads() {
            let (v, i, j, _) = mma.get_slice(thread).thr_vmnk();
            let part = part(thread);
            for value in 0..c.table.values() {
                let (row, column) = c.element(v, value);
                for (rest_i, rest_j) in (0..128 / m).flat_map(|i| (0..128 / n).map(move |j| (i, j))) {
                    let row = row + atom_m * i + m * rest_i;
                    let column = column + atom_n * j + n * rest_j;
                    assert_eq!(part.index((value, rest_i, rest_j)), row + 128 * column);
                }
            }
        }
    })*};
}

#[test]
fn parts_are_what_the_instruction_says() {
    by_definition! {
        SM80_16x8x16_F32F16F16F32_TN (2,2,1) ();
        SM80_8x8x4_F64F64F64F64_TN (4,1,2) ();
        SM75_8x8x16_S32S8S8S32_TN (1,2,1) ();
        mfma_f32_32x32x8f16 (2,2,1) ();
        gfx12_wmma_f32_16x16x16_f16 (2,4,1) ();
    }
}

/// `tiled_copy_tv` of the data file: `(threads, values) ↦ tile ; TV layout`.
macro_rules! tiled_copies {
    ($($threads:tt:$thread_strides:tt, $values:tt:$value_strides:tt => $tile:tt; $shape:tt:$stride:tt;)*) => {{
        let mut seen = 0;
        $(
            let copy = TiledCopy::new(
                UniversalCopy::<u8>::default(),
                S8,
                layout!($threads:$thread_strides),
                layout!($values:$value_strides),
            );
            let _: Layout!($shape:$stride) = copy.layout_tv();
            assert_eq!(copy.tiler(), colex::shape!($tile));
            seen += 1;
        )*
        seen
    }};
}

#[test]
fn tiled_copies_have_cutes_tv_layouts() {
    let seen = tiled_copies! {
        (16,8):(8,1), (1,8):(1,1) => (16,64); ((8,16),8):((128,1),16);
        (2,2):(2,1), (1,8):(0,1) => (2,16); ((2,2),8):((16,1),2);
        (8,1):(1,0), (1,4):(0,1) => (8,4); (8,4):(1,8);
        (32,8):(8,1), (1,4):(0,1) => (32,32); ((8,32),4):((128,1),32);
        (32,1):(1,0), (16,1):(1,0) => (512,1); (32,16):(16,1);
        (12,32):(1,12), (2,1):(1,0) => (24,32); (384,2):(2,1);
        (3,16):(1,3), (4,2):(2,1) => (12,32); ((3,16),(2,4)):((4,24),(12,1));
        (1,32):(0,1), (8,4):(1,8) => (8,128); (32,32):(32,1);
        (1,1):(0,0), (32,1):(1,0) => (32,1); (1,32):(0,1);
        (4,1):(1,0), (2,2):(2,1) => (8,2); (4,(2,2)):(2,(8,1));
        (16,4):(1,16), (2,1):(1,0) => (32,4); (64,2):(2,1);
        (6,4):(4,1), (1,32):(0,1) => (6,128); ((4,6),32):((192,1),6);
        (6,1):(1,0), (2,4):(4,1) => (12,4); (6,(4,2)):(2,(12,1));
        (8,4):(1,8), (2,8):(1,2) => (16,32); ((8,4),(2,8)):((2,128),(1,16));
        (2,4):(1,2), (1,32):(0,1) => (2,128); ((2,4),32):((1,64),2);
        (8,32):(1,8), (2,1):(1,0) => (16,32); (256,2):(2,1);
        (4,8):(8,1), (4,4):(4,1) => (16,32); ((8,4),(4,4)):((64,4),(16,1));
        (4,8):(8,1), (1,2):(0,1) => (4,16); ((8,4),2):((8,1),4);
        (2,8):(8,1), (1,4):(0,1) => (2,32); ((8,2),4):((8,1),2);
        (2,16):(16,1), (2,1):(1,0) => (4,16); ((16,2),2):((4,2),1);
        (32,1):(1,0), (2,8):(1,2) => (64,8); (32,(2,8)):(2,(1,64));
        (2,32):(32,1), (4,4):(1,4) => (8,128); ((32,2),(4,4)):((32,4),(1,8));
        (4,2):(2,1), (2,2):(1,2) => (8,4); ((2,4),(2,2)):((16,2),(1,8));
        (4,4):(1,4), (1,4):(0,1) => (4,16); ((4,4),4):((1,16),4);
        (16,16):(16,1), (32,1):(1,0) => (512,16); ((16,16),32):((512,32),1);
        (16,2):(2,1), (1,2):(0,1) => (16,4); ((2,16),2):((32,1),16);
        (4,32):(32,1), (32,1):(1,0) => (128,32); ((32,4),32):((128,32),1);
        (8,8):(1,8), (1,16):(0,1) => (8,128); ((8,8),16):((1,128),8);
        (4,8):(1,4), (1,1):(0,0) => (4,8); (32,1):(1,0);
        (2,4):(1,2), (4,8):(8,1) => (8,32); ((2,4),(8,4)):((4,64),(8,1));
        (16,16):(1,16), (1,32):(0,1) => (16,512); ((16,16),32):((1,512),16);
        (4,32):(1,4), (2,4):(4,1) => (8,128); ((4,32),(4,2)):((2,32),(8,1));
        (3,16):(16,1), (1,1):(0,0) => (3,16); ((16,3),1):((3,1),0);
        (1,4):(0,1), (2,8):(1,2) => (2,32); (4,16):(16,1);
        (1,32):(0,1), (2,8):(8,1) => (2,256); (32,(8,2)):(16,(2,1));
        (32,1):(1,0), (1,4):(0,1) => (32,4); (32,4):(1,32);
        (4,16):(1,4), (4,1):(1,0) => (16,16); (64,4):(4,1);
        (1,16):(0,1), (1,2):(0,1) => (1,32); (16,2):(2,1);
    };
    assert_eq!(seen, 38);
}

/// What a thread has of the data and of its coordinates is the same: partitioned in the same words, at every
/// thread, the data has the element that the coordinates name.
#[test]
fn coordinates_are_partitioned_in_step_with_data() {
    let data: Vec<u32> = (0..128 * 64).collect();
    let (m, n) = (100, 50);
    let data = Tensor::new(&data[..], layout!((128,64):(64,1)));
    macro_rules! in_step {
        ($($slice:expr => $partition:ident;)*) => {$({
            let slice = $slice;
            let values = slice.$partition(data);
            let places = slice.$partition(coordinates(shape!((128, 64))));
            let overhangs = coordinates((m, n)).local_tile_uneven(tile!(128, 64), (0, 0));
            let overhangs = slice.$partition(overhangs);
            let predicate = overhangs.predicate((m, n));
            assert_eq!(values.len(), usize::from(places.layout().size()));
            for v in 0..values.len() {
                let at = places.index(v);
                assert_eq!(values[v], data[at]);
                assert_eq!(overhangs.index(v), at);
                assert_eq!(predicate[v], at.0 < m && at.1 < n);
            }
        })*};
    }
    let mma = TiledMma::new(SM80_16x8x16_F32F16F16F32_TN, layout!((2, 2, 1)));
    let cp_async = SM80_CP_ASYNC_CACHEALWAYS::<u128>::default();
    let copy = TiledCopy::new(cp_async, F16, layout!((16,8):(8,1)), layout!((1, 8)));
    let ldsm = make_tiled_copy_a(SM75_U32x4_LDSM_N, F16, mma);
    for thread in 0..128 {
        in_step! {
            mma.get_slice(thread) => partition_a;
            mma.get_slice(thread) => partition_b;
            mma.get_slice(thread) => partition_c;
            copy.get_slice(thread) => partition_s;
            copy.get_slice(thread) => partition_d;
            ldsm.get_slice(thread) => partition_s;
            ldsm.get_slice(thread) => partition_d;
        }
        // from a place on
        let block = coordinates((m, n)).local_tile_uneven(tile!(64, 64), (1, 0));
        let (part, alone) = (
            mma.get_slice(thread).partition_c(block),
            mma.get_slice(thread).partition_c(coordinates(shape!((64, 64)))),
        );
        for v in 0..usize::from(alone.layout().size()) {
            let (i, j) = alone.index(v);
            assert_eq!(part.index(v), (64 + i, j));
        }
    }
}

#[test]
fn the_parts_of_all_threads_fill_the_tiles_and_nothing_else() {
    let mut data = [0_u32; 48];
    let op = UniversalCopy::<u32>::default();
    let copy = TiledCopy::from_tv(op, F32, layout!((2,4):(4,1)), (colex::num::_8,));
    for thread in 0..2_usize {
        let matrix = Tensor::new(&mut data[16..32], layout!((16):(1)));
        let mut part = copy.get_slice(thread).partition_d(matrix);
        assert_eq!(part.len(), 8);
        part.fill(u32::try_from(thread).unwrap() + 1);
    }
    for (i, &word) in data.iter().enumerate() {
        let inside = (16..32).contains(&i);
        assert_eq!(word, if inside { 1 + u32::from(i % 8 >= 4) } else { 0 }, "{i}");
    }
}
