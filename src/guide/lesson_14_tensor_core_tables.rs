//! The tables of the tensor cores.
//!
//! A tensor core multiplies small matrices, `C += A · B`, and the 32 threads of a warp hold the
//! three of them together, in registers. Which thread holds which element is laid down by the
//! instruction. NVIDIA's manual has pages of tables about it; in CuTe each table is one TV
//! layout.
//!
//! The instruction `mma.sync.m16n8k16` multiplies 16 by 16 halves with 16 by 8. Its tables:
//!
//! | | tile | TV layout |
//! | --- | --- | --- |
//! | A | `(M,K)` = (16,16) | `((4,8),(2,2,2)):((32,1),(16,8,128))` |
//! | B | `(N,K)` = (8,16) | `((4,8),(2,2)):((16,1),(8,64))` |
//! | C | `(M,N)` = (16,8) | `((4,8),(2,2)):((32,1),(16,8))` |
//!
#![doc = include_str!("../../docs/pictures/mma.svg")]
//!
//! A is drawn on the left, B above, turned so that n goes across and k down, and C where they meet,
//! so that element (m,n) of C is the row m of A times the column n of B.
//!
//! ## Reading a table
//!
//! Take A. A thread's number, its *lane*, is split into (lane mod 4, lane / 4) with strides 32
//! and 1. The tile has 16 rows, so 32 is *two columns to the right*, and 1 is *one row down*:
//! four lanes side by side share a row, two columns each, and eight such groups stand one below
//! the other.
//!
//! The eight values are split into (a,b,c), 2 each, with strides 16, 8 and 128: *one column to
//! the right*, *eight rows down*, *eight columns to the right*.
//!
//! ```
//! use colex::prelude::*;
//!
//! let a = layout!(((4,8),(2,2,2)):((32,1),(16,8,128)));
//! let cell = |lane, v| { let q: usize = a.index((lane, v)); (q % 16, q / 16) }; // (m, k)
//! assert_eq!(cell(0, 0), (0, 0));
//! assert_eq!(cell(0, 1), (0, 1)); // a: the next column
//! assert_eq!(cell(0, 2), (8, 0)); // b: eight rows down
//! assert_eq!(cell(0, 4), (0, 8)); // c: eight columns to the right
//! assert_eq!(cell(1, 0), (0, 2));
//! assert_eq!(cell(4, 0), (1, 0));
//!
//! // As a formula, which is how the manual says it:
//! for lane in 0..32 {
//!     for v in 0..8 {
//!         assert_eq!(cell(lane, v), (lane / 4 + 8 * (v / 2 % 2), 2 * (lane % 4) + v % 2 + 8 * (v / 4)));
//!     }
//! }
//! ```
//!
//! Two neighbouring values are neighbouring columns, and fit one 32-bit register.
//!
//! The same for C, whose four values are (a,b): row lane / 4 + 8·(v / 2), column 2·(lane mod 4) + v
//! mod 2. B is counted `(N,K)`: 8 rows of n, so that the stride 16 is two steps of k. Neighbouring
//! values of A and of B are neighbours along K, and where K is contiguous in memory, one 32-bit
//! load brings both. The letters `TN` in the names of such instructions say so, in the words of
//! older libraries: A *transposed* and B *not*, counted from column-major matrices.
//!
//! ## All the others
//!
//! [`atom`](crate::atom) has the tables of the instructions of NVIDIA, AMD and Intel under CuTe's
//! names, each as a type, and each proved when the library is compiled: every element of a tile is
//! held. A name says the first generation that has it (`SM80`), the sizes M, N and K, and the types
//! of the elements of the result, of A, of B, and of what is added to.
//!
//! ```
//! use colex::atom::{MmaAtom, Operand, SM80_16x8x16_F32F16F16F32_TN as Mma};
//! use colex::prelude::*;
//!
//! let _: Layout!(((4,8),(2,2,2)):((32,1),(16,8,128))) = <Mma as MmaAtom>::ALayout::default();
//! assert_eq!(Operand::a::<Mma>().element(1, 0), (0, 2)); // lane 1, value 0: (m, k)
//! assert_eq!(Operand::a::<Mma>().holder(9, 1), Some((4, 3))); // and back
//! ```
//!
//! `cargo run --example explore -- tv SM80_16x8x16_F32F16F16F32_TN`, in a checkout of the library,
//! prints the three tables, [`draw::atom`](crate::draw::atom) draws them.
//!
//! ## Three layouts with similar parentheses
//!
//! What one thread holds of an operand is its *fragment*, a small array in registers. So a kernel
//! has at least three layouts for the elements of A, and confusing them is easy. Ask of each: what
//! goes in, what comes out?
//!
//! | layout | in | out |
//! | --- | --- | --- |
//! | of the data | (m,k) | place in memory |
//! | the table | (lane, value) | number of the element in the tile |
//! | of the fragment | the value's (a,b,c) | register of this thread |
//!
//! The table never changes; the data may lie as it likes. If the tile is row-major in memory, the
//! place of lane 0's value 1 is found by composition:
//!
//! ```
//! # use colex::prelude::*;
//! let table = layout!(((4,8),(2,2,2)):((32,1),(16,8,128)));
//! let rows = layout!((16,16):(16,1));
//! assert_eq!(table.index((0, 1)), 16); // element 16 of the tile, (0,1) …
//! assert_eq!(rows.compose(table).index((0, 1)), 1); // … lies at place 1
//! ```
//!
//! ## Exercises
//!
//! To have the judge check what you find, fill in the functions named here, in
//! `examples/exercises/lessons/threads/tasks.rs`, and run
//! `cargo run --example exercises -- lesson 14`.
//!
//! **1.** Where in C is value 3 of lane 5? (`cell_of_c`)
//!
//! <details><summary>Answer</summary>
//!
//! Lane 5 is (1,1): 32 + 1 = 33. Value 3 is (1,1): 16 + 8 = 24. 57 is row 57 mod 16 = 9 and
//! column 57 / 16 = 3.
//!
//! ```
//! use colex::prelude::*;
//!
//! fn cell_of_c(lane: usize, value: usize) -> (usize, usize) {
//!     let c = layout!(((4,8),(2,2)):((32,1),(16,8)));
//!     let q: usize = c.index((lane, value));
//!     (q % 16, q / 16)
//! }
//! assert_eq!(cell_of_c(5, 3), (9, 3));
//! ```
//!
//! </details>
//!
//! **2.** List the eight elements of A that lane 4 holds. (`lane_4_of_a`)
//!
//! <details><summary>Answer</summary>
//!
//! Lane 4 is (0,1): row 1.
//!
//! ```
//! use colex::prelude::*;
//!
//! fn lane_4_of_a() -> [(usize, usize); 8] {
//!     let a = layout!(((4,8),(2,2,2)):((32,1),(16,8,128)));
//!     [0, 1, 2, 3, 4, 5, 6, 7].map(|v| {
//!         let q: usize = a.index((4, v));
//!         (q % 16, q / 16)
//!     })
//! }
//! assert_eq!(lane_4_of_a(), [(1, 0), (1, 1), (9, 0), (9, 1), (1, 8), (1, 9), (9, 8), (9, 9)]);
//! ```
//!
//! </details>
//!
//! ---
//!
//! ← [Swizzles and banks](super::lesson_13_swizzles_and_banks) ·
//! [all lessons](super) ·
//! [How to read an error](super::lesson_15_reading_errors) →
