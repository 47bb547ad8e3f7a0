//! Algorithms on tensors: what CuTe calls by the same names.
mod arithmetic;
mod copy;
mod gather;
mod gemm;

pub use arithmetic::{axpby, transform};
pub use copy::{copy, copy_if};
pub use gather::{gather, scatter};
pub use gemm::gemm;
