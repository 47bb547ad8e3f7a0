//! Algorithms on tensors: what CuTe calls by the same names.
mod arithmetic;
mod copy;
mod gemm;

pub use arithmetic::{axpby, transform};
pub use copy::{copy, copy_if};
pub use gemm::gemm;
