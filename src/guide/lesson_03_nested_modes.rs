//! Modes of modes.
//!
//! A mode may itself consist of modes. Written with parentheses inside parentheses:
//!
//! ```
//! use colex::prelude::*;
//!
//! let h = layout!((4,(2,4)):(2,(1,8)));
//! ```
//!
#![doc = include_str!("../../docs/pictures/layout.svg")]
//!
//! Read it from the outside. There are two modes, so it is a table: 4 rows, and 2·4 = 8 columns.
//! A row is a step of 2. A column is counted by *two* numbers: `(a,b)` with a below 2 and b below
//! 4, where a step of a moves by 1 and a step of b by 8. In the picture, the small numbers above
//! the columns are a and b, and a thick line stands where a starts again.
//!
//! What is it good for? The four blocks between the lines are 4 by 2 elements each, and each block
//! lies in one piece: 0 to 7, 8 to 15, 16 to 23, 24 to 31. One stride for the columns could not say
//! this: the step from column 0 to 1 is 1, and from column 1 to 2 it is 7. Blocked storage, tiles
//! of tiles, the 32 threads of a warp, the group in which a GPU runs them: all of them are nested
//! modes.
//!
//! Every caller may see as much of the structure as it cares about:
//!
//! ```
//! # use colex::prelude::*;
//! let h = layout!((4,(2,4)):(2,(1,8)));
//! assert_eq!(h.index((1, (1, 2))), 1 * 2 + 1 * 1 + 2 * 8); // all of it
//! assert_eq!(h.index((1, 5)), 19); // a matrix of 4 by 8
//! assert_eq!(h.index(21), 19); // a row of 32 elements
//! ```
//!
//! A number in the place of a tuple is split by the rule of the [last
//! lesson](super::lesson_02_one_number), first mode fastest: column 5 of (2,4) is (5 mod 2, 5 /
//! 2) = (1,2). So is a number for the whole: 21 is row 21 mod 4 = 1 and column 21 / 4 = 5.
//!
//! The order of splitting is the order of *writing*, never that of the strides. Here columns 1 and
//! 2 seem to have changed places, and yet each is where the rule puts it:
//!
//! ```
//! # use colex::prelude::*;
//! let g = layout!((2,(2,2)):(4,(2,1)));
//! assert_eq!([0, 1, 2, 3].map(|j| g.index((0, j))), [0, 2, 1, 3]);
//! ```
//!
#![doc = include_str!("../../docs/pictures/nested.svg")]
//!
//! Column 1 is (1,0), because the first of the two numbers runs fastest, and (1,0) lies at 1·2 +
//! 0·1 = 2.
//!
//! The words for structure: **rank** counts the modes on the outside, **depth** how deep
//! parentheses go, and a **profile** is the parentheses themselves. Shape and stride always have
//! the same profile.
//!
//! ```
//! # use colex::prelude::*;
//! # use colex::num::*;
//! let h = layout!((4,(2,4)):(2,(1,8)));
//! assert_eq!((h.rank(), h.depth()), (2, 2));
//! let _: Layout!((2,4):(1,8)) = h.mode::<_1>();
//! let _: Layout!(4:8) = h.mode::<(_1, _1)>(); // mode 1.1
//! assert_eq!(h.size_of::<_1>(), 8); // the size of mode 1: 2·4 columns
//! assert_eq!(show(h.shape_of::<_1>()).to_string(), "(_2,_4)");
//!
//! let flat = h.flatten(); // the parentheses go
//! let _: Layout!((4,2,4):(2,1,8)) = flat;
//! assert!(flat.indices().eq(h.indices())); // and the function stays
//! let _: Layout!((4,(2,4)):(2,(1,8))) = flat.group::<_1, _3>(); // modes 1 and 2, up to 3, in parentheses again
//! ```
//!
//! ## Exercises
//!
//! To have the judge check what you find, fill in the functions named here, in
//! `examples/exercises/lessons/coordinates/tasks.rs`, and run
//! `cargo run --example exercises -- lesson 3`.
//!
//! **1.** `h(m,(a,b)) = 6·m + 3·a + b` with m and a below 2 and b below 3. Write the layout, and
//! compute `h(1,(0,2))`, `h(1,4)` and `h(9)` by hand. (`nested`)
//!
//! <details><summary>Answer</summary>
//!
//! All three are one place. 4 in (2,3) is (0,2), and 9 is (9 mod 2, 9 / 2) = (1,4).
//!
//! ```
//! use colex::prelude::*;
//!
//! fn nested() -> (Layout!((2,(2,3)):(6,(3,1))), [usize; 3]) {
//!     let h = layout!((2,(2,3)):(6,(3,1)));
//!     (h, [h.index((1, (0, 2))), h.index((1, 4)), h.index(9)])
//! }
//! assert_eq!(nested().1, [8, 8, 8]);
//! ```
//!
//! </details>
//!
//! **2.** Store an 8 by 8 matrix as four blocks of 4 by 4, each block in one piece and row-major,
//! the blocks column by column. (Both modes are nested.) (`blocks`)
//!
//! <details><summary>Answer</summary>
//!
//! Inside a block a row is 4 and a column 1. The next block down is 16 further, the next one to
//! the right 32.
//!
//! ```
//! use colex::prelude::*;
//!
//! fn blocks() -> Layout!(((4,2),(4,2)):((4,16),(1,32))) {
//!     Layout::default()
//! }
//! let blocked = blocks();
//! assert_eq!(blocked.index((3, 3)), 15); // the last of the first block
//! assert_eq!(blocked.index((4, 0)), 16); // the block below
//! assert_eq!(blocked.index((0, 4)), 32); // the block to the right
//! ```
//!
//! </details>
//!
//! ---
//!
//! ← [One number as a coordinate, and why `row(5)` is 9](super::lesson_02_one_number) ·
//! [all lessons](super) ·
//! [Size and cosize](super::lesson_04_size_and_cosize) →
