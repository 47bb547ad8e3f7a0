//! Coordinates as numbers: what the strides of a coordinate layout are inside the algorithms.
//!
//! A layout whose strides are [`Basis`](super::Basis) elements sends coordinates to coordinates. Its indices are vectors: lists of
//! numbers, or of vectors. They add and scale entry by entry, so evaluation, composition and division need
//! not know of them.

use typenum::{B0, B1, UInt, UTerm};

use super::basis::{Basis, Combined};
use super::compare::Compare;
use super::limit::NoLimit;
use super::nat::Nat;
use super::quotient::Quotient;
use super::run_time::RunTime;
use super::scalar::Scalar;
use super::signed::Neg;
use super::truth::{No, Truth, Yes};
use super::verdict::Unknown;
use crate::swizzle::Decides;
use crate::tuple::arities_but_the_last;
use crate::tuple::{Cons, Nil, Tree};

/// A number as an index: a number, or a coordinate of a coordinate layout.
pub trait Indexes: Copy {
    /// The entries of a vector; none for a number.
    type Entries: Entries;
    /// The entries.
    fn entries(self) -> Self::Entries;
    /// The index as users see it: a number, or a tuple of such.
    type Index: Copy;
    /// The index as users see it.
    fn to_index(self) -> Self::Index;
    /// The index 0 of the same form.
    type Origin: Scalar;
    /// That index.
    fn origin() -> Self::Origin;
    /// Whether it can be written as a static number or a basis element.
    type IsBasis: Truth;
    /// Whether a step by it changes a number that the shape `P` compares.
    type Changes<P: Tree>: Truth;
    /// The index of which each number is one more.
    type Past: Scalar;
    /// That index.
    fn past(self) -> Self::Past;
}

/// Implements [`Indexes`] for a kind of numbers.
macro_rules! number {
    ([$($generics:tt)*] $T:ty) => {
        impl<$($generics)*> Indexes for $T {
            type Entries = Nil;
            #[inline]
            fn entries(self) -> Nil {
                Nil
            }
            type Index = <Self as Scalar>::Surface;
            #[inline]
            fn to_index(self) -> Self::Index {
                Scalar::raise(self)
            }
            type Origin = UTerm;
            #[inline]
            fn origin() -> UTerm {
                UTerm
            }
            type IsBasis = <Self as Scalar>::IsStatic;
            type Changes<P: Tree> =
                <<<Self as Scalar>::IsZero as Truth>::Not as Truth>::And<P::Compares>;
            type Past = <Self as Scalar>::Plus<super::nat::One>;
            #[inline]
            fn past(self) -> Self::Past {
                self.plus(super::nat::One::default())
            }
        }
    };
}

number!([] UTerm);
number!([V: Nat] UInt<V, B0>);
number!([V: Nat] UInt<V, B1>);
number!([N: Nat] Neg<N>);
number!([] usize);
number!([] isize);

/// A list of numbers and vectors that adds and scales entry by entry.
#[derive(Clone, Copy, Debug, Default)]
pub struct Vector<T>(pub(crate) T);

/// The entries of a vector.
pub trait Entries: crate::algebra::LandEach {
    /// Each times `X`.
    type Scaled<X: Scalar>: Entries;
    /// Each times `x`.
    fn scaled<X: Scalar>(self, x: X) -> Self::Scaled<X>;
    /// Each plus that of `O`, as far as there are such.
    type Add<O: Entries>: Entries;
    /// Each plus that of `o`.
    fn add<O: Entries>(self, o: O) -> Self::Add<O>;
    /// `(H, R…)` plus `self`.
    type AddTo<H: Scalar, R: Entries>: Entries;
    /// `(h, r…)` plus `self`.
    fn add_to<H: Scalar, R: Entries>(self, h: H, r: R) -> Self::AddTo<H, R>;
    /// Zeros in their places.
    type Origin: Entries;
    /// Zeros in their places.
    fn origin() -> Self::Origin;
    /// Each plus 1.
    type Past: Entries;
    /// Each plus 1.
    fn past(self) -> Self::Past;
    /// Whether they are known to be those of `O`.
    type Same<O: Entries>: Truth;
    /// Whether they are known to be `(H, R…)`.
    type SameAs<H: Scalar, R: Entries>: Truth;
    /// Whether there are none.
    type IsEmpty: Truth;
    /// Whether one of them changes a number that the shape `P` compares.
    type Changes<P: Tree>: Truth;
    /// Whether only the last is not 0, and it is a basis element itself.
    type IsBasis: Truth;
    /// The tuple `Front` and all entries as indices.
    type Tuple<Front: Grows>: Grows;
    /// The tuple `front` and all entries as indices.
    fn tuple<Front: Grows>(self, front: Front) -> Self::Tuple<Front>;
    /// As a stride: a basis element where there is one number only, `I` places from the first; else `All`.
    type Step<I: Nat, All: Copy>: Copy;
    /// As a stride.
    fn step<I: Nat, All: Copy>(self, all: All) -> Self::Step<I, All>;
}

/// `()`
impl Entries for Nil {
    type Scaled<X: Scalar> = Nil;
    #[inline]
    fn scaled<X: Scalar>(self, _: X) -> Nil {
        self
    }
    type Add<O: Entries> = O;
    #[inline]
    fn add<O: Entries>(self, o: O) -> O {
        o
    }
    type AddTo<H: Scalar, R: Entries> = Cons<H, R>;
    #[inline]
    fn add_to<H: Scalar, R: Entries>(self, h: H, r: R) -> Cons<H, R> {
        Cons(h, r)
    }
    type Origin = Nil;
    #[inline]
    fn origin() -> Nil {
        Nil
    }
    type Past = Nil;
    #[inline]
    fn past(self) -> Nil {
        self
    }
    type Same<O: Entries> = O::IsEmpty;
    type SameAs<H: Scalar, R: Entries> = No;
    type IsEmpty = Yes;
    type Changes<P: Tree> = No;
    type IsBasis = No;
    type Tuple<Front: Grows> = Front;
    #[inline]
    fn tuple<Front: Grows>(self, front: Front) -> Front {
        front
    }
    type Step<I: Nat, All: Copy> = All;
    #[inline]
    fn step<I: Nat, All: Copy>(self, all: All) -> All {
        all
    }
}

/// `(h, r…)`
impl<H: Scalar, R: Entries> Entries for Cons<H, R> {
    type Scaled<X: Scalar> = Cons<H::Times<X>, R::Scaled<X>>;
    #[inline]
    fn scaled<X: Scalar>(self, x: X) -> Self::Scaled<X> {
        Cons(self.0.times(x), self.1.scaled(x))
    }
    type Add<O: Entries> = O::AddTo<H, R>;
    #[inline]
    fn add<O: Entries>(self, o: O) -> Self::Add<O> {
        o.add_to(self.0, self.1)
    }
    type AddTo<H2: Scalar, R2: Entries> = Cons<H2::Plus<H>, R2::Add<R>>;
    #[inline]
    fn add_to<H2: Scalar, R2: Entries>(self, h: H2, r: R2) -> Self::AddTo<H2, R2> {
        Cons(h.plus(self.0), r.add(self.1))
    }
    type Origin = Cons<H::Origin, R::Origin>;
    #[inline]
    fn origin() -> Self::Origin {
        Cons(H::origin(), R::origin())
    }
    type Past = Cons<H::Past, R::Past>;
    #[inline]
    fn past(self) -> Self::Past {
        Cons(self.0.past(), self.1.past())
    }
    type Same<O: Entries> = O::SameAs<H, R>;
    type SameAs<H2: Scalar, R2: Entries> = <H2::Equals<H> as Truth>::And<R2::Same<R>>;
    type IsEmpty = No;
    type Changes<P: Tree> = <H::Changes<P::Leading> as Truth>::Or<R::Changes<P::Following>>;
    type IsBasis = <<H::IsZero as Truth>::And<R::IsBasis> as Truth>::Or<
        <R::IsEmpty as Truth>::And<H::IsBasis>,
    >;
    type Tuple<Front: Grows> = R::Tuple<Front::With<H::Index>>;
    #[inline]
    fn tuple<Front: Grows>(self, front: Front) -> Self::Tuple<Front> {
        self.1.tuple(front.with(self.0.to_index()))
    }
    type Step<I: Nat, All: Copy> = <H::IsZero as Decides>::Either<
        R::Step<I::Succ, All>,
        <<R::IsEmpty as Truth>::And<H::IsBasis> as Decides>::Either<
            Basis<H::Surface, I::Decimal>,
            All,
        >,
    >;
    #[inline]
    fn step<I: Nat, All: Copy>(self, all: All) -> Self::Step<I, All> {
        <H::IsZero as Decides>::either(
            self.1.step::<I::Succ, All>(all),
            <<R::IsEmpty as Truth>::And<H::IsBasis> as Decides>::either(Basis::new(), all),
        )
    }
}

/// A tuple that grows at its end, up to twelve.
pub trait Grows: Copy {
    /// The tuple and `X`.
    type With<X: Copy>: Grows;
    /// The tuple and `x`.
    fn with<X: Copy>(self, x: X) -> Self::With<X>;
}

/// Writes one arity.
macro_rules! grows {
    ($($T:ident $t:ident),*) => {
        impl<$($T: Copy),*> Grows for ($($T,)*) {
            type With<X: Copy> = ($($T,)* X,);
            #[inline]
            fn with<X: Copy>(self, x: X) -> Self::With<X> {
                let ($($t,)*) = self;
                ($($t,)* x,)
            }
        }
    };
}

grows!();
arities_but_the_last!(grows);

/// No tuple is longer.
impl<
    A: Copy,
    B: Copy,
    C: Copy,
    D: Copy,
    E: Copy,
    F: Copy,
    G: Copy,
    H: Copy,
    I: Copy,
    J: Copy,
    K: Copy,
    L: Copy,
> Grows for (A, B, C, D, E, F, G, H, I, J, K, L)
{
    type With<X: Copy> = Self;
    #[inline]
    fn with<X: Copy>(self, _: X) -> Self {
        self
    }
}

impl<T: Entries> Indexes for Vector<T> {
    type Entries = T;
    #[inline]
    fn entries(self) -> T {
        self.0
    }
    type Index = T::Tuple<()>;
    #[inline]
    fn to_index(self) -> Self::Index {
        self.0.tuple(())
    }
    type Origin = Vector<T::Origin>;
    #[inline]
    fn origin() -> Self::Origin {
        Vector(T::origin())
    }
    type IsBasis = T::IsBasis;
    type Changes<P: Tree> = T::Changes<P>;
    type Past = Vector<T::Past>;
    #[inline]
    fn past(self) -> Self::Past {
        Vector(self.0.past())
    }
}

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

/// So many zeros.
pub trait Pads {
    /// The zeros, then `L`.
    type Pad<L: Entries>: Entries;
    /// The zeros, then `l`.
    fn pad<L: Entries>(l: L) -> Self::Pad<L>;
}

impl Pads for UTerm {
    type Pad<L: Entries> = L;
    #[inline]
    fn pad<L: Entries>(l: L) -> L {
        l
    }
}

/// V and V
impl<V: Nat> Pads for UInt<V, B0> {
    type Pad<L: Entries> = V::Pad<V::Pad<L>>;
    #[inline]
    fn pad<L: Entries>(l: L) -> Self::Pad<L> {
        V::pad(V::pad(l))
    }
}

/// 1, V and V
impl<V: Nat> Pads for UInt<V, B1> {
    type Pad<L: Entries> = Cons<UTerm, V::Pad<V::Pad<L>>>;
    #[inline]
    fn pad<L: Entries>(l: L) -> Self::Pad<L> {
        Cons(UTerm, V::pad(V::pad(l)))
    }
}

/// Where an entry stands in a vector.
pub trait Place {
    /// The vector that has `E` there, and is 0 else.
    type Put<E: Scalar>: Scalar;
    /// The vector that has `e` there, and is 0 else.
    fn put<E: Scalar>(e: E) -> Self::Put<E>;
}

/// Alone: no vector.
#[derive(Debug)]
pub struct Alone;

impl Place for Alone {
    type Put<E: Scalar> = E;
    #[inline]
    fn put<E: Scalar>(e: E) -> E {
        e
    }
}

/// Entry `I` of the vector that stands at `P`.
#[derive(Debug)]
pub struct At<I, P>(core::marker::PhantomData<(I, P)>);

impl<I: Nat, P: Place> Place for At<I, P> {
    type Put<E: Scalar> = P::Put<Vector<I::Pad<Cons<E, Nil>>>>;
    #[inline]
    fn put<E: Scalar>(e: E) -> Self::Put<E> {
        P::put(Vector(I::pad(Cons(e, Nil))))
    }
}
