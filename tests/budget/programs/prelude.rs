//! The prelude, and nothing done with it.
pub use colex::prelude::*;
