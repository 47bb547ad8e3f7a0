//! Tensors: storage and a layout, from which elements are read and written through coordinates.
//!
//! A [`Tensor`] is made over a slice, an array, a `Vec` or raw pointers, and proves then that its layout
//! stays inside: in the types where both are static, else by one check. From there on, a coordinate is
//! compared with the shape and with nothing else, and every view of a view keeps to the elements of the
//! view it was made from.
//!
//! * `raw` is the rim: the only module with `unsafe` in it, and it says why each is sound.
//! * [`Inside`] compares coordinates with shapes, in types as far as they go; [`Reach`] says which indices a
//!   layout has; [`SplitsApart`] whether no two coordinates share one, so that mutable parts can be used at
//!   the same time.
//! * `local_tile`, `local_partition` and their siblings are methods of tensors, and of layouts; what is cut
//!   at the edge of a matrix is an [`Edge`].
//! * [`coordinates`] is a tensor without storage that is cut as data is, also where tiles overhang; [`is_within`] and
//!   [`predicate`](crate::Shifted::predicate) say which of its coordinates are there.
//! * [`copy`], [`transform`], [`gemm`] and the others walk through tensors side by side.
//! * [`Thread`], [`Value`] and [`Position`] say what a number counts, and a [`Tv`] keeps them apart.
//!
//! The layout may have a swizzle after it, a [`ComposedLayout`](crate::ComposedLayout). Coordinates do not change, and all
//! of the above is done with them.
//!
//! Strides are in elements. Nothing here needs an allocator, but `Vec` and `Box` as storage.
mod algorithm;
mod apart;
mod coordinates;
mod extents;
mod inside;
mod predicate;
mod raw;
mod reach;
mod runs;
mod space;
mod sweep;
mod swizzled;
mod tile;

pub use algorithm::*;
pub use apart::*;
pub use coordinates::coordinates;
pub use extents::*;
pub use inside::*;
pub use predicate::*;
pub use raw::*;
pub use reach::{MatrixSizes, Reach};
pub use space::*;
pub use sweep::{Alongside, MatchesShape, Sweep, Swept};
pub use tile::*;
