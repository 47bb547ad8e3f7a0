//! How modes are regrouped. None of these steps changes what a leaf does.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use super::super::layout::Layout;
use super::super::modes::MOST_COPIES;
use super::super::tree::{Tree, View};
use super::super::{Error, IntTuple};
use super::{Explanation, listed};

/// [`Layout::flatten`].
#[must_use]
pub fn flatten(layout: &Layout) -> Explanation {
    let mut why = Explanation::asks(format!("L = {layout} without inner parentheses"));
    let derived = if layout.view().is_leaf() {
        why.step("a number has no parentheses");
        Some(layout.clone())
    } else {
        why.step(format!("its leaves from the left, in one tuple: {}", listed(layout.leaves())));
        Layout::from_tree("flatten", Tree::flat(layout.leaves())).ok()
    };
    why.derives(derived, Ok::<_, Error>(layout.flatten()))
}

/// [`Layout::unflatten`]: one mode for each leaf of the profile.
///
/// ```
/// use colex::dynamic::{Layout, explain};
///
/// let why = explain::unflatten(&Layout::parse("(4,2,4):(2,1,8)")?, &"(1,(1,1))".parse()?);
/// assert_eq!(why.outcome, Ok("(4,(2,4)):(2,(1,8))".into()));
/// # Ok::<(), colex::dynamic::Error>(())
/// ```
#[must_use]
pub fn unflatten(layout: &Layout, profile: &IntTuple) -> Explanation {
    let mut why =
        Explanation::asks(format!("the modes of L = {layout} in the parentheses of {profile}"));
    let (modes, leaves) = (layout.rank(), profile.leaves().len());
    why.step(format!("{profile} has {leaves} places, for the modes {}", listed(layout.modes())));
    let derived = if modes == leaves {
        why.step("from the left, each mode takes a place");
        placed(profile.view(), &mut layout.modes())
    } else {
        why.step(format!("{leaves} places do not fit {modes} modes: each mode takes one"));
        None
    };
    why.derives(derived, layout.unflatten(profile))
}

fn placed(profile: View<'_, i64>, modes: &mut dyn Iterator<Item = Layout>) -> Option<Layout> {
    if profile.is_leaf() {
        return modes.next();
    }
    let inner: Option<Vec<Layout>> = profile.modes().map(|inner| placed(inner, modes)).collect();
    Layout::from_modes(&inner?).ok()
}

/// The modes of a range, and those around it; says where there is no such range.
fn range(
    why: &mut Explanation,
    layout: &Layout,
    begin: usize,
    end: usize,
) -> Option<[Vec<Layout>; 3]> {
    let modes: Vec<Layout> = layout.modes().collect();
    if begin >= end {
        why.step(format!("the range {begin}..{end} is empty"));
        return None;
    }
    if end > modes.len() {
        why.step(format!(
            "the last is mode {}, and L has {}, from 0 on",
            end - 1,
            counted_modes(layout)
        ));
        return None;
    }
    Some([modes[..begin].to_vec(), modes[begin..end].to_vec(), modes[end..].to_vec()])
}

/// [`Layout::group`]: a parenthesis around some modes.
///
/// ```
/// use colex::dynamic::{Layout, explain};
///
/// let why = explain::group(&Layout::parse("(2,3,5):(1,2,6)")?, 1, 3);
/// assert!(why.to_string().contains("the modes 3:2, 5:6 become one mode: (3,5):(2,6)"));
/// # Ok::<(), colex::dynamic::Error>(())
/// ```
#[must_use]
pub fn group(layout: &Layout, begin: usize, end: usize) -> Explanation {
    let mut why = Explanation::asks(format!("modes {begin}..{end} of L = {layout} as one mode"));
    let derived = range(&mut why, layout, begin, end).and_then(|[before, modes, after]| {
        let group = Layout::from_modes(&modes).ok()?;
        why.step(format!("the modes {} become one mode: {group}", listed(&modes)));
        if modes.len() < layout.rank() {
            why.step("the others stay in their places");
        }
        Layout::from_modes(before.iter().chain([&group]).chain(&after)).ok()
    });
    why.derives(derived, layout.group(begin, end))
}

/// [`Layout::take`]: some modes, the others fixed at 0.
#[must_use]
pub fn take(layout: &Layout, begin: usize, end: usize) -> Explanation {
    let mut why = Explanation::asks(format!("modes {begin}..{end} of L = {layout} alone"));
    let derived = range(&mut why, layout, begin, end).and_then(|[before, modes, after]| {
        why.step(format!("{} stay, in one tuple", listed(&modes)));
        if !before.is_empty() || !after.is_empty() {
            why.step(format!("{} go, as if fixed at 0", listed(before.iter().chain(&after))));
        }
        Layout::from_modes(&modes).ok()
    });
    why.derives(derived, layout.take(begin, end))
}

/// [`Layout::select`]: the modes named, in the order named.
#[must_use]
pub fn select(layout: &Layout, modes: &[usize]) -> Explanation {
    let mut why =
        Explanation::asks(format!("modes {} of L = {layout}, in this order", listed(modes)));
    let mut selected = Vec::new();
    for &mode in modes {
        let found = layout.modes().nth(mode);
        why.step(match &found {
            Some(found) => format!("mode {mode} is {found}"),
            None => {
                format!("there is no mode {mode}: there are {}, from 0 on", counted_modes(layout))
            }
        });
        selected.push(found);
        if selected.last() == Some(&None) {
            break;
        }
    }
    let selected: Option<Vec<Layout>> = selected.into_iter().collect();
    let derived = selected.and_then(|modes| Layout::from_modes(&modes).ok());
    why.derives(derived, layout.select(modes))
}

/// [`Layout::replace`]: one mode exchanged.
#[must_use]
pub fn replace(layout: &Layout, index: usize, with: &Layout) -> Explanation {
    let mut why = Explanation::asks(format!("L = {layout} with {with} as its mode {index}"));
    let derived = replaced(&mut why, layout, index, with);
    why.derives(derived, layout.replace(index, with))
}

fn replaced(why: &mut Explanation, layout: &Layout, index: usize, with: &Layout) -> Option<Layout> {
    let Some(old) = layout.modes().nth(index) else {
        why.step(format!(
            "there is no mode {index}: there are {}, from 0 on",
            counted_modes(layout)
        ));
        return None;
    };
    why.step(format!("mode {index} was {old}, and the others stay"));
    if layout.view().is_leaf() {
        why.step("a number is its own only mode, so nothing else is left");
        return Some(with.clone());
    }
    let mut modes: Vec<Layout> = layout.modes().collect();
    modes[index] = with.clone();
    Layout::from_modes(&modes).ok()
}

fn counted_modes(layout: &Layout) -> String {
    match layout.rank() {
        1 => "1 mode".into(),
        rank => format!("{rank} modes"),
    }
}

/// [`Layout::append`]: one more mode, behind.
///
/// ```
/// use colex::dynamic::{Layout, explain};
///
/// let [l, m] = [Layout::parse("(2,3):(1,2)")?, Layout::parse("(4,5):(6,24)")?];
/// assert_eq!(explain::append(&l, &m).outcome, Ok("(2,3,(4,5)):(1,2,(6,24))".into()));
/// assert_eq!(explain::concat(&l, &m).outcome, Ok("(2,3,4,5):(1,2,6,24)".into()));
/// # Ok::<(), colex::dynamic::Error>(())
/// ```
#[must_use]
pub fn append(layout: &Layout, mode: &Layout) -> Explanation {
    let mut why = Explanation::asks(format!("R(c, x) = L(c) + M(x) for L = {layout}, M = {mode}"));
    why.step(format!("behind the {} of L stands M, as one mode", counted_modes(layout)));
    let modes: Vec<Layout> = layout.modes().chain([mode.clone()]).collect();
    why.derives(Layout::from_modes(&modes).ok(), layout.append(mode))
}

/// [`Layout::prepend`]: one more mode, before.
#[must_use]
pub fn prepend(layout: &Layout, mode: &Layout) -> Explanation {
    let mut why = Explanation::asks(format!("R(x, c) = M(x) + L(c) for L = {layout}, M = {mode}"));
    why.step(format!("before the {} of L stands M, as one mode", counted_modes(layout)));
    let modes: Vec<Layout> = [mode.clone()].into_iter().chain(layout.modes()).collect();
    why.derives(Layout::from_modes(&modes).ok(), layout.prepend(mode))
}

/// [`Layout::append_n`]: modes behind, until there are as many as wanted.
#[must_use]
pub fn append_n(layout: &Layout, rank: usize, mode: &Layout) -> Explanation {
    let mut why =
        Explanation::asks(format!("L = {layout} with {mode} behind it up to {rank} modes"));
    let derived = extended(&mut why, layout, rank, mode, |l, copies| [l, copies].concat());
    why.derives(derived, layout.append_n(rank, mode))
}

/// [`Layout::prepend_n`]: modes before, until there are as many as wanted.
#[must_use]
pub fn prepend_n(layout: &Layout, rank: usize, mode: &Layout) -> Explanation {
    let mut why =
        Explanation::asks(format!("L = {layout} with {mode} before it up to {rank} modes"));
    let derived = extended(&mut why, layout, rank, mode, |l, copies| [copies, l].concat());
    why.derives(derived, layout.prepend_n(rank, mode))
}

/// With so many copies of a mode that there are `rank` modes.
fn extended(
    why: &mut Explanation,
    layout: &Layout,
    rank: usize,
    mode: &Layout,
    arrange: fn(Vec<Layout>, Vec<Layout>) -> Vec<Layout>,
) -> Option<Layout> {
    let missing = rank.saturating_sub(layout.rank());
    if missing == 0 {
        why.step(format!("L has {} already: nothing is added", counted_modes(layout)));
        return Some(layout.clone());
    }
    why.step(format!("L has {} of {rank} modes: the others are copies of {mode}", layout.rank()));
    if missing > MOST_COPIES || mode.leaves().len() > MOST_COPIES {
        why.step(format!("more than {MOST_COPIES} modes are not made"));
        return None;
    }
    let copies = alloc::vec![mode.clone(); missing];
    Layout::from_modes(&arrange(layout.modes().collect(), copies)).ok()
}

/// [`Layout::concat`]: the modes of both in one tuple.
#[must_use]
pub fn concat(layout: &Layout, other: &Layout) -> Explanation {
    let mut why = Explanation::asks(format!(
        "R(c, d) = L(c) + M(d) for L = {layout}, M = {other}, all modes in one tuple"
    ));
    let modes: Vec<Layout> = layout.modes().chain(other.modes()).collect();
    why.step(format!("the modes of L, then those of M: {}", listed(&modes)));
    why.derives(Layout::from_modes(&modes).ok(), layout.concat(other))
}

/// [`Layout::zip`]: rows and columns of a table of modes exchanged.
///
/// ```
/// use colex::dynamic::{Layout, explain};
///
/// let why = explain::zip(&Layout::parse("((2,16),(8,3)):((32,1),(6,32))")?);
/// assert!(why.to_string().contains("mode 0 gathers 2:32, 8:6"));
/// # Ok::<(), colex::dynamic::Error>(())
/// ```
#[must_use]
pub fn zip(layout: &Layout) -> Explanation {
    let mut why = Explanation::asks(format!("R((a, b), …) = L((a, …), (b, …)) for L = {layout}"));
    let derived = transposed(&mut why, layout);
    why.derives(derived, layout.zip())
}

fn transposed(why: &mut Explanation, layout: &Layout) -> Option<Layout> {
    if layout.view().is_leaf() {
        why.step("a number alone is no table of modes, and stays");
        return Some(layout.clone());
    }
    let rows: Vec<Vec<Layout>> = layout.modes().map(|mode| mode.modes().collect()).collect();
    let columns = rows.first().map_or(0, Vec::len);
    if let Some((i, row)) = rows.iter().enumerate().find(|(_, row)| row.len() != columns) {
        why.step(format!(
            "mode 0 has {columns} modes and mode {i} has {}: they are no table",
            row.len()
        ));
        return None;
    }
    let numbers = layout.modes().filter(|mode| mode.view().is_leaf()).count();
    if numbers > 0 && numbers < rows.len() {
        why.step("some modes are numbers and some are tuples: they are no table");
        return None;
    }
    let mut gathered = Vec::new();
    for j in 0..columns {
        why.step(format!("mode {j} gathers {}", listed(rows.iter().map(|row| &row[j]))));
        gathered.push(Layout::from_modes(rows.iter().map(|row| &row[j])).ok()?);
    }
    Layout::from_modes(&gathered).ok()
}
