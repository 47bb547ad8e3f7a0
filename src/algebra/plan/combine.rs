//! Plans made of plans: side by side, arranged, behind a check, built late.

use core::marker::PhantomData;

use crate::refusal::{Refusal, granted};
use crate::tuple::{Cons, Nil, Parts};

use super::{Arrangement, Build, Feasible, Guard, feasible};

/// Two plans, as the first element of a list and the rest.
#[derive(Clone, Copy, Debug)]
pub struct Both<P, Q>(pub(crate) P, pub(crate) Q);

feasible!(<P: Feasible, Q: Feasible> Both<P, Q>);

impl<P: Feasible, Q: Feasible> Feasible for Both<P, Q> {
    type Parts = Cons<P::Parts, Q::Parts>;
    #[inline]
    fn check(self) -> Result<(), Refusal> {
        self.0.check()?;
        self.1.check()
    }
    #[inline]
    fn parts(self) -> Self::Parts {
        Cons(self.0.parts(), self.1.parts())
    }
}

/// Nothing to do: the parts are there already.
#[derive(Clone, Copy, Debug)]
pub struct Ready<M>(pub(crate) M);

feasible!(<M: Parts> Ready<M>);

impl<M: Parts> Feasible for Ready<M> {
    type Parts = M;
    #[inline]
    fn check(self) -> Result<(), Refusal> {
        Ok(())
    }
    #[inline]
    fn parts(self) -> M {
        self.0
    }
}

/// The end of a list of plans.
pub(crate) type NoMore = Ready<Nil>;

/// A plan whose parts are arranged by `F`.
#[derive(Debug)]
pub struct Arranged<F, P> {
    plan: P,
    order: PhantomData<F>,
}

impl<F, P: Copy> Clone for Arranged<F, P> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<F, P: Copy> Copy for Arranged<F, P> {}

impl<F, P> Arranged<F, P> {
    /// `plan`, arranged.
    #[inline]
    pub(crate) fn new(plan: P) -> Self {
        Self { plan, order: PhantomData }
    }
}

feasible!(<F: Arrangement, P: Feasible> Arranged<F, P>);

impl<F: Arrangement, P: Feasible> Feasible for Arranged<F, P> {
    type Parts = F::Of<P::Parts>;
    #[inline]
    fn check(self) -> Result<(), Refusal> {
        self.plan.check()
    }
    #[inline]
    fn parts(self) -> Self::Parts {
        F::of(self.plan.parts())
    }
}

/// A plan behind a check.
#[derive(Clone, Copy, Debug)]
pub struct Guarded<G, P> {
    pub(crate) plan: P,
    pub(crate) guard: G,
}

feasible!(<G: Guard, P: Feasible> Guarded<G, P>);

impl<G: Guard, P: Feasible> Feasible for Guarded<G, P> {
    type Parts = P::Parts;
    #[inline]
    fn check(self) -> Result<(), Refusal> {
        self.guard.check()?;
        self.plan.check()
    }
    #[inline]
    fn parts(self) -> P::Parts {
        self.plan.parts()
    }
}

/// A plan that is built when it is asked for.
#[derive(Debug)]
pub struct BuiltBy<F, P> {
    builder: F,
    plan: PhantomData<P>,
}

impl<F: Copy, P> Clone for BuiltBy<F, P> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<F: Copy, P> Copy for BuiltBy<F, P> {}

impl<F, P> BuiltBy<F, P> {
    /// The plan that `builder` builds.
    #[inline]
    pub(crate) fn new(builder: F) -> Self {
        Self { builder, plan: PhantomData }
    }
}

feasible!(<P: Feasible, F: Build<P>> BuiltBy<F, P>);

impl<P: Feasible, F: Build<P>> Feasible for BuiltBy<F, P> {
    type Parts = P::Parts;
    #[inline]
    fn check(self) -> Result<(), Refusal> {
        self.builder.build()?.check()
    }
    #[inline]
    fn parts(self) -> P::Parts {
        granted(self.builder.build()).parts()
    }
}
