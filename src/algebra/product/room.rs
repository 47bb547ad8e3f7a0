//! Room: where copies of a layout fit between and behind its modes.
//!
//! It is the complement, but for two things: gaps that copies do not fill evenly may stay partly
//! empty, and there is room for at least as many copies as are asked for.

use core::marker::PhantomData;

use typenum::U1;

use crate::algebra::operation;
use crate::algebra::plan::refuse;
use crate::algebra::{Ascending, CoalesceOnto, Leaf, SortLeaves};
use crate::num::{No, Quot, Scalar, Unknown, Verdict, Yes};
use crate::tuple::{Cons, FlatModes, Mode, ModeTree, Nil};

/// The leaves of `M` by increasing stride.
type Sorted<M> = <M as SortLeaves>::Sorted<Nil>;

/// The room for `Copies` copies of `A`, coalesced.
pub(crate) type Room<A, Copies> = <<Sorted<A> as Gapped>::Room<
    U1,
    U1,
    <<A as crate::layout::Extent>::Size as Scalar>::Times<Copies>,
    Copies,
> as CoalesceOnto>::Onto<Nil>;

/// The room for `copies` copies of `a`.
#[inline]
pub(crate) fn room<A: ModeTree, Copies: Scalar>(a: A, copies: Copies) -> Room<A, Copies> {
    a.sorted(Nil)
        .room(U1::default(), U1::default(), a.size().times(copies), copies)
        .coalesce_onto(Nil)
}

/// Why not all modes of `A` lie apart.
pub(crate) type WhyNotApart<A> = <Sorted<A> as Gapped>::Why<U1>;

/// Whether the modes of `A` lie apart, each beyond what those before it span.
pub(crate) type LiesApart<A> = <Sorted<A> as Gapped>::LiesApart<U1>;

/// Sorted leaves, and the room between and behind them.
pub trait Gapped: Copy {
    /// Whether no stride is below what the leaves before it span, which is `Span`.
    type LiesApart<Span: Scalar>: Verdict;
    /// The gaps from `Span` on, and repetitions behind them: enough for `All` elements, and for
    /// `Copies` copies, of which `Inside` fit into the gaps so far.
    type Room<Span: Scalar, Inside: Scalar, All: Scalar, Copies: Scalar>: FlatModes;
    /// Those gaps.
    fn room<Span: Scalar, Inside: Scalar, All: Scalar, Copies: Scalar>(
        self,
        span: Span,
        inside: Inside,
        all: All,
        copies: Copies,
    ) -> Self::Room<Span, Inside, All, Copies>;
    /// Why not all of them lie apart.
    type Why<Span: Scalar>;
}

/// `⌈n / d⌉`
type CeilDiv<N, D> = Quot<<N as Scalar>::Plus<<D as Scalar>::Pred>, D>;

#[inline]
fn ceil_div<N: Scalar, D: Scalar>(n: N, d: D) -> CeilDiv<N, D> {
    n.plus(d.pred()).quot_rem(d.or_one()).0
}

/// The larger of two numbers.
type Larger<A, B> = <<A as Scalar>::IsBelow<B> as Verdict>::Larger<A, B>;

#[inline]
fn larger<A: Scalar, B: Scalar>(a: A, b: B) -> Larger<A, B> {
    <A::IsBelow<B> as Verdict>::larger(a, b)
}

/// `() ↦ (max(⌈all / span⌉, ⌈copies / inside⌉) : span)`
impl Gapped for Nil {
    type LiesApart<Span: Scalar> = Yes;
    type Room<Span: Scalar, Inside: Scalar, All: Scalar, Copies: Scalar> =
        Cons<Mode<Larger<CeilDiv<All, Span>, CeilDiv<Copies, Inside>>, Span>, Nil>;
    #[inline]
    fn room<Span: Scalar, Inside: Scalar, All: Scalar, Copies: Scalar>(
        self,
        span: Span,
        inside: Inside,
        all: All,
        copies: Copies,
    ) -> Self::Room<Span, Inside, All, Copies> {
        let shape = larger(ceil_div(all, span), ceil_div(copies, inside));
        Cons(Mode { shape, stride: span }, self)
    }
    type Why<Span: Scalar> = ();
}

/// `(s:t, r…) ↦ (⌊t / span⌋ : span, room of r… from s·t on)`
impl<S: Scalar, T: Scalar, P: Scalar, R: Ascending> Gapped for Cons<Leaf<S, T, P>, R> {
    type LiesApart<Span: Scalar> =
        <<T::IsBelow<Span> as Apart>::IsSo as Verdict>::And<R::LiesApart<S::Times<T>>>;
    type Room<Span: Scalar, Inside: Scalar, All: Scalar, Copies: Scalar> = Cons<
        Mode<Quot<T, Span>, Span>,
        R::Room<S::Times<T>, Inside::Times<Quot<T, Span>>, All, Copies>,
    >;
    #[inline]
    fn room<Span: Scalar, Inside: Scalar, All: Scalar, Copies: Scalar>(
        self,
        span: Span,
        inside: Inside,
        all: All,
        copies: Copies,
    ) -> Self::Room<Span, Inside, All, Copies> {
        let Leaf { shape, stride, .. } = self.0;
        let gap = stride.quot_rem(span.or_one()).0;
        let rest = self.1.room(shape.times(stride), inside.times(gap), all, copies);
        Cons(Mode { shape: gap, stride: span }, rest)
    }
    type Why<Span: Scalar> = <T::IsBelow<Span> as Apart>::Why<S, T, Span, R>;
}

/// The verdict that a stride is below what lies before it.
pub trait Apart {
    /// The opposite: whether the mode lies apart.
    type IsSo: Verdict;
    /// The reason why not all modes of `(S:T, R…)` lie apart.
    type Why<S: Scalar, T: Scalar, Span: Scalar, R: Ascending>;
}

impl Apart for Yes {
    type IsSo = No;
    type Why<S: Scalar, T: Scalar, Span: Scalar, R: Ascending> =
        Crowded<S::Shown, T::Shown, Span::Shown>;
}

impl Apart for No {
    type IsSo = Yes;
    type Why<S: Scalar, T: Scalar, Span: Scalar, R: Ascending> = R::Why<S::Times<T>>;
}

impl Apart for Unknown {
    type IsSo = Unknown;
    type Why<S: Scalar, T: Scalar, Span: Scalar, R: Ascending> =
        Unplaced<S::Shown, T::Shown, Span::Shown>;
}

/// Only run time knows whether the mode `Size:Stride` begins inside the `Span` indices before it.
#[derive(Clone, Copy, Debug)]
pub struct Unplaced<Size, Stride, Span>(PhantomData<(Size, Stride, Span)>);

/// The place of a mode of stride `Self` among the other modes of its block is known.
#[diagnostic::on_unimplemented(
    message = "product is undefined: mode `{Size}:{Stride}` of the block may start inside the `{Span}` indices that its other modes span, which only run time knows",
    label = "the type of the result hangs on the order of the block's strides",
    note = "make sizes and strides of the block static; the right-hand side may have run-time numbers"
)]
pub trait HasAPlace<Stride, Size, Span> {}

refuse!(Unplaced<Size, Stride, Span>: operation::product, HasAPlace<Stride, Size, Span>);

/// The mode `Size:Stride` begins inside the `Span` indices that the modes before it take.
#[derive(Clone, Copy, Debug)]
pub struct Crowded<Size, Stride, Span>(PhantomData<(Size, Stride, Span)>);

/// `Self`, the stride of a mode of size `Size`, is not below `Span`.
#[diagnostic::on_unimplemented(
    message = "product is undefined: mode `{Size}:{Stride}` of the block starts inside the `{Span}` indices that its other modes span",
    label = "the stride `{Stride}` is less than `{Span}`: the block's modes overlap or interleave, and copies of it would collide",
    note = "sorted by stride, each mode of a block must start where those before it end, or later",
    note = "give the mode a stride of `{Span}` or more, or `filter()` a mode of stride 0"
)]
pub trait StartsBehind<Stride, Size, Span> {}

refuse!(Crowded<Size, Stride, Span>: operation::product, StartsBehind<Stride, Size, Span>);
