//! The algebra of layouts.
mod choice;
mod coalesce;
mod compose;

pub use choice::{Choice, Deferred};
pub use coalesce::{Coalesce, CoalesceOnto, Coalescible, Done, Push};
pub use compose::*;
