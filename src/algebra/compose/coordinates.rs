//! A right-hand layout whose strides are basis elements: `B(c)` is a coordinate of A.
//!
//! Inside A's shape a coordinate is as good as its number, entry by entry times the sizes before. So B
//! becomes a layout of numbers, and `A ∘ B` is the composition with that. Past the size of a mode the
//! number would go on in the next one, and A does not: B must take coordinates of A's shape only.

use core::marker::PhantomData;

use typenum::{B0, B1, UInt, UTerm};

use crate::algebra::operation;
use crate::algebra::plan::refuse;
use crate::layout::Extent;
use crate::num::{Entries, Nat, Neg, No, Scalar, Truth, Unknown, Vector, Verdict, Yes};
use crate::tuple::{Cons, ModeTree, Nil};

use super::blame::{Finding, NotFound};
use super::landing::{Coordinates, NoneLeft};

/// A number or a coordinate, as a coordinate of a left-hand layout.
pub trait LandsOn: Copy {
    /// Whether it is a coordinate; of 0, whether `Next` are.
    type IsCoordinate<Next: Coordinates>: Truth;
    /// Whether it is a coordinate or 0, and none of its numbers is below 0.
    type Leads: Verdict;
    /// Whether it does.
    fn leads(self) -> bool;
    /// Its number in the modes `A`, before which there are `P` coordinates.
    type Landed<A: ModeTree, P: Scalar>: Scalar;
    /// Its number.
    fn landed<A: ModeTree, P: Scalar>(self, a: A, p: P) -> Self::Landed<A, P>;
    /// Whether it is a coordinate of `A`.
    type LandsIn<A: ModeTree>: Verdict;
    /// The first number in it that is not below the size it stands at, and that size.
    fn strays<A: ModeTree>(self, a: A) -> Option<(usize, usize)>;
    /// The same as a reason.
    type Stray<A: ModeTree>: Finding;
    /// Whether none of its numbers is below 0.
    type IsNatural: Verdict;
    /// Whether none is.
    fn is_natural(self) -> bool;
}

/// Implements [`LandsOn`] for a kind of numbers.
macro_rules! number {
    ([$($generics:tt)*] $N:ty, $IsCoordinate:ty, $Leads:ty, $IsNatural:ty) => {
        impl<$($generics)*> LandsOn for $N {
            type IsCoordinate<Next: Coordinates> = $IsCoordinate;
            type Leads = $Leads;
            #[inline]
            fn leads(self) -> bool {
                self.value() == 0
            }
            type Landed<A: ModeTree, P: Scalar> = <Self as Scalar>::Times<P>;
            #[inline]
            fn landed<A: ModeTree, P: Scalar>(self, _: A, p: P) -> Self::Landed<A, P> {
                self.times(p)
            }
            type LandsIn<A: ModeTree> = <Self as Scalar>::IsBelow<A::Size>;
            #[inline]
            fn strays<A: ModeTree>(self, a: A) -> Option<(usize, usize)> {
                let (x, size) = (self.value(), a.size().value());
                (x >= size).then(|| (x.unsigned_abs(), size.unsigned_abs()))
            }
            type Stray<A: ModeTree> = <<Self::LandsIn<A> as Verdict>::IsRefuted as super::Finds>::If<
                Strays<<Self as Scalar>::Shown, <A::Size as Scalar>::Shown>,
            >;
            type IsNatural = $IsNatural;
            #[inline]
            fn is_natural(self) -> bool {
                self.value() >= 0
            }
        }
    };
}

number!([] UTerm, Next::AnyCoordinate<NoneLeft>, Yes, Yes);
number!([V: Nat] UInt<V, B0>, No, No, Yes);
number!([V: Nat] UInt<V, B1>, No, No, Yes);
number!([N: Nat] Neg<N>, No, No, No);
number!([] usize, No, Unknown, Yes);
number!([] isize, No, Unknown, Unknown);

/// entry by entry, in the modes of a tuple
impl<T: Entries> LandsOn for Vector<T> {
    type IsCoordinate<Next: Coordinates> = Yes;
    type Leads = T::AllNatural;
    #[inline]
    fn leads(self) -> bool {
        self.is_natural()
    }
    type Landed<A: ModeTree, P: Scalar> = T::LandEach<A, P>;
    #[inline]
    fn landed<A: ModeTree, P: Scalar>(self, a: A, p: P) -> Self::Landed<A, P> {
        self.0.land_each(a, p)
    }
    type LandsIn<A: ModeTree> = <A::IsCons as Verdict>::And<T::EachIn<A>>;
    #[inline]
    fn strays<A: ModeTree>(self, a: A) -> Option<(usize, usize)> {
        self.0.any_strays(a)
    }
    type Stray<A: ModeTree> = <<<A::IsCons as Truth>::Not as super::Finds>::If<
        Strays<<Self as Scalar>::Shown, <A::Size as Scalar>::Shown>,
    > as Finding>::Or<T::AnyStray<A>>;
    type IsNatural = T::AllNatural;
    #[inline]
    fn is_natural(self) -> bool {
        self.0.all_natural()
    }
}

/// The entries of a coordinate, in the modes of a tuple.
pub trait LandEach: Copy {
    /// Their number in the modes `A`, before which there are `P` coordinates.
    type LandEach<A: ModeTree, P: Scalar>: Scalar;
    /// Their number.
    fn land_each<A: ModeTree, P: Scalar>(self, a: A, p: P) -> Self::LandEach<A, P>;
    /// Whether each is a coordinate of its mode.
    type EachIn<A: ModeTree>: Verdict;
    /// The first number that is not below the size it stands at.
    fn any_strays<A: ModeTree>(self, a: A) -> Option<(usize, usize)>;
    /// The same as a reason.
    type AnyStray<A: ModeTree>: Finding;
    /// Whether no number is below 0.
    type AllNatural: Verdict;
    /// Whether none is.
    fn all_natural(self) -> bool;
}

/// none
impl LandEach for Nil {
    type LandEach<A: ModeTree, P: Scalar> = UTerm;
    #[inline]
    fn land_each<A: ModeTree, P: Scalar>(self, _: A, _: P) -> UTerm {
        UTerm
    }
    type EachIn<A: ModeTree> = Yes;
    #[inline]
    fn any_strays<A: ModeTree>(self, _: A) -> Option<(usize, usize)> {
        None
    }
    type AnyStray<A: ModeTree> = NotFound;
    type AllNatural = Yes;
    #[inline]
    fn all_natural(self) -> bool {
        true
    }
}

/// `(h, r…) ↦ h·P + (r…)·P·|a|`, where `a` is the mode of `h`
impl<H: Scalar, R: Entries> LandEach for Cons<H, R> {
    type LandEach<A: ModeTree, P: Scalar> = <H::Landed<A::Head, P> as Scalar>::Plus<
        R::LandEach<A::Tail, P::Times<<A::Head as Extent>::Size>>,
    >;
    #[inline]
    fn land_each<A: ModeTree, P: Scalar>(self, a: A, p: P) -> Self::LandEach<A, P> {
        let rest = self.1.land_each(a.tail(), p.times(a.head().size()));
        self.0.landed(a.head(), p).plus(rest)
    }
    type EachIn<A: ModeTree> = <H::LandsIn<A::Head> as Verdict>::And<R::EachIn<A::Tail>>;
    #[inline]
    fn any_strays<A: ModeTree>(self, a: A) -> Option<(usize, usize)> {
        self.0.strays(a.head()).or_else(|| self.1.any_strays(a.tail()))
    }
    type AnyStray<A: ModeTree> = <H::Stray<A::Head> as Finding>::Or<R::AnyStray<A::Tail>>;
    type AllNatural = <H::IsNatural as Verdict>::And<R::AllNatural>;
    #[inline]
    fn all_natural(self) -> bool {
        self.0.is_natural() && self.1.all_natural()
    }
}

/// The right-hand layout takes the coordinate `X` of a mode of size `Size`.
#[derive(Clone, Copy, Debug)]
pub struct Strays<X, Size>(PhantomData<(X, Size)>);

/// In the composition `Self`, the coordinate `X` is one of a left-hand mode of size `Size`.
#[diagnostic::on_unimplemented(
    message = "composition is undefined: the right-hand layout takes the coordinate `{X}` of a left-hand mode of size `{Size}`",
    label = "`{X}` is not below `{Size}`, below 0, or nested where the mode is a number",
    note = "a layout whose strides are basis elements leads to coordinates, and each must be one of the left-hand layout's shape"
)]
pub trait HasCoordinate<X, Size> {}

refuse!(Strays<X, Size>: operation::composition, HasCoordinate<X, Size>);
