//! Which modes repeat indices, and go.

use alloc::format;

use super::super::IntTuple;
use super::super::layout::{Flat, Layout, Mode};
use super::coalesce::{by_profile, joined};
use super::{Explanation, place};

/// [`Layout::filter`].
///
/// ```
/// use colex::dynamic::{Layout, explain};
///
/// let why = explain::filter(&Layout::parse("(4,(3,2)):(1,(0,4))")?);
/// assert_eq!(why.outcome, Ok("8:1".into()));
/// assert!(why.to_string().contains("3:0: 3 coordinates with one index, so the mode goes"));
/// # Ok::<(), colex::dynamic::Error>(())
/// ```
#[must_use]
pub fn filter(layout: &Layout) -> Explanation {
    let mut why = Explanation::asks(format!("the modes of L = {layout} that move the index"));
    let modes = moving(&mut why, layout.leaves());
    why.derives(Layout::from_flat("filter", &modes).ok(), layout.filter())
}

/// [`Layout::filter_by`]: the same at each leaf of a profile.
#[must_use]
pub fn filter_by(layout: &Layout, profile: &IntTuple) -> Explanation {
    let why = Explanation::asks(format!(
        "the modes of L = {layout} that move the index, at each leaf of {profile}"
    ));
    by_profile(why, layout, profile, "filtered", moving, layout.filter_by(profile))
}

fn moving(why: &mut Explanation, modes: &[Mode]) -> Flat {
    let mut stay = Flat::new();
    for &mode in modes {
        if mode.size == 1 {
            why.step(format!("{mode}: one coordinate never steps, so the mode goes"));
        } else if mode.stride == 0 {
            why.step(format!("{mode}: {} coordinates with one index, so the mode goes", mode.size));
        } else {
            why.step(format!("{mode} stays"));
            stay.push(mode);
        }
    }
    why.step("what is left is coalesced");
    why.within(|why| joined(why, &stay))
}

/// [`Layout::filter_zeros`]: the structure stays, and with it the place of each mode.
///
/// ```
/// use colex::dynamic::{Layout, explain};
///
/// let why = explain::filter_zeros(&Layout::parse("(4,(3,2)):(1,(0,4))")?);
/// assert!(why.to_string().contains("mode 1.0, 3:0: 3 coordinates with one index, so one is enough: 1:0"));
/// # Ok::<(), colex::dynamic::Error>(())
/// ```
#[must_use]
pub fn filter_zeros(layout: &Layout) -> Explanation {
    let mut why =
        Explanation::asks(format!("L = {layout} with one coordinate where the index stands still"));
    for (i, mode) in layout.leaves().iter().enumerate() {
        if mode.stride == 0 && mode.size > 1 {
            why.step(format!(
                "{}, {mode}: {} coordinates with one index, so one is enough: 1:0",
                place(&layout.view().path(i)),
                mode.size
            ));
        }
    }
    if why.steps.is_empty() {
        why.step("every mode moves the index: nothing changes");
    }
    let moving = |size, stride| if stride == 0 { 1 } else { size };
    let sizes = layout.shape().zip_leaves(&layout.stride(), moving);
    let derived = sizes.and_then(|sizes| Layout::new(sizes, layout.stride()).ok());
    why.derives(derived, layout.filter_zeros())
}
