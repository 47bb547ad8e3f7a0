#![doc = include_str!("../../docs/algebra.md")]
mod append;
mod by_profile;
mod chain;
mod choice;
mod coalesce;
mod common;
mod complement;
mod compose;
mod distribute;
mod divide;
mod filter;
mod flatten;
mod group;
mod inverse;
mod list;
mod mode;
mod nullspace;
mod of;
mod plan;
mod position;
mod product;
mod profile;
mod reason;
mod recast;
mod replace;
mod shifted;
mod slice;
mod sort;
mod tile_to_shape;
mod tiler;
mod with_shape;
mod zip;

use crate::tensor::{Bounded, Inside, Padded, Projects, Sweep, Threads, Whole};
use crate::tuple::{Covers, Divides, Products, Relates};

pub use append::*;
pub use by_profile::*;
pub use chain::*;
pub use choice::{Choice, Deferred};
pub use coalesce::{Coalesce, CoalesceOnto, Coalescible, Done, Push};
pub use common::*;
pub use complement::*;
pub use compose::*;
pub use distribute::{Distributes, DistributesTo, domain_distribute};
pub use filter::*;
pub use flatten::*;
pub use group::*;
pub use inverse::*;
pub use list::*;
pub use mode::*;
pub use nullspace::*;
pub use of::*;
pub use position::*;
pub(crate) use profile::profile_leaf;
pub use profile::*;
pub use reason::*;
pub use recast::*;
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
pub use sort::{Ascending, Leaf, Places, Skips, SortLeaves, Sorts};
pub use tile_to_shape::*;
pub use tiler::{ByMode, HasAModeForEachTiler, Tile, Tiler, TilerOp, TooManyTilers};

/// What the structural operations ask of a tree of modes.
pub trait Structured:
    ModeList + Flattening + ZeroFilter + Columns + Whole + Threads + Sweep
{
}

impl<M: ModeList + Flattening + ZeroFilter + Columns + Whole + Threads + Sweep> Structured for M {}

/// What the structural operations ask of a tuple.
pub trait Patterned:
    Profile + Slices + Relates + Covers + Divides + Products + Inside + Bounded + Padded + Projects
{
}

impl<T> Patterned for T where
    T: Profile
        + Slices
        + Relates
        + Covers
        + Divides
        + Products
        + Inside
        + Bounded
        + Padded
        + Projects
{
}
