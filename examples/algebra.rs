//! The operations on layouts, from reading a matrix in another order to the registers of a tensor core.
//!
//! `cargo run --example algebra`. Every layout is computed as a type: the annotations state the
//! results to the compiler, and each printed line is compared with the one that stands here.

#[path = "support/checks.rs"]
mod checks;

use colex::dynamic;
use colex::num::{_0, _1, _16, _24, _64};
use colex::prelude::*;
use colex::tuple::product_each;

use checks::{Checks, chapter};

fn main() {
    let mut algebra = Checks::default();
    layouts(&mut algebra);
    coordinates(&mut algebra);
    coalescing(&mut algebra);
    composing(&mut algebra);
    refused(&mut algebra);
    views(&mut algebra);
    filling_and_dividing(&mut algebra);
    dealing_out(&mut algebra);
    beside_cute(&mut algebra);
    one_thread_copies(&mut algebra);
    registers(&mut algebra);
    algebra.close("algebra");
}

/// Prints a line that was computed, and compares it with the one that is stated.
#[track_caller]
fn line(algebra: &mut Checks, computed: String, stated: &str) {
    println!("{computed}");
    algebra.check(computed, stated);
}

fn layouts(algebra: &mut Checks) {
    chapter("A shape with three strides");
    let column: Layout!((4,8):(1,4)) = layout!((4, 8));
    algebra.table(
        column,
        [
            [0, 4, 8, 12, 16, 20, 24, 28],
            [1, 5, 9, 13, 17, 21, 25, 29],
            [2, 6, 10, 14, 18, 22, 26, 30],
            [3, 7, 11, 15, 19, 23, 27, 31],
        ],
    );
    let row: Layout!((4,8):(8,1)) = Layout::right(shape!((4, 8)));
    algebra.table(
        row,
        [
            [0, 1, 2, 3, 4, 5, 6, 7],
            [8, 9, 10, 11, 12, 13, 14, 15],
            [16, 17, 18, 19, 20, 21, 22, 23],
            [24, 25, 26, 27, 28, 29, 30, 31],
        ],
    );
    println!("Columns in pairs: two side by side, the next pair 8 away.\n");
    algebra.table(
        layout!((4,(2,4)):(2,(1,8))),
        [
            [0, 1, 8, 9, 16, 17, 24, 25],
            [2, 3, 10, 11, 18, 19, 26, 27],
            [4, 5, 12, 13, 20, 21, 28, 29],
            [6, 7, 14, 15, 22, 23, 30, 31],
        ],
    );
    line(algebra, format!("{column:#}  {row:#}"), "(4,8):(1,4)  (4,8):(8,1)");
}

fn coordinates(algebra: &mut Checks) {
    chapter("Three ways to name a place");
    let h = layout!((4,(2,4)):(2,(1,8)));
    println!("5 in mode 1, of shape (2,4), is (1,2):");
    line(
        algebra,
        format!("h((1,5)) = {}  h((1,(1,2))) = {}", h.index((1, 5)), h.index((1, (1, 2)))),
        "h((1,5)) = 19  h((1,(1,2))) = 19",
    );
    algebra.check(2 + 17, h.index((1, 5)));
    println!("5 as a 1-D coordinate is (1,1), and the 1 in mode 1 is (1,0):");
    line(algebra, format!("h(5) = {}", h.index(5)), "h(5) = 3");
    algebra.check(h.hier_coord(5), (1, (1, 0)));
    let first: Vec<usize> = h.indices().take(8).collect();
    line(
        algebra,
        format!("1-D coordinates 0..7 → {first:?}"),
        "1-D coordinates 0..7 → [0, 2, 4, 6, 1, 3, 5, 7]",
    );
    let mode: Layout!((2,4):(1,8)) = h.mode::<_1>();
    line(
        algebra,
        format!(
            "size = {:#}  cosize = {:#}  rank = {}  h[1] = {mode:#}",
            h.size(),
            h.cosize(),
            h.rank()
        ),
        "size = 32  cosize = 32  rank = 2  h[1] = (2,4):(1,8)",
    );
}

fn coalescing(algebra: &mut Checks) {
    chapter("Coalesce: the fewest modes for the same function");
    let a: Layout!(12:1) = layout!((2,(1,6)):(1,(6,2))).coalesce();
    line(
        algebra,
        format!("coalesce((2,(1,6)):(1,(6,2))) = {a:#}"),
        "coalesce((2,(1,6)):(1,(6,2))) = 12:1",
    );
    let column: Layout!(32:1) = layout!((4, 8)).coalesce();
    let row: Layout!((4,8):(8,1)) = layout!((4,8):(8,1)).coalesce();
    line(
        algebra,
        format!("coalesce((4,8):(1,4)) = {column:#}  coalesce((4,8):(8,1)) = {row:#}"),
        "coalesce((4,8):(1,4)) = 32:1  coalesce((4,8):(8,1)) = (4,8):(8,1)",
    );
    println!("4 steps of 1 end where mode 1 goes on, at 4. 4 steps of 8 end at 32, not at 1.");
    for i in 0..32 {
        algebra.check(column.index(i), i);
        algebra.check(row.index(i), layout!((4,8):(8,1)).index(i));
    }
}

fn composing(algebra: &mut Checks) {
    chapter("Composition: R(c) = A(B(c))");
    let (a, b) = (layout!((6,2):(8,2)), layout!((4,3):(3,1)));
    let r: Layout!(((2,2),3):((24,2),8)) = a.compose(b);
    line(
        algebra,
        format!("A = {a:#}  B = {b:#}  A∘B = {r:#}"),
        "A = (6,2):(8,2)  B = (4,3):(3,1)  A∘B = ((2,2),3):((24,2),8)",
    );
    let everywhere = b.coords().all(|c| r.index(c) == a.index(b.index(c)));
    line(
        algebra,
        format!("R(c) = A(B(c)) everywhere: {everywhere}"),
        "R(c) = A(B(c)) everywhere: true",
    );
    let by_hand: (Layout!((2,2):(24,2)), Layout!(3:8)) =
        (a.compose(layout!(4:3)), a.compose(layout!(3:1)));
    line(
        algebra,
        format!("A∘4:3 = {:#}  A∘3:1 = {:#}", by_hand.0, by_hand.1),
        "A∘4:3 = (2,2):(24,2)  A∘3:1 = 3:8",
    );
}

/// What the compiler refuses is put to the engine for run-time layouts here, which says why.
fn refused(algebra: &mut Checks) {
    chapter("Two compositions that are no layouts");
    let text = |text| dynamic::Layout::parse(text).expect("a layout");
    let a = text("(6,2):(8,2)");
    let sentence = |b| a.compose(&text(b)).expect_err("no layout").to_string();
    line(
        algebra,
        sentence("4:2"),
        "composition is undefined: mode 0 of the right-hand layout, `4:2`, does not split into runs \
         of 3 (4 is not a multiple of 3); every mode must step evenly through the left-hand layout \
         `(6,2):(8,2)`: take a size that is a multiple of 3, or at most 3",
    );
    println!();
    line(
        algebra,
        sentence("4:4"),
        "composition is undefined: mode 0 of the right-hand layout, stepping by 4, carries past mode \
         0 of the left-hand layout, of size 6 (the right-hand modes together reach coordinate 6 \
         there, in `(6,2):(8,2)`); all modes together must stay below the size: use fewer or smaller \
         steps",
    );
    let a = layout!((6,2):(8,2));
    let values = |b: [usize; 4]| b.map(|x| a.index(x));
    println!("\nThe values would be {:?} and {:?}.", values([0, 2, 4, 6]), values([0, 4, 8, 12]));
    algebra.check(values([0, 2, 4, 6]), [0, 16, 32, 2]);
    algebra.check(values([0, 4, 8, 12]), [0, 32, 18, 4]);
    println!(
        "CuTe 4.8 gives (2,2):(32,2) for the second: {} at 2.",
        layout!((2,2):(32,2)).index(2)
    );
    algebra.check(layout!((2,2):(32,2)).index(2), 2);
}

fn views(algebra: &mut Checks) {
    chapter("Views: the same data, read in another way");
    let m = layout!((4,8):(8,1));
    let t: Layout!((8,4):(1,8)) = m.compose(layout!((8,4):(4,1)));
    line(
        algebra,
        format!(
            "transposed: {t:#}  t((5,2)) = {}  m((2,5)) = {}",
            t.index((5, 2)),
            m.index((2, 5))
        ),
        "transposed: (8,4):(1,8)  t((5,2)) = 21  m((2,5)) = 21",
    );
    for (i, j) in t.coords() {
        algebra.check(t.index((i, j)), m.index((j, i)));
    }
    let e: Layout!((2,8):(16,1)) = m.compose(layout!((2,8):(2,4)));
    let row: Vec<usize> = (0..8).map(|j| e.index((1, j))).collect();
    line(
        algebra,
        format!("even rows: {e:#}  row 1 = {row:?}"),
        "even rows: (2,8):(16,1)  row 1 = [16, 17, 18, 19, 20, 21, 22, 23]",
    );
    let m = layout!((8,8):(8,1));
    let every_other: Layout!((8,4):(8,2)) = m.compose(layout!((8,4):(1,16)));
    line(
        algebra,
        format!("even columns of {m:#}: {every_other:#}"),
        "even columns of (8,8):(8,1): (8,4):(8,2)",
    );
    for (i, j) in every_other.coords() {
        algebra.check(every_other.index((i, j)), 8 * i + 2 * j);
        algebra.check(every_other.index((i, j)), m.index((i, 2 * j)));
    }
}

fn filling_and_dividing(algebra: &mut Checks) {
    chapter("What a layout leaves out, and tiles");
    let b = layout!(4:2);
    let c: Layout!((2,3):(1,8)) = b.complement(_24);
    let both: Layout!((4,(2,3)):(2,(1,8))) = b.append(c);
    let mut covered: Vec<usize> = both.indices().collect();
    covered.sort_unstable();
    line(
        algebra,
        format!("complement(4:2, 24) = {c:#}  side by side: {both:#}"),
        "complement(4:2, 24) = (2,3):(1,8)  side by side: (4,(2,3)):(2,(1,8))",
    );
    let once = covered.into_iter().eq(0..24);
    line(algebra, format!("0..23, each once: {once}"), "0..23, each once: true");
    let c: Layout!((3,2):(2,12)) = layout!((2,2):(1,6)).complement(_24);
    line(
        algebra,
        format!("complement((2,2):(1,6), 24) = {c:#}"),
        "complement((2,2):(1,6), 24) = (3,2):(2,12)",
    );

    let d: Layout!((4,(2,3)):(2,(1,8))) = layout!(24:1).logical_divide(b);
    line(
        algebra,
        format!("logical_divide(24:1, 4:2) = {d:#}"),
        "logical_divide(24:1, 4:2) = (4,(2,3)):(2,(1,8))",
    );
    let stated = [
        "tile 0: [0, 2, 4, 6]",
        "tile 1: [1, 3, 5, 7]",
        "tile 2: [8, 10, 12, 14]",
        "tile 3: [9, 11, 13, 15]",
        "tile 4: [16, 18, 20, 22]",
        "tile 5: [17, 19, 21, 23]",
    ];
    for (k, stated) in stated.into_iter().enumerate() {
        let tile: Vec<usize> = (0..4).map(|i| d.index((i, k))).collect();
        line(algebra, format!("tile {k}: {tile:?}"), stated);
    }
}

fn dealing_out(algebra: &mut Checks) {
    chapter("A 16 × 8 tile for 32 threads");
    let tile: Layout!((16,8):(1,16)) = layout!((16, 8));
    line(algebra, format!("tile = {tile:#}"), "tile = (16,8):(1,16)");
    let p: Layout!(((2,2),(8,4)):((1,16),(2,32))) = tile.zipped_divide(tile!(2, 2));
    line(
        algebra,
        format!("a 2 × 2 block each: {p:#}"),
        "a 2 × 2 block each: ((2,2),(8,4)):((1,16),(2,32))",
    );
    let values = [0, 1, 8].map(|t| [0, 1, 2, 3].map(|v| p.index((v, t))));
    line(
        algebra,
        format!("threads 0, 1, 8: {values:?}"),
        "threads 0, 1, 8: [[0, 1, 16, 17], [2, 3, 18, 19], [32, 33, 48, 49]]",
    );
    let q: Layout!(((16,2),(1,4)):((1,16),(0,32))) = tile.zipped_divide(tile!(16, 2));
    line(
        algebra,
        format!("one element of each 16 × 2 block: {q:#}"),
        "one element of each 16 × 2 block: ((16,2),(1,4)):((1,16),(0,32))",
    );
    let values = [0, 1, 16].map(|t| [0, 1, 2, 3].map(|v| q.index((t, v))));
    line(
        algebra,
        format!("threads 0, 1, 16: {values:?}"),
        "threads 0, 1, 16: [[0, 32, 64, 96], [1, 33, 65, 97], [16, 48, 80, 112]]",
    );
}

fn beside_cute(algebra: &mut Checks) {
    chapter("Line by line what CuTe prints");
    let mut cute = |name: &str, computed: String, stated: &str| {
        line(algebra, format!("{name:<20}{computed}"), &format!("{name:<20}{stated}"));
    };
    let coalesced: Layout!(12:1) = layout!((2,(1,6)):(1,(6,2))).coalesce();
    cute("coalesce", coalesced.to_string(), "_12:_1");
    let [one, two, six] = [1_usize, 2, 6];
    let coalesced: Layout!((usize,usize,usize):(usize,usize,usize)) =
        layout!((two,(one,six)):(one,(six,two))).coalesce();
    cute("coalesce (int)", coalesced.to_string(), "(2,1,6):(1,6,2)");
    let r: Layout!(((2,2),3):((24,2),8)) = layout!((6,2):(8,2)).compose(layout!((4,3):(3,1)));
    cute("composition", r.to_string(), "((_2,_2),_3):((_24,_2),_8)");
    let m = Layout::right(shape!((4, 8)));
    let t: Layout!((8,4):(1,8)) = m.compose(Layout::right(shape!((8, 4))));
    cute("transpose view", t.to_string(), "(_8,_4):(_1,_8)");
    let e: Layout!((2,8):(16,1)) = m.compose(layout!((2,8):(2,4)));
    cute("even rows", e.to_string(), "(_2,_8):(_16,_1)");
    let c: Layout!((2,3):(1,8)) = layout!(4:2).complement(_24);
    cute("complement", c.to_string(), "(_2,_3):(_1,_8)");
    let d: Layout!((4,(2,3)):(2,(1,8))) = layout!(24).logical_divide(layout!(4:2));
    cute("logical_divide", d.to_string(), "(_4,(_2,_3)):(_2,(_1,_8))");
    let tile = layout!((16, 8));
    let d: Layout!(((2,2),(8,4)):((1,16),(2,32))) = tile.zipped_divide(shape!((2, 2)));
    cute("zipped_divide 2x2", d.to_string(), "((_2,_2),(_8,_4)):((_1,_16),(_2,_32))");
    let d: Layout!(((16,2),(1,4)):((1,16),(0,32))) = tile.zipped_divide(shape!((16, 2)));
    cute("zipped_divide 16x2", d.to_string(), "((_16,_2),(_1,_4)):((_1,_16),(_0,_32))");

    let (tiler, tv) = tiled_copy();
    cute("TiledCopy tile", show(tiler).to_string(), "(_16,_64)");
    cute("TiledCopy TV", tv.to_string(), "((_8,_16),_8):((_128,_1),_16)");

    cute(
        "MMA A (thr,val)",
        A::default().to_string(),
        "((_4,_8),(_2,_2,_2)):((_32,_1),(_16,_8,_128))",
    );
    cute("MMA B (thr,val)", B::default().to_string(), "((_4,_8),(_2,_2)):((_16,_1),(_8,_64))");
    cute("MMA C (thr,val)", C::default().to_string(), "((_4,_8),(_2,_2)):((_32,_1),(_16,_8))");
    println!(
        "\nWith int for all numbers nothing is known to be 1, or to be the next stride: no mode joins."
    );
}

/// 128 threads as 16 × 8, side by side along a row, of 8 neighbours each: the tile that they copy
/// together, and the layout from (thread, value) to its places.
fn tiled_copy() -> ((_16, _64), Layout!(((8,16),8):((128,1),16))) {
    let threads = layout!((16,8):(8,1));
    let values = layout!((1,8):(0,1));
    let places: Layout!(((1,16),(8,8)):((0,8),(128,1))) = threads.raked_product(values);
    let sizes = shape!((128, 8));
    (product_each(places.shape()), places.right_inverse().with_shape(sizes))
}

fn one_thread_copies(algebra: &mut Checks) {
    chapter("Who copies what");
    let (_, tv) = tiled_copy();
    let place = |t: usize, v: usize| {
        let index = tv.index((t, v));
        (index % 16, index / 16)
    };
    let thread_9: Vec<_> = (0..8).map(|v| place(9, v)).collect();
    line(
        algebra,
        format!("thread 9 copies {thread_9:?}"),
        "thread 9 copies [(1, 8), (1, 9), (1, 10), (1, 11), (1, 12), (1, 13), (1, 14), (1, 15)]",
    );
    let mut rows: Vec<_> = (0..32).map(|t| place(t, 0).0).collect();
    rows.dedup();
    line(algebra, format!("one warp copies rows {rows:?}"), "one warp copies rows [0, 1, 2, 3]");
    for t in 0..128 {
        algebra.check(tv.index((t, 0)), 128 * (t % 8) + t / 8);
        for v in 0..8 {
            algebra.check(place(t, v), (t / 8, 8 * (t % 8) + v));
        }
    }
    let row: Vec<_> =
        (0..8).flat_map(|t| (0..8).map(move |v| (t, v))).map(|(t, v)| place(t, v)).collect();
    algebra.check(row, (0..64).map(|j| (0, j)).collect::<Vec<_>>());
    println!("8 threads × 8 halves × 2 bytes: a row is one segment of {} bytes.", 8 * 8 * 2);
    let together = usize::from(tv.size_of::<(_0, _0)>()) * usize::from(tv.size_of::<_1>());
    algebra.check(together * size_of::<u16>(), 128);
}

/// `mma.sync.m16n8k16`, from (lane, value) to the column-major index in the 16 × 16 operand A.
type A = Layout!(((4,8),(2,2,2)):((32,1),(16,8,128)));
/// The same for the 8 × 16 operand B, whose index is n + 8k.
type B = Layout!(((4,8),(2,2)):((16,1),(8,64)));
/// The same for the 16 × 8 result C.
type C = Layout!(((4,8),(2,2)):((32,1),(16,8)));

fn registers(algebra: &mut Checks) {
    chapter("Which register holds what");
    let (a, b, c) = (A::default(), B::default(), C::default());
    let sixteen = |index: usize| (index % 16, index / 16);
    let stated = [
        (0, "[(0, 0), (0, 1), (8, 0), (8, 1), (0, 8), (0, 9), (8, 8), (8, 9)]"),
        (1, "[(0, 2), (0, 3), (8, 2), (8, 3), (0, 10), (0, 11), (8, 10), (8, 11)]"),
        (4, "[(1, 0), (1, 1), (9, 0), (9, 1), (1, 8), (1, 9), (9, 8), (9, 9)]"),
    ];
    for (lane, stated) in stated {
        let held: Vec<_> = (0..8).map(|i| sixteen(a.index((lane, i)))).collect();
        line(
            algebra,
            format!("lane {lane} of A: {held:?}"),
            &format!("lane {lane} of A: {stated}"),
        );
    }
    for lane in 0..32 {
        let (g, t) = (lane / 4, lane % 4);
        for i in 0..8 {
            algebra.check(
                sixteen(a.index((lane, i))),
                (g + 8 * (i / 2 % 2), 2 * t + i % 2 + 8 * (i / 4)),
            );
        }
        for i in 0..4 {
            let index = b.index((lane, i));
            algebra.check((index / 8, index % 8), (2 * t + i % 2 + 8 * (i / 2), g));
            algebra.check(sixteen(c.index((lane, i))), (g + 8 * (i / 2), 2 * t + i % 2));
        }
    }
    println!("All three agree with the instruction's own tables.\n\nThe lanes of C, rows 0 to 3:");
    let who: Layout!(((8,2),(2,4)):((4,64),(32,1))) = c.right_inverse().with_shape(shape!((16, 8)));
    let stated = [
        " 0  0  1  1  2  2  3  3",
        " 4  4  5  5  6  6  7  7",
        " 8  8  9  9 10 10 11 11",
        "12 12 13 13 14 14 15 15",
    ];
    for (row, stated) in stated.into_iter().enumerate() {
        let lanes: Vec<_> = (0..8).map(|j| format!("{:2}", who.index((row, j)) % 32)).collect();
        line(algebra, lanes.join(" "), stated);
    }
    println!("(which is C's right inverse, read as 16 × 8: {who:#})\n");
    let third = c.index((5, 3));
    line(
        algebra,
        format!("lane 5, value 3: {third} = {:?}", sixteen(third)),
        "lane 5, value 3: 57 = (9, 3)",
    );
    algebra.check(third, 33 + 24);
}
