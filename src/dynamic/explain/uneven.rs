//! How tiles that hang over are cut: A's modes rounded up until whole runs fill them.

use alloc::format;
use alloc::vec::Vec;

use super::super::coalesce::coalesced_beyond;
use super::super::layout::{Flat, Layout, Mode};
use super::super::number::ceil_div;
use super::wrong::each_leaf;
use super::{Explanation, place};

/// So many steps in a mode of A.
struct Run {
    left: usize,
    steps: Mode,
}

/// The composition with A rounded up; `None` where runs do not fill its modes.
pub(super) fn rounded_up(why: &mut Explanation, a: &Layout, b: &Layout) -> Option<Layout> {
    let modes = coalesced_beyond(a.leaves());
    let (mut leaves, mut taken) = (Vec::new(), Vec::new());
    for (i, &mode) in b.leaves().iter().enumerate() {
        why.step(format!("{} of B, {mode}:", place(&b.view().path(i))));
        leaves.push(why.within(|why| runs(why, &modes, mode, &mut taken))?);
    }
    filled(why, &modes, &taken)?;
    let mut leaves = leaves.into_iter();
    each_leaf(b, |_| leaves.next())
}

/// The runs of one mode of B through the modes of A.
fn runs(why: &mut Explanation, modes: &[Mode], mode: Mode, taken: &mut Vec<Run>) -> Option<Flat> {
    let Mode { size: mut n, stride: mut d } = mode;
    let (last, inner) = modes.split_last()?;
    if n == 1 || d == 0 {
        why.step("it never moves: one value");
        let rest = inner.iter().fold(d, |d, left| if d < 0 { d } else { ceil_div(d, left.size) });
        return Some(Flat::from_slice(&[Mode { size: n, stride: rest.checked_mul(last.stride)? }]));
    }
    if d < 0 {
        why.step(format!("a step of {d} goes below 0"));
        return None;
    }
    let mut out = Flat::new();
    for (i, left) in modes.iter().enumerate() {
        let room = if i + 1 == modes.len() { n } else { ceil_div(left.size, d) };
        let size = room.min(n);
        if n % size != 0 {
            why.step(format!("{n} is not a multiple of {size}: the last run would be cut short"));
            return None;
        }
        if size > 1 {
            let leaf = Mode { size, stride: left.stride.checked_mul(d)? };
            why.step(format!("{size} steps of {d} in mode {i} of A, {left}: a leaf {leaf}"));
            out.push(leaf);
            taken.push(Run { left: i, steps: Mode { size, stride: d } });
        }
        n /= size;
        d = ceil_div(d, left.size);
    }
    (n == 1).then_some(out)
}

/// Whether the runs in each mode of A lie one behind the other, and reach its end or beyond.
fn filled(why: &mut Explanation, modes: &[Mode], taken: &[Run]) -> Option<()> {
    for (i, mode) in modes.iter().enumerate() {
        let mut steps: Vec<Mode> =
            taken.iter().filter(|run| run.left == i).map(|run| run.steps).collect();
        steps.sort_by_key(|step| step.stride);
        let mut reach = 1_i64;
        for step in steps {
            if step.stride != reach {
                why.step(format!(
                    "in mode {i} of A, steps of {} do not go on at {reach}",
                    step.stride
                ));
                return None;
            }
            reach = reach.checked_mul(step.size)?;
        }
        if reach < mode.size {
            why.step(format!("only {reach} coordinates of mode {i} of A, which has {}", mode.size));
            return None;
        }
        if reach > mode.size {
            why.step(format!(
                "mode {i} of A has {} coordinates and is counted as {reach}: those from {} on are nobody's",
                mode.size, mode.size
            ));
        }
    }
    Some(())
}
