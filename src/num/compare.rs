//! Which of two numbers comes first: known to the compiler, or only at run time.

use super::nat::{Nat, One};
use super::scalar::Scalar;
use super::signed::Neg;
use super::truth::{No, Truth, Yes};
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

/// The answer to a question about numbers: [`Known`] or [`Later`].
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

/// The compiler knows the answer.
#[derive(Debug)]
pub struct Known<T>(core::marker::PhantomData<T>);

/// A run-time number has to be looked at.
#[derive(Debug)]
pub struct Later;

impl<T: Truth> Answer for Known<T> {
    type Factor<S: Scalar> = T::Pick<S, One>;
    #[inline]
    fn factor<S: Scalar>(_: bool, s: S) -> Self::Factor<S> {
        T::pick(s, One::default())
    }
    type OrZero<U: Scalar> = T::Pick<U, UTerm>;
    #[inline]
    fn or_zero<U: Scalar>(_: bool, t: U) -> Self::OrZero<U> {
        T::pick(t, UTerm)
    }
}

impl Answer for Later {
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
    type AfterNat<P: Nat, Tie: Truth> = Known<P::Below<N, Tie>>;
    type AfterNeg<P: Nat, Tie: Truth> = Known<Yes>;
    type IsNonZero = Known<<N::IsZero as Truth>::Not>;
}

/// `−n`
impl<N: Nat> Compare for Neg<N> {
    type Before<M: Scalar, Tie: Truth> = M::AfterNeg<N, Tie>;
    type AfterNat<P: Nat, Tie: Truth> = Known<No>;
    type AfterNeg<P: Nat, Tie: Truth> = Known<N::Below<P, Tie>>;
    type IsNonZero = Known<Yes>;
}

impl Compare for usize {
    type Before<M: Scalar, Tie: Truth> = Later;
    type AfterNat<N: Nat, Tie: Truth> = Later;
    type AfterNeg<N: Nat, Tie: Truth> = Later;
    type IsNonZero = Later;
}

impl Compare for isize {
    type Before<M: Scalar, Tie: Truth> = Later;
    type AfterNat<N: Nat, Tie: Truth> = Later;
    type AfterNeg<N: Nat, Tie: Truth> = Later;
    type IsNonZero = Later;
}
