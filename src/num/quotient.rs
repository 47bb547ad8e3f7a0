//! What a division comes to: a quotient and a remainder.

use super::difference::Difference;
use super::nat::{Nat, Odd};
use super::scalar::Scalar;

/// What a division of [`Scalar`]s comes to: one answer for the quotient and the remainder.
pub trait Euclidean {
    /// The quotient.
    type Quot: Scalar;
    /// The remainder.
    type Rem: Scalar;
}

/// `⌊X / M⌋`
pub type Quot<X, M> = <<X as Scalar>::By<M> as Euclidean>::Quot;
/// `X mod M`
pub type Rem<X, M> = <<X as Scalar>::By<M> as Euclidean>::Rem;
/// Quotient and remainder of the division `D`, as values.
pub(crate) type Pair<D> = (<D as Euclidean>::Quot, <D as Euclidean>::Rem);

/// The same of natural numbers, on the way to it.
pub trait QuotRem: Euclidean<Quot: Nat, Rem: Nat> {
    /// The same quotient with remainder `2r`: both operands had been halved.
    type RemEven: QuotRem;
    /// The same quotient with remainder `2r + 1`.
    type RemOdd: QuotRem;
    /// `(2q, 2r)` brought back below the divisor `D`.
    type StepEven<D: Nat>: QuotRem;
    /// `(2q, 2r + 1)` brought back below the divisor `D`.
    type StepOdd<D: Nat>: QuotRem;
}

/// Quotient `Q` and remainder `R`.
#[derive(Debug)]
pub struct Quotient<Q, R>(core::marker::PhantomData<(Q, R)>);

impl<Q: Scalar, R: Scalar> Euclidean for Quotient<Q, R> {
    type Quot = Q;
    type Rem = R;
}

impl<Q: Nat, R: Nat> QuotRem for Quotient<Q, R> {
    type RemEven = Quotient<Q, R::Double>;
    type RemOdd = Quotient<Q, Odd<R>>;
    type StepEven<D: Nat> = <<R::Double as Nat>::Minus<D> as Difference>::Step<Q, R::Double>;
    type StepOdd<D: Nat> = <<Odd<R> as Nat>::Minus<D> as Difference>::Step<Q, Odd<R>>;
}

/// The greatest common divisor.
pub(crate) const fn gcd(mut a: usize, mut b: usize) -> usize {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}
