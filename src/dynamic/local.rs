//! One tile of a layout, or one thread's part of it.

use super::Error;
use super::evaluate::crd2idx;
use super::int_tuple::IntTuple;
use super::layout::Layout;
use super::shape::product_each;
use super::slice::{Coord, Sliced};
use super::tiler::Tiler;
use super::tree::Tree;

impl Layout {
    /// The tile at `coord`: [`zipped_divide`](Self::zipped_divide) by `tiler`, sliced at `coord` in
    /// the rest. Modes of the rest that `coord` does not reach are kept.
    ///
    /// ```
    /// # use colex::dynamic::{IntTuple, Layout, Tiler};
    /// let matrix = Layout::parse("(128,64):(64,1)")?;
    /// let tile = matrix.local_tile(Tiler::parse("[32,16]")?, [1, 2])?;
    /// assert_eq!(tile.to_string(), "(32,16):(64,1) @ 2080");
    /// // A shorter coordinate leaves the other tiles in a row.
    /// let row = matrix.local_tile(Tiler::parse("[32,16]")?, [1])?;
    /// assert_eq!(row.to_string(), "(32,16,4):(64,1,16) @ 2048");
    /// # Ok::<(), colex::dynamic::Error>(())
    /// ```
    ///
    /// # Errors
    /// As [`zipped_divide`](Self::zipped_divide), and when the coordinate does not fit the rest.
    pub fn local_tile(
        &self,
        tiler: impl Into<Tiler>,
        coord: impl Into<Coord>,
    ) -> Result<Sliced, Error> {
        let divided = self.zipped_divide(tiler)?;
        divided.slice_and_offset(&of_tile(&divided, coord.into().tree())?)
    }

    /// What the thread at `index` of the thread layout `tile` gets:
    /// [`zipped_divide`](Self::zipped_divide) by the shape of `tile`, sliced at the thread's
    /// coordinate in the tile.
    ///
    /// ```
    /// # use colex::dynamic::Layout;
    /// let matrix = Layout::parse("(64,32):(32,1)")?;
    /// let part = matrix.local_partition(&Layout::parse("(8,16):(1,8)")?, 12)?;
    /// assert_eq!(part.to_string(), "(8,2):(256,16) @ 129");
    /// # Ok::<(), colex::dynamic::Error>(())
    /// ```
    ///
    /// # Errors
    /// When `tile` is not compact or has no such index, and as
    /// [`zipped_divide`](Self::zipped_divide).
    pub fn local_partition(&self, tile: &Self, index: i64) -> Result<Sliced, Error> {
        let coord = thread_coord(tile, index)?;
        let divided = self.zipped_divide(Tiler::sizes(product_each(&tile.shape())?.view()))?;
        divided.slice_and_offset(&of_thread(&divided, &coord)?)
    }
}

/// Where the thread at `index` stands: one number a mode of the thread layout.
pub(crate) fn thread_coord(threads: &Layout, index: i64) -> Result<IntTuple, Error> {
    let mut coord = Tree::building();
    coord.open();
    for (c, mode) in threads.coord_of_index(index)?.modes().zip(threads.modes()) {
        coord.push_leaf(crd2idx(&c.to_tree(), &mode.shape())?);
    }
    coord.close();
    Ok(coord)
}

/// All of the tile at `coord`, in a zipped divide.
pub(crate) fn of_tile(divided: &Layout, coord: &Tree<Option<i64>>) -> Result<Coord, Error> {
    let [inner, outer] = halves(divided)?;
    Ok(pair(&all(inner), &fixed(coord, outer)))
}

/// The element at `coord` of every tile, in a zipped divide.
pub(crate) fn of_thread(divided: &Layout, coord: &IntTuple) -> Result<Coord, Error> {
    let [inner, outer] = halves(divided)?;
    Ok(pair(&fixed(&coord.map(Some), inner), &all(outer)))
}

/// The ranks of the two modes of a zipped divide.
fn halves(divided: &Layout) -> Result<[usize; 2], Error> {
    Ok([divided.mode(&[0])?.rank(), divided.mode(&[1])?.rank()])
}

/// `(_, …)`, or `_` for a single mode, which then stays a tuple.
fn all(rank: usize) -> Tree<Option<i64>> {
    fixed(&Tree::flat(&[]), rank)
}

/// The coordinate, `_` for the modes beyond it.
fn fixed(coord: &Tree<Option<i64>>, rank: usize) -> Tree<Option<i64>> {
    if rank == 1 && coord.leaves().is_empty() {
        return Tree::leaf(None);
    }
    if coord.is_leaf() {
        return coord.clone();
    }
    let missing = rank.saturating_sub(coord.rank());
    let hole = Tree::leaf(None);
    Tree::wrapping(coord.modes().chain(core::iter::repeat_n(hole.view(), missing)))
}

fn pair(inner: &Tree<Option<i64>>, outer: &Tree<Option<i64>>) -> Coord {
    Tree::wrapping([inner.view(), outer.view()]).into()
}
