//! The reference solutions of lessons 7 to 10.

use colex::num::{_0, _1, _24, _32};
use colex::prelude::*;

pub(crate) fn coalesced() -> (Layout!((4,4):(1,8)), Layout!((3,5):(5,1))) {
    (layout!((2,2,4):(1,2,8)).coalesce(), layout!((3,1,5):(5,7,1)).coalesce())
}

pub(crate) fn at_once() -> usize {
    let held: Layout!((4,2):(1,16)) = layout!((2,2,2):(1,2,16)).coalesce();
    held.size_of::<_0>().into()
}

pub(crate) fn every_other_column() -> Layout!((8,4):(1,16)) {
    Layout::default()
}

pub(crate) fn composing() -> [bool; 5] {
    [true, true, true, true, false]
}

pub(crate) fn complements() -> (Layout!((3,2):(2,12)), Layout!(4:8)) {
    (layout!((2,2):(1,6)).complement(_24), layout!(8:1).complement(_32))
}

pub(crate) fn thirds() -> (Layout!((4,3):(3,1)), [[usize; 4]; 3]) {
    let divided = layout!(12:1).logical_divide(layout!(4:3));
    let tile = |t: usize| [0, 1, 2, 3].map(|i: usize| divided.index((i, t)));
    (divided, [0, 1, 2].map(tile))
}

pub(crate) fn tile_3() -> (usize, usize) {
    let tiles = layout!((16,8):(1,16)).zipped_divide(tile!(16, 2));
    (tiles.size_of::<_1>().into(), tiles.index((0, 3)))
}
