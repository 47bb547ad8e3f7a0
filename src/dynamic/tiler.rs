//! Tilers: what a layout is composed with, divided by or multiplied by, mode by mode.

use alloc::boxed::Box;
use alloc::vec::Vec;
use core::fmt;

use super::Error;
use super::layout::Layout;
use super::tree::View;

/// A tile for a whole layout, or a tuple of tiles, one a mode.
///
/// ```
/// use colex::dynamic::{Layout, Tiler};
///
/// let a = Layout::parse("(9,(4,8)):(59,(13,1))")?;
/// let by_mode = Tiler::parse("[3:3,(2,4):(1,8)]")?;
/// assert_eq!(a.zipped_divide(&by_mode)?.to_string(), "((3,(2,4)),(3,(2,2))):((177,(13,2)),(59,(26,1)))");
/// // A layout is a tiler, and so is a size.
/// assert_eq!(Layout::parse("24:1")?.logical_divide(4)?.to_string(), "(4,6):(1,4)");
/// # Ok::<(), colex::dynamic::Error>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Tiler {
    /// `shape:stride`: these elements.
    Layout(Layout),
    /// `n`: the first n elements, as `n:1`.
    Size(i64),
    /// `_`: the mode as it is.
    Keep,
    /// A tile for each of the leading modes.
    Modes(Vec<Self>),
    /// A tile that may reach past the end of its mode; see [`uneven`].
    Uneven(Box<Self>),
}

/// The same tiles, rounding up where they do not divide.
///
/// ```
/// use colex::dynamic::{Layout, uneven};
///
/// let ten = Layout::parse("10:1")?;
/// assert!(ten.logical_divide(4).is_err());
/// assert_eq!(ten.logical_divide(uneven(4))?.to_string(), "(4,3):(1,4)");
/// # Ok::<(), colex::dynamic::Error>(())
/// ```
#[must_use]
pub fn uneven(tiler: impl Into<Tiler>) -> Tiler {
    match tiler.into() {
        tiler @ Tiler::Uneven(_) => tiler,
        tiler => Tiler::Uneven(Box::new(tiler)),
    }
}

/// A tiler without its `uneven` wrapping: one tile, or one a mode.
pub(crate) enum Tile<'a> {
    Whole(Layout),
    Keep,
    Modes(&'a [Tiler]),
}

impl Tiler {
    /// A tuple of sizes as a tuple of tiles.
    pub(crate) fn sizes(shape: View<'_, i64>) -> Self {
        match shape.as_leaf() {
            Some(size) => Self::Size(size),
            None => Self::Modes(shape.modes().map(Self::sizes).collect()),
        }
    }

    /// What to do here, and whether rounding up is wanted from here on.
    pub(crate) fn open(&self, uneven: bool) -> Result<(Tile<'_>, bool), Error> {
        Ok(match self {
            Self::Layout(layout) => (Tile::Whole(layout.clone()), uneven),
            Self::Size(size) => (Tile::Whole(Layout::new(*size, i64::from(*size != 1))?), uneven),
            Self::Keep => (Tile::Keep, uneven),
            Self::Modes(tiles) => (Tile::Modes(tiles), uneven),
            Self::Uneven(tiler) => return tiler.open(true),
        })
    }
}

/// Calls `f` with the mode of `a` for each tile, and the tile.
pub(crate) fn by_mode(
    operation: &'static str,
    a: &Layout,
    each: &[Tiler],
    mut f: impl FnMut(&Layout, &Tiler) -> Result<(), Error>,
) -> Result<(), Error> {
    let mut modes = a.modes();
    for (i, tile) in each.iter().enumerate() {
        let mode = modes.next().ok_or_else(|| Error::TooManyTiles {
            operation,
            tiles: each.len(),
            rank: a.rank(),
        })?;
        f(&mode, tile).map_err(|error| error.within(i))?;
    }
    Ok(())
}

impl From<Layout> for Tiler {
    fn from(layout: Layout) -> Self {
        Self::Layout(layout)
    }
}

impl From<&Layout> for Tiler {
    fn from(layout: &Layout) -> Self {
        Self::Layout(layout.clone())
    }
}

impl From<i64> for Tiler {
    fn from(size: i64) -> Self {
        Self::Size(size)
    }
}

impl From<i32> for Tiler {
    fn from(size: i32) -> Self {
        Self::Size(size.into())
    }
}

impl From<&Self> for Tiler {
    fn from(tiler: &Self) -> Self {
        tiler.clone()
    }
}

impl fmt::Display for Tiler {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Layout(layout) => layout.fmt(f),
            Self::Size(size) => size.fmt(f),
            Self::Keep => f.write_str("_"),
            Self::Modes(tiles) => {
                f.write_str("[")?;
                for (i, tile) in tiles.iter().enumerate() {
                    write!(f, "{}{tile}", if i == 0 { "" } else { "," })?;
                }
                f.write_str("]")
            }
            Self::Uneven(tiler) => write!(f, "uneven({tiler})"),
        }
    }
}
