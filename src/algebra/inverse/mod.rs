//! Inverses: from indices back to coordinates.

mod plan;
mod recover;
mod run;
mod ties;

use crate::layout::{AnyLayout, Layout};
use crate::refusal::Refusal;
use crate::tuple::{IntTuple, Stride};

use super::plan::{Electing, Granted, Outcome, Plan, Planning};

use plan::{IsForward, LeftPlan, RightPlan, left_plan};

pub use plan::{Left, LeftIfKept, LeftIfOrdered, Refused, Right, Unrecovered};
pub(crate) use plan::{Placed, placed};
pub use recover::Recovers;
pub use run::{Contiguous, RunsOn};
pub use ties::{Exceeding, Ties};

impl<S: IntTuple, D: Stride> Layout<S, D> {
    /// The coordinates of the indices 0, 1, 2, … in order, as far as they all occur.
    ///
    /// **Law.** `A(R(i)) = i` for every `i < size(R)`, and R is as large as possible: it is the
    /// contiguous run of A that starts at index 0. Where several modes could come next, A not being
    /// injective, the longest is taken; modes of stride 0 are skipped.
    ///
    /// ```
    /// use colex::{Layout, layout};
    ///
    /// let _: Layout!((4,2,6):(2,1,8)) = layout!((2,4,6):(4,1,8)).right_inverse();
    /// let _: Layout!(4:1) = layout!((4,8):(1,5)).right_inverse(); // index 4 does not occur
    /// let _: Layout!(1:0) = layout!(8:2).right_inverse(); // nor does index 1
    /// ```
    ///
    /// What only run time knows to be contiguous is not taken: run-time strides never, and nothing
    /// behind a run-time size. A negative stride does not compile.
    ///
    /// Sibling: [`left_inverse`](Self::left_inverse).
    #[must_use]
    #[inline]
    pub fn right_inverse<R>(self) -> R
    where
        Self: RightInvertsTo<R>,
    {
        self.right_inverted()
    }

    /// From each index back to its coordinate.
    ///
    /// **Law.** `L(A(i)) = i` for every `i < size(A)`, where A is injective. Where modes of stride
    /// 0 or of one stride repeat indices, `A(L(A(i))) = A(i)`, with A going on along its last mode.
    /// Sorted, each stride must be a multiple of the one before; what lies between A's indices is
    /// of no account.
    ///
    /// ```
    /// use colex::{Layout, layout};
    ///
    /// let _: Layout!((5,21):(21,1)) = layout!((3,7,5):(5,15,1)).left_inverse();
    /// let _: Layout!((5,8):(1,4)) = layout!((4,8):(1,5)).left_inverse(); // a padded matrix
    /// let _: Layout!((2,4):(0,1)) = layout!(4:2).left_inverse();
    /// ```
    ///
    /// With run-time sizes the law is checked when the inverse is taken. Run-time strides can be
    /// sorted where there is one only. Where the law is broken for certain the program does not
    /// compile.
    ///
    /// ```compile_fail
    /// let _ = colex::layout!((4,5):(6,3)).left_inverse(); // not injective: 6 occurs twice
    /// ```
    /// ```compile_fail
    /// let _ = colex::layout!((2,2):(2,3)).left_inverse(); // 3 is not a multiple of 2
    /// ```
    ///
    /// Sibling: [`right_inverse`](Self::right_inverse).
    ///
    /// # Panics
    ///
    /// Where run-time numbers break the law.
    #[must_use]
    #[inline]
    #[track_caller]
    pub fn left_inverse<R>(self) -> R
    where
        Self: LeftInvertsTo<R>,
    {
        self.left_inverted()
    }

    /// The left inverse, or why there is none: [`left_inverse`](Self::left_inverse) for run-time
    /// numbers.
    ///
    /// # Errors
    ///
    /// The sentence with which `left_inverse` panics.
    #[inline]
    pub fn try_left_inverse<R>(self) -> Result<R, Refusal>
    where
        Self: LeftInvertsTo<R>,
    {
        self.try_left_inverted()
    }
}

/// The right inverse as a type: `RightInverse<Layout!((2,4):(4,1))>` is `Layout!((4,2):(2,1))`.
pub type RightInverse<L> = <L as RightInvertible>::Output;
/// The left inverse as a type: `LeftInverse<Layout!((4,8):(1,5))>` is `Layout!((5,8):(1,4))`.
pub type LeftInverse<L> = <L as LeftInvertible>::Output;

/// A layout whose right inverse is `R`: any whose strides are not negative.
pub trait RightInvertsTo<R> {
    /// The right inverse.
    fn right_inverted(self) -> R;
}

/// A layout whose left inverse is `R`.
pub trait LeftInvertsTo<R> {
    /// The left inverse. Panics where run-time numbers break the law.
    fn left_inverted(self) -> R;
    /// The left inverse, or why there is none.
    ///
    /// # Errors
    /// Where run-time numbers break the law.
    fn try_left_inverted(self) -> Result<R, Refusal>;
}

/// A layout that has a right inverse.
pub trait RightInvertible {
    /// The right inverse.
    type Output;
}

/// A layout that has a left inverse.
pub trait LeftInvertible {
    /// The left inverse.
    type Output;
}

impl<L: AnyLayout, R> RightInvertsTo<R> for L
where
    <RightPlan<L::Modes> as Plan>::Answer: Granted<R>,
{
    #[inline]
    fn right_inverted(self) -> R {
        let right = Right(self.into_modes());
        <IsForward<L::Modes> as Electing>::elect(right, Refused::new(), right)
            .plan()
            .answer()
            .grant()
    }
}

impl<L: AnyLayout, R> LeftInvertsTo<R> for L
where
    <LeftPlan<L::Modes> as Plan>::Answer: Granted<R>,
{
    #[inline]
    #[track_caller]
    fn left_inverted(self) -> R {
        left_plan(self.into_modes()).answer().grant()
    }
    #[inline]
    fn try_left_inverted(self) -> Result<R, Refusal> {
        left_plan(self.into_modes()).answer().attempt()
    }
}

impl<L: AnyLayout> RightInvertible for L
where
    <RightPlan<L::Modes> as Plan>::Answer: Outcome,
{
    type Output = <<RightPlan<L::Modes> as Plan>::Answer as Outcome>::Output;
}

impl<L: AnyLayout> LeftInvertible for L
where
    <LeftPlan<L::Modes> as Plan>::Answer: Outcome,
{
    type Output = <<LeftPlan<L::Modes> as Plan>::Answer as Outcome>::Output;
}
