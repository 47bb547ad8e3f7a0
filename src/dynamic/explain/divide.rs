//! How a layout falls into tiles.

use alloc::format;

use super::super::layout::Layout;
use super::super::tiler::Tiler;
use super::{Explanation, complement, compose, wrong};
use crate::dynamic::Error;

macro_rules! divides {
    ($($name:ident, $arranged:literal;)*) => {$(
        #[doc = concat!("[`Layout::", stringify!($name), "`]: the tile, its complement, and the composition with both.")]
        #[must_use]
        pub fn $name(layout: &Layout, tiler: impl Into<Tiler>) -> Explanation {
            let tiler = tiler.into();
            divide(stringify!($name), $arranged, layout, &tiler, layout.$name(&tiler))
        }
    )*};
}

divides! {
    logical_divide, "";
    zipped_divide, "all tiles in mode 0, all rests in mode 1";
    tiled_divide, "all tiles in mode 0, then the rests";
    flat_divide, "the tiles side by side, then the rests";
}

fn divide(
    name: &str,
    arranged: &str,
    a: &Layout,
    tiler: &Tiler,
    outcome: Result<Layout, Error>,
) -> Explanation {
    let mut why = Explanation::asks(format!("{name}: A = {a} in tiles of {tiler}"));
    let wrong = one(&mut why, a, tiler);
    if !arranged.is_empty() {
        why.step(arranged);
    }
    why.ends(outcome).unless(wrong)
}

/// The steps for one tile, or for one after the other; and the first wrong answer among them.
fn one(why: &mut Explanation, a: &Layout, tiler: &Tiler) -> Option<alloc::string::String> {
    match tiler {
        Tiler::Keep => {
            why.step(format!("{a} is one tile"));
            None
        }
        Tiler::Uneven(inner) => {
            why.step("where a tile does not divide its mode, its last copy hangs over");
            one(why, a, inner);
            None
        }
        Tiler::Modes(each) => {
            let mut wrong = None;
            for (i, (mode, tile)) in a.modes().zip(each).enumerate() {
                why.step(format!("mode {i}, {mode}, in tiles of {tile}:"));
                let from = why.steps.len();
                let found = one(why, &mode, tile);
                wrong = wrong.or(found);
                why.steps.iter_mut().skip(from).for_each(|step| step.depth += 1);
            }
            if each.len() < a.rank() {
                why.step("the modes beyond the tiler stay as they are");
            }
            wrong
        }
        Tiler::Size(size) => {
            let tile = Layout::new(*size, i64::from(*size != 1)).ok()?;
            by_layout(why, a, &tile)
        }
        Tiler::Layout(tile) => by_layout(why, a, tile),
    }
}

fn by_layout(why: &mut Explanation, a: &Layout, b: &Layout) -> Option<alloc::string::String> {
    why.step(format!("the tile B = {b} takes {} of the {} coordinates of A", b.size(), a.size()));
    let gaps = complement(b, a.size());
    let (rest, wrong_gaps) = (b.complement(a.size()), gaps.wrong.clone());
    why.include(gaps);
    let Ok(rest) = rest else { return wrong_gaps };
    let tiles = Layout::from_modes([b, &rest]).ok()?;
    if tiles.size() != a.size() {
        why.step(format!(
            "B and its complement {rest} cover {} · {} = {} coordinates, and A has {}",
            b.size(),
            rest.size(),
            tiles.size(),
            a.size()
        ));
        return wrong::divide(a, &tiles);
    }
    let mut composed = compose(a, &tiles);
    composed.question = format!("A ∘ (B, B*), where (B, B*) = {tiles} stands for B from here on:");
    let wrong = composed.wrong.clone();
    why.include(composed);
    wrong
}
