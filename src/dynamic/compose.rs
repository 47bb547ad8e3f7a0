//! Composition: one layout after another.

use alloc::string::ToString;

use smallvec::SmallVec;

use super::Error;
use super::coalesce::{coalesced_beyond, join};
use super::layout::{Flat, Layout, Mode};
use super::number::{add, mul};
use super::tiler::{Tile, Tiler, by_mode};
use super::tree::{Tree, View};

pub(crate) const NAME: &str = "composition";

impl Layout {
    /// `R(c) = A(B(c))` for every coordinate `c` of `B`, and R's shape refines B's.
    ///
    /// `B` may be a tiler as well: a tuple composes mode by mode and drops the modes beyond it, a
    /// size `n` means `n:1`, `_` keeps a mode. Below 0 only a layout A of one mode goes on;
    /// negative strides of A need no care. A's last mode goes on beyond its size where a layout `B`
    /// reaches that far; a tile of a tuple must lie inside its mode, or be
    /// [`uneven`](fn@super::uneven).
    ///
    /// ```
    /// # use colex::dynamic::{Layout, Tiler};
    /// let a = Layout::parse("(6,2):(8,2)")?;
    /// assert_eq!(a.compose(Layout::parse("(4,3):(3,1)")?)?.to_string(), "((2,2),3):((24,2),8)");
    /// assert_eq!(a.compose(Tiler::parse("[3,_]")?)?.to_string(), "(3,2):(8,2)");
    ///
    /// // 4 steps of 4 through modes of 6 take the values 0, 32, 18, 4: no layout does that.
    /// assert_eq!(a.at(8)?, 18);
    /// assert!(a.compose(Layout::parse("4:4")?).is_err());
    /// # Ok::<(), colex::dynamic::Error>(())
    /// ```
    ///
    /// # Errors
    /// When no layout satisfies the law: a mode does not split into runs, or the modes carry into
    /// each other.
    pub fn compose(&self, rhs: impl Into<Tiler>) -> Result<Self, Error> {
        match rhs.into() {
            Tiler::Layout(rhs) => compose_layouts(self, &rhs),
            tiler => compose_tiler(self, &tiler, false),
        }
    }
}

fn compose_tiler(a: &Layout, tiler: &Tiler, uneven: bool) -> Result<Layout, Error> {
    if let Tiler::Uneven(tiler) = tiler {
        return compose_tiler(a, tiler, true);
    }
    if let Tiler::Size(size) = *tiler {
        // Unlike in a divide, where it is a compact shape, a size means `n:1` even for n = 1.
        return compose_tiler(a, &Layout::new(size, 1)?.into(), uneven);
    }
    let (tile, uneven) = tiler.open(uneven)?;
    match tile {
        Tile::Keep => Ok(a.clone()),
        Tile::Whole(b) => {
            if !uneven && b.cosize() > a.size() {
                return Err(Error::PastTheEnd {
                    tile: tiler.to_string(),
                    reach: b.cosize(),
                    size: a.size(),
                });
            }
            compose_layouts(a, &b)
        }
        Tile::Modes(each) => {
            let mut tree = Tree::building();
            tree.open();
            by_mode(NAME, a, each, |mode, tile| {
                tree.push(compose_tiler(mode, tile, uneven)?.view());
                Ok(())
            })?;
            tree.close();
            Layout::from_tree(NAME, tree)
        }
    }
}

pub(crate) fn compose_layouts(a: &Layout, b: &Layout) -> Result<Layout, Error> {
    let mut left = Left::new(a);
    let mut tree = Tree::building();
    let mut leaf = 0;
    walk(&mut tree, b.view(), &mut |out, mode| {
        let runs = left.runs(mode).map_err(|reason| reason.sentence(a, b, &left, leaf))?;
        leaf += 1;
        out.push_unwrapped(&runs);
        Ok(())
    })?;
    Layout::from_tree(NAME, tree)
}

/// Keeps B's tuples and lets `f` write each leaf.
pub(crate) fn walk(
    out: &mut Tree<Mode>,
    b: View<'_, Mode>,
    f: &mut impl FnMut(&mut Tree<Mode>, Mode) -> Result<(), Error>,
) -> Result<(), Error> {
    if let Some(mode) = b.as_leaf() {
        return f(out, mode);
    }
    out.open();
    for mode in b.modes() {
        walk(out, mode, f)?;
    }
    out.close();
    Ok(())
}

/// The left-hand layout, coalesced, and how far B's modes have already gone in each of its modes.
///
/// With `P_i` the product of the sizes before mode i,
/// `A(x) = t_0·x + Σ (t_(i+1) − s_i·t_i)·⌊x / P_(i+1)⌋`, and in a coalesced layout no bracket is 0:
/// A is linear exactly as far as no digit carries.
pub(crate) struct Left {
    pub(crate) modes: Flat,
    pub(crate) reached: SmallVec<[i64; 8]>,
}

/// Why a mode has no place in the result.
enum Reason {
    Split { rest: Mode, run: i64 },
    Carry { left_mode: usize, reach: i64 },
    Outside,
    Overflow,
}

impl Left {
    pub(crate) fn new(a: &Layout) -> Self {
        let mut modes = coalesced_beyond(a.leaves());
        if modes.is_empty() {
            // `():()` takes the value 0 only.
            modes.push(Mode { size: 1, stride: 0 });
        }
        let reached = modes.iter().map(|_| 0).collect();
        Self { modes, reached }
    }

    /// The digits of a stride in A's mixed radix, the last one unbounded; `None` for a negative
    /// stride, below 0 only a layout of one mode goes on.
    pub(crate) fn digits(&self, stride: i64) -> Option<SmallVec<[i64; 8]>> {
        let (_, inner) = self.modes.split_last()?;
        if stride < 0 && !inner.is_empty() {
            return None;
        }
        let mut rest = stride;
        let mut digits = SmallVec::new();
        for mode in inner {
            digits.push(rest % mode.size);
            rest /= mode.size;
        }
        digits.push(rest);
        Some(digits)
    }

    /// One mode `n:d` of B as runs `(m:A(d)), (…:A(m·d)), …`.
    fn runs(&mut self, mode: Mode) -> Result<Flat, Reason> {
        let mut out = Flat::new();
        let Mode { size: mut n, stride: mut d } = mode;
        if n == 1 || d == 0 {
            out.push(Mode { size: n, stride: self.unmoved(d).ok_or(Reason::Overflow)? });
            return Ok(out);
        }
        loop {
            let digits = self.digits(d).ok_or(Reason::Outside)?;
            let run = self.run(&digits);
            let size = run.map_or(n, |run| run.min(n));
            if n % size != 0 {
                return Err(Reason::Split { rest: Mode { size: n, stride: d }, run: size });
            }
            let stride = self.value(&digits).map_err(|_| Reason::Overflow)?;
            self.reach(size, &digits)?;
            join(&mut out, Mode { size, stride });
            n /= size;
            if n == 1 {
                return Ok(out);
            }
            d = d.checked_mul(size).ok_or(Reason::Overflow)?;
        }
    }

    /// How many steps of `mode` continue the identity that the modes before it have built up to
    /// `next`.
    pub(crate) fn identity_run(&mut self, mode: Mode, next: i64) -> i64 {
        let Some(digits) = self.digits(mode.stride) else { return 1 };
        if self.value(&digits) != Ok(next) {
            return 1;
        }
        let inner = self.modes.len() - 1;
        let mut size = mode.size;
        for (i, (left, &x)) in self.modes[..inner].iter().zip(&digits).enumerate() {
            if x > 0 {
                size = size.min((left.size - 1 - self.reached[i]) / x + 1);
            }
        }
        // Cannot fail: the size was chosen to fit.
        match self.reach(size, &digits) {
            Ok(()) => size,
            Err(_) => 1,
        }
    }

    /// The stride of a mode of size 1, which no index depends on: CuTe's, the stride divided by
    /// each mode in turn, in steps of the last one.
    pub(crate) fn unmoved(&self, stride: i64) -> Option<i64> {
        let (last, inner) = self.modes.split_last()?;
        let steps = inner
            .iter()
            .fold(stride.unsigned_abs(), |rest, mode| rest.div_ceil(mode.size.unsigned_abs()));
        i64::try_from(steps).ok()?.checked_mul(stride.signum())?.checked_mul(last.stride)
    }

    /// `min ⌈s_i / x_i⌉`: how many steps go before the first digit carries.
    pub(crate) fn run(&self, digits: &[i64]) -> Option<i64> {
        let inner = self.modes.len() - 1;
        self.modes[..inner]
            .iter()
            .zip(digits)
            .filter(|&(_, &x)| x > 0)
            .map(|(mode, &x)| super::number::ceil_div(mode.size, x))
            .min()
    }

    /// `A(d)`.
    pub(crate) fn value(&self, digits: &[i64]) -> Result<i64, Error> {
        self.modes
            .iter()
            .zip(digits)
            .try_fold(0, |sum, (mode, &x)| add(NAME, sum, mul(NAME, mode.stride, x)?))
    }

    /// Adds the steps of a run to what all modes together reach; every digit but the last must stay
    /// inside its mode.
    fn reach(&mut self, size: i64, digits: &[i64]) -> Result<(), Reason> {
        let inner = self.modes.len() - 1;
        for (i, (mode, &x)) in self.modes[..inner].iter().zip(digits).enumerate() {
            let reach = (size - 1)
                .checked_mul(x)
                .and_then(|steps| steps.checked_add(self.reached[i]))
                .ok_or(Reason::Overflow)?;
            if reach >= mode.size {
                return Err(Reason::Carry { left_mode: i, reach });
            }
            self.reached[i] = reach;
        }
        Ok(())
    }
}

impl Reason {
    #[cold]
    fn sentence(self, a: &Layout, b: &Layout, left: &Left, leaf: usize) -> Error {
        let path = b.view().path(leaf).to_vec();
        let mode = b.leaves()[leaf];
        match self {
            Self::Split { rest, run } => {
                Error::Split { path, mode, rest, run, left: a.to_string() }
            }
            Self::Carry { left_mode, reach } => {
                let stride = mode.stride;
                let left_size = left.modes[left_mode].size;
                Error::Carry {
                    path,
                    stride,
                    left_mode,
                    left_size,
                    reach,
                    left: Layout::from_flat(NAME, &left.modes)
                        .map_or_else(|_| a.to_string(), |left| left.to_string()),
                }
            }
            Self::Outside => Error::Outside { path, mode, left: a.to_string() },
            Self::Overflow => Error::Overflow { operation: NAME },
        }
    }
}
