//! Why a divide is undefined, in its own words: the tile has no complement, or the composition with
//! both is not defined.

use core::marker::PhantomData;

use crate::algebra::compose::{CarriesPast, Splits};
use crate::algebra::plan::refuse;
use crate::algebra::{Backwards, Interleaved, Overlapping, Unordered, operation};

/// `Reason` stands in the way of the composition with `(tile, repetitions)` that a divide is.
#[derive(Clone, Copy, Debug)]
pub struct InDivide<Reason>(PhantomData<Reason>);

/// `Self`, the size of `Mode` in `(tile, repetitions)`, is a multiple of `Run`.
#[diagnostic::on_unimplemented(
    message = "divide is undefined: mode `{Mode}` of (tile, repetitions), of size `{Size}`, does not split into runs of `{Run}`",
    label = "`{Size}` is not a multiple of `{Run}`: there the tiles do not step evenly through the layout's modes",
    note = "a divide composes the layout with (tile, repetitions): mode `_0` is the tile, and mode `_1` its repetitions",
    note = "divide mode by mode by a tuple, as in `tile!(2, 4)`, or take a tile that steps evenly through the modes"
)]
pub trait TilesInRuns<Size, Run, Mode> {}

/// `Self`, the stride of `Mode` in `(tile, repetitions)`, stays inside the layout's mode `Left`.
#[diagnostic::on_unimplemented(
    message = "divide is undefined: mode `{Mode}` of (tile, repetitions), stepping by `{Step}`, carries past mode `{Left}` of the layout, of size `{Size}`",
    label = "with it the tiles reach coordinate `{Reach}` of a mode of size `{Size}`",
    note = "a divide composes the layout with (tile, repetitions): mode `_0` is the tile, and mode `_1` its repetitions",
    note = "divide mode by mode by a tuple, as in `tile!(2, 4)`, or take a tile that stays inside the layout's modes"
)]
pub trait TilesInside<Step, Mode, Left, Reach, Size> {}

refuse!(Splits<Size, Run, Mode> in InDivide: operation::divide, TilesInRuns<Size, Run, Mode>);
refuse!(
    CarriesPast<Step, Mode, Left, Reach, Size> in InDivide:
        operation::divide, TilesInside<Step, Mode, Left, Reach, Size>
);

// Where the tile has no complement:

/// The modes `Size:Stride` and `LowSize:LowStride` of the tile have only element 0 in common.
#[diagnostic::on_unimplemented(
    message = "divide is undefined: the tile takes elements twice, as its modes `{LowSize}:{LowStride}` and `{Size}:{Stride}` overlap",
    label = "both modes of the tile reach element `{Index}`",
    note = "tiles share out the elements, so a tile takes each of its elements once: give it larger strides"
)]
pub trait TileStaysApart<Size, Stride, LowSize, LowStride, Index> {}

/// The stride `Stride` of a mode of the tile is a multiple of `Reach`.
#[diagnostic::on_unimplemented(
    message = "divide is undefined: the tile leaves uneven gaps, as its mode `{Size}:{Stride}` follows on modes that span `{Reach}`",
    label = "`{Stride}` is not a multiple of `{Reach}`: no repetition of the tile fills the gaps",
    note = "sorted by stride, each stride of a tile must be a multiple of what the modes before it span: pad or reorder the modes"
)]
pub trait TileChainsOn<Size, Stride, Reach> {}

/// The stride `Stride` of a mode of the tile is never negative.
#[diagnostic::on_unimplemented(
    message = "divide is undefined: mode `{Size}:{Stride}` of the tile has a stride that is negative, or may be",
    label = "steps of `{Stride}` may leave the layout, whose coordinates start at 0",
    note = "reverse the mode of the tile; a run-time stride must be a `usize`"
)]
pub trait TileWalksForwards<Size, Stride> {}

/// The stride `Stride` of a mode of the tile is known to the compiler.
#[diagnostic::on_unimplemented(
    message = "divide is undefined: mode `{Size}:{Stride}` of the tile has a run-time stride beside other modes",
    label = "a stride of type `{Stride}` can be sorted among other strides at run time only",
    note = "the order of the tile's strides decides the type of the result: make them static"
)]
pub trait TileStrideIsKnown<Size, Stride> {}

refuse!(
    Overlapping<Op, Size, Stride, LowSize, LowStride, Index> in InDivide:
        operation::divide, TileStaysApart<Size, Stride, LowSize, LowStride, Index>
);
refuse!(
    Interleaved<Op, Size, Stride, Reach> in InDivide:
        operation::divide, TileChainsOn<Size, Stride, Reach>
);
refuse!(
    Backwards<Op, Size, Stride> in InDivide: operation::divide, TileWalksForwards<Size, Stride>
);
refuse!(
    Unordered<Op, Size, Stride> in InDivide: operation::divide, TileStrideIsKnown<Size, Stride>
);
