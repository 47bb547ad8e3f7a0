//! The layout.
mod compact;
mod coord;
mod coord_of_index;
mod equality;
mod evaluate;
mod extent;
mod index;
mod invert;
mod iterate;
mod ordered;
mod print;
mod table;
mod value;
mod walk;

pub use compact::{
    HasLike, LayoutLike, LeftLayout, LeftStrides, OrderFits, OrderedLayout, OrdersShape,
    RightLayout, RightStrides,
};
pub use coord::{NumbersTo, SplitsFlatTo, SplitsTo, crd2idx, crd2idx_shape, idx2crd};
pub use coord_of_index::{LeadsBackTo, NumberedBackTo, StepsCompactly, TriesBackTo};
pub use evaluate::Evaluate;
pub use extent::Extent;
pub use index::{At, CoordinateOf, FitsShape, IndexIn};
pub use invert::{Compactness, Invert, Link};
pub use iterate::{Coords, Indices};
pub use ordered::{Ordered, Start};
pub use table::Table;
pub use value::{AnyLayout, CongruentTo, Cosize, Layout, Modes, SameStructure, Size, StaticLayout};
pub use walk::Walk;
