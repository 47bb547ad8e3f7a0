//! The algebra of layouts.
mod append;
mod by_profile;
mod choice;
mod coalesce;
mod filter;
mod flatten;
mod group;
mod list;
mod mode;
mod of;
mod profile;
mod replace;
mod zip;

pub use append::{
    Append, AtTheEnd, Concat, InFront, Join, Joined, JoinsTo, Prepend, Spliced, ToRank,
};
pub use by_profile::{
    Applied, AppliesTo, CoalesceBy, CoalesceEach, FilterBy, FilterEach, NamesModesOf,
};
pub use choice::{Choice, Deferred};
pub use coalesce::{Coalesce, CoalesceOnto, Coalescible, Push};
pub use filter::{Filter, FilterZeros, Filterable, ZeroFilter};
pub use flatten::{AsManyLeaves, Flat, Flatten, Flattenable, ProfileOf, Unflatten, UnflattensTo};
pub use group::{Group, RangeEnd, RangeOf, Take};
pub use list::{Countdown, ModeList};
pub use mode::{InRange, ModeIndex, ModeIndices, ModeOf, Select, ShapeOf, SizeOf, StrideOf};
pub use of::{Layouts, Of};
pub use profile::{ModeMap, Profile};
pub use replace::{Position, Replace, ReplaceIn};
pub use zip::{Columns, SameRanks, Zip, Zippable, zip};
