//! Tile to shape: a block repeated until it fills a shape.

use core::marker::PhantomData;

use typenum::U1;

use crate::layout::{Layout, Modes};
use crate::num::{Nat, No, Scalar, Unknown, Verdict, Yes};
use crate::refusal::Refusal;
use crate::tuple::{Cons, IntTuple, Mode, ModeTree, Nil, Stride, Torn, Tree};

use super::plan::{Granted, Guard, Plan, Undefined, refuse};
use super::product::{Blocked, Paired, paired};

impl<S, D> Layout<S, D> {
    /// This block, repeated until it fills `shape`, the first mode first.
    ///
    /// **Law.** The [`blocked_product`](Self::blocked_product) with `shape / |A|` copies, mode by mode,
    /// in the compact order: the result has the size of the shape in each mode, and where the block is
    /// compact, so is the result. The block must divide the shape.
    ///
    /// ```
    /// use colex::{Layout, layout, shape};
    ///
    /// let block = layout!((2,4):(4,1));
    /// let _: Layout!(((2,2),(4,2)):((4,8),(1,16))) = block.tile_to_shape(shape!((4,8)));
    /// ```
    ///
    /// Siblings: [`tile_to_shape_right`](Self::tile_to_shape_right),
    /// [`tile_to_shape_ordered`](Self::tile_to_shape_ordered).
    #[must_use]
    #[inline]
    #[track_caller]
    pub fn tile_to_shape<N, R>(self, shape: N) -> R
    where
        N: FilledWith<Self, FirstFirst, R>,
    {
        shape.filled(self, FirstFirst)
    }

    /// The same, the last mode first.
    ///
    /// ```
    /// use colex::{Layout, layout, shape};
    ///
    /// let block = layout!((2,4):(4,1));
    /// let _: Layout!(((2,2),(4,2)):((4,16),(1,8))) = block.tile_to_shape_right(shape!((4,8)));
    /// ```
    #[must_use]
    #[inline]
    #[track_caller]
    pub fn tile_to_shape_right<N, R>(self, shape: N) -> R
    where
        N: FilledWith<Self, LastFirst, R>,
    {
        shape.filled(self, LastFirst)
    }

    /// The same, modes with smaller numbers in `order` first.
    ///
    /// ```
    /// use colex::{Layout, layout, shape};
    ///
    /// let block = layout!((2,4):(4,1));
    /// let _: Layout!(((2,2),(4,2)):((4,16),(1,8))) =
    ///     block.tile_to_shape_ordered(shape!((4,8)), colex::coord!((1,0)));
    /// ```
    #[must_use]
    #[inline]
    #[track_caller]
    pub fn tile_to_shape_ordered<N, O, R>(self, shape: N, order: O) -> R
    where
        O: IntTuple,
        N: FilledWith<Self, InOrder<O::Tree>, R>,
    {
        shape.filled(self, InOrder(order.lower()))
    }
}

/// A shape that copies of the layout `A` fill, in the order `O`, the result being `R`.
pub trait FilledWith<A, O, R> {
    /// The shape, filled.
    fn filled(self, a: A, order: O) -> R;
    /// The shape, filled, or why it cannot be.
    ///
    /// # Errors
    ///
    /// The law that run-time numbers break.
    fn try_filled(self, a: A, order: O) -> Result<R, Refusal>;
}

impl<S, D, N, O, R> FilledWith<Layout<S, D>, O, R> for N
where
    S: IntTuple,
    D: Stride,
    N: IntTuple,
    O: CopyOrder,
    <PlanOf<Modes<S, D>, N::Tree, O> as Plan>::Answer: Granted<R>,
{
    #[inline]
    #[track_caller]
    fn filled(self, a: Layout<S, D>, order: O) -> R {
        plan(a.modes(), self.lower(), order).answer().grant()
    }
    #[inline]
    fn try_filled(self, a: Layout<S, D>, order: O) -> Result<R, Refusal> {
        plan(a.modes(), self.lower(), order).answer().attempt()
    }
}

/// The plan for copies of `A` that fill `N` in the order `O`.
type PlanOf<A, N, O> = <<N as Fill>::Evenly<A> as FillsEvenly>::Plan<A, N, O>;

#[inline]
fn plan<A: ModeTree, N: Tree, O: CopyOrder>(a: A, n: N, order: O) -> PlanOf<A, N, O> {
    <N::Evenly<A> as FillsEvenly>::plan(a, n, order)
}

/// The order in which copies fill a shape.
pub trait CopyOrder: Copy {
    /// The layout of `N` copies.
    type Copies<N: Tree>: ModeTree;
    /// The layout of `n` copies.
    fn copies<N: Tree>(self, n: N) -> Self::Copies<N>;
}

/// The first mode first.
#[derive(Clone, Copy, Debug)]
pub struct FirstFirst;

impl CopyOrder for FirstFirst {
    type Copies<N: Tree> = N::Zip<N::Left<U1>>;
    #[inline]
    fn copies<N: Tree>(self, n: N) -> Self::Copies<N> {
        n.zip(n.left(U1::default()))
    }
}

/// The last mode first.
#[derive(Clone, Copy, Debug)]
pub struct LastFirst;

impl CopyOrder for LastFirst {
    type Copies<N: Tree> = N::Zip<N::Right<U1>>;
    #[inline]
    fn copies<N: Tree>(self, n: N) -> Self::Copies<N> {
        n.zip(n.right(U1::default()))
    }
}

/// Smaller numbers first.
#[derive(Clone, Copy, Debug)]
pub struct InOrder<O>(O);

impl<O: Tree> CopyOrder for InOrder<O> {
    type Copies<N: Tree> = N::Zip<<O::Over<N> as crate::layout::Ordered>::Strides<Nil, Nil>>;
    #[inline]
    fn copies<N: Tree>(self, n: N) -> Self::Copies<N> {
        use crate::layout::Ordered;
        n.zip(self.0.over(n).strides(Nil, Nil))
    }
}

/// The verdict whether copies fill a shape evenly.
pub trait FillsEvenly {
    /// The plan for copies of `A` that fill `N`.
    type Plan<A: ModeTree, N: Tree, O: CopyOrder>: Plan;
    /// The plan for copies of `a` that fill `n`.
    fn plan<A: ModeTree, N: Tree, O: CopyOrder>(a: A, n: N, order: O) -> Self::Plan<A, N, O>;
}

impl FillsEvenly for Yes {
    type Plan<A: ModeTree, N: Tree, O: CopyOrder> = Paired<A, O::Copies<N::Counts<A>>, Blocked>;
    #[inline]
    fn plan<A: ModeTree, N: Tree, O: CopyOrder>(a: A, n: N, order: O) -> Self::Plan<A, N, O> {
        paired::<_, _, Blocked>(a, order.copies(n.counts(a)))
    }
}

impl FillsEvenly for Unknown {
    type Plan<A: ModeTree, N: Tree, O: CopyOrder> =
        <<Yes as FillsEvenly>::Plan<A, N, O> as Plan>::Guard<Result<(), Refusal>>;
    #[inline]
    fn plan<A: ModeTree, N: Tree, O: CopyOrder>(a: A, n: N, order: O) -> Self::Plan<A, N, O> {
        <Yes as FillsEvenly>::plan(a, n, order).guard(n.check_counts(a))
    }
}

impl FillsEvenly for No {
    type Plan<A: ModeTree, N: Tree, O: CopyOrder> = Undefined<N::WhyUneven<A, typenum::UTerm>>;
    fn plan<A: ModeTree, N: Tree, O: CopyOrder>(_: A, _: N, _: O) -> Self::Plan<A, N, O> {
        Undefined(PhantomData)
    }
}

impl Guard for Result<(), Refusal> {
    #[inline]
    fn check(self) -> Result<(), Refusal> {
        self
    }
}

/// A shape to be filled with copies of a block.
pub trait Fill: Copy {
    /// Whether the modes of `A` divide the shape, one by one.
    type Evenly<A: ModeTree>: Verdict;
    /// How many copies of `A` fill the shape, mode by mode.
    type Counts<A: ModeTree>: Tree;
    /// How many copies.
    fn counts<A: ModeTree>(self, a: A) -> Self::Counts<A>;
    /// Whether they do, at run time.
    ///
    /// # Errors
    ///
    /// The law that run-time numbers break.
    fn check_counts<A: ModeTree>(self, a: A) -> Result<(), Refusal>;
    /// The first mode, counted from `I`, that they do not divide.
    type WhyUneven<A: ModeTree, I: Nat>: Copy;
}

/// A number: the whole block divides it
impl<N: Scalar> Fill for N {
    type Evenly<A: ModeTree> = A::EvenlyIn<N, Nil>;
    type Counts<A: ModeTree> = N::Quot<A::Size>;
    #[inline]
    fn counts<A: ModeTree>(self, a: A) -> Self::Counts<A> {
        self.quot_rem(a.size()).0
    }
    #[inline]
    fn check_counts<A: ModeTree>(self, a: A) -> Result<(), Refusal> {
        a.check_in(self, Nil)
    }
    type WhyUneven<A: ModeTree, I: Nat> = A::WhyUnevenIn<N, Nil, I>;
}

/// `(h, r…)`
impl<H: Tree, R: Tree> Fill for Cons<H, R> {
    type Evenly<A: ModeTree> = A::EvenlyIn<H, R>;
    type Counts<A: ModeTree> = A::CountsIn<H, R>;
    #[inline]
    fn counts<A: ModeTree>(self, a: A) -> Self::Counts<A> {
        a.counts_in(self.0, self.1)
    }
    #[inline]
    fn check_counts<A: ModeTree>(self, a: A) -> Result<(), Refusal> {
        a.check_in(self.0, self.1)
    }
    type WhyUneven<A: ModeTree, I: Nat> = A::WhyUnevenIn<H, R, I>;
}

/// `()`: no mode of the block may be left
impl Fill for Nil {
    type Evenly<A: ModeTree> = A::IsEmpty;
    type Counts<A: ModeTree> = Nil;
    #[inline]
    fn counts<A: ModeTree>(self, _: A) -> Nil {
        self
    }
    #[inline]
    fn check_counts<A: ModeTree>(self, _: A) -> Result<(), Refusal> {
        Ok(())
    }
    type WhyUneven<A: ModeTree, I: Nat> = Roomless<I::Decimal>;
}

/// A block that fills shapes.
pub trait FillIn: Copy {
    /// Whether the modes of `self` divide those of the shape `(H, R…)`.
    type EvenlyIn<H: Tree, R: Tree>: Verdict;
    /// How many copies of `self` fill the shape `(H, R…)`.
    type CountsIn<H: Tree, R: Tree>: Tree;
    /// How many copies.
    fn counts_in<H: Tree, R: Tree>(self, h: H, r: R) -> Self::CountsIn<H, R>;
    /// Whether they do, at run time.
    ///
    /// # Errors
    ///
    /// The law that run-time numbers break.
    fn check_in<H: Tree, R: Tree>(self, h: H, r: R) -> Result<(), Refusal>;
    /// The first mode that they do not divide.
    type WhyUnevenIn<H: Tree, R: Tree, I: Nat>: Copy;
}

/// Whether `A` divides the mode `H`.
type Divides<A, H> =
    <<<H as Tree>::Size as Scalar>::Rem<<A as crate::layout::Extent>::Size> as Scalar>::Vanishes;

/// How often `A` fits into the mode `H`.
type Times<A, H> = <<H as Tree>::Size as Scalar>::Quot<<A as crate::layout::Extent>::Size>;

/// That `A` leaves a rest in the mode `H`.
type Rest<A, H, I> = Unfilled<
    <<H as Tree>::Size as Scalar>::Surface,
    <<A as crate::layout::Extent>::Size as Scalar>::Surface,
    <I as Nat>::Decimal,
>;

#[inline]
fn check<A: ModeTree, H: Tree>(a: A, h: H) -> Result<(), Refusal> {
    let [tile, size] = [a.size().magnitude(), h.size().magnitude()];
    if tile != 0 && size % tile == 0 { Ok(()) } else { Err(Refusal::Uneven { tile, size }) }
}

/// `s:t` in `(h, r…)`: `(h / s, r…)`
impl<S: Scalar, T: Scalar> FillIn for Mode<S, T> {
    type EvenlyIn<H: Tree, R: Tree> = Divides<Self, H>;
    type CountsIn<H: Tree, R: Tree> = Cons<Times<Self, H>, R::Each>;
    #[inline]
    fn counts_in<H: Tree, R: Tree>(self, h: H, r: R) -> Self::CountsIn<H, R> {
        Cons(h.size().quot_rem(self.shape).0, r.each())
    }
    #[inline]
    fn check_in<H: Tree, R: Tree>(self, h: H, _: R) -> Result<(), Refusal> {
        check(self, h)
    }
    type WhyUnevenIn<H: Tree, R: Tree, I: Nat> = Rest<Self, H, I>;
}

/// `(m, n…)` in `(h, r…)`: `(h / |m|, n… in r…)`
impl<M: ModeTree, N: ModeTree> FillIn for Cons<M, N> {
    type EvenlyIn<H: Tree, R: Tree> = <Divides<M, H> as Verdict>::And<R::Evenly<N>>;
    type CountsIn<H: Tree, R: Tree> = Cons<Times<M, H>, R::Counts<N>>;
    #[inline]
    fn counts_in<H: Tree, R: Tree>(self, h: H, r: R) -> Self::CountsIn<H, R> {
        Cons(h.size().quot_rem(self.0.size()).0, r.counts(self.1))
    }
    #[inline]
    fn check_in<H: Tree, R: Tree>(self, h: H, r: R) -> Result<(), Refusal> {
        check(self.0, h)?;
        r.check_counts(self.1)
    }
    type WhyUnevenIn<H: Tree, R: Tree, I: Nat> =
        <Divides<M, H> as FirstReason>::Or<Rest<M, H, I>, R::WhyUneven<N, I::Succ>>;
}

/// `()` in `(h, r…)`: `(h, r…)`
impl FillIn for Nil {
    type EvenlyIn<H: Tree, R: Tree> = Yes;
    type CountsIn<H: Tree, R: Tree> = Cons<H::Size, R::Each>;
    #[inline]
    fn counts_in<H: Tree, R: Tree>(self, h: H, r: R) -> Self::CountsIn<H, R> {
        Cons(h.size(), r.each())
    }
    #[inline]
    fn check_in<H: Tree, R: Tree>(self, _: H, _: R) -> Result<(), Refusal> {
        Ok(())
    }
    type WhyUnevenIn<H: Tree, R: Tree, I: Nat> = ();
}

impl FillIn for Torn {
    type EvenlyIn<H: Tree, R: Tree> = No;
    type CountsIn<H: Tree, R: Tree> = Nil;
    #[inline]
    fn counts_in<H: Tree, R: Tree>(self, _: H, _: R) -> Nil {
        Nil
    }
    #[inline]
    fn check_in<H: Tree, R: Tree>(self, _: H, _: R) -> Result<(), Refusal> {
        Ok(())
    }
    type WhyUnevenIn<H: Tree, R: Tree, I: Nat> = ();
}

/// The verdict on one mode, and what it leaves to tell.
pub trait FirstReason {
    /// `Here` where this mode breaks the law, else `Later`.
    type Or<Here: Copy, Later: Copy>: Copy;
}

impl FirstReason for No {
    type Or<Here: Copy, Later: Copy> = Here;
}

impl FirstReason for Yes {
    type Or<Here: Copy, Later: Copy> = Later;
}

impl FirstReason for Unknown {
    type Or<Here: Copy, Later: Copy> = Later;
}

/// A block of `Tile` leaves a rest of the size `Size` at `Mode`.
#[derive(Clone, Copy, Debug)]
pub struct Unfilled<Size, Tile, Mode>(PhantomData<(Size, Tile, Mode)>);

/// `Self`, the size of the mode `Mode`, is a multiple of `Tile`.
#[diagnostic::on_unimplemented(
    message = "tile_to_shape is undefined: a block of `{Tile}` does not fill mode `{Mode}` of the shape, of size `{Self}`",
    label = "`{Self}` is not a multiple of `{Tile}`",
    note = "copies of the block fill the shape exactly, mode by mode",
    note = "choose a shape whose modes are multiples of the block's, or another block"
)]
pub trait FilledByTile<Tile, Mode> {}

refuse!(Unfilled<Size, Tile, Mode>: Size, FilledByTile<Tile, Mode>);

/// The shape has `Rank` modes, and the block more.
#[derive(Clone, Copy, Debug)]
pub struct Roomless<Rank>(PhantomData<Rank>);

/// `Self`, the number of modes of a shape, is that of the block at least.
#[diagnostic::on_unimplemented(
    message = "tile_to_shape is undefined: the block has more modes than the shape, which has `{Self}`",
    label = "the block's mode `{Self}`, counted from 0, has no mode of the shape to fill",
    note = "give the shape a size for each mode of the block"
)]
pub trait HasAModeForEachBlock {}

refuse!(Roomless<Rank>: Rank, HasAModeForEachBlock);
