//! Coordinates as numbers: what the strides of a coordinate layout are inside the algorithms.
//!
//! A layout whose strides are [`Basis`](super::Basis) elements sends coordinates to coordinates. Its indices are vectors: lists of
//! numbers, or of vectors. They add and scale entry by entry, so evaluation, composition and division need
//! not know of them.

mod entries;
mod grows;
mod indexes;
mod place;

use typenum::UTerm;

use super::basis::Combined;
use super::compare::Compare;
use super::limit::NoLimit;
use super::nat::Nat;
use super::quotient::Quotient;
use super::run_time::RunTime;
use super::scalar::Scalar;
use super::signed::Neg;
use super::truth::{No, Truth, Yes};
use super::verdict::Unknown;
use crate::tuple::Tree;

pub use entries::Entries;
pub use indexes::Indexes;
pub use place::Pads;
pub(crate) use place::{Alone, At, Place};

/// A list of numbers and vectors that adds and scales entry by entry.
#[derive(Clone, Copy, Debug, Default)]
pub struct Vector<T>(pub(crate) T);

/// A vector scales and adds; nothing else is asked of it.
impl<T: Entries> Scalar for Vector<T> {
    type Surface = T::Step<UTerm, Combined<T::Tuple<()>>>;
    type Shown = Self::Surface;
    type IsStatic = No;
    #[inline]
    fn raise(self) -> Self::Surface {
        self.0.step::<UTerm, _>(Combined(self.to_index()))
    }
    #[inline]
    fn value(self) -> isize {
        0
    }

    type Times<M: Scalar> = Vector<T::Scaled<M>>;
    #[inline]
    fn times<M: Scalar>(self, m: M) -> Self::Times<M> {
        Vector(self.0.scaled(m))
    }
    type Plus<M: Scalar> = Vector<T::Add<M::Entries>>;
    #[inline]
    fn plus<M: Scalar>(self, m: M) -> Self::Plus<M> {
        Vector(self.0.add(m.entries()))
    }

    type By<M: Scalar> = Quotient<UTerm, Self>;
    #[inline]
    fn quot_rem<M: Scalar>(self, _: M) -> (UTerm, Self) {
        (UTerm, self)
    }

    type TimesNat<N: Nat> = Vector<T::Scaled<N>>;
    #[inline]
    fn times_nat<N: Nat>(self, n: N) -> Self::TimesNat<N> {
        Vector(self.0.scaled(n))
    }
    type TimesNeg<N: Nat> = Vector<T::Scaled<Neg<N>>>;
    #[inline]
    fn times_neg<N: Nat>(self) -> Self::TimesNeg<N> {
        Vector(self.0.scaled(Neg::default()))
    }
    type TimesUsize = Vector<T::Scaled<usize>>;
    #[inline]
    fn times_usize(self, n: usize) -> Self::TimesUsize {
        Vector(self.0.scaled(n))
    }
    type TimesIsize = Vector<T::Scaled<isize>>;
    #[inline]
    fn times_isize(self, n: isize) -> Self::TimesIsize {
        Vector(self.0.scaled(n))
    }

    type PlusNat<N: Nat> = Self;
    #[inline]
    fn plus_nat<N: Nat>(self, _: N) -> Self {
        self
    }
    type PlusNeg<N: Nat> = Self;
    #[inline]
    fn plus_neg<N: Nat>(self) -> Self {
        self
    }
    type PlusUsize = Self;
    #[inline]
    fn plus_usize(self, _: usize) -> Self {
        self
    }
    type PlusIsize = Self;
    #[inline]
    fn plus_isize(self, _: isize) -> Self {
        self
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

    type Gcd<M: Scalar> = UTerm;
    #[inline]
    fn gcd<M: Scalar>(self, _: M) -> UTerm {
        UTerm
    }
    type GcdNat<N: Nat> = UTerm;
    #[inline]
    fn gcd_nat<N: Nat>(self, _: N) -> UTerm {
        UTerm
    }

    type Pred = UTerm;
    #[inline]
    fn pred(self) -> UTerm {
        UTerm
    }
    type Abs = Self;
    #[inline]
    fn abs(self) -> Self {
        self
    }

    type Inclusive<Span: Scalar> = UTerm;
    #[inline]
    fn inclusive<Span: Scalar>(self, _: Span) -> UTerm {
        UTerm
    }

    type IsBelow<M: Scalar> = Unknown;
    type IsAboveNat<N: Nat> = Unknown;

    type Bound = NoLimit;

    type Vanishes = No;

    type IsOne = No;
    type IsZero = No;
    type Equals<M: Scalar> = T::Same<M::Entries>;
    type EqualsNat<N: Nat> = No;
    type EqualsNeg<N: Nat> = No;
    type StrideUnlessOne<S: Scalar> = S;
    #[inline]
    fn stride_unless_one<S: Scalar>(self, s: S) -> S {
        s
    }
}

impl<T: Entries> Compare for Vector<T> {
    type Before<M: Scalar, Tie: Truth> = Unknown;
    type AfterNat<N: Nat, Tie: Truth> = Unknown;
    type AfterNeg<N: Nat, Tie: Truth> = Unknown;
    type IsNonZero = Yes;
}

impl<T: Entries> RunTime for Vector<T> {
    type Dynamic = isize;
    #[inline]
    fn of_value(value: isize) -> isize {
        value
    }
    type IsSigned = Yes;
    #[inline]
    fn or_one(self) -> Self {
        self
    }
    type Coordinate<C: Tree> = C;
    #[inline]
    fn coordinate<C: Tree>(coord: C) -> C {
        coord
    }
}

impl<T: Entries> crate::swizzle::Swizzled for Vector<T> {
    type By<Z: crate::swizzle::Code> = Self;
    #[inline]
    fn by<Z: crate::swizzle::Code>(self) -> Self {
        self
    }
    type Offset = Self;
    #[inline]
    fn to_offset(self) -> Self {
        self
    }
}

impl<T: Entries> crate::facts::Magnitude for Vector<T> {
    type Magnitude = UTerm;
    type Below0 = UTerm;
}
