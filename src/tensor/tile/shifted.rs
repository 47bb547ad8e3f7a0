//! `local_tile`, `local_partition` and their siblings on what does not start at 0: on parts of layouts, and
//! on coordinate tensors.
//!
//! Each is that of the layout, its offset added. The uneven ones let the last tile overhang, as
//! [`Tensor::local_tile_uneven`](crate::Tensor::local_tile_uneven) does; here the indices past the end are there.

use crate::algebra::{ComposesTo, DividesInto, OffsetBy, Shifted, SlicesTo, Uneven, Zipped};
use crate::refusal::granted;
use crate::tensor::{Thread, TileOf, Tv};
use crate::tuple::Keep;

use super::halves::{Picks, TheRest, TheTile};
use super::project::ProjectedBy;
use super::thread::ThreadOf;

/// Writes one of the operations.
macro_rules! part {
    (
        $(#[$doc:meta])*
        $name:ident<$($P:ident),*>($($argument:ident: $Argument:ty),*)
        where { $($where:tt)* }
        |$layout:ident| $picked:expr
    ) => {
        $(#[$doc])*
        ///
        /// # Panics
        ///
        /// Where run-time numbers do not divide, or are outside.
        #[must_use]
        #[inline]
        #[track_caller]
        pub fn $name<$($P,)* Z, O2, R, Sum>(self $(, $argument: $Argument)*) -> Shifted<Sum, R>
        where
            $($where)*
            O2: OffsetBy<O, Sum>,
        {
            let $layout = self.layout;
            granted($picked).moved_by(self.offset)
        }
    };
}

impl<O, L: Copy> Shifted<O, L> {
    part! {
        /// The tile at a coordinate.
        ///
        /// **Law.** `self.local_tile(B, c).index(x) = self.zipped_divide(B).index((x, c))`; see
        /// [`Layout::local_tile`](crate::Layout::local_tile).
        ///
        /// ```
        /// use colex::{tensor::coordinates, tile};
        ///
        /// let block = coordinates((96, 64)).local_tile(tile!(32, 16), (2, 1));
        /// assert_eq!(block.index((5, 7)), (2 * 32 + 5, 16 + 7));
        /// let part = block.local_tile(tile!(4, 4), (1, 0)); // a tile of the tile
        /// assert_eq!(part.index((3, 2)), (2 * 32 + 4 + 3, 16 + 2));
        /// ```
        local_tile<B, C>(tiler: B, coord: C)
        where {
            B: DividesInto<L, Zipped, Z>,
            C: Picks<TheRest, Z, O2, R>,
        }
        |layout| coord.pick(tiler.divided(layout))
    }

    part! {
        /// The tile at a coordinate of a problem with more modes: `(_1, X, _1)` says which are here. See
        /// [`Layout::local_tile_by`](crate::Layout::local_tile_by).
        local_tile_by<B, C, P>(tiler: B, coord: C, _projection: P)
        where {
            B: ProjectedBy<P, Projected: DividesInto<L, Zipped, Z>>,
            C: ProjectedBy<P, Projected: Picks<TheRest, Z, O2, R>>,
        }
        |layout| coord.projected().pick(tiler.projected().divided(layout))
    }

    part! {
        /// The tile at a coordinate where tiles need not divide: the last ones overhang.
        ///
        /// **Law.** `coordinates(s).local_tile_uneven(B, c).index(x) = B·c + x`, mode by mode, also where that
        /// is past the end of `s`. In general it is `self.local_tile(uneven(B), c)`.
        ///
        /// ```
        /// use colex::{tensor::{coordinates, is_within}, tile};
        ///
        /// let last = coordinates((5, 6)).local_tile_uneven(tile!(4, 4), (1, 1));
        /// assert_eq!(last.index((0, 1)), (4, 5));
        /// assert_eq!(last.index((3, 3)), (7, 7)); // past the end
        /// assert!(!is_within(last.index((3, 3)), (5, 6)));
        /// ```
        local_tile_uneven<B, C>(tiler: B, coord: C)
        where {
            Uneven<B>: DividesInto<L, Zipped, Z>,
            C: Picks<TheRest, Z, O2, R>,
        }
        |layout| coord.pick(Uneven(tiler).divided(layout))
    }

    part! {
        /// The tile, which may overhang, at a coordinate of a problem with more modes: as
        /// [`local_tile_uneven`](Self::local_tile_uneven) and [`local_tile_by`](Self::local_tile_by).
        ///
        /// ```
        /// use colex::{Keep as X, coord, num::_1, tensor::coordinates, tile};
        ///
        /// let (tiler, block) = (tile!(16, 24, 8), coord!((3, 0, _))); // M, N, K
        /// let a = coordinates((50, 30)).local_tile_uneven_by(tiler, block, (_1, X, _1)); // M, K
        /// assert_eq!(a.index((1, 2, 3)), (3 * 16 + 1, 3 * 8 + 2));
        /// ```
        local_tile_uneven_by<B, C, P>(tiler: B, coord: C, _projection: P)
        where {
            B: ProjectedBy<P>,
            Uneven<B::Projected>: DividesInto<L, Zipped, Z>,
            C: ProjectedBy<P, Projected: Picks<TheRest, Z, O2, R>>,
        }
        |layout| coord.projected().pick(Uneven(tiler.projected()).divided(layout))
    }

    part! {
        /// The part of one thread: its place in every tile that has the shape of the thread layout. See
        /// [`Layout::local_partition`](crate::Layout::local_partition).
        ///
        /// ```
        /// use colex::{layout, tensor::coordinates};
        ///
        /// let part = coordinates((16, 8)).local_partition(layout!((4,8):(8,1)), 19); // at (2, 3)
        /// assert_eq!(part.index((1, 0)), (4 + 2, 3));
        /// ```
        local_partition<T, X, B, C>(threads: T, thread: X)
        where {
            X: ThreadOf<T, B, C>,
            B: DividesInto<L, Zipped, Z>,
            C: Picks<TheTile, Z, O2, R>,
        }
        |layout| thread.stand(threads).and_then(|(tiler, coord)| coord.pick(tiler.divided(layout)))
    }

    part! {
        /// The part of one thread of a problem with more modes. See
        /// [`Layout::local_partition_by`](crate::Layout::local_partition_by).
        local_partition_by<T, X, P, B, C>(threads: T, thread: X, _projection: P)
        where {
            X: ThreadOf<T, B, C>,
            B: ProjectedBy<P, Projected: DividesInto<L, Zipped, Z>>,
            C: ProjectedBy<P, Projected: Picks<TheTile, Z, O2, R>>,
        }
        |layout| thread.stand(threads).and_then(|(tiler, coord)| {
            coord.projected().pick(tiler.projected().divided(layout))
        })
    }

    part! {
        /// The part of one thread where the thread layout need not divide: in the last tiles, some threads
        /// are past the end.
        ///
        /// **Law.** `coordinates(s).local_partition_uneven(T, x).index(v) = p + T·v`, mode by mode; `p` is the
        /// place of the thread `x`, and `T` the thread layout's sizes.
        local_partition_uneven<T, X, B, C>(threads: T, thread: X)
        where {
            X: ThreadOf<T, B, C>,
            Uneven<B>: DividesInto<L, Zipped, Z>,
            C: Picks<TheTile, Z, O2, R>,
        }
        |layout| thread.stand(threads).and_then(|(tiler, coord)| {
            coord.pick(Uneven(tiler).divided(layout))
        })
    }

    part! {
        /// The part of one thread, of a problem with more modes, where the thread layout need not divide: as
        /// [`local_partition_uneven`](Self::local_partition_uneven) and
        /// [`local_partition_by`](Self::local_partition_by).
        local_partition_uneven_by<T, X, P, B, C>(threads: T, thread: X, _projection: P)
        where {
            X: ThreadOf<T, B, C>,
            B: ProjectedBy<P>,
            Uneven<B::Projected>: DividesInto<L, Zipped, Z>,
            C: ProjectedBy<P, Projected: Picks<TheTile, Z, O2, R>>,
        }
        |layout| thread.stand(threads).and_then(|(tiler, coord)| {
            coord.projected().pick(Uneven(tiler.projected()).divided(layout))
        })
    }

    part! {
        /// [`local_tile`](Self::local_tile) by CuTe's older name.
        inner_partition<B, C>(tiler: B, coord: C)
        where {
            B: DividesInto<L, Zipped, Z>,
            C: Picks<TheRest, Z, O2, R>,
        }
        |layout| coord.pick(tiler.divided(layout))
    }

    part! {
        /// One place in every tile. See [`Layout::outer_partition`](crate::Layout::outer_partition).
        outer_partition<B, C>(tiler: B, coord: C)
        where {
            B: DividesInto<L, Zipped, Z>,
            C: Picks<TheTile, Z, O2, R>,
        }
        |layout| coord.pick(tiler.divided(layout))
    }

    /// The values of a thread, by a thread-value layout.
    ///
    /// **Law.** `self.partition(tv, Thread(x)).index(v)` is `self.index(tv.at(Thread(x), Value(v)))`, as for a
    /// tensor.
    ///
    /// # Panics
    ///
    /// Where run-time numbers break a law.
    #[must_use]
    #[inline]
    #[track_caller]
    pub fn partition<T, B, P, Z, O2, R, Sum>(
        self,
        tv: Tv<B, P>,
        thread: Thread<T>,
    ) -> Shifted<Sum, R>
    where
        L: TileOf<P>,
        B: ComposesTo<L, Z> + Copy,
        P: Copy,
        (T, Keep): SlicesTo<Z, O2, R>,
        O2: OffsetBy<O, Sum>,
    {
        granted(self.layout.check_tile(tv.tile()));
        self.compose(tv.layout()).slice((thread.0, Keep))
    }
}
