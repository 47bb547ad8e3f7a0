//! Two leaves in order: of one stride, or each with its own digit.

use crate::algebra::chain::Divides;
use crate::algebra::reason::{Blurring, NotLinked};
use crate::algebra::{Ascending, Finding, Finds, Found, Leaf, Push};
use crate::num::{No, Quot, Scalar, Verdict, Yes};
use crate::tuple::{Cons, FlatModes, Mode};

use super::recover::{IsUnreached, Reaching};
use super::run::{LongerPlace, LongerSize, longer};

/// Whether two leaves have one stride.
pub trait Ties {
    /// The digits of `S0:T0`, `S:T` and `R`.
    type Recovered<
        S0: Scalar,
        T0: Scalar,
        P0: Scalar,
        S: Scalar,
        T: Scalar,
        P: Scalar,
        R: Ascending,
    >: FlatModes;
    /// Those modes.
    fn recovered<
        S0: Scalar,
        T0: Scalar,
        P0: Scalar,
        S: Scalar,
        T: Scalar,
        P: Scalar,
        R: Ascending,
    >(
        first: Leaf<S0, T0, P0>,
        leaf: Leaf<S, T, P>,
        rest: R,
    ) -> Self::Recovered<S0, T0, P0, S, T, P, R>;
    /// Whether no digit exceeds its mode.
    type Keeps<
        S0: Scalar,
        T0: Scalar,
        P0: Scalar,
        S: Scalar,
        T: Scalar,
        P: Scalar,
        R: Ascending,
        Reach: Scalar,
        Open: Scalar,
    >: Verdict;
    /// The first digit that does.
    type Exceeds<
        Op: Copy,
        S0: Scalar,
        T0: Scalar,
        P0: Scalar,
        S: Scalar,
        T: Scalar,
        P: Scalar,
        R: Ascending,
        Reach: Scalar,
        Open: Scalar,
        Below: Ascending,
    >: Finding;
}

/// The longer one counts.
impl Ties for Yes {
    type Recovered<
        S0: Scalar,
        T0: Scalar,
        P0: Scalar,
        S: Scalar,
        T: Scalar,
        P: Scalar,
        R: Ascending,
    > = R::RecoveredAfter<LongerSize<S0, T0, S, T>, T0, LongerPlace<S0, T0, P0, S, T, P>>;
    #[inline]
    fn recovered<
        S0: Scalar,
        T0: Scalar,
        P0: Scalar,
        S: Scalar,
        T: Scalar,
        P: Scalar,
        R: Ascending,
    >(
        first: Leaf<S0, T0, P0>,
        leaf: Leaf<S, T, P>,
        rest: R,
    ) -> Self::Recovered<S0, T0, P0, S, T, P, R> {
        rest.recovered_after(longer(first, leaf))
    }
    type Keeps<
        S0: Scalar,
        T0: Scalar,
        P0: Scalar,
        S: Scalar,
        T: Scalar,
        P: Scalar,
        R: Ascending,
        Reach: Scalar,
        Open: Scalar,
    > = R::KeepsAfter<
        LongerSize<S0, T0, S, T>,
        T0,
        LongerPlace<S0, T0, P0, S, T, P>,
        Reaching<S, T, Reach>,
        Open,
    >;
    type Exceeds<
        Op: Copy,
        S0: Scalar,
        T0: Scalar,
        P0: Scalar,
        S: Scalar,
        T: Scalar,
        P: Scalar,
        R: Ascending,
        Reach: Scalar,
        Open: Scalar,
        Below: Ascending,
    > = R::ExceedsAfter<
        Op,
        LongerSize<S0, T0, S, T>,
        T0,
        LongerPlace<S0, T0, P0, S, T, P>,
        Reaching<S, T, Reach>,
        Open,
        Below,
    >;
}

/// The digit of `S0:T0` has the radix `T / T0`.
impl Ties for No {
    type Recovered<
        S0: Scalar,
        T0: Scalar,
        P0: Scalar,
        S: Scalar,
        T: Scalar,
        P: Scalar,
        R: Ascending,
    > = <R::RecoveredAfter<S, T, P> as Push>::Push<Quot<T, T0>, P0>;
    #[inline]
    fn recovered<
        S0: Scalar,
        T0: Scalar,
        P0: Scalar,
        S: Scalar,
        T: Scalar,
        P: Scalar,
        R: Ascending,
    >(
        first: Leaf<S0, T0, P0>,
        leaf: Leaf<S, T, P>,
        rest: R,
    ) -> Self::Recovered<S0, T0, P0, S, T, P, R> {
        let radix = leaf.stride.quot_rem(first.stride.or_one()).0;
        rest.recovered_after(leaf).push(Mode { shape: radix, stride: first.place })
    }
    type Keeps<
        S0: Scalar,
        T0: Scalar,
        P0: Scalar,
        S: Scalar,
        T: Scalar,
        P: Scalar,
        R: Ascending,
        Reach: Scalar,
        Open: Scalar,
    > = <<Divides<T0, T> as Verdict>::And<Stays<S0, T0, T, Reach>> as Verdict>::And<
        R::KeepsAfter<S, T, P, Reaching<S, T, Reach>, Open>,
    >;
    type Exceeds<
        Op: Copy,
        S0: Scalar,
        T0: Scalar,
        P0: Scalar,
        S: Scalar,
        T: Scalar,
        P: Scalar,
        R: Ascending,
        Reach: Scalar,
        Open: Scalar,
        Below: Ascending,
    > = <<<Divides<T0, T> as Verdict>::IsRefuted as Finds>::If<
        NotLinked<Op, S::Shown, T::Shown, T0::Shown>,
    > as Finding>::Or<
        <<Stays<S0, T0, T, Reach> as Verdict>::IsRefuted as Exceeding>::Because<
            Op,
            S0,
            T0,
            Reach,
            Below,
            R::ExceedsAfter<
                Op,
                S,
                T,
                P,
                Reaching<S, T, Reach>,
                Open,
                Cons<Leaf<S0, T0, P0>, Below>,
            >,
        >,
    >;
}

/// Whether the digit of `S:T` below stride `Next` stays below `S`.
type Stays<S, T, Next, Reach> = <IsUnreached<S, T, Reach> as Verdict>::Or<
    <<<S as Scalar>::Times<T> as Scalar>::IsBelow<Next> as Verdict>::Not,
>;

/// Whether a digit exceeds its mode.
pub trait Exceeding {
    /// The reason, if it does: a mode below that overlaps with it, or all of them together.
    type Because<Op: Copy, S: Scalar, T: Scalar, Reach: Scalar, Below: Ascending, Else: Finding>: Finding;
}

impl Exceeding for Yes {
    type Because<Op: Copy, S: Scalar, T: Scalar, Reach: Scalar, Below: Ascending, Else: Finding> =
        <Below::Overlap<Op, S, T> as Finding>::Or<
            Found<Blurring<Op, S::Shown, T::Shown, Reach::Shown>>,
        >;
}

impl Exceeding for No {
    type Because<Op: Copy, S: Scalar, T: Scalar, Reach: Scalar, Below: Ascending, Else: Finding> =
        Else;
}
