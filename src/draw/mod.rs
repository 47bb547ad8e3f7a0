//! Pictures of layouts: text, SVG, LaTeX and pages of HTML.
//!
//! Each function here makes a [`Picture`], which `Display` prints as text and which writes itself as
//! [`svg`](Picture::svg), [`tikz`](Picture::tikz), [`latex`](Picture::latex) or
//! [`html`](Picture::html). Layouts of both engines are taken: types, and values of
//! [`dynamic::Layout`](crate::dynamic::Layout).
//!
//! ```
//! use colex::{draw, layout};
//!
//! let picture = draw::layout(layout!((4,(2,4)):(2,(1,8))))?;
//! println!("{picture}"); // a table
//! let svg = picture.svg(); // for a page or a file
//! # assert!(!svg.contains("\n\n"));
//! # Ok::<(), colex::dynamic::Error>(())
//! ```
#![doc = include_str!("../../docs/pictures/layout.svg")]
//!
//! Rows are mode 0 and columns mode 1. Where a nested mode starts again, the line is thicker; a
//! header counts the 1-D coordinate of its mode, and the lines outside it the nested ones.
//!
//! | picture | of |
//! | --- | --- |
//! | [`layout`], [`layout_by`] | the index of each coordinate |
//! | [`tv`], [`tiled_copy`], [`mma`], [`atom`] | which thread holds each element of a tile, and as which of its values |
//! | [`slice()`], [`tile`], [`partition`] | a part, marked in its parent |
//! | [`tiles`] | all tiles of a layout |
//! | [`composition`], [`carry`] | `A`, `B` and `A ∘ B`; the walk of `B` through `A` |
//! | [`swizzle`], [`banks`] | the banks of shared memory, and who meets in them |
//!
//! The colours can be told apart by colour-blind readers, and nothing is said by colour alone.

mod axis;
mod banks;
mod composition;
mod html;
mod layout;
mod palette;
mod panel;
mod part;
mod picture;
mod scene;
mod svg;
mod swizzle;
mod text;
mod tikz;
mod tv;

use crate::dynamic::{Error, Layout};
use crate::tuple::Show;

pub use banks::banks;
pub use composition::{carry, composition};
pub use layout::{Colouring, layout, layout_by};
pub use part::{partition, slice, tile, tiles};
pub use picture::Picture;
pub use swizzle::swizzle;
pub use tv::{atom, mma, tiled_copy, tv};

/// What can be drawn: layouts as types and as values.
pub trait Drawn {
    /// The layout as a value.
    ///
    /// # Errors
    /// When the layout has no value in the run-time engine: a size of 0, a number beyond 64 bits.
    fn drawn(self) -> Result<Layout, Error>;
}

impl Drawn for Layout {
    fn drawn(self) -> Result<Layout, Error> {
        Ok(self)
    }
}

impl Drawn for &Layout {
    fn drawn(self) -> Result<Layout, Error> {
        Ok(self.clone())
    }
}

impl<S: Show, D: Show> Drawn for crate::Layout<S, D> {
    fn drawn(self) -> Result<Layout, Error> {
        self.try_into()
    }
}

/// More cells than this are no picture.
const MOST_CELLS: i64 = 16_384;

fn check_cells(cells: i64) -> Result<(), Error> {
    if cells > MOST_CELLS { Err(Error::Picture { cells, limit: MOST_CELLS }) } else { Ok(()) }
}
