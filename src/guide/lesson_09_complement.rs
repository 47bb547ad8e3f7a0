//! Complement: what is left.
//!
//! The tile `4:2` takes four elements: 0, 2, 4, 6. To cover 24 elements with copies of it, where
//! do the copies start? At 0 and at 1, to fill the gaps; and both again at 8 and at 16. The
//! starting points are a layout as well, and it is called the **complement** of `4:2` in 24:
//!
//! ```
//! use colex::num::_24;
//! use colex::prelude::*;
//!
//! let tile = layout!(4:2);
//! let starts = tile.complement(_24);
//! let _: Layout!((2,3):(1,8)) = starts;
//! ```
//!
#![doc = include_str!("../../docs/pictures/divide.svg")]
//!
//! Six colours, six copies; their first elements are 0, 1, 8, 9, 16, 17. Together, tile and
//! starting points take every place exactly once. That is the law: *(A, complement) is a bijection
//! onto the indices below the size.* Where nothing is left, the complement is `1:0`: one copy, and
//! a mode of size 1 never steps.
//!
//! ```
//! # use colex::prelude::*;
//! # use colex::num::_24;
//! let tile = layout!(4:2);
//! let both = tile.append(tile.complement(_24)); // one layout of both: (4,(2,3)):(2,(1,8))
//! let mut all: Vec<usize> = both.indices().collect();
//! all.sort_unstable();
//! assert!(all.into_iter().eq(0..24));
//! ```
//!
//! ## How it is computed
//!
//! Sort the modes by stride, and fill the gaps from the smallest to the largest. What is covered
//! so far is a block without gaps, at first a single element.
//!
//! * `4:2` steps by 2, and the block is 1 long: 2 copies of the block fit below the first step,
//!   `2:1`.
//! * With the mode, the block has become 2·4 = 8 long.
//! * 24 is 3 such blocks: `3:8`. (20 would be two and a half, which is rounded up: there, `3:8`
//!   reaches past the end, as a block cannot be cut.)
//!
//! Together: `(2,3):(1,8)`. What may go wrong is a stride that is no multiple of the block. The
//! layout `(4,2):(1,6)` takes 0 to 3 and 6 to 9; the gap of 2 has no room for a copy of 4, and no
//! layout covers the rest. It does not compile:
//!
//! ```compile_fail,E0277
//! # use colex::prelude::*;
//! let rest = layout!((4,2):(1,6)).complement(colex::num::_24);
//! ```
//!
//! CuTe answers `2:12` to this question, and then no one takes index 4.
//!
//! On its own the complement is of little use. It is the other half of dividing, which is the
//! next lesson.
//!
//! ## Exercises
//!
//! To have the judge check what you find, fill in the function named here, in
//! `examples/exercises/lessons/algebra/tasks.rs`, and run
//! `cargo run --example exercises -- lesson 9`.
//!
//! **1.** The complements of `(2,2):(1,6)` in 24, and of `8:1` in 32: first by drawing the
//! places, then by the rule. (`complements`)
//!
//! <details><summary>Answer</summary>
//!
//! `(2,2):(1,6)` takes 0, 1, 6, 7. Blocks of 2; below stride 6 there is room for 3 of them,
//! `3:2`; then blocks of 12, two of them, `2:12`. `8:1` has no gaps, and 32 is 4 blocks of 8.
//!
//! ```
//! use colex::num::{_24, _32};
//! use colex::prelude::*;
//!
//! fn complements() -> (Layout!((3,2):(2,12)), Layout!(4:8)) {
//!     (layout!((2,2):(1,6)).complement(_24), layout!(8:1).complement(_32))
//! }
//! assert_eq!(complements().0.to_string(), "(_3,_2):(_2,_12)");
//! assert_eq!(complements().1.to_string(), "_4:_8");
//! ```
//!
//! </details>
//!
//! ---
//!
//! ← [Composition, and its two conditions](super::lesson_08_composition) ·
//! [all lessons](super) ·
//! [Divide and product](super::lesson_10_divide_and_product) →
