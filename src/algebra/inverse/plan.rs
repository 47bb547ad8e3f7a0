//! How inverses are computed, decided by the strides.

use core::marker::PhantomData;

use typenum::{U1, UTerm};

use crate::algebra::chain::{Chained, explain};
use crate::algebra::coalesce::CoalesceOnto;
use crate::algebra::common::GoesOn;
use crate::algebra::compose::Finding;
use crate::algebra::plan::{Electing, Feasible, Planning, Undefined, feasible};
use crate::algebra::reason::operation;
use crate::algebra::sort::Places;
use crate::layout::Extent;
use crate::num::{Scalar, Truth};
use crate::refusal::Refusal;
use crate::tuple::{FlatModes, ModeTree, Nil};

use super::recover::Recovers;
use super::run::Contiguous;

/// The coalesced modes of `M`.
type Coalesced<M> = <M as CoalesceOnto>::Onto<Nil>;
/// The leaves of the coalesced layout by increasing stride, with their places.
pub(crate) type Placed<M> = <Coalesced<M> as Places>::PlacedAfter<U1, U1>;

#[inline]
pub(crate) fn placed<M: ModeTree>(modes: M) -> Placed<M> {
    modes.coalesce_onto(Nil).placed_after(U1::default(), U1::default())
}

pub(super) type IsForward<M> = <Placed<M> as Chained>::IsForward;
pub(super) type RightPlan<M> = <<IsForward<M> as Electing>::Elect<
    Right<M>,
    Refused<M, operation::right_inverse>,
    Right<M>,
> as Planning>::Plan;

/// The right inverse, which exists.
#[derive(Clone, Copy, Debug)]
pub struct Right<M>(pub(super) M);

feasible!(<M: ModeTree> Right<M>);

impl<M: ModeTree> Feasible for Right<M> {
    type Parts = <<Placed<M> as Contiguous>::Run as FlatModes>::Bare;
    #[inline]
    fn check(self) -> Result<(), Refusal> {
        Ok(())
    }
    #[inline]
    fn parts(self) -> Self::Parts {
        placed(self.0).run().bare()
    }
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
        Undefined(PhantomData)
    }
}

pub(super) type LeftPlan<M> = <<<Placed<M> as Recovers>::Nests as Electing>::Elect<
    Left<M>,
    LeftIfOrdered<M>,
    LeftIfOrdered<M>,
> as Planning>::Plan;

#[inline]
pub(super) fn left_plan<M: ModeTree>(modes: M) -> LeftPlan<M> {
    let second = LeftIfOrdered(modes);
    <<Placed<M> as Recovers>::Nests as Electing>::elect(Left(modes), second, second).plan()
}

/// The left inverse, which exists, or is checked where run-time numbers decide.
#[derive(Clone, Copy, Debug)]
pub struct Left<M>(M);

feasible!(<M: ModeTree> Left<M>);

impl<M: ModeTree> Feasible for Left<M> {
    type Parts = <<Placed<M> as Recovers>::Recovered<Coalesced<M>> as FlatModes>::Bare;
    #[inline]
    fn check(self) -> Result<(), Refusal> {
        let leaves = placed(self.0);
        let open = IsOpen::<M>::pick(self.0.size(), UTerm).magnitude();
        leaves.check_keeps(open).map_err(|refusal| explain(refusal, leaves))
    }
    #[inline]
    fn parts(self) -> Self::Parts {
        placed(self.0).recovered(self.0.coalesce_onto(Nil)).bare()
    }
}

/// Whether the layout goes on along the last of its coalesced modes: its last leaf joins that one.
type IsOpen<M> = <<<M as ModeTree>::Flat<Nil> as GoesOn>::Beyond as Places>::EndsOpen;
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
        Undefined(PhantomData)
    }
}
