//! What one thread has of a partitioned matrix.

use core::marker::PhantomData;

use crate::algebra::{ModeList, Shifted, Tiled};
use crate::layout::{AnyLayout, Layout, LeftLayout, LeftStrides, Modes};
use crate::num::Scalar;
use crate::refusal::Refusal;
use crate::swizzle::{ComposedLayout, OffsetSum};
use crate::tensor::{Inside, Tensor};
use crate::tuple::{Cons, IntTuple, ModeTree, Nil, Raise, RaiseLayout, Stride, Tree};

use super::step::{Makes, Multiplying};

/// Where thread, values and rests are in a partitioned matrix.
pub trait Side {
    /// The modes that say which thread.
    type Thread<M: ModeTree>: ModeTree;
    /// Those modes.
    fn thread<M: ModeTree>(modes: M) -> Self::Thread<M>;
    /// The values of a thread, then its rests.
    type Part<M: ModeTree>: ModeTree;
    /// Those modes.
    fn part<M: ModeTree>(modes: M) -> Self::Part<M>;
}

type Head<M> = <M as ModeList>::Head;
type Second<M> = <<M as ModeList>::Tail as ModeList>::Head;

/// `(thread, (value, (rests)))`
#[derive(Clone, Copy, Debug)]
pub struct ByInstruction;

impl Side for ByInstruction {
    type Thread<M: ModeTree> = Head<M>;
    #[inline]
    fn thread<M: ModeTree>(modes: M) -> Head<M> {
        modes.head()
    }
    type Part<M: ModeTree> = Cons<Head<Second<M>>, <Second<Second<M>> as ModeList>::Tuple>;
    #[inline]
    fn part<M: ModeTree>(modes: M) -> Self::Part<M> {
        let values = modes.tail().head();
        Cons(values.head(), values.tail().head().tuple())
    }
}

/// `(thread, value, (rests))`
#[derive(Clone, Copy, Debug)]
pub struct ByTile;

type Third<M> = <<<M as ModeList>::Tail as ModeList>::Tail as ModeList>::Head;

impl Side for ByTile {
    type Thread<M: ModeTree> = Head<M>;
    #[inline]
    fn thread<M: ModeTree>(modes: M) -> Head<M> {
        modes.head()
    }
    type Part<M: ModeTree> = Cons<Second<M>, <Third<M> as ModeList>::Tuple>;
    #[inline]
    fn part<M: ModeTree>(modes: M) -> Self::Part<M> {
        let values = modes.tail();
        Cons(values.head(), values.tail().head().tuple())
    }
}

/// The part of one thread of a matrix, as a step: the recipe `Q` partitions it among all threads, in the
/// order `K`, and the thread stands at `C`.
#[derive(Debug)]
pub struct Parting<K, Q, C> {
    place: C,
    recipe: PhantomData<(K, Q)>,
}

impl<K, Q, C> Parting<K, Q, C> {
    #[inline]
    pub(super) fn at(place: C) -> Self {
        Self { place, recipe: PhantomData }
    }
}

impl<K, Q, C: Copy> Clone for Parting<K, Q, C> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}

impl<K, Q, C: Copy> Copy for Parting<K, Q, C> {}

/// All of a tensor or layout in another arrangement, which the recipe `Q` makes of it.
#[derive(Debug)]
pub struct Viewing<Q>(PhantomData<Q>);

impl<Q> Default for Viewing<Q> {
    #[inline]
    fn default() -> Self {
        Self(PhantomData)
    }
}

impl<Q> Clone for Viewing<Q> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}

impl<Q> Copy for Viewing<Q> {}

/// A matrix, a layout or a tensor, of which the step `P` takes a part.
///
/// The indices of the part, its offset added, are indices of the matrix.
pub trait PartedBy<P> {
    /// The part: of a layout another one with its offset, of a tensor a tensor.
    type Part;
    /// The part.
    fn parted_by(self, part: P) -> Self::Part;
}

/// The matrix that `Q` makes of `S:D`.
type Made<S, D, Q> = <<Q as Makes<Layout<S, D>>>::Output as AnyLayout>::Modes;

impl<S, D, K, Q, C> PartedBy<Parting<K, Q, C>> for Layout<S, D>
where
    K: Side,
    Q: Makes<Self, Output: AnyLayout> + Default,
    C: IntTuple,
    <C::Tree as Tree>::In<K::Thread<Made<S, D, Q>>>: Scalar,
    K::Part<Made<S, D, Q>>: RaiseLayout,
{
    type Part = Shifted<
        <<C::Tree as Tree>::In<K::Thread<Made<S, D, Q>>> as Scalar>::Surface,
        <K::Part<Made<S, D, Q>> as RaiseLayout>::Layout,
    >;
    #[inline]
    #[track_caller]
    fn parted_by(self, part: Parting<K, Q, C>) -> Self::Part {
        let modes = Q::default().make(self).into_modes();
        let (place, threads) = (part.place.lower(), K::thread(modes));
        // A table with fewer threads than its instruction gives some threads nothing.
        if let Some((coordinate, size)) = place.outside(threads) {
            Refusal::Outside { coordinate, size }.raise();
        }
        Shifted::new(Scalar::raise(place.within(threads)), K::part(modes).raise_layout())
    }
}

impl<S, D, Q: Makes<Self> + Default> PartedBy<Viewing<Q>> for Layout<S, D> {
    type Part = Q::Output;
    #[inline]
    #[track_caller]
    fn parted_by(self, _: Viewing<Q>) -> Q::Output {
        Q::default().make(self)
    }
}

/// The part of the layout, its start added before the swizzle.
impl<Z, P, L, Q, K, C, O, R> PartedBy<Parting<K, Q, C>> for ComposedLayout<Z, P, L>
where
    L: PartedBy<Parting<K, Q, C>, Part = Shifted<O, R>>,
    P: IntTuple<Tree: Scalar>,
    O: Stride<Tree: Scalar>,
{
    type Part = ComposedLayout<Z, OffsetSum<P, O>, R>;
    #[inline]
    #[track_caller]
    fn parted_by(self, part: Parting<K, Q, C>) -> Self::Part {
        let ComposedLayout { swizzle, offset, layout } = self;
        let part = layout.parted_by(part);
        ComposedLayout::new(swizzle, offset, part.layout).further(part.offset)
    }
}

/// The view of the layout, under the swizzle.
impl<Z, P, L, Q> PartedBy<Viewing<Q>> for ComposedLayout<Z, P, L>
where
    L: PartedBy<Viewing<Q>>,
{
    type Part = ComposedLayout<Z, P, L::Part>;
    #[inline]
    #[track_caller]
    fn parted_by(self, view: Viewing<Q>) -> Self::Part {
        let ComposedLayout { swizzle, offset, layout } = self;
        ComposedLayout { swizzle, offset, layout: layout.parted_by(view) }
    }
}

/// The part of what does not start at 0, as of a coordinate tensor: that of the layout, from there on.
impl<O, L, K, Q, C, O2, R> PartedBy<Parting<K, Q, C>> for Shifted<O, L>
where
    L: PartedBy<Parting<K, Q, C>, Part = Shifted<O2, R>>,
    O: Stride<Tree: Scalar>,
    O2: Stride<Tree: Scalar>,
{
    type Part = Shifted<<<O2::Tree as Scalar>::Plus<O::Tree> as Scalar>::Surface, R>;
    #[inline]
    #[track_caller]
    fn parted_by(self, part: Parting<K, Q, C>) -> Self::Part {
        self.layout.parted_by(part).moved_by(self.offset)
    }
}

/// The same indices in another arrangement.
impl<O, L: PartedBy<Viewing<Q>>, Q> PartedBy<Viewing<Q>> for Shifted<O, L> {
    type Part = Shifted<O, L::Part>;
    #[inline]
    #[track_caller]
    fn parted_by(self, view: Viewing<Q>) -> Self::Part {
        Shifted::new(self.offset, self.layout.parted_by(view))
    }
}

/// A part: a layout with its offset, or a tensor.
pub trait LaidOut {
    /// Its layout.
    type Layout;
    /// Its layout.
    fn laid_out(self) -> Self::Layout;
}

impl<O, L> LaidOut for Shifted<O, L> {
    type Layout = L;
    #[inline]
    fn laid_out(self) -> L {
        self.layout
    }
}

impl<Z, O, L> LaidOut for ComposedLayout<Z, O, L> {
    type Layout = Self;
    #[inline]
    fn laid_out(self) -> Self {
        self
    }
}

impl<S, L: Copy> LaidOut for Tensor<S, L> {
    type Layout = L;
    #[inline]
    fn laid_out(self) -> L {
        self.layout()
    }
}

/// A part, `(value, rests…)`, with the layout of the registers that hold its elements.
pub trait FragmentLike {
    /// Compact, the first mode fastest: for accumulators.
    type InTurn;
    /// That layout.
    fn in_turn(self) -> Self::InTurn;
}

impl<S: LeftStrides, D> FragmentLike for Layout<S, D> {
    type InTurn = LeftLayout<S>;
    #[inline]
    fn in_turn(self) -> LeftLayout<S> {
        Layout::left(self.shape)
    }
}

/// Registers are not swizzled.
impl<Z, O, L: FragmentLike> FragmentLike for ComposedLayout<Z, O, L> {
    type InTurn = L::InTurn;
    #[inline]
    fn in_turn(self) -> L::InTurn {
        self.layout.in_turn()
    }
}

/// A part, `(value, rests…)`, with the layout of the registers into which its elements are loaded.
pub trait FragmentAsStored {
    /// Compact, the values fastest, then the rests in the order of their strides.
    type AsStored;
    /// That layout.
    fn like_stored(self) -> Self::AsStored;
}

/// The compact strides of modes, in the order of those that they have.
type Ordered<M> = <M as crate::layout::Ordered>::Strides<Nil, Nil>;

impl<S, D, V, Rests, ValueShape, RestShape, RestStrides> FragmentAsStored for Layout<S, D>
where
    S: IntTuple,
    D: Stride,
    Modes<S, D>: ModeList<Head = V, Tail = Rests>,
    V: ModeTree<Shape: Raise<Surface = ValueShape>>,
    ValueShape: LeftStrides,
    Rests: ModeTree<Shape: Raise<Surface = RestShape>>,
    Ordered<Rests>: Raise<Surface = RestStrides>,
    Multiplying<Layout<RestShape, RestStrides>, Tiled>: Makes<LeftLayout<ValueShape>>,
{
    type AsStored = <Multiplying<Layout<RestShape, RestStrides>, Tiled> as Makes<
        LeftLayout<ValueShape>,
    >>::Output;
    #[inline]
    fn like_stored(self) -> Self::AsStored {
        let modes = self.modes();
        let rests = modes.tail();
        let rests = Layout {
            shape: ModeTree::shape(rests).raise(),
            stride: crate::layout::Ordered::strides(rests, Nil, Nil).raise(),
        };
        Multiplying::by(rests).make(Layout::left(ModeTree::shape(modes.head()).raise()))
    }
}

/// Registers are not swizzled.
impl<Z, O, L: FragmentAsStored> FragmentAsStored for ComposedLayout<Z, O, L> {
    type AsStored = L::AsStored;
    #[inline]
    fn like_stored(self) -> L::AsStored {
        self.layout.like_stored()
    }
}
