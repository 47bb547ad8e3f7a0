//! How to read an error.
//!
//! What makes no sense does not compile, so the compiler's messages are where this library speaks
//! to you. They are long, as rustc explains how it came there; what you need is in three places.
//!
//! ```text
#![doc = include_str!("../../ui-tests/a_right_hand_mode_must_not_carry_into_the_middle_of_the_next.stderr")]
//! ```
//!
//! 1. **The headline** says which operation, which law, with your numbers.
//! 2. **The place** is underlined `^^^`: the argument that does not fit, and what about it.
//! 3. **The notes** up to the first *required for* are the law in general, and a way out. The *help*
//!    before them is the law as a trait, whose documentation says more. What follows is rustc's own path
//!    through the library.
//!
//! ## Numbers and places in messages
//!
//! * `_4` is the number 4 in a type. Inside a type, numbers of several digits are spelled digit by
//!   digit, `_1<_2<_8>>` for 128 and `_2<_4>` for 24; where the sentence itself names a number, it
//!   is `_128`. A `usize` is a number that only the running program knows.
//! * Modes count from 0. `(_1, _0)` is mode 0 of mode 1, the first number inside the second
//!   parenthesis.
//! * If a number is printed as `colex::num::_4`, it came in through a `*`: import what you name.
//!
//! ## The families
//!
//! | message | law | lesson |
//! | --- | --- | --- |
//! | *does not have the structure of the shape* | shape and stride have the same parentheses | [3](super::lesson_03_nested_modes) |
//! | *the coordinate … does not fit the shape* | a coordinate has the shape's modes, or one number in place of some | [2](super::lesson_02_one_number) |
//! | *does not split into runs of* | composition, first condition | [8](super::lesson_08_composition) |
//! | *carries past mode* | composition, second condition | [8](super::lesson_08_composition) |
//! | *strides … do not chain*, *overlap* | complement and the inverses need every index once | [9](super::lesson_09_complement) |
//! | *does not divide mode* | tiles cover a mode exactly, or are `uneven` | [10](super::lesson_10_divide_and_product) |
//!
//! ## Asking why
//!
//! The run-time engine gives the same verdicts, with all the steps, and shows where a wrong
//! answer would have differed. Put the layouts of the message, without underscores, on the
//! command line:
//!
//! ```text
//! $ explore explain compose '(6,2):(8,2)' 4:4
//! ```
//! ```text
#![doc = include_str!("../../docs/explained.txt")]
//! ```
//!
//! or draw the walk: `explore draw carry '(6,4):(8,2)' 4:4 -o carry.svg`. In code it is the same:
//!
//! ```
//! use colex::dynamic::{Layout, explain};
//!
//! let [a, b] = [Layout::parse("(6,2):(8,2)")?, Layout::parse("4:4")?];
//! println!("{}", explain::compose(&a, &b));
//! # Ok::<(), colex::dynamic::Error>(())
//! ```
//!
//! ## At run time
//!
//! With run-time numbers the same sentence is a panic, or the `Err` of the operation whose name
//! starts with `try_`. The law is the same, only later.
//!
//! ```
//! use colex::prelude::*;
//!
//! let step = 4_usize;
//! let refused = layout!((6,2):(8,2)).try_compose(layout!(4:{step}));
//! let sentence = refused.map(|_| ()).unwrap_err().to_string();
//! assert!(sentence.starts_with("composition is undefined"), "{sentence}");
//! ```
//!
//! ## Exercises
//!
//! To have the judge check what you find, fill in the function named here, in
//! `examples/exercises/lessons/reading/tasks.rs`, and run
//! `cargo run --example exercises -- lesson 15`.
//!
//! **1.** Read: *composition is undefined: mode `(_1, _0)` of the right-hand layout, of size
//! `_4`, does not split into runs of `_3`*, for `(6,2):(8,2)` after `(3,(4,2)):(1,(2,8))`. Which
//! part of which layout is meant, and which sizes from 1 to 6 in its place would pass this
//! condition? (`blamed`)
//!
//! <details><summary>Answer</summary>
//!
//! Mode 1.0 is the `4:2` inside the second parenthesis. Steps of 2 through 6 rows are runs of 3.
//! So 3 stops, or a multiple of 3, pass this condition, as do 1 and 2, which are less than a run.
//! That is one condition of two: with the modes beside it, all but size 1 would carry.
//!
//! ```
//! use colex::prelude::*;
//!
//! fn blamed() -> (Layout!(4:2), [bool; 6]) {
//!     (Layout::default(), [true, true, true, false, false, true])
//! }
//! let a = colex::dynamic::Layout::parse("(6,2):(8,2)")?;
//! for (size, splits) in (1..=6).zip(blamed().1) {
//!     assert_eq!(a.compose(colex::dynamic::Layout::new(size, 2)?).is_ok(), splits);
//! }
//! # Ok::<(), colex::dynamic::Error>(())
//! ```
//!
//! </details>
//!
//! ---
//!
//! ← [The tables of the tensor cores](super::lesson_14_tensor_core_tables) ·
//! [all lessons](super) ·
//! [Looking inside: macros and machine code](super::lesson_16_looking_inside) →
