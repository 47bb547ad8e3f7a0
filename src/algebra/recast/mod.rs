//! Recast: the same memory seen as larger or smaller elements.

mod down;
mod element;
mod plan;
mod up;

use core::marker::PhantomData;

use typenum::U1;

use crate::layout::{Layout, Modes};
use crate::num::{Euclidean, Nat, Static};
use crate::refusal::Refusal;
use crate::tuple::{IntTuple, Stride};

use super::plan::{Granted, Plan};
use super::reason::Settled;
use super::reason::operation::{self, Operation};

use plan::{PlanOf, plan};

pub use down::{Downcasts, Splitting};
pub use element::Element;
pub use plan::{Changing, Counts, SplitsAdjacent, Unchanged, Uncounted, Undivided};
pub use up::{Gathering, GathersInto, Scattering, Upcasts};

impl<S: IntTuple, D: Stride> Layout<S, D> {
    /// The layout of elements `N` times as large.
    ///
    /// **Law.** The indices of the result are those of A divided by N and rounded down: strides are
    /// divided by N, and the mode of stride 1 gathers N elements to one. Each stride must be a
    /// multiple of N or divide it; a size that does not come out even is rounded up.
    ///
    /// ```
    /// use colex::{Layout, layout, num::*};
    ///
    /// let _: Layout!((4,8):(1,4)) = layout!((32,8):(1,32)).upcast::<_8>();
    /// let _: Layout!((2,6,1):(6,1,1)) = layout!((2,6,4):(24,4,1)).upcast::<_4>();
    /// let _: Layout!(3:1) = layout!(5:1).upcast::<_2>(); // the last one is half empty
    /// ```
    ///
    /// A run-time stride must be a multiple of N, or its size a run-time number too: `16:1` with
    /// run-time numbers becomes `8:1` as with static ones. Inverse: [`downcast`](Self::downcast).
    ///
    /// ```compile_fail
    /// # use colex::{layout, num::*};
    /// let _ = layout!((32,4):(4,1)).upcast::<_3>(); // 4 and 3 do not divide each other
    /// ```
    ///
    /// # Panics
    ///
    /// Where a run-time number breaks the law.
    #[must_use]
    #[inline]
    #[track_caller]
    pub fn upcast<N>(self) -> <Larger<N> as RecastOf<Self>>::Output
    where
        Larger<N>: Recasts<Self>,
    {
        Larger::recast(self)
    }

    /// The layout of larger elements, or why there is none: [`upcast`](Self::upcast) for run-time
    /// numbers.
    ///
    /// # Errors
    ///
    /// The sentence with which `upcast` panics.
    #[inline]
    pub fn try_upcast<N>(self) -> Result<<Larger<N> as RecastOf<Self>>::Output, Refusal>
    where
        Larger<N>: Recasts<Self>,
    {
        Larger::try_recast(self)
    }

    /// The layout of elements one `N`-th as large.
    ///
    /// **Law.** Each index `a` of A becomes the N indices from `N·a` on: strides are multiplied by
    /// N, and the mode of stride 1 becomes N times as long. Without such a mode the parts of an
    /// element have no mode to go to; one of stride −1 is none, since parts run forwards. (CuTe makes
    /// `8:-1` of `4:-1`, whose index 0 lost its second part.) Where several modes have stride 1, each
    /// becomes N times as long, as in CuTe: the law needs that only one has.
    ///
    /// ```
    /// use colex::{Layout, layout, num::*};
    ///
    /// let _: Layout!((32,8):(1,256)) = layout!((4,8):(1,32)).downcast::<_8>();
    /// let _: Layout!((4,(16,4)):(16,(1,64))) = layout!((4,(2,4)):(2,(1,8))).downcast::<_8>();
    /// let _: Layout!(4:2) = layout!(4:2).downcast::<_1>();
    /// ```
    ///
    /// Inverse: [`upcast`](Self::upcast), where the layout's indices fill whole elements.
    ///
    /// ```compile_fail
    /// # use colex::{layout, num::*};
    /// let _ = layout!(4:2).downcast::<_2>(); // no two elements are adjacent
    /// ```
    ///
    /// # Panics
    ///
    /// Where a run-time number breaks the law.
    #[must_use]
    #[inline]
    #[track_caller]
    pub fn downcast<N>(self) -> <Smaller<N> as RecastOf<Self>>::Output
    where
        Smaller<N>: Recasts<Self>,
    {
        Smaller::recast(self)
    }

    /// The layout of smaller elements, or why there is none: [`downcast`](Self::downcast) for
    /// run-time numbers.
    ///
    /// # Errors
    ///
    /// The sentence with which `downcast` panics.
    #[inline]
    pub fn try_downcast<N>(self) -> Result<<Smaller<N> as RecastOf<Self>>::Output, Refusal>
    where
        Smaller<N>: Recasts<Self>,
    {
        Smaller::try_recast(self)
    }

    /// The layout of elements of `NEW` bits where elements of `OLD` bits were.
    ///
    /// **Law.** With g the greatest common divisor of both, an [`upcast`](Self::upcast) by `NEW /
    /// g`, then a [`downcast`](Self::downcast) by `OLD / g`.
    ///
    /// ```
    /// use colex::{Layout, layout, num::*};
    ///
    /// let _: Layout!(8:1) = layout!(16:1).recast_bits::<_16, _32>();
    /// let _: Layout!(48:1) = layout!(12:1).recast_bits::<_64, _16>();
    /// let _: Layout!(16:1) = layout!(12:1).recast_bits::<_8, _6>(); // 96 bits either way
    /// ```
    ///
    /// Sibling: [`recast`](Self::recast), which takes the types themselves.
    ///
    /// # Panics
    ///
    /// Where a run-time number breaks the law.
    #[must_use]
    #[inline]
    #[track_caller]
    pub fn recast_bits<OLD, NEW>(self) -> <Bits<OLD, NEW> as RecastOf<Self>>::Output
    where
        Bits<OLD, NEW>: Recasts<Self>,
    {
        Bits::recast(self)
    }

    /// The layout of elements of type `New` where elements of type `Old` were.
    ///
    /// **Law.** [`recast_bits`](Self::recast_bits) of both types' sizes.
    ///
    /// ```
    /// use colex::{Layout, layout};
    ///
    /// let _: Layout!((8,8):(1,16)) = layout!((16,8):(1,32)).recast::<u16, u32>();
    /// let _: Layout!(64:1) = layout!(8:1).recast::<f64, u8>();
    /// ```
    ///
    /// Stable Rust cannot turn `size_of::<T>()` into a type, so the sizes come from [`Element`],
    /// which the primitive numbers implement and any other type can.
    ///
    /// # Panics
    ///
    /// Where a run-time number breaks the law.
    #[must_use]
    #[inline]
    #[track_caller]
    pub fn recast<Old, New>(self) -> <Elements<Old, New> as RecastOf<Self>>::Output
    where
        Elements<Old, New>: Recasts<Self>,
    {
        Elements::recast(self)
    }
}

/// The layout over larger elements: `Upcast<Layout!(32:1), _8>` is `Layout!(4:1)`.
pub type Upcast<L, N> = <Larger<N> as Recasts<L>>::Result;
/// The layout over smaller elements: `Downcast<Layout!(4:1), _8>` is `Layout!(32:1)`.
pub type Downcast<L, N> = <Smaller<N> as Recasts<L>>::Result;
/// The layout over elements of `NEW` bits: `RecastBits<Layout!(16:1), _16, _32>` is `Layout!(8:1)`.
pub type RecastBits<L, OLD, NEW> = <Bits<OLD, NEW> as Recasts<L>>::Result;
/// The layout over elements of type `New`: `Recast<Layout!(16:1), u16, u32>` is `Layout!(8:1)`.
pub type Recast<L, Old, New> = <Elements<Old, New> as Recasts<L>>::Result;

/// How elements change: gathered, then split.
pub trait Change {
    /// How many are gathered to one.
    type Gather: Nat;
    /// Into how many each is split.
    type Split: Nat;
    /// The operation's name.
    type Name: Operation;
}

/// Elements `N` times as large.
#[derive(Debug)]
pub struct Larger<N>(PhantomData<N>);
/// Elements one `N`-th as large.
#[derive(Debug)]
pub struct Smaller<N>(PhantomData<N>);
/// Elements of `NEW` bits instead of `OLD`.
#[derive(Debug)]
pub struct Bits<OLD, NEW>(PhantomData<(OLD, NEW)>);
/// Elements of type `New` instead of `Old`.
#[derive(Debug)]
pub struct Elements<Old, New>(PhantomData<(Old, New)>);

impl<N: Static> Change for Larger<N> {
    type Gather = N::Nat;
    type Split = U1;
    type Name = operation::upcast;
}

impl<N: Static> Change for Smaller<N> {
    type Gather = U1;
    type Split = N::Nat;
    type Name = operation::downcast;
}

/// `N / gcd(N, M)`
type Reduced<N, M> = <<<N as Nat>::Gcd<M> as Nat>::Divide<N> as Euclidean>::Quot;

impl<OLD: Static, NEW: Static> Change for Bits<OLD, NEW> {
    type Gather = Reduced<NEW::Nat, OLD::Nat>;
    type Split = Reduced<OLD::Nat, NEW::Nat>;
    type Name = operation::recast;
}

impl<Old: Element, New: Element> Change for Elements<Old, New> {
    type Gather = <Bits<Old::Bits, New::Bits> as Change>::Gather;
    type Split = <Bits<Old::Bits, New::Bits> as Change>::Split;
    type Name = operation::recast;
}

/// A change of elements that the layout `L` allows.
pub trait Recasts<L>: RecastOf<L> {
    /// The layout over the changed elements.
    type Result;
    /// That layout. Panics where run-time numbers break the law.
    fn recast(layout: L) -> Self::Output;
    /// That layout, or why there is none.
    ///
    /// # Errors
    /// Where run-time numbers break the law.
    fn try_recast(layout: L) -> Result<Self::Output, Refusal>;
}

/// A change of elements: the layout that it makes of `L`, harmless where there is none.
pub trait RecastOf<L> {
    /// That layout.
    type Output;
}

impl<S: IntTuple, D: Stride, C: Change> RecastOf<Layout<S, D>> for C
where
    <PlanOf<Modes<S, D>, C> as Plan>::Answer: Settled,
{
    type Output = <<PlanOf<Modes<S, D>, C> as Plan>::Answer as Settled>::Output;
}

impl<S: IntTuple, D: Stride, C: Change> Recasts<Layout<S, D>> for C
where
    <PlanOf<Modes<S, D>, C> as Plan>::Answer:
        Settled + Granted<<C as RecastOf<Layout<S, D>>>::Output>,
{
    type Result = <C as RecastOf<Layout<S, D>>>::Output;
    #[inline]
    #[track_caller]
    fn recast(layout: Layout<S, D>) -> Self::Output {
        plan::<Modes<S, D>, C>(layout.modes()).answer().grant()
    }
    #[inline]
    fn try_recast(layout: Layout<S, D>) -> Result<Self::Output, Refusal> {
        plan::<Modes<S, D>, C>(layout.modes()).answer().attempt()
    }
}
