//! The algebra of layouts.
mod chain;
mod choice;
mod coalesce;
mod complement;
mod compose;
mod sort;

pub use chain::*;
pub use choice::{Choice, Deferred};
pub use coalesce::{Coalesce, CoalesceOnto, Coalescible, Done, Push};
pub use complement::*;
pub use compose::*;
pub use sort::{Ascending, Leaf, Skips, SortLeaves, Sorts};
