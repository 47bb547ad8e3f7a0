//! What a layout can be made into, a shifted one can be as well: the results that start where it does.

use crate::algebra::{
    Coalesce, Coalescible, ComposesTo, DividesInto, Flatten, Flattenable, Group, Logical,
    ModeIndex, ModeIndices, ModeOf, RangeEnd, Select, Tiled, Unnested, Zipped,
};
use crate::layout::{CongruentTo, Layout};
use crate::num::{_0, _1, Static};

use super::Shifted;

/// The first two modes, exchanged.
type Exchange = (_1, _0);

impl<O, L> Shifted<O, L> {
    /// The indices that `b` takes, in its order: `(o + A).compose(B) = o + A.compose(B)`.
    ///
    /// **Law.** `self.compose(B).index(c) = self.index(B.index(c))`.
    ///
    /// ```
    /// use colex::{layout, tensor::coordinates, tile};
    ///
    /// let block = coordinates((8, 16)).local_tile(tile!(4, 8), (1, 1));
    /// let transposed = block.compose(layout!((8,4):(4,1)));
    /// assert_eq!(transposed.index((5, 2)), (4 + 2, 8 + 5));
    /// ```
    ///
    /// # Panics
    ///
    /// Where run-time numbers break the law of [`Layout::compose`](crate::Layout::compose).
    #[must_use]
    #[inline]
    #[track_caller]
    pub fn compose<B, R>(self, b: B) -> Shifted<O, R>
    where
        B: ComposesTo<L, R>,
    {
        Shifted { layout: b.composed_onto(self.layout), offset: self.offset }
    }

    /// One mode, at coordinate 0 of the others. See [`Layout::mode`](crate::Layout::mode).
    #[must_use]
    #[inline]
    pub fn mode<I>(self) -> Shifted<O, ModeOf<L, I>>
    where
        I: ModeIndex<L>,
    {
        Shifted { layout: I::mode_in(self.layout), offset: self.offset }
    }

    /// Some modes in their order, at coordinate 0 of the others. See
    /// [`Layout::select`](crate::Layout::select).
    #[must_use]
    #[inline]
    pub fn select<I>(self) -> Shifted<O, Select<L, I>>
    where
        I: ModeIndices<L>,
    {
        Shifted { layout: I::select_in(self.layout), offset: self.offset }
    }

    /// The first two modes exchanged; of a third and more, coordinate 0.
    ///
    /// **Law.** `self.transpose().index((j, i)) = self.index((i, j))`, as for a tensor.
    #[must_use]
    #[inline]
    pub fn transpose(self) -> Shifted<O, Select<L, Exchange>>
    where
        Exchange: ModeIndices<L>,
    {
        self.select::<Exchange>()
    }

    /// The same indices without parentheses. See [`Layout::flatten`](crate::Layout::flatten).
    #[must_use]
    #[inline]
    pub fn flatten(self) -> Shifted<O, Flatten<L>>
    where
        L: Flattenable,
    {
        Shifted { layout: self.layout.flattened(), offset: self.offset }
    }

    /// The same indices with the modes from `B` to before `E` in parentheses. See
    /// [`Layout::group`](crate::Layout::group).
    #[must_use]
    #[inline]
    pub fn group<B, E>(self) -> Shifted<O, Group<L, B, E>>
    where
        B: Static,
        E: RangeEnd<B, L>,
    {
        Shifted { layout: E::group_in(self.layout), offset: self.offset }
    }

    /// The same indices with the fewest modes. See [`Layout::coalesce`](crate::Layout::coalesce).
    #[must_use]
    #[inline]
    pub fn coalesce(self) -> Shifted<O, Coalesce<L>>
    where
        L: Coalescible,
    {
        Shifted { layout: self.layout.coalesced(), offset: self.offset }
    }
}

impl<O, S, D> Shifted<O, Layout<S, D>> {
    /// The same indices with other sizes: the first coordinates of each mode, or more of them.
    ///
    /// **Law.** `self.crop(s).index(c) = self.index(c)`, for the coordinates of the shape `s`.
    #[must_use]
    #[inline]
    pub fn crop<P>(self, shape: P) -> Shifted<O, Layout<P, D>>
    where
        P: CongruentTo<D>,
    {
        Shifted { layout: Layout::new(shape, self.layout.stride), offset: self.offset }
    }
}

/// Writes the divides.
macro_rules! divide {
    ($(#[$doc:meta])* $name:ident, $Order:ident) => {
        $(#[$doc])*
        ///
        /// # Panics
        ///
        /// Where run-time numbers break the law.
        #[must_use]
        #[inline]
        #[track_caller]
        pub fn $name<B, R>(self, tiler: B) -> Shifted<O, R>
        where
            B: DividesInto<L, $Order, R>,
        {
            Shifted { layout: tiler.divided(self.layout), offset: self.offset }
        }
    };
}

impl<O, L> Shifted<O, L> {
    divide! {
        /// Cut into tiles, `(tile, rest)` mode by mode: `(o + A) ⊘ B = o + (A ⊘ B)`. See
        /// [`Layout::logical_divide`](crate::Layout::logical_divide).
        logical_divide, Logical
    }
    divide! {
        /// Cut into tiles, `((tile, …), (rest, …))`. See
        /// [`Layout::zipped_divide`](crate::Layout::zipped_divide).
        zipped_divide, Zipped
    }
    divide! {
        /// Cut into tiles, `((tile, …), rest, …)`. See
        /// [`Layout::tiled_divide`](crate::Layout::tiled_divide).
        tiled_divide, Tiled
    }
    divide! {
        /// Cut into tiles, `(tile, …, rest, …)`. See
        /// [`Layout::flat_divide`](crate::Layout::flat_divide).
        flat_divide, Unnested
    }
}
