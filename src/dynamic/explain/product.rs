//! How copies of a layout find their room.

use alloc::format;

use super::super::layout::Layout;
use super::super::tiler::Tiler;
use super::{Explanation, compose, wrong};
use crate::dynamic::Error;

macro_rules! products {
    ($($name:ident, $B:ty, $arranged:literal;)*) => {$(
        #[doc = concat!("[`Layout::", stringify!($name), "`]: the room beside A, and B's walk through it.")]
        #[must_use]
        pub fn $name(layout: &Layout, tiler: $B) -> Explanation {
            let outcome = layout.$name(tiler);
            let tiler = tiler.into();
            product(stringify!($name), $arranged, layout, &tiler, outcome)
        }
    )*};
}

products! {
    logical_product, &Tiler, "mode 0 is A, mode 1 moves its copies";
    zipped_product, &Tiler, "all blocks in mode 0, all copies in mode 1";
    tiled_product, &Tiler, "all blocks in mode 0, then the copies";
    flat_product, &Tiler, "the blocks side by side, then the copies";
    blocked_product, &Layout, "mode by mode, A's coordinate first: whole blocks side by side";
    raked_product, &Layout, "mode by mode, the copy's coordinate first: blocks interleaved";
}

fn product(
    name: &str,
    arranged: &str,
    a: &Layout,
    tiler: &Tiler,
    outcome: Result<Layout, Error>,
) -> Explanation {
    let mut why = Explanation::asks(format!("{name}: A = {a}, repeated as {tiler} says"));
    let wrong = one(&mut why, a, tiler);
    why.step(arranged);
    why.ends(outcome).unless(wrong)
}

fn one(why: &mut Explanation, a: &Layout, tiler: &Tiler) -> Option<alloc::string::String> {
    let b = match tiler {
        Tiler::Layout(b) => b.clone(),
        Tiler::Size(size) => Layout::new(*size, i64::from(*size != 1)).ok()?,
        Tiler::Keep => {
            why.step(format!("{a} is not repeated"));
            return None;
        }
        Tiler::Uneven(inner) => return one(why, a, inner),
        Tiler::Modes(each) => {
            let mut wrong = None;
            for (i, (mode, tile)) in a.modes().zip(each).enumerate() {
                why.step(format!("mode {i}, {mode}, repeated as {tile}:"));
                let from = why.steps.len();
                let found = one(why, &mode, tile);
                wrong = wrong.or(found);
                why.steps.iter_mut().skip(from).for_each(|step| step.depth += 1);
            }
            return wrong;
        }
    };
    why.step(format!(
        "B = {b} reaches copy {}: {} copies must find room",
        b.cosize() - 1,
        b.cosize()
    ));
    let Ok(room) = a.room("product", b.cosize()) else {
        why.step("the copies find no room between the modes of A");
        let below = a.size().checked_mul(b.cosize())?;
        return wrong::complement(a, below);
    };
    why.step(format!("the room beside A: {room}"));
    let mut composed = compose(&room, &b);
    composed.question =
        format!("the room after B = {b}, where the room stands for A from here on:");
    let wrong = composed.wrong.clone();
    why.include(composed);
    wrong
}
