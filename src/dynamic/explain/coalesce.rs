//! How modes join, and which ones go.

use alloc::format;

use super::super::Layout;
use super::super::coalesce::join;
use super::super::layout::Flat;
use super::Explanation;

/// [`Layout::coalesce`].
///
/// ```
/// use colex::dynamic::{Layout, explain};
///
/// let why = explain::coalesce(&Layout::parse("(2,(1,6)):(1,(6,2))")?);
/// assert!(why.to_string().contains("2:1 then 6:2: 2·1 = 2, the second goes on where the first ends: 12:1"));
/// # Ok::<(), colex::dynamic::Error>(())
/// ```
#[must_use]
pub fn coalesce(layout: &Layout) -> Explanation {
    let mut why = Explanation::asks(format!("the fewest modes for L = {layout}"));
    why.step(format!("without parentheses: {}", layout.flatten()));
    let mut flat = Flat::new();
    for &mode in layout.leaves() {
        if mode.size == 1 {
            why.step(format!("{mode}: one coordinate never steps, so the mode goes"));
            continue;
        }
        if let Some(&last) = flat.last() {
            let modes = flat.len();
            join(&mut flat, mode);
            let product = last
                .size
                .checked_mul(last.stride)
                .map_or_else(|| "more".into(), |p| format!("{p}"));
            if flat.len() == modes {
                let joined = flat[modes - 1];
                why.step(format!(
                    "{last} then {mode}: {}·{} = {product}, the second goes on where the first ends: {joined}",
                    last.size, last.stride
                ));
            } else {
                why.step(format!(
                    "{last} then {mode}: {}·{} = {product}, and not {}: they stay apart",
                    last.size, last.stride, mode.stride
                ));
            }
        } else {
            flat.push(mode);
        }
    }
    if flat.is_empty() {
        why.step("nothing is left: the layout of one element");
    }
    why.ends(layout.coalesce())
}

/// [`Layout::filter`].
#[must_use]
pub fn filter(layout: &Layout) -> Explanation {
    let mut why = Explanation::asks(format!("the modes of L = {layout} that move the index"));
    for mode in layout.leaves() {
        if mode.size == 1 {
            why.step(format!("{mode}: one coordinate never steps, so the mode goes"));
        } else if mode.stride == 0 {
            why.step(format!("{mode}: {} coordinates with one index, so the mode goes", mode.size));
        } else {
            why.step(format!("{mode} stays"));
        }
    }
    why.step("what is left is coalesced");
    why.ends(layout.filter())
}
