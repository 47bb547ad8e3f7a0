//! Plans: what an operation that may be undefined comes to, before it is asked for.
//!
//! Every such operation first computes a plan, by total type functions: either a [`Feasible`] one, or
//! [`Undefined`] with a reason in the user's numbers. Only then does the one bound [`Granted`] ask for
//! the result. So the compiler meets exactly one unsatisfied predicate, the reason, and prints its
//! sentence; and the search for a reason costs only those who need one.

mod combine;
mod elect;

use core::marker::PhantomData;

use crate::layout::Layout;
use crate::num::{_0, _1};
use crate::refusal::{Refusal, granted};
use crate::tuple::{Parts, RaiseParts};

pub(crate) use combine::NoMore;
pub use combine::{Arranged, Both, BuiltBy, Guarded, Ready};
pub use elect::{Electing, Planning};

/// What an operation comes to: [`Feasible`] or [`Undefined`].
pub trait Plan: Copy {
    /// Both plans, as a list; [`Undefined`] where one is.
    type And<Q: Plan>: Plan;
    /// Both plans.
    fn and<Q: Plan>(self, q: Q) -> Self::And<Q>;
    /// Both plans, where the first, `P`, is feasible.
    type After<P: Feasible>: Plan;
    /// Both plans, where the first is feasible.
    fn after<P: Feasible>(self, first: P) -> Self::After<P>;
    /// The plan with its result arranged by `F`.
    type Arrange<F: Arrangement>: Plan;
    /// The plan with its result arranged.
    fn arrange<F: Arrangement>(self) -> Self::Arrange<F>;
    /// The plan, if the check `G` goes well at run time.
    type Guard<G: Guard>: Plan;
    /// The plan, if `guard` goes well.
    fn guard<G: Guard>(self, guard: G) -> Self::Guard<G>;
    /// The plan, built by `F` when it is asked for.
    type Late<F: Build<Self>>: Plan;
    /// The plan, built by `f` when it is asked for.
    fn late<F: Build<Self>>(f: F) -> Self::Late<F>;
    /// The answer to whether there is a result: [`Planned`] or [`Undefined`].
    type Answer: Copy;
    /// The answer.
    fn answer(self) -> Self::Answer;
}

/// A plan with a result, unless a run-time number breaks the law.
pub trait Feasible: Plan {
    /// The result, in parts.
    type Parts: Parts;
    /// That the run-time numbers keep the law.
    ///
    /// # Errors
    ///
    /// The law that run-time numbers break.
    fn check(self) -> Result<(), Refusal>;
    /// The result, in parts.
    fn parts(self) -> Self::Parts;
}

/// A law that is checked at run time, before the result is computed.
pub trait Guard: Copy {
    /// Whether the law holds.
    ///
    /// # Errors
    ///
    /// The law that run-time numbers break.
    fn check(self) -> Result<(), Refusal>;
}

/// What builds a plan of the type `P` from run-time numbers, unless they break a law.
pub trait Build<P>: Copy {
    /// The plan.
    ///
    /// # Errors
    ///
    /// The law that run-time numbers break.
    fn build(self) -> Result<P, Refusal>;
}

/// Another order for the parts of a result.
pub trait Arrangement {
    /// The parts in that order.
    type Of<P: Parts>: Parts;
    /// The `Reason` why there are no parts, as the operation that arranges them tells it.
    type Blame<Reason>;
    /// The parts in that order.
    fn of<P: Parts>(parts: P) -> Self::Of<P>;
}

/// A plan whose result is granted: `R`, or at run time the reason why there is none.
#[diagnostic::on_unimplemented(
    message = "whether this operation is defined is not known here",
    label = "its numbers are generic here, or `{R}` is not what it comes to",
    note = "in generic code name the operation in the signature, with its result: `B: ComposesTo<A, R>`, `B: DividesInto<A, Zipped, R>`, `N: ComplementsIn<A, R>`"
)]
pub trait Granted<R>: Copy {
    /// The result, or why there is none.
    ///
    /// # Errors
    ///
    /// The law that run-time numbers break.
    fn attempt(self) -> Result<R, Refusal>;
    /// The result. Panics with the sentence where a run-time number breaks the law.
    #[inline]
    #[track_caller]
    fn grant(self) -> R {
        granted(self.attempt())
    }
}

impl<P> Granted<RaisedParts<P>> for Planned<P>
where
    P: Feasible<Parts: RaiseParts>,
{
    #[inline]
    fn attempt(self) -> Result<RaisedParts<P>, Refusal> {
        self.0.check()?;
        Ok(self.0.parts().raise())
    }
}

/// The result of the feasible plan `P`, as the user writes it.
type RaisedParts<P> = Layout<
    <<P as Feasible>::Parts as RaiseParts>::Shape,
    <<P as Feasible>::Parts as RaiseParts>::Stride,
>;

/// The operation is not defined, because `Reason`.
#[derive(Debug)]
pub struct Undefined<Reason>(pub(crate) PhantomData<Reason>);

impl<Reason> Clone for Undefined<Reason> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<Reason> Copy for Undefined<Reason> {}

/// An operand that no law is about, such as a layout in the place of a size.
#[diagnostic::on_unimplemented(
    message = "this operation is not defined for such an operand",
    label = "this holds a layout or `_` where a number is needed"
)]
pub trait HasNumbers<Result> {}

impl<Any> Granted<Any> for Undefined<()>
where
    (): HasNumbers<Any>,
{
    fn attempt(self) -> Result<Any, Refusal> {
        unreachable!("there are no numbers")
    }
}

/// What stands for the result where there is none, so that nothing else fails.
pub(crate) type Nothing = Layout<_1, _0>;

/// The result of a plan that is granted, as a type.
pub trait Outcome {
    /// The result.
    type Output;
}

impl<P> Outcome for Planned<P>
where
    P: Feasible<Parts: RaiseParts>,
{
    type Output = RaisedParts<P>;
}

impl<Reason: Moot> Outcome for Undefined<Reason> {
    type Output = Nothing;
}

/// A reason that is none, as the law holds.
///
/// It stands between a law and [`Outcome`], so that this has two impls only: where an alias is refused, rustc
/// lists them.
pub trait Moot {}

/// An undefined operation is granted where the law holds that it breaks, which is never.
///
/// The law is asked of the operation, not of a number: where the type that fails is also that of the
/// argument, rustc tells of the argument instead. It is granted with *any* result: so the compiler, having told of the law, knows nothing of the result
/// and finds no second fault with it.
macro_rules! refuse {
    ($Reason:ident<$($P:ident),*>: $Op:ty, $Law:ident<$($Q:ident),*>) => {
        $crate::algebra::plan::refuse!(
            @because [$($P),*] $Reason<$($P),*>, $Op: $Law<$($Q),*>
        );
    };
    ($Reason:ident<$($P:ident),*> in $By:ident: $Op:ty, $Law:ident<$($Q:ident),*>) => {
        $crate::algebra::plan::refuse!(
            @because [$($P),*] $By<$Reason<$($P),*>>, $Op: $Law<$($Q),*>
        );
    };
    (@because [$($P:ident),*] $Reason:ty, $($law:tt)*) => {
        impl<Any, $($P),*> $crate::algebra::Granted<Any>
            for $crate::algebra::Undefined<$Reason>
        where
            $($law)*,
        {
            fn attempt(self) -> Result<Any, $crate::Refusal> {
                unreachable!("nothing keeps the law that it breaks")
            }
        }

        impl<$($P),*> $crate::algebra::Moot for $Reason where $($law)* {}
    };
}
pub(crate) use refuse;

impl<Reason> Plan for Undefined<Reason> {
    type And<Q: Plan> = Self;
    fn and<Q: Plan>(self, _: Q) -> Self {
        self
    }
    type After<P: Feasible> = Self;
    fn after<P: Feasible>(self, _: P) -> Self {
        self
    }
    type Arrange<F: Arrangement> = Undefined<F::Blame<Reason>>;
    fn arrange<F: Arrangement>(self) -> Self::Arrange<F> {
        Undefined(PhantomData)
    }
    type Guard<G: Guard> = Self;
    fn guard<G: Guard>(self, _: G) -> Self {
        self
    }
    type Late<F: Build<Self>> = Self;
    fn late<F: Build<Self>>(_: F) -> Self {
        Self(PhantomData)
    }
    type Answer = Self;
    fn answer(self) -> Self {
        self
    }
}

/// The answer of a feasible plan.
#[derive(Clone, Copy, Debug)]
pub struct Planned<P>(P);

/// Implements [`Plan`] for the feasible plans, which all do the same.
macro_rules! feasible {
    (<$($P:ident $(: $Bound:path)?),*> $Plan:ty) => {
        impl<$($P $(: $Bound)?),*> $crate::algebra::Plan for $Plan {
            type And<Next: $crate::algebra::Plan> = Next::After<Self>;
            #[inline]
            fn and<Next: $crate::algebra::Plan>(self, next: Next) -> Next::After<Self> {
                next.after(self)
            }
            type After<First: $crate::algebra::Feasible> = $crate::algebra::Both<First, Self>;
            #[inline]
            fn after<First: $crate::algebra::Feasible>(
                self,
                first: First,
            ) -> $crate::algebra::Both<First, Self> {
                $crate::algebra::Both(first, self)
            }
            type Arrange<Order: $crate::algebra::Arrangement> = $crate::algebra::Arranged<Order, Self>;
            #[inline]
            fn arrange<Order: $crate::algebra::Arrangement>(
                self,
            ) -> $crate::algebra::Arranged<Order, Self> {
                $crate::algebra::Arranged::new(self)
            }
            type Guard<Law: $crate::algebra::Guard> = $crate::algebra::Guarded<Law, Self>;
            #[inline]
            fn guard<Law: $crate::algebra::Guard>(
                self,
                guard: Law,
            ) -> $crate::algebra::Guarded<Law, Self> {
                $crate::algebra::Guarded { plan: self, guard }
            }
            type Late<Builder: $crate::algebra::Build<Self>> =
                $crate::algebra::BuiltBy<Builder, Self>;
            #[inline]
            fn late<Builder: $crate::algebra::Build<Self>>(
                builder: Builder,
            ) -> $crate::algebra::BuiltBy<Builder, Self> {
                $crate::algebra::BuiltBy::new(builder)
            }
            type Answer = $crate::algebra::Planned<Self>;
            #[inline]
            fn answer(self) -> Self::Answer {
                $crate::algebra::Planned::new(self)
            }
        }
    };
}
pub(crate) use feasible;

impl<P> Planned<P> {
    /// The answer of `plan`.
    #[inline]
    pub(crate) fn new(plan: P) -> Self {
        Self(plan)
    }
}
