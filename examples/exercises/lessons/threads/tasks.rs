//! The exercises of lessons 11 to 14: change the functions until the judge is content.
//!
//! `cargo run --example exercises -- lesson 12` judges those of lesson 12. Everything here compiles, and every answer
//! is wrong. Where a layout of static numbers is asked for, it is a type: change it where the function says what it
//! returns.

use std::ops::Range;

use colex::prelude::*;

/// Lesson 11, exercise 1: the row-major matrix `(64,32):(32,1)` in tiles of 16 by 8. Return the layout of tile (2,1),
/// and its offset.
pub(crate) fn tile_2_1() -> (Layout!((16,8):(8,1)), usize) {
    (Layout::default(), 16 * 2 + 8)
}

/// Lesson 11, exercise 2: 32 threads share the same matrix, of `f32`s. Return how many pieces of 32 bytes their first
/// read touches if they stand 1 by 32, 4 by 8, 8 by 4, and 32 by 1.
pub(crate) fn pieces() -> [usize; 4] {
    [1, 1, 1, 1]
}

/// Lesson 11, exercise 3: 32 threads share a vector of 100 elements, each takes every 32nd. Return how many threads
/// have a fourth element, and its coordinate for thread 3.
pub(crate) fn fourth() -> (usize, usize) {
    (32, 4 * 3)
}

/// Lesson 12, exercise 1: of a tile of 4 by 4, thread t of 8 holds the elements number t and t + 8. Return the TV
/// layout, and where value 1 of thread 1 lies if the data is `(4,4):(6,1)`.
pub(crate) fn eight_threads() -> (Layout!((8,2):(2,1)), usize) {
    (Layout::default(), 9)
}

/// Lesson 12, exercise 2: whether `(4,2):(2,1)` is a good TV layout for a tile of 2 by 4, and the numbers of the two
/// elements that thread 1 holds.
pub(crate) fn good() -> (bool, [usize; 2]) {
    (false, [1, 5])
}

/// Lesson 12, exercise 3: the copy of 128 threads, `((8,16),8):((128,1),16)` on a tile of 16 by 64 halves. Return the
/// row and the columns that a thread copies.
pub(crate) fn copied_by(thread: usize) -> (usize, Range<usize>) {
    (thread % 16, 0..8)
}

/// Lesson 13, exercise 1: where index 9 goes under `Sw<2,0,3>`, and where under `Sw<2,1,3>`.
pub(crate) fn swizzled() -> [usize; 2] {
    [9, 8]
}

/// Lesson 13, exercise 2: a transposing kernel writes rows of 32 `f32`s and reads columns. A swizzle, without padding,
/// under which a column has 32 different banks.
pub(crate) fn without_conflicts() -> &'static str {
    "Sw<3,0,3>"
}

/// Lesson 14, exercise 1: the place (row, column) in C of a value of a lane, from the table
/// `((4,8),(2,2)):((32,1),(16,8))` of positions in a tile of 16 rows. Compute value 3 of lane 5 by hand first.
pub(crate) fn cell_of_c(lane: usize, value: usize) -> (usize, usize) {
    (lane / 4, lane % 4 + 4 * value)
}

/// Lesson 14, exercise 2: the eight elements (row, column) of A that lane 4 holds, by the table
/// `((4,8),(2,2,2)):((32,1),(16,8,128))` of positions in a tile of 16 rows.
pub(crate) fn lane_4_of_a() -> [(usize, usize); 8] {
    [0, 1, 2, 3, 4, 5, 6, 7].map(|v| (4, v))
}
