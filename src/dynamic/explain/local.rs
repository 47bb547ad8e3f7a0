//! How a tile, or a thread's share, is cut out.

use alloc::format;

use super::super::layout::Layout;
use super::super::local::{of_thread, of_tile, thread_coord};
use super::super::product_each;
use super::super::slice::{Coord, Sliced};
use super::super::tiler::Tiler;
use super::arrange::Arrangement;
use super::{Explanation, divide, slice};

/// [`Layout::local_tile`]: the divide, and the tile's place in it.
#[must_use]
pub fn local_tile(
    layout: &Layout,
    tiler: impl Into<Tiler>,
    coord: impl Into<Coord>,
) -> Explanation {
    let (tiler, coord) = (tiler.into(), coord.into());
    let mut why = Explanation::asks(format!("tile {coord} of L = {layout} in tiles of {tiler}"));
    let derived = zipped(&mut why, layout, &tiler).and_then(|divided| {
        why.step(format!("mode 0 stays, mode 1 is fixed at {coord}"));
        cut(&mut why, &divided, &of_tile(&divided, coord.tree()).ok()?)
    });
    why.derives(derived, layout.local_tile(&tiler, coord))
}

/// [`Layout::local_partition`]: the divide by the threads' shape, and the thread's place in it.
#[must_use]
pub fn local_partition(layout: &Layout, threads: &Layout, index: i64) -> Explanation {
    let mut why =
        Explanation::asks(format!("what thread {index} of {threads} gets of L = {layout}"));
    let derived = share(&mut why, layout, threads, index);
    why.derives(derived, layout.local_partition(threads, index))
}

fn share(why: &mut Explanation, layout: &Layout, threads: &Layout, index: i64) -> Option<Sliced> {
    let Ok(coord) = thread_coord(threads, index) else {
        why.step(format!("no thread of {threads} has the number {index}, or several have one"));
        return None;
    };
    why.step(format!("thread {index} stands at {coord}"));
    let tiler = Tiler::sizes(product_each(&threads.shape()).ok()?.view());
    let divided = zipped(why, layout, &tiler)?;
    why.step(format!("mode 0 is fixed at {coord}, mode 1 stays: one element of each tile"));
    cut(why, &divided, &of_thread(&divided, &coord).ok()?)
}

fn zipped(why: &mut Explanation, layout: &Layout, tiler: &Tiler) -> Option<Layout> {
    why.part(format!("zipped_divide: A = {layout} in tiles of {tiler}"), |why| {
        divide::tiles(why, layout, tiler, false)?.arranged(Arrangement::Zipped)
    })
}

fn cut(why: &mut Explanation, divided: &Layout, coord: &Coord) -> Option<Sliced> {
    why.within(|why| slice::cut(why, divided, coord))
}
