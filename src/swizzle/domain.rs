//! What is done to the coordinates of a composed layout is done to the layout that takes them.

use crate::algebra::{
    Coalesce, Coalescible, ComposesTo, DividesInto, Filterable, Flatten, Flattenable, Group,
    RangeEnd,
};
use crate::layout::Layout;
use crate::num::Static;
use crate::refusal::Refusal;

use super::ComposedLayout;

impl<Z, O, L> ComposedLayout<Z, O, L> {
    /// The same function without parentheses: see [`Layout::flatten`](crate::Layout::flatten).
    ///
    /// **Law.** `(Z ∘ o ∘ L).flatten() = Z ∘ o ∘ L.flatten()`.
    ///
    /// ```
    /// use colex::{layout, num::*, swizzle::Swizzle};
    ///
    /// let a = Swizzle::<_1, _0, _2>::new().compose(layout!((2,(2,4)):(1,(2,4))));
    /// assert_eq!(a.flatten().to_string(), "Sw<1,0,2> o _0 o (_2,_2,_4):(_1,_2,_4)");
    /// ```
    #[must_use]
    #[inline]
    pub fn flatten(self) -> ComposedLayout<Z, O, Flatten<L>>
    where
        L: Flattenable,
    {
        self.map(L::flattened)
    }

    /// The same function of 1-D coordinates with the fewest modes.
    ///
    /// **Law.** `(Z ∘ o ∘ L).coalesce() = Z ∘ o ∘ L.coalesce()`: as many as the layout needs, which may be
    /// neighbours before the swizzle and not after it.
    ///
    /// ```
    /// use colex::{layout, num::*, swizzle::Swizzle};
    ///
    /// let a = Swizzle::<_1, _0, _2>::new().compose(layout!((2,(2,4)):(1,(2,4))));
    /// assert_eq!(a.coalesce().to_string(), "Sw<1,0,2> o _0 o _16:_1");
    /// ```
    #[must_use]
    #[inline]
    pub fn coalesce(self) -> ComposedLayout<Z, O, Coalesce<L>>
    where
        L: Coalescible,
    {
        self.map(L::coalesced)
    }

    /// The same function with the modes from `B` to before `E` in parentheses.
    ///
    /// **Law.** `(Z ∘ o ∘ L).group() = Z ∘ o ∘ L.group()`.
    #[must_use]
    #[inline]
    pub fn group<B, E>(self) -> ComposedLayout<Z, O, Group<L, B, E>>
    where
        B: Static,
        E: RangeEnd<B, L>,
    {
        self.map(E::group_in)
    }

    /// Another layout under the same swizzle.
    #[inline]
    pub(crate) fn map<R>(self, f: impl FnOnce(L) -> R) -> ComposedLayout<Z, O, R> {
        ComposedLayout { swizzle: self.swizzle, offset: self.offset, layout: f(self.layout) }
    }
}

/// `(Z ∘ o ∘ L) ∘ B = Z ∘ o ∘ (L ∘ B)`
impl<Z, O, S, D, B, R> ComposesTo<ComposedLayout<Z, O, Layout<S, D>>, ComposedLayout<Z, O, R>> for B
where
    B: ComposesTo<Layout<S, D>, R>,
{
    #[inline]
    #[track_caller]
    fn composed_onto(self, a: ComposedLayout<Z, O, Layout<S, D>>) -> ComposedLayout<Z, O, R> {
        let ComposedLayout { swizzle, offset, layout } = a;
        ComposedLayout { swizzle, offset, layout: self.composed_onto(layout) }
    }
    #[inline]
    fn try_composed_onto(
        self,
        a: ComposedLayout<Z, O, Layout<S, D>>,
    ) -> Result<ComposedLayout<Z, O, R>, Refusal> {
        let ComposedLayout { swizzle, offset, layout } = a;
        Ok(ComposedLayout { swizzle, offset, layout: self.try_composed_onto(layout)? })
    }
}

/// `(Z ∘ o ∘ L) ⊘ B = Z ∘ o ∘ (L ⊘ B)`
impl<Z, O, S, D, B, F, R>
    DividesInto<ComposedLayout<Z, O, Layout<S, D>>, F, ComposedLayout<Z, O, R>> for B
where
    B: DividesInto<Layout<S, D>, F, R>,
{
    #[inline]
    #[track_caller]
    fn divided(self, a: ComposedLayout<Z, O, Layout<S, D>>) -> ComposedLayout<Z, O, R> {
        let ComposedLayout { swizzle, offset, layout } = a;
        ComposedLayout { swizzle, offset, layout: self.divided(layout) }
    }
    #[inline]
    fn try_divided(
        self,
        a: ComposedLayout<Z, O, Layout<S, D>>,
    ) -> Result<ComposedLayout<Z, O, R>, Refusal> {
        let ComposedLayout { swizzle, offset, layout } = a;
        Ok(ComposedLayout { swizzle, offset, layout: self.try_divided(layout)? })
    }
}

/// `Z ∘ o ∘ L`, flat where `L` is
impl<Z, O, L: Flattenable> Flattenable for ComposedLayout<Z, O, L> {
    type Output = ComposedLayout<Z, O, L::Output>;
    #[inline]
    fn flattened(self) -> Self::Output {
        self.flatten()
    }
}

/// `Z ∘ o ∘ L`, with the modes of `L`
impl<Z, O, L: Coalescible> Coalescible for ComposedLayout<Z, O, L> {
    type Output = ComposedLayout<Z, O, L::Output>;
    #[inline]
    fn coalesced(self) -> Self::Output {
        self.coalesce()
    }
}

/// The same indices before the swizzle are the same after it.
impl<Z, O, L: Filterable> Filterable for ComposedLayout<Z, O, L> {
    type Zeros = ComposedLayout<Z, O, L::Zeros>;
    #[inline]
    fn zeros_filtered(self) -> Self::Zeros {
        self.map(L::zeros_filtered)
    }
    type Output = ComposedLayout<Z, O, L::Output>;
    #[inline]
    fn filtered(self) -> Self::Output {
        self.map(L::filtered)
    }
}

/// The modes are those of the layout.
impl<Z, O, S, D, B, E: RangeEnd<B, Layout<S, D>>> RangeEnd<B, ComposedLayout<Z, O, Layout<S, D>>>
    for E
{
    type Group = ComposedLayout<Z, O, <E as RangeEnd<B, Layout<S, D>>>::Group>;
    #[inline]
    fn group_in(layout: ComposedLayout<Z, O, Layout<S, D>>) -> Self::Group {
        layout.map(<E as RangeEnd<B, Layout<S, D>>>::group_in)
    }
    type Take = ComposedLayout<Z, O, <E as RangeEnd<B, Layout<S, D>>>::Take>;
    #[inline]
    fn take_in(layout: ComposedLayout<Z, O, Layout<S, D>>) -> Self::Take {
        layout.map(<E as RangeEnd<B, Layout<S, D>>>::take_in)
    }
}
