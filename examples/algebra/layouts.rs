//! What layouts are, and the fewest modes for one.

use colex::num::_1;
use colex::prelude::*;

use crate::line;
use crate::tally::{Tally, chapter};

pub(crate) fn layouts(algebra: &mut Tally) {
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

pub(crate) fn coordinates(algebra: &mut Tally) {
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

pub(crate) fn coalescing(algebra: &mut Tally) {
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
