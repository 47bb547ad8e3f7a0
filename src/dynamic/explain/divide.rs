//! How a layout falls into tiles.

use alloc::format;
use alloc::vec::Vec;

use super::super::layout::Layout;
use super::super::tiler::Tiler;
use super::arrange::{Arrangement, Parts};
use super::{Explanation, complement, compose, uneven, wrong};
use crate::dynamic::IntTuple;

macro_rules! divides {
    ($($name:ident, $arrangement:ident, $arranged:literal;)*) => {$(
        #[doc = concat!("[`Layout::", stringify!($name), "`]: the tile, its complement, and the composition with both.")]
        #[must_use]
        pub fn $name(layout: &Layout, tiler: impl Into<Tiler>) -> Explanation {
            let tiler = tiler.into();
            let mut why = Explanation::asks(format!(
                concat!(stringify!($name), ": A = {} in tiles of {}"),
                layout, tiler
            ));
            let parts = tiles(&mut why, layout, &tiler, false);
            if !$arranged.is_empty() && parts.is_some() {
                why.step($arranged);
            }
            let derived = parts.and_then(|parts| parts.arranged(Arrangement::$arrangement));
            why.derives(derived, layout.$name(&tiler))
        }
    )*};
}

divides! {
    logical_divide, Logical, "";
    zipped_divide, Zipped, "all tiles in mode 0, all rests in mode 1";
    tiled_divide, Tiled, "all tiles in mode 0, then the rests";
    flat_divide, Flat, "the tiles side by side, then the rests";
}

/// One tile, or one after the other.
pub(super) fn tiles(
    why: &mut Explanation,
    a: &Layout,
    tiler: &Tiler,
    uneven: bool,
) -> Option<Parts> {
    match tiler {
        Tiler::Keep => {
            why.step(format!("{a} is one tile"));
            Some(Parts::Kept(a.clone()))
        }
        Tiler::Uneven(inner) => {
            why.step("where a tile does not divide its mode, its last copy hangs over");
            tiles(why, a, inner, true)
        }
        Tiler::Modes(each) => {
            if each.len() > a.rank() {
                why.step(format!("{} tiles, and only {} modes", each.len(), a.rank()));
                return None;
            }
            let mut parts = Vec::new();
            for (i, (mode, tile)) in a.modes().zip(each).enumerate() {
                why.step(format!("mode {i}, {mode}, in tiles of {tile}:"));
                parts.push(why.within(|why| tiles(why, &mode, tile, uneven))?);
            }
            if each.len() < a.rank() {
                why.step("the modes beyond the tiler stay as they are");
            }
            Some(Parts::Modes(parts, a.modes().skip(each.len()).collect()))
        }
        Tiler::Size(size) => {
            let tile = Layout::new(*size, i64::from(*size != 1)).ok()?;
            by_layout(why, a, &tile, uneven)
        }
        Tiler::Layout(tile) => by_layout(why, a, tile, uneven),
    }
}

fn by_layout(why: &mut Explanation, a: &Layout, b: &Layout, may_round: bool) -> Option<Parts> {
    why.step(format!("the tile B = {b} takes {} of the {} coordinates of A", b.size(), a.size()));
    let shape = rounded_up_in(a, b, may_round).unwrap_or_else(|| a.size().into());
    let rest =
        why.part(complement::question(b, &shape), |why| complement::left_out(why, b, &shape))?;
    let tiles = Layout::from_modes([b, &rest]).ok()?;
    let divided = if tiles.size() == a.size() {
        let question = format!("A ∘ (B, B*), where (B, B*) = {tiles} stands for B from here on:");
        why.part(question, |why| compose::layouts(why, a, &tiles))?
    } else {
        why.step(format!(
            "B and its complement {rest} cover {} · {} = {} coordinates, and A has {}",
            b.size(),
            rest.size(),
            tiles.size(),
            a.size()
        ));
        if !may_round {
            why.goes_wrong(wrong::past_the_end(a, &tiles));
            return None;
        }
        let question =
            format!("A, its modes rounded up until whole runs fill them, after B = {tiles}:");
        why.part(question, |why| {
            uneven::rounded_up(why, a, &tiles).or_else(|| {
                why.step("so A is not rounded up, and must be filled as it is");
                compose::layouts(why, a, &tiles)
            })
        })?
    };
    let mut halves = divided.modes();
    Some(Parts::Pair(halves.next()?, halves.next()?))
}

/// The shape of A, where the tile rounds up mode by mode and not in A as a whole.
fn rounded_up_in(a: &Layout, b: &Layout, uneven: bool) -> Option<IntTuple> {
    let shape = a.coalesce().ok()?.shape();
    let rest = b.complement(&shape).ok()?;
    let counts = uneven || b.size().checked_mul(rest.size()) == Some(a.size());
    (counts && b.complement(a.size()) != Ok(rest)).then_some(shape)
}
