//! The algebra of layouts.
mod chain;
mod choice;
mod coalesce;
mod complement;
mod compose;
mod divide;
mod plan;
mod sort;
mod tiler;

pub use chain::*;
pub use choice::{Choice, Deferred};
pub use coalesce::{Coalesce, CoalesceOnto, Coalescible, Done, Push};
pub use complement::*;
pub use compose::*;
pub use divide::*;
pub use plan::{
    Arranged, Arrangement, Both, Build, BuiltBy, Electing, Feasible, Granted, Guard, Guarded,
    Outcome, Plan, Planned, Planning, Ready, Undefined,
};
pub use sort::{Ascending, Leaf, Skips, SortLeaves, Sorts};
pub use tiler::{ByMode, Tile, Tiler, TilerOp};
