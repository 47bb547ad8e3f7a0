//! Layouts whose coordinates have an element each: what a mutable tensor may be split along.
//!
//! This is the fact [`Injective`](crate::facts::Injective) with run-time numbers admitted: static ones are
//! decided while the program is checked, run-time ones once, when the tensor is split. Both are decided
//! exactly.

use crate::algebra::Visit;
use crate::facts::{Holds, InjectiveOutcome, Open, Proven, Refuted};
use crate::layout::Layout;
use crate::refusal::Refusal;
use crate::tuple::{IntTuple, Stride};

/// At most so many modes are searched at run time.
const RANK: usize = 16;

/// A layout that gives each coordinate an element of its own, as far as the compiler can tell.
///
/// **Law.** `L(c) = L(d)` only where `c = d`. Where run-time numbers decide, they are checked when the tensor is
/// split: first by a rule that most layouts keep, that each mode steps past everything that the
/// modes of smaller strides reach; then by a search for two coordinates that meet.
///
/// ```
/// use colex::{layout, tensor::SplitsApart};
///
/// let (m, n) = (3, 4_usize);
/// assert!(layout!((m,8):(1,n)).check_apart().is_ok());
/// assert!(layout!((m,8):(1,2)).check_apart().is_err()); // (2, 0) and (0, 1) share an element
/// assert!(layout!((m,2):(2,3)).check_apart().is_ok()); // 0 2 4 3 5 7: interleaved
/// ```
pub trait SplitsApart {
    /// That run-time numbers keep the law as well.
    ///
    /// # Errors
    ///
    /// Where they do not.
    fn check_apart(self) -> Result<(), Refusal>;
}

impl<S, D> SplitsApart for Layout<S, D>
where
    S: IntTuple,
    D: Stride,
    InjectiveOutcome<S, D>: Admits<Self>,
{
    #[inline]
    fn check_apart(self) -> Result<(), Refusal> {
        if <InjectiveOutcome<S, D> as Admits<Self>>::IS_PROVEN {
            return Ok(());
        }
        let mut steps = Steps::default();
        self.modes()
            .visit(&mut |size, stride| steps.push(size.unsigned_abs(), stride.unsigned_abs()));
        steps.check()
    }
}

/// The outcome `Self` of the search for two coordinates of `L` that meet is that there are none, or that run
/// time knows.
pub trait Admits<L> {
    /// Whether nothing is left to run time.
    const IS_PROVEN: bool;
}

impl<L> Admits<L> for Proven {
    const IS_PROVEN: bool = true;
}

impl<L, Fact> Admits<L> for Open<Fact> {
    const IS_PROVEN: bool = false;
}

/// never: the bound gives the reason
impl<L, Reason> Admits<L> for Refuted<Reason>
where
    Self: Holds<L>,
{
    const IS_PROVEN: bool = false;
}

/// The modes of more than one coordinate: their sizes, and how far they step, backwards or not.
#[derive(Debug, Default)]
struct Steps {
    modes: [(usize, usize); RANK],
    rank: usize,
    is_empty: bool,
}

impl Steps {
    #[inline]
    fn push(&mut self, size: usize, step: usize) {
        self.is_empty |= size == 0;
        if size > 1 {
            if let Some(mode) = self.modes.get_mut(self.rank) {
                *mode = (step, size);
            }
            self.rank += 1;
        }
    }

    /// That no two coordinates meet.
    fn check(&mut self) -> Result<(), Refusal> {
        if self.is_empty {
            return Ok(());
        }
        let Some(modes) = self.modes.get_mut(..self.rank) else {
            return Err(Refusal::Unsearched { modes: self.rank, most: RANK });
        };
        modes.sort_unstable();
        let mut reach = 0_usize;
        for i in 0..modes.len() {
            let (step, size) = modes[i];
            // Two coordinates meet where the difference of theirs in this mode is made up by those below.
            let most = reach.checked_div(step).map_or(1, |most| most.min(size - 1));
            if (1..=most).any(|d| is_difference(&modes[..i], d.saturating_mul(step), reach)) {
                return Err(Refusal::Shared { step: step.cast_signed(), reach });
            }
            reach = reach.saturating_add((size - 1).saturating_mul(step));
        }
        Ok(())
    }
}

/// Whether `distance` is the difference of two indices of the modes, which reach `reach` together.
fn is_difference(modes: &[(usize, usize)], distance: usize, reach: usize) -> bool {
    let Some(((step, size), below)) = modes.split_last() else {
        return distance == 0;
    };
    let reach = reach.saturating_sub((size - 1).saturating_mul(*step));
    // Take `d` steps towards the distance; the rest may be on either side of it.
    let (least, most) = match step {
        0 => (0, 0),
        step => {
            (distance.saturating_sub(reach).div_ceil(*step), distance.saturating_add(reach) / step)
        }
    };
    let forwards = (least..=most.min(size - 1))
        .any(|d| is_difference(below, distance.abs_diff(d.saturating_mul(*step)), reach));
    // Or away from it, as far as those below bring it back.
    forwards
        || (*step > 0 && reach >= distance)
            && (1..=((reach - distance) / step).min(size - 1))
                .any(|d| is_difference(below, distance.saturating_add(d * step), reach))
}
