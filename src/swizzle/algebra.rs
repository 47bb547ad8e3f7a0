//! The algebra of composed layouts: what happens to the layout happens before the swizzle.

use crate::algebra::{ComposesTo, DividesInto, Logical, Tiled, Unnested, Zipped};
use crate::layout::Layout;
use crate::num::_0;
use crate::refusal::Refusal;

use super::combine::CombinesWith;
use super::{ComposedLayout, Swizzle};

impl<B, M, S> Swizzle<B, M, S> {
    /// The swizzle after a layout, or after another swizzle.
    ///
    /// **Law.** `Z.compose(L).index(c) = Z.apply(L.index(c))`; `Z.compose(Y).apply(i) = Z.apply(Y.apply(i))`.
    ///
    /// After a layout that is a [`ComposedLayout`]. After a swizzle it is one swizzle, or does not
    /// compile: both must shift alike, and the bits that exactly one of them writes must be one run.
    ///
    /// ```
    /// use colex::{layout, num::*, swizzle::Swizzle};
    ///
    /// let tile = Swizzle::<_2, _0, _3>::new().compose(layout!((8,8):(8,1)));
    /// assert_eq!(tile.index((3, 0)), 24 ^ 3);
    ///
    /// let both: Swizzle<_3, _0, _3> = Swizzle::<_1, _0, _3>::new().compose(Swizzle::<_2, _1, _3>::new());
    /// let none: Swizzle<_0, _3, _3> = both.compose(both); // its own inverse
    /// assert_eq!(none.apply(100), 100);
    /// ```
    #[must_use]
    #[inline]
    pub fn compose<L, R>(self, inner: L) -> R
    where
        L: ComesBefore<Self, R>,
    {
        inner.before(self)
    }
}

/// A function that a swizzle `Z` can come after; the whole is an `R`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a layout, nor a swizzle",
    label = "a swizzle composes with a layout, a composed layout or another swizzle",
    note = "a size `n` as a layout is `layout!(n:1)`; an index goes to `apply`"
)]
pub trait ComesBefore<Z, R> {
    /// `swizzle ∘ self`
    fn before(self, swizzle: Z) -> R;
}

/// `Z ∘ L = Z ∘ 0 ∘ L`
#[diagnostic::do_not_recommend]
impl<Z, S, D> ComesBefore<Z, ComposedLayout<Z, _0, Layout<S, D>>> for Layout<S, D> {
    #[inline]
    fn before(self, swizzle: Z) -> ComposedLayout<Z, _0, Self> {
        ComposedLayout { swizzle, offset: _0, layout: self }
    }
}

/// `Z ∘ (Y ∘ o ∘ L) = (Z ∘ Y) ∘ o ∘ L`
impl<Z, Y, O, L, X> ComesBefore<Z, ComposedLayout<X, O, L>> for ComposedLayout<Y, O, L>
where
    Y: CombinesWith<Z, X>,
{
    #[inline]
    fn before(self, swizzle: Z) -> ComposedLayout<X, O, L> {
        let swizzle = self.swizzle.combined_with(swizzle);
        ComposedLayout { swizzle, offset: self.offset, layout: self.layout }
    }
}

/// `Z ∘ Y`
impl<Z, B, M, S, X> ComesBefore<Z, X> for Swizzle<B, M, S>
where
    Self: CombinesWith<Z, X>,
{
    #[inline]
    fn before(self, swizzle: Z) -> X {
        self.combined_with(swizzle)
    }
}

/// Writes the divides: the layout is divided, the swizzle stays.
macro_rules! divide {
    ($(#[$doc:meta])* $name:ident, $try_name:ident, $Order:ident) => {
        $(#[$doc])*
        #[must_use]
        #[inline]
        #[track_caller]
        pub fn $name<T, R>(self, tiler: T) -> ComposedLayout<Z, O, R>
        where
            T: DividesInto<L, $Order, R>,
        {
            let Self { swizzle, offset, layout } = self;
            ComposedLayout { swizzle, offset, layout: tiler.divided(layout) }
        }

        #[doc = concat!("[`", stringify!($name), "`](Self::", stringify!($name), "), or why there is no result.")]
        ///
        /// # Errors
        ///
        #[doc = concat!("The sentence with which `", stringify!($name), "` panics.")]
        #[inline]
        pub fn $try_name<T, R>(self, tiler: T) -> Result<ComposedLayout<Z, O, R>, Refusal>
        where
            T: DividesInto<L, $Order, R>,
        {
            let Self { swizzle, offset, layout } = self;
            Ok(ComposedLayout { swizzle, offset, layout: tiler.try_divided(layout)? })
        }
    };
}

impl<Z, O, L> ComposedLayout<Z, O, L> {
    /// The composition with `b` on the right.
    ///
    /// **Law.** `R(c) = A(B(c))`: `(Z ∘ o ∘ L) ∘ B = Z ∘ o ∘ (L ∘ B)`, where that is defined.
    ///
    /// ```
    /// use colex::{layout, num::*, swizzle::Swizzle};
    ///
    /// let a = Swizzle::<_2, _0, _2>::new().compose(layout!((4,4):(4,1)));
    /// let r = a.compose(layout!((4,4):(4,1)));
    /// assert_eq!((0..16).map(|i| r.index(i)).collect::<Vec<_>>(), [0, 1, 2, 3, 5, 4, 7, 6, 10, 11, 8, 9, 15, 14, 13, 12]);
    /// ```
    #[must_use]
    #[inline]
    #[track_caller]
    pub fn compose<T, R>(self, b: T) -> ComposedLayout<Z, O, R>
    where
        T: ComposesTo<L, R>,
    {
        let Self { swizzle, offset, layout } = self;
        ComposedLayout { swizzle, offset, layout: b.composed_onto(layout) }
    }

    /// The composition, or why there is none.
    ///
    /// # Errors
    ///
    /// The sentence with which `compose` panics.
    #[inline]
    pub fn try_compose<T, R>(self, b: T) -> Result<ComposedLayout<Z, O, R>, Refusal>
    where
        T: ComposesTo<L, R>,
    {
        let Self { swizzle, offset, layout } = self;
        Ok(ComposedLayout { swizzle, offset, layout: b.try_composed_onto(layout)? })
    }

    divide! {
        /// The layout divided, under the same swizzle: see [`Layout::logical_divide`].
        logical_divide, try_logical_divide, Logical
    }

    divide! {
        /// The layout divided, under the same swizzle: see [`Layout::zipped_divide`].
        ///
        /// ```
        /// use colex::{layout, num::*, swizzle::Swizzle, tile};
        ///
        /// let a = Swizzle::<_3, _3, _3>::new().compose(layout!((8,64):(64,1)));
        /// let tiles = a.zipped_divide(tile!(8, 8));
        /// assert_eq!(tiles.to_string(), "Sw<3,3,3> o _0 o ((_8,_8),(_1,_8)):((_64,_1),(_0,_8))");
        /// ```
        zipped_divide, try_zipped_divide, Zipped
    }

    divide! {
        /// The layout divided, under the same swizzle: see [`Layout::tiled_divide`].
        tiled_divide, try_tiled_divide, Tiled
    }

    divide! {
        /// The layout divided, under the same swizzle: see [`Layout::flat_divide`].
        flat_divide, try_flat_divide, Unnested
    }
}
