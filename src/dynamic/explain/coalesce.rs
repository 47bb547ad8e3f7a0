//! How modes join, and which ones go.

use alloc::format;
use alloc::string::ToString;
use alloc::vec::Vec;

use super::super::layout::{Flat, Layout, Mode};
use super::super::tree::{Tree, View};
use super::super::{Error, IntTuple};
use super::{Explanation, place};

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
    let modes = joined(&mut why, layout.leaves());
    why.derives(Layout::from_flat("coalesce", &modes).ok(), layout.coalesce())
}

/// [`Layout::coalesce_by`]: the same at each leaf of a profile.
///
/// ```
/// use colex::dynamic::{Layout, explain};
///
/// let why = explain::coalesce_by(&Layout::parse("(2,(1,6)):(1,(6,2))")?, &"(1,1)".parse()?);
/// assert_eq!(why.outcome, Ok("(2,6):(1,2)".into()));
/// assert!(why.to_string().contains("mode 1, (1,6):(6,2), coalesced alone:"));
/// # Ok::<(), colex::dynamic::Error>(())
/// ```
#[must_use]
pub fn coalesce_by(layout: &Layout, profile: &IntTuple) -> Explanation {
    let why =
        Explanation::asks(format!("the fewest modes for L = {layout} at each leaf of {profile}"));
    by_profile(why, layout, profile, "coalesced", joined, layout.coalesce_by(profile))
}

/// Tells `each` for the modes at every leaf of the profile.
pub(super) fn by_profile(
    mut why: Explanation,
    layout: &Layout,
    profile: &IntTuple,
    done: &str,
    each: fn(&mut Explanation, &[Mode]) -> Flat,
    operation: Result<Layout, Error>,
) -> Explanation {
    let mut tree = Tree::building();
    let fits = descend(
        &mut why,
        &mut tree,
        layout.view(),
        profile.view(),
        &mut Vec::new(),
        &|why, path, modes| {
            let mode = Layout::of_mode(modes);
            why.step(if path.is_empty() {
                format!("L as a whole, {done}:")
            } else {
                format!("{}, {mode}, {done} alone:", place(path))
            });
            why.within(|why| each(why, modes.leaves()))
        },
    );
    let derived = fits.then(|| Layout::from_tree("profile", tree).ok()).flatten();
    why.derives(derived, operation)
}

type Each<'a> = dyn Fn(&mut Explanation, &[usize], View<'_, Mode>) -> Flat + 'a;

/// Whether the profile fits.
fn descend(
    why: &mut Explanation,
    out: &mut Tree<Mode>,
    modes: View<'_, Mode>,
    profile: View<'_, i64>,
    path: &mut Vec<usize>,
    each: &Each<'_>,
) -> bool {
    if profile.is_leaf() {
        let flat = each(why, path, modes);
        out.push_unwrapped(if flat.is_empty() { &[Mode { size: 1, stride: 0 }] } else { &flat });
        return true;
    }
    if profile.rank() > modes.rank() {
        why.step(format!(
            "{profile} names {} modes where there are {}",
            profile.rank(),
            modes.rank()
        ));
        return false;
    }
    out.open();
    let mut rest = modes.modes();
    for (i, profile) in profile.modes().enumerate() {
        path.push(i);
        let Some(mode) = rest.next() else { return false };
        if !descend(why, out, mode, profile, path, each) {
            return false;
        }
        path.pop();
    }
    for mode in rest {
        why.step(format!("{} is beyond the profile and stays", Layout::of_mode(mode)));
        out.push(mode);
    }
    out.close();
    true
}

/// The modes that are left, told one by one.
pub(super) fn joined(why: &mut Explanation, modes: &[Mode]) -> Flat {
    let mut flat = Flat::new();
    for &mode in modes {
        if mode.size == 1 {
            why.step(format!("{mode}: one coordinate never steps, so the mode goes"));
            continue;
        }
        let Some(last) = flat.last_mut() else {
            flat.push(mode);
            continue;
        };
        let end = last.size.checked_mul(last.stride);
        let product = end.map_or_else(|| "more".into(), |end| end.to_string());
        let told = format!("{last} then {mode}: {}·{} = {product}", last.size, last.stride);
        if end == Some(mode.stride) {
            last.size *= mode.size;
            why.step(format!("{told}, the second goes on where the first ends: {last}"));
        } else {
            why.step(format!("{told}, and not {}: they stay apart", mode.stride));
            flat.push(mode);
        }
    }
    if flat.is_empty() {
        why.step("nothing is left: the layout of one element");
    }
    flat
}
