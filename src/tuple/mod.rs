//! Hierarchical tuples of numbers: shapes, strides, coordinates.
mod colex;
mod int_tuple;
mod keep;
mod leaves;
mod modes;
mod number;
mod order;
mod parts;
mod path;
mod show;
mod strides;
mod tree;

pub use colex::Colex;
pub use int_tuple::{IntTuple, Raise, Stride};
pub use keep::Keep;
pub(crate) use keep::no_number;
pub use leaves::Leaves;
pub use modes::{FlatMode, FlatModes, Mode, ModeTree, RaiseLayout, Torn};
pub use number::Number;
pub use order::{Order, Ranked};
pub use parts::{Part, Parts, Written};
pub use path::{Path, Root};
pub use show::{Show, Shown, show};
pub use strides::Compact;
pub use tree::{Cons, Nil, Tree};
