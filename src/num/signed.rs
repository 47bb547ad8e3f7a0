//! Negative strides: [`Minus`] on the surface, [`Neg`] inside, `isize` at run time.

use core::fmt;
use core::marker::PhantomData;

use typenum::UTerm;

use super::difference::Difference;
use super::digit::Static;
use super::limit::NoLimit;
use super::nat::Nat;
use super::quotient::Quotient;
use super::scalar::Scalar;
use super::truth::{No, Truth, Yes};

/// `−N` on the surface: a stride that walks backwards, such as `Minus<_4>`.
///
/// Written `-4` in the macros.
pub struct Minus<N> {
    number: PhantomData<N>,
}

impl<N> Minus<N> {
    /// The number as a zero-sized value.
    #[must_use]
    #[inline]
    pub const fn new() -> Self {
        Self { number: PhantomData }
    }
}

impl<N> Clone for Minus<N> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}

impl<N> Copy for Minus<N> {}

impl<N> Default for Minus<N> {
    #[inline]
    fn default() -> Self {
        Self::new()
    }
}

impl<N: Static> fmt::Display for Minus<N> {
    /// `_-4` as CuTe prints it, and `-4` with `{:#}`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if f.alternate() { "-" } else { "_-" })?;
        write!(f, "{}", N::VALUE)
    }
}

impl<N: Static> fmt::Debug for Minus<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl<N: Static> From<Minus<N>> for isize {
    #[inline]
    fn from(_: Minus<N>) -> isize {
        -N::VALUE.cast_signed()
    }
}

impl<N: Static> PartialEq<isize> for Minus<N> {
    #[inline]
    fn eq(&self, n: &isize) -> bool {
        isize::from(*self) == *n
    }
}

impl<N: Static, M: Static> PartialEq<Minus<M>> for Minus<N> {
    #[inline]
    fn eq(&self, _: &Minus<M>) -> bool {
        N::VALUE == M::VALUE
    }
}

/// `−N` inside the algorithms, `N` a positive number in binary.
#[derive(Debug)]
pub struct Neg<N>(PhantomData<N>);

impl<N> Clone for Neg<N> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}

impl<N> Copy for Neg<N> {}

impl<N> Default for Neg<N> {
    #[inline]
    fn default() -> Self {
        Self(PhantomData)
    }
}

/// `−N`, known to the compiler. It never divides. A step backwards from 0 borrows from every mode
/// but the last: as a digit it counts as the mode's whole size, which no mode has room for.
impl<P: Nat> Scalar for Neg<P> {
    type Surface = Minus<P::Decimal>;
    type Shown = super::shown::minus<P::Shown>;
    type IsStatic = Yes;
    #[inline]
    fn raise(self) -> Self::Surface {
        Minus::new()
    }
    #[inline]
    fn value(self) -> isize {
        -P::SIZE.cast_signed()
    }

    type Times<M: Scalar> = M::TimesNeg<P>;
    #[inline]
    fn times<M: Scalar>(self, m: M) -> Self::Times<M> {
        m.times_neg::<P>()
    }
    type Plus<M: Scalar> = M::PlusNeg<P>;
    #[inline]
    fn plus<M: Scalar>(self, m: M) -> Self::Plus<M> {
        m.plus_neg::<P>()
    }

    type By<M: Scalar> = Quotient<Self, M>;
    #[inline]
    fn quot_rem<M: Scalar>(self, m: M) -> (Self, M) {
        (self, m)
    }

    type TimesNat<N: Nat> = <N::IsZero as Truth>::Pick<UTerm, Neg<N::Mul<P>>>;
    #[inline]
    fn times_nat<N: Nat>(self, _: N) -> Self::TimesNat<N> {
        N::IsZero::pick(UTerm, Neg::default())
    }
    type TimesNeg<N: Nat> = N::Mul<P>;
    #[inline]
    fn times_neg<N: Nat>(self) -> Self::TimesNeg<N> {
        Self::TimesNeg::<N>::default()
    }
    type TimesUsize = isize;
    #[inline]
    fn times_usize(self, n: usize) -> isize {
        n.cast_signed() * self.value()
    }
    type TimesIsize = isize;
    #[inline]
    fn times_isize(self, n: isize) -> isize {
        n * self.value()
    }

    type PlusNat<N: Nat> = <N::Minus<P> as Difference>::OrMinus<P::Minus<N>>;
    #[inline]
    fn plus_nat<N: Nat>(self, _: N) -> Self::PlusNat<N> {
        <N::Minus<P> as Difference>::or_minus::<P::Minus<N>>()
    }
    type PlusNeg<N: Nat> = Neg<N::Add<P>>;
    #[inline]
    fn plus_neg<N: Nat>(self) -> Self::PlusNeg<N> {
        Neg::default()
    }
    type PlusUsize = isize;
    #[inline]
    fn plus_usize(self, n: usize) -> isize {
        n.cast_signed() + self.value()
    }
    type PlusIsize = isize;
    #[inline]
    fn plus_isize(self, n: isize) -> isize {
        n + self.value()
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

    type Gcd<M: Scalar> = M::GcdNat<P>;
    #[inline]
    fn gcd<M: Scalar>(self, m: M) -> Self::Gcd<M> {
        m.gcd_nat(P::default())
    }
    type GcdNat<N: Nat> = <P as Nat>::Gcd<N>;
    #[inline]
    fn gcd_nat<N: Nat>(self, _: N) -> Self::GcdNat<N> {
        Self::GcdNat::<N>::default()
    }

    type Pred = UTerm;
    #[inline]
    fn pred(self) -> UTerm {
        UTerm
    }
    type Abs = P;
    #[inline]
    fn abs(self) -> P {
        P::default()
    }

    type Inclusive<Span: Scalar> = UTerm;
    #[inline]
    fn inclusive<Span: Scalar>(self, _: Span) -> UTerm {
        UTerm
    }

    type IsBelow<M: Scalar> = Yes;
    type IsAboveNat<N: Nat> = No;

    type Bound = NoLimit;

    type Vanishes = No;

    type IsOne = No;
    type IsZero = No;
    type Equals<M: Scalar> = M::EqualsNeg<P>;
    type EqualsNat<N: Nat> = No;
    type EqualsNeg<N: Nat> = N::Same<P>;
    type StrideUnlessOne<T: Scalar> = T;
    #[inline]
    fn stride_unless_one<T: Scalar>(self, t: T) -> T {
        t
    }
}
