//! Which of two numbers comes first: known to the compiler, or only at run time.

use super::nat::{Nat, One};
use super::scalar::Scalar;
use super::signed::Neg;
use super::truth::{No, Truth, Yes};
use super::verdict::Unknown;
use typenum::UTerm;

/// Comparisons of [`Scalar`]s, as far as the compiler can decide them.
pub trait Compare: Copy {
    /// Whether `self < M`, or `Tie` where they are equal.
    type Before<M: Scalar, Tie: Truth>: Answer;
    /// Whether `N < self`, or `Tie`.
    type AfterNat<N: Nat, Tie: Truth>: Answer;
    /// Whether `−N < self`, or `Tie`.
    type AfterNeg<N: Nat, Tie: Truth>: Answer;
    /// Whether `self ≠ 0`.
    type IsNonZero: Answer;
}

/// A verdict as a factor or a term: [`Yes`], [`No`], or [`Unknown`] where a run-time number decides.
pub trait Answer {
    /// `S` if yes, else 1: what the answer adds to a product.
    type Factor<S: Scalar>: Scalar;
    /// That number; `yes` is the answer at run time.
    fn factor<S: Scalar>(yes: bool, s: S) -> Self::Factor<S>;
    /// `T` if yes, else 0.
    type OrZero<T: Scalar>: Scalar;
    /// That number; `yes` is the answer at run time.
    fn or_zero<T: Scalar>(yes: bool, t: T) -> Self::OrZero<T>;
}

impl Answer for Yes {
    type Factor<S: Scalar> = S;
    #[inline]
    fn factor<S: Scalar>(_: bool, s: S) -> S {
        s
    }
    type OrZero<T: Scalar> = T;
    #[inline]
    fn or_zero<T: Scalar>(_: bool, t: T) -> T {
        t
    }
}

impl Answer for No {
    type Factor<S: Scalar> = One;
    #[inline]
    fn factor<S: Scalar>(_: bool, _: S) -> One {
        One::default()
    }
    type OrZero<T: Scalar> = UTerm;
    #[inline]
    fn or_zero<T: Scalar>(_: bool, _: T) -> UTerm {
        UTerm
    }
}

/// a product or a sum with an unknown part is a run-time number
impl Answer for Unknown {
    type Factor<S: Scalar> = usize;
    #[inline]
    fn factor<S: Scalar>(yes: bool, s: S) -> usize {
        if yes { s.value().cast_unsigned() } else { 1 }
    }
    type OrZero<T: Scalar> = usize;
    #[inline]
    fn or_zero<T: Scalar>(yes: bool, t: T) -> usize {
        if yes { t.value().cast_unsigned() } else { 0 }
    }
}

/// `n`
impl<N: Nat> Compare for N {
    type Before<M: Scalar, Tie: Truth> = M::AfterNat<N, Tie>;
    type AfterNat<P: Nat, Tie: Truth> = P::Below<N, Tie>;
    type AfterNeg<P: Nat, Tie: Truth> = Yes;
    type IsNonZero = <N::IsZero as Truth>::Not;
}

/// `−n`
impl<N: Nat> Compare for Neg<N> {
    type Before<M: Scalar, Tie: Truth> = M::AfterNeg<N, Tie>;
    type AfterNat<P: Nat, Tie: Truth> = No;
    type AfterNeg<P: Nat, Tie: Truth> = N::Below<P, Tie>;
    type IsNonZero = Yes;
}

impl Compare for usize {
    type Before<M: Scalar, Tie: Truth> = Unknown;
    type AfterNat<N: Nat, Tie: Truth> = Unknown;
    type AfterNeg<N: Nat, Tie: Truth> = Unknown;
    type IsNonZero = Unknown;
}

impl Compare for isize {
    type Before<M: Scalar, Tie: Truth> = Unknown;
    type AfterNat<N: Nat, Tie: Truth> = Unknown;
    type AfterNeg<N: Nat, Tie: Truth> = Unknown;
    type IsNonZero = Unknown;
}
