//! How the gaps of a layout are filled.

use alloc::format;
use alloc::vec::Vec;

use super::super::layout::{Layout, Mode};
use super::super::number::ceil_div;
use super::super::{IntTuple, size};
use super::{Explanation, wrong};

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
    let mut why =
        Explanation::asks(format!("what {layout} leaves out of the indices below {shape}"));
    let mut modes: Vec<Mode> =
        layout.leaves().iter().copied().filter(|mode| mode.size > 1 && mode.stride != 0).collect();
    modes.sort_by_key(|mode| mode.stride);
    let mut reach = 1_i64;
    let mut chained = true;
    for mode in modes {
        if mode.stride < reach || mode.stride % reach != 0 {
            why.step(format!(
                "mode {mode}: what is filled so far spans {reach}, and {} is not a multiple of it",
                mode.stride
            ));
            chained = false;
            break;
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
        let Some(next) = mode.stride.checked_mul(mode.size) else { break };
        why.detail(format!("with the mode that spans {} · {} = {next}", mode.size, mode.stride));
        reach = next;
    }
    let all = size(&shape).unwrap_or(0);
    if chained {
        let copies = ceil_div(all.max(0), reach);
        let times = if copies == 1 { "once".into() } else { format!("{copies} times") };
        why.step(format!("up to {all} it repeats {times}: {copies}:{reach}"));
        why.step("what was found, coalesced, is the complement");
    }
    why.ends(layout.complement(&shape)).unless(wrong::complement(layout, all))
}
