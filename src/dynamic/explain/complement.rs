//! How the gaps of a layout are filled.

use alloc::format;
use alloc::string::String;

use super::super::coalesce::coalesced;
use super::super::filter::filtered;
use super::super::layout::{Flat, Layout, Mode};
use super::super::number;
use super::super::{IntTuple, ceil_div, size};
use super::{Explanation, listed, times, wrong};

/// [`Layout::complement`]: each gap, from the smallest stride up.
///
/// ```
/// use colex::dynamic::{Layout, explain};
///
/// let why = explain::complement(&Layout::parse("4:2")?, 24);
/// assert!(why.to_string().contains("below stride 2 of mode 4:2 there is room for 2 copies: 2:1"));
/// # Ok::<(), colex::dynamic::Error>(())
/// ```
#[must_use]
pub fn complement(layout: &Layout, shape: impl Into<IntTuple>) -> Explanation {
    let shape = shape.into();
    let mut why = Explanation::asks(question(layout, &shape));
    let derived = left_out(&mut why, layout, &shape);
    why.derives(derived, layout.complement(&shape))
}

pub(super) fn question(layout: &Layout, shape: &IntTuple) -> String {
    format!("what {layout} leaves out of the indices below {shape}")
}

pub(super) fn left_out(why: &mut Explanation, layout: &Layout, shape: &IntTuple) -> Option<Layout> {
    let Ok(all) = size(shape) else {
        why.step(format!("{shape} has a size below 1, or more coordinates than fit 64 bits"));
        return None;
    };
    let Some((mut rest, reach)) = gaps(why, layout, true) else {
        why.goes_wrong(wrong::complement(layout, all));
        return None;
    };
    let each = ceil_div(shape, reach).ok()?;
    let copies = size(&each).ok()?;
    if !shape.is_leaf() {
        why.step(format!("a span of {reach} goes into {shape}, mode by mode, {each} times"));
    }
    if reach.checked_mul(copies)? < all {
        why.step(format!(
            "{copies} times {reach} is less than {all}: mode by mode it does not fill the shape"
        ));
        return None;
    }
    why.step(format!("up to {all} it repeats {}: {copies}:{reach}", times(copies)));
    why.step("what was found, coalesced, is the complement");
    rest.push(Mode { size: copies, stride: reach });
    Layout::from_flat("complement", &coalesced(&rest)).ok()
}

/// The room for so many copies beside a layout, of which some may stay empty.
pub(super) fn room(why: &mut Explanation, layout: &Layout, copies: i64) -> Option<Layout> {
    let Some((mut gaps, reach)) = gaps(why, layout, false) else {
        why.step("the copies find no room between the modes of A");
        why.goes_wrong(
            layout.size().checked_mul(copies).and_then(|below| wrong::complement(layout, below)),
        );
        return None;
    };
    let inside: i64 = gaps.iter().map(|mode| mode.size).product();
    let below = layout.size().checked_mul(copies)?;
    let repeats = number::ceil_div(below, reach).max(number::ceil_div(copies, inside));
    why.step(format!(
        "the gaps hold {inside} of the {copies} copies, and up to {below} all of it repeats {}: {repeats}:{reach}",
        times(repeats)
    ));
    gaps.push(Mode { size: repeats, stride: reach });
    Layout::from_flat("room", &coalesced(&gaps)).ok()
}

/// The gaps below each stride, and how far the modes reach together.
fn gaps(why: &mut Explanation, layout: &Layout, exact: bool) -> Option<(Flat, i64)> {
    let mut modes = filtered(layout.leaves());
    if let Some(mode) = modes.iter().find(|mode| mode.stride < 0) {
        why.step(format!("mode {mode} steps below index 0"));
        return None;
    }
    modes.sort_by_key(|mode| mode.stride);
    if modes[..] != *layout.leaves() && modes.len() > 1 {
        why.step(format!("the modes that move, by their strides: {}", listed(&modes)));
    }
    let (mut gaps, mut reach) = (Flat::new(), 1_i64);
    for mode in modes {
        if mode.stride < reach || exact && mode.stride % reach != 0 {
            let fault = if exact { "is not a multiple of it" } else { "is less" };
            why.step(format!(
                "mode {mode}: what is filled so far spans {reach}, and {} {fault}",
                mode.stride
            ));
            return None;
        }
        let copies = mode.stride / reach;
        why.step(if copies == 1 {
            format!("below stride {} of mode {mode} there is no gap", mode.stride)
        } else {
            format!(
                "below stride {} of mode {mode} there is room for {copies} copies: {copies}:{reach}",
                mode.stride
            )
        });
        gaps.push(Mode { size: copies, stride: reach });
        let next = mode.stride.checked_mul(mode.size)?;
        why.detail(format!("with the mode that spans {} · {} = {next}", mode.size, mode.stride));
        reach = next;
    }
    Some((gaps, reach))
}
