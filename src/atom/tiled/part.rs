//! What one thread has of a partitioned matrix.

use crate::algebra::{ModeList, Shifted, Tiled};
use crate::layout::{AnyLayout, Layout, LeftLayout, LeftStrides, Modes};
use crate::num::Scalar;
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
#[derive(Debug)]
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
#[derive(Debug)]
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

/// The place `Self` of a thread, in the partitioned matrix `L` of the kind `K`: what it has is `R`,
/// from `O` on.
pub trait PartsOf<K, L, O, R> {
    /// What it has.
    fn part_of(self, partitioned: L) -> Shifted<O, R>;
}

impl<K, L, C, O, R> PartsOf<K, L, O, R> for C
where
    K: Side,
    L: AnyLayout,
    C: IntTuple,
    <C::Tree as Tree>::In<K::Thread<L::Modes>>: Scalar<Surface = O>,
    K::Part<L::Modes>: RaiseLayout<Layout = R>,
{
    #[inline]
    fn part_of(self, partitioned: L) -> Shifted<O, R> {
        let modes = partitioned.into_modes();
        let offset = self.lower().within(K::thread(modes));
        Shifted::new(Scalar::raise(offset), K::part(modes).raise_layout())
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

/// A part, `(value, rests…)`, with the layout of the registers into which its elements are loaded.
pub trait FragmentAsStored {
    /// Compact, the values fastest, then the rests in the order of their strides.
    type AsStored;
    /// That layout.
    fn as_stored(self) -> Self::AsStored;
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
    fn as_stored(self) -> Self::AsStored {
        let modes = self.modes();
        let rests = modes.tail();
        let rests = Layout {
            shape: ModeTree::shape(rests).raise(),
            stride: crate::layout::Ordered::strides(rests, Nil, Nil).raise(),
        };
        Multiplying::by(rests).make(Layout::left(ModeTree::shape(modes.head()).raise()))
    }
}
