//! Inverses: from indices back to coordinates.

mod recover;
mod run;

use core::marker::PhantomData;

use typenum::{U1, UTerm};

use crate::layout::{AnyLayout, Extent, Layout};
use crate::num::{Scalar, Truth};
use crate::refusal::Refusal;
use crate::tuple::{FlatModes, IntTuple, ModeTree, Nil, RaiseLayout, Stride};

use super::chain::{Chained, Outcome, explain, operation};
use super::coalesce::CoalesceOnto;
use super::compose::{Electing, Finding, Granted, Planning, Undefined};
use super::sort::Places;

pub use recover::{Exceeding, Recovers, Ties};
pub use run::{Contiguous, RunsOn};

impl<S: IntTuple, D: Stride> Layout<S, D> {
    /// The coordinates of the indices 0, 1, 2, … in order, as far as they all occur.
    ///
    /// **Law.** `A(R(i)) = i` for every `i < size(R)`, and R is as large as possible: it is the contiguous run of A
    /// that starts at index 0. Where several modes could come next, A not being injective, the
    /// longest is taken; modes of stride 0 are skipped.
    ///
    /// ```
    /// use colex::{Layout, layout};
    ///
    /// let _: Layout!((4,2,6):(2,1,8)) = layout!((2,4,6):(4,1,8)).right_inverse();
    /// let _: Layout!(4:1) = layout!((4,8):(1,5)).right_inverse(); // index 4 does not occur
    /// let _: Layout!(1:0) = layout!(8:2).right_inverse(); // nor does index 1
    /// ```
    ///
    /// What only run time knows to be contiguous is not taken: run-time strides never, and nothing
    /// behind a run-time size. A negative stride does not compile.
    ///
    /// Sibling: [`left_inverse`](Self::left_inverse).
    #[must_use]
    #[inline]
    pub fn right_inverse<R>(self) -> R
    where
        Self: RightInvertsTo<R>,
    {
        self.right_inverted()
    }

    /// From each index back to its coordinate.
    ///
    /// **Law.** `L(A(i)) = i` for every `i < size(A)`, where A is injective. Where modes of stride 0 or of one stride repeat
    /// indices, `A(L(A(i))) = A(i)`. Sorted, each stride must be a multiple of the one before; what lies
    /// between A's indices is of no account.
    ///
    /// ```
    /// use colex::{Layout, layout};
    ///
    /// let _: Layout!((5,21):(21,1)) = layout!((3,7,5):(5,15,1)).left_inverse();
    /// let _: Layout!((5,8):(1,4)) = layout!((4,8):(1,5)).left_inverse(); // a padded matrix
    /// let _: Layout!((2,4):(0,1)) = layout!(4:2).left_inverse();
    /// ```
    ///
    /// With run-time sizes the law is checked when the inverse is taken. Run-time strides can be sorted where
    /// there is one only. Where the law is broken for certain the program does not compile.
    ///
    /// ```compile_fail
    /// let _ = colex::layout!((4,5):(6,3)).left_inverse(); // not injective: 6 occurs twice
    /// ```
    /// ```compile_fail
    /// let _ = colex::layout!((2,2):(2,3)).left_inverse(); // 3 is not a multiple of 2
    /// ```
    ///
    /// Sibling: [`right_inverse`](Self::right_inverse).
    ///
    /// # Panics
    ///
    /// Where run-time numbers break the law.
    #[must_use]
    #[inline]
    #[track_caller]
    pub fn left_inverse<R>(self) -> R
    where
        Self: LeftInvertsTo<R>,
    {
        self.left_inverted()
    }

    /// The left inverse, or why there is none: [`left_inverse`](Self::left_inverse) for run-time numbers.
    ///
    /// # Errors
    ///
    /// The sentence with which `left_inverse` panics.
    #[inline]
    pub fn try_left_inverse<R>(self) -> Result<R, Refusal>
    where
        Self: LeftInvertsTo<R>,
    {
        self.try_left_inverted()
    }
}

/// The right inverse as a type: `RightInverse<Layout!((2,4):(4,1))>` is `Layout!((4,2):(2,1))`.
pub type RightInverse<L> = <L as RightInvertible>::Output;
/// The left inverse as a type: `LeftInverse<Layout!((4,8):(1,5))>` is `Layout!((5,8):(1,4))`.
pub type LeftInverse<L> = <L as LeftInvertible>::Output;

/// A layout whose right inverse is `R`: any whose strides are not negative.
pub trait RightInvertsTo<R> {
    /// The right inverse.
    fn right_inverted(self) -> R;
}

/// A layout whose left inverse is `R`.
pub trait LeftInvertsTo<R> {
    /// The left inverse. Panics where run-time numbers break the law.
    fn left_inverted(self) -> R;
    /// The left inverse, or why there is none.
    ///
    /// # Errors
    /// Where run-time numbers break the law.
    fn try_left_inverted(self) -> Result<R, Refusal>;
}

/// A layout that has a right inverse.
pub trait RightInvertible {
    /// The right inverse.
    type Output;
}

/// A layout that has a left inverse.
pub trait LeftInvertible {
    /// The left inverse.
    type Output;
}

impl<L: AnyLayout, R> RightInvertsTo<R> for L
where
    RightPlan<L::Modes>: Granted<R>,
{
    #[inline]
    fn right_inverted(self) -> R {
        let right = Right(self.into_modes());
        <IsForward<L::Modes> as Electing>::elect(right, Refused(PhantomData), right).plan().grant()
    }
}

impl<L: AnyLayout, R> LeftInvertsTo<R> for L
where
    LeftPlan<L::Modes>: Granted<R>,
{
    #[inline]
    #[track_caller]
    fn left_inverted(self) -> R {
        left_plan(self.into_modes()).grant()
    }
    #[inline]
    fn try_left_inverted(self) -> Result<R, Refusal> {
        left_plan(self.into_modes()).attempt()
    }
}

impl<L: AnyLayout> RightInvertible for L
where
    RightPlan<L::Modes>: Outcome,
{
    type Output = <RightPlan<L::Modes> as Outcome>::Output;
}

impl<L: AnyLayout> LeftInvertible for L
where
    LeftPlan<L::Modes>: Outcome,
{
    type Output = <LeftPlan<L::Modes> as Outcome>::Output;
}

/// The coalesced modes of `M`.
type Coalesced<M> = <M as CoalesceOnto>::Onto<Nil>;
/// The leaves of the coalesced layout by increasing stride, with their places.
pub(crate) type Placed<M> = <Coalesced<M> as Places>::PlacedAfter<U1, U1>;

#[inline]
pub(crate) fn placed<M: ModeTree>(modes: M) -> Placed<M> {
    modes.coalesce_onto(Nil).placed_after(U1::default(), U1::default())
}

type IsForward<M> = <Placed<M> as Chained>::IsForward;
type RightPlan<M> = <<IsForward<M> as Electing>::Elect<
    Right<M>,
    Refused<M, operation::right_inverse>,
    Right<M>,
> as Planning>::Plan;

/// The right inverse, which exists.
#[derive(Clone, Copy, Debug)]
pub struct Right<M>(M);

impl<M: ModeTree> Planning for Right<M> {
    type Plan = Self;
    #[inline]
    fn plan(self) -> Self {
        self
    }
}

type RightOf<M> = <<<Placed<M> as Contiguous>::Run as FlatModes>::Bare as RaiseLayout>::Layout;

impl<M> Granted<RightOf<M>> for Right<M>
where
    M: ModeTree,
    <<Placed<M> as Contiguous>::Run as FlatModes>::Bare: RaiseLayout,
{
    #[inline]
    fn attempt(self) -> Result<RightOf<M>, Refusal> {
        Ok(placed(self.0).run().bare().raise_layout())
    }
    #[inline]
    #[track_caller]
    fn grant(self) -> RightOf<M> {
        self.attempt().unwrap_or_else(|refusal| refusal.raise())
    }
}

impl<M> Outcome for Right<M>
where
    M: ModeTree,
    <<Placed<M> as Contiguous>::Run as FlatModes>::Bare: RaiseLayout,
{
    type Output = RightOf<M>;
}

/// There is a stride that is negative, or may be.
#[derive(Clone, Copy, Debug)]
pub struct Refused<M, Op>(PhantomData<(M, Op)>);

impl<M, Op> Refused<M, Op> {
    pub(crate) const fn new() -> Self {
        Self(PhantomData)
    }
}

impl<M: ModeTree, Op: Copy> Planning for Refused<M, Op> {
    type Plan = Undefined<<<Placed<M> as Chained>::Backwards<Op> as Finding>::Reason>;
    fn plan(self) -> Self::Plan {
        Undefined::new()
    }
}

type LeftPlan<M> = <<<Placed<M> as Recovers>::Nests as Electing>::Elect<
    Left<M>,
    LeftIfOrdered<M>,
    LeftIfOrdered<M>,
> as Planning>::Plan;

#[inline]
fn left_plan<M: ModeTree>(modes: M) -> LeftPlan<M> {
    let second = LeftIfOrdered(modes);
    <<Placed<M> as Recovers>::Nests as Electing>::elect(Left(modes), second, second).plan()
}

/// The left inverse, which exists, or is checked where run-time numbers decide.
#[derive(Clone, Copy, Debug)]
pub struct Left<M>(M);

impl<M: ModeTree> Planning for Left<M> {
    type Plan = Self;
    #[inline]
    fn plan(self) -> Self {
        self
    }
}

type LeftModes<M> = <<Placed<M> as Recovers>::Recovered<Coalesced<M>> as FlatModes>::Bare;
type LeftOf<M> = <LeftModes<M> as RaiseLayout>::Layout;

impl<M> Granted<LeftOf<M>> for Left<M>
where
    M: ModeTree,
    LeftModes<M>: RaiseLayout,
{
    #[inline]
    fn attempt(self) -> Result<LeftOf<M>, Refusal> {
        let leaves = placed(self.0);
        let open = IsOpen::<M>::pick(self.0.size(), UTerm).value().unsigned_abs();
        leaves.check_keeps(open).map_err(|refusal| explain(refusal, leaves))?;
        Ok(leaves.recovered(self.0.coalesce_onto(Nil)).bare().raise_layout())
    }
    #[inline]
    #[track_caller]
    fn grant(self) -> LeftOf<M> {
        self.attempt().unwrap_or_else(|refusal| refusal.raise())
    }
}

impl<M> Outcome for Left<M>
where
    M: ModeTree,
    LeftModes<M>: RaiseLayout,
{
    type Output = LeftOf<M>;
}

/// Whether the layout goes on along the last of its coalesced modes: its last leaf is that one.
type IsOpen<M> = <<M as ModeTree>::Flat<Nil> as Places>::EndsOpen;
/// The sizes up to the mode along which the layout goes on; 0 if there is none.
type Open<M> = <IsOpen<M> as Truth>::Pick<<M as Extent>::Size, UTerm>;

/// The second attempt, where the order of the strides is known: sizes larger than their radix.
#[derive(Clone, Copy, Debug)]
pub struct LeftIfOrdered<M>(M);

impl<M: ModeTree> Planning for LeftIfOrdered<M> {
    type Plan = <<<Placed<M> as Chained>::IsOrdered as Electing>::Elect<
        LeftIfKept<M>,
        Unrecovered<M>,
        LeftIfKept<M>,
    > as Planning>::Plan;
    #[inline]
    fn plan(self) -> Self::Plan {
        let third = LeftIfKept(self.0);
        <<Placed<M> as Chained>::IsOrdered as Electing>::elect(
            third,
            Unrecovered(PhantomData),
            third,
        )
        .plan()
    }
}

/// The third: no digit exceeds its mode.
#[derive(Clone, Copy, Debug)]
pub struct LeftIfKept<M>(M);

impl<M: ModeTree> Planning for LeftIfKept<M> {
    type Plan = <<<Placed<M> as Recovers>::Keeps<Open<M>> as Electing>::Elect<
        Left<M>,
        Unrecovered<M>,
        Left<M>,
    > as Planning>::Plan;
    #[inline]
    fn plan(self) -> Self::Plan {
        <<Placed<M> as Recovers>::Keeps<Open<M>> as Electing>::elect(
            Left(self.0),
            Unrecovered(PhantomData),
            Left(self.0),
        )
        .plan()
    }
}

/// There is no left inverse: the stage that says why.
#[derive(Clone, Copy, Debug)]
pub struct Unrecovered<M>(PhantomData<M>);

impl<M: ModeTree> Planning for Unrecovered<M> {
    type Plan = Undefined<
        <<<<Placed<M> as Chained>::Backwards<operation::left_inverse> as Finding>::Or<
            <Placed<M> as Chained>::Unordered<operation::left_inverse>,
        > as Finding>::Or<
            <Placed<M> as Recovers>::Exceeds<operation::left_inverse, Open<M>>,
        > as Finding>::Reason,
    >;
    fn plan(self) -> Self::Plan {
        Undefined::new()
    }
}
