//! The algebra of layouts.
mod chain;
mod choice;
mod coalesce;
mod complement;
mod compose;
mod inverse;
mod nullspace;
mod recast;
mod sort;

pub use chain::*;
pub use choice::{Choice, Deferred};
pub use coalesce::{Coalesce, CoalesceOnto, Coalescible, Done, Push};
pub use complement::*;
pub use compose::*;
pub use inverse::*;
pub use nullspace::*;
pub use recast::*;
pub use sort::{Ascending, Leaf, Places, Skips, SortLeaves, Sorts};
