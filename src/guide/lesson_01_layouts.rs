//! What a layout is.
//!
//! A matrix in memory is a row of numbers and an agreement: *element (1,2) lies at place 6*. A
//! program states this agreement again and again, as arithmetic: `data[4 * i + j]` in the loop
//! that fills it, `data[4 * i + j]` in the loop that reads it, and something longer where a tile
//! of it is meant. A layout is the agreement itself, written once and passed around.
//!
//! It has two parts. The **shape** says how many coordinates there are in each direction; the
//! **stride**, how far one step in that direction moves. They are written `shape:stride`:
//!
//! ```
//! use colex::prelude::*;
//!
//! let row = layout!((3,4):(4,1)); // 3 rows of 4
//! assert_eq!(row.index((0, 0)), 0);
//! assert_eq!(row.index((1, 2)), 1 * 4 + 2 * 1);
//! ```
//!
#![doc = include_str!("../../docs/pictures/row-major.svg")]
//!
//! A step down adds 4, a step to the right adds 1. That is all: a layout is a *function from
//! coordinates to indices*, and the index is the sum of coordinate times stride.
//!
//! ```text
//! coordinate   (1 , 2)
//! stride       (4 , 1)
//! index        1·4 + 2·1 = 6
//! ```
//!
//! Three things that it is not:
//!
//! * It holds no data. `row` knows nothing of the array that it will be used with, and takes no
//!   memory: it is a type without fields.
//! * It counts elements, not bytes. Place 6 of `f32`s is byte 24, place 6 of `u8`s is byte 6.
//! * It does not say what a direction means. That the first number is a row is our agreement;
//!   later lessons use the same two numbers for *which thread* and *which of its values*.
//!
//! The same coordinates with other strides are another order in memory. Here a step down adds 1
//! and a step to the right adds 3: the columns lie one after the other.
//!
//! ```
//! # use colex::prelude::*;
//! let column = layout!((3,4):(1,3));
//! assert_eq!(column.index((1, 2)), 1 * 1 + 2 * 3);
//! ```
//!
#![doc = include_str!("../../docs/pictures/column-major.svg")]
//!
//! The parts of a layout are called **modes**: mode 0 is `3:4` in the first example, mode 1 is
//! `4:1`. The number of modes is the **rank**.
//!
//! ```
//! # use colex::prelude::*;
//! # use colex::num::*;
//! let row = layout!((3,4):(4,1));
//! assert_eq!(row.rank(), 2);
//! let _: Layout!(4:1) = row.mode::<_1>(); // known to the compiler
//! ```
//!
//! A stride may be any number. 0 is a direction in which nothing moves, so that all rows are one
//! and the same row; a negative one walks backwards, so that `4:-1` has the indices 0, −1, −2, −3;
//! and strides larger than they need be leave gaps, which is how rows are padded.
//!
//! ## Exercises
//!
//! To have the judge check what you find, fill in the functions named here, in
//! `examples/exercises/lessons/coordinates/tasks.rs`, and run
//! `cargo run --example exercises -- lesson 1`.
//!
//! **1.** A matrix of 3 rows and 4 columns, whose rows start 8 elements apart. Which layout is
//! it, and where is element (2,3)? (`eight_apart`)
//!
//! <details><summary>Answer</summary>
//!
//! ```
//! use colex::prelude::*;
//!
//! fn eight_apart() -> (Layout!((3,4):(8,1)), usize) {
//!     let padded = layout!((3,4):(8,1));
//!     (padded, padded.index((2, 3)))
//! }
//! let (padded, place) = eight_apart();
//! assert_eq!([0, 1, 2].map(|i| padded.index((i, 0))), [0, 8, 16]);
//! assert_eq!(place, 2 * 8 + 3);
//! ```
//!
//! </details>
//!
//! **2.** The transpose of `(3,4):(4,1)`, the matrix of 4 rows and 3 columns whose element (j,i)
//! is the first one's element (i,j), needs no copy. What is its layout? (`transposed`)
//!
//! <details><summary>Answer</summary>
//!
//! The modes change places, and each keeps its stride.
//!
//! ```
//! use colex::prelude::*;
//!
//! fn transposed() -> Layout!((4,3):(1,4)) {
//!     Layout::default()
//! }
//! let (a, t) = (layout!((3,4):(4,1)), transposed());
//! for (i, j) in a.coords() {
//!     assert_eq!(t.index((j, i)), a.index((i, j)));
//! }
//! ```
//!
//! </details>
//!
//! ---
//!
//! [all lessons](super) ·
//! [One number as a coordinate, and why `row(5)` is 9](super::lesson_02_one_number) →
