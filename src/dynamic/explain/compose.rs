//! How a mode of B runs through A, and where it carries.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::super::compose::Left;
use super::super::layout::{Layout, Mode};
use super::super::tiler::Tiler;
use super::{Explanation, list, values, wrong};

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
    match rhs.into() {
        Tiler::Layout(b) => layouts(a, &b),
        tiler => by_mode(a, &tiler),
    }
}

fn layouts(a: &Layout, b: &Layout) -> Explanation {
    let mut why = Explanation::asks(format!("R(c) = A(B(c)) for A = {a}, B = {b}"));
    let mut left = Left::new(a);
    let sizes = list(left.modes.iter().map(|mode| mode.size));
    let coalesced = Layout::from_flat("composition", &left.modes).unwrap_or_else(|_| a.clone());
    if coalesced != *a {
        why.step(format!("A with the fewest modes: {coalesced}"));
    }
    for (i, &mode) in b.leaves().iter().enumerate() {
        let path: Vec<String> = b.view().path(i).iter().map(ToString::to_string).collect();
        why.step(format!("mode {} of B, {mode}:", path.join(".")));
        if !runs(&mut why, a, &mut left, mode, &sizes) {
            break;
        }
    }
    why.ends(a.compose(b)).unless(wrong::composition(a, b))
}

/// Whether the mode has its runs, and carries nowhere.
fn runs(why: &mut Explanation, a: &Layout, left: &mut Left, mode: Mode, sizes: &str) -> bool {
    let Mode { size: mut n, stride: mut d } = mode;
    if n == 1 || d == 0 {
        why.detail("it never moves: one value");
        return true;
    }
    let steps = (0..n.min(9)).filter_map(|c| d.checked_mul(c)).filter(|&x| x >= 0);
    why.detail(format!("it takes {}", values("A", a, steps)));
    loop {
        let Some(digits) = left.digits(d) else {
            why.detail(format!("a step of {d} goes below 0"));
            return false;
        };
        let run = left.run(&digits);
        let size = run.map_or(n, |run| run.min(n));
        let shown = list(digits.iter().copied());
        match run {
            None => why.detail(format!(
                "{n} steps of {d}: in modes of {sizes} that is ({shown}), where nothing can carry"
            )),
            Some(run) => why.detail(format!(
                "{n} steps of {d}: in modes of {sizes} that is ({shown}), and {run} such steps fit"
            )),
        }
        if n % size != 0 {
            why.detail(format!("{n} is not a multiple of {size}: the last run would be cut short"));
            return false;
        }
        let Ok(stride) = left.value(&digits) else { return false };
        if !reach(why, left, size, &digits) {
            return false;
        }
        why.detail(format!("so {size} steps of A({d}) = {stride}: a leaf {size}:{stride}"));
        n /= size;
        if n == 1 {
            return true;
        }
        let Some(next) = d.checked_mul(size) else { return false };
        d = next;
    }
}

/// Adds the steps to what the modes before have reached, and says so where it matters.
fn reach(why: &mut Explanation, left: &mut Left, size: i64, digits: &[i64]) -> bool {
    let inner = left.modes.len() - 1;
    for (i, &x) in digits.iter().enumerate().take(inner) {
        let (before, limit) = (left.reached[i], left.modes[i].size);
        let Some(now) = x.checked_mul(size - 1).and_then(|steps| steps.checked_add(before)) else {
            return false;
        };
        let sum = if before == 0 {
            format!("{}·{x} = {now}", size - 1)
        } else {
            format!("{before} + {}·{x} = {now}", size - 1)
        };
        if now >= limit {
            why.detail(format!(
                "all modes so far reach coordinate {sum} in mode {i} of A, which has {limit}: it carries"
            ));
            return false;
        }
        if x > 0 {
            why.detail(format!(
                "all modes so far reach coordinate {sum} in mode {i} of A, below {limit}: no carry"
            ));
        }
        left.reached[i] = now;
    }
    true
}

fn by_mode(a: &Layout, tiler: &Tiler) -> Explanation {
    let mut why = Explanation::asks(format!("A = {a} mode by mode with {tiler}"));
    let inner = if let Tiler::Uneven(inner) = tiler { inner } else { tiler };
    let mut first_wrong = None;
    if let Tiler::Modes(each) = inner {
        for (i, (mode, tile)) in a.modes().zip(each).enumerate() {
            match tile {
                Tiler::Keep => why.step(format!("mode {i}, {mode}, is kept")),
                Tiler::Size(size) => {
                    why.step(format!("mode {i}: the first {size} of {mode}"));
                }
                tile => {
                    let part = compose(&mode, tile);
                    first_wrong = first_wrong.or_else(|| part.wrong.clone());
                    why.include(part);
                }
            }
        }
        if each.len() < a.rank() {
            why.step("the modes beyond the tiler are dropped");
        }
    }
    why.ends(a.compose(tiler)).unless(first_wrong)
}
