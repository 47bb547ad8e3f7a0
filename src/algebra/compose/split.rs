//! Splitting: a mode of B that carries on its own way may still do so regularly.
//!
//! Stepping by `d`, the first carry comes after `m = min ⌈sᵢ / xᵢ⌉` steps, over the modes `i` of A but
//! the last in which the digit `xᵢ` of `d` is not 0. If `m` divides the size `n`, the mode is `m` steps
//! of `d` and then `n/m` steps of `m·d`, a leaf each. If not, the values are those of no layout: the
//! leaf stays whole, and overspends the budgets.
//!
//! Limits that hang on run-time sizes are left to the check at run time.

use crate::algebra::{Choice, Deferred, Done};
use crate::num::{Limit, Nat, NoLimit, Quot, Rem, Scalar, Truth, UpTo, Verdict};
use crate::tuple::{Cons, FlatModes, Mode, ModeTree, Nil, Torn};

/// The limits that the modes of a left-hand layout set to steps.
pub trait Limits {
    /// How many steps of `D` come before the first carry.
    type Limit<D: Scalar>: Limit;
    /// The same in the modes `(S:T, self…)`.
    type LimitAfter<S: Scalar, D: Scalar>: Limit;
}

/// The last mode sets none.
impl Limits for Nil {
    type Limit<D: Scalar> = NoLimit;
    type LimitAfter<S: Scalar, D: Scalar> = NoLimit;
}

/// `⌈s / x⌉` for the digit `x = d mod s`, and what the next modes set for `⌊d / s⌋`
impl<S: Scalar, T: Scalar, R: FlatModes> Limits for Cons<Mode<S, T>, R> {
    type Limit<D: Scalar> = R::LimitAfter<S, D>;
    type LimitAfter<S0: Scalar, D: Scalar> = <<Quot<
        S0::Plus<<Rem<D, S0> as Scalar>::Pred>,
        Rem<D, S0>,
    > as Scalar>::Bound as Limit>::Min<R::LimitAfter<S, Quot<D, S0>>>;
}

/// A right-hand layout whose leaves split into runs.
pub trait Split: Copy {
    /// The same layout with each leaf split into its runs on `A`.
    type Split<A: FlatModes>: ModeTree;
    /// The same layout, split.
    fn split<A: FlatModes>(self, a: A) -> Self::Split<A>;
}

/// `n:d ↦ (m:d, n/m:m·d, …)`
impl<N: Scalar, D: Scalar> Split for Mode<N, D> {
    type Split<A: FlatModes> = <<Runs<Self, A> as Deferred>::Out as FlatModes>::Bare;
    #[inline]
    fn split<A: FlatModes>(self, a: A) -> Self::Split<A> {
        Runs { mode: self, a }.run().bare()
    }
}

/// `(h, r…) ↦ (split h, split r…)`
impl<H: ModeTree, R: ModeTree> Split for Cons<H, R> {
    type Split<A: FlatModes> = Cons<H::Split<A>, R::Split<A>>;
    #[inline]
    fn split<A: FlatModes>(self, a: A) -> Self::Split<A> {
        Cons(self.0.split(a), self.1.split(a))
    }
}

/// `() ↦ ()`
impl Split for Nil {
    type Split<A: FlatModes> = Nil;
    #[inline]
    fn split<A: FlatModes>(self, _: A) -> Nil {
        self
    }
}

impl Split for Torn {
    type Split<A: FlatModes> = Torn;
    #[inline]
    fn split<A: FlatModes>(self, _: A) -> Torn {
        self
    }
}

/// The runs of a mode on the left-hand layout `A`.
#[derive(Clone, Copy, Debug)]
pub struct Runs<M, A> {
    mode: M,
    a: A,
}

impl<N: Scalar, D: Scalar, A: FlatModes> Deferred for Runs<Mode<N, D>, A> {
    type Out = <A::Limit<D> as Cut>::Runs<N, D, A>;
    #[inline]
    fn run(self) -> Self::Out {
        <A::Limit<D> as Cut>::runs(self.mode, self.a)
    }
}

/// A limit that cuts a mode into runs.
pub trait Cut {
    /// The runs of `N:D`.
    type Runs<N: Scalar, D: Scalar, A: FlatModes>: FlatModes;
    /// The runs of a mode.
    fn runs<N: Scalar, D: Scalar, A: FlatModes>(mode: Mode<N, D>, a: A) -> Self::Runs<N, D, A>;
}

/// `n:d ↦ (n:d)`
impl Cut for NoLimit {
    type Runs<N: Scalar, D: Scalar, A: FlatModes> = Cons<Mode<N, D>, Nil>;
    #[inline]
    fn runs<N: Scalar, D: Scalar, A: FlatModes>(mode: Mode<N, D>, _: A) -> Self::Runs<N, D, A> {
        Cons(mode, Nil)
    }
}

/// `n:d ↦ (n:d)` where `n ≤ m`
impl<L: Nat> Cut for UpTo<L> {
    type Runs<N: Scalar, D: Scalar, A: FlatModes> =
        <<<L::IsBelow<N> as Verdict>::IsSure as Choice>::Lazily<
            Overrun<L, N, D, A>,
            Done<Cons<Mode<N, D>, Nil>>,
        > as Deferred>::Out;
    #[inline]
    fn runs<N: Scalar, D: Scalar, A: FlatModes>(mode: Mode<N, D>, a: A) -> Self::Runs<N, D, A> {
        <<L::IsBelow<N> as Verdict>::IsSure as Choice>::lazily(
            Overrun { limit: L::default(), mode, a },
            Done(Cons(mode, Nil)),
        )
        .run()
    }
}

/// A mode longer than the limit.
#[derive(Clone, Copy, Debug)]
pub struct Overrun<L, N, D, A> {
    limit: L,
    mode: Mode<N, D>,
    a: A,
}

/// `n:d ↦ (m:d, runs of n/m:m·d)` where `m` divides `n`, and is not 1: the step itself carries then
impl<L: Nat, N: Scalar, D: Scalar, A: FlatModes> Deferred for Overrun<L, N, D, A> {
    type Out = <<Splits<N, L> as Choice>::Lazily<
        OneRun<L, N, D, A>,
        Done<Cons<Mode<N, D>, Nil>>,
    > as Deferred>::Out;
    #[inline]
    fn run(self) -> Self::Out {
        <Splits<N, L> as Choice>::lazily(
            OneRun { limit: self.limit, mode: self.mode, a: self.a },
            Done(Cons(self.mode, Nil)),
        )
        .run()
    }
}

/// Whether a mode of size `N` splits into runs of `L`.
type Splits<N, L> =
    <<Rem<N, L> as Scalar>::IsZero as Truth>::And<<<L as Scalar>::IsOne as Truth>::Not>;

/// A mode whose first run is as long as the limit.
#[derive(Clone, Copy, Debug)]
pub struct OneRun<L, N, D, A> {
    limit: L,
    mode: Mode<N, D>,
    a: A,
}

impl<L: Nat, N: Scalar, D: Scalar, A: FlatModes> Deferred for OneRun<L, N, D, A> {
    type Out = Cons<Mode<L, D>, <Runs<Mode<Quot<N, L>, L::Times<D>>, A> as Deferred>::Out>;
    #[inline]
    fn run(self) -> Self::Out {
        let Mode { shape, stride } = self.mode;
        let rest = Mode { shape: shape.quot_rem(self.limit).0, stride: self.limit.times(stride) };
        Cons(Mode { shape: self.limit, stride }, Runs { mode: rest, a: self.a }.run())
    }
}
