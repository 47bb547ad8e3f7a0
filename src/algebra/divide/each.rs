//! One mode divided by one tiler.

use core::marker::PhantomData;

use typenum::U1;

use crate::algebra::complement::{CeilDiv, ComplementModes, ceil_div};
use crate::algebra::compose::{Compose, Refined, compose};
use crate::algebra::operation;
use crate::algebra::plan::{Build, Guard, Plan, Ready, Undefined, refuse};
use crate::algebra::tiler::{Tiler, TilerOp};
use crate::num::{No, Quot, Rem, Scalar, Unknown, Verdict, Yes};
use crate::refusal::Refusal;
use crate::tuple::{Cons, Mode, ModeTree, Nil, Path, Torn};

use super::by_layout::{InSize, in_size};
use super::halves::{Halves, InHalves};
use super::rounding::{UpByLayout, UpInTiles, up_by_layout, up_in_tiles};

/// Whether a tile must divide what it cuts: [`Even`] or [`Rounded`].
pub trait Rounding {
    /// The plan for `A` divided by the layout `B`.
    type ByLayout<A: ModeTree, B: ModeTree, At: Path>: Plan;
    /// The plan for `a` divided by the layout `b`.
    fn by_layout<A: ModeTree, B: ModeTree, At: Path>(a: A, b: B) -> Self::ByLayout<A, B, At>;
    /// The plan for `A` in tiles of `N` neighbours.
    type BySize<A: ModeTree, N: Scalar, At: Path>: Plan;
    /// The plan for `a` in tiles of `n` neighbours.
    fn by_size<A: ModeTree, N: Scalar, At: Path>(a: A, n: N) -> Self::BySize<A, N, At>;
    /// Whether the tile `B` and its complement in `S` have more than `S` coordinates, where that is not
    /// allowed.
    type Overhangs<B: ModeTree, S: Scalar>: Verdict;
}

/// A tile divides what it cuts.
#[derive(Debug)]
pub struct Even;

impl Rounding for Even {
    type ByLayout<A: ModeTree, B: ModeTree, At: Path> = InSize<A, B, At, Self>;
    #[inline]
    fn by_layout<A: ModeTree, B: ModeTree, At: Path>(a: A, b: B) -> Self::ByLayout<A, B, At> {
        in_size::<A, B, At, Self>(a, b)
    }
    type BySize<A: ModeTree, N: Scalar, At: Path> = <Divides<N, A::Size> as Tiling>::Plan<A, N, At>;
    #[inline]
    fn by_size<A: ModeTree, N: Scalar, At: Path>(a: A, n: N) -> Self::BySize<A, N, At> {
        <Divides<N, A::Size> as Tiling>::plan::<A, N, At>(a, n)
    }
    type Overhangs<B: ModeTree, S: Scalar> = <B as ComplementModes>::Overhangs<S>;
}

/// Whether `N` divides `S`.
type Divides<N, S> = <Rem<S, N> as Scalar>::Vanishes;

/// The last tile may overhang.
#[derive(Debug)]
pub struct Rounded;

impl Rounding for Rounded {
    type ByLayout<A: ModeTree, B: ModeTree, At: Path> = UpByLayout<A, B, At>;
    #[inline]
    fn by_layout<A: ModeTree, B: ModeTree, At: Path>(a: A, b: B) -> Self::ByLayout<A, B, At> {
        up_by_layout::<A, B, At>(a, b)
    }
    type BySize<A: ModeTree, N: Scalar, At: Path> =
        <A::UpInTiles<N, At> as Plan>::Guard<HasCoordinates>;
    #[inline]
    fn by_size<A: ModeTree, N: Scalar, At: Path>(a: A, n: N) -> Self::BySize<A, N, At> {
        let (tile, size) = (n.magnitude(), a.counted());
        a.up_in_tiles::<N, At>(n).guard(HasCoordinates { tile, size })
    }
    type Overhangs<B: ModeTree, S: Scalar> = No;
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

/// The verdict whether tiles of a size fit.
pub trait Tiling {
    /// The plan for the modes `A` in tiles of `N`.
    type Plan<A: ModeTree, N: Scalar, At: Path>: Plan;
    /// The plan for the modes `a` in tiles of `n`.
    fn plan<A: ModeTree, N: Scalar, At: Path>(a: A, n: N) -> Self::Plan<A, N, At>;
}

/// They fit.
impl Tiling for Yes {
    type Plan<A: ModeTree, N: Scalar, At: Path> = A::InTiles<N, Quot<A::Size, N>, At>;
    #[inline]
    fn plan<A: ModeTree, N: Scalar, At: Path>(a: A, n: N) -> Self::Plan<A, N, At> {
        a.in_tiles::<_, _, At>(n, a.size().quot_rem(n).0)
    }
}

/// Run time knows.
impl Tiling for Unknown {
    type Plan<A: ModeTree, N: Scalar, At: Path> =
        <A::InTiles<N, Quot<A::Size, N>, At> as Plan>::Late<InTilesOf<A, N, At>>;
    #[inline]
    fn plan<A: ModeTree, N: Scalar, At: Path>(a: A, n: N) -> Self::Plan<A, N, At> {
        <A::InTiles<N, Quot<A::Size, N>, At> as Plan>::late(InTilesOf(a, n, PhantomData))
    }
}

/// The last tile would overhang.
impl Tiling for No {
    type Plan<A: ModeTree, N: Scalar, At: Path> =
        Undefined<LeavesARest<<A::Size as Scalar>::Shown, N::Shown, At::Surface>>;
    fn plan<A: ModeTree, N: Scalar, At: Path>(_: A, _: N) -> Self::Plan<A, N, At> {
        Undefined(PhantomData)
    }
}

/// A tree of modes in tiles of neighbours.
pub trait InTiles: Copy {
    /// The plan for `Q` tiles of `N`.
    type InTiles<N: Scalar, Q: Scalar, At: Path>: Plan;
    /// The plan for `q` tiles of `n`.
    fn in_tiles<N: Scalar, Q: Scalar, At: Path>(self, n: N, q: Q) -> Self::InTiles<N, Q, At>;
    /// The plan for tiles of `N`, the last of which may overhang.
    type UpInTiles<N: Scalar, At: Path>: Plan;
    /// The plan for tiles of `n`, the last of which may overhang.
    fn up_in_tiles<N: Scalar, At: Path>(self, n: N) -> Self::UpInTiles<N, At>;
}

/// The mode of stride 0 where its size is 1.
type Moving<N, T> = Mode<N, <N as Scalar>::StrideUnlessOne<T>>;

#[inline]
fn moving<N: Scalar, T: Scalar>(n: N, t: T) -> Moving<N, T> {
    Mode { shape: n, stride: n.stride_unless_one(t) }
}

/// `s:t ↦ (n:t, q:n·t)`, up to `q = ⌈s / n⌉`
impl<S: Scalar, T: Scalar> InTiles for Mode<S, T> {
    type InTiles<N: Scalar, Q: Scalar, At: Path> =
        Ready<Halves<Moving<N, T>, Moving<Q, N::Times<T>>>>;
    #[inline]
    fn in_tiles<N: Scalar, Q: Scalar, At: Path>(self, n: N, q: Q) -> Self::InTiles<N, Q, At> {
        Ready(Halves(moving(n, self.stride), moving(q, n.times(self.stride))))
    }
    type UpInTiles<N: Scalar, At: Path> = Self::InTiles<N, CeilDiv<S, N>, At>;
    #[inline]
    fn up_in_tiles<N: Scalar, At: Path>(self, n: N) -> Self::UpInTiles<N, At> {
        self.in_tiles::<_, _, At>(n, ceil_div(self.shape, n))
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
    type UpInTiles<N: Scalar, At: Path> = UpInTiles<Self, N, At>;
    #[inline]
    fn up_in_tiles<N: Scalar, At: Path>(self, n: N) -> Self::UpInTiles<N, At> {
        up_in_tiles::<Self, N, At>(self, n)
    }
}

impl InTiles for Nil {
    type InTiles<N: Scalar, Q: Scalar, At: Path> = Ready<Halves<Moving<N, U1>, Self>>;
    #[inline]
    fn in_tiles<N: Scalar, Q: Scalar, At: Path>(self, n: N, _: Q) -> Self::InTiles<N, Q, At> {
        Ready(Halves(moving(n, U1::default()), self))
    }
    type UpInTiles<N: Scalar, At: Path> = Self::InTiles<N, U1, At>;
    #[inline]
    fn up_in_tiles<N: Scalar, At: Path>(self, n: N) -> Self::UpInTiles<N, At> {
        self.in_tiles::<_, _, At>(n, U1::default())
    }
}

impl InTiles for Torn {
    type InTiles<N: Scalar, Q: Scalar, At: Path> = Ready<Self>;
    #[inline]
    fn in_tiles<N: Scalar, Q: Scalar, At: Path>(self, _: N, _: Q) -> Ready<Self> {
        Ready(self)
    }
    type UpInTiles<N: Scalar, At: Path> = Ready<Self>;
    #[inline]
    fn up_in_tiles<N: Scalar, At: Path>(self, _: N) -> Ready<Self> {
        Ready(self)
    }
}

/// The modes `A` in tiles of `N`, which are made when it is asked whether they fit.
#[derive(Debug)]
pub struct InTilesOf<A, N, At>(A, N, PhantomData<At>);

impl<A: Copy, N: Copy, At> Clone for InTilesOf<A, N, At> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<A: Copy, N: Copy, At> Copy for InTilesOf<A, N, At> {}

impl<A: ModeTree, N: Scalar, At: Path> Build<A::InTiles<N, Quot<A::Size, N>, At>>
    for InTilesOf<A, N, At>
{
    #[inline]
    fn build(self) -> Result<A::InTiles<N, Quot<A::Size, N>, At>, Refusal> {
        let Self(a, n, _) = self;
        let (tile, size) = (n.magnitude(), a.counted());
        if tile == 0 || size % tile != 0 || size == usize::MAX {
            return Err(Refusal::Uneven { tile, size });
        }
        Ok(a.in_tiles::<_, _, At>(n, a.size().quot_rem(n).0))
    }
}

/// The check that a tile has a coordinate, and no more than an `isize` counts.
#[derive(Clone, Copy, Debug)]
pub struct HasCoordinates {
    tile: usize,
    size: usize,
}

impl Guard for HasCoordinates {
    #[inline]
    fn check(self) -> Result<(), Refusal> {
        let Self { tile, size } = self;
        if tile == 0 || tile > isize::MAX.unsigned_abs() {
            Err(Refusal::Uneven { tile, size })
        } else {
            Ok(())
        }
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
