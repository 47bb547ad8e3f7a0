//! Divide and product.
//!
//! To **divide** a layout by a tile is to reorder its coordinates into two modes: *inside a
//! tile*, and *which tile*. With the complement at hand it is one line: `A ⊘ B = A ∘ (B, B*)`,
//! where `B*` is the complement of B in A's size.
//!
//! ```
//! use colex::num::{_0, _1};
//! use colex::prelude::*;
//!
//! let divided = layout!(24:1).logical_divide(layout!(4:2));
//! let _: Layout!((4,(2,3)):(2,(1,8))) = divided;
//! let inside = divided.mode::<_0>(); // 4:2, the tile
//! let which = divided.mode::<_1>(); // (2,3):(1,8), where the tiles start
//! assert_eq!(which.size(), 6);
//! assert!((0..4).map(|i| divided.index((i, 3))).eq([9, 11, 13, 15])); // tile 3
//! # let _ = inside;
//! ```
//!
//! `(B, B*)` renumbers A's coordinates, tile by tile, and A says where they are. The tile need
//! not be in one piece, and A need not be contiguous: the divide works on A's *coordinates*.
//!
//! A matrix is divided with a tuple of tiles, one for each mode. A number n means `n:1`, the
//! first n:
//!
//! ```
//! # use colex::prelude::*;
//! let matrix = layout!((16,8):(1,16));
//! let divided = matrix.logical_divide(tile!(2, 2));
//! let _: Layout!(((2,8),(2,4)):((1,2),(16,32))) = divided;
//! ```
//!
//! Now each mode is `(inside, which)`. Mostly the two insides are wanted together, and the two
//! whichs; the same numbers come in four arrangements:
//!
//! | | structure | of `(16,8)` by `(2,2)` |
//! | --- | --- | --- |
//! | `logical_divide` | `((in,which),(in,which))` | `((2,8),(2,4))` |
//! | `zipped_divide` | `((in,in),(which,which))` | `((2,2),(8,4))` |
//! | `tiled_divide` | `((in,in),which,which)` | `((2,2),8,4)` |
//! | `flat_divide` | `(in,in,which,which)` | `(2,2,8,4)` |
//!
//! `zipped_divide` is the one in most programs: coordinate `(i,t)` is element i of tile t.
//!
#![doc = include_str!("../../docs/pictures/tiles.svg")]
//!
//! This is `(8,8):(8,1)` in tiles of `tile!(2, 4:2)`, printed `[2, 4:2]`: two rows, and every
//! second column. Each colour is one tile, and two of them interleave: one has the even columns,
//! the other the odd ones.
//!
//! **A tile must divide.** 10 elements in tiles of 4 leave half a tile, and a view of it would
//! reach past the end; so it does not compile (CuTe rounds up silently). Where rounding up is
//! what you want, say so, and guard the coordinates past the end:
//!
//! ```compile_fail,E0277
//! # use colex::prelude::*;
//! let tiles = layout!(10).logical_divide(tile!(4));
//! ```
//!
//! ```
//! use colex::prelude::*;
//! use colex::uneven;
//!
//! let tiles = layout!(10:1).logical_divide(uneven(colex::num::_4));
//! let _: Layout!((4,3):(1,4)) = tiles; // 12 coordinates: the last two are nobody's
//! ```
//!
//! ## Product
//!
//! The **product** goes the other way: it repeats a layout. `A ⊗ B` is a block A and a plan B of
//! copies. The copies go where A leaves room, in the order that B says: `A ⊗ B = (A, A* ∘ B)`,
//! where `A*` is the complement of A, taken far enough for all the copies: in A's size times B's
//! cosize.
//!
//! ```
//! use colex::prelude::*;
//!
//! let block = layout!((2,2):(2,1));
//! let _: Layout!(((2,2),6):((2,1),4)) = block.logical_product(layout!(6:1));
//! ```
//!
//! Mode 0 is the block, mode 1 moves it. The block fills 4 places, so `A*` is `6:4`, and the plan's
//! `6:1` became `6:4`. (The composition may have no result: `2:2` leaves places in pairs,
//! `(2,2):(1,4)`, for 4 copies but not for 3.) To see the copies as one matrix, rows with rows and
//! columns with columns, there are two ways: whole blocks side by side, or their elements
//! interleaved. Each mode of the result has a number of the block and a number of the plan. The
//! block's is the faster one in the first way, and the plan's in the second. As before, the plan's
//! strides `(3,1)` become `(12,4)`.
//!
//! ```
//! # use colex::prelude::*;
//! let (block, plan) = (layout!((2,2):(2,1)), layout!((2,3):(3,1)));
//! let _: Layout!(((2,2),(2,3)):((2,12),(1,4))) = block.blocked_product(plan);
//! let _: Layout!(((2,2),(3,2)):((12,2),(4,1))) = block.raked_product(plan);
//! ```
//!
//! `blocked_product`, with 2 by 3 blocks in their places:
//!
#![doc = include_str!("../../docs/pictures/product.svg")]
//!
//! `raked_product`, where neighbours belong to different blocks:
//!
#![doc = include_str!("../../docs/pictures/raked.svg")]
//!
//! The second is how work is dealt to threads, and both orders are useful. With the values of a
//! thread as the block and the threads as the plan, neighbouring elements go to neighbouring
//! threads. With the threads as the block and the values as the plan, each thread has neighbouring
//! elements, as [lesson 12](super::lesson_12_tv_layouts) wants it.
//!
//! ## Exercises
//!
//! To have the judge check what you find, fill in the functions named here, in
//! `examples/exercises/lessons/algebra/tasks.rs`, and run
//! `cargo run --example exercises -- lesson 10`.
//!
//! **1.** Divide 12 elements into tiles of every third element, and list the tiles. (`thirds`)
//!
//! <details><summary>Answer</summary>
//!
//! Every third of 12 is `4:3`; the tiles start at 0, 1, 2.
//!
//! ```
//! use colex::prelude::*;
//!
//! fn thirds() -> (Layout!((4,3):(3,1)), [[usize; 4]; 3]) {
//!     let divided = layout!(12:1).logical_divide(layout!(4:3));
//!     let tile = |t: usize| [0, 1, 2, 3].map(|i: usize| divided.index((i, t)));
//!     (divided, [0, 1, 2].map(tile))
//! }
//! let (divided, tiles) = thirds();
//! assert_eq!(divided.to_string(), "(_4,_3):(_3,_1)");
//! assert_eq!(tiles[1], [1, 4, 7, 10]);
//! ```
//!
//! </details>
//!
//! **2.** `(16,8):(1,16)` in tiles of `(16,2)`, zipped. How many tiles are there, and where does
//! tile 3 start? (`tile_3`)
//!
//! <details><summary>Answer</summary>
//!
//! ```
//! use colex::num::_1;
//! use colex::prelude::*;
//!
//! fn tile_3() -> (usize, usize) {
//!     let tiles = layout!((16,8):(1,16)).zipped_divide(tile!(16, 2));
//!     (tiles.size_of::<_1>().into(), tiles.index((0, 3)))
//! }
//! assert_eq!(tile_3(), (4, 96)); // ((16,2),(1,4)):((1,16),(0,32)) at (0,3)
//! ```
//!
//! </details>
//!
//! ---
//!
//! ← [Complement: what is left](super::lesson_09_complement) ·
//! [all lessons](super) ·
//! [Tiles and partitions](super::lesson_11_tiles_and_partitions) →
