//! One number as a coordinate, and why `row(5)` is 9.
//!
//! A coordinate of a matrix is two numbers, and often one number would be handier: to loop over
//! all elements, or to hand element after element to threads 0, 1, 2, … So a layout takes one
//! number as well:
//!
//! ```
//! use colex::prelude::*;
//!
//! let row = layout!((3,4):(4,1));
//! assert_eq!(row.index(5), 9);
//! ```
//!
//! If you expected 5, you read the number as a place in memory. It is a **coordinate**, and it is
//! turned into two by one fixed rule: *the first mode is the fastest*. The coordinates are
//! counted like this:
//!
//! ```text
//! 0 = (0,0)   3 = (0,1)   6 = (0,2)    9 = (0,3)
//! 1 = (1,0)   4 = (1,1)   7 = (1,2)   10 = (1,3)
//! 2 = (2,0)   5 = (2,1)   8 = (2,2)   11 = (2,3)
//! ```
//!
//! Number 5 is `(5 mod 3, 5 / 3) = (2,1)`, and coordinate (2,1) of `row` lies at 2·4 + 1·1 = 9.
//! There are two steps, and they use different parts of the layout:
//!
//! ```text
//! 5  ──shape──▶  (2,1)  ──stride──▶  9
//! ```
//!
//! ```
//! # use colex::prelude::*;
//! let row = layout!((3,4):(4,1));
//! assert_eq!(row.hier_coord(5), (2, 1)); // the first step
//! assert_eq!(row.index((2, 1)), 9); // the second
//! assert!(row.indices().eq([0, 4, 8, 1, 5, 9, 2, 6, 10, 3, 7, 11])); // all of them
//! ```
//!
//! The order is called *colexicographic* (the last number weighs most), and it gave this crate
//! its name. It has nothing to do with the strides: `(3,4):(4,1)` and `(3,4):(1,3)` split 5
//! alike, and send (2,1) to different places. Only where the strides follow the same order, in
//! `(3,4):(1,3)`, does number 5 lie at place 5.
//!
//! There are therefore three kinds of numbers, and it pays to know which one is in hand:
//!
//! | | example | goes to the next by |
//! | --- | --- | --- |
//! | 1-D coordinate | 5 | [`hier_coord`](crate::Layout::hier_coord), splitting along the shape |
//! | coordinate | (2,1) | [`index`](crate::Layout::index), multiplying with the strides |
//! | index | 9 | (is the place of the element) |
//!
//! The way back from an index exists where each place below the size has exactly one coordinate, in
//! *compact* layouts: [`coord_of_index`](crate::Layout::coord_of_index). For others it does not
//! compile.
//!
//! ```
//! # use colex::prelude::*;
//! let row = layout!((3,4):(4,1));
//! let back: (usize, usize) = row.coord_of_index(9);
//! assert_eq!(back, (2, 1));
//! ```
//!
//! More modes are split alike, one after the other: n in (a,b,c) is (n mod a, n / a mod b, n /
//! (a·b)). The last mode takes whatever is left and is not cut off, so a coordinate past the end
//! goes on along it: `row.index(12)` is (0,4), place 4. Nothing checks it; a layout is arithmetic.
//!
//! ## Exercises
//!
//! To have the judge check what you find, fill in the functions named here, in
//! `examples/exercises/lessons/coordinates/tasks.rs`, and run
//! `cargo run --example exercises -- lesson 2`.
//!
//! **1.** Where does the 1-D coordinate 7 lie in `(2,5):(10,2)`? (`seven`)
//!
//! <details><summary>Answer</summary>
//!
//! 7 is (7 mod 2, 7 / 2) = (1,3), at 1·10 + 3·2 = 16.
//!
//! ```
//! use colex::prelude::*;
//!
//! fn seven() -> ((usize, usize), usize) {
//!     let (i, j) = (7 % 2, 7 / 2);
//!     ((i, j), 10 * i + 2 * j)
//! }
//! assert_eq!(layout!((2,5):(10,2)).hier_coord(7), seven().0);
//! assert_eq!(layout!((2,5):(10,2)).index(7), seven().1);
//! ```
//!
//! </details>
//!
//! **2.** Copy a row-major 3 by 4 matrix into a column-major one with a single loop over one
//! number. (`to_columns`)
//!
//! <details><summary>Answer</summary>
//!
//! Both have the same shape, so one number means the same coordinate in both, and lies in
//! different places.
//!
//! ```
//! use colex::prelude::*;
//!
//! fn to_columns(source: &[i32; 12], target: &mut [i32; 12]) {
//!     let (from, to) = (layout!((3,4):(4,1)), layout!((3,4):(1,3)));
//!     for i in 0..12 {
//!         target[to.index(i)] = source[from.index(i)];
//!     }
//! }
//! let (source, mut target) = ([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], [0; 12]);
//! to_columns(&source, &mut target);
//! assert_eq!(target, [0, 4, 8, 1, 5, 9, 2, 6, 10, 3, 7, 11]);
//! ```
//!
//! </details>
//!
//! ---
//!
//! ← [What a layout is](super::lesson_01_layouts) ·
//! [all lessons](super) ·
//! [Modes of modes](super::lesson_03_nested_modes) →
