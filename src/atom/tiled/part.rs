//! What one thread has of a partitioned matrix.

use crate::algebra::{ModeList, Shifted};
use crate::layout::{AnyLayout, Layout, LeftLayout, LeftStrides};
use crate::num::Scalar;
use crate::tuple::{Cons, IntTuple, ModeTree, RaiseLayout, Tree};

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

/// `((thread, value), (rests))`
#[derive(Debug)]
pub struct ByTile;

impl Side for ByTile {
    type Thread<M: ModeTree> = Head<Head<M>>;
    #[inline]
    fn thread<M: ModeTree>(modes: M) -> Self::Thread<M> {
        modes.head().head()
    }
    type Part<M: ModeTree> = Cons<Second<Head<M>>, <Second<M> as ModeList>::Tuple>;
    #[inline]
    fn part<M: ModeTree>(modes: M) -> Self::Part<M> {
        Cons(modes.head().tail().head(), modes.tail().head().tuple())
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

/// A layout, with the one of the registers that hold its elements: compact, the first mode fastest.
pub trait FragmentLike {
    /// The layout of the registers.
    type Fragment;
    /// That layout.
    fn fragment(self) -> Self::Fragment;
}

impl<S: LeftStrides, D> FragmentLike for Layout<S, D> {
    type Fragment = LeftLayout<S>;
    #[inline]
    fn fragment(self) -> LeftLayout<S> {
        Layout::left(self.shape)
    }
}
