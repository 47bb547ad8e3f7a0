//! Slices of swizzled layouts.

use crate::algebra::{Outcome, Plan, Planned, Shifted, Slices, SlicesShape, Undefined};
use crate::layout::{Layout, Modes};
use crate::num::{Scalar, Truth};
use crate::tuple::{IntTuple, ModeTree, RaiseLayout, Stride, Tree};

use super::decay::Decayed;
use super::{ComposedLayout, IsSwizzle, Swizzled};

impl<Z, O, L> ComposedLayout<Z, O, L> {
    /// The modes where the coordinate has `_`, from where its numbers point to.
    ///
    /// **Law.** `A.slice((a, _, c)).index(b) = A.index((a, b, c))`. What the fixed coordinates add stays inside
    /// the exclusive or. Where the rest is an ordinary layout, it becomes one, as in CuTe: then the result is
    /// a [`Shifted`] layout, and else a `ComposedLayout` with another offset.
    ///
    /// ```
    /// use colex::{Layout, coord, layout, num::*, swizzle::Swizzle};
    ///
    /// let a = Swizzle::<_3, _0, _3>::new().compose(layout!((8,8):(8,1)));
    /// let _: Layout!(8:9) = a.slice(coord!((_, 0))).layout();
    /// let row = a.slice(coord!((2, _)));
    /// let _: Layout!((2,2,2):(1,-2,4)) = row.layout();
    /// let _: _18 = row.offset();
    ///
    /// // a row that only run time knows stays swizzled, with its strides static
    /// let i = 2;
    /// let same = a.slice((i, colex::Keep));
    /// assert_eq!(same.to_string(), "Sw<3,0,3> o 16 o (_8):(_1)");
    /// assert!((0..8).all(|j| same.index(j) == a.index((i, j))));
    /// ```
    ///
    /// A slice decays where offset and kept modes are static, have no bits in common, and no kept bit is
    /// read and laid over a kept one. A slice that keeps everything stays swizzled. A start that only run time knows is
    /// a `usize`: where run-time strides lead below 0, it and the indices are those modulo 2<sup>64</sup>.
    #[must_use]
    #[inline]
    pub fn slice<C, R>(self, coord: C) -> R
    where
        C: SlicesComposed<Self, R>,
    {
        coord.sliced(self)
    }
}

/// A coordinate with `_` in it, which slices the composed layout `A` to `R`.
pub trait SlicesComposed<A, R> {
    /// The slice.
    fn sliced(self, composed: A) -> R;
}

impl<A, R, C> SlicesComposed<A, R> for C
where
    C: CutsComposed<A, Slice = R>,
{
    #[inline]
    fn sliced(self, composed: A) -> R {
        self.cut_composed(composed)
    }
}

/// A coordinate with `_` in it, of the composed layout `A`.
pub trait CutsComposed<A> {
    /// The slice.
    type Slice;
    /// The slice.
    fn cut_composed(self, composed: A) -> Self::Slice;
}

/// Where the slice starts, before the swizzle.
type Start<C, O, S, D> =
    <<<C as IntTuple>::Tree as Tree>::In<Modes<S, D>> as Scalar>::Plus<<O as IntTuple>::Tree>;
/// The modes that are kept.
type Kept<C, S, D> = <<C as IntTuple>::Tree as Slices>::Slice<Modes<S, D>>;
/// The slice as it is, swizzled.
type Stays<Z, C, O, S, D> = ComposedLayout<
    Z,
    <<Start<C, O, S, D> as Swizzled>::Offset as Scalar>::Surface,
    <Kept<C, S, D> as RaiseLayout>::Layout,
>;
/// The slice as an ordinary layout, if it is one.
type Answer<Z, C, O, S, D> = <Decayed<
    <Z as IsSwizzle>::Code,
    Start<C, O, S, D>,
    Kept<C, S, D>,
    <<<<C as IntTuple>::Tree as Slices>::Dice<Modes<S, D>> as ModeTree>::IsEmpty as Truth>::Not,
> as Plan>::Answer;
/// The index where it starts.
type Base<Z, C, O, S, D> =
    <<Start<C, O, S, D> as Swizzled>::By<<Z as IsSwizzle>::Code> as Scalar>::Surface;

impl<Z, O, S, D, C> CutsComposed<ComposedLayout<Z, O, Layout<S, D>>> for C
where
    Z: IsSwizzle,
    O: IntTuple<Tree: Scalar>,
    S: IntTuple,
    D: Stride,
    C: IntTuple,
    <C::Tree as Slices>::Splits<Modes<S, D>>: SlicesShape<C, S>,
    Kept<C, S, D>: RaiseLayout,
    Answer<Z, C, O, S, D>: Settles<Base<Z, C, O, S, D>, Stays<Z, C, O, S, D>>,
{
    type Slice =
        <Answer<Z, C, O, S, D> as Settles<Base<Z, C, O, S, D>, Stays<Z, C, O, S, D>>>::Slice;
    #[inline]
    fn cut_composed(self, composed: ComposedLayout<Z, O, Layout<S, D>>) -> Self::Slice {
        let modes = composed.layout.modes();
        let start = self.lower().within(modes).plus(composed.offset.lower());
        <Answer<Z, C, O, S, D> as Settles<Base<Z, C, O, S, D>, _>>::settle(ComposedLayout {
            swizzle: composed.swizzle,
            offset: Scalar::raise(start.to_offset()),
            layout: C::Tree::slice(modes).raise_layout(),
        })
    }
}

/// The answer to whether a slice is an ordinary layout.
pub trait Settles<Base, Stays> {
    /// The slice.
    type Slice;
    /// The slice, which is `stays` if it stays swizzled.
    fn settle(stays: Stays) -> Self::Slice;
}

/// It is: everything is static.
impl<P, Base: Default, Stays> Settles<Base, Stays> for Planned<P>
where
    Self: Outcome<Output: Default>,
{
    type Slice = Shifted<Base, <Self as Outcome>::Output>;
    #[inline]
    fn settle(_: Stays) -> Self::Slice {
        Shifted::default()
    }
}

/// It is not.
impl<Reason, Base, Stays> Settles<Base, Stays> for Undefined<Reason> {
    type Slice = Stays;
    #[inline]
    fn settle(stays: Stays) -> Stays {
        stays
    }
}
