//! How elements are changed, decided by the strides.

use core::marker::PhantomData;

use crate::algebra::compose::{Finding, Finds, Found};
use crate::algebra::plan::{Electing, Feasible, Planning, Undefined, feasible, refuse};
use crate::algebra::reason::operation::Operation;
use crate::num::{_0, Nat, Scalar, Truth, Verdict};
use crate::refusal::{Refusal, granted};
use crate::tuple::{ModeTree, Root};

use super::Change;
use super::down::{Downcasts, Splits};
use super::up::Upcasts;

/// The modes of `M` gathered.
type Gathered<M, C> = <M as Upcasts>::Upcast<<C as Change>::Gather>;
/// The modes of `M` gathered and split.
type Changed<M, C> = <Gathered<M, C> as Downcasts>::Downcast<<C as Change>::Split>;
/// Whether the change is defined.
type IsDefined<M, C> =
    <<IsCounted<C> as Truth>::And<<M as Upcasts>::Gathers<<C as Change>::Gather>> as Verdict>::And<
        Splits<Gathered<M, C>, <C as Change>::Split>,
    >;
/// Whether both numbers of the change are at least 1.
type IsCounted<C> = <<<<C as Change>::Gather as Scalar>::IsZero as Truth>::Or<
    <<C as Change>::Split as Scalar>::IsZero,
> as Truth>::Not;

pub(super) type PlanOf<M, C> = <<IsDefined<M, C> as Electing>::Elect<
    Changing<M, C>,
    Unchanged<M, C>,
    Changing<M, C>,
> as Planning>::Plan;

#[inline]
pub(super) fn plan<M: ModeTree, C: Change>(modes: M) -> PlanOf<M, C> {
    let changing = Changing(modes, PhantomData);
    <IsDefined<M, C> as Electing>::elect(changing, Unchanged(PhantomData), changing).plan()
}

/// The change of `M`, which is defined, or checked where run-time numbers decide.
#[derive(Debug)]
pub struct Changing<M, C>(M, PhantomData<C>);

impl<M: Clone, C> Clone for Changing<M, C> {
    fn clone(&self) -> Self {
        Self(self.0.clone(), PhantomData)
    }
}

impl<M: Copy, C> Copy for Changing<M, C> {}

feasible!(<M: ModeTree, C: Change> Changing<M, C>);

impl<M: ModeTree, C: Change> Changing<M, C> {
    /// The modes of the result.
    #[inline]
    fn changed(self) -> Result<Changed<M, C>, Refusal> {
        let (operation, split) = (C::Name::NAME, C::Split::default());
        let gathered = self.0.upcast(C::Gather::default(), operation)?;
        if C::Split::VALUE != 1 && !gathered.is_adjacent() {
            return Err(Refusal::NotAdjacent { operation });
        }
        gathered.downcast(split, operation)
    }
}

impl<M: ModeTree, C: Change> Feasible for Changing<M, C> {
    type Parts = Changed<M, C>;
    #[inline]
    fn check(self) -> Result<(), Refusal> {
        self.changed().map(drop)
    }
    #[inline]
    #[track_caller]
    fn parts(self) -> Self::Parts {
        granted(self.changed())
    }
}

/// The change is not defined: the stage that says why.
#[derive(Debug)]
pub struct Unchanged<M, C>(PhantomData<(M, C)>);

impl<M, C> Clone for Unchanged<M, C> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<M, C> Copy for Unchanged<M, C> {}

impl<M: ModeTree, C: Change> Planning for Unchanged<M, C> {
    type Plan = Undefined<
        <<<<<IsCounted<C> as Truth>::Not as Finds>::If<Uncounted<C::Name, _0>> as Finding>::Or<
            M::Scattered<C::Gather, C::Name, Root>,
        > as Finding>::Or<Found<Undivided<C::Name, <C::Split as Scalar>::Shown>>> as Finding>::Reason,
    >;
    fn plan(self) -> Self::Plan {
        Undefined(PhantomData)
    }
}

/// Some mode of a layout steps through adjacent elements, so that each can be split into `Self`.
#[diagnostic::on_unimplemented(
    message = "{Op} is undefined: no mode of the layout has stride 1",
    label = "the `{Self}` parts of an element have no mode to go to",
    note = "one mode must step through adjacent elements: append a mode `1:1`, or recast before other modes are taken"
)]
pub trait SplitsAdjacent<Op> {}

/// The number `Self` of elements is at least 1.
#[diagnostic::on_unimplemented(
    message = "{Op} is undefined: elements cannot be `{Self}` times as large or as small",
    label = "counts and sizes start at 1"
)]
pub trait Counts<Op> {}

/// No two elements are adjacent.
#[derive(Clone, Copy, Debug)]
pub struct Undivided<Op, N>(PhantomData<(Op, N)>);
/// A number of elements is 0.
#[derive(Clone, Copy, Debug)]
pub struct Uncounted<Op, N>(PhantomData<(Op, N)>);

refuse!(Undivided<Op, N>: N, SplitsAdjacent<Op>);
refuse!(Uncounted<Op, N>: N, Counts<Op>);
