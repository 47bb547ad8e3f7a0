//! How often a span repeats in a shape.

use typenum::U1;

use crate::num::{Quot, Rem, Scalar, Verdict};
use crate::tuple::{Cons, Nil, Tree};

/// A size or shape that is filled with repetitions.
pub trait Repeats: Copy {
    /// How many repetitions of `Span` fill the shape, rounded up in each mode.
    type Repeats<Span: Scalar>: Scalar;
    /// How many.
    fn repeats<Span: Scalar>(self, span: Span) -> Self::Repeats<Span>;
    /// What of the span is left after these modes, rounded up.
    type LeftOver<Span: Scalar>: Scalar;
    /// What is left.
    fn left_over<Span: Scalar>(self, span: Span) -> Self::LeftOver<Span>;
    /// Whether the repetitions reach the shape's end. Those of nothing never do.
    type Tiles<Span: Scalar>: Verdict;
}

/// `⌈n / d⌉`
pub(crate) type CeilDiv<N, D> = <Rem<N, D> as Scalar>::RoundUp<Quot<N, D>>;

/// `⌈n / d⌉`; `n` for a `d` that run time knows to be 0, where nothing has so many coordinates.
#[inline]
pub(crate) fn ceil_div<N: Scalar, D: Scalar>(n: N, d: D) -> CeilDiv<N, D> {
    let (quot, rem) = n.quot_rem(d.or_one());
    rem.round_up(quot)
}

/// `⌈n / span⌉`, and `⌈span / n⌉` are left
impl<N: Scalar> Repeats for N {
    type Repeats<Span: Scalar> = CeilDiv<N, Span>;
    #[inline]
    fn repeats<Span: Scalar>(self, span: Span) -> Self::Repeats<Span> {
        ceil_div(self, span)
    }
    type LeftOver<Span: Scalar> = CeilDiv<Span, N>;
    #[inline]
    fn left_over<Span: Scalar>(self, span: Span) -> Self::LeftOver<Span> {
        ceil_div(span, self)
    }
    type Tiles<Span: Scalar> = <Span::Vanishes as Verdict>::Not;
}

/// The repetitions in the first mode times those in the rest of what is left.
impl<H: Tree, R: Tree> Repeats for Cons<H, R> {
    type Repeats<Span: Scalar> = <H::Repeats<Span> as Scalar>::Times<R::Repeats<H::LeftOver<Span>>>;
    #[inline]
    fn repeats<Span: Scalar>(self, span: Span) -> Self::Repeats<Span> {
        self.0.repeats(span).times(self.1.repeats(self.0.left_over(span)))
    }
    type LeftOver<Span: Scalar> = R::LeftOver<H::LeftOver<Span>>;
    #[inline]
    fn left_over<Span: Scalar>(self, span: Span) -> Self::LeftOver<Span> {
        self.1.left_over(self.0.left_over(span))
    }
    type Tiles<Span: Scalar> =
        <<<H::Size as Scalar>::Times<R::Size> as Scalar>::Pred as Scalar>::IsBelow<
            <Self::Repeats<Span> as Scalar>::Times<Span>,
        >;
}

/// Nothing repeats, and the span is left.
impl Repeats for Nil {
    type Repeats<Span: Scalar> = U1;
    #[inline]
    fn repeats<Span: Scalar>(self, _: Span) -> U1 {
        U1::default()
    }
    type LeftOver<Span: Scalar> = Span;
    #[inline]
    fn left_over<Span: Scalar>(self, span: Span) -> Span {
        span
    }
    type Tiles<Span: Scalar> = <Span::Vanishes as Verdict>::Not;
}
