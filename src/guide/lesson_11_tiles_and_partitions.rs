//! Tiles and partitions.
//!
//! On a GPU, work is cut twice. The matrix is cut into **tiles**, one for each block of threads.
//! The tile is cut into **shares**, one for each thread. Both are a `zipped_divide` followed by a
//! slice. They differ in which of its two modes is fixed:
//!
//! ```text
//! zipped_divide:   ( inside a tile , which tile )
//! local_tile:      (       _       ,    fixed   )    all of one tile
//! local_partition: (     fixed     ,      _     )    one element of every tile
//! ```
//!
//! ## One tile
//!
//! ```
//! use colex::prelude::*;
//!
//! let matrix = layout!((4,8):(8,1));
//! let tiles = matrix.zipped_divide(tile!(2, 4));
//! let _: Layout!(((2,4),(2,2)):((8,1),(16,4))) = tiles;
//! let tile = tiles.slice(coord!((_, (1, 0))));
//! assert_eq!(tile.to_string(), "((_2,_4)):((_8,_1)) @ _16"); // a tuple of one mode, the tile
//! ```
//!
#![doc = include_str!("../../docs/pictures/tile.svg")]
//!
//! Tile (1,0) is 2 by 4 elements with the matrix's own strides, from index 16 on. A block of
//! threads that is given this layout and this offset need not know where in the matrix it works.
//!
//! ## One thread's share
//!
//! Say 8 threads, arranged 2 by 4, share the matrix. Divide it by the *shape of the threads*:
//! each tile now has one element for each thread, and there are as many tiles as each thread has
//! elements. Thread (1,1) is the coordinate inside:
//!
//! ```
//! # use colex::prelude::*;
//! let matrix = layout!((4,8):(8,1));
//! let tiles = matrix.zipped_divide(tile!(2, 4));
//! let share = tiles.slice(coord!(((1, 1), _)));
//! assert_eq!(share.to_string(), "((_2,_2)):((_16,_4)) @ _9");
//! ```
//!
#![doc = include_str!("../../docs/pictures/partition.svg")]
//!
//! Both exist under CuTe's names, of layouts and of tensors. `local_tile` leaves out the outer
//! parentheses. `local_partition` is given the threads as a layout, and a thread's number is an
//! *index* of it: the thread stands at the coordinate that has this index. Below, thread 5 stands
//! at (1,1), as 1·4 + 1·1 = 5. It is not the 1-D coordinate 5, which would be (1,2).
//!
//! ```
//! use colex::num::_5;
//! use colex::prelude::*;
//!
//! let matrix = layout!((4,8):(8,1));
//! let tile = matrix.local_tile(tile!(2, 4), coord!((1, 0)));
//! assert_eq!(tile.to_string(), "(_2,_4):(_8,_1) @ _16");
//!
//! let threads = layout!((2,4):(4,1)); // row by row: thread 5 at (1,1)
//! let share = matrix.local_partition(threads, _5);
//! assert_eq!(share.to_string(), "(_2,_2):(_16,_4) @ _9");
//!
//! let data: [usize; 32] = core::array::from_fn(|i| i);
//! let elements = Tensor::new(&data, matrix).local_partition(threads, 5);
//! assert_eq!([elements[0], elements[1], elements[2], elements[3]], [9, 25, 13, 29]);
//! ```
//!
//! ## Which way should the threads run?
//!
//! A warp is 32 threads that read at the same moment, and memory answers in pieces of 32 bytes. The
//! cost of a read is the number of pieces that its 32 places touch. So *the threads of one read
//! should stand side by side where the data is contiguous*: the threads' shape is long in that
//! direction. Let the fastest mode of the threads go that way as well. Which of the 32 takes which
//! place does not change the number of pieces, but then neighbouring threads have neighbouring
//! places, and one number says where a warp reads.
//!
//! Take 16 by 8 `f32`s, column-major, so that a column is contiguous, and give each of 32 threads
//! four of them in two ways.
//!
//! ```
//! use colex::prelude::*;
//! use std::collections::BTreeSet;
//!
//! /// How many pieces of 32 bytes the 32 places of one read touch.
//! fn pieces(places: impl Iterator<Item = usize>) -> usize {
//!     places.map(|index| index * 4 / 32).collect::<BTreeSet<_>>().len()
//! }
//!
//! let tile = layout!((16,8):(1,16));
//!
//! // A block of 2 by 2 for each thread: the thread's number says which block.
//! let blocks = tile.zipped_divide(tile!(2, 2));
//! assert_eq!(pieces((0..32).map(|t| blocks.index((0, t)))), 8); // half of each piece is wasted
//!
//! // Threads in 16 by 2, down the columns: the thread's number says where in the tile.
//! let shares = tile.zipped_divide(tile!(16, 2));
//! assert_eq!(pieces((0..32).map(|t| shares.index((t, 0)))), 4); // 128 bytes in a row
//! ```
//!
//! In the first way, the places of threads 0, 1, 2 are 0, 2, 4; each thread's *two* values of a
//! column are neighbours, so reading them with one wide instruction would mend it. In the second,
//! the places are 0, 1, 2.
//!
//! ## Tiles that overhang
//!
//! A matrix of 5 by 6 does not fall into tiles of 4 by 4. The last tiles *overhang*: some of their
//! places are past the end of the matrix, and a kernel must not touch them. Which ones? That is a
//! question about coordinates, so ask the coordinates. [`coordinates`](crate::tensor::coordinates) is
//! a tensor without storage, whose element at each coordinate is that coordinate. Cut it in the same
//! words as the data, and it says for each place of the tile where in the matrix it came from:
//!
//! ```
//! # use colex::prelude::*;
//! use colex::tensor::{coordinates, is_within};
//!
//! let (m, n) = (5, 6); // known when the program runs
//! let last = coordinates((m, n)).local_tile_uneven(tile!(4, 4), (1, 1));
//! assert_eq!(last.index((0, 1)), (4, 5));
//! assert_eq!(last.index((1, 2)), (5, 6));
//! assert!(is_within(last.index((0, 1)), (m, n)));
//! assert!(!is_within(last.index((1, 2)), (m, n)));
//!
//! // One of 4 threads, which has 2 by 2 of the tile: only its first place is in the matrix. Its strides
//! // are steps in a coordinate: `2@0` is 2 in number 0, the row, and `2@1` is 2 in the column.
//! let mine = last.local_partition(layout!((2,2)), 2);
//! assert_eq!(mine.to_string(), "(_2,_2):(_2@0,_2@1) @ (4,5)");
//! assert_eq!([0, 1, 2, 3].map(|v| is_within(mine.index(v), (m, n))), [true, false, false, false]);
//! ```
//!
//! The answers for a whole part are a tensor of `bool`, its **predicate**. It is made once and used for
//! as many copies as have the same ends. Where a mode makes no difference, it has stride 0:
//!
//! ```
//! # use colex::prelude::*;
//! # use colex::tensor::coordinates;
//! # let (m, n) = (5, 6);
//! # let last = coordinates((m, n)).local_tile_uneven(tile!(4, 4), (1, 1));
//! let both = last.predicate((m, n));
//! assert_eq!(both.layout().to_string(), "(_4,_4):(_1,_4)");
//! let rows = last.predicate((m, Keep)); // `Keep` is `_`: columns are not compared
//! assert_eq!(rows.layout().to_string(), "(_4,_4):(_1,_0)");
//! assert_eq!([0, 1, 2, 3].map(|i| rows[(i, 3)]), [true, false, false, false]);
//! ```
//!
//! [`copy_if`](crate::tensor::copy_if) takes a predicate, and leaves alone what is not in the matrix.
//! That is for memory that goes on past the end, padded to whole tiles. A tensor that ends where its
//! matrix does is never read outside; [`gather`](crate::tensor::gather) and
//! [`scatter`](crate::tensor::scatter) copy the places of it that are there:
//!
//! ```
//! # use colex::prelude::*;
//! use colex::tensor::{coordinates, gather, scatter};
//!
//! let (m, n) = (5, 6);
//! let data: [usize; 30] = core::array::from_fn(|i| i);
//! let matrix = Tensor::new(&data[..], layout!((m,n):(n,1)));
//! let mut doubled = [0; 30];
//! let mut target = Tensor::new(&mut doubled[..], layout!((m,n):(n,1)));
//! for block in [(0, 0), (1, 0), (0, 1), (1, 1)] {
//!     let tile = coordinates((m, n)).local_tile_uneven(tile!(4, 4), block);
//!     for thread in 0..4 {
//!         let mine = tile.local_partition(layout!((2,2)), thread);
//!         let mut registers = Tensor::filled(0, layout!((2,2)));
//!         gather(&matrix, mine, &mut registers);
//!         registers.for_each_mut(|x| *x *= 2);
//!         scatter(&registers, mine, &mut target);
//!     }
//! }
//! assert_eq!(doubled, data.map(|x| 2 * x));
//! ```
//!
//! The repository's `cargo run --example predicates` multiplies matrices of any size in this way.
//!
//! ## Exercises
//!
//! To have the judge check what you find, fill in the functions named here, in
//! `examples/exercises/lessons/threads/tasks.rs`, and run
//! `cargo run --example exercises -- lesson 11`.
//!
//! **1.** A 64 by 32 row-major matrix is cut into tiles of 16 by 8. Which layout and offset has
//! tile (2,1)? (`tile_2_1`)
//!
//! <details><summary>Answer</summary>
//!
//! Row 32, column 8: 32·32 + 8.
//!
//! ```
//! use colex::prelude::*;
//!
//! fn tile_2_1() -> (Layout!((16,8):(32,1)), usize) {
//!     let matrix = layout!((64,32):(32,1));
//!     let tile = matrix.local_tile(tile!(16, 8), coord!((2, 1)));
//!     (tile.layout(), tile.offset().into())
//! }
//! let (tile, offset) = tile_2_1();
//! assert_eq!((tile.to_string(), offset), ("(_16,_8):(_32,_1)".to_string(), 1032));
//! ```
//!
//! </details>
//!
//! **2.** 32 threads share the same matrix, of `f32`s. How many pieces of 32 bytes does their first
//! read touch if they stand 1 by 32, 4 by 8, 8 by 4, or 32 by 1? (`pieces`)
//!
//! <details><summary>Answer</summary>
//!
//! 32 in a row are 128 bytes, four pieces. 4 rows of 8 are a piece each, and 8 rows of 4 half a piece
//! each. In a column, every thread has a row, and a piece, of its own. Only the shape counts: in what
//! order 4 by 8 threads are numbered changes nothing.
//!
//! ```
//! use colex::prelude::*;
//! use std::collections::BTreeSet;
//!
//! fn pieces() -> [usize; 4] {
//!     let matrix = layout!((64,32):(32,1));
//!     [(1, 32), (4, 8), (8, 4), (32, 1)].map(|threads| {
//!         let first = matrix.local_tile(threads, (0, 0)).layout();
//!         first.indices().map(|index| 4 * index / 32).collect::<BTreeSet<usize>>().len()
//!     })
//! }
//! assert_eq!(pieces(), [4, 4, 8, 32]);
//! ```
//!
//! </details>
//!
//! **3.** A vector of 100 elements is shared among 32 threads, each of which takes every 32nd. How many
//! threads have a fourth element? What is its coordinate for thread 3? (`fourth`)
//!
//! <details><summary>Answer</summary>
//!
//! 100 is 3 · 32 + 4, so four threads have one; thread 3 has the very last.
//!
//! ```
//! use colex::prelude::*;
//! use colex::tensor::{coordinates, is_within};
//!
//! fn fourth() -> (usize, usize) {
//!     let vector = coordinates((100,));
//!     let fourth = |thread| vector.local_partition_uneven(layout!((32)), thread).index(3);
//!     ((0..32).filter(|thread| is_within(fourth(*thread), (100,))).count(), fourth(3).0)
//! }
//! assert_eq!(fourth(), (4, 99));
//! ```
//!
//! </details>
//!
//! ---
//!
//! ← [Divide and product](super::lesson_10_divide_and_product) ·
//! [all lessons](super) ·
//! [Threads and values: TV layouts](super::lesson_12_tv_layouts) →
