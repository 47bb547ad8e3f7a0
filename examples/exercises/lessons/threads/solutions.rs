//! The reference solutions of lessons 11 to 14.

use std::collections::BTreeSet;
use std::ops::Range;

use colex::prelude::*;
use colex::tensor::{coordinates, is_within};

pub(crate) fn tile_2_1() -> (Layout!((16,8):(32,1)), usize) {
    let matrix = layout!((64,32):(32,1));
    let tile = matrix.local_tile(tile!(16, 8), coord!((2, 1)));
    (tile.layout(), tile.offset().into())
}

pub(crate) fn pieces() -> [usize; 4] {
    let matrix = layout!((64,32):(32,1));
    [(1, 32), (4, 8), (8, 4), (32, 1)].map(|threads| {
        let first = matrix.local_tile(threads, (0, 0)).layout();
        first.indices().map(|index| 4 * index / 32).collect::<BTreeSet<usize>>().len()
    })
}

pub(crate) fn fourth() -> (usize, usize) {
    let vector = coordinates((100,));
    let fourth = |thread| vector.local_partition_uneven(layout!((32)), thread).index(3);
    ((0..32).filter(|thread| is_within(fourth(*thread), (100,))).count(), fourth(3).0)
}

pub(crate) fn eight_threads() -> (Layout!((8,2):(1,8)), usize) {
    let tv = layout!((8,2):(1,8));
    (tv, layout!((4,4):(6,1)).compose(tv).index((1, 1)))
}

pub(crate) fn good() -> (bool, [usize; 2]) {
    let tv = layout!((4,2):(2,1));
    let mut all: Vec<usize> = tv.indices().collect();
    all.sort_unstable();
    (all.into_iter().eq(0..8), [tv.index((1, 0)), tv.index((1, 1))])
}

pub(crate) fn copied_by(thread: usize) -> (usize, Range<usize>) {
    let first = 8 * (thread % 8);
    (thread / 8, first..first + 8)
}

pub(crate) fn swizzled() -> [usize; 2] {
    [0b1001 ^ 0b01, 0b1001]
}

pub(crate) fn without_conflicts() -> &'static str {
    "Sw<5,0,5>"
}

pub(crate) fn cell_of_c(lane: usize, value: usize) -> (usize, usize) {
    let c = layout!(((4,8),(2,2)):((32,1),(16,8)));
    let q: usize = c.index((lane, value));
    (q % 16, q / 16)
}

pub(crate) fn lane_4_of_a() -> [(usize, usize); 8] {
    let a = layout!(((4,8),(2,2,2)):((32,1),(16,8,128)));
    [0, 1, 2, 3, 4, 5, 6, 7].map(|v| {
        let q: usize = a.index((4, v));
        (q % 16, q / 16)
    })
}
