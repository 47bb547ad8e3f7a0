//! Where a thread stands among the threads of a tiled operation: `(V, M, N, K)`.

use crate::layout::{Layout, Modes, StaticLayout};
use crate::num::{Nat, Scalar, Static};
use crate::tuple::{Cons, IntTuple, Mode, ModeTree, Nil, Raise, Stride};

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

/// The 1-D coordinate of a thread in one mode of a grid, or in a list of them.
pub trait Place: Copy {
    /// The coordinate of the thread `X`.
    type Along<X: Scalar>: Scalar;
    /// The coordinate of `thread`.
    fn place<X: Scalar>(self, thread: X) -> Self::Along<X>;
}

/// `x ↦ ⌊x / t⌋ mod s`
impl<S: Scalar, T: Scalar> Place for Mode<S, T> {
    type Along<X: Scalar> = <X::Quot<T> as Scalar>::Rem<S>;
    #[inline]
    fn place<X: Scalar>(self, thread: X) -> Self::Along<X> {
        thread.quot_rem(self.stride).0.quot_rem(self.shape).1
    }
}

/// places go together by Horner's rule
impl<H: ModeTree + Place, R: ModeTree + Place> Place for Cons<H, R> {
    type Along<X: Scalar> = <H::Along<X> as Scalar>::Plus<<H::Size as Scalar>::Times<R::Along<X>>>;
    #[inline]
    fn place<X: Scalar>(self, thread: X) -> Self::Along<X> {
        self.0.place(thread).plus(self.0.size().times(self.1.place(thread)))
    }
}

impl Place for Nil {
    type Along<X: Scalar> = typenum::UTerm;
    #[inline]
    fn place<X: Scalar>(self, _: X) -> typenum::UTerm {
        typenum::UTerm
    }
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
    V: Place<Along<X::Tree>: Raise>,
    M: Place<Along<X::Tree>: Raise>,
    N: Place<Along<X::Tree>: Raise>,
    K: Place<Along<X::Tree>: Raise>,
    V: Default,
    M: Default,
    N: Default,
    K: Default,
{
    type V = <V::Along<X::Tree> as Raise>::Surface;
    type M = <M::Along<X::Tree> as Raise>::Surface;
    type N = <N::Along<X::Tree> as Raise>::Surface;
    type K = <K::Along<X::Tree> as Raise>::Surface;
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

/// That there is such a thread.
#[inline]
#[track_caller]
pub(super) fn check(thread: usize, threads: usize) {
    assert!(
        thread < threads,
        "there is no thread {thread}: the operation has {threads}, counted from 0"
    );
}
