//! Hierarchical tuples of numbers: shapes, strides, coordinates.
mod arithmetic;
mod arity;
mod colex;
mod division;
mod evenly;
mod flatten;
mod form;
mod int_tuple;
mod keep;
mod leaves;
mod modes;
mod number;
mod order;
mod parts;
mod path;
mod product;
mod relations;

pub(crate) use arithmetic::no_divisor;
mod show;
mod strides;
mod tree;

pub(crate) use arity::{arities, arities_but_the_last};
pub use colex::Colex;
pub use form::{Form, Other, Single};
pub use int_tuple::{IntTuple, MoreThanTwelveModes, Raise, Stride};
pub use keep::Keep;
pub(crate) use keep::no_number;
pub use leaves::Leaves;
pub use modes::{FlatMode, FlatModes, Mode, ModeTree, RaiseLayout, Torn};
pub use number::Number;
pub use order::{Order, Ranked};
pub use parts::{Parts, RaiseParts, Written};
pub use path::{FirstIn, Next, Path, Root};
pub(crate) use product::no_product;
pub(crate) use relations::unrelated;
pub use show::{Show, Shown, show};
pub use strides::Compact;
pub use tree::{Cons, Nil, Tree};

pub use arithmetic::*;
pub use division::*;
pub use evenly::*;
pub use flatten::*;
pub use product::*;
pub use relations::*;
