//! Numbers that only run time knows, as [`Scalar`]s: `usize` and, for strides, `isize`.

use typenum::UTerm;

use super::limit::NoLimit;
use super::nat::Nat;
use super::quotient::{Pair, Quot, Quotient, Rem};
use super::scalar::Scalar;
use super::truth::{No, Truth};
use super::verdict::Unknown;

/// A run-time size, stride or coordinate.
/// The part of a division of `N` by a run-time number: 0 where `N` is.
type UsizeUnless0<N> = <<N as Scalar>::IsZero as Truth>::Pick<UTerm, usize>;

impl Scalar for usize {
    type Surface = usize;
    type Shown = usize;
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

    type By<M: Scalar> = M::DivideUsize;
    #[inline]
    fn quot_rem<M: Scalar>(self, m: M) -> (Quot<Self, M>, Rem<Self, M>) {
        m.divide_usize(self)
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

    type DivideNat<N: Nat> = Quotient<UsizeUnless0<N>, UsizeUnless0<N>>;
    #[inline]
    fn divide_nat<N: Nat>(self, _: N) -> Pair<Self::DivideNat<N>> {
        (N::IsZero::pick(UTerm, N::SIZE / self), N::IsZero::pick(UTerm, N::SIZE % self))
    }
    type DivideUsize = Quotient<usize, usize>;
    #[inline]
    fn divide_usize(self, n: usize) -> (usize, usize) {
        (n / self, n % self)
    }

    type RoundUp<Q: Scalar> = usize;
    #[inline]
    fn round_up<Q: Scalar>(self, q: Q) -> usize {
        q.magnitude() + usize::from(self != 0)
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

/// A signed run-time stride. It never divides; divided, it rounds down.
impl Scalar for isize {
    type Surface = isize;
    type Shown = isize;
    type IsStatic = No;
    #[inline]
    fn raise(self) -> isize {
        self
    }
    #[inline]
    fn value(self) -> isize {
        self
    }
    #[inline]
    fn at_run_time(self, n: isize) -> isize {
        n
    }

    type Times<M: Scalar> = M::TimesIsize;
    #[inline]
    fn times<M: Scalar>(self, m: M) -> Self::Times<M> {
        m.times_isize(self)
    }
    type Plus<M: Scalar> = M::PlusIsize;
    #[inline]
    fn plus<M: Scalar>(self, m: M) -> Self::Plus<M> {
        m.plus_isize(self)
    }

    type By<M: Scalar> = Quotient<UTerm, isize>;
    #[inline]
    fn quot_rem<M: Scalar>(self, _: M) -> (Quot<Self, M>, Rem<Self, M>) {
        (UTerm, self)
    }

    type TimesNat<N: Nat> = <N::IsZero as Truth>::Pick<UTerm, isize>;
    #[inline]
    fn times_nat<N: Nat>(self, _: N) -> Self::TimesNat<N> {
        N::IsZero::pick(UTerm, N::SIZE.cast_signed() * self)
    }
    type TimesNeg<N: Nat> = isize;
    #[inline]
    fn times_neg<N: Nat>(self) -> isize {
        -(N::SIZE.cast_signed() * self)
    }
    type TimesUsize = isize;
    #[inline]
    fn times_usize(self, n: usize) -> isize {
        n.cast_signed() * self
    }
    type TimesIsize = isize;
    #[inline]
    fn times_isize(self, n: isize) -> isize {
        n * self
    }

    type PlusNat<N: Nat> = isize;
    #[inline]
    fn plus_nat<N: Nat>(self, _: N) -> isize {
        N::SIZE.cast_signed() + self
    }
    type PlusNeg<N: Nat> = isize;
    #[inline]
    fn plus_neg<N: Nat>(self) -> isize {
        self - N::SIZE.cast_signed()
    }
    type PlusUsize = isize;
    #[inline]
    fn plus_usize(self, n: usize) -> isize {
        n.cast_signed() + self
    }
    type PlusIsize = isize;
    #[inline]
    fn plus_isize(self, n: isize) -> isize {
        n + self
    }

    type DivideNat<N: Nat> = Quotient<UTerm, N>;
    #[inline]
    fn divide_nat<N: Nat>(self, n: N) -> (UTerm, N) {
        (UTerm, n)
    }
    type DivideUsize = Quotient<UTerm, usize>;
    #[inline]
    fn divide_usize(self, n: usize) -> (UTerm, usize) {
        (UTerm, n)
    }

    type RoundUp<Q: Scalar> = Q;
    #[inline]
    fn round_up<Q: Scalar>(self, q: Q) -> Q {
        q
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

    type Pred = UTerm;
    #[inline]
    fn pred(self) -> UTerm {
        UTerm
    }
    type Abs = usize;
    #[inline]
    fn abs(self) -> usize {
        self.unsigned_abs()
    }

    type Inclusive<Span: Scalar> = UTerm;
    #[inline]
    fn inclusive<Span: Scalar>(self, _: Span) -> UTerm {
        UTerm
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
