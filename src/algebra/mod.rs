//! The algebra of layouts.
mod choice;
mod coalesce;
mod list;
mod mode;

pub use choice::{Choice, Deferred};
pub use coalesce::{Coalesce, CoalesceOnto, Coalescible, Push};
pub use list::{Countdown, ModeList};
pub use mode::{InRange, ModeIndex, ModeIndices, ModeOf, Select, ShapeOf, SizeOf, StrideOf};
