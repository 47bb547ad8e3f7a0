//! What programs with layouts use throughout: `use colex::prelude::*`.
//!
//! The layout, the notation as macros, and the traits that generic code names. The numbers are not
//! in it: rustc prints the full path of each name that came in through a `*`, and `_4` should read
//! `_4` in a message. Name those that you need: `use colex::num::{_4, _8}`.
//!
//! ```
//! use colex::prelude::*;
//!
//! let a = layout!((4,(2,4)):(2,(1,8)));
//! let i = 3;
//! assert_eq!(a.index(coord!((i, (1, 0)))), 7);
//!
//! fn size<L: StaticLayout>(_: L) -> usize {
//!     L::SIZE
//! }
//! assert_eq!(size(a), 32);
//! ```

pub use crate::{
    ComposedLayout, CoordinateOf, IntTuple, Keep, Layout, StaticLayout, Stride, Tensor, coord,
    layout, shape, show, stride, tile,
};
