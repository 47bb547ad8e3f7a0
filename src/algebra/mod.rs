//! The algebra of layouts.
mod chain;
mod choice;
mod coalesce;
mod common;
mod complement;
mod compose;
mod distribute;
mod inverse;
mod nullspace;
mod reason;
mod recast;
mod sort;

pub use chain::*;
pub use choice::{Choice, Deferred};
pub use coalesce::{Coalesce, CoalesceOnto, Coalescible, Done, Push};
pub use common::*;
pub use complement::*;
pub use compose::*;
pub use distribute::{Distributes, DistributesTo, domain_distribute};
pub use inverse::*;
pub use nullspace::*;
pub use reason::*;
pub use recast::*;
pub use sort::{Ascending, Leaf, Places, Skips, SortLeaves, Sorts};
