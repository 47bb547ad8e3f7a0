//! The run-time engine: layouts as values, with the same algebra and the same refusals as the
//! types.
//!
//! A [`Layout`] is a function from coordinates to indices, written `shape:stride`. Its leaves are
//! read from the left, the first one fastest:
//! `(4,(2,4)):(2,(1,8))` sends the coordinate `(i,(j,k))` to `2·i + 1·j + 8·k`, and a single
//! integer coordinate is split the same way.
//!
//! ```
//! use colex::dynamic::Layout;
//!
//! let a = Layout::parse("(6,2):(8,2)")?;
//! let b = Layout::parse("(4,3):(3,1)")?;
//! let r = a.compose(&b)?;
//! assert_eq!(r.to_string(), "((2,2),3):((24,2),8)");
//! assert_eq!(r.at(7)?, a.at(b.at(7)?)?);
//! # Ok::<(), colex::dynamic::Error>(())
//! ```
//!
//! Every operation either satisfies its law, which its documentation states first, or returns an
//! [`Error`] that is a sentence. Nothing panics, and arithmetic that would leave the 64-bit range
//! is an error as well.

pub mod analysis;
mod coalesce;
mod common;
mod complement;
mod compose;
mod coordinates;
mod divide;
mod domain_distribute;
mod error;
mod evaluate;
pub mod explain;
mod facts;
mod filter;
mod int_tuple;
mod inverse;
mod layout;
mod like;
mod local;
mod modes;
mod nullspace;
mod number;
mod of_types;
mod parse;
mod product;
mod recast;
mod sentence;
mod shape;
mod slice;
mod swizzle;
mod table;
mod tile_to_shape;
mod tiler;
mod tree;
mod uneven;

pub use coordinates::{CoordinateLayout, Step};
pub use domain_distribute::domain_distribute;
pub use error::Error;
pub use evaluate::{crd2idx, idx2crd};
pub use int_tuple::IntTuple;
pub use layout::{Layout, Mode};
pub use shape::{
    ceil_div, compatible, congruent, evenly_divides, product_each, round_up, shape_div, size,
    weakly_congruent,
};
pub use slice::{Coord, Sliced};
pub use swizzle::Swizzle;
pub use table::Table;
pub use tiler::{Tiler, uneven};
pub use tree::{Modes, Tree, View};
