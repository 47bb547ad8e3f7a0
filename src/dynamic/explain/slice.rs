//! How a slice is cut out.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::super::layout::{Layout, Mode};
use super::super::slice::{Coord, Sliced};
use super::super::tree::{Tree, View};
use super::{Explanation, listed, place};

/// [`Layout::slice_and_offset`]: the modes that stay, and the index where they start.
///
/// ```
/// use colex::dynamic::{Layout, explain};
///
/// let why = explain::slice_and_offset(&Layout::parse("(4,8):(8,1)")?, &"(2,_)".parse()?);
/// assert!(why.to_string().contains("mode 0, 4:8, is fixed at 2: it adds 16"));
/// assert_eq!(why.outcome, Ok("(8):(1) @ 16".into()));
/// # Ok::<(), colex::dynamic::Error>(())
/// ```
#[must_use]
pub fn slice_and_offset(layout: &Layout, coord: &Coord) -> Explanation {
    let mut why = Explanation::asks(format!("L at {coord}, L = {layout}"));
    let derived = cut(&mut why, layout, coord);
    why.derives(derived, layout.slice_and_offset(coord))
}

pub(super) fn cut(why: &mut Explanation, layout: &Layout, coord: &Coord) -> Option<Sliced> {
    let parts = parts(why, layout, coord)?;
    let mut offset = 0_i64;
    for (told, mode, c) in &parts.fixed {
        let added = mode.at(*c).ok()?;
        why.step(format!("{told}, is fixed at {c}: it adds {added}"));
        offset = offset.checked_add(added)?;
    }
    why.step(format!("a layout starts at index 0, so the offset {offset} is kept apart"));
    Some(Sliced { layout: gathered(coord, layout, true, &parts.kept)?, offset })
}

/// [`Layout::slice`]: the modes under the `_`.
#[must_use]
pub fn slice(layout: &Layout, coord: &Coord) -> Explanation {
    let mut why = Explanation::asks(format!("what {coord} leaves free of L = {layout}"));
    let derived =
        parts(&mut why, layout, coord).and_then(|parts| gathered(coord, layout, true, &parts.kept));
    why.derives(derived, layout.slice(coord))
}

/// [`Layout::dice`]: the modes under the numbers.
#[must_use]
pub fn dice(layout: &Layout, coord: &Coord) -> Explanation {
    let mut why = Explanation::asks(format!("what {coord} fixes of L = {layout}"));
    let derived = parts(&mut why, layout, coord).and_then(|parts| {
        let fixed: Vec<Layout> = parts.fixed.into_iter().map(|(_, mode, _)| mode).collect();
        why.step(if fixed.is_empty() {
            "no mode stands under a number".into()
        } else {
            format!("the modes under a number stay: {}", listed(&fixed))
        });
        gathered(coord, layout, false, &fixed)
    });
    why.derives(derived, layout.dice(coord))
}

/// The modes under `_`, and those under a number, with their names and the number.
#[derive(Default)]
struct Parts {
    kept: Vec<Layout>,
    fixed: Vec<(String, Layout, i64)>,
}

fn parts(why: &mut Explanation, layout: &Layout, coord: &Coord) -> Option<Parts> {
    let mut parts = Parts::default();
    if !sort(&mut parts, layout.view(), coord.tree().view(), &mut Vec::new()) {
        why.step(format!("{coord} has not the modes of {}", layout.shape()));
        return None;
    }
    why.step(if parts.kept.is_empty() {
        "no mode stands under `_`, so none is free".into()
    } else {
        format!("the modes under `_` are free: {}", listed(&parts.kept))
    });
    Some(parts)
}

/// Whether the coordinate fits.
fn sort(
    parts: &mut Parts,
    modes: View<'_, Mode>,
    coord: View<'_, Option<i64>>,
    path: &mut Vec<usize>,
) -> bool {
    if let Some(c) = coord.as_leaf() {
        let mode = Layout::of_mode(modes);
        match c {
            None => parts.kept.push(mode),
            Some(c) => {
                let name = if path.is_empty() { "L".to_string() } else { place(path) };
                parts.fixed.push((format!("{name}, {mode}"), mode, c));
            }
        }
        return true;
    }
    if modes.is_leaf() || modes.rank() != coord.rank() {
        return false;
    }
    modes.modes().zip(coord.modes()).enumerate().all(|(i, (mode, c))| {
        path.push(i);
        let fits = sort(parts, mode, c, path);
        path.pop();
        fits
    })
}

/// The modes in one tuple; a coordinate without parentheses takes L as a whole, or nothing.
fn gathered(coord: &Coord, layout: &Layout, free: bool, modes: &[Layout]) -> Option<Layout> {
    match coord.tree().view().as_leaf() {
        Some(c) if c.is_none() == free => Some(layout.clone()),
        Some(_) => Layout::from_tree("slice", Tree::flat(&[])).ok(),
        None => Layout::from_modes(modes).ok(),
    }
}
