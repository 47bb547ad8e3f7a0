//! Single modes: `mode`, their shapes, strides and sizes, and `select`.

use crate::layout::{Extent, Layout, Modes};
use crate::num::Scalar;
use crate::tuple::arities;
use crate::tuple::{IntTuple, ModeTree, Raise, Stride};

use super::list::ModeList;
use super::position::{Arrived, Position, Steps, Successful};

impl<S, D> Layout<S, D> {
    /// The mode at position `I`, as a layout.
    ///
    /// **Law.** `L.mode::<I>()(c) = L(0, …, c, …, 0)`, with `c` in place `I`; so `L(c_0, c_1, …) =
    /// Σ L.mode::<i>()(c_i)`. A position can be a path: `mode::<(_1, _0)>()` is
    /// `mode::<_1>().mode::<_0>()`.
    ///
    /// ```
    /// use colex::{Layout, layout, num::{_0, _1}};
    ///
    /// let h = layout!((4,(2,4)):(2,(1,8)));
    /// let _: Layout!((2,4):(1,8)) = h.mode::<_1>();
    /// let _: Layout!(4:8) = h.mode::<(_1, _1)>();
    /// let _: Layout!(8:3) = layout!(8:3).mode::<_0>(); // a number has one mode, itself
    /// ```
    ///
    /// Several modes: [`select`](Self::select), [`take`](Self::take). The reverse is
    /// [`Layout::of`], which makes a layout from its modes.
    #[must_use]
    #[inline]
    pub fn mode<I>(self) -> ModeOf<Self, I>
    where
        I: ModeIndex<Self>,
    {
        I::mode_in(self)
    }

    /// The shape of the mode at position `I`: `L.mode::<I>().shape()`.
    ///
    /// ```
    /// use colex::{layout, num::{_1, _2, _4}};
    ///
    /// let _: (_2, _4) = layout!((4,(2,4)):(2,(1,8))).shape_of::<_1>();
    /// ```
    #[must_use]
    #[inline]
    pub fn shape_of<I>(self) -> ShapeOf<Self, I>
    where
        I: ModeIndex<Self>,
    {
        I::mode_in(self).shape
    }

    /// The stride of the mode at position `I`: `L.mode::<I>().stride()`.
    ///
    /// ```
    /// use colex::{layout, num::{_0, _1}};
    ///
    /// let _: _1 = layout!((4,(2,4)):(2,(1,8))).stride_of::<(_1, _0)>();
    /// ```
    #[must_use]
    #[inline]
    pub fn stride_of<I>(self) -> StrideOf<Self, I>
    where
        I: ModeIndex<Self>,
    {
        I::mode_in(self).stride
    }

    /// The size of the mode at position `I`: `L.mode::<I>().size()`.
    ///
    /// ```
    /// use colex::{layout, num::{_0, _1, _8}};
    ///
    /// let n = 5;
    /// let l = layout!((n,(2,4)):(8,(1,2)));
    /// let _: _8 = l.size_of::<_1>();
    /// assert_eq!(l.size_of::<_0>(), 5);
    /// ```
    #[must_use]
    #[inline]
    pub fn size_of<I>(self) -> SizeOf<Self, I>
    where
        I: ModeIndex<Self>,
    {
        I::size_in(self)
    }

    /// The modes at the positions `I`, a tuple, in that order.
    ///
    /// **Law.** `L.select::<(I0, I1, …)>() = (L.mode::<I0>(), L.mode::<I1>(), …)`. A position may
    /// come twice, or not at all; one alone gives a tuple of one mode.
    ///
    /// ```
    /// use colex::{Layout, layout, num::{_0, _1, _2}};
    ///
    /// let l = layout!((2,3,5):(1,2,6));
    /// let _: Layout!((5,2):(6,1)) = l.select::<(_2, _0)>();
    /// let _: Layout!((3):(2)) = l.select::<(_1,)>();
    /// ```
    ///
    /// Sibling: [`take`](Self::take), for neighbours.
    #[must_use]
    #[inline]
    pub fn select<I>(self) -> Select<Self, I>
    where
        I: ModeIndices<Self>,
    {
        I::select_in(self)
    }
}

/// The mode of `L` at position `I`: `ModeOf<Layout!((3,4):(4,1)), _1>` is `Layout!(4:1)`.
pub type ModeOf<L, I> = Layout<ShapeOf<L, I>, StrideOf<L, I>>;
/// The shape of the mode of `L` at position `I`.
pub type ShapeOf<L, I> = <I as ModeIndex<L>>::Shape;
/// The stride of the mode of `L` at position `I`.
pub type StrideOf<L, I> = <I as ModeIndex<L>>::Stride;
/// The size of the mode of `L` at position `I`.
pub type SizeOf<L, I> = <I as ModeIndex<L>>::Size;
/// The modes of `L` at the positions `I`, a tuple.
pub type Select<L, I> = Layout<<I as ModeIndices<L>>::Shape, <I as ModeIndices<L>>::Stride>;

/// The position of a mode in the layout `L`: a static number, or a path of such, `(_1, _0)`.
pub trait ModeIndex<L> {
    /// The shape of that mode.
    type Shape;
    /// Its stride.
    type Stride;
    /// Its size.
    type Size;
    /// The mode.
    fn mode_in(layout: L) -> Layout<Self::Shape, Self::Stride>;
    /// Its size.
    fn size_in(layout: L) -> Self::Size;
}

/// The mode of `M` at the position `I`.
type Reached<M, I> = <<I as Position>::Steps<Arrived> as Steps>::Reach<M>;

impl<S, D, I> ModeIndex<Layout<S, D>> for I
where
    S: IntTuple,
    D: Stride,
    I: Position,
    <I::Steps<Arrived> as Steps>::Search<Modes<S, D>>: Successful<I, S>,
    Reached<Modes<S, D>, I>: ModeTree<Shape: Raise, Stride: Raise>,
{
    type Shape = <<Reached<Modes<S, D>, I> as ModeTree>::Shape as Raise>::Surface;
    type Stride = <<Reached<Modes<S, D>, I> as ModeTree>::Stride as Raise>::Surface;
    type Size = <<Reached<Modes<S, D>, I> as Extent>::Size as Scalar>::Surface;
    #[inline]
    fn mode_in(layout: Layout<S, D>) -> Layout<Self::Shape, Self::Stride> {
        let mode = I::Steps::<Arrived>::reach(layout.modes());
        Layout { shape: mode.shape().raise(), stride: mode.stride().raise() }
    }
    #[inline]
    fn size_in(layout: Layout<S, D>) -> Self::Size {
        Scalar::raise(I::Steps::<Arrived>::reach(layout.modes()).size())
    }
}

/// The number of modes.
pub(crate) type Rank<S, D> = <Modes<S, D> as ModeList>::Rank;
/// The same, in decimal.
pub(crate) type RankDecimal<S, D> = <Rank<S, D> as Scalar>::Shown;

/// Positions of modes in the layout `L`: a tuple of one to twelve.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a tuple of positions",
    label = "positions stand in a tuple, as in `(_2, _0)`",
    note = "a single position is written `(_2,)`"
)]
pub trait ModeIndices<L> {
    /// The shapes of the modes.
    type Shape;
    /// Their strides.
    type Stride;
    /// The modes.
    fn select_in(layout: L) -> Layout<Self::Shape, Self::Stride>;
}

macro_rules! indices {
    ($($I:ident $i:ident),+) => {
        impl<Whole: Copy, $($I: ModeIndex<Whole>),+> ModeIndices<Whole> for ($($I,)+) {
            type Shape = ($($I::Shape,)+);
            type Stride = ($($I::Stride,)+);
            #[inline]
            fn select_in(layout: Whole) -> Layout<Self::Shape, Self::Stride> {
                Layout {
                    shape: ($($I::mode_in(layout).shape,)+),
                    stride: ($($I::mode_in(layout).stride,)+),
                }
            }
        }
    };
}

arities!(indices);
