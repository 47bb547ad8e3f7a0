//! Whether a law holds, as far as the compiler can tell.

use super::truth::{No, Truth, Yes};

/// A law's verdict: [`Yes`], [`No`], or [`Unknown`] where it hangs on a run-time number.
pub trait Verdict:
    crate::algebra::Electing
    + crate::algebra::OverspendsIf
    + crate::algebra::Sorts
    + crate::algebra::ClipsTo
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
}

impl Verdict for No {
    type And<V: Verdict> = No;
    type AndUnknown = No;
    type Or<V: Verdict> = V;
    type OrUnknown = Unknown;
    type Not = Yes;
    type IsSure = No;
    type IsRefuted = Yes;
}

impl Verdict for Unknown {
    type And<V: Verdict> = V::AndUnknown;
    type AndUnknown = Unknown;
    type Or<V: Verdict> = V::OrUnknown;
    type OrUnknown = Unknown;
    type Not = Unknown;
    type IsSure = No;
    type IsRefuted = No;
}
