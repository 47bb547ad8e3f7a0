//! Sizes, strides and coordinates as the algorithms see them: static or at run time, one set of
//! type functions for both.
//!
//! What can be known stays known: `0 · x` is the static 0 and `x mod 1` too, whatever `x` is.
//! Everything else that touches a run-time number is a run-time number.

use super::limit::Limit;
use super::nat::Nat;
use super::quotient::{Euclidean, Pair, Quot, Rem};
use super::truth::Truth;
use super::verdict::Verdict;

/// A number inside an algorithm: a [`Nat`], a [`Neg`](super::Neg), `usize` or `isize`.
///
/// Each operation of two numbers dispatches on the left one, then on the right one: `a.plus(b)` asks
/// `b` for what it is when a natural number, a negative one, a `usize` or an `isize` is added.
pub trait Scalar:
    Copy
    + super::compare::Compare
    + super::run_time::RunTime
    + crate::swizzle::Swizzled
    + crate::algebra::Digit
    + crate::facts::Magnitude
    + super::vector::Indexes
    + crate::algebra::LandsOn
{
    /// How the number is written on the surface.
    type Surface: Copy;
    /// How messages show it: [`Surface`](Self::Surface) by its name.
    type Shown;
    /// Whether the compiler knows it.
    type IsStatic: Truth;
    /// The number as the user writes it.
    fn raise(self) -> Self::Surface;
    /// The number as a signed value.
    fn value(self) -> isize;
    /// The number without its sign, as sizes are counted.
    #[inline]
    fn magnitude(self) -> usize {
        self.value().unsigned_abs()
    }
    /// Another number in the same place: `n` at run time, and no other where it is static.
    #[must_use]
    #[inline]
    fn at_run_time(self, _: isize) -> Self {
        self
    }

    /// `self · M`
    type Times<M: Scalar>: Scalar;
    /// `self · m`
    fn times<M: Scalar>(self, m: M) -> Self::Times<M>;
    /// `self + M`
    type Plus<M: Scalar>: Scalar;
    /// `self + m`
    fn plus<M: Scalar>(self, m: M) -> Self::Plus<M>;

    /// `self` divided by `M`, see [`Quot`] and [`Rem`]
    type By<M: Scalar>: Euclidean;
    /// Quotient and remainder.
    fn quot_rem<M: Scalar>(self, m: M) -> (Quot<Self, M>, Rem<Self, M>);

    /// `N · self`
    type TimesNat<N: Nat>: Scalar;
    /// `n · self`
    fn times_nat<N: Nat>(self, n: N) -> Self::TimesNat<N>;
    /// `−N · self`
    type TimesNeg<N: Nat>: Scalar;
    /// `−n · self`
    fn times_neg<N: Nat>(self) -> Self::TimesNeg<N>;
    /// A run-time size times `self`.
    type TimesUsize: Scalar;
    /// `n · self`
    fn times_usize(self, n: usize) -> Self::TimesUsize;
    /// A run-time step times `self`.
    type TimesIsize: Scalar;
    /// `n · self`
    fn times_isize(self, n: isize) -> Self::TimesIsize;

    /// `N + self`
    type PlusNat<N: Nat>: Scalar;
    /// `n + self`
    fn plus_nat<N: Nat>(self, n: N) -> Self::PlusNat<N>;
    /// `−N + self`
    type PlusNeg<N: Nat>: Scalar;
    /// `−n + self`
    fn plus_neg<N: Nat>(self) -> Self::PlusNeg<N>;
    /// A run-time number plus `self`.
    type PlusUsize: Scalar;
    /// `n + self`
    fn plus_usize(self, n: usize) -> Self::PlusUsize;
    /// A signed run-time number plus `self`.
    type PlusIsize: Scalar;
    /// `n + self`
    fn plus_isize(self, n: isize) -> Self::PlusIsize;

    /// `N` divided by `self`
    type DivideNat<N: Nat>: Euclidean;
    /// Quotient and remainder of `n`.
    fn divide_nat<N: Nat>(self, n: N) -> Pair<Self::DivideNat<N>>;
    /// A run-time number divided by `self`
    type DivideUsize: Euclidean;
    /// Quotient and remainder of `n`.
    fn divide_usize(self, n: usize) -> Pair<Self::DivideUsize>;

    /// The quotient `Q` rounded up, where `self` is the remainder: `Q + 1` unless that is 0.
    type RoundUp<Q: Scalar>: Scalar;
    /// That quotient.
    fn round_up<Q: Scalar>(self, q: Q) -> Self::RoundUp<Q>;

    /// The greatest common divisor of `self` and `M`, as a number that is not negative.
    type Gcd<M: Scalar>: Scalar;
    /// That divisor.
    fn gcd<M: Scalar>(self, m: M) -> Self::Gcd<M>;
    /// That of `N` and `self`.
    type GcdNat<N: Nat>: Scalar;
    /// That divisor.
    fn gcd_nat<N: Nat>(self, n: N) -> Self::GcdNat<N>;

    /// `self − 1`, for a size; 0 for 0.
    type Pred: Scalar;
    /// That number.
    fn pred(self) -> Self::Pred;
    /// `|self|`
    type Abs: Scalar;
    /// That number.
    fn abs(self) -> Self::Abs;

    /// `Span + 1` indices from the first to the last, where the number of coordinates `self` is not
    /// 0; else none.
    type Inclusive<Span: Scalar>: Scalar;
    /// How many.
    fn inclusive<Span: Scalar>(self, span: Span) -> Self::Inclusive<Span>;

    /// Whether it is less than `M`.
    type IsBelow<M: Scalar>: Verdict;
    /// Whether it is greater than `N`.
    type IsAboveNat<N: Nat>: Verdict;

    /// The limit of so many steps, where the number is known and not 0.
    type Bound: Limit;

    /// Whether it is 0, as far as the compiler can tell.
    type Vanishes: Verdict;

    /// Whether it is known to be 1.
    type IsOne: Truth;
    /// Whether it is known to be 0.
    type IsZero: Truth;
    /// Whether it is known to equal `M`.
    type Equals<M: Scalar>: Truth;
    /// Whether it is known to be the natural number `N`.
    type EqualsNat<N: Nat>: Truth;
    /// Whether it is known to be `−N`.
    type EqualsNeg<N: Nat>: Truth;
    /// `T`, or the static 0 where the number is known to be 1: the stride of a mode of that size.
    type StrideUnlessOne<T: Scalar>: Scalar;
    /// That stride.
    fn stride_unless_one<T: Scalar>(self, t: T) -> Self::StrideUnlessOne<T>;
}
