//! The entries of a vector, one by one.

use super::grows::Grows;
use crate::num::basis::Basis;
use crate::num::{Nat, No, Scalar, Truth, Yes};
use crate::swizzle::Decides;
use crate::tuple::{Cons, Nil, Tree};

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
