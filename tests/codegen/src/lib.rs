//! Pairs of functions: the same work on a layout, and written out by hand.
//!
//! Each module is a pair, `layout` and `by_hand`. Compiled for release they are the same instructions,
//! which `tests/codegen.rs` checks. They are never inlined, so that each has its code in the assembly.
#![no_std]

pub mod algebra;
pub mod evaluate;
pub mod iterate;
pub mod predicates;
pub mod swizzled;
pub mod tensors;
pub mod tile;
