//! One tile of a swizzled layout, and one thread's part.

use crate::algebra::{DividesInto, Zipped};
use crate::num::_0;
use crate::refusal::granted;
use crate::tensor::{Picks, TheRest, TheTile, ThreadOf};

use super::ComposedLayout;

impl<Z, O, L> ComposedLayout<Z, O, L> {
    /// The tile at a coordinate: [`zipped_divide`](Self::zipped_divide), and its rest at `coord`.
    ///
    /// **Law.** `A.local_tile(B, c).index(x) = A.zipped_divide(B).index((x, c))`. Where the tile starts is added to the
    /// offset, and stays inside the exclusive or.
    ///
    /// ```
    /// use colex::{coord, layout, num::*, swizzle::Swizzle, tile};
    ///
    /// let a = Swizzle::<_3, _3, _3>::new().compose(layout!((8,64):(64,1)));
    /// let tile = a.local_tile(tile!(8, 8), coord!((0, 3)));
    /// assert_eq!(format!("{tile:#}"), "Sw<3,3,3> o 24 o (8,8):(64,1)");
    /// assert_eq!(tile.index((5, 1)), a.index((5, 25)));
    /// ```
    ///
    /// Siblings: [`Layout::local_tile`](crate::Layout::local_tile); [`local_partition`](Self::local_partition), one place in
    /// every tile.
    ///
    /// # Panics
    ///
    /// Where run-time numbers do not divide, or are outside.
    #[must_use]
    #[inline]
    #[track_caller]
    pub fn local_tile<B, C, Divided, R>(self, tiler: B, coord: C) -> R
    where
        B: DividesInto<Self, Zipped, Divided>,
        C: Picks<TheRest, Divided, _0, R>,
    {
        granted(coord.pick(tiler.divided(self))).layout
    }

    /// The part of one thread: its place in every tile that has the shape of the thread layout.
    ///
    /// **Law.** `A.local_partition(T, t).index(x) = A.zipped_divide(B).index((c, x))`, where `B` has the sizes of T's
    /// modes and `T.index(c) = t`.
    ///
    /// ```
    /// use colex::{layout, num::*, swizzle::Swizzle};
    ///
    /// let a = Swizzle::<_3, _3, _3>::new().compose(layout!((8,64):(64,1)));
    /// let part = a.local_partition(layout!((4,8):(8,1)), 10); // thread 10 is at (1, 2)
    /// assert_eq!(format!("{part:#}"), "Sw<3,3,3> o 66 o (2,8):(256,8)");
    /// assert_eq!(part.index((1, 3)), a.index((5, 26)));
    /// ```
    ///
    /// # Panics
    ///
    /// Where run-time numbers do not divide, or the thread is not one of the layout.
    #[must_use]
    #[inline]
    #[track_caller]
    pub fn local_partition<T, X, B, C, Divided, R>(self, threads: T, thread: X) -> R
    where
        X: ThreadOf<T, B, C>,
        B: DividesInto<Self, Zipped, Divided>,
        C: Picks<TheTile, Divided, _0, R>,
    {
        let (tiler, coord) = granted(thread.stand(threads));
        granted(coord.pick(tiler.divided(self))).layout
    }
}
