//! CuTe's layouts as Rust types.
#![no_std]
#[cfg(feature = "alloc")]
extern crate alloc;
extern crate self as colex;

pub mod algebra;
#[cfg(feature = "alloc")]
pub mod dynamic;
pub mod layout;
pub mod num;
mod refusal;
pub mod tensor;
pub mod tuple;

pub use algebra::uneven;
pub use layout::{At, CoordinateOf, Layout};
pub use layout_macros::{Layout, coord, layout, shape, stride, tile};
pub use refusal::Refusal;
pub use tuple::Keep;
