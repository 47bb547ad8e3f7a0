//! A layout: the index of each coordinate.

use alloc::format;
use alloc::string::ToString;
use alloc::vec::Vec;

use super::axis::Axis;
use super::palette::Tint;
use super::panel::{Cell, Panel};
use super::picture::Picture;
use super::{Drawn, check_cells};
use crate::dynamic::{Error, Layout};

/// What the colours of a layout's cells say.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[non_exhaustive]
pub enum Colouring {
    /// How large the index is.
    #[default]
    Index,
    /// The coordinate in a top-level mode.
    Mode(usize),
    /// The coordinate in a leaf, counted from the left: of an outer leaf, which block it is.
    Leaf(usize),
    /// Nothing.
    Plain,
}

/// A layout, each cell with its index.
///
/// Mode 0 goes down, mode 1 across; a layout of one mode is a row, and further modes make a table
/// for each of their coordinates.
///
/// ```
/// let picture = colex::draw::layout(colex::layout!((3,4):(4,1)))?;
/// assert_eq!(picture.to_string(), "\
/// (3,4):(4,1)
///      0  1  2  3
///   ┌────────────
/// 0 │  0  1  2  3
/// 1 │  4  5  6  7
/// 2 │  8  9 10 11
/// ");
/// # Ok::<(), colex::dynamic::Error>(())
/// ```
///
/// # Errors
/// When the layout has too many cells for a picture.
pub fn layout(layout: impl Drawn) -> Result<Picture, Error> {
    layout_by(layout, Colouring::default())
}

/// [`layout`] with other colours.
///
/// ```
/// use colex::draw::{self, Colouring};
///
/// // The blocks of a tiled layout, one colour each.
/// let blocks = draw::layout_by(colex::layout!((4,(2,4)):(2,(1,8))), Colouring::Leaf(2))?;
/// # Ok::<(), colex::dynamic::Error>(())
/// ```
#[doc = include_str!("../../docs/pictures/layout-leaf.svg")]
///
/// # Errors
/// When the layout has too many cells for a picture.
pub fn layout_by(layout: impl Drawn, colouring: Colouring) -> Result<Picture, Error> {
    let layout = layout.drawn()?;
    check_cells(layout.size())?;
    let lowest = lowest(&layout);
    let sizes: Vec<i64> = match colouring {
        Colouring::Mode(_) => layout.modes().map(|mode| mode.size()).collect(),
        _ => layout.leaves().iter().map(|leaf| leaf.size).collect(),
    };
    let panels = panels(&layout, &layout.to_string(), |i, index| {
        let tint = match colouring {
            Colouring::Index => Tint::ramp(index - lowest, layout.cosize()),
            Colouring::Mode(k) | Colouring::Leaf(k) => Tint::hue(digit(&sizes, k, i)),
            Colouring::Plain => Tint::Paper,
        };
        Cell::new(index.to_string(), tint)
    });
    Ok(Picture::of(format!("The layout {layout}: the index of each coordinate"), panels))
}

/// Digit `k` of `i` in the mixed radix of `sizes`.
fn digit(sizes: &[i64], k: usize, i: i64) -> i64 {
    let below: i64 = sizes.iter().take(k).product();
    sizes.get(k).map_or(0, |size| i / below % size)
}

/// The smallest index; below 0 only with negative strides.
fn lowest(layout: &Layout) -> i64 {
    layout.leaves().iter().map(|leaf| (leaf.size - 1) * leaf.stride.min(0)).sum()
}

/// The tables of a layout, each cell made of a 1-D coordinate and its index.
pub(super) fn panels(
    layout: &Layout,
    title: &str,
    mut cell: impl FnMut(i64, i64) -> Cell,
) -> Vec<Panel> {
    let mut modes: Vec<Layout> = layout.modes().collect();
    if modes.len() < 2 {
        // One mode reads best in a row.
        modes.insert(0, Layout::one());
    }
    if modes.len() < 2 {
        modes.push(Layout::one());
    }
    let pages = modes.split_off(2);
    let page_count: i64 = pages.iter().map(Layout::size).product();
    let (rows, columns) = (modes[0].size(), modes[1].size());
    let narrow = |x: usize| i64::try_from(x).unwrap_or(i64::MAX);
    (0..page_count)
        .map(|page| {
            let title = if page == 0 { title.into() } else { page_title(&pages, page) };
            Panel::new(title, Axis::of(&modes[0]), Axis::of(&modes[1]), |i, j| {
                let position = narrow(i) + rows * (narrow(j) + columns * page);
                cell(position, layout.at(position).unwrap_or(0))
            })
        })
        .collect()
}

/// `(_,_,1,0)`: the coordinate of a page.
fn page_title(pages: &[Layout], page: i64) -> alloc::string::String {
    let mut title = "(_,_".to_string();
    let mut rest = page;
    for mode in pages {
        title = format!("{title},{}", rest % mode.size());
        rest /= mode.size();
    }
    title.push(')');
    title
}
