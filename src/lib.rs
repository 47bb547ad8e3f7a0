#![doc = include_str!("../docs/guide.md")]
#![cfg_attr(feature = "alloc", doc = "", doc = include_str!("../docs/course.md"))]
#![no_std]
#[cfg(feature = "alloc")]
extern crate alloc;
extern crate self as colex;

// Numbers make tuples, tuples make layouts, and layouts make layouts.
pub mod num;

pub mod tuple;

pub mod layout;

pub mod algebra;
mod refusal;

// What a layout is good for.
pub mod tensor;

pub mod swizzle;

// What one instruction computes or copies.
#[cfg(feature = "atoms")]
pub mod atom;

pub mod analysis;
pub mod facts;

// The same on values, and pictures of it.
#[cfg(feature = "alloc")]
pub mod draw;
#[cfg(feature = "alloc")]
pub mod dynamic;

// For readers and importers.
pub mod errors;
pub mod expanding;
#[cfg(feature = "alloc")]
pub mod guide;
pub mod prelude;

#[doc(inline)]
pub use algebra::{
    BlockedProduct, Complement, ComplementsIn, Composition, Downcast, Element, FlatDivide,
    FlatProduct, HasNullspace, LeftInverse, LeftInvertible, LeftInvertsTo, LogicalDivide,
    LogicalProduct, MaxCommonLayout, Nullspace, RakedProduct, Recast, RecastBits, Recasts,
    RightInverse, RightInvertible, RightInvertsTo, Shifted, TileToShape, TileToShapeOrdered,
    TileToShapeRight, TiledDivide, TiledProduct, Uneven, Upcast, ZippedDivide, ZippedProduct,
    domain_distribute, uneven,
};
#[doc(inline)]
pub use layout::{
    At, CoordinateOf, Layout, LayoutLike, LeftLayout, OrderedLayout, RightLayout, StaticLayout,
    crd2idx, crd2idx_shape, idx2crd,
};
pub use layout_macros::{Layout, coord, layout, shape, stride, tile};
pub use num::Minus;
pub use refusal::Refusal;
#[doc(inline)]
pub use swizzle::{ComposedLayout, Swizzle};
#[doc(inline)]
pub use tensor::Tensor;
#[doc(inline)]
pub use tuple::{IntTuple, Keep, Stride, show};

/// The examples of `README.md` are tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
