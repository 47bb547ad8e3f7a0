//! Hierarchical tuples of numbers: shapes, strides, coordinates.
mod arithmetic;
mod flatten;
mod int_tuple;
mod keep;
mod modes;
mod parts;
mod path;
mod product;
mod relations;
mod tree;

pub(crate) use arithmetic::no_divisor;
pub use int_tuple::{IntTuple, Raise, Stride};
pub use keep::Keep;
pub(crate) use keep::no_number;
pub use modes::{FlatMode, FlatModes, Mode, ModeTree, RaiseLayout, Torn};
pub use parts::{Part, Parts, Written};
pub use path::{Path, Root};
pub(crate) use product::no_product;
pub(crate) use relations::unrelated;
pub use tree::{Cons, Nil, Tree};

pub use arithmetic::*;
pub use flatten::*;
pub use product::*;
pub use relations::*;
