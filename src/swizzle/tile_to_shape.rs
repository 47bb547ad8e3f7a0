//! A swizzled block repeated until it fills a shape.

use crate::algebra::{FilledWith, FirstFirst, InOrder, LastFirst};
use crate::tuple::IntTuple;

use super::ComposedLayout;

/// Writes the orders in which copies fill a shape.
macro_rules! fill {
    ($(#[$doc:meta])* $name:ident<$($O:ident)?>($($order:ident)?), $Order:ty, $value:expr) => {
        $(#[$doc])*
        #[must_use]
        #[inline]
        #[track_caller]
        pub fn $name<N, $($O,)? R>(self, shape: N $(, $order: $O)?) -> ComposedLayout<Z, S, R>
        where
            $($O: IntTuple,)?
            N: FilledWith<L, $Order, R>,
        {
            let Self { swizzle, offset, layout } = self;
            ComposedLayout { swizzle, offset, layout: shape.filled(layout, $value) }
        }
    };
}

impl<Z, S, L> ComposedLayout<Z, S, L> {
    fill! {
        /// Copies of the block until they fill the shape, under the same swizzle, the first mode first.
        ///
        /// **Law.** `(Z ∘ o ∘ L).tile_to_shape(s) = Z ∘ o ∘ L.tile_to_shape(s)`. Where the block is a multiple of the
        /// indices that the swizzle permutes, each copy is arranged as the block is.
        ///
        /// ```
        /// use colex::{layout, num::*, shape, swizzle::Swizzle};
        ///
        /// let atom = Swizzle::<_3, _3, _3>::new().compose(layout!((8,64):(64,1)));
        /// let tile = atom.tile_to_shape(shape!((16,64)));
        /// assert_eq!(format!("{tile:#}"), "Sw<3,3,3> o 0 o ((8,2),(64,1)):((64,512),(1,0))");
        /// assert_eq!(tile.index((8, 9)), 512 + atom.index((0, 9)));
        /// ```
        tile_to_shape<>(), FirstFirst, FirstFirst
    }

    fill! {
        /// The same, the last mode first: see [`tile_to_shape`](Self::tile_to_shape).
        tile_to_shape_right<>(), LastFirst, LastFirst
    }

    fill! {
        /// The same, modes with smaller numbers in `order` first: see [`tile_to_shape`](Self::tile_to_shape).
        tile_to_shape_ordered<O>(order), InOrder<O::Tree>, InOrder(order.lower())
    }
}
