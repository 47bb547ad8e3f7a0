//! Whether a law holds, as far as the compiler can tell.

use super::scalar::Scalar;
use super::truth::{No, Truth, Yes};

/// A law's verdict: [`Yes`], [`No`], or [`Unknown`] where it hangs on a run-time number.
pub trait Verdict:
    super::compare::Answer
    + crate::algebra::Electing
    + crate::algebra::OverspendsIf
    + crate::algebra::Sorts
    + crate::facts::Concludes
    + crate::algebra::ClipsTo
    + crate::algebra::Unsplit
    + crate::algebra::InRuns
    + crate::algebra::TooSmall
    + crate::algebra::Landing
    + crate::algebra::Tiling
    + crate::algebra::HasComplement
    + crate::algebra::Overhanging
    + crate::algebra::TilesRoom
    + crate::algebra::Apart
    + crate::algebra::Repeatable
    + crate::algebra::FillsEvenly
    + crate::algebra::FirstReason
{
    /// Both hold. A `No` decides, whatever is unknown beside it.
    type And<V: Verdict>: Verdict;
    /// `self` and [`Unknown`].
    type AndUnknown: Verdict;
    /// One of both holds. A `Yes` decides, whatever is unknown beside it.
    type Or<V: Verdict>: Verdict;
    /// `self` or [`Unknown`].
    type OrUnknown: Verdict;
    /// The opposite.
    type Not: Verdict;
    /// Whether it is known to hold.
    type IsSure: Truth;
    /// The same as a value.
    const SURE: bool = Self::IsSure::VALUE;
    /// Whether it is known not to hold.
    type IsRefuted: Truth;
    /// `B` where `self` says that `A` is less than `B`, else `A`.
    type Larger<A: Scalar, B: Scalar>: Scalar;
    /// The larger one.
    fn larger<A: Scalar, B: Scalar>(a: A, b: B) -> Self::Larger<A, B>;
}

/// It hangs on a run-time number.
#[derive(Clone, Copy, Debug, Default)]
pub struct Unknown;

impl Verdict for Yes {
    type And<V: Verdict> = V;
    type AndUnknown = Unknown;
    type Or<V: Verdict> = Yes;
    type OrUnknown = Yes;
    type Not = No;
    type IsSure = Yes;
    type IsRefuted = No;
    type Larger<A: Scalar, B: Scalar> = B;
    #[inline]
    fn larger<A: Scalar, B: Scalar>(_: A, b: B) -> B {
        b
    }
}

impl Verdict for No {
    type And<V: Verdict> = No;
    type AndUnknown = No;
    type Or<V: Verdict> = V;
    type OrUnknown = Unknown;
    type Not = Yes;
    type IsSure = No;
    type IsRefuted = Yes;
    type Larger<A: Scalar, B: Scalar> = A;
    #[inline]
    fn larger<A: Scalar, B: Scalar>(a: A, _: B) -> A {
        a
    }
}

impl Verdict for Unknown {
    type And<V: Verdict> = V::AndUnknown;
    type AndUnknown = Unknown;
    type Or<V: Verdict> = V::OrUnknown;
    type OrUnknown = Unknown;
    type Not = Unknown;
    type IsSure = No;
    type IsRefuted = No;
    type Larger<A: Scalar, B: Scalar> = usize;
    #[inline]
    fn larger<A: Scalar, B: Scalar>(a: A, b: B) -> usize {
        a.value().max(b.value()).unsigned_abs()
    }
}
