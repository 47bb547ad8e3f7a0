//! Who holds what: threads, values, registers.

use colex::num::{_0, _1, _16, _64};
use colex::prelude::*;
use colex::tuple::product_each;

use crate::line;
use crate::tally::{Tally, chapter};

/// `mma.sync.m16n8k16`, from (lane, value) to the column-major index in the 16 × 16 operand A.
pub(crate) type A = Layout!(((4,8),(2,2,2)):((32,1),(16,8,128)));
/// The same for the 8 × 16 operand B, whose index is n + 8k.
pub(crate) type B = Layout!(((4,8),(2,2)):((16,1),(8,64)));
/// The same for the 16 × 8 result C.
pub(crate) type C = Layout!(((4,8),(2,2)):((32,1),(16,8)));

pub(crate) fn dealing_out(algebra: &mut Tally) {
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

/// 128 threads as 16 × 8, side by side along a row, of 8 neighbours each: the tile that they copy
/// together, and the layout from (thread, value) to its places.
pub(crate) fn tiled_copy() -> ((_16, _64), Layout!(((8,16),8):((128,1),16))) {
    let threads = layout!((16,8):(8,1));
    let values = layout!((1,8):(0,1));
    let places: Layout!(((1,16),(8,8)):((0,8),(128,1))) = threads.raked_product(values);
    let sizes = shape!((128, 8));
    (product_each(places.shape()), places.right_inverse().with_shape(sizes))
}

pub(crate) fn one_thread_copies(algebra: &mut Tally) {
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

pub(crate) fn registers(algebra: &mut Tally) {
    chapter("Which register holds what");
    let (a, b, c) = (A::default(), B::default(), C::default());
    let place = |index: usize| (index % 16, index / 16);
    let stated = [
        (0, "[(0, 0), (0, 1), (8, 0), (8, 1), (0, 8), (0, 9), (8, 8), (8, 9)]"),
        (1, "[(0, 2), (0, 3), (8, 2), (8, 3), (0, 10), (0, 11), (8, 10), (8, 11)]"),
        (4, "[(1, 0), (1, 1), (9, 0), (9, 1), (1, 8), (1, 9), (9, 8), (9, 9)]"),
    ];
    for (lane, stated) in stated {
        let held: Vec<_> = (0..8).map(|i| place(a.index((lane, i)))).collect();
        line(
            algebra,
            format!("lane {lane} of A: {held:?}"),
            &format!("lane {lane} of A: {stated}"),
        );
    }
    for lane in 0..32 {
        let (group, thread) = (lane / 4, lane % 4);
        for i in 0..8 {
            algebra.check(
                place(a.index((lane, i))),
                (group + 8 * (i / 2 % 2), 2 * thread + i % 2 + 8 * (i / 4)),
            );
        }
        for i in 0..4 {
            let index = b.index((lane, i));
            algebra.check((index / 8, index % 8), (2 * thread + i % 2 + 8 * (i / 2), group));
            algebra.check(place(c.index((lane, i))), (group + 8 * (i / 2), 2 * thread + i % 2));
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
        format!("lane 5, value 3: {third} = {:?}", place(third)),
        "lane 5, value 3: 57 = (9, 3)",
    );
    algebra.check(third, 33 + 24);
}
