//! Thread-value layouts that lead forwards from the first place of a tile.

use crate::facts::ToCoins;
use crate::layout::{AnyLayout, StaticLayout};
use crate::num::{Scalar, Truth, Yes};

/// A thread-value layout whose smallest index is 0, the first place of its tile.
pub trait Forward: StaticLayout + AnyLayout {}

/// How far the smallest index of `L` is below 0.
type Below<L> = <<L as AnyLayout>::Modes as ToCoins>::TotalBelow0;

impl<L> Forward for L
where
    L: StaticLayout + AnyLayout<Modes: ToCoins>,
    <Below<L> as Scalar>::IsZero: StartsInTile<L, <Below<L> as Scalar>::Shown>,
{
}

/// The verdict `Self` says that the smallest index of `L`, which is `Below` below 0, is 0.
#[diagnostic::on_unimplemented(
    message = "a thread-value layout leads out of its tile: its smallest index is `{Below}` below the first place",
    label = "with a stride below 0, `{L}` leads to places before the tile",
    note = "reverse the mode: a tile is numbered from 0, the first mode fastest"
)]
pub trait StartsInTile<L, Below>: Truth {}

#[diagnostic::do_not_recommend]
impl<L, Below> StartsInTile<L, Below> for Yes {}
