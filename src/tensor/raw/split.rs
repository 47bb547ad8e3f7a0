//! A view in several: one for each coordinate of a mode, to be used at the same time.

use core::fmt;
use core::iter::FusedIterator;

use crate::algebra::{ModeIndex, ModeOf};
use crate::layout::Layout;
use crate::num::{_0, _1};
use crate::refusal::granted;
use crate::tensor::SplitsApart;
use crate::tuple::{IntTuple, Stride};

use super::{Addressing, Movable, Tensor, Trusted, View, ViewMut};

/// One of the two modes of a layout of rank 2, and the other.
pub trait Side: Trusted {
    /// The other mode.
    type Other: Trusted;
}

impl Side for _0 {
    type Other = _1;
}

impl Side for _1 {
    type Other = _0;
}

/// The layout of each part of `L` along its mode `I`.
pub type Beside<I, L> = <L as PartsAlong<I>>::Part;
/// Where the parts of `L` along its mode `I` start.
pub type Along<I, L> = <L as PartsAlong<I>>::Across;

/// A layout of rank 2 that is taken apart along its mode `I`.
pub trait PartsAlong<I: Side>: Addressing {
    /// The layout of each part: that of the other mode.
    type Part: Starts;
    /// The indices at which the parts start: those of mode `I`.
    type Across: Addressing;
    /// The part at 0, and where the parts start.
    fn parts_along(self) -> (Self::Part, Self::Across);
}

impl<S, D, I> PartsAlong<I> for Layout<S, D>
where
    S: IntTuple,
    D: Stride,
    Self: Addressing,
    I: Side<Other: ModeIndex<Self>> + ModeIndex<Self>,
    ModeOf<Self, I::Other>: Starts,
    ModeOf<Self, I>: Addressing,
{
    type Part = ModeOf<Self, I::Other>;
    type Across = ModeOf<Self, I>;
    #[inline]
    fn parts_along(self) -> (Self::Part, Self::Across) {
        (I::Other::mode_in(self), I::mode_in(self))
    }
}

/// The layout of a part, wherever it starts.
///
/// **Law.** With `(m, p) = L.started(i)`: `m + p(c)` is the element that a layout with `L(c) + i` in the place of
/// `L(c)` has at `c`.
pub trait Starts: Addressing {
    /// How far the storage moves, and the layout, for a part that starts `by` further on.
    fn started(self, by: isize) -> (isize, Self);
}

/// The storage moves.
impl<S: IntTuple, D: Stride> Starts for Layout<S, D>
where
    Self: Addressing,
{
    #[inline]
    fn started(self, by: isize) -> (isize, Self) {
        (by, self)
    }
}

/// Of rank 2.
pub trait Pair {}

impl<A, B, C, D> Pair for Layout<(A, B), (C, D)> {}

impl<'a, T, L: Addressing + Pair> Tensor<ViewMut<'a, T>, L> {
    /// The parts at each coordinate of mode `I`, each with the other mode as its layout. They are views of
    /// their own: used one after the other, by different threads, or split again.
    ///
    /// **Law.** The `k`-th part of `t.split::<_1>()` at `x` is `t[(x, k)]`, of `t.split::<_0>()` it is
    /// `t[(k, x)]`. No two parts have an element in common, since no two coordinates of the layout have:
    /// it must be [`SplitsApart`].
    ///
    /// What is split is mostly a divide, whose mode 0 runs inside a tile and mode 1 from tile to tile; or
    /// the composition with a layout of threads and values.
    ///
    /// ```
    /// use colex::{layout, num::_1, tensor::Tensor, tile};
    ///
    /// let mut data = vec![0; 64];
    /// let a = Tensor::new(&mut data, layout!((8,8):(8,1)));
    /// std::thread::scope(|scope| {
    ///     for (k, mut tile) in a.zipped_divide(tile!(4, 4)).split::<_1>().enumerate() {
    ///         scope.spawn(move || tile.fill(k));
    ///     }
    /// });
    /// assert_eq!([data[0], data[4], data[4 * 8], data[63]], [0, 2, 1, 3]);
    /// ```
    ///
    /// Columns that are one column do not compile:
    ///
    /// ```compile_fail,E0277
    /// # use colex::{layout, num::_1, tensor::Tensor};
    /// let mut data = [0; 4];
    /// let columns = Tensor::new(&mut data, layout!((4,8):(1,0))).split::<_1>();
    /// ```
    ///
    /// # Panics
    ///
    /// Where run-time strides do not keep the coordinates apart.
    #[must_use]
    #[inline]
    #[track_caller]
    pub fn split<I>(self) -> Parts<ViewMut<'a, T>, Beside<I, L>, Along<I, L>>
    where
        I: Side,
        L: PartsAlong<I> + SplitsApart,
    {
        granted(self.layout.check_apart());
        Parts::of(self.storage, self.layout.parts_along())
    }
}

impl<'a, T, L: Addressing + Pair> Tensor<View<'a, T>, L> {
    /// The parts at each coordinate of mode `I`, each with the other mode as its layout.
    ///
    /// As for mutable views, but that parts to be read may have elements in common.
    #[must_use]
    #[inline]
    pub fn split<I>(self) -> Parts<View<'a, T>, Beside<I, L>, Along<I, L>>
    where
        I: Side,
        L: PartsAlong<I>,
    {
        Parts::of(self.storage, self.layout.parts_along())
    }
}

/// The parts of a view: one for each coordinate of `A`, with the layout `K`.
pub struct Parts<S, K, A> {
    storage: S,
    kept: K,
    across: A,
    from: usize,
    to: usize,
}

impl<S, K, A: Addressing> Parts<S, K, A> {
    /// The parts of what is at `kept` and `across`: the caller vouches that they are disjoint if `S` is
    /// mutable.
    #[inline]
    fn of(storage: S, (kept, across): (K, A)) -> Self {
        Self { storage, kept, across, from: 0, to: across.count() }
    }
}

impl<S: Movable, K: Starts, A: Addressing> Parts<S, K, A> {
    /// The part at the 1-D coordinate `k`, of which each is asked for once.
    #[inline]
    fn part(&self, k: usize) -> Tensor<S, K> {
        let (by, layout) = self.kept.started(self.across.index_of(k));
        // SAFETY: `k` is taken once; parts of different `k` have different elements, as `of` requires: `L(x, k)` is
        // `kept(x) + across(k)`, at different coordinates different numbers; and a swizzle, which is its
        // own inverse, takes different numbers to different ones. Each element is one of the layout that
        // was split.
        Tensor { storage: unsafe { self.storage.part(by) }, layout }
    }
}

impl<S: Movable, K: Starts, A: Addressing> Iterator for Parts<S, K, A> {
    type Item = Tensor<S, K>;

    #[inline]
    fn next(&mut self) -> Option<Tensor<S, K>> {
        if self.from == self.to {
            return None;
        }
        self.from += 1;
        Some(self.part(self.from - 1))
    }

    #[inline]
    fn nth(&mut self, n: usize) -> Option<Tensor<S, K>> {
        self.from = self.to.min(self.from.saturating_add(n));
        self.next()
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.to - self.from, Some(self.to - self.from))
    }
}

impl<S: Movable, K: Starts, A: Addressing> DoubleEndedIterator for Parts<S, K, A> {
    #[inline]
    fn next_back(&mut self) -> Option<Tensor<S, K>> {
        if self.from == self.to {
            return None;
        }
        self.to -= 1;
        Some(self.part(self.to))
    }
}

impl<S: Movable, K: Starts, A: Addressing> ExactSizeIterator for Parts<S, K, A> {}
impl<S: Movable, K: Starts, A: Addressing> FusedIterator for Parts<S, K, A> {}

impl<S, K: Trusted + fmt::Debug, A> fmt::Debug for Parts<S, K, A> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "parts {}..{} with the layout {:?}", self.from, self.to, self.kept)
    }
}
