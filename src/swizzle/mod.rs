//! Swizzles: indices with some bits exclusive-or'ed onto others, so that what lies in one bank of a
//! memory is spread over all of them.
//!
//! A [`Swizzle`] is a function of indices, a [`ComposedLayout`] a layout with a swizzle behind it.

mod algebra;
mod apply;
mod code;
mod combine;
mod composed;
mod decay;
mod domain;
mod reach;
mod recast;
mod recast_layout;
mod slice;
mod tile;
mod tile_to_shape;
mod value;

use core::fmt;
use core::marker::PhantomData;

pub use algebra::ComesBefore;
pub use apply::{Code, Swizzled};
pub use code::{CodeOf, IsSwizzle, Reading, Shift, ShiftsPast, Xor};
pub use combine::{CombinesWith, OneSwizzle};
pub use composed::ComposedLayout;
pub(crate) use composed::OffsetSum;
pub use decay::{Bitset, Decides, Masks, Spread, Unswizzled};
pub(crate) use reach::{Cosize, First};
pub use reach::{Reaches, Scans};
pub use recast::{Recasts, Rescales};
pub use recast_layout::{LeavesWhole, StartsWhole};
pub use slice::{CutsComposed, Settles, SlicesComposed};
pub use value::SwizzleValue;

/// The function `i ⊕ ((i & mask) shifted by S)` of indices: `Swizzle<_3, _0, _3>`.
///
/// **Law.** With `y` the `B` bits of `i` from bit `M + S` on, `i ↦ i ⊕ y·2^M`; for a negative `S`, with `y`
/// the bits from `M` on, `i ↦ i ⊕ y·2^(M+|S|)`. The bits read are never written, as `|S| ≥ B`: so a
/// swizzle is its own inverse.
///
/// `B`, `M` and `S` are the digits of [`num`](crate::num), `S` may be a [`Minus`](crate::num::Minus). The base
/// `M` counts in the units of the index: a swizzle of elements of 2 bytes with base 3 is one of bytes with
/// base 4. [`downcast`](Self::downcast) and [`upcast`](Self::upcast) change the unit.
///
/// ```
/// use colex::{num::*, swizzle::Swizzle};
///
/// let sw = Swizzle::<_2, _2, _4>::new();
/// assert_eq!(sw.apply(3481), 3473);
/// assert_eq!(sw.apply(3473), 3481); // its own inverse
/// assert_eq!(size_of_val(&sw), 0);
///
/// let _: _36 = Swizzle::<_3, _2, _3>::new().apply(_32); // known to the compiler
/// let _: _32 = Swizzle::<_3, _2, _3>::new().apply(_36);
/// ```
///
/// Sibling: [`SwizzleValue`], a swizzle of which run time knows the numbers.
pub struct Swizzle<B, M, S> {
    numbers: PhantomData<(B, M, S)>,
}

impl<B, M, S> Swizzle<B, M, S> {
    /// The swizzle, as a zero-sized value.
    ///
    /// Bits that overlap do not compile: `|S| ≥ B`.
    #[must_use]
    #[inline]
    pub const fn new() -> Self
    where
        S: ShiftsPast<B>,
    {
        Self { numbers: PhantomData }
    }

    /// The swizzled index: static for a static one, for a run-time one a shift, a mask and an
    /// exclusive or.
    ///
    /// ```
    /// use colex::{num::*, swizzle::Swizzle};
    ///
    /// // in rows of 8, the column is exclusive-or'ed with the row
    /// let sw = Swizzle::<_3, _0, _3>::new();
    /// assert_eq!((0..8).map(|row| sw.apply(8 * row + 1)).collect::<Vec<_>>(), [1, 8, 19, 26, 37, 44, 55, 62]);
    /// let _: _8 = sw.apply(_9);
    /// ```
    #[must_use]
    #[inline]
    pub fn apply<I, R>(self, index: I) -> R
    where
        I: IndexFor<Self, R>,
    {
        index.swizzled_by(self)
    }

    /// The swizzle as a value.
    #[must_use]
    #[inline]
    pub const fn value(self) -> SwizzleValue
    where
        Self: IsSwizzle,
    {
        <Self as IsSwizzle>::VALUE
    }
}

/// An index that the swizzle `Z` takes to an `R`.
pub trait IndexFor<Z, R> {
    /// The swizzled index.
    fn swizzled_by(self, swizzle: Z) -> R;
}

impl<Z, I, R> IndexFor<Z, R> for I
where
    Z: IsSwizzle,
    I: crate::tuple::IntTuple<Tree: crate::num::Scalar>,
    <I::Tree as Swizzled>::By<Z::Code>: crate::num::Scalar<Surface = R>,
{
    #[inline]
    fn swizzled_by(self, _: Z) -> R {
        crate::num::Scalar::raise(self.lower().by::<Z::Code>())
    }
}

impl<B, M, S> Clone for Swizzle<B, M, S> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}

impl<B, M, S> Copy for Swizzle<B, M, S> {}

impl<B, M, S> Default for Swizzle<B, M, S> {
    #[inline]
    fn default() -> Self {
        Self { numbers: PhantomData }
    }
}

impl<B, M, S> PartialEq for Swizzle<B, M, S> {
    #[inline]
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl<B, M, S> Eq for Swizzle<B, M, S> {}

impl<B, M, S> fmt::Display for Swizzle<B, M, S>
where
    Self: IsSwizzle,
{
    /// `Sw<3,0,3>`, as CuTe prints it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&<Self as IsSwizzle>::VALUE, f)
    }
}

impl<B, M, S> fmt::Debug for Swizzle<B, M, S>
where
    Self: IsSwizzle,
{
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
