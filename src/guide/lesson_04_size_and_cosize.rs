//! Size and cosize.
//!
//! Two different counts are easy to take for one another.
//!
//! * The **size** counts coordinates: the product of the shape.
//! * The **cosize** counts places, from the smallest index to the largest: what an array must
//!   hold.
//!
//! Where rows lie one after the other, they agree. Where rows are padded, they do not:
//!
//! ```
//! use colex::prelude::*;
//!
//! let padded = layout!((3,4):(6,1));
//! assert_eq!(padded.size(), 3 * 4);
//! assert_eq!(padded.cosize(), (3 - 1) * 6 + (4 - 1) * 1 + 1); // 16
//! ```
//!
#![doc = include_str!("../../docs/pictures/padded.svg")]
//!
//! The largest index is 15, that of the last row's last element, so 16 places are enough; the gap
//! behind the last row is nobody's. An array of 12 elements is too short. Each mode adds `(size −
//! 1) · stride` to the largest index, and the cosize is one more. (A negative stride reaches below
//! 0 by as much, and these places count as well: `2:-1` needs two.)
//!
//! The other way round, with a stride of 0 many coordinates share a place:
//!
//! ```
//! # use colex::prelude::*;
//! let broadcast = layout!((3,4):(0,1));
//! assert_eq!(broadcast.size(), 12);
//! assert_eq!(broadcast.cosize(), 4);
//! assert_eq!(broadcast.index((0, 2)), broadcast.index((2, 2)));
//! ```
//!
//! Twelve coordinates, four places: one row, seen three times. Whoever writes through one of them
//! writes through all.
//!
//! Where all numbers are known when the program is compiled, so are these two. They are numbers
//! in the type, good for array lengths and for assertions that cost nothing:
//!
//! ```
//! use colex::prelude::*;
//!
//! type Padded = Layout!((3,4):(6,1));
//! const STORAGE: usize = Padded::COSIZE;
//! let data = [0.0_f32; STORAGE];
//! assert_eq!(data.len(), 16);
//! const _: () = assert!(Padded::SIZE == 12);
//! ```
//!
//! Three questions tell most layouts apart. *Are there gaps?* The cosize is larger than the number
//! of places used. *Are places shared?* Two coordinates have one index, because a stride is 0 in a
//! mode of more than one, or because the steps of two modes meet; and the layout is not
//! **injective**. *Neither?* Then it is **compact**: each place below the size has exactly one
//! coordinate.
//!
//! ## Exercises
//!
//! To have the judge check what you find, fill in the functions named here, in
//! `examples/exercises/lessons/coordinates/tasks.rs`, and run
//! `cargo run --example exercises -- lesson 4`.
//!
//! **1.** A `(4,8)` matrix with rows padded to 9. How long must its array be, and how many
//! elements of it are never used? (`padded_to_9`)
//!
//! <details><summary>Answer</summary>
//!
//! ```
//! use colex::prelude::*;
//!
//! fn padded_to_9() -> (usize, usize) {
//!     let length = layout!((4,8):(9,1)).cosize().into();
//!     (length, length - 4 * 8)
//! }
//! assert_eq!(padded_to_9(), (35, 3)); // behind the first three rows
//! ```
//!
//! </details>
//!
//! **2.** `(4,4):(1,2)` has size 16. What is its cosize, and is it injective? (`overlapping`)
//!
//! <details><summary>Answer</summary>
//!
//! The largest index is 3·1 + 3·2 = 9, so 16 coordinates share 10 places: (2,0) and (0,1) are
//! both 2.
//!
//! ```
//! use colex::prelude::*;
//!
//! fn overlapping() -> (usize, Option<[(usize, usize); 2]>) {
//!     let greatest = 3 + 3 * 2;
//!     (greatest + 1, Some([(2, 0), (0, 1)]))
//! }
//! let (cosize, shared) = overlapping();
//! assert_eq!(layout!((4,4):(1,2)).cosize(), cosize);
//! assert_eq!(shared.map(|two| two.map(|c| layout!((4,4):(1,2)).index(c))), Some([2, 2]));
//! ```
//!
//! </details>
//!
//! ---
//!
//! ← [Modes of modes](super::lesson_03_nested_modes) ·
//! [all lessons](super) ·
//! [Static, dynamic, and mixed](super::lesson_05_static_and_dynamic) →
