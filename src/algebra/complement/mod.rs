//! Complement: what a layout leaves out.

mod gaps;
mod overhang;
mod repeats;

use core::marker::PhantomData;

use typenum::U1;

use crate::layout::{Layout, Modes};
use crate::num::{Scalar, Truth, Verdict};
use crate::refusal::{Refusal, granted};
use crate::tuple::{FlatModes, IntTuple, ModeTree, Nil, Stride, Tree};

use super::chain::{Chained, explain};
use super::compose::Finding;
use super::plan::{
    Electing, Feasible, Granted, Outcome, Plan, Planning, Undefined, feasible, refuse,
};
use super::reason::operation;
use super::sort::SortLeaves;

pub use gaps::Gaps;
pub(crate) use gaps::{Unless1, unless_1};
pub use overhang::AllMove;
pub use repeats::Repeats;
pub(crate) use repeats::{CeilDiv, ceil_div};

impl<S, D> Layout<S, D> {
    /// What this layout leaves out of `[0, M)`, where M is `size`: a number, or the size of a
    /// shape.
    ///
    /// **Law.** Let R be the result and M' the size of `(A, R)`. Then `(A, R)` takes every index in
    /// `[0, M')` exactly once, R increases, and M' is the least multiple of A's span that is not
    /// below M. A's modes of stride 0 move nothing and do not count. In a shape each mode is
    /// rounded up.
    ///
    /// Sorted by stride, each of A's strides must be a multiple of what the modes before it span:
    /// where modes overlap or leave uneven gaps, the program does not compile.
    ///
    /// ```
    /// use colex::{Layout, layout, shape, num::*};
    ///
    /// let a = layout!(4:2); // 0 2 4 6
    /// let _: Layout!((2,3):(1,8)) = a.complement(_24); // moves 1 aside, then on by 8
    /// let _: Layout!(2:1) = a.complement(_8); // a mode of size 1 is no mode
    /// let _: Layout!((2,4):(1,8)) = a.complement(shape!((4,8)));
    /// let _: Layout!((3,2):(2,12)) = layout!((2,2):(1,6)).complement(_24);
    /// ```
    ///
    /// With a run-time size the last mode has a run-time size. With run-time sizes in A the law is
    /// checked when the complement is taken. A run-time size counts as a mode: where it happens to be
    /// 1 its stride must keep the law too, and a complement may be refused that exists for a static 1.
    /// Run-time strides can be sorted where there is one only: static sizes with several are refused,
    /// whatever their values, and even where these would make the modes one.
    ///
    /// ```
    /// # use colex::layout;
    /// let n = 24;
    /// assert_eq!(layout!(4:2).complement(n).shape(), (colex::num::_2, 3));
    /// assert!(layout!((n,4):(1,8)).try_complement(96).is_err()); // 8 is not a multiple of 24
    /// ```
    ///
    #[doc = include_str!("../../../docs/pictures/divide.svg")]
    ///
    /// Sibling: [`compose`](Self::compose); `logical_divide` composes with `(B, complement of B)`.
    ///
    /// # Panics
    ///
    /// Where run-time numbers break the law.
    #[must_use]
    #[inline]
    #[track_caller]
    pub fn complement<N, R>(self, size: N) -> R
    where
        N: ComplementsIn<Self, R>,
    {
        size.complement_of(self)
    }

    /// The complement, or why there is none: [`complement`](Self::complement) for run-time numbers.
    ///
    /// # Errors
    ///
    /// The sentence with which `complement` panics.
    #[inline]
    pub fn try_complement<N, R>(self, size: N) -> Result<R, Refusal>
    where
        N: ComplementsIn<Self, R>,
    {
        size.try_complement_of(self)
    }
}

/// The complement as a type: `Complement<Layout!(4:2), _24>` is `Layout!((2,3):(1,8))`.
pub type Complement<L, N> = <N as ComplementOf<L>>::Output;

/// A size in which the layout `L` has a complement, and it is `R`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a size in which a layout can have a complement",
    label = "this is neither a number nor a shape",
    note = "a size is `_24`, a `usize`, `shape!((4,6))` or the `cosize()` of a layout"
)]
pub trait ComplementsIn<L, R> {
    /// The complement of `layout` in `self`.
    fn complement_of(self, layout: L) -> R;
    /// The complement of `layout` in `self`, or why there is none.
    ///
    /// # Errors
    /// Where run-time numbers break the law.
    fn try_complement_of(self, layout: L) -> Result<R, Refusal>;
}

/// A size in which the layout `L` has a complement.
pub trait ComplementOf<L> {
    /// The complement.
    type Output;
}

impl<S, D, N, R> ComplementsIn<Layout<S, D>, R> for N
where
    S: IntTuple,
    D: Stride,
    N: IntTuple,
    <PlanOf<Modes<S, D>, N::Tree> as Plan>::Answer: Granted<R>,
{
    #[inline]
    #[track_caller]
    fn complement_of(self, layout: Layout<S, D>) -> R {
        plan(layout.modes(), self.lower()).answer().grant()
    }
    #[inline]
    fn try_complement_of(self, layout: Layout<S, D>) -> Result<R, Refusal> {
        plan(layout.modes(), self.lower()).answer().attempt()
    }
}

impl<S, D, N> ComplementOf<Layout<S, D>> for N
where
    S: IntTuple,
    D: Stride,
    N: IntTuple,
    <PlanOf<Modes<S, D>, N::Tree> as Plan>::Answer: Outcome,
{
    type Output = <<PlanOf<Modes<S, D>, N::Tree> as Plan>::Answer as Outcome>::Output;
}

/// Modes that have a complement, for the operations that are built on it.
///
/// [`Chains`](Self::Chains) is the verdict, [`Complement`](Self::Complement) the result, harmless
/// where the verdict is no, and [`Why`](Self::Why) the reason.
pub trait ComplementModes: ModeTree {
    /// Whether there is a complement in `N`.
    type Chains<N: Tree>: Verdict;
    /// The order of the strides is known. Where it is not, [`Chains`](Self::Chains) is no or unknown.
    type IsOrdered: Truth;
    /// The complement in `N`, coalesced.
    type Complement<N: Tree>: FlatModes;
    /// Whether the modes and their complement in `N` have more than `N` coordinates.
    type Overhangs<N: Scalar>: Verdict;
    /// Why there is none.
    type Why<N: Tree>;
    /// The complement in `n`, or why there is none.
    ///
    /// # Errors
    /// Where run-time numbers break the law.
    fn complement<N: Tree>(self, n: N) -> Result<Self::Complement<N>, Refusal>;
}

/// The leaves of `M` by increasing stride.
type Sorted<M> = <M as SortLeaves>::Sorted<Nil>;

impl<M: ModeTree> ComplementModes for M {
    type Chains<N: Tree> = <Sorted<M> as Gaps>::Chains<U1, N>;
    type IsOrdered = <Sorted<M> as Chained>::IsOrdered;
    type Complement<N: Tree> = <Sorted<M> as Gaps>::Gaps<U1, N>;
    type Overhangs<N: Scalar> = <M::Moves as AllMove>::Overhangs<M, N>;
    type Why<N: Tree> = <<<Sorted<M> as Chained>::Broken<operation::complement> as Finding>::Or<
        <Sorted<M> as Gaps>::Untiled<U1, N>,
    > as Finding>::Reason;
    #[inline]
    fn complement<N: Tree>(self, n: N) -> Result<Self::Complement<N>, Refusal> {
        let leaves = self.sorted(Nil);
        leaves.gaps(U1::default(), n).map_err(|refusal| explain(refusal, leaves))
    }
}

/// The plan for the complement of `M` in `N`.
type PlanOf<M, N> = <<<M as ComplementModes>::Chains<N> as Electing>::Elect<
    Filled<M, N>,
    NoComplement<M, N>,
    FilledIfOrdered<M, N>,
> as Planning>::Plan;

#[inline]
fn plan<M: ComplementModes, N: Tree>(modes: M, n: N) -> PlanOf<M, N> {
    let filled = Filled { modes, n };
    <M::Chains<N> as Electing>::elect(filled, NoComplement(PhantomData), FilledIfOrdered(filled))
        .plan()
}

/// The complement of `M` in `N`, which exists, or is checked where run-time numbers decide.
#[derive(Clone, Copy, Debug)]
pub struct Filled<M, N> {
    modes: M,
    n: N,
}

feasible!(<M: ComplementModes, N: Tree> Filled<M, N>);

impl<M: ComplementModes, N: Tree> Feasible for Filled<M, N> {
    type Parts = <M::Complement<N> as FlatModes>::Bare;
    #[inline]
    fn check(self) -> Result<(), Refusal> {
        self.modes.complement(self.n).map(drop)
    }
    #[inline]
    #[track_caller]
    fn parts(self) -> Self::Parts {
        granted(self.modes.complement(self.n)).bare()
    }
}

/// There is no complement: the stage that says why.
#[derive(Clone, Copy, Debug)]
pub struct NoComplement<M, N>(PhantomData<(M, N)>);

impl<M: ComplementModes, N: Tree> Planning for NoComplement<M, N> {
    type Plan = Undefined<M::Why<N>>;
    fn plan(self) -> Self::Plan {
        Undefined(PhantomData)
    }
}

/// The complement where the order of the strides is known.
#[derive(Clone, Copy, Debug)]
pub struct FilledIfOrdered<M, N>(Filled<M, N>);

impl<M: ComplementModes, N: Tree> Planning for FilledIfOrdered<M, N> {
    type Plan = <<M::IsOrdered as Electing>::Elect<
        Filled<M, N>,
        NoComplement<M, N>,
        Filled<M, N>,
    > as Planning>::Plan;
    #[inline]
    fn plan(self) -> Self::Plan {
        <M::IsOrdered as Electing>::elect(self.0, NoComplement(PhantomData), self.0).plan()
    }
}

/// In the operation `Self`, a shape of size `Size` is tiled mode by mode.
#[diagnostic::on_unimplemented(
    message = "{Self} is undefined: a shape of size `{Size}` cannot be tiled mode by mode with a span of `{Span}`",
    label = "`{Repeats}` repetitions of `{Span}` do not reach `{Size}`",
    note = "pass the size `{Size}` instead of the shape, or a shape whose modes divide or are divided by `{Span}`"
)]
pub trait TiledBy<Size, Span, Repeats> {}

/// A shape of size `Size` cannot be tiled.
#[derive(Clone, Copy, Debug)]
pub struct Untiled<Op, Size, Span, Repeats>(PhantomData<(Op, Size, Span, Repeats)>);

refuse!(Untiled<Op, Size, Span, Repeats>: Op, TiledBy<Size, Span, Repeats>);
