//! Coalesce: the same function with fewer modes.
//!
//! `(4,8):(1,4)` walks through the places 0, 1, 2, …, 31, in this order. So does `32:1`. They are
//! different as tables, and the same as functions of *one number*.
//! [`coalesce`](crate::Layout::coalesce) finds the shortest way to write such a function:
//!
//! ```
//! use colex::prelude::*;
//!
//! let _: Layout!(32:1) = layout!((4,8):(1,4)).coalesce();
//! let _: Layout!(12:1) = layout!((2,(1,6)):(1,(6,2))).coalesce();
//! let _: Layout!((4,8):(8,1)) = layout!((4,8):(8,1)).coalesce(); // nothing to join
//! ```
//!
//! Two rules do it, from the left:
//!
//! 1. **A mode of size 1 goes.** Its only coordinate is 0, and its stride is never used.
//! 2. **Neighbours `s:t` and `s':t'` join if `s·t = t'`.** After s steps of t the first mode is
//!    used up, having come `s·t` far; the second one's first step is just as long. So the walk
//!    goes on without a break, and `s·s'` steps of t say it all.
//!
//! For `(4,8):(1,4)`: 4·1 = 4, which is the second stride, and they join to `32:1`. For
//! `(4,8):(8,1)`: 4·8 = 32, and the second stride is 1. The walk 0, 8, 16, 24 then jumps back to
//! 1: no one stride does this, and the modes stay.
//!
//! ```
//! use colex::dynamic::{Layout, explain};
//!
//! let why = explain::coalesce(&Layout::parse("(2,(1,6)):(1,(6,2))")?);
//! assert_eq!(why.to_string(), "\
//! the fewest modes for L = (2,(1,6)):(1,(6,2))
//!   without parentheses: (2,1,6):(1,6,2)
//!   1:6: one coordinate never steps, so the mode goes
//!   2:1 then 6:2: 2·1 = 2, the second goes on where the first ends: 12:1
//! = 12:1
//! ");
//! # Ok::<(), colex::dynamic::Error>(())
//! ```
//!
//! **What stays the same**: the index of every 1-D coordinate, and with it the size. **What is
//! lost**: the table. A coalesced matrix has no rows any more; where some modes must stay apart,
//! `coalesce_by` coalesces inside each of them. Of its argument only the parentheses count, here:
//! two modes; the ones stand for any numbers.
//!
//! ```
//! # use colex::prelude::*;
//! let l = layout!((2,(1,6)):(1,(6,2)));
//! let _: Layout!((2,6):(1,2)) = l.coalesce_by(shape!((1,1)));
//! ```
//!
//! It answers a practical question. If the elements that a thread moves coalesce to `n:1`, or to
//! something that starts with `n:1`, n of them lie side by side, and one wide load moves them all,
//! up to 16 bytes on most machines, if the first lies at a multiple of the width.
//!
//! ## Exercises
//!
//! To have the judge check what you find, fill in the functions named here, in
//! `examples/exercises/lessons/algebra/tasks.rs`, and run
//! `cargo run --example exercises -- lesson 7`.
//!
//! **1.** Coalesce by hand: `(2,2,4):(1,2,8)` and `(3,1,5):(5,7,1)`. (`coalesced`)
//!
//! <details><summary>Answer</summary>
//!
//! 2·1 = 2 joins, then 4·1 = 4 is not 8. In the second, the 1 goes, and 3·5 = 15 is not 1.
//!
//! ```
//! use colex::prelude::*;
//!
//! fn coalesced() -> (Layout!((4,4):(1,8)), Layout!((3,5):(5,1))) {
//!     (layout!((2,2,4):(1,2,8)).coalesce(), layout!((3,1,5):(5,7,1)).coalesce())
//! }
//! assert_eq!(coalesced().0.to_string(), "(_4,_4):(_1,_8)");
//! assert_eq!(coalesced().1.to_string(), "(_3,_5):(_5,_1)");
//! ```
//!
//! </details>
//!
//! **2.** A thread holds the elements `(2,2,2):(1,2,16)` of a matrix. How many can it load with
//! one instruction? (`at_once`)
//!
//! <details><summary>Answer</summary>
//!
//! Four: the first two modes join to `4:1`, the third is elsewhere.
//!
//! ```
//! use colex::num::_0;
//! use colex::prelude::*;
//!
//! fn at_once() -> usize {
//!     let held: Layout!((4,2):(1,16)) = layout!((2,2,2):(1,2,16)).coalesce();
//!     held.size_of::<_0>().into()
//! }
//! assert_eq!(at_once(), 4);
//! ```
//!
//! </details>
//!
//! ---
//!
//! ← [Slices, and where the offset goes](super::lesson_06_slices) ·
//! [all lessons](super) ·
//! [Composition, and its two conditions](super::lesson_08_composition) →
