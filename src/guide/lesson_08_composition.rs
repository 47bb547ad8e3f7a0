//! Composition, and its two conditions.
//!
//! Layouts are functions, and functions can be applied one after the other. `B` picks
//! coordinates, `A` says where they lie: `R(c) = A(B(c))`, written `R = A ∘ B`.
//!
//! ```
//! use colex::prelude::*;
//!
//! let a = layout!((6,2):(8,2));
//! let b = layout!((4,3):(3,1));
//! let r = a.compose(b);
//! let _: Layout!(((2,2),3):((24,2),8)) = r;
//! assert!((0..12).all(|c| r.index(c) == a.index(b.index(c)))); // the law
//! ```
//!
#![doc = include_str!("../../docs/pictures/composition.svg")]
//!
//! The result has B's coordinates: its *shape* comes from B, its *strides* from A. A number of B's
//! shape may become a tuple of the same size, as 4 became (2,2). Follow one colour: B's element
//! (1,0) is 3, coordinate 3 of A is its row 3, there stands 24, and 24 stands in R at (1,0).
//!
//! This is how a view is made. B lists which elements are wanted, in which order, in terms of A's
//! coordinates, and R says where they are in memory. To find B, write down the 1-D coordinate, in
//! A, of the element that is wanted. The transpose of a row-major 4 by 8 matrix has at (i,j) what
//! the matrix has at (j,i), which is number j + 4·i there, as the matrix has 4 rows: i steps by 4
//! and j by 1, so B is `(8,4):(4,1)`. If only every other row is wanted, (i,j) is the matrix's
//! (2i,j), number 2·i + 4·j:
//!
//! ```
//! # use colex::prelude::*;
//! let matrix = layout!((4,8):(8,1));
//! let transposed = matrix.compose(layout!((8,4):(4,1)));
//! let _: Layout!((8,4):(1,8)) = transposed;
//! assert_eq!(transposed.index((5, 2)), matrix.index((2, 5)));
//!
//! // Every other row:
//! let even = matrix.compose(layout!((2,8):(2,4)));
//! let _: Layout!((2,8):(16,1)) = even;
//! ```
//!
//! ## How it is computed
//!
//! Each mode `n:d` of B is a walk through A's *1-D coordinates* that stops n times, d apart. Take
//! `4:3` through `(6,2):(8,2)`: the coordinates 0, 3, 6, 9. A's first mode has 6 rows, so there are
//! two stops in the first column (rows 0 and 3), then the same two in the second. From row 0 to row
//! 3 the index moves by 3·8 = 24, and the second column is 2 away: the walk is `(2,2):(24,2)`.
//! `3:1` stops at three neighbouring rows: `3:8`.
//!
//! The steps can be told for any two layouts:
//!
//! ```
//! use colex::dynamic::{Layout, explain};
//!
//! let why = explain::compose(&Layout::parse("(6,2):(8,2)")?, Layout::parse("(4,3):(3,1)")?);
//! assert!(why.to_string().contains("so 2 steps of A(3) = 24: a leaf 2:24"));
//! println!("{why}");
//! # Ok::<(), colex::dynamic::Error>(())
//! ```
//!
//! ## When there is no result
//!
//! A result must be a *layout*: modes with one stride each. Not every walk is one. Take `4:4`
//! through columns of 6 (four of them in the picture, so that every stop is on it):
//!
#![doc = include_str!("../../docs/pictures/carry.svg")]
//!
//! The walk visits coordinates 0, 4, 8, 12. The first step is 4 rows down, and moves by 32. The
//! second would be row 8 of a column of 6: it **carries** into the next column, at row 2, and
//! moves by −14. No stride is both.
//!
//! There are two conditions. A's neighbours are joined first, as far as they go (lesson 7). If one
//! mode is left, there is no column to carry into, and every B composes. Otherwise there is a
//! result where both conditions hold. Where one fails, no layout works for all strides that A might
//! have. (For a few particular strides two carries cancel each other; these are refused too.)
//!
//! 1. **Runs.** Let r be d modulo the number of A's rows: that far down each stop is from the one
//!    before. If r is 0, the walk stays in one row, and this mode of A asks nothing of it.
//!    Otherwise ⌈rows / r⌉ stops fill a column, and are a *run*. A walk of one run or less is fine;
//!    a longer one must be a whole number of runs. `4:2` through 6 rows has runs of 3, and 4 is not
//!    a multiple of 3. (If A has more modes, go on: the walk inside a run and the walk from run to
//!    run, whose step is d times the run's length, are asked the same of the next mode, by steps of
//!    ⌊d / rows⌋; but nothing of A's last one.)
//! 2. **No carry.** All modes of B *together* must stay inside each mode of A, the last one
//!    excepted. `4:4` splits into two runs of 2, but the second starts at row 2: a stop of the run
//!    adds 4 rows and the second run 2, which is row 6, and the rows are 0 to 5. Modes of B add up
//!    in the same way.
//!
//! Either way it does not compile:
//!
//! ```compile_fail,E0277
//! # use colex::prelude::*;
//! let r = layout!((6,2):(8,2)).compose(layout!(4:4));
//! ```
//!
//! ```text
//! error[E0277]: composition is undefined: mode `_0` of the right-hand layout, stepping by `_4`,
//!               carries past mode `_0` of the left-hand layout, of size `_6`
//! ```
//!
//! CuTe is NVIDIA's C++ library, from which the notation and the algebra come. Its own check is
//! weaker. It accepts this composition, and answers `(2,2):(32,2)`, whose element 2 lies at 2. The
//! right place is 18: a silent wrong read. The explanation says so:
//!
//! ```
//! use colex::dynamic::{Layout, explain};
//!
//! let why = explain::compose(&Layout::parse("(6,2):(8,2)")?, Layout::parse("4:4")?);
//! assert_eq!(
//!     why.wrong.as_deref(),
//!     Some("Going on regardless would give R = (2,2):(32,2), which is wrong first at c = 2: R(2) = 2, but A(B(2)) = A(8) = 18.")
//! );
//! # Ok::<(), colex::dynamic::Error>(())
//! ```
//!
//! The cure is always a B that fits: sizes that divide, or a tile that ends where A's mode ends.
//!
//! ## By mode
//!
//! A tuple of layouts composes mode by mode, each with its own mode of A. This is how a tile is
//! cut from a matrix: `tile!(2, 4)` is the first 2 rows and the first 4 columns.
//!
//! ```
//! # use colex::prelude::*;
//! let _: Layout!((2,4):(8,1)) = layout!((4,8):(8,1)).compose(tile!(2, 4));
//! ```
//!
//! ## Exercises
//!
//! To have the judge check what you find, fill in the functions named here, in
//! `examples/exercises/lessons/algebra/tasks.rs`, and run
//! `cargo run --example exercises -- lesson 8`.
//!
//! **1.** Columns 0, 2, 4 and 6 of the row-major 8 by 8 matrix, as a view of 8 by 4. What is B,
//! and what is the result? (`every_other_column`)
//!
//! <details><summary>Answer</summary>
//!
//! View element (i,j) is the matrix's (i,2j), whose 1-D coordinate is i + 8·2j. So B is
//! `(8,4):(1,16)`.
//!
//! ```
//! use colex::prelude::*;
//!
//! fn every_other_column() -> Layout!((8,4):(1,16)) {
//!     Layout::default()
//! }
//! let view = layout!((8,8):(8,1)).compose(every_other_column());
//! let _: Layout!((8,4):(8,2)) = view;
//! ```
//!
//! By mode it reads more easily: `compose(tile!(_, 4:2))`.
//!
//! </details>
//!
//! **2.** Which of these compose with `A = (4,6):(1,5)`: `2:2`, `4:2`, `3:4`, `6:2`, `3:3`?
//! Decide first, then try. (`composing`)
//!
//! <details><summary>Answer</summary>
//!
//! `2:2` stays in the first column. `4:2` has runs of 2, then goes on with steps of a column:
//! fine, as is `6:2`. `3:4` takes whole columns. `3:3` has runs of ⌈4/3⌉ = 2, and 3 is not a
//! multiple of 2.
//!
//! ```
//! use colex::dynamic::Layout;
//!
//! fn composing() -> [bool; 5] {
//!     [true, true, true, true, false]
//! }
//! let a = Layout::parse("(4,6):(1,5)")?;
//! let composed = |b: &str| Layout::parse(b).and_then(|b| a.compose(b)).map(|r| r.to_string());
//! assert_eq!(composed("2:2")?, "2:2");
//! assert_eq!(composed("4:2")?, "(2,2):(2,5)");
//! assert_eq!(composed("3:4")?, "3:5");
//! assert_eq!(composed("6:2")?, "(2,3):(2,5)");
//! assert!(composed("3:3").is_err());
//! # assert_eq!(["2:2", "4:2", "3:4", "6:2", "3:3"].map(|b| composed(b).is_ok()), composing());
//! # Ok::<(), colex::dynamic::Error>(())
//! ```
//!
//! </details>
//!
//! ---
//!
//! ← [Coalesce: the same function with fewer modes](super::lesson_07_coalesce) ·
//! [all lessons](super) ·
//! [Complement: what is left](super::lesson_09_complement) →
