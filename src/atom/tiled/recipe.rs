//! From a matrix to what each thread has of it.

use crate::algebra::{Logical, ModeList, Zipped};
use crate::layout::{AnyLayout, Layout, LeftLayout, LeftStrides, Modes};
use crate::num::{_0, _1};
use crate::tuple::{Cons, IntTuple, Keep, Nil, RaiseLayout, Stride};

use super::step::{Composing, Dividing, Makes};

/// The partition of a matrix among the threads of a tiled multiplication, CuTe's `thrfrg`: permuted by
/// the tilers `P`, cut into tiles `A` of the instruction, whose registers `V` spread them over threads,
/// and given to `T` instructions side by side.
///
/// The result is `((thread, (instructions)), (value, (rests)))`.
#[derive(Clone, Copy, Debug, Default)]
pub struct ThrFrg<P, A, V, T> {
    permutation: P,
    tile: A,
    registers: V,
    instructions: T,
}

impl<L, P, A, V, T, Permuted, InTiles, Spread> Makes<L> for ThrFrg<P, A, V, T>
where
    Dividing<P, Logical>: Makes<L, Output = Permuted>,
    Dividing<A, Zipped>: Makes<Permuted, Output = InTiles>,
    Composing<(V, Keep)>: Makes<InTiles, Output = Spread>,
    PerThread<T>: Makes<Spread>,
{
    type Output = <PerThread<T> as Makes<Spread>>::Output;
    #[inline]
    #[track_caller]
    fn make(self, layout: L) -> Self::Output {
        let permuted = Dividing::<P, Logical>::by(self.permutation).make(layout);
        let in_tiles = Dividing::<A, Zipped>::by(self.tile).make(permuted);
        let spread = Composing((self.registers, Keep)).make(in_tiles);
        PerThread(self.instructions).make(spread)
    }
}

/// `((thread, value), rest) ↦ ((thread, tile), (value, rest of rest))` where the tiler `T` divides `rest`.
#[derive(Debug)]
pub struct PerThread<T>(pub(super) T);

type Head<M> = <M as ModeList>::Head;
type Second<M> = <<M as ModeList>::Tail as ModeList>::Head;
/// `(A, B)`
type Pair<A, B> = Cons<A, Cons<B, Nil>>;
/// The modes of what `T` makes of the rest of `M`.
type Rests<M, T> = <<Dividing<T, Zipped> as Makes<<Second<M> as RaiseLayout>::Layout>>::Output as AnyLayout>::Modes;
type Regrouped<M, T> =
    Pair<Pair<Head<Head<M>>, Head<Rests<M, T>>>, Pair<Second<Head<M>>, Second<Rests<M, T>>>>;

impl<S, D, T> Makes<Layout<S, D>> for PerThread<T>
where
    S: IntTuple,
    D: Stride,
    Second<Modes<S, D>>: RaiseLayout,
    Dividing<T, Zipped>: Makes<<Second<Modes<S, D>> as RaiseLayout>::Layout, Output: AnyLayout>,
    Regrouped<Modes<S, D>, T>: RaiseLayout,
{
    type Output = <Regrouped<Modes<S, D>, T> as RaiseLayout>::Layout;
    #[inline]
    #[track_caller]
    fn make(self, layout: Layout<S, D>) -> Self::Output {
        let modes = layout.modes();
        let (spread, rest) = (modes.head(), modes.tail().head());
        let rests = Dividing::<T, Zipped>::by(self.0).make(rest.raise_layout()).into_modes();
        let threads = Cons(spread.head(), Cons(rests.head(), Nil));
        let values = Cons(spread.tail().head(), Cons(rests.tail().head(), Nil));
        Cons(threads, Cons(values, Nil)).raise_layout()
    }
}

/// The thread-value layout of a whole tile: its shape `Tile` partitioned by `R`, read at the coordinates
/// `X` of threads, and these at the numbers of threads by `G`, the inverse of the grid.
#[derive(Debug, Default)]
pub struct TvOf<R, X, G> {
    recipe: R,
    across: X,
    grid: G,
}

impl<Tile, R, X, G, Partitioned, Across> Makes<Tile> for TvOf<R, X, G>
where
    Tile: LeftStrides,
    R: Makes<LeftLayout<Tile>, Output = Partitioned>,
    Composing<(X, Keep)>: Makes<Partitioned, Output = Across>,
    Composing<(G, Keep)>: Makes<Across>,
{
    type Output = <Composing<(G, Keep)> as Makes<Across>>::Output;
    #[inline]
    fn make(self, tile: Tile) -> Self::Output {
        let partitioned = self.recipe.make(Layout::left(tile));
        let across = Composing((self.across, Keep)).make(partitioned);
        Composing((self.grid, Keep)).make(across)
    }
}

/// A is the same for all instructions along N: `(V, (M, K))` read as `(V, ((M, N), K))`.
pub type AcrossN<M, N> = (Keep, (Layout<(M, N), (_1, _0)>, Keep));
/// B is the same for all instructions along M: `(V, (N, K))` read as `(V, ((M, N), K))`.
pub type AcrossM<M, N> = (Keep, (Layout<(M, N), (_0, _1)>, Keep));
/// C is the same for all instructions along K: `(V, (M, N))` read as `(V, (M, N, K))`. (CuTe leaves K out,
/// and the threads beyond the first of K run out of the tile.)
pub type AcrossK<M, N, K> = (Keep, Layout<(M, N, K), (_1, M, _0)>);
