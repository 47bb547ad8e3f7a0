//! Slices, and where the offset goes.
//!
//! A slice fixes some coordinates and leaves the others free. `_` says which ones stay:
//!
//! ```
//! use colex::prelude::*;
//!
//! let padded = layout!((3,4):(6,1));
//! let row = padded.slice(coord!((1, _)));
//! assert_eq!(row.to_string(), "(_4):(_1) @ _6");
//! ```
//!
#![doc = include_str!("../../docs/pictures/slice.svg")]
//!
//! Row 1 is four elements, a step of 1 apart, that start at index 6. It is printed `(4):(1)`, a
//! tuple of one mode, since the coordinate was a tuple. Now, a layout `shape:stride` starts at 0 by
//! its nature: coordinate 0 times anything is 0. `(4):(1)` can say *four elements, 1 apart*, but
//! not *from 6 on*. So a slice is two things, and the second one is the **offset**:
//!
//! ```
//! # use colex::prelude::*;
//! # use colex::num::_6;
//! let padded = layout!((3,4):(6,1));
//! let (layout, offset) = padded.slice_and_offset(coord!((1, _)));
//! let _: (Layout!((4):(1)), _6) = (layout, offset);
//! assert_eq!(layout.index(0), 0); // the layout alone knows nothing of row 1
//! ```
//!
//! Whoever uses the slice adds the offset once: to the pointer, to the start of a Rust slice, or
//! to each index. [`Shifted`](crate::Shifted), the result of `slice`, does the last; a tensor
//! moves its base.
//!
//! ```
//! # use colex::prelude::*;
//! let padded = layout!((3,4):(6,1));
//! let row = padded.slice(coord!((1, _)));
//! assert_eq!(row.index(2), 6 + 2);
//!
//! let data: Vec<usize> = (0..16).collect();
//! let base = &data[6..];
//! assert_eq!(base[row.layout().index(2)], data[row.index(2)]);
//! ```
//!
//! Forgetting the offset is *the* mistake with slices, and it does not fail: it reads row 0.
//!
//! A [`Tensor`](crate::Tensor) cannot make it. It is a layout together with its elements, and
//! moves its base by the offset whenever it is sliced; the law is
//! `t.slice((a, _))[b] = t[(a, b)]`:
//!
//! ```
//! use colex::prelude::*;
//!
//! let mut data = [0; 16];
//! let whole = Tensor::new(&mut data, layout!((3,4):(6,1)));
//! let mut row = whole.slice(coord!((1, _)));
//! row[2] = 8; // coordinate 2 of the row
//! assert_eq!(data[6 + 2], 8);
//! ```
//!
//! It also proves, when it is made, that no coordinate can reach outside: 15 elements would not
//! compile here.
//!
//! A column is cut in the same way. It is three elements 6 apart, and starts at 2:
//!
//! ```
//! # use colex::prelude::*;
//! let column = layout!((3,4):(6,1)).slice(coord!((_, 2)));
//! assert_eq!(column.to_string(), "(_3):(_6) @ _2");
//! assert!((0..3).map(|i| column.index(i)).eq([2, 8, 14]));
//! ```
//!
//! With nested modes, the holes may be inside: in `(4,(2,4)):(2,(1,8))`, the coordinate `(_,(_,1))`
//! is the second block. What stays stands side by side, without the parentheses that it stood in; a
//! hole for a whole tuple, as in `(3,_)`, keeps the tuple.
//!
//! ```
//! # use colex::prelude::*;
//! let block = layout!((4,(2,4)):(2,(1,8))).slice(coord!((_, (_, 1))));
//! assert_eq!(block.to_string(), "(_4,_2):(_2,_1) @ _8");
//! ```
//!
//! No element moves in any of this. A slice is another way to look at the same storage, and
//! writing through it changes the whole.
//!
//! ## Exercises
//!
//! To have the judge check what you find, fill in the functions named here, in
//! `examples/exercises/lessons/coordinates/tasks.rs`, and run
//! `cargo run --example exercises -- lesson 6`.
//!
//! **1.** Cut row 2 out of `(4,8):(8,1)`. What is its offset, and which indices have its eight
//! elements? (`row_2`)
//!
//! <details><summary>Answer</summary>
//!
//! ```
//! use colex::prelude::*;
//!
//! fn row_2() -> (usize, [usize; 8]) {
//!     let row = layout!((4,8):(8,1)).slice(coord!((2, _)));
//!     (row.offset().into(), std::array::from_fn(|j| row.index(j)))
//! }
//! let (offset, indices) = row_2();
//! assert_eq!(offset, 16);
//! assert!(indices.into_iter().eq(16..24));
//! ```
//!
//! </details>
//!
//! **2.** A transposed view `B` of the padded matrix `A = (3,4):(8,1)`, so that
//! `B(j,i) = A(i,j)`, and row 2 of B. Which element of A is that row's element 1?
//! (`transposed_row`)
//!
//! <details><summary>Answer</summary>
//!
//! ```
//! use colex::prelude::*;
//!
//! fn transposed_row() -> (Layout!((4,3):(1,8)), (usize, usize)) {
//!     let b_2_1_in_a = (1, 2);
//!     (Layout::default(), b_2_1_in_a)
//! }
//! let (a, (b, in_a)) = (layout!((3,4):(8,1)), transposed_row());
//! let row = b.slice(coord!((2, _)));
//! assert_eq!(row.to_string(), "(_3):(_8) @ _2");
//! assert_eq!(row.index(1), a.index(in_a)); // at 10
//! ```
//!
//! </details>
//!
//! ---
//!
//! ← [Static, dynamic, and mixed](super::lesson_05_static_and_dynamic) ·
//! [all lessons](super) ·
//! [Coalesce: the same function with fewer modes](super::lesson_07_coalesce) →
