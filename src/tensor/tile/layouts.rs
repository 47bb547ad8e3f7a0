//! `local_tile`, `local_partition` and their siblings on bare layouts.

use crate::algebra::{DividesInto, Shifted, Zipped};
use crate::layout::Layout;
use crate::refusal::granted;

use super::halves::{Picks, TheRest, TheTile};
use super::project::ProjectedBy;
use super::thread::ThreadOf;

impl<S, D> Layout<S, D> {
    /// The tile at a coordinate: [`zipped_divide`](Self::zipped_divide), and its rest at `coord`.
    ///
    /// **Law.** `L.local_tile(B, c).index(x) = L.zipped_divide(B).index((x, c))`. Modes of the rest that a
    /// tuple `c` does not reach, and those marked `_`, are kept behind the tile's.
    ///
    /// ```
    /// use colex::{coord, layout, tile, Layout};
    ///
    /// let l = layout!((128,64):(64,1));
    /// let tile = l.local_tile(tile!(32, 16), coord!((1, 2)));
    /// let _: Layout!((32,16):(64,1)) = tile.layout();
    /// assert_eq!(tile.offset(), 32 * 64 + 2 * 16);
    /// let row_of_tiles = l.local_tile(tile!(32, 16), coord!((1, _)));
    /// let _: Layout!((32,16,4):(64,1,16)) = row_of_tiles.layout();
    /// ```
    ///
    /// Siblings: [`inner_partition`](Self::inner_partition), the same;
    /// [`local_partition`](Self::local_partition), one place in every tile.
    ///
    /// # Panics
    ///
    /// Where run-time numbers do not divide, or are outside.
    #[must_use]
    #[inline]
    #[track_caller]
    pub fn local_tile<B, C, Z, O, R>(self, tiler: B, coord: C) -> Shifted<O, R>
    where
        B: DividesInto<Self, Zipped, Z>,
        C: Picks<TheRest, Z, O, R>,
    {
        granted(coord.pick(tiler.divided(self)))
    }

    /// The tile at a coordinate of a problem that has more modes than the layout: `projection` says
    /// which of them it has, `(_1, X, _1)`.
    ///
    /// **Law.** `L.local_tile_by(B, c, p) = L.local_tile(B′, c′)`, B′ and c′ being B and c without the modes at
    /// which `p` has `X`.
    ///
    /// ```
    /// use colex::{Keep as X, coord, layout, num::_1, tile, Layout};
    ///
    /// let (tiler, block) = (tile!(16, 24, 8), coord!((3, 0, _))); // M, N, K
    /// let a = layout!((64,32):(32,1)); // M, K
    /// let tiles = a.local_tile_by(tiler, block, (_1, X, _1));
    /// let _: Layout!((16,8,4):(32,1,8)) = tiles.layout();
    /// assert_eq!(tiles.offset(), 3 * 16 * 32);
    /// ```
    ///
    /// # Panics
    ///
    /// As [`local_tile`](Self::local_tile).
    #[must_use]
    #[inline]
    #[track_caller]
    pub fn local_tile_by<B, C, P, Z, O, R>(
        self,
        tiler: B,
        coord: C,
        _projection: P,
    ) -> Shifted<O, R>
    where
        B: ProjectedBy<P, Projected: DividesInto<Self, Zipped, Z>>,
        C: ProjectedBy<P, Projected: Picks<TheRest, Z, O, R>>,
    {
        granted(coord.projected().pick(tiler.projected().divided(self)))
    }

    /// The part of one thread: its place in every tile that has the shape of the thread layout.
    ///
    /// **Law.** `L.local_partition(T, t).index(x) = L.zipped_divide(B).index((c, x))`, where `B` has the sizes
    /// of T's modes and `T.index(c) = t`.
    ///
    /// ```
    /// use colex::{layout, Layout, num::_12};
    ///
    /// let part = layout!((64,32):(32,1)).local_partition(layout!((8,16):(1,8)), _12);
    /// let _: Layout!((8,2):(256,16)) = part.layout();
    /// assert_eq!(part.offset(), 4 * 32 + 1); // thread 12 is at (4, 1)
    /// ```
    ///
    /// # Panics
    ///
    /// Where run-time numbers do not divide, or the thread is not one of the layout.
    #[must_use]
    #[inline]
    #[track_caller]
    pub fn local_partition<T, X, B, C, Z, O, R>(self, threads: T, thread: X) -> Shifted<O, R>
    where
        X: ThreadOf<T, B, C>,
        B: DividesInto<Self, Zipped, Z>,
        C: Picks<TheTile, Z, O, R>,
    {
        let (tiler, coord) = granted(thread.stand(threads));
        granted(coord.pick(tiler.divided(self)))
    }

    /// The part of one thread of a problem that has more modes than the layout.
    ///
    /// **Law.** `L.local_partition_by(T, t, p)` is the [`local_partition`](Self::local_partition) with tiler and
    /// coordinate projected as in [`local_tile_by`](Self::local_tile_by): threads that differ only in modes
    /// at which `p` has `X` share their part.
    ///
    /// # Panics
    ///
    /// As [`local_partition`](Self::local_partition).
    #[must_use]
    #[inline]
    #[track_caller]
    pub fn local_partition_by<T, X, P, B, C, Z, O, R>(
        self,
        threads: T,
        thread: X,
        _projection: P,
    ) -> Shifted<O, R>
    where
        X: ThreadOf<T, B, C>,
        B: ProjectedBy<P, Projected: DividesInto<Self, Zipped, Z>>,
        C: ProjectedBy<P, Projected: Picks<TheTile, Z, O, R>>,
    {
        let (tiler, coord) = granted(thread.stand(threads));
        granted(coord.projected().pick(tiler.projected().divided(self)))
    }

    /// [`local_tile`](Self::local_tile) by CuTe's older name: the tile, inside of which one works.
    ///
    /// # Panics
    ///
    /// As [`local_tile`](Self::local_tile).
    #[must_use]
    #[inline]
    #[track_caller]
    pub fn inner_partition<B, C, Z, O, R>(self, tiler: B, coord: C) -> Shifted<O, R>
    where
        B: DividesInto<Self, Zipped, Z>,
        C: Picks<TheRest, Z, O, R>,
    {
        self.local_tile(tiler, coord)
    }

    /// One place in every tile: [`zipped_divide`](Self::zipped_divide), and its tile at `coord`.
    ///
    /// **Law.** `L.outer_partition(B, c).index(x) = L.zipped_divide(B).index((c, x))`.
    ///
    /// ```
    /// use colex::{coord, layout, tile, Layout};
    ///
    /// let part = layout!((64,32):(32,1)).outer_partition(tile!(8, 16), coord!((4, 1)));
    /// let _: Layout!((8,2):(256,16)) = part.layout();
    /// ```
    ///
    /// # Panics
    ///
    /// As [`local_tile`](Self::local_tile).
    #[must_use]
    #[inline]
    #[track_caller]
    pub fn outer_partition<B, C, Z, O, R>(self, tiler: B, coord: C) -> Shifted<O, R>
    where
        B: DividesInto<Self, Zipped, Z>,
        C: Picks<TheTile, Z, O, R>,
    {
        granted(coord.pick(tiler.divided(self)))
    }
}
