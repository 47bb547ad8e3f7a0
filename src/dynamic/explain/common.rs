//! How far two layouts run together, and how far one runs aligned.

use alloc::format;

use super::super::coalesce::coalesced;
use super::super::compose::Left;
use super::super::layout::{Flat, Layout, Mode};
use super::super::number::gcd;
use super::inverse::run;
use super::{Explanation, values};

/// [`Layout::max_common_layout`]: the contiguous run of B, as far as it is one of A.
///
/// ```
/// use colex::dynamic::{Layout, explain};
///
/// let [a, b] = [Layout::parse("(4,8):(1,4)")?, Layout::parse("(4,8):(1,5)")?];
/// assert_eq!(explain::max_common_layout(&a, &b).outcome, Ok("4:1".into()));
/// # Ok::<(), colex::dynamic::Error>(())
/// ```
#[must_use]
pub fn max_common_layout(a: &Layout, b: &Layout) -> Explanation {
    let mut why = Explanation::asks(format!(
        "the longest run from index 0 that is contiguous in A = {a} and in B = {b}"
    ));
    let derived = common(&mut why, a, b);
    why.derives(derived, a.max_common_layout(b))
}

/// [`Layout::max_common_vector`]: the length of the common run.
#[must_use]
pub fn max_common_vector(a: &Layout, b: &Layout) -> Explanation {
    let mut why = Explanation::asks(format!(
        "how many elements may move at once between A = {a} and B = {b}"
    ));
    let derived = common(&mut why, a, b).map(|common| {
        why.step(format!("the common run is {common}, of size {}", common.size()));
        common.size()
    });
    why.derives(derived, a.max_common_vector(b))
}

fn common(why: &mut Explanation, a: &Layout, b: &Layout) -> Option<Layout> {
    why.step(format!("where B = {b} is contiguous, as one inverts it:"));
    let inverse = why.within(|why| run(why, b))?;
    let mut left = Left::new(a);
    let (mut common, mut next) = (Flat::new(), 1_i64);
    for mode in inverse {
        let steps = (0..mode.size.min(9)).filter_map(|c| mode.stride.checked_mul(c));
        why.step(format!("along the leaf {mode}, {}", values("A", a, steps)));
        let size = left.identity_run(mode, next);
        next *= size;
        if size == mode.size {
            why.detail(format!("A goes on by {} a step as B does", next / size));
        } else if size > 1 {
            why.detail(format!("A goes on as B does for {size} of {} steps only", mode.size));
        } else {
            why.detail(format!("A should be at {next} after one step, and is not"));
        }
        if size > 1 {
            common.push(Mode { size, ..mode });
        }
        if size < mode.size {
            break;
        }
    }
    why.step(format!("both take the indices below {next} in the same order"));
    Layout::from_flat("max_common_layout", &coalesced(&common)).ok()
}

/// [`Layout::max_alignment`]: what the contiguous run and all other strides have in common.
///
/// ```
/// use colex::dynamic::{Layout, explain};
///
/// let why = explain::max_alignment(&Layout::parse("(8,3):(1,12)")?);
/// assert!(why.to_string().contains("mode 3:12 steps by 12: 4 divides it as well as 8"));
/// # Ok::<(), colex::dynamic::Error>(())
/// ```
#[must_use]
pub fn max_alignment(layout: &Layout) -> Explanation {
    let mut why = Explanation::asks(format!("the largest vectors that L = {layout} is made of"));
    let derived = alignment(&mut why, layout);
    why.derives(derived, layout.max_alignment())
}

fn alignment(why: &mut Explanation, layout: &Layout) -> Option<i64> {
    why.step("the contiguous run from index 0:");
    let run = why.within(|why| run(why, layout))?;
    let mut common: i64 = run.iter().map(|mode| mode.size).product();
    why.step(format!("it is {common} long"));
    let mut weight = 1_i64;
    for mode in coalesced(layout.leaves()) {
        if !run.contains(&Mode { size: mode.size, stride: weight }) {
            let both = gcd(common, mode.stride);
            why.step(if both == common {
                format!("mode {mode} steps by {}, a multiple of {common}", mode.stride)
            } else {
                format!(
                    "mode {mode} steps by {}: {both} divides it as well as {common}",
                    mode.stride
                )
            });
            common = both;
        }
        weight *= mode.size;
    }
    Some(common)
}
