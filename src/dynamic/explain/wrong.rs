//! What would come out without the checks, and the first coordinate at which that is wrong.

use alloc::collections::{BTreeMap, BTreeSet};
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use super::super::coalesce::coalesced_beyond;
use super::super::compose::{NAME, walk};
use super::super::layout::{Flat, Layout, Mode};
use super::super::number::ceil_div;
use super::super::tree::Tree;

/// Coordinates beyond this are not searched.
pub(super) const SEARCHED: i64 = 1 << 16;

/// The composition of each mode by itself, rounding up where a step does not divide, as CuTe does.
fn rounded(a: &Layout, b: &Layout) -> Option<Layout> {
    let modes = coalesced_beyond(a.leaves());
    each_leaf(b, |mode| {
        let Mode { size: mut n, stride: mut d } = mode;
        if d < 0 {
            return None;
        }
        let mut out = Flat::new();
        let (last, inner) = modes.split_last()?;
        for left in inner {
            let take = if d == 0 { 1 } else { ceil_div(left.size, d).min(n) };
            if take > 1 {
                out.push(Mode { size: take, stride: left.stride.checked_mul(d)? });
            }
            n = ceil_div(n, take);
            d = ceil_div(d, left.size);
        }
        if n > 1 || out.is_empty() {
            out.push(Mode { size: n, stride: last.stride.checked_mul(d)? });
        }
        Some(out)
    })
}

/// Each mode of B as if its first step were all its steps.
fn straight(a: &Layout, b: &Layout) -> Option<Layout> {
    each_leaf(b, |mode| {
        let stride = if mode.size == 1 { 0 } else { a.at(mode.stride).ok()? };
        Some(Flat::from_slice(&[Mode { size: mode.size, stride }]))
    })
}

/// B with the modes `f` in the place of each leaf; `None` where there are none.
pub(super) fn each_leaf(b: &Layout, mut f: impl FnMut(Mode) -> Option<Flat>) -> Option<Layout> {
    let mut tree = Tree::building();
    walk(&mut tree, b.view(), &mut |out, mode| {
        let modes = f(mode).ok_or(super::super::Error::Mismatch)?;
        out.push_unwrapped(&modes);
        Ok(())
    })
    .ok()?;
    Layout::from_tree(NAME, tree).ok()
}

/// Of a composition that is undefined.
pub(super) fn composition(a: &Layout, b: &Layout) -> Option<String> {
    let candidates = [rounded(a, b).filter(|r| r.size() == b.size()), straight(a, b)];
    candidates.into_iter().flatten().find_map(|r| {
        let at = (0..b.size().min(SEARCHED)).find_map(|c| {
            let (x, wrong) = (b.at(c).ok()?, r.at(c).ok()?);
            let right = a.at(x).ok()?;
            (right != wrong).then_some((c, x, wrong, right))
        });
        let (c, x, wrong, right) = at?;
        Some(format!(
            "Going on regardless would give R = {r}, which is wrong first at c = {c}: R({c}) = {wrong}, but A(B({c})) = A({x}) = {right}."
        ))
    })
}

/// Of a complement that is undefined: an index that the two layouts together do not take once.
pub(super) fn complement(a: &Layout, below: i64) -> Option<String> {
    let mut modes: Vec<Mode> =
        a.leaves().iter().copied().filter(|mode| mode.size > 1 && mode.stride > 0).collect();
    modes.sort_by_key(|mode| mode.stride);
    let (mut rest, mut reach) = (Flat::new(), 1);
    for mode in modes {
        rest.push(Mode { size: (mode.stride / reach).max(1), stride: reach });
        reach = mode.stride.checked_mul(mode.size)?;
    }
    rest.push(Mode { size: ceil_div(below, reach), stride: reach });
    let rest = Layout::from_flat("complement", &rest).ok()?.coalesce().ok()?;
    let both = Layout::from_modes([a, &rest]).ok()?;
    if both.size() > SEARCHED || below > SEARCHED {
        return None;
    }
    let mut count: BTreeMap<i64, usize> = BTreeMap::new();
    both.indices().for_each(|index| *count.entry(index).or_default() += 1);
    (0..below).find_map(|index| {
        let times = match count.get(&index) {
            None => "never".into(),
            Some(1) => return None,
            Some(times) => format!("{times} times"),
        };
        Some(format!(
            "Going on regardless would give R = {rest}, and then (A, R) takes index {index} {times}."
        ))
    })
}

/// Of tiles that reach past the end of A: a coordinate outside it.
pub(super) fn past_the_end(a: &Layout, tiles: &Layout) -> Option<String> {
    let (c, x) = (0..tiles.size().min(SEARCHED))
        .find_map(|c| tiles.at(c).ok().filter(|&x| x >= a.size()).map(|x| (c, x)))?;
    let coord = tiles.flat_coord(c).ok()?;
    Some(format!(
        "Going on regardless would give {} elements, the first one too many at {coord}: it is coordinate {x} of A, which has {}.",
        tiles.size(),
        a.size()
    ))
}

/// Of an inverse of a layout that takes an index twice.
pub(super) fn inverse(a: &Layout) -> Option<String> {
    let Shared { index, first, second } = shared(a)?;
    Some(format!(
        "An inverse would need L({index}) = {first} and L({index}) = {second} at once, since A({first}) = A({second}) = {index}."
    ))
}

/// Of a layout that is not compact: an index below its size that is taken twice, or never.
pub(super) fn index(layout: &Layout) -> Option<String> {
    if let Some(Shared { index, first, second }) = shared(layout) {
        return Some(format!(
            "Index {index} would need two coordinates, since L({first}) = L({second}) = {index}."
        ));
    }
    if layout.size() > SEARCHED {
        return None;
    }
    let taken: BTreeSet<i64> = layout.indices().collect();
    let missing = (0..layout.size()).find(|index| !taken.contains(index))?;
    Some(format!("Index {missing} has no coordinate: L takes it never."))
}

/// An index of two coordinates.
pub(super) struct Shared {
    pub(super) index: i64,
    pub(super) first: i64,
    pub(super) second: i64,
}

/// The first coordinate whose index was taken before; none among the coordinates that are searched.
pub(super) fn shared(layout: &Layout) -> Option<Shared> {
    let mut taken: BTreeMap<i64, i64> = BTreeMap::new();
    layout.indices().zip(0..SEARCHED).find_map(|(index, second)| {
        let first = taken.insert(index, second)?;
        Some(Shared { index, first, second })
    })
}
