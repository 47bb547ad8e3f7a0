//! How copies of a layout find their room.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use super::super::layout::Layout;
use super::super::tiler::Tiler;
use super::arrange::{Arrangement, Parts};
use super::{Explanation, complement, compose};

macro_rules! products {
    ($($name:ident, $arrangement:ident, $arranged:literal;)*) => {$(
        #[doc = concat!("[`Layout::", stringify!($name), "`]: the room beside A, and B's walk through it.")]
        #[must_use]
        pub fn $name(layout: &Layout, tiler: impl Into<Tiler>) -> Explanation {
            let tiler = tiler.into();
            let mut why = Explanation::asks(question(stringify!($name), layout, &tiler));
            let parts = copies(&mut why, layout, &tiler);
            if parts.is_some() {
                why.step($arranged);
            }
            let derived = parts.and_then(|parts| parts.arranged(Arrangement::$arrangement));
            why.derives(derived, layout.$name(&tiler))
        }
    )*};
}

products! {
    logical_product, Logical, "mode 0 is A, mode 1 moves its copies";
    zipped_product, Zipped, "all blocks in mode 0, all copies in mode 1";
    tiled_product, Tiled, "all blocks in mode 0, then the copies";
    flat_product, Flat, "the blocks side by side, then the copies";
}

fn question(name: &str, a: &Layout, tiler: &Tiler) -> String {
    format!("{name}: A = {a}, repeated as {tiler} says")
}

/// [`Layout::blocked_product`]: the room beside A, B's walk through it, and the modes in pairs.
#[must_use]
pub fn blocked_product(layout: &Layout, tiler: &Layout) -> Explanation {
    let mut why = Explanation::asks(question("blocked_product", layout, &tiler.into()));
    let derived = blocked(&mut why, layout, tiler);
    why.derives(derived, layout.blocked_product(tiler))
}

pub(super) fn blocked(why: &mut Explanation, a: &Layout, b: &Layout) -> Option<Layout> {
    let (block, copies) = ranked(why, a, b)?;
    why.step("mode by mode, A's coordinate first: whole blocks side by side");
    in_pairs(&block, &copies)
}

/// [`Layout::raked_product`]: the room beside A, B's walk through it, and the modes in pairs.
#[must_use]
pub fn raked_product(layout: &Layout, tiler: &Layout) -> Explanation {
    let mut why = Explanation::asks(question("raked_product", layout, &tiler.into()));
    let derived = ranked(&mut why, layout, tiler).and_then(|(block, copies)| {
        why.step("mode by mode, the copy's coordinate first: blocks interleaved");
        in_pairs(&copies, &block)
    });
    why.derives(derived, layout.raked_product(tiler))
}

/// The block and its copies, with as many modes each.
fn ranked(why: &mut Explanation, a: &Layout, b: &Layout) -> Option<(Layout, Layout)> {
    let rank = a.rank().max(b.rank());
    let [block, plan] = [a, b].map(|layout| layout.append_n(rank, &Layout::one()).ok());
    let (block, plan) = (block?, plan?);
    for (name, before, after) in [("A", a, &block), ("B", b, &plan)] {
        if before != after {
            why.step(format!("so that both have {rank} modes, {name} = {after}"));
        }
    }
    let copies = repetition(why, &block, &plan)?;
    if block.view().is_leaf() || plan.view().is_leaf() {
        // A number pairs with the whole of the other side.
        return Some((Layout::from_modes([&block]).ok()?, Layout::from_modes([&copies]).ok()?));
    }
    Some((block, copies))
}

fn in_pairs(x: &Layout, y: &Layout) -> Option<Layout> {
    let pairs = x.modes().zip(y.modes()).map(|(x, y)| Layout::from_modes([&x, &y]).ok());
    Layout::from_modes(&pairs.collect::<Option<Vec<_>>>()?).ok()
}

fn copies(why: &mut Explanation, a: &Layout, tiler: &Tiler) -> Option<Parts> {
    let b = match tiler {
        Tiler::Layout(b) => b.clone(),
        Tiler::Size(size) => Layout::new(*size, i64::from(*size != 1)).ok()?,
        Tiler::Keep => {
            why.step(format!("{a} is not repeated"));
            return Some(Parts::Kept(a.clone()));
        }
        Tiler::Uneven(inner) => return copies(why, a, inner),
        Tiler::Modes(each) => {
            if each.len() > a.rank() {
                why.step(format!("{} plans, and only {} modes", each.len(), a.rank()));
                return None;
            }
            let mut parts = Vec::new();
            for (i, (mode, tile)) in a.modes().zip(each).enumerate() {
                why.step(format!("mode {i}, {mode}, repeated as {tile}:"));
                parts.push(why.within(|why| copies(why, &mode, tile))?);
            }
            return Some(Parts::Modes(parts, a.modes().skip(each.len()).collect()));
        }
    };
    let moved = repetition(why, a, &b)?;
    Some(Parts::Pair(a.clone(), moved))
}

/// The layout that moves the copies.
fn repetition(why: &mut Explanation, a: &Layout, b: &Layout) -> Option<Layout> {
    why.step(format!(
        "B = {b} reaches copy {}: {} must find room",
        b.cosize() - 1,
        if b.cosize() == 1 { "it".into() } else { format!("{} copies", b.cosize()) }
    ));
    let room =
        why.part(format!("the room beside A = {a}"), |why| complement::room(why, a, b.cosize()))?;
    let question = format!("the room after B = {b}, where the room stands for A from here on:");
    why.part(question, |why| compose::layouts(why, &room, b))
}
