//! `Yes` and `No`, as types, and the branches that are taken on them.

use super::nat::Nat;
use super::scalar::Scalar;

/// An answer known to the compiler: [`Yes`] or [`No`].
pub trait Truth:
    super::verdict::Verdict
    + crate::algebra::Choice
    + crate::algebra::Finds
    + crate::facts::Answers
    + crate::swizzle::Decides
    + crate::algebra::Reads
    + crate::algebra::ReadsCoordinates
    + crate::algebra::IsSize
    + crate::algebra::Skips
    + crate::algebra::AllMove
    + crate::algebra::Breaks
    + crate::algebra::RunsOn
    + crate::algebra::Ties
    + crate::algebra::Exceeding
    + crate::algebra::Gathering
    + crate::algebra::GoesAlong
    + crate::algebra::Splitting
    + crate::algebra::KnowsSizes
    + crate::algebra::Covering
    + crate::algebra::FillsModes
    + crate::algebra::Fits
    + crate::algebra::StaysPut
    + Copy
    + Default
    + core::fmt::Debug
    + 'static
{
    /// The answer as a value.
    const VALUE: bool;
    /// Yes where both are.
    type And<T: Truth>: Truth;
    /// Yes where one is.
    type Or<T: Truth>: Truth;
    /// The opposite.
    type Not: Truth;
    /// `T` if yes, else yes.
    type Implies<T: Truth>: Truth;
    /// `Then` if yes, else `Else`.
    type Pick<Then: Scalar, Else: Scalar>: Scalar;
    /// That number.
    fn pick<Then: Scalar, Else: Scalar>(then: Then, otherwise: Else) -> Self::Pick<Then, Else>;
    /// `Then` if yes, else `Else`.
    type PickNat<Then: Nat, Else: Nat>: Nat;
}

/// It is so.
#[derive(Clone, Copy, Debug, Default)]
pub struct Yes;

/// It is not so.
#[derive(Clone, Copy, Debug, Default)]
pub struct No;

impl Truth for Yes {
    const VALUE: bool = true;
    type And<T: Truth> = T;
    type Or<T: Truth> = Yes;
    type Not = No;
    type Implies<T: Truth> = T;
    type Pick<Then: Scalar, Else: Scalar> = Then;
    #[inline]
    fn pick<Then: Scalar, Else: Scalar>(then: Then, _: Else) -> Then {
        then
    }
    type PickNat<Then: Nat, Else: Nat> = Then;
}

impl Truth for No {
    const VALUE: bool = false;
    type And<T: Truth> = No;
    type Or<T: Truth> = T;
    type Not = Yes;
    type Implies<T: Truth> = Yes;
    type Pick<Then: Scalar, Else: Scalar> = Else;
    #[inline]
    fn pick<Then: Scalar, Else: Scalar>(_: Then, otherwise: Else) -> Else {
        otherwise
    }
    type PickNat<Then: Nat, Else: Nat> = Else;
}
