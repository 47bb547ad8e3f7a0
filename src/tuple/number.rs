//! A single number, where a tuple would be a mistake.

use super::int_tuple::IntTuple;
use crate::num::{Scalar, Static};

/// A number that is no tuple: a 1-D coordinate, an index, a size. Static or `usize`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a number",
    label = "a single number is needed here, static or `usize`",
    note = "a coordinate that is a tuple goes to `index`, and to `coord_1d` for its 1-D coordinate"
)]
pub trait Number: IntTuple {
    /// The number as the algorithms see it.
    type Scalar: Scalar;
    /// The number as the algorithms see it.
    fn number(self) -> Self::Scalar;
}

impl Number for usize {
    type Scalar = usize;
    #[inline]
    fn number(self) -> usize {
        self
    }
}

#[diagnostic::do_not_recommend]
impl<N: Static + IntTuple> Number for N {
    type Scalar = N::Nat;
    #[inline]
    fn number(self) -> N::Nat {
        N::Nat::default()
    }
}
