//! How an index finds its coordinate.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use super::super::coalesce::{coalesced, coalesced_beyond};
use super::super::layout::{Flat, Layout, Mode};
use super::{Explanation, wrong};

/// [`Layout::right_inverse`]: the contiguous run from index 0, mode by mode.
#[must_use]
pub fn right_inverse(layout: &Layout) -> Explanation {
    let mut why =
        Explanation::asks(format!("A(R(i)) = i for as many i as there are, A = {layout}"));
    let derived =
        run(&mut why, layout).and_then(|run| Layout::from_flat("right_inverse", &run).ok());
    why.derives(derived, layout.right_inverse())
}

/// The modes of the contiguous run, with their weights in a 1-D coordinate.
pub(super) fn run(why: &mut Explanation, layout: &Layout) -> Option<Flat> {
    let modes = coalesced(layout.leaves());
    if let Some(mode) = modes.iter().find(|mode| mode.stride < 0) {
        why.step(format!("mode {mode} steps below index 0"));
        return None;
    }
    let (mut run, mut next) = (Flat::new(), 1_i64);
    loop {
        let following = modes.iter().enumerate().filter(|(_, mode)| mode.stride == next);
        let Some((i, mode)) = following.max_by_key(|(_, mode)| mode.size) else { break };
        let weight = weight(&modes, i);
        let reach = next.checked_mul(mode.size)?;
        why.step(format!(
            "index {next} is one step of mode {mode}, whose coordinate weighs {weight}: a leaf {}:{weight}, for the indices below {reach}",
            mode.size
        ));
        run.push(Mode { size: mode.size, stride: weight });
        next = reach;
    }
    why.step(format!("no mode steps by {next}: the run ends"));
    Some(run)
}

/// The product of the sizes before.
fn weight(modes: &[Mode], i: usize) -> i64 {
    modes[..i].iter().map(|mode| mode.size).product()
}

/// [`Layout::left_inverse`]: the digit of an index that is each mode's coordinate.
#[must_use]
pub fn left_inverse(layout: &Layout) -> Explanation {
    let mut why = Explanation::asks(format!("A(L(i)) = i for every index i of A = {layout}"));
    let derived = digits(&mut why, layout);
    if derived.is_none() {
        why.goes_wrong(wrong::inverse(layout));
    }
    why.derives(derived, layout.left_inverse())
}

/// One leaf a digit of the index, in the mixed radix of the strides.
fn digits(why: &mut Explanation, layout: &Layout) -> Option<Layout> {
    let flat = coalesced(layout.leaves());
    if let Some(mode) = flat.iter().find(|mode| mode.stride < 0) {
        why.step(format!("mode {mode} steps below index 0"));
        return None;
    }
    // Past its size a layout goes on along its last mode, so that one may be told by what is left.
    let goes_on = coalesced_beyond(layout.leaves()).len() == flat.len();
    let mut sorted: Vec<(Mode, usize)> =
        flat.iter().copied().zip(0..).filter(|(mode, _)| mode.stride != 0).collect();
    sorted.sort_by_key(|(mode, _)| (mode.stride, mode.size));
    let Some(&(first, _)) = sorted.first() else {
        why.step("no mode moves the index: every index of A is 0, and 0 is its coordinate");
        return Layout::from_flat("left_inverse", &flat).ok();
    };
    let mut out = Flat::from_slice(&[Mode { size: first.stride, stride: 0 }]);
    if first.stride > 1 {
        why.step(format!(
            "below the first stride {0} nothing tells coordinates apart: {0}:0",
            first.stride
        ));
    }
    let mut reach = 0_i64;
    for (i, &(mode, at)) in sorted.iter().enumerate() {
        reach = (mode.size - 1).checked_mul(mode.stride)?.checked_add(reach)?;
        let next = sorted.get(i + 1).map(|&(next, _)| next.stride);
        if next == Some(mode.stride) {
            why.step(format!("mode {mode}: a longer mode has its stride and takes its indices"));
            continue;
        }
        let radix = match next {
            Some(next) if next % mode.stride != 0 => {
                why.step(format!(
                    "mode {mode}: the next stride {next} is not a multiple of {}, so no digit of the index is its coordinate",
                    mode.stride
                ));
                return None;
            }
            Some(next) => next / mode.stride,
            None => mode.size,
        };
        let weight = weight(&flat, at);
        let up_to: String = match next {
            Some(next) => format!(", below the next stride {next}"),
            None => String::new(),
        };
        why.step(format!(
            "mode {mode}: its coordinate is the index / {}{up_to}; it weighs {weight} in c: a leaf {radix}:{weight}",
            mode.stride
        ));
        let largest = reach / mode.stride;
        let bounded = next.is_some() && radix <= mode.size;
        let open_ended = goes_on && at + 1 == flat.len() && next.is_none();
        if largest >= mode.size && !bounded && !open_ended {
            why.detail(format!(
                "but with the modes below it, an index / {} reaches {largest}, and the mode has only {} coordinates",
                mode.stride, mode.size
            ));
            return None;
        }
        out.push(Mode { size: radix, stride: weight });
    }
    Layout::from_flat("left_inverse", &coalesced(&out)).ok()
}
