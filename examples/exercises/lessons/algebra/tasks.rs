//! The exercises of lessons 7 to 10: change the functions until the judge is content.
//!
//! `cargo run --example exercises -- lesson 8` judges those of lesson 8. Everything here compiles, and every answer is
//! wrong. Where a layout of static numbers is asked for, it is a type: change it where the function says what it
//! returns.

use colex::prelude::*;

/// Lesson 7, exercise 1: what `(2,2,4):(1,2,8)` and `(3,1,5):(5,7,1)` coalesce to, by hand.
pub(crate) fn coalesced() -> (Layout!((2,2,4):(1,2,8)), Layout!((3,1,5):(5,7,1))) {
    (Layout::default(), Layout::default())
}

/// Lesson 7, exercise 2: a thread holds the elements `(2,2,2):(1,2,16)` of a matrix. How many can it load with one
/// instruction?
pub(crate) fn at_once() -> usize {
    2
}

/// Lesson 8, exercise 1: columns 0, 2, 4 and 6 of the row-major matrix `(8,8):(8,1)`, as a view of 8 by 4. Return the
/// B of `A ∘ B`, which picks 1-D coordinates of the matrix.
pub(crate) fn every_other_column() -> Layout!((8,4):(1,8)) {
    Layout::default()
}

/// Lesson 8, exercise 2: which of `2:2`, `4:2`, `3:4`, `6:2` and `3:3` compose with `A = (4,6):(1,5)`?
pub(crate) fn composing() -> [bool; 5] {
    [false, false, false, false, false]
}

/// Lesson 9, exercise 1: the complements of `(2,2):(1,6)` in 24, and of `8:1` in 32.
pub(crate) fn complements() -> (Layout!((3,2):(1,12)), Layout!(4:1)) {
    (Layout::default(), Layout::default())
}

/// Lesson 10, exercise 1: 12 elements in tiles of every third one. Return the divided layout `(in a tile, which tile)`,
/// and the elements of each of the three tiles.
pub(crate) fn thirds() -> (Layout!((4,3):(1,4)), [[usize; 4]; 3]) {
    (Layout::default(), [[0, 1, 2, 3], [4, 5, 6, 7], [8, 9, 10, 11]])
}

/// Lesson 10, exercise 2: `(16,8):(1,16)` in tiles of 16 by 2. Return how many tiles there are, and the index at which
/// tile 3 starts.
pub(crate) fn tile_3() -> (usize, usize) {
    (2, 3)
}
