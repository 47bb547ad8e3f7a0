//! One mode divided by one tiler.

use core::marker::PhantomData;

use typenum::U1;

use crate::algebra::Electing;
use crate::algebra::compose::{Compose, Refined, compose};
use crate::algebra::plan::{Guard, Plan, Planning, Ready, Undefined, refuse};
use crate::algebra::tiler::{Tiler, TilerOp};
use crate::num::{No, Scalar, Verdict, Yes};
use crate::refusal::Refusal;
use crate::tuple::{Cons, Mode, ModeTree, Nil, Path};

use super::halves::InHalves;

/// Whether a tile must divide what it cuts: [`Even`] or [`Rounded`].
pub trait Rounding {
    /// How many tiles of `N` there are in `S`.
    type Tiles<S: Scalar, N: Scalar>: Scalar;
    /// How many tiles.
    fn tiles<S: Scalar, N: Scalar>(s: S, n: N) -> Self::Tiles<S, N>;
    /// Whether that is allowed.
    type Allows<S: Scalar, N: Scalar>: Electing;
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

/// The tiles of `N` neighbours, and of those `Q`: `(n:1, q:n)`, with stride 0 for sizes of 1.
type Neighbours<N, Q> = Cons<
    Mode<N, <N as Scalar>::StrideUnlessOne<U1>>,
    Cons<Mode<Q, <Q as Scalar>::StrideUnlessOne<N>>, Nil>,
>;

/// The divide of the modes `A` in tiles of `N` neighbours: first it is asked whether they fit.
#[derive(Debug)]
pub struct TilesBySize<A, N, R, At>(Fitting<A, N, R, At>);

impl<A: Copy, N: Copy, R, At> Clone for TilesBySize<A, N, R, At> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<A: Copy, N: Copy, R, At> Copy for TilesBySize<A, N, R, At> {}

impl<A, N, R, At> TilesBySize<A, N, R, At> {
    /// The modes `a` in tiles of `n` neighbours.
    #[inline]
    pub(crate) fn new(a: A, n: N) -> Self {
        Self(Fitting { a, n, rule: PhantomData })
    }
}

impl<A: ModeTree, N: Scalar, R: Rounding, At: Path> Planning for TilesBySize<A, N, R, At> {
    type Plan = <<R::Allows<A::Size, N> as Electing>::Elect<
        Fitting<A, N, R, At>,
        NotDivided<A::Size, N, At>,
        CheckedFitting<A, N, R, At>,
    > as Planning>::Plan;
    #[inline]
    fn plan(self) -> Self::Plan {
        <R::Allows<A::Size, N> as Electing>::elect(
            self.0,
            NotDivided(PhantomData),
            CheckedFitting(self.0),
        )
        .plan()
    }
}

/// Tiles that fit.
#[derive(Debug)]
pub struct Fitting<A, N, R, At> {
    a: A,
    n: N,
    rule: PhantomData<(R, At)>,
}

impl<A: Copy, N: Copy, R, At> Clone for Fitting<A, N, R, At> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<A: Copy, N: Copy, R, At> Copy for Fitting<A, N, R, At> {}

impl<A: ModeTree, N: Scalar, R: Rounding, At: Path> Planning for Fitting<A, N, R, At> {
    type Plan =
        <Compose<Refined, A, Neighbours<N, R::Tiles<A::Size, N>>, At> as Plan>::Arrange<InHalves>;
    #[inline]
    fn plan(self) -> Self::Plan {
        let tiles = R::tiles(self.a.size(), self.n);
        let inside = Mode { shape: self.n, stride: self.n.stride_unless_one(U1::default()) };
        let outside = Mode { shape: tiles, stride: tiles.stride_unless_one(self.n) };
        compose::<_, _, _, At>(Refined, self.a, Cons(inside, Cons(outside, Nil))).arrange()
    }
}

/// Tiles of which run time knows whether they fit.
#[derive(Debug)]
pub struct CheckedFitting<A, N, R, At>(Fitting<A, N, R, At>);

impl<A: Copy, N: Copy, R, At> Clone for CheckedFitting<A, N, R, At> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<A: Copy, N: Copy, R, At> Copy for CheckedFitting<A, N, R, At> {}

impl<A: ModeTree, N: Scalar, R: Rounding, At: Path> Planning for CheckedFitting<A, N, R, At> {
    type Plan = <<Fitting<A, N, R, At> as Planning>::Plan as Plan>::Guard<TilesEvenly>;
    #[inline]
    fn plan(self) -> Self::Plan {
        let (size, tile) = (self.0.a.size().value(), self.0.n.value());
        self.0.plan().guard(TilesEvenly { size: size.unsigned_abs(), tile: tile.unsigned_abs() })
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

/// The tile `N` does not divide the size `S`.
#[derive(Debug)]
pub struct NotDivided<S, N, At>(PhantomData<(S, N, At)>);

impl<S, N, At> Clone for NotDivided<S, N, At> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<S, N, At> Copy for NotDivided<S, N, At> {}

impl<S: Scalar, N: Scalar, At: Path> Planning for NotDivided<S, N, At> {
    type Plan = Undefined<Leaves<S::Surface, N::Surface, At::Surface>>;
    fn plan(self) -> Self::Plan {
        Undefined(PhantomData)
    }
}

/// A tile of `N` leaves a rest of the size `S` at `Mode`.
#[derive(Clone, Copy, Debug)]
pub struct Leaves<S, N, Mode>(PhantomData<(S, N, Mode)>);

/// `Self`, the size of the mode `Mode`, is a multiple of `Tile`.
#[diagnostic::on_unimplemented(
    message = "divide is undefined: a tile of `{Tile}` does not divide mode `{Mode}`, of size `{Self}`",
    label = "`{Self}` is not a multiple of `{Tile}`: the last tile would reach past the mode",
    note = "the tiles of a divide cover the layout exactly",
    note = "choose a tile that divides the size, pad the mode, or spell the rounding up as `uneven(tile)` and guard the coordinates past the end"
)]
pub trait DivisibleBy<Tile, Mode> {}

refuse!(Leaves<S, N, Mode>: S, DivisibleBy<N, Mode>);
