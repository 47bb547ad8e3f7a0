//! Why a divide is undefined where its tiles have complements and cover the layout: the composition with
//! them is not.

use core::marker::PhantomData;

use crate::algebra::compose::{CarriesPast, Splits};
use crate::algebra::operation;
use crate::algebra::plan::refuse;

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
