//! The layout.
mod evaluate;
mod extent;
mod index;
mod value;

pub use evaluate::Evaluate;
pub use extent::Extent;
pub use index::{At, CoordinateOf, FitsShape, IndexIn};
pub use value::{AnyLayout, CongruentTo, Cosize, Layout, Modes, SameStructure, Size, StaticLayout};
