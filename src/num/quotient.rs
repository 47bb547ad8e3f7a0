//! What a division comes to: a quotient and a remainder.

use super::difference::Difference;
use super::nat::{Nat, Odd};

/// A pair of quotient and remainder.
pub trait QuotRem {
    /// The quotient.
    type Quot: Nat;
    /// The remainder.
    type Rem: Nat;
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

impl<Q: Nat, R: Nat> QuotRem for Quotient<Q, R> {
    type Quot = Q;
    type Rem = R;
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
