//! The gaps between the modes of a layout, from the smallest stride to the largest.

use crate::algebra::chain::{Divides, check};
use crate::algebra::operation::{Operation, complement};
use crate::algebra::{Ascending, Choice, Finding, Finds, Leaf};
use crate::num::{Quot, Rem, Scalar, Verdict};
use crate::refusal::Refusal;
use crate::tuple::{Cons, FlatModes, Mode, Nil, Tree};

use super::Untiled;

/// Sorted leaves, and the gaps that they leave in `[0, N)`.
pub trait Gaps: Copy {
    /// Whether each stride is a multiple of what the leaves below it span, and the span tiles `N`;
    /// `Span` is that of the leaves below `self`.
    type Chains<Span: Scalar, N: Tree>: Verdict;
    /// The gaps from `Span` on. They increase, and no two of them join.
    type Gaps<Span: Scalar, N: Tree>: FlatModes;
    /// The gaps, if the law holds.
    ///
    /// # Errors
    /// Where run-time numbers break it.
    fn gaps<Span: Scalar, N: Tree>(self, span: Span, n: N) -> Result<Self::Gaps<Span, N>, Refusal>;
    /// Whether the leaves and their gaps have more coordinates than `N`, the span of all of them not
    /// dividing it.
    type Overhangs<Span: Scalar, N: Scalar>: Verdict;
    /// That the span does not tile `N`, if so.
    type Untiled<Span: Scalar, N: Tree>: Finding;
}

/// `m` where its size is not 1, then `rest`.
pub(crate) type Unless1<S, T, Rest> =
    <<S as Scalar>::IsOne as Choice>::Of<Rest, Cons<Mode<S, T>, Rest>>;

#[inline]
pub(crate) fn unless_1<S: Scalar, T: Scalar, Rest: FlatModes>(
    shape: S,
    stride: T,
    rest: Rest,
) -> Unless1<S, T, Rest> {
    <S::IsOne as Choice>::of(rest, Cons(Mode { shape, stride }, rest))
}

/// `() ↦ (⌈n / span⌉ : span)`
impl Gaps for Nil {
    type Chains<Span: Scalar, N: Tree> = N::Tiles<Span>;
    type Gaps<Span: Scalar, N: Tree> = Unless1<N::Repeats<Span>, Span, Nil>;
    #[inline]
    fn gaps<Span: Scalar, N: Tree>(self, span: Span, n: N) -> Result<Self::Gaps<Span, N>, Refusal> {
        let repeats = n.repeats(span);
        if !<N::Tiles<Span> as Verdict>::SURE {
            let [size, span, repeats] =
                [n.size().magnitude(), span.magnitude(), repeats.magnitude()];
            if span.saturating_mul(repeats) < size {
                return Err(Refusal::CannotTile { size, span, repeats });
            }
        }
        Ok(unless_1(repeats, span, self))
    }
    type Overhangs<Span: Scalar, N: Scalar> = <<Rem<N, Span> as Scalar>::Vanishes as Verdict>::Not;
    type Untiled<Span: Scalar, N: Tree> = <<N::Tiles<Span> as Verdict>::IsRefuted as Finds>::If<
        Untiled<
            complement,
            <N::Size as Scalar>::Shown,
            Span::Shown,
            <N::Repeats<Span> as Scalar>::Shown,
        >,
    >;
}

/// `(s:t, r…) ↦ (t / span : span, gaps of r… from s·t on)`
impl<S: Scalar, T: Scalar, P: Scalar, R: Ascending> Gaps for Cons<Leaf<S, T, P>, R> {
    type Chains<Span: Scalar, N: Tree> =
        <Divides<Span, T> as Verdict>::And<R::Chains<S::Times<T>, N>>;
    type Gaps<Span: Scalar, N: Tree> = Unless1<Quot<T, Span>, Span, R::Gaps<S::Times<T>, N>>;
    #[inline]
    fn gaps<Span: Scalar, N: Tree>(self, span: Span, n: N) -> Result<Self::Gaps<Span, N>, Refusal> {
        let Leaf { shape, stride, .. } = self.0;
        check(complement::NAME, shape.value(), stride.value(), span.value())?;
        let rest = self.1.gaps(shape.times(stride), n)?;
        Ok(unless_1(stride.quot_rem(span).0, span, rest))
    }
    type Overhangs<Span: Scalar, N: Scalar> = R::Overhangs<S::Times<T>, N>;
    type Untiled<Span: Scalar, N: Tree> = R::Untiled<S::Times<T>, N>;
}
