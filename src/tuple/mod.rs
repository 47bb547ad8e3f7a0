//! Hierarchical tuples of numbers: shapes, strides, coordinates.
mod int_tuple;
mod keep;
mod modes;
mod path;
mod tree;

pub use int_tuple::{IntTuple, Raise, Stride};
pub use keep::Keep;
pub use modes::{FlatMode, FlatModes, Mode, ModeTree, RaiseLayout, Torn};
pub use path::{Path, Root};
pub use tree::{Cons, Nil, Tree};
