//! How a slice, a tile or a thread's share is cut out.

use alloc::format;

use super::super::layout::Layout;
use super::super::slice::Coord;
use super::super::tiler::Tiler;
use super::{Explanation, zipped_divide};

/// [`Layout::slice_and_offset`]: the modes that stay, and the index where they start.
#[must_use]
pub fn slice(layout: &Layout, coord: &Coord) -> Explanation {
    let mut why = Explanation::asks(format!("L at {coord}, L = {layout}"));
    if let (Ok(kept), Ok(fixed)) = (layout.slice(coord), layout.dice(coord)) {
        why.step(format!("the modes under `_` stay: {kept}"));
        why.step(format!("the modes under a number are fixed: {fixed}"));
        if let Ok(part) = layout.slice_and_offset(coord) {
            why.step(format!(
                "the fixed coordinates lie at index {}: a layout starts at 0, so this offset is kept apart",
                part.offset
            ));
        }
    }
    why.ends(layout.slice_and_offset(coord))
}

/// [`Layout::local_tile`]: the divide, and the tile's place in it.
#[must_use]
pub fn local_tile(
    layout: &Layout,
    tiler: impl Into<Tiler>,
    coord: impl Into<Coord>,
) -> Explanation {
    let (tiler, coord) = (tiler.into(), coord.into());
    let mut why = Explanation::asks(format!("tile {coord} of L = {layout} in tiles of {tiler}"));
    let divided = zipped_divide(layout, &tiler);
    let wrong = divided.wrong.clone();
    why.include(divided);
    why.step(format!("mode 0 stays, mode 1 is fixed at {coord}"));
    why.ends(layout.local_tile(&tiler, coord)).unless(wrong)
}

/// [`Layout::local_partition`]: the divide by the threads' shape, and the thread's place in it.
#[must_use]
pub fn local_partition(layout: &Layout, threads: &Layout, index: i64) -> Explanation {
    let mut why =
        Explanation::asks(format!("what thread {index} of {threads} gets of L = {layout}"));
    let mut wrong = None;
    if let Ok(coord) = threads.coord_of_index(index) {
        why.step(format!("thread {index} stands at {coord}"));
        if let Ok(shape) = super::super::product_each(&threads.shape()) {
            let divided = zipped_divide(layout, Tiler::sizes(shape.view()));
            wrong.clone_from(&divided.wrong);
            why.include(divided);
            why.step(format!("mode 0 is fixed at {coord}, mode 1 stays: one element of each tile"));
        }
    }
    why.ends(layout.local_partition(threads, index)).unless(wrong)
}
