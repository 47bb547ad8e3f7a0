//! What two layouts have in common: runs that both store contiguously.

mod rooms;

use core::marker::PhantomData;

use typenum::{U1, UTerm};

use crate::layout::{AnyLayout, Extent, Layout};
use crate::num::{_0, Scalar};
use crate::refusal::Refusal;
use crate::tuple::{FlatModes, IntTuple, Mode, ModeTree, Nil, Stride};

use super::chain::Chained;
use super::inverse::{Contiguous, Placed, Refused, placed};
use super::plan::{Electing, Feasible, Granted, Outcome, Plan, Planning, feasible};
use super::reason::operation;

pub use rooms::{Clips, ClipsTo, Common, GoesAlong, GoesOn, Room, Rooms, Roomy};

impl<S: IntTuple, D: Stride> Layout<S, D> {
    /// The longest run from index 0 on that is contiguous in this layout and in `b`.
    ///
    /// **Law.** `A(R(i)) = i` and `B(R(i)) = i` for every `i < size(R)`: R are the coordinates that
    /// a copy between the two may take at once. A goes on along its last mode.
    ///
    /// ```
    /// use colex::{Layout, layout};
    ///
    /// let a = layout!((4,8):(1,4));
    /// let _: Layout!(4:1) = a.max_common_layout(layout!((4,8):(1,5)));
    /// let _: Layout!(1:0) = a.max_common_layout(layout!((4,8):(8,1))); // never both
    /// let _: Layout!((4,8):(8,1)) = layout!((8,4):(4,1)).max_common_layout(layout!((8,4):(4,1)));
    /// # let _ = colex::num::_0;
    /// ```
    ///
    /// What only run time knows to be contiguous is not taken. A negative stride in B does not
    /// compile. Sibling: [`max_common_vector`](Self::max_common_vector), its size.
    #[must_use]
    #[inline]
    pub fn max_common_layout<B, R>(self, b: B) -> R
    where
        B: HasInCommon<Self, R>,
    {
        b.in_common(self)
    }

    /// How many elements one access may move between this layout and `b`.
    ///
    /// **Law.** The size of [`max_common_layout`](Self::max_common_layout).
    ///
    /// ```
    /// use colex::{layout, num::_4};
    ///
    /// let _: _4 = layout!((4,8):(1,4)).max_common_vector(layout!((4,8):(1,5)));
    /// ```
    #[must_use]
    #[inline]
    pub fn max_common_vector<B, N>(self, b: B) -> N
    where
        B: HasInCommonVector<Self, N>,
    {
        b.vector_in_common(self)
    }

    /// The largest factor by which the layout's elements gather.
    ///
    /// **Law.** The largest n for which [`upcast`](Self::upcast) by n is defined and rounds nothing
    /// up: the length of the contiguous run and all other strides are multiples of it.
    ///
    /// ```
    /// use colex::{layout, num::*};
    ///
    /// let _: _16 = layout!(((2,7,6),16,2):((32,6912,384),1,64)).max_alignment();
    /// let _: _1 = layout!(4:3).max_alignment();
    /// ```
    #[must_use]
    #[inline]
    pub fn max_alignment<N>(self) -> N
    where
        Self: AlignsTo<N>,
    {
        self.alignment()
    }
}

/// A layout B that has the run `R` in common with the layout `A`.
pub trait HasInCommon<A, R> {
    /// That run.
    fn in_common(self, a: A) -> R;
}

/// A layout B that has a run of `N` elements in common with the layout `A`.
pub trait HasInCommonVector<A, N> {
    /// How many elements.
    fn vector_in_common(self, a: A) -> N;
}

/// A layout whose elements gather by `N`.
pub trait AlignsTo<N> {
    /// The number.
    fn alignment(self) -> N;
}

impl<A: AnyLayout, B: AnyLayout, R> HasInCommon<A, R> for B
where
    <PlanOf<B::Modes, Together<A::Modes, B::Modes>, operation::max_common_layout> as Plan>::Answer:
        Granted<R>,
{
    #[inline]
    fn in_common(self, _: A) -> R {
        plan::<B::Modes, _, operation::max_common_layout>(Together::<A::Modes, _>(
            self.into_modes(),
            PhantomData,
        ))
        .answer()
        .grant()
    }
}

impl<A: AnyLayout, B: AnyLayout, N> HasInCommonVector<A, N> for B
where
    <PlanOf<B::Modes, Vector<A::Modes, B::Modes>, operation::max_common_vector> as Plan>::Answer:
        Granted<Layout<N, _0>>,
{
    #[inline]
    fn vector_in_common(self, _: A) -> N {
        plan::<B::Modes, _, operation::max_common_vector>(Vector::<A::Modes, _>(
            self.into_modes(),
            PhantomData,
        ))
        .answer()
        .grant()
        .shape
    }
}

impl<L: AnyLayout, N> AlignsTo<N> for L
where
    <PlanOf<L::Modes, Alignment<L::Modes>, operation::max_alignment> as Plan>::Answer:
        Granted<Layout<N, _0>>,
{
    #[inline]
    fn alignment(self) -> N {
        plan::<L::Modes, _, operation::max_alignment>(Alignment(self.into_modes()))
            .answer()
            .grant()
            .shape
    }
}

/// The plan for `P`, where no stride of `M` is negative.
type PlanOf<M, P, Op> = <<<Placed<M> as Chained>::IsForward as Electing>::Elect<
    P,
    Refused<M, Op>,
    P,
> as Planning>::Plan;

#[inline]
fn plan<M: ModeTree, P: Planning, Op: Copy>(stage: P) -> PlanOf<M, P, Op> {
    <<Placed<M> as Chained>::IsForward as Electing>::elect(stage, Refused::new(), stage).plan()
}

/// The run of `B` that `A` has too.
#[derive(Clone, Copy, Debug)]
pub struct Together<A, B>(B, PhantomData<A>);

/// The size of that run, as the layout `n:0`.
#[derive(Clone, Copy, Debug)]
pub struct Vector<A, B>(B, PhantomData<A>);

/// The largest factor `n` by which elements of `M` gather, as the layout `n:0`.
#[derive(Clone, Copy, Debug)]
pub struct Alignment<M>(M);

feasible!(<A: ModeTree, B: ModeTree> Together<A, B>);
feasible!(<A: ModeTree, B: ModeTree> Vector<A, B>);
feasible!(<M: ModeTree> Alignment<M>);

/// The coalesced modes of `M`, and the last leaf, along which the layout goes on.
type Coalesced<M> = <<M as ModeTree>::Flat<Nil> as GoesOn>::Beyond;
/// The run of B that A has too.
type Shared<A, B> = <<Placed<B> as Contiguous>::Run as Common>::Common<
    Coalesced<A>,
    <Coalesced<A> as Roomy>::Rooms,
    U1,
>;

#[inline]
fn shared<A: ModeTree, B: ModeTree>(b: B) -> Shared<A, B> {
    placed(b).run().common::<Coalesced<A>, <Coalesced<A> as Roomy>::Rooms, U1>()
}

impl<A: ModeTree, B: ModeTree> Feasible for Together<A, B> {
    type Parts = <Shared<A, B> as FlatModes>::Bare;
    #[inline]
    fn check(self) -> Result<(), Refusal> {
        Ok(())
    }
    #[inline]
    fn parts(self) -> Self::Parts {
        shared::<A, B>(self.0).bare()
    }
}

impl<A: ModeTree, B: ModeTree> Feasible for Vector<A, B> {
    type Parts = Mode<<Shared<A, B> as Extent>::Size, UTerm>;
    #[inline]
    fn check(self) -> Result<(), Refusal> {
        Ok(())
    }
    #[inline]
    fn parts(self) -> Self::Parts {
        Mode { shape: shared::<A, B>(self.0).size(), stride: UTerm }
    }
}

/// The length of the run of `M`.
type Length<M> = <<Placed<M> as Contiguous>::Run as Extent>::Size;

impl<M: ModeTree> Feasible for Alignment<M> {
    type Parts = Mode<<Length<M> as Scalar>::Gcd<<Placed<M> as Contiguous>::Others>, UTerm>;
    #[inline]
    fn check(self) -> Result<(), Refusal> {
        Ok(())
    }
    #[inline]
    fn parts(self) -> Self::Parts {
        let leaves = placed(self.0);
        Mode { shape: leaves.run().size().gcd(leaves.others()), stride: UTerm }
    }
}

/// The longest common run as a type.
pub type MaxCommonLayout<A, B> = <B as InCommon<A>>::Output;

/// A layout that has a run in common with the layout `A`.
pub trait InCommon<A> {
    /// The run.
    type Output;
}

impl<A: AnyLayout, B: AnyLayout> InCommon<A> for B
where
    <PlanOf<B::Modes, Together<A::Modes, B::Modes>, operation::max_common_layout> as Plan>::Answer:
        Outcome,
{
    type Output = <<PlanOf<
        B::Modes,
        Together<A::Modes, B::Modes>,
        operation::max_common_layout,
    > as Plan>::Answer as Outcome>::Output;
}
