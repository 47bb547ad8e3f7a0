//! A course: from what a layout is to the tables of the tensor cores, one page a lesson.
//!
//! It is written for someone who knows Rust and has never seen CuTe. Every piece of code is compiled
//! and run when the library is tested, every picture is drawn by it, and each lesson ends with
//! exercises whose answers are folded away.
//!
//! | | lesson |
//! | --- | --- |
//! | 1 | [What a layout is](lesson_01_layouts) |
//! | 2 | [One number as a coordinate, and why `row(5)` is 9](lesson_02_one_number) |
//! | 3 | [Modes of modes](lesson_03_nested_modes) |
//! | 4 | [Size and cosize](lesson_04_size_and_cosize) |
//! | 5 | [Static, dynamic, and mixed](lesson_05_static_and_dynamic) |
//! | 6 | [Slices, and where the offset goes](lesson_06_slices) |
//! | 7 | [Coalesce: the same function with fewer modes](lesson_07_coalesce) |
//! | 8 | [Composition, and its two conditions](lesson_08_composition) |
//! | 9 | [Complement: what is left](lesson_09_complement) |
//! | 10 | [Divide and product](lesson_10_divide_and_product) |
//! | 11 | [Tiles and partitions](lesson_11_tiles_and_partitions) |
//! | 12 | [Threads and values: TV layouts](lesson_12_tv_layouts) |
//! | 13 | [Swizzles and banks](lesson_13_swizzles_and_banks) |
//! | 14 | [The tables of the tensor cores](lesson_14_tensor_core_tables) |
//! | 15 | [How to read an error](lesson_15_reading_errors) |
//! | 16 | [Looking inside: macros and machine code](lesson_16_looking_inside) |
//! | 17 | [Coming from CuTe C++, pycute, the CuTe DSL or Mojo](lesson_17_coming_from) |
//!
//! The exercises have a judge: each is a function to fill in, in a file `tasks.rs` of
//! `examples/exercises/lessons`, and `cargo run --example exercises -- lesson 1` compares what the
//! functions of lesson 1 return with what is right, and gives a hint.
//!
//! The pictures and the numbers can be asked for on the command line as well, for any layout, and how
//! the result of any operation comes about: `cargo run --example explore -- help`.

pub mod lesson_01_layouts;
pub mod lesson_02_one_number;
pub mod lesson_03_nested_modes;
pub mod lesson_04_size_and_cosize;
pub mod lesson_05_static_and_dynamic;
pub mod lesson_06_slices;
pub mod lesson_07_coalesce;
pub mod lesson_08_composition;
pub mod lesson_09_complement;
pub mod lesson_10_divide_and_product;
pub mod lesson_11_tiles_and_partitions;
pub mod lesson_12_tv_layouts;
pub mod lesson_13_swizzles_and_banks;
pub mod lesson_14_tensor_core_tables;
pub mod lesson_15_reading_errors;
pub mod lesson_16_looking_inside;
pub mod lesson_17_coming_from;
