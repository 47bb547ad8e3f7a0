#![doc = include_str!("../docs/guide.md")]
#![no_std]
#[cfg(feature = "alloc")]
extern crate alloc;
extern crate self as colex;

pub mod algebra;
pub mod atom;
#[cfg(feature = "alloc")]
pub mod dynamic;
pub mod expanding;
pub mod layout;
pub mod num;
pub mod prelude;
mod refusal;
pub mod tuple;

pub use algebra::{
    Complement, ComplementsIn, Downcast, Element, HasNullspace, LeftInverse, LeftInvertible,
    LeftInvertsTo, MaxCommonLayout, Nullspace, Recast, RecastBits, Recasts, RightInverse,
    RightInvertible, RightInvertsTo, Upcast, domain_distribute,
};
pub use algebra::{Shifted, uneven};
pub use layout::{
    At, CoordinateOf, Layout, LayoutLike, LeftLayout, OrderedLayout, RightLayout, StaticLayout,
    crd2idx, crd2idx_shape, idx2crd,
};
pub use layout_macros::{Layout, coord, layout, shape, stride, tile};
pub use refusal::Refusal;
pub use tuple::{IntTuple, Keep, Stride, show};
