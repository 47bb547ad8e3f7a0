//! Looking inside: macros and machine code.
//!
//! Nothing in this library has to be believed. What a macro writes can be printed, and so can the
//! machine code.
//!
//! ## What a macro becomes
//!
//! `layout!` is notation. Each call becomes one expression that could have been written by hand:
//!
//! ```
//! use colex::prelude::*;
//!
//! let short = layout!((3,4):(4,1));
//! let long = ::colex::Layout::new(
//!     (::colex::num::_3, ::colex::num::_4),
//!     (::colex::num::_4, ::colex::num::_1),
//! );
//! assert_eq!(short, long);
//! ```
//!
//! `cargo expand` prints all expansions of a program; [`expanding`](crate::expanding) says how,
//! and shows one of every kind.
//!
//! ## What is left at run time
//!
//! A static layout is a type without fields. `index` is inlined and becomes the sum that you
//! would have written:
//!
//! ```
//! use colex::prelude::*;
//!
//! pub fn through_layout(i: usize, j: usize) -> usize {
//!     layout!((3,(4,8)):(96,(8,1))).index((i, (j, 2)))
//! }
//!
//! pub fn by_hand(i: usize, j: usize) -> usize {
//!     96 * i + 8 * j + 2
//! }
//! # for i in 0..3 { for j in 0..4 { assert_eq!(through_layout(i, j), by_hand(i, j)); } }
//! ```
//!
//! To see it, put the two functions into a library, mark them `#[unsafe(no_mangle)]`, and ask for
//! assembly:
//!
//! ```text
//! cargo rustc --release --lib -- --emit asm -C codegen-units=1 -C llvm-args=-x86-asm-syntax=intel
//! ```
//!
//! The file is `target/release/deps/NAME.s`. In it rustc has found the two functions to be the
//! same, and kept one of them:
//!
//! ```text
//! by_hand:
//!         lea     rax, [rdi + 2*rdi]    ; 3·i
//!         shl     rax, 5                ; 96·i
//!         lea     rax, [rax + 8*rsi]    ; + 8·j
//!         add     rax, 2
//!         ret
//! ```
//!
//! With run-time parts there is one multiplication for each run-time stride, and none for a
//! stride of 1. `layout!((3, n):(n, 1)).index((i, j))` as a function of n, i and j:
//!
//! ```text
//! row_major:
//!         imul    rdi, rsi              ; n·i
//!         lea     rax, [rdi + rdx]      ; + j
//!         ret
//! ```
//!
//! And where everything is known, nothing is left. `layout!((3,4):(4,1)).index(5)`:
//!
//! ```text
//! fifth:
//!         mov     eax, 9
//!         ret
//! ```
//!
//! Timings of such small things say little, and the assembly is exact: compare a pair of
//! functions, yours and the one by hand. Two things to know when reading it:
//!
//! * A 1-D coordinate that only the running program knows has to be split: a division and a
//!   remainder for each mode but the last. Sizes that are powers of two make them shifts. In an
//!   inner loop, count in coordinates.
//! * `-C opt-level` matters as it does for all generic code: without optimisation everything is
//!   calls.
//!
//! ## What the compiler knows
//!
//! A result's type can be asked for, by writing a wrong one:
//!
//! ```compile_fail,E0308
//! use colex::prelude::*;
//!
//! let r: () = layout!((6,2):(8,2)).compose(layout!((4,3):(3,1)));
//! ```
//!
//! ```text
//! expected `()`, found `Layout<((_2, _2), _3), ((_24, _2), _8)>`
//! ```
//!
//! or printed, since a layout prints its numbers: `println!("{r}")`. In an editor, hover over it.
//!
//! ## Exercises
//!
//! To have the judge check what you find, fill in the function named here, in
//! `examples/exercises/lessons/reading/tasks.rs`, and run
//! `cargo run --example exercises -- lesson 16`.
//!
//! **1.** Which instructions do you expect for `layout!((8,8):(8,1)).index(i)` with a run-time
//! `i`? Write them as shifts, an `&` and a sum. (`split`)
//!
//! <details><summary>Answer</summary>
//!
//! `i mod 8` and `i / 8` are an `and` and a shift; the first times 8 is another shift, and the
//! sum an `add` or `lea`. No division.
//!
//! ```
//! use colex::prelude::*;
//!
//! fn split(i: usize) -> usize {
//!     ((i & 7) << 3) + (i >> 3)
//! }
//! assert!((0..64).all(|i| split(i) == layout!((8,8):(8,1)).index(i)));
//! ```
//!
//! </details>
//!
//! ---
//!
//! ← [How to read an error](super::lesson_15_reading_errors) ·
//! [all lessons](super) ·
//! [Coming from CuTe C++, pycute, the CuTe DSL or Mojo](super::lesson_17_coming_from) →
