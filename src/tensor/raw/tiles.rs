//! Tiles and threads' parts of a tensor.

use crate::algebra::{DividesInto, Zipped};
use crate::refusal::granted;
use crate::tensor::{CutsEvenly, Picks, ProjectedBy, TheRest, TheTile, ThreadOf};
use crate::tuple::Stride;

use crate::num::Scalar;

use super::{Addressing, Movable, Tensor, Trusted};

/// An offset, as a value.
#[inline]
fn value<O: Stride<Tree: Scalar>>(offset: O) -> isize {
    offset.lower().value()
}

/// Writes one of the operations. They differ in what is sliced, and all keep to the law of the divides.
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
        pub fn $name<$($P,)* Z, O, R>(self $(, $argument: $Argument)*) -> Tensor<S, R>
        where
            S: Movable,
            $($where)*
            O: Stride<Tree: Scalar> + Trusted,
            R: Addressing,
            Z: Trusted,
        {
            let $layout = self.layout;
            let part = granted($picked);
            // SAFETY: law of the divides without rounding up, which has the indices of the layout; and that of
            // slices, with a coordinate that has been compared.
            unsafe { self.narrowed(value(part.offset), part.layout) }
        }
    };
}

impl<S, L: Addressing> Tensor<S, L> {
    part! {
        /// The tile at a coordinate.
        ///
        /// **Law.** `t.local_tile(B, c)[x]` is `t.zipped_divide(B)[(x, c)]`; see [`Layout::local_tile`].
        ///
        /// ```
        /// use colex::{coord, layout, tensor::Tensor, tile};
        ///
        /// let data: Vec<usize> = (0..96).collect();
        /// let (m, n) = (8, 12);
        /// let a = Tensor::new(&data[..], layout!((m,n):(n,1)));
        /// let block = a.local_tile(tile!(4, 4), (1, 2));
        /// assert_eq!(block[(3, 1)], 7 * 12 + 9);
        /// let row_of_blocks = a.local_tile(tile!(4, 4), coord!((1, _)));
        /// assert_eq!(row_of_blocks[(3, 1, 2)], 7 * 12 + 9);
        /// ```
        ///
        /// [`Layout::local_tile`]: crate::Layout::local_tile
        local_tile<B, C>(tiler: B, coord: C)
        where {
            B: DividesInto<L, Zipped, Z> + CutsEvenly + Trusted,
            C: Picks<TheRest, Z, O, R> + Trusted,
        }
        |layout| coord.pick(tiler.divided(layout))
    }

    part! {
        /// The tile at a coordinate of a problem with more modes than the tensor: `(_1, X, _1)` says which it has.
        ///
        /// See [`Layout::local_tile_by`](crate::Layout::local_tile_by).
        ///
        /// ```
        /// use colex::{Keep as X, coord, layout, num::_1, tensor::Tensor, tile};
        ///
        /// let data: Vec<usize> = (0..128).collect();
        /// let (tiler, block) = (tile!(4, 6, 2), coord!((1, 5, _))); // M, N, K
        /// let a = Tensor::new(&data[..], layout!((8,16):(16,1))); // M, K
        /// let tiles = a.local_tile_by(tiler, block, (_1, X, _1)); // (4, 2, k)
        /// assert_eq!(tiles[(3, 1, 5)], 7 * 16 + 11);
        /// ```
        local_tile_by<B, C, P>(tiler: B, coord: C, _projection: P)
        where {
            B: ProjectedBy<P, Projected: DividesInto<L, Zipped, Z> + CutsEvenly + Trusted>,
            C: ProjectedBy<P, Projected: Picks<TheRest, Z, O, R> + Trusted>,
        }
        |layout| coord.projected().pick(tiler.projected().divided(layout))
    }

    part! {
        /// The part of one thread: its place in every tile that has the shape of the thread layout.
        ///
        /// See [`Layout::local_partition`](crate::Layout::local_partition).
        ///
        /// ```
        /// use colex::{layout, tensor::Tensor};
        ///
        /// let data: [u32; 128] = core::array::from_fn(|i| i as u32);
        /// let tile = Tensor::new(&data, layout!((16,8)));
        /// let part = tile.local_partition(layout!((16,2)), 16);
        /// assert_eq!(core::array::from_fn(|v| part[v]), [16, 48, 80, 112]);
        /// ```
        local_partition<T, X, B, C>(threads: T, thread: X)
        where {
            T: Trusted,
            X: ThreadOf<T, B, C> + Trusted,
            B: DividesInto<L, Zipped, Z> + CutsEvenly + Trusted,
            C: Picks<TheTile, Z, O, R> + Trusted,
        }
        |layout| thread.stand(threads).and_then(|(tiler, coord)| coord.pick(tiler.divided(layout)))
    }

    part! {
        /// The part of one thread of a problem with more modes than the tensor.
        ///
        /// See [`Layout::local_partition_by`](crate::Layout::local_partition_by).
        local_partition_by<T, X, P, B, C>(threads: T, thread: X, _projection: P)
        where {
            T: Trusted,
            X: ThreadOf<T, B, C> + Trusted,
            B: ProjectedBy<P, Projected: DividesInto<L, Zipped, Z> + CutsEvenly + Trusted>,
            C: ProjectedBy<P, Projected: Picks<TheTile, Z, O, R> + Trusted>,
        }
        |layout| thread.stand(threads).and_then(|(tiler, coord)| {
            coord.projected().pick(tiler.projected().divided(layout))
        })
    }

    part! {
        /// [`local_tile`](Self::local_tile) by CuTe's older name.
        inner_partition<B, C>(tiler: B, coord: C)
        where {
            B: DividesInto<L, Zipped, Z> + CutsEvenly + Trusted,
            C: Picks<TheRest, Z, O, R> + Trusted,
        }
        |layout| coord.pick(tiler.divided(layout))
    }

    part! {
        /// One place in every tile.
        ///
        /// See [`Layout::outer_partition`](crate::Layout::outer_partition).
        outer_partition<B, C>(tiler: B, coord: C)
        where {
            B: DividesInto<L, Zipped, Z> + CutsEvenly + Trusted,
            C: Picks<TheTile, Z, O, R> + Trusted,
        }
        |layout| coord.pick(tiler.divided(layout))
    }
}
