//! Swizzles and banks.
//!
//! The fast memory that threads of a block share is served by 32 **banks**. Bank b holds the
//! 4-byte words b, b + 32, b + 64, …; each bank hands out one word at a time. If the 32 threads
//! of a warp want words of 32 different banks, they are served at once. If two want different
//! words of *one* bank, they wait for each other: a **bank conflict**. (If they want the same
//! word, they share it.)
//!
//! A matrix of 32 `f32`s in a row: reading a row is perfect, and reading a column is the worst
//! there is, since 32 elements further is the same bank again.
//!
//! ```
//! use colex::{draw, layout};
//!
//! let row = draw::banks(layout!(32:1), 4)?;
//! assert!(row.to_string().contains("1 pass."));
//! let column = draw::banks(layout!(32:32), 4)?;
//! assert!(column.to_string().contains("32 passes"));
//! # Ok::<(), colex::dynamic::Error>(())
//! ```
//!
//! A gentler case, 32 threads that read a block of 8 by 4 from a matrix with rows of 8 `f32`s.
//! Columns are banks, and the cells are the words wanted of them. Row 4 begins at word 32, which is
//! bank 0 again: each bank that is used has two words to hand out, and that takes two passes.
//!
#![doc = include_str!("../../docs/pictures/banks.svg")]
//!
//! The counting need not be done by eye. [`analysis`](crate::analysis) does it, for threads as a
//! layout in types, and its assertions are checked when the program is compiled:
//!
//! ```
//! use colex::{Layout, analysis::Access, assert_conflict_free};
//!
//! const COLUMN: Access = Access::of::<Layout!(32:32)>(4); // 4 bytes a thread
//! assert_eq!(COLUMN.bank_conflicts().ways, 32);
//!
//! assert_conflict_free!(Access::of::<Layout!(32:1)>(4));
//! ```
//!
//! ## Padding
//!
//! One cure is a layout with rows that are one element longer. Then the next row starts one bank
//! further:
//!
//! ```
//! use colex::{Layout, analysis::Access, assert_conflict_free};
//!
//! assert_conflict_free!(Access::of::<Layout!(32:33)>(4));
//! ```
//!
//! It costs memory, and rows no longer start at multiples of 16 bytes, which wide loads need.
//!
//! ## Swizzling
//!
//! The other cure moves elements *within* their row, in another order for every row. A
//! **swizzle** does it with the bits of the index: `Sw<B,M,S>` takes B bits of it, found M + S
//! bits up, and exclusive-ors them onto the B bits found M bits up.
//!
//! ```text
//! Sw<3,0,3>:   index 43 = 0b101011
//!                           101        the upper three bits: the row
//!                              011     the lower three: the column
//!              101 xor 011 = 110
//!              swizzled    = 0b101110 = 46
//! ```
//!
//! ```
//! use colex::dynamic::Swizzle;
//!
//! let swizzle: Swizzle = "Sw<3,0,3>".parse()?;
//! assert_eq!(swizzle.apply(43), 46);
//! assert_eq!(swizzle.apply(46), 43); // its own inverse
//! # Ok::<(), colex::dynamic::Error>(())
//! ```
//!
//! With 8 rows of 8 elements, the upper three bits are the row and the lower three the column:
//! row r is permuted by xor with r. Each element here is 16 bytes, a group of four banks, and
//! each group has a colour:
//!
#![doc = include_str!("../../docs/pictures/swizzle.svg")]
//!
//! At 16 bytes a thread, eight threads take all 32 banks, so eight are served at a time. Before, a
//! column is one colour: the eight threads that read it meet in four banks. After, each row *and*
//! each column has all eight colours. The rows still take the same places as before, so there is no
//! padding, and 16 bytes stay together.
//!
//! A swizzle is not a layout: no strides do this. It is applied *after* one, to the index. In
//! types it is [`Swizzle`](crate::swizzle::Swizzle), and with a layout before it a
//! [`ComposedLayout`](crate::swizzle::ComposedLayout):
//!
//! ```
//! use colex::num::{_0, _3};
//! use colex::prelude::*;
//! use colex::swizzle::Swizzle;
//!
//! let tile = Swizzle::<_3, _0, _3>::new().compose(layout!((8,8):(8,1)));
//! assert_eq!(tile.index((5, 3)), 46); // 43, swizzled
//! ```
//!
//! A [`Tensor`](crate::Tensor) takes it as a layout like any other. Whoever reads and writes through the tensor
//! sees rows and columns, and cannot forget the swizzle:
//!
//! ```
//! use colex::num::{_0, _3};
//! use colex::prelude::*;
//! use colex::swizzle::Swizzle;
//! use colex::tensor::copy;
//!
//! let source: [u32; 64] = core::array::from_fn(|i| i as u32);
//! let mut memory = [0; 64];
//! let swizzled = Swizzle::<_3, _0, _3>::new().compose(layout!((8,8):(8,1)));
//! let mut tile = Tensor::new(&mut memory, swizzled);
//! copy(&Tensor::new(&source, layout!((8,8):(8,1))), &mut tile);
//! assert_eq!(tile[(5, 3)], 43);
//! let column: Vec<u32> = (0..8).map(|i| tile.view().slice((Keep, 3))[i]).collect();
//! assert_eq!(column, [3, 11, 19, 27, 35, 43, 51, 59]);
//! assert_eq!(memory[46], 43); // in memory it is elsewhere
//! ```
//!
//! A slice, a tile, a thread's part of such a tensor starts at another index *before* the swizzle. So the
//! storage stays where it is, and the start is added to the offset: `Sw<3,0,3> o 3 o (8):(8)` for the column
//! above. Where every bit of it is known and apart from those of the slice, the slice is an ordinary layout
//! again.
//!
//! ## Choosing B, M and S
//!
//! * **M** says what must stay together, 2<sup>M</sup> elements: those of one access, and no less
//!   than the 4 bytes of a bank. 16 bytes are 8 = 2³ halves, so M = 3.
//! * **B** says how many such groups are permuted, 2<sup>B</sup>: as many as all banks hold, or as
//!   a row does if it is shorter. All banks together are 128 bytes, which is 8 = 2³ groups of 16,
//!   so B = 3.
//! * **S** is the distance from the column's bits to the row's: if rows are 64 halves, a column
//!   number has 6 bits, of which M are below; so S = 3. Shorter rows count as if they had 128
//!   bytes, since only then do the banks begin again: if rows are 32 halves, S is 3 as well, and B
//!   is 2, for 4 groups. CuTe uses `Sw<2,3,3>` there.
//!
//! `Sw<3,3,3>` on halves is what tensor-core kernels call the 128-byte swizzle.
//!
//! ## Exercises
//!
//! To have the judge check what you find, fill in the functions named here, in
//! `examples/exercises/lessons/threads/tasks.rs`, and run
//! `cargo run --example exercises -- lesson 13`.
//!
//! **1.** Where does index 9 go under `Sw<2,0,3>`, and where under `Sw<2,1,3>`? (`swizzled`)
//!
//! <details><summary>Answer</summary>
//!
//! 9 is 0b1001. `Sw<2,0,3>` reads bits 3 and 4, which are 01, onto bits 0 and 1: 01 xor 01 = 00,
//! and the result is 0b1000 = 8. `Sw<2,1,3>` reads bits 4 and 5: nothing there, 9 stays.
//!
//! ```
//! use colex::dynamic::Swizzle;
//!
//! fn swizzled() -> [usize; 2] {
//!     [0b1001 ^ 0b01, 0b1001]
//! }
//! let swizzle = |text: &str| text.parse::<Swizzle>();
//! assert_eq!(swizzle("Sw<2,0,3>")?.apply(9), 8);
//! assert_eq!(swizzle("Sw<2,1,3>")?.apply(9), 9);
//! # assert_eq!(swizzled(), [8, 9]);
//! # Ok::<(), colex::dynamic::Error>(())
//! ```
//!
//! </details>
//!
//! **2.** A transposing kernel writes rows of 32 `f32`s and reads columns. Find a swizzle without
//! padding under which a column has 32 different banks. (`without_conflicts`)
//!
//! <details><summary>Answer</summary>
//!
//! A bank is one `f32`, so M = 0; all 32 banks take part, B = 5; the row begins 5 bits up, S = 5.
//!
//! ```
//! use colex::dynamic::Swizzle;
//! use std::collections::BTreeSet;
//!
//! fn without_conflicts() -> &'static str {
//!     "Sw<5,0,5>"
//! }
//! let swizzle: Swizzle = without_conflicts().parse()?;
//! for column in 0..32 {
//!     let banks: BTreeSet<i64> = (0..32).map(|row| swizzle.apply(32 * row + column) % 32).collect();
//!     assert_eq!(banks.len(), 32);
//! }
//! # Ok::<(), colex::dynamic::Error>(())
//! ```
//!
//! </details>
//!
//! ---
//!
//! ← [Threads and values: TV layouts](super::lesson_12_tv_layouts) ·
//! [all lessons](super) ·
//! [The tables of the tensor cores](super::lesson_14_tensor_core_tables) →
