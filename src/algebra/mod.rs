//! The algebra of layouts.
mod choice;
mod coalesce;

pub use choice::{Choice, Deferred};
pub use coalesce::{Coalesce, CoalesceOnto, Coalescible, Push};
