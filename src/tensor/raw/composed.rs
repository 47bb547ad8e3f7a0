//! Tensors whose layout has a swizzle after it: the element of `c` is the storage's `Z(o + L(c))`.
//!
//! A swizzle is its own inverse, so different indices before it are different ones after it: what is
//! proved of the indices of `L`, that some are among others, or that no two are one, is true of the
//! elements. An index before the swizzle is never the storage's; so the storage stays where it
//! is, and what would move it is added to the offset.

use typenum::UTerm;

use crate::algebra::Shifted;
use crate::layout::{FitsShape, Layout, Modes};
use crate::num::{No, Scalar, Unknown, Verdict};
use crate::refusal::Refusal;
use crate::swizzle::{ComposedLayout, Cosize, CutsComposed, First, IsSwizzle};
use crate::tensor::{InsideOf, Reach};
use crate::tuple::{IntTuple, Stride, Tree};

use super::access::fitting;
use super::make::{Enough, Holds, KnownLength, held};
use super::{
    Addresses, Addressing, Elements, Grouped, Pair, PartsAlong, Side, Slicing, Starts, StaticReach,
    Tensor, TensorMode, Transposable, Trusted,
};

impl<Z, O, S, D> Addressing for ComposedLayout<Z, O, Layout<S, D>>
where
    Z: IsSwizzle,
    O: IntTuple<Tree: Scalar>,
    S: IntTuple,
    D: Stride,
    Layout<S, D>: Addressing,
    Self: Trusted,
{
    #[inline]
    fn reached(self) -> Option<Reach> {
        self.spanned()
    }
    /// Index 0 is the first element: a layout that starts below is refused.
    #[inline]
    fn below(self) -> usize {
        0
    }
    #[inline]
    fn has_none(self) -> bool {
        self.layout.has_none()
    }
    #[inline]
    fn count(self) -> usize {
        self.layout.count()
    }
    #[inline]
    fn index_of(self, coord: usize) -> isize {
        self.swizzled(self.layout.index_of(coord))
    }
    #[inline]
    fn contiguous_from(self) -> Option<isize> {
        let first = self.layout.contiguous_from()?;
        let last = first.checked_add_unsigned(self.layout.count().checked_sub(1)?)?;
        self.stays_together(first, last).then(|| self.swizzled(first))
    }
    #[inline]
    fn check_reach(self, elements: usize) -> Result<Reach, Refusal> {
        match self.reached() {
            Some(Reach { below: below @ 1.., .. }) => Err(Refusal::SwizzledBelow0 { below }),
            reach => fitting(reach, elements),
        }
    }
}

impl<Z, O, S, D, C> Addresses<ComposedLayout<Z, O, Layout<S, D>>> for C
where
    Z: IsSwizzle,
    O: IntTuple<Tree: Scalar>,
    S: IntTuple,
    D: Stride,
    C: Trusted + IntTuple + InsideOf<Layout<S, D>>,
    <C::Tree as Tree>::Fits<Modes<S, D>>: FitsShape<C, S>,
{
    #[inline]
    fn address(self, layout: ComposedLayout<Z, O, Layout<S, D>>) -> Option<isize> {
        self.is_inside(layout.layout).then(|| self.address_anyhow(layout))
    }
    #[inline]
    fn address_anyhow(self, layout: ComposedLayout<Z, O, Layout<S, D>>) -> isize {
        layout.swizzled(self.lower().within(layout.layout.modes()).value())
    }
    #[cold]
    fn refuse(self, layout: ComposedLayout<Z, O, Layout<S, D>>) -> Refusal {
        self.refusal(layout.layout)
    }
}

impl<Z, O, S, D> StaticReach for ComposedLayout<Z, O, Layout<S, D>>
where
    Z: IsSwizzle,
    O: IntTuple<Tree: Scalar>,
    S: IntTuple,
    D: Stride,
    Self: Addressing,
    <First<O, S, D> as Scalar>::IsBelow<UTerm>: StartsFrom0<<First<O, S, D> as Scalar>::Shown>,
    Cosize<Z, O, S, D>: KnownLength<S, D>,
{
    type Length = <Cosize<Z, O, S, D> as KnownLength<S, D>>::Length;
}

impl<Z, O, S, D, P> Holds<ComposedLayout<Z, O, Layout<S, D>>, P::Storage> for P
where
    Z: IsSwizzle,
    O: IntTuple<Tree: Scalar>,
    S: IntTuple,
    D: Stride,
    ComposedLayout<Z, O, Layout<S, D>>: Addressing,
    P: Elements,
    <First<O, S, D> as Scalar>::IsBelow<UTerm>: StartsFrom0<<First<O, S, D> as Scalar>::Shown>,
    Cosize<Z, O, S, D>: Scalar,
    <P::Length as Scalar>::IsBelow<Cosize<Z, O, S, D>>:
        Enough<<Cosize<Z, O, S, D> as Scalar>::Shown, <P::Length as Scalar>::Shown>,
{
    #[inline]
    fn hold(
        self,
        layout: ComposedLayout<Z, O, Layout<S, D>>,
    ) -> Result<Tensor<P::Storage, ComposedLayout<Z, O, Layout<S, D>>>, Refusal> {
        held(self, layout)
    }
}

/// The verdict `Self` does not say that `First`, the smallest index before a swizzle, is below 0.
#[diagnostic::on_unimplemented(
    message = "a swizzle in a tensor takes indices from 0 on, and this layout starts at `{First}`",
    label = "the smallest index before the swizzle is `{First}`",
    note = "`ComposedLayout::new(swizzle, offset, layout)` starts further on: take an offset that makes the smallest index 0"
)]
pub trait StartsFrom0<First>: Verdict {}

#[diagnostic::do_not_recommend]
impl<First> StartsFrom0<First> for No {}
#[diagnostic::do_not_recommend]
impl<First> StartsFrom0<First> for Unknown {}

/// Groups of the layout that a swizzle keeps together.
impl<Z, O, L> Grouped for ComposedLayout<Z, O, L>
where
    Z: IsSwizzle,
    O: IntTuple<Tree: Scalar>,
    L: Grouped,
    Self: Addressing,
{
    #[inline]
    fn is_grouped(self, n: usize) -> bool {
        let start = self.offset.lower().magnitude();
        self.layout.is_grouped(n) && start.is_multiple_of(n) && Self::TOGETHER.is_multiple_of(n)
    }
    #[inline]
    fn plain_reach(self) -> Option<Reach> {
        self.layout.plain_reach()
    }
}

/// What a slice leaves: a layout, and how far the storage moves.
pub trait Begins {
    /// The layout.
    type Layout;
    /// How far the storage moves, and the layout.
    fn begins(self) -> (isize, Self::Layout);
}

/// An ordinary layout: the storage moves.
impl<O: Stride<Tree: Scalar>, L> Begins for Shifted<O, L> {
    type Layout = L;
    #[inline]
    fn begins(self) -> (isize, L) {
        (self.offset.lower().value(), self.layout)
    }
}

/// It stays swizzled: so does its offset, and the storage stays.
impl<Z, O, L> Begins for ComposedLayout<Z, O, L> {
    type Layout = Self;
    #[inline]
    fn begins(self) -> (isize, Self) {
        (0, self)
    }
}

impl<Z, O, S, D, C, R> Slicing<ComposedLayout<Z, O, Layout<S, D>>, R> for C
where
    S: IntTuple,
    D: Stride,
    C: Trusted
        + InsideOf<Layout<S, D>>
        + CutsComposed<ComposedLayout<Z, O, Layout<S, D>>, Slice: Begins<Layout = R>>,
{
    #[inline]
    fn cut(self, layout: ComposedLayout<Z, O, Layout<S, D>>) -> Option<(isize, R)> {
        self.is_inside(layout.layout).then(|| self.cut_composed(layout).begins())
    }
    #[cold]
    fn refuse_slice(self, layout: ComposedLayout<Z, O, Layout<S, D>>) -> Refusal {
        self.refusal(layout.layout)
    }
}

impl<Z, O, S, D, I> TensorMode<ComposedLayout<Z, O, Layout<S, D>>> for I
where
    I: TensorMode<Layout<S, D>>,
    ComposedLayout<Z, O, <I as TensorMode<Layout<S, D>>>::Mode>: Addressing,
{
    type Mode = ComposedLayout<Z, O, <I as TensorMode<Layout<S, D>>>::Mode>;
    #[inline]
    fn mode_of(layout: ComposedLayout<Z, O, Layout<S, D>>) -> Self::Mode {
        layout.map(<I as TensorMode<Layout<S, D>>>::mode_of)
    }
}

impl<Z, O, L> Transposable for ComposedLayout<Z, O, L>
where
    L: Transposable,
    Self: Addressing,
    ComposedLayout<Z, O, L::Transposed>: Addressing,
{
    type Transposed = ComposedLayout<Z, O, L::Transposed>;
    #[inline]
    fn transposed(self) -> Self::Transposed {
        self.map(L::transposed)
    }
}

impl<Z, O, L: Pair> Pair for ComposedLayout<Z, O, L> {}

/// Where a part starts is known at run time.
impl<Z, O, L, I> PartsAlong<I> for ComposedLayout<Z, O, L>
where
    Self: Addressing,
    I: Side,
    L: PartsAlong<I>,
    O: IntTuple<Tree: Scalar>,
    ComposedLayout<Z, usize, L::Part>: Starts,
{
    type Part = ComposedLayout<Z, usize, L::Part>;
    type Across = L::Across;
    #[inline]
    fn parts_along(self) -> (Self::Part, L::Across) {
        let (layout, across) = self.layout.parts_along();
        let offset = self.offset.lower().value().cast_unsigned();
        (ComposedLayout { swizzle: self.swizzle, offset, layout }, across)
    }
}

/// The storage stays: the start is added before the swizzle.
impl<Z, L> Starts for ComposedLayout<Z, usize, L>
where
    Self: Addressing,
{
    #[inline]
    fn started(self, by: isize) -> (isize, Self) {
        (0, Self { offset: self.offset.wrapping_add_signed(by), ..self })
    }
}
