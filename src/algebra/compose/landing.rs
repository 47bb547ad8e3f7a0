//! The plan for a right-hand layout that leads to coordinates, and for one that does not.

use core::marker::PhantomData;

use typenum::U1;

use crate::algebra::plan::{Guard, Plan, Undefined};
use crate::layout::Extent;
use crate::num::{No, Scalar, Truth, Unknown, Verdict, Yes};
use crate::refusal::Refusal;
use crate::tuple::{Cons, Mode, ModeTree, Nil, Path, Torn};

use super::blame::{Finding, Found};
use super::coordinates::{LandsOn, Strays};
use super::plan::{AsWritten, Compose, compose};

/// Modes, or what is left of them, of which one may lead to coordinates.
pub trait Coordinates {
    /// Whether the first stride that is not 0, here or in `Next`, is a coordinate.
    type AnyCoordinate<Next: Coordinates>: Truth;
}

/// No modes are left.
#[derive(Debug)]
pub struct NoneLeft;

/// The modes `R`, and then `Next`.
#[derive(Debug)]
pub struct AndThen<R, Next>(PhantomData<(R, Next)>);

impl Coordinates for NoneLeft {
    type AnyCoordinate<Next: Coordinates> = No;
}

impl<R: Coordinates, Rest: Coordinates> Coordinates for AndThen<R, Rest> {
    type AnyCoordinate<Next: Coordinates> = R::AnyCoordinate<Rest>;
}

impl<S: Scalar, T: Scalar> Coordinates for Mode<S, T> {
    type AnyCoordinate<Next: Coordinates> = T::IsCoordinate<Next>;
}

impl<H: ModeTree, R: ModeTree> Coordinates for Cons<H, R> {
    type AnyCoordinate<Next: Coordinates> = H::AnyCoordinate<AndThen<R, Next>>;
}

impl Coordinates for Nil {
    type AnyCoordinate<Next: Coordinates> = Next::AnyCoordinate<NoneLeft>;
}

impl Coordinates for Torn {
    type AnyCoordinate<Next: Coordinates> = No;
}

/// Modes that lead to coordinates, as modes that lead to their numbers.
pub trait LandModes: Copy {
    /// With the numbers that the strides have in `A`.
    type LandModes<A: ModeTree>: ModeTree;
    /// With those numbers.
    fn land_modes<A: ModeTree>(self, a: A) -> Self::LandModes<A>;
    /// Whether all strides lead to coordinates, and forwards.
    type AllLead: Verdict;
    /// Whether they do.
    fn all_lead(self) -> bool;
}

impl<S: Scalar, T: Scalar> LandModes for Mode<S, T> {
    type LandModes<A: ModeTree> = Mode<S, T::Landed<A, U1>>;
    #[inline]
    fn land_modes<A: ModeTree>(self, a: A) -> Self::LandModes<A> {
        Mode { shape: self.shape, stride: self.stride.landed(a, U1::default()) }
    }
    type AllLead = T::Leads;
    #[inline]
    fn all_lead(self) -> bool {
        self.stride.leads()
    }
}

impl<H: ModeTree, R: ModeTree> LandModes for Cons<H, R> {
    type LandModes<A: ModeTree> = Cons<H::LandModes<A>, R::LandModes<A>>;
    #[inline]
    fn land_modes<A: ModeTree>(self, a: A) -> Self::LandModes<A> {
        Cons(self.0.land_modes(a), self.1.land_modes(a))
    }
    type AllLead = <H::AllLead as Verdict>::And<R::AllLead>;
    #[inline]
    fn all_lead(self) -> bool {
        self.0.all_lead() && self.1.all_lead()
    }
}

macro_rules! no_modes {
    ($($Modes:ty)*) => {$(
        impl LandModes for $Modes {
            type LandModes<A: ModeTree> = Self;
            #[inline]
            fn land_modes<A: ModeTree>(self, _: A) -> Self {
                self
            }
            type AllLead = Yes;
            #[inline]
            fn all_lead(self) -> bool {
                true
            }
        }
    )*};
}

no_modes!(Nil Torn);

/// The plan for `A ∘ B`, B being written with the shape `S`.
pub(crate) type ComposeAny<S, A, B, At> =
    <<B as Coordinates>::AnyCoordinate<NoneLeft> as ReadsCoordinates>::Plan<S, A, B, At>;

/// The plan for `a ∘ b`.
#[inline]
pub(crate) fn compose_any<S: Copy, A: ModeTree, B: ModeTree, At: Path>(
    shape: S,
    a: A,
    b: B,
) -> ComposeAny<S, A, B, At> {
    <B::AnyCoordinate<NoneLeft> as ReadsCoordinates>::plan::<S, A, B, At>(shape, a, b)
}

/// Whether all coordinates of B are coordinates of A.
type AllLandIn<A, B> = <<<B as LandModes>::AllLead as Verdict>::And<
    <<B as Extent>::Span as LandsOn>::LandsIn<A>,
> as Verdict>::And<
    <<<Numbers<A, B> as Scalar>::IsStatic as Truth>::And<<Number<A, B> as Scalar>::IsStatic> as Truth>::Implies<
        <Numbers<A, B> as Scalar>::Equals<Number<A, B>>,
    >,
>;

/// The number of the last coordinate, mode by mode.
type Numbers<A, B> = <<B as LandModes>::LandModes<A> as Extent>::Span;
/// The number of the last coordinate: another one where a stride leads to a number and another to a
/// coordinate in the same place, which do not add up.
type Number<A, B> = <<B as Extent>::Span as LandsOn>::Landed<A, U1>;

/// Whether the right-hand layout leads to coordinates.
pub trait ReadsCoordinates {
    /// The plan.
    type Plan<S: Copy, A: ModeTree, B: ModeTree, At: Path>: Plan;
    /// The plan.
    fn plan<S: Copy, A: ModeTree, B: ModeTree, At: Path>(
        shape: S,
        a: A,
        b: B,
    ) -> Self::Plan<S, A, B, At>;
}

/// numbers are 1-D coordinates
impl ReadsCoordinates for No {
    type Plan<S: Copy, A: ModeTree, B: ModeTree, At: Path> = Compose<AsWritten<S>, A, B, At>;
    #[inline]
    fn plan<S: Copy, A: ModeTree, B: ModeTree, At: Path>(
        shape: S,
        a: A,
        b: B,
    ) -> Self::Plan<S, A, B, At> {
        compose::<_, _, _, At>(AsWritten(shape), a, b)
    }
}

/// coordinates are told by their numbers, inside the shape
impl ReadsCoordinates for Yes {
    type Plan<S: Copy, A: ModeTree, B: ModeTree, At: Path> =
        <AllLandIn<A, B> as Landing>::Plan<S, A, B, At>;
    #[inline]
    fn plan<S: Copy, A: ModeTree, B: ModeTree, At: Path>(
        shape: S,
        a: A,
        b: B,
    ) -> Self::Plan<S, A, B, At> {
        <AllLandIn<A, B> as Landing>::plan::<S, A, B, At>(shape, a, b)
    }
}

/// The verdict that all coordinates are inside the shape.
pub trait Landing {
    /// The plan.
    type Plan<S: Copy, A: ModeTree, B: ModeTree, At: Path>: Plan;
    /// The plan.
    fn plan<S: Copy, A: ModeTree, B: ModeTree, At: Path>(
        shape: S,
        a: A,
        b: B,
    ) -> Self::Plan<S, A, B, At>;
}

/// They are.
impl Landing for Yes {
    type Plan<S: Copy, A: ModeTree, B: ModeTree, At: Path> =
        Compose<AsWritten<S>, A, B::LandModes<A>, At>;
    #[inline]
    fn plan<S: Copy, A: ModeTree, B: ModeTree, At: Path>(
        shape: S,
        a: A,
        b: B,
    ) -> Self::Plan<S, A, B, At> {
        compose::<_, _, _, At>(AsWritten(shape), a, b.land_modes(a))
    }
}

/// Run time knows.
impl Landing for Unknown {
    type Plan<S: Copy, A: ModeTree, B: ModeTree, At: Path> =
        <Compose<AsWritten<S>, A, B::LandModes<A>, At> as Plan>::Guard<InShape>;
    #[inline]
    fn plan<S: Copy, A: ModeTree, B: ModeTree, At: Path>(
        shape: S,
        a: A,
        b: B,
    ) -> Self::Plan<S, A, B, At> {
        let (landed, last) = (b.land_modes(a), b.span());
        let leads = b.all_lead() && landed.span().value() == last.landed(a, U1::default()).value();
        let guard = InShape { leads, stray: last.strays(a) };
        compose::<_, _, _, At>(AsWritten(shape), a, landed).guard(guard)
    }
}

/// They are not.
impl Landing for No {
    type Plan<S: Copy, A: ModeTree, B: ModeTree, At: Path> = Undefined<
        <<<B::Span as LandsOn>::Stray<A> as Finding>::Or<
            Found<Strays<<B::Span as Scalar>::Shown, <A::Size as Scalar>::Shown>>,
        > as Finding>::Reason,
    >;
    fn plan<S: Copy, A: ModeTree, B: ModeTree, At: Path>(
        _: S,
        _: A,
        _: B,
    ) -> Self::Plan<S, A, B, At> {
        Undefined(PhantomData)
    }
}

/// The check that all coordinates are inside the shape.
#[derive(Clone, Copy, Debug)]
pub struct InShape {
    leads: bool,
    stray: Option<(usize, usize)>,
}

impl Guard for InShape {
    #[inline]
    fn check(self) -> Result<(), Refusal> {
        match self.stray {
            _ if !self.leads => Err(Refusal::NoCoordinates),
            Some((coordinate, size)) => Err(Refusal::StraysFromShape { coordinate, size }),
            None => Ok(()),
        }
    }
}
