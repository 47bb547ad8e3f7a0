//! One mode divided by a layout: `A ∘ (B, B*)`.

use crate::algebra::plan::Plan;
use crate::num::Scalar;
use crate::tuple::{Cons, Mode, ModeTree, Nil, Path, Torn};

use super::each::{BySize, Rounding, by_size};

/// A layout that divides others.
pub trait DivideBy: Copy {
    /// The plan for `A` divided by `self`.
    type DivideBy<A: ModeTree, At: Path, R: Rounding>: Plan;
    /// The plan for `a` divided by `self`.
    fn divide_by<A: ModeTree, At: Path, R: Rounding>(self, a: A) -> Self::DivideBy<A, At, R>;
}
impl<N: Scalar, D: Scalar> DivideBy for Mode<N, D> {
    type DivideBy<A: ModeTree, At: Path, R: Rounding> = BySize<A, N, At, R>;
    fn divide_by<A: ModeTree, At: Path, R: Rounding>(self, a: A) -> Self::DivideBy<A, At, R> {
        by_size::<A, N, At, R>(a, self.shape)
    }
}
impl<H: ModeTree, T: ModeTree> DivideBy for Cons<H, T> {
    type DivideBy<A: ModeTree, At: Path, R: Rounding> = crate::algebra::Ready<Nil>;
    fn divide_by<A: ModeTree, At: Path, R: Rounding>(self, _: A) -> Self::DivideBy<A, At, R> {
        crate::algebra::Ready(Nil)
    }
}
impl DivideBy for Nil {
    type DivideBy<A: ModeTree, At: Path, R: Rounding> = crate::algebra::Ready<Nil>;
    fn divide_by<A: ModeTree, At: Path, R: Rounding>(self, _: A) -> Self::DivideBy<A, At, R> {
        crate::algebra::Ready(Nil)
    }
}
impl DivideBy for Torn {
    type DivideBy<A: ModeTree, At: Path, R: Rounding> = crate::algebra::Ready<Nil>;
    fn divide_by<A: ModeTree, At: Path, R: Rounding>(self, _: A) -> Self::DivideBy<A, At, R> {
        crate::algebra::Ready(Nil)
    }
}
