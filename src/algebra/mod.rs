//! The algebra of layouts.
mod choice;
mod coalesce;
mod compose;
mod divide;
mod plan;
mod tiler;

pub use choice::{Choice, Deferred};
pub use coalesce::{Coalesce, CoalesceOnto, Coalescible, Done, Push};
pub use compose::*;
pub use divide::*;
pub use plan::{
    Arranged, Arrangement, Both, Electing, Feasible, Granted, Guard, Guarded, Plan, Planned,
    Planning, Ready, Undefined,
};
pub use tiler::{ByMode, Tile, Tiler, TilerOp};
