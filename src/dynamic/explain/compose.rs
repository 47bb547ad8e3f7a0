//! How a mode of B runs through A, and where it carries.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use super::super::coalesce::join;
use super::super::compose::{Left, NAME};
use super::super::coordinates::CoordinateLayout;
use super::super::layout::{Flat, Layout, Mode};
use super::super::tiler::Tiler;
use super::{Explanation, listed, place, values, wrong};

/// [`Layout::compose`]: the runs of each mode of B, and what all of them together reach.
///
/// ```
/// use colex::dynamic::{Layout, explain};
///
/// let a = Layout::parse("(6,2):(8,2)")?;
/// let why = explain::compose(&a, &Layout::parse("(4,3):(3,1)")?);
/// assert_eq!(why.outcome, Ok("((2,2),3):((24,2),8)".into()));
/// # Ok::<(), colex::dynamic::Error>(())
/// ```
#[must_use]
pub fn compose(a: &Layout, rhs: impl Into<Tiler>) -> Explanation {
    let rhs = rhs.into();
    let mut why = Explanation::asks(match &rhs {
        Tiler::Layout(b) => question(a, b),
        tiler => format!("A = {a} mode by mode with {tiler}"),
    });
    let derived = match &rhs {
        Tiler::Layout(b) => layouts(&mut why, a, b),
        tiler => tiles(&mut why, a, tiler, false),
    };
    why.derives(derived, a.compose(&rhs))
}

/// [`Layout::compose_coordinates`]: the coordinates as numbers, and how these run through A.
///
/// ```
/// use colex::dynamic::{CoordinateLayout, Layout, explain};
///
/// let a = Layout::parse("(12,(4,8)):(59,(13,1))")?;
/// let why = explain::compose_coordinates(&a, &CoordinateLayout::parse("(3,8):(1@0,1@1@1)")?);
/// assert_eq!(why.outcome, Ok("(3,8):(59,1)".into()));
/// # Ok::<(), colex::dynamic::Error>(())
/// ```
#[must_use]
pub fn compose_coordinates(a: &Layout, b: &CoordinateLayout) -> Explanation {
    let mut why = Explanation::asks(format!(
        "R(c) = A(B(c)) for A = {a}, where B = {b} leads to coordinates of A"
    ));
    why.step(format!(
        "inside the shape {} a coordinate is as good as its number: a step in a mode weighs as much as there are coordinates before the mode",
        a.shape()
    ));
    let derived = a.numbered(b).ok().and_then(|b| {
        why.step(format!("so B is {b}"));
        layouts(&mut why, a, &b)
    });
    why.derives(derived, a.compose_coordinates(b))
}

pub(super) fn question(a: &Layout, b: &Layout) -> String {
    format!("R(c) = A(B(c)) for A = {a}, B = {b}")
}

pub(super) fn layouts(why: &mut Explanation, a: &Layout, b: &Layout) -> Option<Layout> {
    let mut left = Left::new(a);
    let coalesced = Layout::from_flat(NAME, &left.modes).unwrap_or_else(|_| a.clone());
    if coalesced != *a {
        why.step(format!("A with the fewest modes: {coalesced}"));
    }
    let mut leaves: Vec<Flat> = Vec::new();
    for (i, &mode) in b.leaves().iter().enumerate() {
        why.step(format!("{} of B, {mode}:", place(&b.view().path(i))));
        let Some(runs) = why.within(|why| runs(why, a, &mut left, mode)) else {
            why.goes_wrong(wrong::composition(a, b));
            return None;
        };
        leaves.push(runs);
    }
    let mut leaves = leaves.into_iter();
    wrong::each_leaf(b, |_| leaves.next())
}

/// The leaves of one mode of B; `None` where it does not split, or carries.
fn runs(why: &mut Explanation, a: &Layout, left: &mut Left, mode: Mode) -> Option<Flat> {
    let Mode { size: mut n, stride: mut d } = mode;
    if n == 1 || d == 0 {
        why.step("it never moves: one value");
        let stride = left.unmoved(d)?;
        if stride != 0 {
            why.step(format!(
                "(its stride counts for nothing; written as CuTe does, {n}:{stride})"
            ));
        }
        return Some(Flat::from_slice(&[Mode { size: n, stride }]));
    }
    let sizes = listed(left.modes.iter().map(|mode| mode.size));
    let steps = (0..n.min(9)).filter_map(|c| d.checked_mul(c)).filter(|&x| x >= 0);
    why.step(format!("it takes {}", values("A", a, steps)));
    let mut out = Flat::new();
    loop {
        let Some(digits) = left.digits(d) else {
            why.step(format!("a step of {d} goes below 0"));
            return None;
        };
        let run = left.run(&digits);
        let size = run.map_or(n, |run| run.min(n));
        let shown = listed(&digits);
        match run {
            None => why.step(format!(
                "{n} steps of {d}: in modes of {sizes} that is ({shown}), where nothing can carry"
            )),
            Some(run) => why.step(format!(
                "{n} steps of {d}: in modes of {sizes} that is ({shown}), and {run} such steps fit"
            )),
        }
        if n % size != 0 {
            why.step(format!("{n} is not a multiple of {size}: the last run would be cut short"));
            return None;
        }
        let stride = left.value(&digits).ok()?;
        reach(why, left, size, &digits)?;
        why.step(format!("so {size} steps of A({d}) = {stride}: a leaf {size}:{stride}"));
        join(&mut out, Mode { size, stride });
        n /= size;
        if n == 1 {
            return Some(out);
        }
        d = d.checked_mul(size)?;
    }
}

/// Adds the steps to what the modes before have reached, and says so where it matters.
fn reach(why: &mut Explanation, left: &mut Left, size: i64, digits: &[i64]) -> Option<()> {
    let inner = left.modes.len() - 1;
    for (i, &x) in digits.iter().enumerate().take(inner) {
        let (before, limit) = (left.reached[i], left.modes[i].size);
        let now = x.checked_mul(size - 1)?.checked_add(before)?;
        let sum = if before == 0 {
            format!("{}·{x} = {now}", size - 1)
        } else {
            format!("{before} + {}·{x} = {now}", size - 1)
        };
        if now >= limit {
            why.step(format!(
                "all modes so far reach coordinate {sum} in mode {i} of A, which has {limit}: it carries"
            ));
            return None;
        }
        if x > 0 {
            why.step(format!(
                "all modes so far reach coordinate {sum} in mode {i} of A, below {limit}: no carry"
            ));
        }
        left.reached[i] = now;
    }
    Some(())
}

fn tiles(why: &mut Explanation, a: &Layout, tiler: &Tiler, uneven: bool) -> Option<Layout> {
    match tiler {
        Tiler::Keep => {
            why.step(format!("{a} is kept"));
            Some(a.clone())
        }
        Tiler::Uneven(inner) => {
            why.step("a tile may reach past the end of its mode");
            tiles(why, a, inner, true)
        }
        Tiler::Size(size) => {
            let first = Layout::new(*size, 1).ok()?;
            whole(why, a, &first, uneven)
        }
        Tiler::Layout(tile) => whole(why, a, tile, uneven),
        Tiler::Modes(each) => {
            if each.len() > a.rank() {
                why.step(format!("{} tiles, and only {} modes", each.len(), a.rank()));
                return None;
            }
            let mut modes = Vec::new();
            for (i, (mode, tile)) in a.modes().zip(each).enumerate() {
                modes.push(match tile {
                    Tiler::Keep => {
                        why.step(format!("mode {i}, {mode}, is kept"));
                        mode
                    }
                    tile => {
                        let question = match tile {
                            Tiler::Size(size) => {
                                format!("mode {i}: the first {size} of A = {mode}, so B = {size}:1")
                            }
                            Tiler::Layout(b) => format!("mode {i}: {}", question(&mode, b)),
                            tile => format!("mode {i}: {mode} mode by mode with {tile}"),
                        };
                        why.part(question, |why| tiles(why, &mode, tile, uneven))?
                    }
                });
            }
            if each.len() < a.rank() {
                why.step("the modes beyond the tiler are dropped");
            }
            Layout::from_modes(&modes).ok()
        }
    }
}

/// A tile inside one mode.
fn whole(why: &mut Explanation, a: &Layout, tile: &Layout, uneven: bool) -> Option<Layout> {
    if !uneven && tile.cosize() > a.size() {
        why.step(format!(
            "the tile reaches {} elements far, and there are {}",
            tile.cosize(),
            a.size()
        ));
        why.goes_wrong(wrong::past_the_end(a, tile));
        return None;
    }
    layouts(why, a, tile)
}
