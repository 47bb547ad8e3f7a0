//! CuTe's layouts as Rust types.
#![no_std]
#[cfg(feature = "alloc")]
extern crate alloc;
#[cfg(feature = "alloc")]
pub mod dynamic;
