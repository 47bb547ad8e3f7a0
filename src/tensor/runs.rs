//! Runs: the elements of two layouts of one shape, in stretches that are neighbours in both.
//!
//! Loops may go in any order, and in the best one the innermost runs along memory: the modes are sorted by
//! the strides of the second layout, and neighbours that go on where the last one ends are joined. This
//! is `coalesce` and `max_common_vector` for numbers that only run time knows.

/// At most so many modes are planned.
const RANK: usize = 16;

/// A mode of both layouts: its size, and its strides in each.
#[derive(Clone, Copy, Debug, Default)]
struct Both {
    size: usize,
    a: isize,
    b: isize,
}

/// The modes of two layouts of one shape.
#[derive(Debug, Default)]
pub(super) struct Runs {
    modes: [Both; RANK],
    rank: usize,
}

impl Runs {
    /// One more mode, with its stride in the first layout.
    pub(super) fn push(&mut self, size: usize, a: isize) {
        if let Some(mode) = self.modes.get_mut(self.rank) {
            *mode = Both { size, a, b: 0 };
        }
        self.rank += 1;
    }

    /// The stride of a mode in the second layout.
    pub(super) fn pair(&mut self, leaf: usize, b: isize) {
        if let Some(mode) = self.modes.get_mut(leaf) {
            mode.b = b;
        }
    }

    /// Sorts the modes and joins them. `false` where they are too many.
    pub(super) fn join(&mut self) -> bool {
        let Some(modes) = self.modes.get_mut(..self.rank) else {
            return false;
        };
        modes.sort_unstable_by_key(|mode| (mode.b.unsigned_abs(), mode.a.unsigned_abs()));
        let mut joined = 0_usize;
        for i in 0..modes.len() {
            let mode = modes[i];
            if mode.size == 1 {
                continue;
            }
            match joined.checked_sub(1).map(|last| &mut modes[last]) {
                Some(last)
                    if last.size.cast_signed().checked_mul(last.a) == Some(mode.a)
                        && last.size.cast_signed().checked_mul(last.b) == Some(mode.b) =>
                {
                    last.size *= mode.size;
                }
                _ => {
                    modes[joined] = mode;
                    joined += 1;
                }
            }
        }
        self.rank = joined;
        true
    }

    /// Calls `f` with the indices of each run in both layouts, and its length.
    pub(super) fn each(&self, f: &mut impl FnMut(isize, isize, usize)) {
        let modes = &self.modes[..self.rank];
        if modes.iter().any(|mode| mode.size == 0) {
            return;
        }
        let (run, inner, outer) = match modes {
            [Both { size, a: 1, b: 1 }, inner, outer @ ..] => (*size, *inner, outer),
            [Both { size, a: 1, b: 1 }] => (*size, Both { size: 1, a: 0, b: 0 }, &modes[1..]),
            [inner, outer @ ..] => (1, *inner, outer),
            [] => (1, Both { size: 1, a: 0, b: 0 }, modes),
        };
        let mut at = [0; RANK];
        let (mut a, mut b) = (0_isize, 0_isize);
        loop {
            let (mut a_run, mut b_run) = (a, b);
            let mut along = |run| {
                for _ in 0..inner.size {
                    f(a_run, b_run, run);
                    a_run = a_run.wrapping_add(inner.a);
                    b_run = b_run.wrapping_add(inner.b);
                }
            };
            // Single elements have a loop of their own, in which nothing depends on the length.
            if run == 1 {
                along(1);
            } else {
                along(run);
            }
            // The next coordinate of the outer modes: an odometer.
            let mut carries = true;
            for (at, mode) in at.iter_mut().zip(outer) {
                *at += 1;
                a = a.wrapping_add(mode.a);
                b = b.wrapping_add(mode.b);
                if *at < mode.size {
                    carries = false;
                    break;
                }
                a = a.wrapping_sub(mode.size.cast_signed().wrapping_mul(mode.a));
                b = b.wrapping_sub(mode.size.cast_signed().wrapping_mul(mode.b));
                *at = 0;
            }
            if carries {
                return;
            }
        }
    }
}
