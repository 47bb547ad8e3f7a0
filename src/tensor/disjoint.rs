//! Layouts no two coordinates of which share an element.
//!
//! **The rule.** Of the modes with more than one coordinate, sorted by the size of their strides, each steps
//! past everything that the ones before it reach: `|t_k| > Σ (s_j − 1)·|t_j|` over the smaller ones. Then
//! the index of a coordinate is written in a mixed radix with gaps, and is no other coordinate's.
//! The converse does not hold: the few layouts that are injective without nesting, as `(3,2):(2,3)`,
//! are refused with the others.

use typenum::UTerm;

use crate::algebra::{Ascending, Leaf, Skips, Visit};
use crate::layout::{Layout, Modes};
use crate::num::{Scalar, Unknown, Verdict, Yes};
use crate::refusal::Refusal;
use crate::tuple::{Cons, IntTuple, Mode, ModeTree, Nil, Stride, Torn};

/// Sorted leaves, each of which may step past those before it.
pub trait StepsPast: Copy {
    /// Whether each does, those before reaching `Span`.
    type Past<Span: Scalar>: Verdict;
}

impl StepsPast for Nil {
    type Past<Span: Scalar> = Yes;
}

impl<S: Scalar, T: Scalar, P: Scalar, R: Ascending> StepsPast for Cons<Leaf<S, T, P>, R> {
    type Past<Span: Scalar> =
        <Span::IsBelow<T> as Verdict>::And<R::Past<Span::Plus<<S::Pred as Scalar>::Times<T>>>>;
}

/// The leaves of a layout as lengths of steps.
pub trait StepLengths: Copy {
    /// The leaves of more than one coordinate, by the size of their strides, and `Rest`.
    type Lengths<Rest: Ascending>: Ascending;
}

impl<S: Scalar, T: Scalar> StepLengths for Mode<S, T> {
    type Lengths<Rest: Ascending> = <S::IsOne as Skips>::Insert<S, T::Abs, UTerm, Rest>;
}

impl<H: ModeTree, R: ModeTree> StepLengths for Cons<H, R> {
    type Lengths<Rest: Ascending> = H::Lengths<R::Lengths<Rest>>;
}

impl StepLengths for Nil {
    type Lengths<Rest: Ascending> = Rest;
}

impl StepLengths for Torn {
    type Lengths<Rest: Ascending> = Rest;
}

/// A layout that gives each coordinate an element of its own, as far as the compiler can tell.
///
/// Mutable tensors of such layouts are split into parts that are used at the same time. Where run-time
/// numbers decide, they are checked when the tensor is split.
///
/// ```
/// use colex::{layout, tensor::Disjoint};
///
/// assert!(layout!(((4,2),8):((1,32),4)).check_disjoint().is_ok());
/// let n = 3_usize;
/// assert!(layout!((4,8):(1,n)).check_disjoint().is_err()); // (3, 0) and (0, 1) share an element
/// ```
pub trait Disjoint {
    /// That run-time numbers keep the rule as well.
    ///
    /// # Errors
    ///
    /// Where they do not.
    fn check_disjoint(self) -> Result<(), Refusal>;
}

impl<S, D> Disjoint for Layout<S, D>
where
    S: IntTuple,
    D: Stride,
    <<Modes<S, D> as StepLengths>::Lengths<Nil> as StepsPast>::Past<UTerm>: KeepsApart<S, D>,
{
    #[inline]
    fn check_disjoint(self) -> Result<(), Refusal> {
        let modes = self.modes();
        let (mut refusal, mut is_empty) = (None, false);
        let mut i = 0;
        modes.visit(&mut |s, t| {
            is_empty |= s == 0;
            // What the modes of smaller steps reach; of two equal steps the second is not past the first.
            let (mut reach, mut j) = (0_usize, 0);
            modes.visit(&mut |s2, t2| {
                let (own, other) = (t.unsigned_abs(), t2.unsigned_abs());
                if s2 > 1 && (other < own || other == own && j < i) {
                    let span = s2.unsigned_abs().saturating_sub(1).saturating_mul(other);
                    reach = reach.saturating_add(span);
                }
                j += 1;
            });
            if s > 1 && t.unsigned_abs() <= reach {
                refusal.get_or_insert(Refusal::Shared { step: t, reach });
            }
            i += 1;
        });
        match refusal {
            Some(refusal) if !is_empty => Err(refusal),
            _ => Ok(()),
        }
    }
}

/// The verdict `Self` does not say that coordinates of the layout `S:D` share elements.
#[diagnostic::on_unimplemented(
    message = "the parts may share elements: the layout `{S}:{D}` is not known to be injective",
    label = "a step of this layout does not go past what its smaller steps reach",
    note = "parts of a mutable tensor are used at the same time, so no two coordinates may have one element",
    note = "sorted by size, each stride must be greater than the sum of `(size - 1) * stride` over the smaller ones; `filter()` removes modes of stride 0"
)]
pub trait KeepsApart<S, D>: Verdict {}

impl<S, D> KeepsApart<S, D> for Yes {}
impl<S, D> KeepsApart<S, D> for Unknown {}
