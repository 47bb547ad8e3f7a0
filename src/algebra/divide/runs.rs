//! Composition with rounding up: the modes of A grow until the runs of B fill them.
//!
//! A mode `n:d` of B, met by a mode `s` of A, takes `m = min(⌈s / d⌉, n)` steps of `d` in it, and goes
//! on with `n/m` steps of `⌈d / s⌉` in the next one. The last mode takes what is left. The result is a
//! layout of the grown A, each coordinate once, where each `m` divides its `n`, and where the steps
//! that a mode takes, sorted, count from 0 to its size or past it.

use typenum::{U1, UTerm};

use core::marker::PhantomData;

use crate::algebra::complement::{CeilDiv, Unless1, ceil_div, unless_1};
use crate::algebra::{Ascending, Leaf, Skips};
use crate::num::{No, Quot, Rem, Scalar, Truth, Verdict, Yes};
use crate::tuple::{Cons, FlatModes, Mode, ModeTree, Nil, Torn};

/// `min(⌈s / d⌉, n)`
type Run<S, N, D> = Smaller<CeilDiv<S, D>, N>;
/// `N` where it is below `M`, else `M`.
type Smaller<M, N> = <<<N as Scalar>::IsBelow<M> as Verdict>::IsSure as Truth>::Pick<N, M>;

#[inline]
fn run<S: Scalar, N: Scalar, D: Scalar>(s: S, n: N, d: D) -> Run<S, N, D> {
    <<N::IsBelow<CeilDiv<S, D>> as Verdict>::IsSure as Truth>::pick(n, ceil_div(s, d))
}

/// The modes of a left-hand layout, which grow.
pub trait Grows: Copy {
    /// No mode has been asked for anything.
    type Unasked: Fillings;
    /// The same for `(S:T, self…)`.
    type UnaskedAfter<S: Scalar>: Fillings;
    /// The runs of `N:D`, with their strides in these modes.
    type Runs<N: Scalar, D: Scalar>: FlatModes;
    /// Those runs.
    fn runs<N: Scalar, D: Scalar>(self, n: N, d: D) -> Self::Runs<N, D>;
    /// The same in the modes `(S:T, self…)`.
    type RunsAfter<S: Scalar, T: Scalar, N: Scalar, D: Scalar>: FlatModes;
    /// The same in the modes `(mode, self…)`.
    fn runs_after<S: Scalar, T: Scalar, N: Scalar, D: Scalar>(
        self,
        mode: Mode<S, T>,
        n: N,
        d: D,
    ) -> Self::RunsAfter<S, T, N, D>;
}

/// `n:d ↦ (n:d·t)` in the last mode `s:t`
impl Grows for Nil {
    type Unasked = Nil;
    type UnaskedAfter<S: Scalar> = Cons<Filling<S, Nil>, Nil>;
    type Runs<N: Scalar, D: Scalar> = Nil;
    #[inline]
    fn runs<N: Scalar, D: Scalar>(self, _: N, _: D) -> Nil {
        self
    }
    type RunsAfter<S: Scalar, T: Scalar, N: Scalar, D: Scalar> = Unless1<N, D::Times<T>, Nil>;
    #[inline]
    fn runs_after<S: Scalar, T: Scalar, N: Scalar, D: Scalar>(
        self,
        mode: Mode<S, T>,
        n: N,
        d: D,
    ) -> Self::RunsAfter<S, T, N, D> {
        unless_1(n, d.times(mode.stride), self)
    }
}

/// `n:d ↦ (m:d·t, runs of n/m:⌈d/s⌉)` in a mode `s:t`
impl<S: Scalar, T: Scalar, R: FlatModes> Grows for Cons<Mode<S, T>, R> {
    type Unasked = R::UnaskedAfter<S>;
    type UnaskedAfter<S0: Scalar> = Cons<Filling<S0, Nil>, R::UnaskedAfter<S>>;
    type Runs<N: Scalar, D: Scalar> = R::RunsAfter<S, T, N, D>;
    #[inline]
    fn runs<N: Scalar, D: Scalar>(self, n: N, d: D) -> Self::Runs<N, D> {
        self.1.runs_after(self.0, n, d)
    }
    type RunsAfter<S0: Scalar, T0: Scalar, N: Scalar, D: Scalar> = Unless1<
        Run<S0, N, D>,
        D::Times<T0>,
        R::RunsAfter<S, T, Quot<N, Run<S0, N, D>>, CeilDiv<D, S0>>,
    >;
    #[inline]
    fn runs_after<S0: Scalar, T0: Scalar, N: Scalar, D: Scalar>(
        self,
        mode: Mode<S0, T0>,
        n: N,
        d: D,
    ) -> Self::RunsAfter<S0, T0, N, D> {
        let size = run(mode.shape, n, d);
        let rest = self.1.runs_after(self.0, n.quot_rem(size).0, ceil_div(d, mode.shape));
        unless_1(size, d.times(mode.stride), rest)
    }
}

/// A mode of size `S`, of which the sorted steps `L` are taken.
#[derive(Clone, Copy, Debug)]
pub struct Filling<S, L>(PhantomData<(S, L)>);

/// A run did not divide the mode that it is cut from.
#[derive(Clone, Copy, Debug)]
pub struct Misfit;

/// The modes of a left-hand layout, with the steps that are taken of each.
pub trait Fillings {
    /// The runs of `N:D` are taken too.
    type Take<N: Scalar, D: Scalar>: Fillings;
    /// The same of `(S, self…)`, where `L` are the steps taken of the mode `S`.
    type TakeAfter<S: Scalar, L: Ascending, N: Scalar, D: Scalar>: Fillings;
    /// Whether the steps fill each mode.
    type AreFull: Truth;
}

/// `n:d` steps of the last mode
impl Fillings for Nil {
    type Take<N: Scalar, D: Scalar> = Misfit;
    type TakeAfter<S: Scalar, L: Ascending, N: Scalar, D: Scalar> =
        Cons<Filling<S, WithStep<L, N, D>>, Nil>;
    type AreFull = Yes;
}

/// `m:d` steps of a mode `s`, and `n/m:⌈d/s⌉` of those that follow, where `m` divides `n`
impl<S: Scalar, L: Ascending, R: Fillings> Fillings for Cons<Filling<S, L>, R> {
    type Take<N: Scalar, D: Scalar> = R::TakeAfter<S, L, N, D>;
    type TakeAfter<S0: Scalar, L0: Ascending, N: Scalar, D: Scalar> =
        <<Rem<N, Run<S0, N, D>> as Scalar>::IsZero as Fits>::OrMisfit<
            Cons<
                Filling<S0, WithStep<L0, Run<S0, N, D>, D>>,
                R::TakeAfter<S, L, Quot<N, Run<S0, N, D>>, CeilDiv<D, S0>>,
            >,
        >;
    type AreFull = <L::CountsTo<U1, S> as Truth>::And<R::AreFull>;
}

impl Fillings for Misfit {
    type Take<N: Scalar, D: Scalar> = Misfit;
    type TakeAfter<S: Scalar, L: Ascending, N: Scalar, D: Scalar> = Misfit;
    type AreFull = No;
}

/// The steps `L` and `N:D`, if that are more than one.
type WithStep<L, N, D> = <<N as Scalar>::IsOne as Skips>::Insert<N, D, UTerm, L>;

/// Whether a run divides the mode that it is cut from.
pub trait Fits {
    /// `F` if it does.
    type OrMisfit<F: Fillings>: Fillings;
}

impl Fits for Yes {
    type OrMisfit<F: Fillings> = F;
}

impl Fits for No {
    type OrMisfit<F: Fillings> = Misfit;
}

/// Sorted steps.
pub trait CountsOn {
    /// Whether they count on from `Reach` to `S` or past it, without a gap and taking none twice.
    type CountsTo<Reach: Scalar, S: Scalar>: Truth;
}

/// `s ≤ reach`
impl CountsOn for Nil {
    type CountsTo<Reach: Scalar, S: Scalar> = <Reach::IsBelow<S> as Verdict>::IsRefuted;
}

/// `d = reach`, and the others count on from `n·d`
impl<N: Scalar, D: Scalar, P: Scalar, R: Ascending> CountsOn for Cons<Leaf<N, D, P>, R> {
    type CountsTo<Reach: Scalar, S: Scalar> =
        <D::Equals<Reach> as Truth>::And<R::CountsTo<N::Times<D>, S>>;
}

/// A right-hand layout whose runs fill the modes of another one.
pub trait RunsUp: Copy {
    /// The modes `F`, with what the runs of `self` take.
    type Fill<F: Fillings>: Fillings;
    /// `self` in runs, with their strides in the modes `A`.
    type Up<A: FlatModes>: ModeTree;
    /// `self` in runs, with their strides in `a`.
    fn up<A: FlatModes>(self, a: A) -> Self::Up<A>;
}

/// `n:d ↦` its runs, where it moves
impl<N: Scalar, D: Scalar> RunsUp for Mode<N, D> {
    type Fill<F: Fillings> = <Stays<N, D> as StaysPut>::Fill<N, D, F>;
    type Up<A: FlatModes> = <Stays<N, D> as StaysPut>::Up<N, D, A>;
    #[inline]
    fn up<A: FlatModes>(self, a: A) -> Self::Up<A> {
        <Stays<N, D> as StaysPut>::up(self, a)
    }
}

/// Whether `N:D` never moves.
type Stays<N, D> = <<N as Scalar>::IsOne as Truth>::Or<<D as Scalar>::IsZero>;

/// Whether a mode never moves.
pub trait StaysPut {
    /// The modes `F`, with what the runs of `N:D` take.
    type Fill<N: Scalar, D: Scalar, F: Fillings>: Fillings;
    /// `N:D` in runs, with their strides in the modes `A`.
    type Up<N: Scalar, D: Scalar, A: FlatModes>: ModeTree;
    /// `mode` in runs, with their strides in `a`.
    fn up<N: Scalar, D: Scalar, A: FlatModes>(mode: Mode<N, D>, a: A) -> Self::Up<N, D, A>;
}

/// It takes nothing, and has CuTe's stride; see [`LeftHand::Still`](crate::algebra::LeftHand::Still).
impl StaysPut for Yes {
    type Fill<N: Scalar, D: Scalar, F: Fillings> = F;
    type Up<N: Scalar, D: Scalar, A: FlatModes> = Mode<N, A::Unmoved<D>>;
    #[inline]
    fn up<N: Scalar, D: Scalar, A: FlatModes>(mode: Mode<N, D>, a: A) -> Self::Up<N, D, A> {
        Mode { shape: mode.shape, stride: a.unmoved(mode.stride) }
    }
}

impl StaysPut for No {
    type Fill<N: Scalar, D: Scalar, F: Fillings> = F::Take<N, D>;
    type Up<N: Scalar, D: Scalar, A: FlatModes> = <A::Runs<N, D> as FlatModes>::Bare;
    #[inline]
    fn up<N: Scalar, D: Scalar, A: FlatModes>(mode: Mode<N, D>, a: A) -> Self::Up<N, D, A> {
        a.runs(mode.shape, mode.stride).bare()
    }
}

/// `(h, r…)`
impl<H: ModeTree, R: ModeTree> RunsUp for Cons<H, R> {
    type Fill<F: Fillings> = R::Fill<H::Fill<F>>;
    type Up<A: FlatModes> = Cons<H::Up<A>, R::Up<A>>;
    #[inline]
    fn up<A: FlatModes>(self, a: A) -> Self::Up<A> {
        Cons(self.0.up(a), self.1.up(a))
    }
}

/// `() ↦ ()`
impl RunsUp for Nil {
    type Fill<F: Fillings> = F;
    type Up<A: FlatModes> = Nil;
    #[inline]
    fn up<A: FlatModes>(self, _: A) -> Nil {
        self
    }
}

impl RunsUp for Torn {
    type Fill<F: Fillings> = F;
    type Up<A: FlatModes> = Torn;
    #[inline]
    fn up<A: FlatModes>(self, _: A) -> Torn {
        self
    }
}
