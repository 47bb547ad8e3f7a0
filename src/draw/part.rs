//! A part of a layout, marked in its parent: slices, tiles, a thread's share.

use alloc::format;
use alloc::string::ToString;
use alloc::vec::Vec;

use super::layout::panels;
use super::palette::Tint;
use super::panel::{Cell, Look};
use super::picture::Picture;
use super::{Drawn, check_cells};
use crate::dynamic::{Coord, Error, Layout, Sliced, Tiler};

/// The slice of a layout at `coord`, marked in it, and the slice alone.
///
/// ```
/// use colex::dynamic::{Coord, Layout};
///
/// let padded = Layout::parse("(3,4):(6,1)")?;
/// let picture = colex::draw::slice(&padded, &"(1,_)".parse()?)?;
/// assert!(picture.to_string().contains("1 │ 6* 7* 8* 9*"));
/// # Ok::<(), colex::dynamic::Error>(())
/// ```
#[doc = include_str!("../../docs/pictures/slice.svg")]
///
/// # Errors
/// When the coordinate does not fit the layout, or there are too many cells for a picture.
pub fn slice(layout: impl Drawn, coord: &Coord) -> Result<Picture, Error> {
    let layout = layout.drawn()?;
    let (part, places) = (layout.slice_and_offset(coord)?, positions(&layout)?);
    marked(&layout, &part, &places.slice_and_offset(coord)?, &format!("slice {coord}"))
}

/// One tile of a layout, as [`local_tile`](Layout::local_tile) cuts it, marked in its parent.
///
/// # Errors
/// When the tiler does not divide the layout, or there are too many cells for a picture.
pub fn tile(
    layout: impl Drawn,
    tiler: impl Into<Tiler>,
    coord: impl Into<Coord>,
) -> Result<Picture, Error> {
    let (layout, tiler, coord) = (layout.drawn()?, tiler.into(), coord.into());
    let name = format!("tile {coord} of {tiler}");
    let part = layout.local_tile(&tiler, coord.clone())?;
    marked(&layout, &part, &positions(&layout)?.local_tile(&tiler, coord)?, &name)
}

/// What one thread of the layout `threads` gets, as
/// [`local_partition`](Layout::local_partition) deals it out, marked in the whole.
///
/// # Errors
/// When the threads do not divide the layout, or there are too many cells for a picture.
pub fn partition(layout: impl Drawn, threads: impl Drawn, index: i64) -> Result<Picture, Error> {
    let (layout, threads) = (layout.drawn()?, threads.drawn()?);
    let part = layout.local_partition(&threads, index)?;
    let places = positions(&layout)?.local_partition(&threads, index)?;
    marked(&layout, &part, &places, &format!("thread {index} of {threads}"))
}

/// All tiles of a layout, one colour each.
///
#[doc = include_str!("../../docs/pictures/tiles.svg")]
///
/// # Errors
/// When the tiler does not divide the layout, or there are too many cells for a picture.
pub fn tiles(layout: impl Drawn, tiler: impl Into<Tiler>) -> Result<Picture, Error> {
    let (layout, tiler) = (layout.drawn()?, tiler.into());
    check_cells(layout.size())?;
    let divided = positions(&layout)?.zipped_divide(&tiler)?;
    let (inside, count) = (divided.mode(&[0])?.size(), divided.mode(&[1])?.size());
    let mut tints = (0..layout.size()).map(|_| Tint::Paper).collect::<Vec<_>>();
    for tile in 0..count {
        for i in 0..inside {
            let place = usize::try_from(divided.index([i, tile])?).unwrap_or(usize::MAX);
            if let Some(tint) = tints.get_mut(place) {
                *tint = Tint::hue(tile);
            }
        }
    }
    let result = layout.zipped_divide(&tiler)?;
    let panels = panels(&layout, &format!("{layout} by {tiler}"), |i, index| {
        let tint = usize::try_from(i).ok().and_then(|i| tints.get(i));
        Cell::new(index.to_string(), tint.copied().unwrap_or(Tint::Paper))
    });
    let label = format!("The layout {layout} in tiles of {tiler}, one colour each");
    Ok(Picture::of(label, panels)
        .caption(format!("{count} tiles of {inside}: zipped_divide = {result}")))
}

/// The parent's shape with each coordinate's number as its index: a part of it says where the part
/// lies.
fn positions(layout: &Layout) -> Result<Layout, Error> {
    check_cells(layout.size())?;
    Layout::left(&layout.shape())
}

fn marked(layout: &Layout, part: &Sliced, places: &Sliced, name: &str) -> Result<Picture, Error> {
    let mut inside = (0..layout.size()).map(|_| false).collect::<Vec<_>>();
    for place in places.layout.indices() {
        let place = usize::try_from(place + places.offset).unwrap_or(usize::MAX);
        if let Some(inside) = inside.get_mut(place) {
            *inside = true;
        }
    }
    let is_inside = |i: i64| usize::try_from(i).is_ok_and(|i| inside.get(i) == Some(&true));
    let mut tables = panels(layout, &layout.to_string(), |i, index| {
        if is_inside(i) {
            Cell::new(index.to_string(), Tint::hue(0)).looking(Look::Marked)
        } else {
            Cell::new(index.to_string(), Tint::Paper).looking(Look::Faint)
        }
    });
    check_cells(part.layout.size())?;
    let alone = part.layout.to_string();
    tables.extend(panels(&part.layout, &alone, |_, index| {
        Cell::new(index.to_string(), Tint::hue(0))
    }));
    let caption = format!("{name}: {alone}, and offset {}", part.offset);
    Ok(Picture::of(format!("The {name} of the layout {layout}"), tables).caption(caption))
}
