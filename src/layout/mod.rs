//! The layout: making, reading, iterating and printing it.

// A layout, and ways to make one.
mod compact;
mod identity;
mod ordered;
mod value;

// From coordinates to indices.
mod evaluate;
mod index;
mod iterate;
mod walk;

// From numbers to coordinates.
mod coord;
mod coord_of_index;
mod invert;

mod equality;
mod extent;
mod print;
mod table;

pub use compact::{
    HasLike, LayoutLike, LeftLayout, LeftStrides, OrderFits, OrderedLayout, OrdersShape,
    RightLayout, RightStrides,
};
pub use coord::{NumbersTo, SplitsFlatTo, SplitsTo, crd2idx, crd2idx_shape, idx2crd};
pub use coord_of_index::{LeadsBackTo, NumberedBackTo, StepsCompactly, TriesBackTo};
pub use evaluate::Evaluate;
pub use extent::Extent;
pub use identity::{Coshape, HasIdentity, Identity, Origins};
pub use index::{At, CoordinateOf, FitsShape, IndexIn};
pub use invert::{Compactness, Invert, Link};
pub use iterate::{Coords, Indices};
pub use ordered::{Ordered, Start};
pub use table::Table;
pub use value::{
    AnyLayout, CongruentTo, Cosize, Is, Layout, Modes, NoStride, SameStructure, Size, StaticLayout,
};
pub use walk::Walk;
