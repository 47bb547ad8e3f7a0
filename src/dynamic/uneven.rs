//! Composition with rounding up: tiles that overhang the modes they cut.

use smallvec::SmallVec;

use super::Error;
use super::coalesce::coalesced_beyond;
use super::compose::{NAME, walk};
use super::layout::{Flat, Layout, Mode};
use super::number::ceil_div;
use super::tree::Tree;

/// `R(c) = A⁺(B⁺(c))` with A's modes rounded up until B's runs fill them: R's coordinates are those
/// of the rounded A, each once.
///
/// `None` where the runs do not fill the modes.
pub(crate) fn compose_rounding_up(a: &Layout, b: &Layout) -> Option<Layout> {
    let modes = coalesced_beyond(a.leaves());
    let mut steps: SmallVec<[(usize, Mode); 16]> = SmallVec::new();
    let mut tree = Tree::building();
    walk(&mut tree, b.view(), &mut |out, mode| {
        let runs = rounded_runs(&modes, mode, &mut steps).ok_or(Error::Mismatch)?;
        out.push_unwrapped(&runs);
        Ok(())
    })
    .ok()?;
    steps.sort_unstable_by_key(|&(i, step)| (i, step.stride));
    let mut steps = steps.iter().peekable();
    for (i, mode) in modes.iter().enumerate() {
        let mut filled = 1_i64;
        while let Some((_, step)) = steps.next_if(|&&(at, _)| at == i) {
            if step.stride != filled {
                return None;
            }
            filled = filled.checked_mul(step.size)?;
        }
        if filled < mode.size {
            return None;
        }
    }
    Layout::from_tree(NAME, tree).ok()
}

/// The runs of one mode, and in `steps` which coordinates of which left-hand mode they take.
fn rounded_runs(
    modes: &[Mode],
    mode: Mode,
    steps: &mut SmallVec<[(usize, Mode); 16]>,
) -> Option<Flat> {
    let Mode { size: mut n, stride: mut d } = mode;
    if d == 0 || n == 1 {
        let (last, inner) = modes.split_last()?;
        let rest = inner.iter().fold(
            d,
            |rest, mode| {
                if rest < 0 { rest } else { ceil_div(rest, mode.size) }
            },
        );
        return Some(Flat::from_slice(&[Mode { size: n, stride: rest.checked_mul(last.stride)? }]));
    }
    if d < 0 {
        return None;
    }
    let mut out = Flat::new();
    for (i, left) in modes.iter().enumerate() {
        let room = if i + 1 == modes.len() { n } else { ceil_div(left.size, d) };
        let size = room.min(n);
        if n % size != 0 {
            return None;
        }
        if size > 1 {
            out.push(Mode { size, stride: left.stride.checked_mul(d)? });
            steps.push((i, Mode { size, stride: d }));
        }
        n /= size;
        d = ceil_div(d, left.size);
    }
    (n == 1).then_some(out)
}
