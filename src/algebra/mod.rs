//! The algebra of layouts.
mod append;
mod by_profile;
mod chain;
mod choice;
mod coalesce;
mod complement;
mod compose;
mod divide;
mod filter;
mod flatten;
mod group;
mod list;
mod mode;
mod of;
mod plan;
mod position;
mod product;
mod profile;
mod replace;
mod shifted;
mod slice;
mod sort;
mod tile_to_shape;
mod tiler;
mod with_shape;
mod zip;

use crate::tuple::{Covers, Divides, Products, Relates};

pub use append::*;
pub use by_profile::*;
pub use chain::*;
pub use choice::{Choice, Deferred};
pub use coalesce::{Coalesce, CoalesceOnto, Coalescible, Done, Push};
pub use complement::*;
pub use compose::*;
pub use filter::*;
pub use flatten::*;
pub use group::*;
pub use list::*;
pub use mode::*;
pub use of::*;
pub use position::*;
pub(crate) use profile::profile_leaf;
pub use profile::*;
pub use replace::*;
pub use shifted::*;
pub use slice::*;
pub use with_shape::*;
pub use zip::*;

pub use divide::*;
pub use plan::{
    Arranged, Arrangement, Both, Build, BuiltBy, Electing, Feasible, Granted, Guard, Guarded, Moot,
    Outcome, Plan, Planned, Planning, Ready, Undefined,
};
pub use product::*;
pub use sort::{Ascending, Leaf, Skips, SortLeaves, Sorts};
pub use tile_to_shape::*;
pub use tiler::{ByMode, HasAModeForEachTiler, Tile, Tiler, TilerOp, TooManyTilers};

/// What the structural operations ask of a tree of modes.
pub trait Structured: ModeList + Flattening + ZeroFilter + Columns {}

impl<M: ModeList + Flattening + ZeroFilter + Columns> Structured for M {}

/// What the structural operations ask of a tuple.
pub trait Patterned: Profile + Slices + Relates + Covers + Divides + Products {}

impl<T: Profile + Slices + Relates + Covers + Divides + Products> Patterned for T {}
