//! Whether a tile and its complement have more coordinates than what they tile.

use typenum::U1;

use crate::algebra::sort::SortLeaves;
use crate::layout::Extent;
use crate::num::{No, Scalar, Verdict, Yes};
use crate::tuple::Nil;

use super::{ComplementModes, Gaps};

/// Whether every mode of a tile moves the index. A mode of size 1 need not.
pub trait AllMove {
    /// Whether `(B, B*)` has more than `N` coordinates, with the complement in `N`.
    type Overhangs<B: ComplementModes, N: Scalar>: Verdict;
}

/// Then there are as many coordinates as indices, and the span tells.
impl AllMove for Yes {
    type Overhangs<B: ComplementModes, N: Scalar> =
        <<B as SortLeaves>::Sorted<Nil> as Gaps>::Overhangs<U1, N>;
}

/// Else the coordinates are counted.
impl AllMove for No {
    type Overhangs<B: ComplementModes, N: Scalar> =
        N::IsBelow<<B::Size as Scalar>::Times<<B::Complement<N> as Extent>::Size>>;
}
