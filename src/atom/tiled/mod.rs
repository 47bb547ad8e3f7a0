//! Tiled operations: one instruction repeated over warps and over a tile.
//!
//! * `step` applies divides and compositions one after the other, in generic code.
//! * `grid` is where a thread stands among the threads of a tiled operation.
//! * `forward` refuses thread-value layouts that lead out of their tile.
//! * `part` is what one thread has of a tile; [`TiledMma`] and [`TiledCopy`] say how it comes about.
mod copy;
mod forward;
mod grid;
mod mma;
mod part;
mod recipe;
mod retile;
mod step;

pub use copy::{
    CopyTiling, SidesOf, ThrCopy, TileToThr, TiledCopy, Values, make_tiled_copy_a,
    make_tiled_copy_b, make_tiled_copy_c,
};
pub use forward::{Forward, StartsInTile};
pub use grid::{FourModes, Stands, ThreadGrid};
pub use mma::{HasV, Permutes, PlaceOf, ThrMma, TiledMma, Tiling};
pub use part::{
    ByInstruction, ByTile, FragmentAsStored, FragmentLike, LaidOut, PartedBy, Parting, Side,
    Viewing,
};
pub use recipe::{AcrossK, AcrossM, AcrossN, PerThread, ThrFrg, TvOf};
pub use retile::Retiling;
pub use step::{Composing, Dividing, MadeInto, Makes, Multiplying};
