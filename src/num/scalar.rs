//! Sizes, strides and coordinates as the algorithms see them: static or at run time, one set of
//! type functions for both.
//!
//! What can be known stays known: `0 · x` is the static 0 and `x mod 1` too, whatever `x` is.
//! Everything else that touches a run-time number is a run-time number.

use typenum::{B0, B1, UInt, UTerm};

use super::difference::Difference;
use super::limit::{Limit, NoLimit, UpTo};
use super::nat::Nat;
use super::quotient::QuotRem;
use super::signed::Neg;
use super::truth::{No, Truth, Yes};
use super::verdict::{Unknown, Verdict};

/// A number inside an algorithm: a [`Nat`], a [`Neg`], `usize` or `isize`.
///
/// Each operation of two numbers dispatches on the left one, then on the right one: `a.plus(b)` asks
/// `b` for what it is when a natural number, a negative one, a `usize` or an `isize` is added.
pub trait Scalar: Copy + super::compare::Compare + super::run_time::RunTime {
    /// How the number is written on the surface.
    type Surface: Copy;
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

    /// `⌊self / M⌋`
    type Quot<M: Scalar>: Scalar;
    /// `self mod M`
    type Rem<M: Scalar>: Scalar;
    /// Quotient and remainder.
    fn quot_rem<M: Scalar>(self, m: M) -> (Self::Quot<M>, Self::Rem<M>);

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

    /// `⌊N / self⌋`
    type QuotOfNat<N: Nat>: Scalar;
    /// `N mod self`
    type RemOfNat<N: Nat>: Scalar;
    /// Quotient and remainder of `n`.
    fn quot_rem_of_nat<N: Nat>(self, n: N) -> (Self::QuotOfNat<N>, Self::RemOfNat<N>);
    /// The quotient of a run-time number.
    type QuotOfUsize: Scalar;
    /// Its remainder.
    type RemOfUsize: Scalar;
    /// Both.
    fn quot_rem_of_usize(self, n: usize) -> (Self::QuotOfUsize, Self::RemOfUsize);

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

/// `0`
impl Scalar for UTerm {
    type Surface = super::_0;
    type IsStatic = Yes;
    #[inline]
    fn raise(self) -> Self::Surface {
        super::_0
    }
    #[inline]
    fn value(self) -> isize {
        0
    }

    type Times<M: Scalar> = UTerm;
    #[inline]
    fn times<M: Scalar>(self, _: M) -> UTerm {
        self
    }
    type Plus<M: Scalar> = M;
    #[inline]
    fn plus<M: Scalar>(self, m: M) -> M {
        m
    }

    type Quot<M: Scalar> = UTerm;
    type Rem<M: Scalar> = UTerm;
    #[inline]
    fn quot_rem<M: Scalar>(self, _: M) -> (UTerm, UTerm) {
        (self, self)
    }

    type TimesNat<N: Nat> = UTerm;
    #[inline]
    fn times_nat<N: Nat>(self, _: N) -> UTerm {
        self
    }
    type TimesNeg<N: Nat> = UTerm;
    #[inline]
    fn times_neg<N: Nat>(self) -> UTerm {
        self
    }
    type TimesUsize = UTerm;
    #[inline]
    fn times_usize(self, _: usize) -> UTerm {
        self
    }
    type TimesIsize = UTerm;
    #[inline]
    fn times_isize(self, _: isize) -> UTerm {
        self
    }

    type PlusNat<N: Nat> = N;
    #[inline]
    fn plus_nat<N: Nat>(self, n: N) -> N {
        n
    }
    type PlusNeg<N: Nat> = Neg<N>;
    #[inline]
    fn plus_neg<N: Nat>(self) -> Neg<N> {
        Neg::default()
    }
    type PlusUsize = usize;
    #[inline]
    fn plus_usize(self, n: usize) -> usize {
        n
    }
    type PlusIsize = isize;
    #[inline]
    fn plus_isize(self, n: isize) -> isize {
        n
    }

    type QuotOfNat<N: Nat> = UTerm;
    type RemOfNat<N: Nat> = N;
    #[inline]
    fn quot_rem_of_nat<N: Nat>(self, n: N) -> (UTerm, N) {
        (self, n)
    }
    type QuotOfUsize = UTerm;
    type RemOfUsize = usize;
    #[inline]
    fn quot_rem_of_usize(self, n: usize) -> (UTerm, usize) {
        (self, n)
    }

    type Gcd<M: Scalar> = M::Abs;
    #[inline]
    fn gcd<M: Scalar>(self, m: M) -> M::Abs {
        m.abs()
    }
    type GcdNat<N: Nat> = N;
    #[inline]
    fn gcd_nat<N: Nat>(self, n: N) -> N {
        n
    }

    type Pred = UTerm;
    #[inline]
    fn pred(self) -> UTerm {
        self
    }
    type Abs = UTerm;
    #[inline]
    fn abs(self) -> UTerm {
        self
    }

    type Inclusive<Span: Scalar> = UTerm;
    #[inline]
    fn inclusive<Span: Scalar>(self, _: Span) -> UTerm {
        self
    }

    type IsBelow<M: Scalar> = M::IsAboveNat<UTerm>;
    type IsAboveNat<N: Nat> = No;

    type Bound = NoLimit;

    type Vanishes = Yes;

    type IsOne = No;
    type IsZero = Yes;
    type Equals<M: Scalar> = M::IsZero;
    type EqualsNat<N: Nat> = N::IsZero;
    type EqualsNeg<N: Nat> = No;
    type StrideUnlessOne<T: Scalar> = T;
    #[inline]
    fn stride_unless_one<T: Scalar>(self, t: T) -> T {
        t
    }
}

/// Implements [`Scalar`] for the two forms of a positive number.
macro_rules! positive {
    ($doc:literal, $B:ident, one: $IsOne:ty) => {
        #[doc = $doc]
        impl<V: Nat> Scalar for UInt<V, $B> {
            type Surface = <Self as Nat>::Decimal;
            type IsStatic = Yes;
            #[inline]
            fn raise(self) -> Self::Surface {
                <Self as Nat>::Decimal::default()
            }
            #[inline]
            fn value(self) -> isize {
                <Self as Nat>::SIZE.cast_signed()
            }

            type Times<M: Scalar> = M::TimesNat<Self>;
            #[inline]
            fn times<M: Scalar>(self, m: M) -> Self::Times<M> {
                m.times_nat(self)
            }
            type Plus<M: Scalar> = M::PlusNat<Self>;
            #[inline]
            fn plus<M: Scalar>(self, m: M) -> Self::Plus<M> {
                m.plus_nat(self)
            }

            type Quot<M: Scalar> = M::QuotOfNat<Self>;
            type Rem<M: Scalar> = M::RemOfNat<Self>;
            #[inline]
            fn quot_rem<M: Scalar>(self, m: M) -> (Self::Quot<M>, Self::Rem<M>) {
                m.quot_rem_of_nat(self)
            }

            type TimesNat<N: Nat> = N::Mul<Self>;
            #[inline]
            fn times_nat<N: Nat>(self, _: N) -> Self::TimesNat<N> {
                Self::TimesNat::<N>::default()
            }
            type TimesNeg<N: Nat> = Neg<N::Mul<Self>>;
            #[inline]
            fn times_neg<N: Nat>(self) -> Self::TimesNeg<N> {
                Neg::default()
            }
            type TimesUsize = usize;
            #[inline]
            fn times_usize(self, n: usize) -> usize {
                n * <Self as Nat>::SIZE
            }
            type TimesIsize = isize;
            #[inline]
            fn times_isize(self, n: isize) -> isize {
                n * self.value()
            }

            type PlusNat<N: Nat> = N::Add<Self>;
            #[inline]
            fn plus_nat<N: Nat>(self, _: N) -> Self::PlusNat<N> {
                Self::PlusNat::<N>::default()
            }
            type PlusNeg<N: Nat> =
                <<Self as Nat>::Minus<N> as Difference>::OrMinus<<N as Nat>::Minus<Self>>;
            #[inline]
            fn plus_neg<N: Nat>(self) -> Self::PlusNeg<N> {
                <<Self as Nat>::Minus<N> as Difference>::or_minus::<N::Minus<Self>>()
            }
            type PlusUsize = usize;
            #[inline]
            fn plus_usize(self, n: usize) -> usize {
                n + <Self as Nat>::SIZE
            }
            type PlusIsize = isize;
            #[inline]
            fn plus_isize(self, n: isize) -> isize {
                n + self.value()
            }

            type QuotOfNat<N: Nat> = <<Self as Nat>::Divide<N> as QuotRem>::Quot;
            type RemOfNat<N: Nat> = <<Self as Nat>::Divide<N> as QuotRem>::Rem;
            #[inline]
            fn quot_rem_of_nat<N: Nat>(self, _: N) -> (Self::QuotOfNat<N>, Self::RemOfNat<N>) {
                (Self::QuotOfNat::<N>::default(), Self::RemOfNat::<N>::default())
            }
            type QuotOfUsize = usize;
            type RemOfUsize = <<Self as Scalar>::IsOne as Truth>::Pick<UTerm, usize>;
            #[inline]
            fn quot_rem_of_usize(self, n: usize) -> (usize, Self::RemOfUsize) {
                (
                    n / <Self as Nat>::SIZE,
                    <<Self as Scalar>::IsOne as Truth>::pick(UTerm, n % <Self as Nat>::SIZE),
                )
            }

            type Gcd<M: Scalar> = M::GcdNat<Self>;
            #[inline]
            fn gcd<M: Scalar>(self, m: M) -> Self::Gcd<M> {
                m.gcd_nat(self)
            }
            type GcdNat<N: Nat> = <Self as Nat>::Gcd<N>;
            #[inline]
            fn gcd_nat<N: Nat>(self, _: N) -> Self::GcdNat<N> {
                Self::GcdNat::<N>::default()
            }

            type Pred = <<Self as Nat>::MinusSucc<UTerm> as Difference>::OrZero;
            #[inline]
            fn pred(self) -> Self::Pred {
                Self::Pred::default()
            }
            type Abs = Self;
            #[inline]
            fn abs(self) -> Self {
                self
            }

            type Inclusive<Span: Scalar> = Span::Plus<super::nat::One>;
            #[inline]
            fn inclusive<Span: Scalar>(self, span: Span) -> Self::Inclusive<Span> {
                span.plus(super::nat::One::default())
            }

            type IsBelow<M: Scalar> = M::IsAboveNat<Self>;
            type IsAboveNat<N: Nat> = N::Below<Self, No>;

            type Bound = UpTo<Self>;

            type Vanishes = No;

            type IsOne = $IsOne;
            type IsZero = No;
            type Equals<M: Scalar> = M::EqualsNat<Self>;
            type EqualsNat<N: Nat> = N::Same<Self>;
            type EqualsNeg<N: Nat> = No;
            type StrideUnlessOne<T: Scalar> = <<Self as Scalar>::IsOne as Truth>::Pick<UTerm, T>;
            #[inline]
            fn stride_unless_one<T: Scalar>(self, t: T) -> Self::StrideUnlessOne<T> {
                <<Self as Scalar>::IsOne as Truth>::pick(UTerm, t)
            }
        }
    };
}

positive!("`2V`", B0, one: No);
positive!("`2V + 1`", B1, one: V::IsZero);

/// A run-time size, stride or coordinate.
impl Scalar for usize {
    type Surface = usize;
    type IsStatic = No;
    #[inline]
    fn raise(self) -> usize {
        self
    }
    #[inline]
    fn value(self) -> isize {
        self.cast_signed()
    }
    #[inline]
    fn magnitude(self) -> usize {
        self
    }
    #[inline]
    fn at_run_time(self, n: isize) -> usize {
        n.unsigned_abs()
    }

    type Times<M: Scalar> = M::TimesUsize;
    #[inline]
    fn times<M: Scalar>(self, m: M) -> Self::Times<M> {
        m.times_usize(self)
    }
    type Plus<M: Scalar> = M::PlusUsize;
    #[inline]
    fn plus<M: Scalar>(self, m: M) -> Self::Plus<M> {
        m.plus_usize(self)
    }

    type Quot<M: Scalar> = M::QuotOfUsize;
    type Rem<M: Scalar> = M::RemOfUsize;
    #[inline]
    fn quot_rem<M: Scalar>(self, m: M) -> (Self::Quot<M>, Self::Rem<M>) {
        m.quot_rem_of_usize(self)
    }

    type TimesNat<N: Nat> = <N::IsZero as Truth>::Pick<UTerm, usize>;
    #[inline]
    fn times_nat<N: Nat>(self, _: N) -> Self::TimesNat<N> {
        N::IsZero::pick(UTerm, N::SIZE * self)
    }
    type TimesNeg<N: Nat> = isize;
    #[inline]
    fn times_neg<N: Nat>(self) -> isize {
        -(N::SIZE.cast_signed() * self.value())
    }
    type TimesUsize = usize;
    #[inline]
    fn times_usize(self, n: usize) -> usize {
        n * self
    }
    type TimesIsize = isize;
    #[inline]
    fn times_isize(self, n: isize) -> isize {
        n * self.value()
    }

    type PlusNat<N: Nat> = usize;
    #[inline]
    fn plus_nat<N: Nat>(self, _: N) -> usize {
        N::SIZE + self
    }
    type PlusNeg<N: Nat> = isize;
    #[inline]
    fn plus_neg<N: Nat>(self) -> isize {
        self.value() - N::SIZE.cast_signed()
    }
    type PlusUsize = usize;
    #[inline]
    fn plus_usize(self, n: usize) -> usize {
        n + self
    }
    type PlusIsize = isize;
    #[inline]
    fn plus_isize(self, n: isize) -> isize {
        n + self.value()
    }

    type QuotOfNat<N: Nat> = <N::IsZero as Truth>::Pick<UTerm, usize>;
    type RemOfNat<N: Nat> = <N::IsZero as Truth>::Pick<UTerm, usize>;
    #[inline]
    fn quot_rem_of_nat<N: Nat>(self, _: N) -> (Self::QuotOfNat<N>, Self::RemOfNat<N>) {
        (N::IsZero::pick(UTerm, N::SIZE / self), N::IsZero::pick(UTerm, N::SIZE % self))
    }
    type QuotOfUsize = usize;
    type RemOfUsize = usize;
    #[inline]
    fn quot_rem_of_usize(self, n: usize) -> (usize, usize) {
        (n / self, n % self)
    }

    type Gcd<M: Scalar> = usize;
    #[inline]
    fn gcd<M: Scalar>(self, m: M) -> usize {
        super::quotient::gcd(self.magnitude(), m.magnitude())
    }
    type GcdNat<N: Nat> = usize;
    #[inline]
    fn gcd_nat<N: Nat>(self, _: N) -> usize {
        super::quotient::gcd(self.magnitude(), N::SIZE)
    }

    type Pred = usize;
    #[inline]
    fn pred(self) -> usize {
        self.saturating_sub(1)
    }
    type Abs = usize;
    #[inline]
    fn abs(self) -> usize {
        self
    }

    type Inclusive<Span: Scalar> = usize;
    #[inline]
    fn inclusive<Span: Scalar>(self, span: Span) -> usize {
        if self == 0 { 0 } else { span.magnitude() + 1 }
    }

    type IsBelow<M: Scalar> = Unknown;
    type IsAboveNat<N: Nat> = Unknown;

    type Bound = NoLimit;

    type Vanishes = Unknown;

    type IsOne = No;
    type IsZero = No;
    type Equals<M: Scalar> = No;
    type EqualsNat<N: Nat> = No;
    type EqualsNeg<N: Nat> = No;
    type StrideUnlessOne<T: Scalar> = T;
    #[inline]
    fn stride_unless_one<T: Scalar>(self, t: T) -> T {
        t
    }
}
