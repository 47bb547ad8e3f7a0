//! Where a thread stands among the threads of a tiled operation: `(V, M, N, K)`.

use crate::layout::{Layout, Modes, StaticLayout};
use crate::num::{Nat, Scalar, Static};
use crate::tensor::Threads;
use crate::tuple::{Cons, IntTuple, ModeTree, Nil, Raise, Stride};

/// A layout `(V, M, N, K)` to the number of a thread: the threads of an instruction, and how instructions
/// stand side by side along M, N and K.
#[diagnostic::on_unimplemented(
    message = "`{Self}` does not arrange the threads of a tiled operation",
    label = "a static layout of four modes is wanted: thread of the instruction, M, N, K"
)]
pub trait ThreadGrid: StaticLayout {
    /// The modes.
    type Modes: ModeTree;
    /// How many instructions along M.
    type M: Static + IntTuple;
    /// How many along N.
    type N: Static + IntTuple;
    /// How many along K.
    type K: Static + IntTuple;
}

impl<S, D, V, M, N, K> ThreadGrid for Layout<S, D>
where
    S: IntTuple,
    D: Stride,
    Self: StaticLayout,
    Modes<S, D>: FourModes<V = V, M = M, N = N, K = K> + ModeTree,
    M: ModeTree<Size: Nat<Decimal: Static + IntTuple>>,
    N: ModeTree<Size: Nat<Decimal: Static + IntTuple>>,
    K: ModeTree<Size: Nat<Decimal: Static + IntTuple>>,
{
    type Modes = Modes<S, D>;
    type M = <M::Size as Nat>::Decimal;
    type N = <N::Size as Nat>::Decimal;
    type K = <K::Size as Nat>::Decimal;
}

/// `(V, M, N, K)`
pub trait FourModes {
    /// The first mode.
    type V;
    /// The second.
    type M;
    /// The third.
    type N;
    /// The fourth.
    type K;
}

impl<V, M, N, K> FourModes for Cons<V, Cons<M, Cons<N, Cons<K, Nil>>>> {
    type V = V;
    type M = M;
    type N = N;
    type K = K;
}

/// The coordinates `(V, M, N, K)` of the thread `X` in a grid.
pub trait Stands<X> {
    /// Along the threads of the instruction.
    type V;
    /// Along M.
    type M;
    /// Along N.
    type N;
    /// Along K.
    type K;
    /// All four.
    fn stand(thread: X) -> (Self::V, Self::M, Self::N, Self::K);
}

impl<G, X, V, M, N, K> Stands<X> for G
where
    G: ThreadGrid<Modes: FourModes<V = V, M = M, N = N, K = K> + Default>,
    X: IntTuple<Tree: Scalar>,
    V: Threads<Place<X::Tree>: Raise>,
    M: Threads<Place<X::Tree>: Raise>,
    N: Threads<Place<X::Tree>: Raise>,
    K: Threads<Place<X::Tree>: Raise>,
    V: Default,
    M: Default,
    N: Default,
    K: Default,
{
    type V = <V::Place<X::Tree> as Raise>::Surface;
    type M = <M::Place<X::Tree> as Raise>::Surface;
    type N = <N::Place<X::Tree> as Raise>::Surface;
    type K = <K::Place<X::Tree> as Raise>::Surface;
    #[inline]
    fn stand(thread: X) -> (Self::V, Self::M, Self::N, Self::K) {
        let thread = thread.lower();
        (
            Raise::raise(V::default().place(thread)),
            Raise::raise(M::default().place(thread)),
            Raise::raise(N::default().place(thread)),
            Raise::raise(K::default().place(thread)),
        )
    }
}
