//! Tile to shape: a block repeated until it fills a shape.

mod fill;

use core::marker::PhantomData;

use typenum::U1;

use crate::layout::{Layout, Modes};
use crate::num::{No, Unknown, Yes};
use crate::refusal::Refusal;
use crate::tuple::{IntTuple, ModeTree, Nil, Stride, Tree};

use super::plan::{Granted, Guard, Outcome, Plan, Undefined, refuse};
use super::product::{Blocked, Paired, paired};
use super::reason::operation;

pub use fill::{Fill, FillIn, FirstReason};

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
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a shape",
    label = "a block can fill a shape only",
    note = "a shape is a number, static or `usize`, or a tuple of shapes"
)]
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

/// A shape that copies of the layout `A` fill in the order `O`; see [`FilledWith`] for computing it.
pub trait FillOf<A, O> {
    /// The shape, filled.
    type Output;
}

impl<S, D, N, O> FillOf<Layout<S, D>, O> for N
where
    S: IntTuple,
    D: Stride,
    N: IntTuple,
    O: CopyOrder,
    <PlanOf<Modes<S, D>, N::Tree, O> as Plan>::Answer: Outcome,
{
    type Output = <<PlanOf<Modes<S, D>, N::Tree, O> as Plan>::Answer as Outcome>::Output;
}

/// The shape `N` filled with copies of `A`, the first mode first, as a type.
///
/// ```
/// # use colex::{Layout, TileToShape, layout, num::{_4, _6}};
/// let _: TileToShape<Layout!((2,3):(3,1)), (_4, _6)> = layout!(((2,2),(3,2)):((3,6),(1,12)));
/// ```
pub type TileToShape<A, N> = <N as FillOf<A, FirstFirst>>::Output;

/// The shape `N` filled with copies of `A`, the last mode first, as a type.
pub type TileToShapeRight<A, N> = <N as FillOf<A, LastFirst>>::Output;

/// The shape `N` filled with copies of `A`, in the order `O` of the modes, as a type.
pub type TileToShapeOrdered<A, N, O> = <N as FillOf<A, InOrder<<O as IntTuple>::Tree>>>::Output;

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
pub struct InOrder<O>(pub(crate) O);

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

/// A block of `Tile` leaves a rest of the size `Size` at `Mode`.
#[derive(Clone, Copy, Debug)]
pub struct PartlyFilled<Size, Tile, Mode>(PhantomData<(Size, Tile, Mode)>);

/// `Self`, the size of the mode `Mode`, is a multiple of `Tile`.
#[diagnostic::on_unimplemented(
    message = "tile_to_shape is undefined: a block of `{Tile}` does not fill mode `{Mode}` of the shape, of size `{Size}`",
    label = "`{Size}` is not a multiple of `{Tile}`",
    note = "copies of the block fill the shape exactly, mode by mode",
    note = "choose a shape whose modes are multiples of the block's, or another block"
)]
pub trait FilledByTile<Size, Tile, Mode> {}

refuse!(PartlyFilled<Size, Tile, Mode>: operation::tile_to_shape, FilledByTile<Size, Tile, Mode>);

/// The shape has `Rank` modes, and the block more.
#[derive(Clone, Copy, Debug)]
pub struct Roomless<Rank>(PhantomData<Rank>);

/// `Self`, the number of modes of a shape, is that of the block at least.
#[diagnostic::on_unimplemented(
    message = "tile_to_shape is undefined: the block has more modes than the shape, which has `{Rank}`",
    label = "the block's mode `{Rank}`, counted from 0, has no mode of the shape to fill",
    note = "give the shape a size for each mode of the block"
)]
pub trait HasAModeForEachBlock<Rank> {}

refuse!(Roomless<Rank>: operation::tile_to_shape, HasAModeForEachBlock<Rank>);
