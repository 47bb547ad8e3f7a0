//! The register tables of tensor-core instructions: what each lane holds, against the tables of the PTX manual.
//!
//! `cargo run --example mma_tables`. Each line that is printed is computed from types and compared with
//! what is stated here; the last one counts the comparisons.

use std::fmt::Display;

use colex::atom::{
    F16, MmaAtom, Operand, SM80_16x8x16_F32F16F16F32_TN as Mma, SM80_CP_ASYNC_CACHEALWAYS,
    TiledCopy,
};
use colex::num::{_0, _2, _3, _6, _7, _9, _17, _25, _57, _129, _137, _145, _153};
use colex::num::{_1, _4, _5, _16, _64};
use colex::{At, Layout, layout};

/// Prints lines, and counts what was compared.
#[derive(Default)]
struct Tables {
    checks: usize,
}

impl Tables {
    /// A computed line that must be `stated`.
    #[track_caller]
    fn line(&mut self, computed: impl Display, stated: &str) {
        let computed = computed.to_string();
        assert_eq!(computed, stated);
        println!("{computed}");
        self.checks += 1;
    }

    #[track_caller]
    #[allow(clippy::needless_pass_by_value, reason = "what was computed reads as a value")]
    fn check<T: PartialEq + core::fmt::Debug>(&mut self, computed: T, stated: T) {
        assert_eq!(computed, stated);
        self.checks += 1;
    }
}

const A: Operand = Operand::a::<Mma>();
const B: Operand = Operand::b::<Mma>();
const C: Operand = Operand::c::<Mma>();

fn main() {
    let mut tables = Tables::default();
    as_layouts(&mut tables);
    what_lanes_hold(&mut tables);
    against_ptx(&mut tables);
    owners(&mut tables);
    a_tiled_copy(&mut tables);
    one_element_of_c(&mut tables);
    lane_4_complete(&mut tables);
    println!("\nmma_tables: {} checks passed", tables.checks);
}

fn chapter(title: &str) {
    println!("\n── {title}\n");
}

/// The three tables are layouts from `(thread, value)` to the element's place in the tile.
fn as_layouts(tables: &mut Tables) {
    chapter("mma.m16n8k16 as layouts");
    let a: Layout!(((4,8),(2,2,2)):((32,1),(16,8,128))) = <Mma as MmaAtom>::ALayout::default();
    let b: Layout!(((4,8),(2,2)):((16,1),(8,64))) = <Mma as MmaAtom>::BLayout::default();
    let c: Layout!(((4,8),(2,2)):((32,1),(16,8))) = <Mma as MmaAtom>::CLayout::default();
    tables.line(a, "((_4,_8),(_2,_2,_2)):((_32,_1),(_16,_8,_128))");
    tables.line(b, "((_4,_8),(_2,_2)):((_16,_1),(_8,_64))");
    tables.line(c, "((_4,_8),(_2,_2)):((_32,_1),(_16,_8))");
}

/// The eight values of A in three lanes, as (m, k).
fn what_lanes_hold(tables: &mut Tables) {
    chapter("the eight values of A in lanes 0, 1 and 4");
    for (lane, stated) in [
        (0, "lane 0: [(0, 0), (0, 1), (8, 0), (8, 1), (0, 8), (0, 9), (8, 8), (8, 9)]"),
        (1, "lane 1: [(0, 2), (0, 3), (8, 2), (8, 3), (0, 10), (0, 11), (8, 10), (8, 11)]"),
        (4, "lane 4: [(1, 0), (1, 1), (9, 0), (9, 1), (1, 8), (1, 9), (9, 8), (9, 9)]"),
    ] {
        let held: Vec<_> = A.of_thread(lane).collect();
        tables.line(format_args!("lane {lane}: {held:?}"), stated);
    }
}

/// The PTX manual gives row and column of each register by the group and the thread in the group.
fn against_ptx(tables: &mut Tables) {
    chapter("against the tables of the PTX manual");
    let group = |lane: usize| (lane / 4, lane % 4);
    for lane in 0..32 {
        let (g, t) = group(lane);
        for i in 0..8 {
            tables.check(A.element(lane, i), (g + 8 * (i / 2 % 2), 2 * t + i % 2 + 8 * (i / 4)));
        }
        for i in 0..4 {
            // B is given as (k, n) there, and stored as (n, k) here.
            let (n, k) = B.element(lane, i);
            tables.check((k, n), (2 * t + i % 2 + 8 * (i / 2), g));
            tables.check(C.element(lane, i), (g + 8 * (i / 2), 2 * t + i % 2));
        }
    }
    println!("A: 32 × 8 registers, B: 32 × 4, C: 32 × 4, all as in the manual");
}

/// Which lane owns each element of C.
fn owners(tables: &mut Tables) {
    chapter("which lane owns each element of C, rows 0 to 3");
    for (row, stated) in [
        "   0  0  1  1  2  2  3  3",
        "   4  4  5  5  6  6  7  7",
        "   8  8  9  9 10 10 11 11",
        "  12 12 13 13 14 14 15 15",
    ]
    .into_iter()
    .enumerate()
    {
        let owner = |column| C.holder(row, column).expect("C is covered").0;
        let owners: Vec<_> = (0..8).map(|column| format!("{:2}", owner(column))).collect();
        tables.line(format_args!("  {}", owners.join(" ")), stated);
    }
    println!("\nthe same with registers, all rows:\n\n{C}");
}

/// The copy of A in a simple GEMM: 128 threads, eight of them along a row, 16 bytes each.
fn a_tiled_copy(tables: &mut Tables) {
    chapter("a tiled copy: 128 threads copy a 16×64 tile");
    let cp_async = SM80_CP_ASYNC_CACHEALWAYS::<u128>::default();
    let copy = TiledCopy::new(cp_async, F16, layout!((16,8):(8,1)), layout!((1, 8)));
    let _: (_16, _64) = copy.tiler();
    let tv: Layout!(((8,16),8):((128,1),16)) = copy.layout_tv();
    tables.line(colex::show(copy.tiler()), "(_16,_64)");
    tables.line(tv, "((_8,_16),_8):((_128,_1),_16)");

    // The index counts the tile column by column: row + 16·column.
    let element = |thread: usize, value: usize| {
        let index = tv.index((thread, value));
        (index % 16, index / 16)
    };
    let of_9: Vec<_> = (0..8).map(|value| element(9, value)).collect();
    tables.line(
        format_args!("thread 9: {of_9:?}"),
        "thread 9: [(1, 8), (1, 9), (1, 10), (1, 11), (1, 12), (1, 13), (1, 14), (1, 15)]",
    );
    let rows_of_a_warp: Vec<_> =
        (0..4).map(|row| (0..32).filter(|&t| element(t, 0).0 == row).count()).collect();
    tables.line(
        format_args!("the first warp has {rows_of_a_warp:?} threads in rows 0 to 3"),
        "the first warp has [8, 8, 8, 8] threads in rows 0 to 3",
    );
    tables.check((0..32).all(|thread| element(thread, 0).0 < 4), true);
    // Eight threads × 8 halves × 2 bytes fill a row of 128 bytes.
    tables.check(8 * 8 * F16_BYTES, 128);
}

const F16_BYTES: usize = 2;

/// The last value of lane 5 in C: known to the compiler.
fn one_element_of_c(tables: &mut Tables) {
    chapter("value 3 of lane 5 in C");
    let index: _57 = <Mma as MmaAtom>::CLayout::default().index((_5, _3));
    tables.line(format_args!("index {index:#}: C{:?}", C.element(5, 3)), "index 57: C(9, 3)");
    // By the manual: g = 1, t = 1, and value 3 is at (g + 8, 2t + 1).
    tables.check(C.element(5, 3), (1 + 8, 2 + 1));
}

/// The place of a value of lane 4 in A, as a type.
type InA<Value> = At<<Mma as MmaAtom>::ALayout, (_4, Value)>;

/// All eight elements of A in lane 4: place, number in the tile, and offset in a row-major tile.
fn lane_4_complete(tables: &mut Tables) {
    chapter(
        "lane 4, complete: A(m,k), its number m + 16·k, and its offset 16·m + k in memory row by row",
    );
    // The numbers as types: this does not compile if one of them is wrong.
    let _: (InA<_0>, InA<_1>, InA<_2>, InA<_3>) = (_1, _17, _9, _25);
    let _: (InA<_4>, InA<_5>, InA<_6>, InA<_7>) = (_129, _145, _137, _153);
    tables.checks += 8;

    let row_major = layout!((16,16):(16,1));
    let a = <Mma as MmaAtom>::ALayout::default();
    // Read through the memory's layout, the table gives offsets.
    let in_memory: Layout!(((4,8),(2,2,2)):((2,16),(1,128,8))) = row_major.compose(a);
    for (value, stated) in [
        "0: A(1,0)  1  16",
        "1: A(1,1)  17  17",
        "2: A(9,0)  9  144",
        "3: A(9,1)  25  145",
        "4: A(1,8)  129  24",
        "5: A(1,9)  145  25",
        "6: A(9,8)  137  152",
        "7: A(9,9)  153  153",
    ]
    .into_iter()
    .enumerate()
    {
        let ((m, k), q) = (A.element(4, value), a.index((4, value)));
        let offset: usize = in_memory.index((4, value));
        tables.line(format_args!("{value}: A({m},{k})  {q}  {offset}"), stated);
        tables.check(offset, 16 * m + k);
    }

    // The formula for every lane and value, and each of the 256 elements exactly once.
    let mut held = [0; 256];
    for lane in 0..32 {
        for v in 0..8 {
            let (low, middle, high) = (v % 2, v / 2 % 2, v / 4);
            let (m, k) = (lane / 4 + 8 * middle, 2 * (lane % 4) + low + 8 * high);
            tables.check(A.element(lane, v), (m, k));
            tables.check(a.index((lane, v)), m + 16 * k);
            held[m + 16 * k] += 1;
        }
    }
    tables.check(held, [1; 256]);
    println!("all 32 × 8 positions by the formula; each of the 256 elements once");
}
