//! How an index finds its coordinate.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use super::super::coalesce::coalesced;
use super::super::layout::{Layout, Mode};
use super::{Explanation, values, wrong};

/// [`Layout::right_inverse`]: the contiguous run from index 0, mode by mode.
#[must_use]
pub fn right_inverse(layout: &Layout) -> Explanation {
    let mut why =
        Explanation::asks(format!("A(R(i)) = i for as many i as there are, A = {layout}"));
    let modes = coalesced(layout.leaves());
    let mut next = 1_i64;
    loop {
        let following =
            modes.iter().enumerate().filter(|(_, mode)| mode.stride == next && mode.size > 1);
        let Some((i, mode)) = following.max_by_key(|(_, mode)| mode.size) else { break };
        let weight: i64 = modes[..i].iter().map(|mode| mode.size).product();
        let Some(reach) = next.checked_mul(mode.size) else { break };
        why.step(format!(
            "index {next} is one step of mode {mode}, whose coordinate weighs {weight}: a leaf {}:{weight}, for the indices below {reach}",
            mode.size
        ));
        next = reach;
    }
    why.step(format!("no mode steps by {next}: the run ends"));
    why.ends(layout.right_inverse())
}

/// [`Layout::left_inverse`]: the digit of an index that is each mode's coordinate.
#[must_use]
pub fn left_inverse(layout: &Layout) -> Explanation {
    let mut why = Explanation::asks(format!("L(A(c)) = c for every c, A = {layout}"));
    let flat = coalesced(layout.leaves());
    let mut modes: Vec<(Mode, i64)> = Vec::new();
    let mut weight = 1;
    for &mode in &flat {
        if mode.stride != 0 {
            modes.push((mode, weight));
        }
        weight *= mode.size;
    }
    modes.sort_by_key(|(mode, _)| mode.stride);
    for (i, (mode, weight)) in modes.iter().enumerate() {
        let up_to = match modes.get(i + 1) {
            Some((next, _)) => format!(", below the next stride {}", next.stride),
            None => String::new(),
        };
        why.step(format!(
            "mode {mode}: its coordinate is the index / {}{up_to}; it weighs {weight} in c",
            mode.stride
        ));
    }
    why.ends(layout.left_inverse()).unless(wrong::inverse(layout))
}

/// [`Layout::max_common_layout`]: how far two layouts run together.
#[must_use]
pub fn max_common_layout(a: &Layout, b: &Layout) -> Explanation {
    let mut why = Explanation::asks(format!(
        "the longest run from index 0 that is contiguous in A = {a} and in B = {b}"
    ));
    if let Ok(inverse) = b.right_inverse() {
        why.step(format!("B is contiguous along {inverse}: B of it is 0, 1, 2, …"));
        if let Ok(composed) = a.compose(&inverse) {
            why.step(format!("A along the same coordinates: {composed}"));
            why.detail(values("it", &composed, 0..composed.size()));
        }
        why.step("as far as that is 0, 1, 2, … as well, both agree");
    }
    why.ends(a.max_common_layout(b))
}
