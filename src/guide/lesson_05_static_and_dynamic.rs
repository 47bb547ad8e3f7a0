//! Static, dynamic, and mixed.
//!
//! A number in `layout!` becomes part of the *type*. It is printed with an underscore, as `_4`,
//! and takes no memory. A variable in the same place stays a `usize`:
//!
//! ```
//! use colex::num::{_1, _3, _4};
//! use colex::prelude::*;
//!
//! let fixed: Layout<(_3, _4), (_4, _1)> = layout!((3,4):(4,1));
//! assert_eq!(size_of_val(&fixed), 0);
//! assert_eq!(fixed.to_string(), "(_3,_4):(_4,_1)");
//!
//! let n = 4; // from a file, say
//! let mixed: Layout<(_3, usize), (usize, _1)> = layout!((3, n):(n, 1));
//! assert_eq!(size_of_val(&mixed), 2 * size_of::<usize>());
//! assert_eq!(mixed.to_string(), "(_3,4):(4,_1)");
//! ```
//!
//! The two are the same thing in the same places, and are equal where their numbers are:
//!
//! ```
//! # use colex::prelude::*;
//! # let (n, fixed) = (4, layout!((3,4):(4,1)));
//! assert_eq!(layout!((3, n):(n, 1)), fixed);
//! ```
//!
//! What is a number in the type is worth something:
//!
//! * **The algebra happens in the compiler.** `coalesce`, of [lesson 7](super::lesson_07_coalesce),
//!   joins two modes into one where the second goes on as the first does, and has to know whether
//!   it does. Then the result is a simpler type; if a number is only known at run time, it cannot
//!   decide, and leaves the modes apart.
//! * **Errors come early.** A tile that does not divide a static size does not compile. The same
//!   question about a `usize` is asked while the program runs, and answered with the same sentence.
//! * **The code is what one would write by hand.** Constants fold, and steps of 1 disappear.
//!
//! ```
//! use colex::prelude::*;
//!
//! let _: Layout!(32:1) = layout!((4,8):(1,4)).coalesce();
//!
//! let four = 4;
//! let unknown = layout!((four, 8):(1, four)).coalesce(); // is 4·1 the next stride? Who knows.
//! assert_eq!(unknown.rank(), 2);
//! ```
//!
//! So what is fixed by the program (tile sizes, thread counts, vector widths) is best written as
//! a number, and what comes from outside (the size of the matrix) as a variable. Results are as
//! static as they can be: `(_3, usize)` has a static first mode, and everything computed from
//! that alone is static.
//!
//! Operations that can fail on run-time numbers come in two forms, as indexing does in Rust:
//! `compose` panics with the reason, and `try_compose` returns it. So does cutting into tiles,
//! which lesson 10 is about:
//!
//! ```
//! # use colex::prelude::*;
//! let n = 10;
//! let tiles = layout!((n):(1)).try_logical_divide(tile!(4));
//! assert!(tiles.is_err_and(|refusal| refusal.to_string().contains("does not divide")));
//! ```
//!
//! A shape alone stands for the compact layout of that shape, first mode fastest. The other
//! direction is a constructor:
//!
//! ```
//! # use colex::prelude::*;
//! let n = 8;
//! assert_eq!(layout!((4, n)), layout!((4,8):(1,4)));
//! assert_eq!(Layout::right(shape!((4, n))), layout!((4,8):(8,1)));
//! ```
//!
//! There is also an engine without types, [`dynamic`](crate::dynamic), whose layouts are values
//! that are read from text. It answers every question alike, and serves where layouts come from
//! outside; the pictures of this guide are drawn with it.
//!
//! ## Exercises
//!
//! To have the judge check what you find, fill in the function named here, in
//! `examples/exercises/lessons/coordinates/tasks.rs`, and run
//! `cargo run --example exercises -- lesson 5`.
//!
//! **1.** Write the type of a row-major matrix whose number of columns is 64 and whose number of
//! rows is only known at run time. How large is a value of it? (`rows_of_64`)
//!
//! <details><summary>Answer</summary>
//!
//! Only the number of rows is stored: the strides are known.
//!
//! ```
//! use colex::prelude::*;
//!
//! fn rows_of_64(rows: usize) -> Layout!((usize, 64):(64, 1)) {
//!     layout!((rows, 64):(64, 1))
//! }
//! let matrix = rows_of_64(100);
//! assert_eq!(size_of_val(&matrix), size_of::<usize>());
//! assert_eq!(matrix.index((99, 63)), 6399);
//! ```
//!
//! </details>
//!
//! ---
//!
//! ← [Size and cosize](super::lesson_04_size_and_cosize) ·
//! [all lessons](super) ·
//! [Slices, and where the offset goes](super::lesson_06_slices) →
