//! Tiles that must lie inside the mode they tile. A layout as right-hand side may run on past the end
//! of A; a tile of a tuple, and a size, may not, unless `uneven` says so.

use core::marker::PhantomData;

use crate::algebra::operation;
use crate::algebra::plan::{Guard, Plan, Undefined, refuse};
use crate::algebra::tiler::Tiler;
use crate::layout::Extent;
use crate::num::{No, Scalar, Unknown, Yes};
use crate::refusal::Refusal;
use crate::tuple::{ModeTree, Path};

/// The verdict that a mode is too small for its tile.
pub trait TooSmall {
    /// The plan for the tile `T`, which reaches `Reach` coordinates, on `A`.
    type Plan<T: Tiler, A: ModeTree, Reach: Scalar, At: Path>: Plan;
    /// The plan for `tile`, which reaches `reach` coordinates, on `a`.
    fn plan<T: Tiler, A: ModeTree, Reach: Scalar, At: Path>(
        tile: T,
        a: A,
        reach: usize,
    ) -> Self::Plan<T, A, Reach, At>;
}

/// The plan for the tile `T` on `A`, if it lies inside.
pub(crate) type Inside<T, A, Reach, At> =
    <<<A as Extent>::Size as Scalar>::IsBelow<Reach> as TooSmall>::Plan<T, A, Reach, At>;

/// The plan for `tile` on `a`, if it lies inside.
#[inline]
pub(crate) fn inside<T: Tiler, A: ModeTree, Reach: Scalar, At: Path>(
    tile: T,
    a: A,
    reach: usize,
) -> Inside<T, A, Reach, At> {
    <<A::Size as Scalar>::IsBelow<Reach> as TooSmall>::plan::<T, A, Reach, At>(tile, a, reach)
}

/// It lies inside.
impl TooSmall for No {
    type Plan<T: Tiler, A: ModeTree, Reach: Scalar, At: Path> = T::ComposeAnyway<A, At>;
    #[inline]
    fn plan<T: Tiler, A: ModeTree, Reach: Scalar, At: Path>(
        tile: T,
        a: A,
        _: usize,
    ) -> T::ComposeAnyway<A, At> {
        tile.compose_anyway::<A, At>(a)
    }
}

/// Run time knows.
impl TooSmall for Unknown {
    type Plan<T: Tiler, A: ModeTree, Reach: Scalar, At: Path> =
        <T::ComposeAnyway<A, At> as Plan>::Guard<LiesInside>;
    #[inline]
    fn plan<T: Tiler, A: ModeTree, Reach: Scalar, At: Path>(
        tile: T,
        a: A,
        reach: usize,
    ) -> Self::Plan<T, A, Reach, At> {
        tile.compose_anyway::<A, At>(a).guard(LiesInside { tile: reach, size: a.counted() })
    }
}

/// It reaches past the end.
impl TooSmall for Yes {
    type Plan<T: Tiler, A: ModeTree, Reach: Scalar, At: Path> =
        Undefined<ReachesPast<<A::Size as Scalar>::Shown, Reach::Shown, At::Surface>>;
    fn plan<T: Tiler, A: ModeTree, Reach: Scalar, At: Path>(
        _: T,
        _: A,
        _: usize,
    ) -> Self::Plan<T, A, Reach, At> {
        Undefined(PhantomData)
    }
}

/// The check that a tile ends inside its mode.
#[derive(Clone, Copy, Debug)]
pub struct LiesInside {
    tile: usize,
    size: usize,
}

impl Guard for LiesInside {
    #[inline]
    fn check(self) -> Result<(), Refusal> {
        let Self { tile, size } = self;
        if tile <= size && tile < usize::MAX {
            Ok(())
        } else {
            Err(Refusal::PastTheEnd { tile, size })
        }
    }
}

/// A tile that reaches `Reach` coordinates of the `Size` in `Mode`.
#[derive(Clone, Copy, Debug)]
pub struct ReachesPast<Size, Reach, Mode>(PhantomData<(Size, Reach, Mode)>);

/// `Self`, the size of the mode `Mode`, is as large as the tile reaches.
#[diagnostic::on_unimplemented(
    message = "composition is undefined: the tile for mode `{Mode}` needs `{Reach}` coordinates, and that mode has size `{Size}`",
    label = "a tile that spans `{Reach}` does not lie inside a mode of size `{Size}`",
    note = "in a tuple each tile must lie inside its mode; a layout alone may run on past the end",
    note = "choose a smaller tile, or spell the overhang as `uneven(tile)`"
)]
pub trait HoldsTile<Size, Reach, Mode> {}

refuse!(ReachesPast<Size, Reach, Mode>: operation::composition, HoldsTile<Size, Reach, Mode>);
