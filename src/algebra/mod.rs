//! The algebra of layouts.
mod append;
mod by_profile;
mod choice;
mod coalesce;
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
mod profile;
mod replace;
mod shifted;
mod slice;
mod tiler;
mod zip;

pub use append::*;
pub use by_profile::*;
pub use choice::{Choice, Deferred};
pub use coalesce::{Coalesce, CoalesceOnto, Coalescible, Done, Push};
pub use compose::*;
pub use divide::Flat as FlatDivided;
pub use divide::{AsNested, DivideBy, DivideEach, DividesInto, DivisibleBy, Even, Halved, Halves, InHalves, Logical, Nested, Rounded, Rounding, RoundingUp, Tiled, Uneven, Zipped, uneven};
pub use filter::*;
pub use flatten::*;
pub use group::*;
pub use list::*;
pub use mode::*;
pub use of::*;
pub use position::*;
pub use profile::*;
pub use replace::*;
pub use shifted::*;
pub use slice::*;
pub use zip::*;

pub use plan::{
    Arranged, Arrangement, Both, Electing, Feasible, Granted, Guard, Guarded, Plan, Planned,
    Planning, Ready, Undefined,
};
pub use tiler::{ByMode, Tile, Tiler, TilerOp};

use crate::tensor::{Inside, Padded, Projects, Threads, Whole};

/// What the structural operations ask of a tree of modes.
pub trait Structured: ModeList + Flat + ZeroFilter + Columns + Whole + Threads {}

impl<M: ModeList + Flat + ZeroFilter + Columns + Whole + Threads> Structured for M {}

/// What the structural operations ask of a tuple.
pub trait Patterned: Profile + Slices + Inside + Padded + Projects {}

impl<T: Profile + Slices + Inside + Padded + Projects> Patterned for T {}
