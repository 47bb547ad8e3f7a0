//! What a subtraction of natural numbers comes to: a number, or that there is not enough.

use super::nat::{Nat, Odd};
use super::quotient::{QuotRem, Quotient};
use super::scalar::Scalar;
use super::signed::Neg;
use super::truth::{No, Truth, Yes};
use typenum::UTerm;

/// The outcome of `n − N`: [`Enough`] or [`Short`].
pub trait Difference: crate::algebra::Countdown {
    /// Twice the difference.
    type Even: Difference;
    /// Twice the difference, and one.
    type Odd: Difference;
    /// The difference, or 0.
    type OrZero: Nat;
    /// The difference, or minus the difference the other way round, which is `Back`.
    type OrMinus<Back: Difference>: Scalar;
    /// That number.
    fn or_minus<Back: Difference>() -> Self::OrMinus<Back>;
    /// Minus the difference: what is left when a smaller number came first.
    type Negated: Scalar;
    /// That number.
    fn negated() -> Self::Negated;
    /// `Then` if there is enough, else `Else`.
    type Choose<Then: Nat, Else: Nat>: Nat;
    /// Whether there is enough.
    type IsEnough: Truth;
    /// One step of long division: the trial subtraction came to `self`; the quotient so far is `Q`
    /// and the remainder before the trial `R`.
    type Step<Q: Nat, R: Nat>: QuotRem;
}

/// The difference is `N`.
#[derive(Debug)]
pub struct Enough<N>(core::marker::PhantomData<N>);

/// The right operand is the greater one.
#[derive(Debug)]
pub struct Short;

impl<N: Nat> Difference for Enough<N> {
    type Even = Enough<N::Double>;
    type Odd = Enough<Odd<N>>;
    type OrZero = N;
    type Choose<Then: Nat, Else: Nat> = Then;
    type OrMinus<Back: Difference> = N;
    #[inline]
    fn or_minus<Back: Difference>() -> N {
        N::default()
    }
    type Negated = Neg<N>;
    #[inline]
    fn negated() -> Neg<N> {
        Neg::default()
    }
    type IsEnough = Yes;
    type Step<Q: Nat, R: Nat> = Quotient<Odd<Q>, N>;
}

impl Difference for Short {
    type Even = Short;
    type Odd = Short;
    type OrZero = UTerm;
    type Choose<Then: Nat, Else: Nat> = Else;
    type OrMinus<Back: Difference> = Back::Negated;
    #[inline]
    fn or_minus<Back: Difference>() -> Back::Negated {
        Back::negated()
    }
    type Negated = UTerm;
    #[inline]
    fn negated() -> UTerm {
        UTerm
    }
    type IsEnough = No;
    type Step<Q: Nat, R: Nat> = Quotient<Q::Double, R>;
}
