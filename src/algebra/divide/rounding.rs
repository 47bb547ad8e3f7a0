//! One mode divided by a tile that rounds up.
//!
//! The complement of the tile B is taken in the shape of the coalesced A, mode by mode; where it has
//! none there, in the size of A. Where `(B, B*)` has other coordinates than A, the modes of A grow
//! until its runs fill them; where they fill none, or A need not grow, the result is `A ∘ (B, B*)`.
//!
//! That is decided where the compiler knows all sizes. Else the size is rounded up, and no mode.

use typenum::U1;

use crate::algebra::coalesce::Coalesced;
use crate::algebra::complement::{CeilDiv, ceil_div};
use crate::algebra::compose::{Compose, Refined, compose};
use crate::algebra::plan::{Plan, Ready};
use crate::algebra::{ComplementModes, InHalves};
use crate::layout::Extent;
use crate::num::{No, Scalar, Truth, Unknown, Yes};
use crate::refusal::granted;
use crate::tuple::{Cons, FlatModes, Mode, ModeTree, Nil, Path, Tree};

use super::by_layout::{HasComplement, InSize, in_size};
use super::each::Rounded;
use super::runs::{Fillings, Grows};

/// Whether the compiler knows the sizes of `A`, and `B`.
type AreKnown<A, B> = <<<A as ModeTree>::Shape as Tree>::IsStatic as Truth>::And<AreKnownIn<B>>;
/// Whether the compiler knows `B`.
type AreKnownIn<B> = <<<B as ModeTree>::Shape as Tree>::IsStatic as Truth>::And<
    <<B as ModeTree>::Stride as Tree>::IsStatic,
>;

/// The plan for `A` divided by the layout `B`, rounded up.
pub(crate) type UpByLayout<A, B, At> = <AreKnown<A, B> as KnowsSizes>::ByLayout<A, B, At>;

/// The plan for `a` divided by the layout `b`, rounded up.
#[inline]
pub(crate) fn up_by_layout<A: ModeTree, B: ModeTree, At: Path>(a: A, b: B) -> UpByLayout<A, B, At> {
    <AreKnown<A, B> as KnowsSizes>::by_layout::<A, B, At>(a, b)
}

/// The plan for `A` in tiles of `N` neighbours, rounded up.
pub(crate) type UpInTiles<A, N, At> = <AreKnown<A, Neighbours<N>> as KnowsSizes>::InTiles<A, N, At>;

/// The plan for `a` in tiles of `n` neighbours, rounded up.
#[inline]
pub(crate) fn up_in_tiles<A: ModeTree, N: Scalar, At: Path>(a: A, n: N) -> UpInTiles<A, N, At> {
    <AreKnown<A, Neighbours<N>> as KnowsSizes>::in_tiles::<A, N, At>(a, n)
}

/// `n:1`
type Neighbours<N> = Mode<N, <N as Scalar>::StrideUnlessOne<U1>>;

/// Whether the compiler knows what decides how modes round up.
pub trait KnowsSizes {
    /// The plan for `A` divided by the layout `B`.
    type ByLayout<A: ModeTree, B: ModeTree, At: Path>: Plan;
    /// The plan for `a` divided by the layout `b`.
    fn by_layout<A: ModeTree, B: ModeTree, At: Path>(a: A, b: B) -> Self::ByLayout<A, B, At>;
    /// The plan for `A` in tiles of `N` neighbours.
    type InTiles<A: ModeTree, N: Scalar, At: Path>: Plan;
    /// The plan for `a` in tiles of `n` neighbours.
    fn in_tiles<A: ModeTree, N: Scalar, At: Path>(a: A, n: N) -> Self::InTiles<A, N, At>;
}

/// The shape of the coalesced `A`.
type ShapeOf<A> = <Coalesced<A> as ModeTree>::Shape;
/// Whether `B` has a complement in `N`.
type Tiles<B, N> = <B as ComplementModes>::Chains<N>;
/// What the tile `B` and its repetitions fill: the shape of A, or its size.
type RoomIn<A, B> = <Tiles<B, ShapeOf<A>> as TilesRoom>::Room<ShapeOf<A>, <A as Extent>::Size>;

/// Each mode is rounded up.
impl KnowsSizes for Yes {
    type ByLayout<A: ModeTree, B: ModeTree, At: Path> =
        <Tiles<B, RoomIn<A, B>> as TilesRoom>::Plan<A, B, RoomIn<A, B>, At>;
    #[inline]
    fn by_layout<A: ModeTree, B: ModeTree, At: Path>(a: A, b: B) -> Self::ByLayout<A, B, At> {
        let shape = a.coalesce_onto(Nil).bare().shape();
        let room = <Tiles<B, ShapeOf<A>> as TilesRoom>::room(shape, a.size());
        <Tiles<B, RoomIn<A, B>> as TilesRoom>::plan::<A, B, RoomIn<A, B>, At>(a, b, room)
    }
    type InTiles<A: ModeTree, N: Scalar, At: Path> = Self::ByLayout<A, Neighbours<N>, At>;
    #[inline]
    fn in_tiles<A: ModeTree, N: Scalar, At: Path>(a: A, n: N) -> Self::InTiles<A, N, At> {
        let b = Mode { shape: n, stride: n.stride_unless_one(U1::default()) };
        <Self as KnowsSizes>::by_layout::<A, Neighbours<N>, At>(a, b)
    }
}

/// The size is rounded up.
impl KnowsSizes for No {
    type ByLayout<A: ModeTree, B: ModeTree, At: Path> = InSize<A, B, At, Rounded>;
    #[inline]
    fn by_layout<A: ModeTree, B: ModeTree, At: Path>(a: A, b: B) -> Self::ByLayout<A, B, At> {
        in_size::<A, B, At, Rounded>(a, b)
    }
    type InTiles<A: ModeTree, N: Scalar, At: Path> = A::InTiles<N, CeilDiv<A::Size, N>, At>;
    #[inline]
    fn in_tiles<A: ModeTree, N: Scalar, At: Path>(a: A, n: N) -> Self::InTiles<A, N, At> {
        a.in_tiles::<_, _, At>(n, ceil_div(a.size(), n))
    }
}

/// `(B, B*)`, with the complement in `N`.
type AllTiles<B, N> = Cons<B, Cons<<Rest<B, N> as FlatModes>::Bare, Nil>>;
/// The complement of `B` in `N`.
type Rest<B, N> = <B as ComplementModes>::Complement<N>;
/// Whether `(B, B*)` has as many coordinates as `A`.
type Covers<A, B, N> =
    <<<B as Extent>::Size as Scalar>::Times<<Rest<B, N> as Extent>::Size> as Scalar>::Equals<
        <A as Extent>::Size,
    >;

/// The verdict whether a tile has a complement in a shape or a size.
pub trait TilesRoom {
    /// `Shape` where it has one in there, else `Size`.
    type Room<Shape: Tree, Size: Tree>: Tree;
    /// `shape` where it has one in there, else `size`.
    fn room<Shape: Tree, Size: Tree>(shape: Shape, size: Size) -> Self::Room<Shape, Size>;
    /// The plan for `A` divided by `B`, which fill `N`.
    type Plan<A: ModeTree, B: ModeTree, N: Tree, At: Path>: Plan;
    /// The plan for `a` divided by `b`, which fill `n`.
    fn plan<A: ModeTree, B: ModeTree, N: Tree, At: Path>(
        a: A,
        b: B,
        n: N,
    ) -> Self::Plan<A, B, N, At>;
}

/// There is one: then it is asked whether A has to grow.
impl TilesRoom for Yes {
    type Room<Shape: Tree, Size: Tree> = Shape;
    #[inline]
    fn room<Shape: Tree, Size: Tree>(shape: Shape, _: Size) -> Shape {
        shape
    }
    type Plan<A: ModeTree, B: ModeTree, N: Tree, At: Path> =
        <<Covers<A, B, N> as Covering>::Plan<A, AllTiles<B, N>, At> as Plan>::Arrange<InHalves>;
    #[inline]
    fn plan<A: ModeTree, B: ModeTree, N: Tree, At: Path>(
        a: A,
        b: B,
        n: N,
    ) -> Self::Plan<A, B, N, At> {
        let rest = granted(b.complement(n)).bare();
        <Covers<A, B, N> as Covering>::plan::<_, _, At>(a, Cons(b, Cons(rest, Nil))).arrange()
    }
}

/// Implements [`TilesRoom`] where there is none, as far as the compiler can tell.
macro_rules! no_room {
    ($Verdict:ty) => {
        impl TilesRoom for $Verdict {
            type Room<Shape: Tree, Size: Tree> = Size;
            #[inline]
            fn room<Shape: Tree, Size: Tree>(_: Shape, size: Size) -> Size {
                size
            }
            type Plan<A: ModeTree, B: ModeTree, N: Tree, At: Path> =
                <$Verdict as HasComplement>::Plan<A, B, At, Rounded>;
            #[inline]
            fn plan<A: ModeTree, B: ModeTree, N: Tree, At: Path>(
                a: A,
                b: B,
                _: N,
            ) -> Self::Plan<A, B, N, At> {
                <$Verdict as HasComplement>::plan::<A, B, At, Rounded>(a, b)
            }
        }
    };
}

no_room!(No);
no_room!(Unknown);

/// A, nested no more and coalesced; its last mode, which extends, stays.
type Joined<A> = <<A as ModeTree>::Significant<Nil> as FlatModes>::Extending;
/// Whether the runs of `B` fill the modes of `A`.
type Fills<A, B> =
    <<B as super::runs::RunsUp>::Fill<<Joined<A> as Grows>::Unasked> as Fillings>::AreFull;

/// Whether a layout has as many coordinates as the one it is composed with.
pub trait Covering {
    /// The plan for `A ∘ B`, where A may grow.
    type Plan<A: ModeTree, B: ModeTree, At: Path>: Plan;
    /// The plan for `a ∘ b`.
    fn plan<A: ModeTree, B: ModeTree, At: Path>(a: A, b: B) -> Self::Plan<A, B, At>;
}

/// A need not grow.
impl Covering for Yes {
    type Plan<A: ModeTree, B: ModeTree, At: Path> = Compose<Refined, A, B, At>;
    #[inline]
    fn plan<A: ModeTree, B: ModeTree, At: Path>(a: A, b: B) -> Self::Plan<A, B, At> {
        compose::<_, _, _, At>(Refined, a, b)
    }
}

/// Then it is asked whether the runs of B fill the modes of A.
impl Covering for No {
    type Plan<A: ModeTree, B: ModeTree, At: Path> = <Fills<A, B> as FillsModes>::Plan<A, B, At>;
    #[inline]
    fn plan<A: ModeTree, B: ModeTree, At: Path>(a: A, b: B) -> Self::Plan<A, B, At> {
        <Fills<A, B> as FillsModes>::plan::<A, B, At>(a, b)
    }
}

/// Whether runs fill the modes of a layout.
pub trait FillsModes {
    /// The plan for `A ∘ B`, where A may grow.
    type Plan<A: ModeTree, B: ModeTree, At: Path>: Plan;
    /// The plan for `a ∘ b`.
    fn plan<A: ModeTree, B: ModeTree, At: Path>(a: A, b: B) -> Self::Plan<A, B, At>;
}

/// B in runs on A, which grows.
impl FillsModes for Yes {
    type Plan<A: ModeTree, B: ModeTree, At: Path> = Ready<B::Up<Joined<A>>>;
    #[inline]
    fn plan<A: ModeTree, B: ModeTree, At: Path>(a: A, b: B) -> Self::Plan<A, B, At> {
        Ready(b.up(a.significant(Nil).extending()))
    }
}

/// `A ∘ B`, A as it is.
impl FillsModes for No {
    type Plan<A: ModeTree, B: ModeTree, At: Path> = Compose<Refined, A, B, At>;
    #[inline]
    fn plan<A: ModeTree, B: ModeTree, At: Path>(a: A, b: B) -> Self::Plan<A, B, At> {
        compose::<_, _, _, At>(Refined, a, b)
    }
}
