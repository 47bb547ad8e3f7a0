//! Natural numbers known to the compiler, as [`Scalar`]s.

use typenum::{B0, B1, UInt, UTerm};

use super::difference::Difference;
use super::limit::{NoLimit, UpTo};
use super::nat::Nat;
use super::quotient::{Pair, Quot, Quotient, Rem};
use super::scalar::Scalar;
use super::signed::Neg;
use super::truth::{No, Truth, Yes};

/// `0`
impl Scalar for UTerm {
    type Surface = super::_0;
    type Shown = super::_0;
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

    type By<M: Scalar> = Quotient<UTerm, UTerm>;
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

    type DivideNat<N: Nat> = Quotient<UTerm, N>;
    #[inline]
    fn divide_nat<N: Nat>(self, n: N) -> (UTerm, N) {
        (self, n)
    }
    type DivideUsize = Quotient<UTerm, usize>;
    #[inline]
    fn divide_usize(self, n: usize) -> (UTerm, usize) {
        (self, n)
    }

    type RoundUp<Q: Scalar> = Q;
    #[inline]
    fn round_up<Q: Scalar>(self, q: Q) -> Q {
        q
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
    (
        $doc:literal, $B:ident,
        decimal: $Decimal:ident,
        times: $Times:ty,
        divide: $Divide:ty,
        is_one: $IsOne:ty,
        unless_one: $UnlessOne:ty, |$stride:ident| $unless_one:expr,
    ) => {
        #[doc = $doc]
        impl<V: Nat> Scalar for UInt<V, $B> {
            type Surface = V::$Decimal;
            type Shown = <V::$Decimal as super::Spelling>::Shown;
            type IsStatic = Yes;
            #[inline]
            fn raise(self) -> Self::Surface {
                Self::Surface::default()
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

            type By<M: Scalar> = M::DivideNat<Self>;
            #[inline]
            fn quot_rem<M: Scalar>(self, m: M) -> (Quot<Self, M>, Rem<Self, M>) {
                m.divide_nat(self)
            }

            type TimesNat<N: Nat> = $Times;
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

            type DivideNat<N: Nat> = $Divide;
            #[inline]
            fn divide_nat<N: Nat>(self, _: N) -> Pair<Self::DivideNat<N>> {
                Pair::<Self::DivideNat<N>>::default()
            }
            type DivideUsize =
                Quotient<usize, <<Self as Scalar>::IsOne as Truth>::Pick<UTerm, usize>>;
            #[inline]
            fn divide_usize(self, n: usize) -> Pair<Self::DivideUsize> {
                (
                    n / <Self as Nat>::SIZE,
                    <<Self as Scalar>::IsOne as Truth>::pick(UTerm, n % <Self as Nat>::SIZE),
                )
            }

            type RoundUp<Q: Scalar> = Q::PlusNat<super::nat::One>;
            #[inline]
            fn round_up<Q: Scalar>(self, q: Q) -> Self::RoundUp<Q> {
                q.plus_nat(super::nat::One::default())
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
            type StrideUnlessOne<T: Scalar> = $UnlessOne;
            #[inline]
            fn stride_unless_one<T: Scalar>(self, $stride: T) -> Self::StrideUnlessOne<T> {
                $unless_one
            }
        }
    };
}

positive!(
    "`2V`", B0,
    decimal: Decimal0,
    times: N::Scaled<Self>,
    divide: N::ByEven<V>,
    is_one: No,
    unless_one: T, |t| t,
);
positive!(
    "`2V + 1`", B1,
    decimal: Decimal1,
    times: V::OddTimes<N>,
    divide: V::DivideByOdd<N>,
    is_one: V::IsZero,
    unless_one: <V::IsZero as Truth>::Pick<UTerm, T>, |t| <V::IsZero as Truth>::pick(UTerm, t),
);
