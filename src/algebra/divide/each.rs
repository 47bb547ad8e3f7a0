//! One mode divided by one tiler.

use core::marker::PhantomData;

use typenum::U1;

use crate::algebra::compose::{Compose, Refined, compose};
use crate::algebra::operation;
use crate::algebra::plan::{Guard, Plan, Ready, Undefined, refuse};
use crate::algebra::tiler::{Tiler, TilerOp};
use crate::layout::Extent;
use crate::num::{No, Scalar, Unknown, Verdict, Yes};
use crate::refusal::Refusal;
use crate::tuple::{Cons, Mode, ModeTree, Nil, Path, Torn};

use super::halves::{Halves, InHalves};

/// Whether a tile must divide what it cuts: [`Even`] or [`Rounded`].
pub trait Rounding {
    /// How many tiles of `N` there are in `S`.
    type Tiles<S: Scalar, N: Scalar>: Scalar;
    /// How many tiles.
    fn tiles<S: Scalar, N: Scalar>(s: S, n: N) -> Self::Tiles<S, N>;
    /// Whether that is allowed.
    type Allows<S: Scalar, N: Scalar>: Verdict;
    /// Whether `Covered` is more than `S`, where that is not allowed.
    type Overhangs<S: Scalar, Covered: Scalar>: Verdict;
}

/// A tile divides what it cuts.
#[derive(Debug)]
pub struct Even;

impl Rounding for Even {
    type Tiles<S: Scalar, N: Scalar> = S::Quot<N>;
    #[inline]
    fn tiles<S: Scalar, N: Scalar>(s: S, n: N) -> S::Quot<N> {
        s.quot_rem(n).0
    }
    type Allows<S: Scalar, N: Scalar> = <S::Rem<N> as Scalar>::Vanishes;
    type Overhangs<S: Scalar, Covered: Scalar> = S::IsBelow<Covered>;
}

/// The last tile may overhang.
#[derive(Debug)]
pub struct Rounded;

impl Rounding for Rounded {
    type Tiles<S: Scalar, N: Scalar> = <S::Plus<N::Pred> as Scalar>::Quot<N>;
    #[inline]
    fn tiles<S: Scalar, N: Scalar>(s: S, n: N) -> Self::Tiles<S, N> {
        s.plus(n.pred()).quot_rem(n).0
    }
    type Allows<S: Scalar, N: Scalar> = Yes;
    type Overhangs<S: Scalar, Covered: Scalar> = No;
}

/// Divides mode by mode; the modes without a tiler stay as they are.
#[derive(Debug)]
pub struct DivideEach<R>(PhantomData<R>);

impl<R: Rounding> TilerOp for DivideEach<R> {
    type One<T: Tiler, A: ModeTree, At: Path> = T::Divide<A, At, R>;
    #[inline]
    fn one<T: Tiler, A: ModeTree, At: Path>(tiler: T, a: A) -> T::Divide<A, At, R> {
        tiler.divide::<A, At, R>(a)
    }
    type Rest<A: ModeTree> = Ready<A>;
    #[inline]
    fn rest<A: ModeTree>(a: A) -> Ready<A> {
        Ready(a)
    }
}

/// The plan for the modes `A` in tiles of `N` neighbours.
pub(crate) type BySize<A, N, At, R> =
    <<R as Rounding>::Allows<<A as Extent>::Size, N> as Tiling>::Plan<A, N, At, R>;

/// The plan for the modes `a` in tiles of `n` neighbours.
#[inline]
pub(crate) fn by_size<A: ModeTree, N: Scalar, At: Path, R: Rounding>(
    a: A,
    n: N,
) -> BySize<A, N, At, R> {
    <R::Allows<A::Size, N> as Tiling>::plan::<A, N, At, R>(a, n)
}

/// The verdict whether tiles of a size fit.
pub trait Tiling {
    /// The plan for the modes `A` in tiles of `N`.
    type Plan<A: ModeTree, N: Scalar, At: Path, R: Rounding>: Plan;
    /// The plan for the modes `a` in tiles of `n`.
    fn plan<A: ModeTree, N: Scalar, At: Path, R: Rounding>(a: A, n: N) -> Self::Plan<A, N, At, R>;
}

/// They fit.
impl Tiling for Yes {
    type Plan<A: ModeTree, N: Scalar, At: Path, R: Rounding> =
        A::InTiles<N, R::Tiles<A::Size, N>, At>;
    #[inline]
    fn plan<A: ModeTree, N: Scalar, At: Path, R: Rounding>(a: A, n: N) -> Self::Plan<A, N, At, R> {
        a.in_tiles::<_, _, At>(n, R::tiles(a.size(), n))
    }
}

/// Run time knows.
impl Tiling for Unknown {
    type Plan<A: ModeTree, N: Scalar, At: Path, R: Rounding> =
        <A::InTiles<N, R::Tiles<A::Size, N>, At> as Plan>::Guard<TilesEvenly>;
    #[inline]
    fn plan<A: ModeTree, N: Scalar, At: Path, R: Rounding>(a: A, n: N) -> Self::Plan<A, N, At, R> {
        let [size, tile] = [a.size().magnitude(), n.magnitude()];
        a.in_tiles::<_, _, At>(n, R::tiles(a.size(), n)).guard(TilesEvenly { size, tile })
    }
}

/// The last tile would overhang.
impl Tiling for No {
    type Plan<A: ModeTree, N: Scalar, At: Path, R: Rounding> =
        Undefined<LeavesARest<<A::Size as Scalar>::Shown, N::Shown, At::Surface>>;
    fn plan<A: ModeTree, N: Scalar, At: Path, R: Rounding>(_: A, _: N) -> Self::Plan<A, N, At, R> {
        Undefined(PhantomData)
    }
}

/// A tree of modes in tiles of neighbours.
pub trait InTiles: Copy {
    /// The plan for `Q` tiles of `N`.
    type InTiles<N: Scalar, Q: Scalar, At: Path>: Plan;
    /// The plan for `q` tiles of `n`.
    fn in_tiles<N: Scalar, Q: Scalar, At: Path>(self, n: N, q: Q) -> Self::InTiles<N, Q, At>;
}

/// The mode of stride 0 where its size is 1.
type Moving<N, T> = Mode<N, <N as Scalar>::StrideUnlessOne<T>>;

#[inline]
fn moving<N: Scalar, T: Scalar>(n: N, t: T) -> Moving<N, T> {
    Mode { shape: n, stride: n.stride_unless_one(t) }
}

/// `s:t ↦ (n:t, q:n·t)`
impl<S: Scalar, T: Scalar> InTiles for Mode<S, T> {
    type InTiles<N: Scalar, Q: Scalar, At: Path> =
        Ready<Halves<Moving<N, T>, Moving<Q, N::Times<T>>>>;
    #[inline]
    fn in_tiles<N: Scalar, Q: Scalar, At: Path>(self, n: N, q: Q) -> Self::InTiles<N, Q, At> {
        Ready(Halves(moving(n, self.stride), moving(q, n.times(self.stride))))
    }
}

/// `(n:1, q:n)`
type Neighbours<N, Q> = Cons<Moving<N, U1>, Cons<Moving<Q, N>, Nil>>;

/// `A ∘ (n:1, q:n)`
impl<H: ModeTree, R: ModeTree> InTiles for Cons<H, R> {
    type InTiles<N: Scalar, Q: Scalar, At: Path> =
        <Compose<Refined, Self, Neighbours<N, Q>, At> as Plan>::Arrange<InHalves>;
    #[inline]
    fn in_tiles<N: Scalar, Q: Scalar, At: Path>(self, n: N, q: Q) -> Self::InTiles<N, Q, At> {
        let tiles = Cons(moving(n, U1::default()), Cons(moving(q, n), Nil));
        compose::<_, _, _, At>(Refined, self, tiles).arrange()
    }
}

impl InTiles for Nil {
    type InTiles<N: Scalar, Q: Scalar, At: Path> = Ready<Halves<Moving<N, U1>, Self>>;
    #[inline]
    fn in_tiles<N: Scalar, Q: Scalar, At: Path>(self, n: N, _: Q) -> Self::InTiles<N, Q, At> {
        Ready(Halves(moving(n, U1::default()), self))
    }
}

impl InTiles for Torn {
    type InTiles<N: Scalar, Q: Scalar, At: Path> = Ready<Self>;
    #[inline]
    fn in_tiles<N: Scalar, Q: Scalar, At: Path>(self, _: N, _: Q) -> Ready<Self> {
        Ready(self)
    }
}

/// The check that a tile divides a mode.
#[derive(Clone, Copy, Debug)]
pub struct TilesEvenly {
    size: usize,
    tile: usize,
}

impl Guard for TilesEvenly {
    #[inline]
    fn check(self) -> Result<(), Refusal> {
        let Self { size, tile } = self;
        if tile != 0 && size % tile == 0 { Ok(()) } else { Err(Refusal::Uneven { tile, size }) }
    }
}

/// A tile of `N` leaves a rest of the size `S` at `Mode`.
#[derive(Clone, Copy, Debug)]
pub struct LeavesARest<S, N, Mode>(PhantomData<(S, N, Mode)>);

/// `Self`, the size of the mode `Mode`, is a multiple of `Tile`.
#[diagnostic::on_unimplemented(
    message = "divide is undefined: a tile of `{Tile}` does not divide mode `{Mode}`, of size `{Size}`",
    label = "`{Size}` is not a multiple of `{Tile}`: the last tile would reach past the mode",
    note = "the tiles of a divide cover the layout exactly",
    note = "choose a tile that divides the size, pad the mode, or spell the rounding up as `uneven(tile)` and guard the coordinates past the end"
)]
pub trait DivisibleBy<Size, Tile, Mode> {}

refuse!(LeavesARest<S, N, Mode>: operation::divide, DivisibleBy<S, N, Mode>);
