//! Threads and values: TV layouts.
//!
//! So far a layout's coordinate was a place in a matrix, and its index a place in memory. Nothing
//! in the arithmetic says so. Let the coordinate be `(thread, value)`, and the index be the
//! number of an element of a tile: then the layout says *who holds what*. This is called a **TV
//! layout**.
//!
//! Four threads share a tile of 2 by 4, two values each:
//!
//! ```
//! use colex::prelude::*;
//!
//! let tv = layout!((4,2):(1,4)); // tv(thread, value) = thread + 4·value
//! assert_eq!(tv.index((0, 1)), 4);
//! ```
//!
#![doc = include_str!("../../docs/pictures/tv-small.svg")]
//!
//! The index is a *1-D coordinate of the tile*, counted as always, first mode fastest: 4 is row 4
//! mod 2 = 0 and column 4 / 2 = 2. So thread 0's value 1 is element (0,2). It is not a place in
//! memory! Where element (0,2) lies, the layout of the data says. The two are chained by
//! composition:
//!
//! ```
//! # use colex::prelude::*;
//! let tv = layout!((4,2):(1,4));
//! let data = layout!((2,4):(4,1)); // row-major
//! let place = data.compose(tv); // (thread, value) -> element -> place
//! assert_eq!(place.index((0, 1)), data.index((0, 2)));
//! assert_eq!(place.index((0, 1)), 2);
//! ```
//!
//! Changing how the data is stored changes `data`, and changing who does what changes `tv`;
//! neither knows of the other.
//!
//! Since both kinds of numbers are plain, mixing them up is easy, and does not fail. With a
//! tensor, [`Tv`](crate::tensor::Tv) keeps them apart: its positions belong to a tile of one
//! shape, and threads and values are types of their own.
//!
//! ```
//! use colex::prelude::*;
//! use colex::tensor::{Position, Thread, Tv, Value};
//!
//! let tv = Tv::new(layout!((4,2):(1,4)), shape!((2,4)));
//! assert_eq!(tv.at(Thread(0), Value(1)), Position(4));
//!
//! let stored: [usize; 8] = core::array::from_fn(|i| i);
//! let tile = Tensor::new(&stored, layout!((2,4):(4,1)));
//! assert_eq!(tile[tv.at(Thread(0), Value(1))], 2);
//! assert_eq!(tile.partition(tv, Thread(0))[1], 2); // all that thread 0 holds
//! ```
//!
//! A TV layout is good if every element of the tile is held exactly once: then it is compact, and
//! its picture has no empty cell.
//!
//! ## Making one
//!
//! Two things are natural to say: how the threads stand, and which values each one takes, as small
//! matrices. Their raked product (lesson 10) is the map from an element of the tile to the number
//! of its thread and value, thread first: t + 32·v. A TV layout is the way back, which
//! `right_inverse` finds: the layout that takes each of these numbers to its element. `with_shape`
//! splits the number into (t,v) again. Threads of `(4,8):(8,1)`, 8 to a row, with `(1,4)` values
//! each, four in a row:
//!
//! ```
//! use colex::prelude::*;
//!
//! let threads = layout!((4,8):(8,1));
//! let values = layout!((1,4):(1,1));
//! let tile = threads.raked_product(values); // element -> number of thread and value
//! let tv = tile.right_inverse().with_shape(shape!((32,4)));
//! assert_eq!(format!("{tv:#}"), "((8,4),4):((16,1),4)"); // `#` leaves the underscores out
//! ```
//!
//! Read the result: thread t is split into (t mod 8, t / 8). A step of the first moves by 16
//! elements of the tile of 4 by 32, which are four columns; a step of the second by one row; a
//! value by 4, one column.
//!
//! ## Reading one
//!
//! The copy of a CUDA tutorial has 128 threads on a tile of 16 by 64 halves (floats of 2 bytes),
//! `((8,16),8):((128,1),16)`. What does thread 9 do? Split: (9 mod 8, 9 / 8) = (1,1), which is
//! 1·128 + 1·1 = 129; in a tile of 16 rows, row 129 mod 16 = 1 and column 129 / 16 = 8. A value
//! moves by 16, one column. So it holds row 1, columns 8 to 15: eight halves in a row. In that
//! tutorial the matrix is row-major, so these are also neighbours in memory: 16 bytes, the widest
//! load there is. Eight such threads make a row of 64 halves, 128 bytes without a gap, which is why
//! they are eight to a row: threads that are neighbours read neighbouring places (lesson 11).
//!
//! ```
//! use colex::prelude::*;
//!
//! let tv = layout!(((8,16),8):((128,1),16));
//! let cell = |t, v| { let q: usize = tv.index((t, v)); (q % 16, q / 16) };
//! assert_eq!(cell(9, 0), (1, 8));
//! assert_eq!(cell(9, 7), (1, 15));
//! // A warp, threads 0 to 31, has four whole rows of 64.
//! assert!((0..32).all(|t| cell(t, 0).0 < 4));
//! ```
//!
//! A copy has two such layouts over one tile: who reads each element, and who writes it.
//!
#![doc = include_str!("../../docs/pictures/tiled-copy.svg")]
//!
//! Where they differ, as here in a tile of 8 by 16, data has to change hands on the way. There are
//! instructions for it, such as NVIDIA's `ldmatrix`, which brings a tile from shared memory into
//! the registers of a warp.
//!
//! ## Exercises
//!
//! To have the judge check what you find, fill in the functions named here, in
//! `examples/exercises/lessons/threads/tasks.rs`, and run
//! `cargo run --example exercises -- lesson 12`.
//!
//! **1.** A tile of 4 by 4 and 8 threads: thread t holds the elements number t and t + 8. Write
//! the TV layout, and find where value 1 of thread 1 lies if the data is `(4,4):(6,1)`.
//! (`eight_threads`)
//!
//! <details><summary>Answer</summary>
//!
//! Element 9 is row 1, column 2, and lies at 6·1 + 2.
//!
//! ```
//! use colex::prelude::*;
//!
//! fn eight_threads() -> (Layout!((8,2):(1,8)), usize) {
//!     let tv = layout!((8,2):(1,8));
//!     (tv, layout!((4,4):(6,1)).compose(tv).index((1, 1)))
//! }
//! let (tv, place) = eight_threads();
//! assert_eq!(tv.index((1, 1)), 9);
//! assert_eq!(place, 8);
//! ```
//!
//! </details>
//!
//! **2.** Is `(4,2):(2,1)` a good TV layout for a tile of 2 by 4? What does thread 1 hold?
//! (`good`)
//!
//! <details><summary>Answer</summary>
//!
//! It takes every number below 8 once, so it is. Thread 1 holds the elements 2 and 3: column 1.
//!
//! ```
//! use colex::prelude::*;
//!
//! fn good() -> (bool, [usize; 2]) {
//!     let tv = layout!((4,2):(2,1));
//!     let mut all: Vec<usize> = tv.indices().collect();
//!     all.sort_unstable();
//!     (all.into_iter().eq(0..8), [tv.index((1, 0)), tv.index((1, 1))])
//! }
//! assert_eq!(good(), (true, [2, 3]));
//! ```
//!
//! </details>
//!
//! **3.** In the copy of the tutorial above, `((8,16),8):((128,1),16)` on a tile of 16 by 64
//! halves: which row and which columns does thread t copy? Which rows does a warp have, and why
//! are there eight threads to a row? (`copied_by`)
//!
//! <details><summary>Answer</summary>
//!
//! t is split into (t mod 8, t / 8). The second number moves by one row; the first by 128
//! elements of a tile of 16 rows, which are eight columns; and a value by one column. The 32
//! threads of a warp are four times eight of them: rows 0 to 3. Eight threads of eight halves of
//! 2 bytes are 128 bytes, a whole row: so a warp's loads of 16 bytes a thread are sixteen full
//! pieces of 32 bytes, and nothing is read in vain.
//!
//! ```
//! use colex::prelude::*;
//! use std::ops::Range;
//!
//! fn copied_by(thread: usize) -> (usize, Range<usize>) {
//!     let first = 8 * (thread % 8);
//!     (thread / 8, first..first + 8)
//! }
//! assert_eq!(copied_by(9), (1, 8..16));
//! let tv = layout!(((8,16),8):((128,1),16));
//! for t in 0..128 {
//!     let (row, columns) = copied_by(t);
//!     assert!((0..8).map(|v| tv.index((t, v))).eq(columns.map(|column| row + 16 * column)));
//! }
//! ```
//!
//! </details>
//!
//! ---
//!
//! ← [Tiles and partitions](super::lesson_11_tiles_and_partitions) ·
//! [all lessons](super) ·
//! [Swizzles and banks](super::lesson_13_swizzles_and_banks) →
