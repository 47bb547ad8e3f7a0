//! Views of views: another layout for the same elements, or for some of them.
//!
//! Every operation here is one of the layout algebra, whose law says which indices the result has: those
//! of the layout it was made from, or some of them, counted from the offset. Nothing else is needed to
//! keep the invariant, with the one exception of layouts without any coordinate, of which every
//! index is one: their parts must have none either.

use crate::algebra::{
    Coalesce, Coalescible, ComposesTo, Cuts, DividesInto, Filter, FilterZeros, Filterable, Flatten,
    Flattenable, Group, Logical, ModeIndex, ModeIndices, ModeOf, RangeEnd, Select, Tiled, Unnested,
    Zipped,
};
use crate::layout::{Layout, Modes};
use crate::num::{_0, _1, Scalar, Static};
use crate::refusal::{Refusal, granted};
use crate::tensor::{CutsEvenly, InsideOf, StaysIn};
use crate::tuple::{IntTuple, Stride, Tree};

use super::{Addressing, Movable, Tensor, Trusted};

/// The first two modes, exchanged.
type Exchange = (_1, _0);

impl<S, L: Addressing> Tensor<S, L> {
    /// The elements of `self` that `layout` has, counted from the index `offset` on.
    ///
    /// # Safety
    ///
    /// If `self` has a coordinate, then `offset + i` is an index of its layout for each index `i` of
    /// `layout`.
    #[inline]
    #[track_caller]
    pub(super) unsafe fn narrowed<R: Addressing>(self, offset: isize, layout: R) -> Tensor<S, R>
    where
        S: Movable,
    {
        if self.layout.has_none() && !layout.has_none() {
            Refusal::Outside { coordinate: 0, size: 0 }.raise();
        }
        Tensor { storage: self.storage.moved(offset), layout }
    }

    /// The part of the tensor where the coordinate has `_`, at the numbers that it has.
    ///
    /// **Law.** `t.slice((a, _, c))[b]` is `t[(a, b, c)]`. The base moves by the offset of the slice, and the
    /// layout keeps the modes marked `_`, as [`Layout::slice`] does. Under a swizzle the base stays, and the
    /// offset is added before the swizzle, unless the slice is an ordinary layout
    /// ([`ComposedLayout::slice`](crate::ComposedLayout::slice)).
    ///
    /// ```
    /// use colex::{coord, layout, tensor::Tensor};
    ///
    /// let mut data = [0; 16];
    /// let a = Tensor::new(&mut data, layout!((3,4):(6,1)));
    /// let mut row = a.slice(coord!((1, _)));
    /// row[2] = 8;
    /// assert_eq!(data[8], 8);
    /// ```
    ///
    /// A row that is not there does not compile:
    ///
    /// ```compile_fail,E0277
    /// # use colex::{coord, layout, tensor::Tensor};
    /// let a = Tensor::new(&[0; 16], layout!((3,4):(6,1)));
    /// let _ = a.slice(coord!((3, _)));
    /// ```
    ///
    /// # Panics
    ///
    /// Where a run-time number of the coordinate is outside; a static one does not compile.
    #[must_use]
    #[inline]
    #[track_caller]
    pub fn slice<C, R>(self, coord: C) -> Tensor<S, R>
    where
        S: Movable,
        C: Slicing<L, R>,
        R: Addressing,
    {
        let Some((offset, kept)) = coord.cut(self.layout) else {
            coord.refuse_slice(self.layout).raise()
        };
        // SAFETY: law of `Layout::slice`: an index of the slice, plus the offset, is the index of a coordinate
        // whose fixed numbers are inside, as has been compared, and whose others are the slice's.
        unsafe { self.narrowed(offset, kept) }
    }

    /// The elements that `b` takes, in its order: the tensor read through another layout.
    ///
    /// **Law.** `t.compose(b)[c]` is `t[b.index(c)]`, as for [`Layout::compose`]; every index of `b` must be
    /// a coordinate of the tensor. (A bare layout runs on past its size.)
    ///
    /// ```
    /// use colex::{layout, tensor::Tensor};
    ///
    /// let data: [u32; 32] = core::array::from_fn(|i| i as u32);
    /// let m = Tensor::new(&data, layout!((4,8):(8,1)));
    /// let transposed = m.compose(layout!((8,4):(4,1)));
    /// assert_eq!(transposed[(5, 2)], m[(2, 5)]);
    /// ```
    ///
    /// ```compile_fail,E0277
    /// # use colex::{layout, tensor::Tensor};
    /// let m = Tensor::new(&[0; 32], layout!((4,8):(8,1)));
    /// let _ = m.compose(layout!(8:5)); // 7 · 5 is no coordinate of 32 elements
    /// ```
    ///
    /// # Panics
    ///
    /// Where run-time numbers break the law.
    #[must_use]
    #[inline]
    #[track_caller]
    pub fn compose<B, R>(self, b: B) -> Tensor<S, R>
    where
        S: Movable,
        B: ComposesTo<L, R> + StaysIn<L> + Trusted,
        R: Addressing,
    {
        granted(b.check_stays(self.layout));
        let layout = b.composed_onto(self.layout);
        // SAFETY: law of composition: the index at `c` is that of the coordinate `b(c)`, or mode by mode
        // `b_i(c_i)`, which is inside, as has been compared.
        unsafe { self.narrowed(0, layout) }
    }

    /// One mode: the elements whose other coordinates are 0.
    ///
    /// See [`Layout::mode`].
    #[must_use]
    #[inline]
    #[track_caller]
    pub fn mode<I>(self) -> Tensor<S, I::Mode>
    where
        S: Movable,
        I: TensorMode<L>,
    {
        let layout = I::mode_of(self.layout);
        // SAFETY: law of `mode`: its indices are those of the coordinates that are 0 elsewhere.
        unsafe { self.narrowed(0, layout) }
    }

    /// The first two modes exchanged; of a third and more, coordinate 0.
    ///
    /// **Law.** `t.transpose()[(j, i)]` is `t[(i, j)]`. Nothing is moved.
    ///
    /// ```
    /// use colex::{layout, tensor::Tensor};
    ///
    /// let data: [u32; 12] = core::array::from_fn(|i| i as u32);
    /// let transposed = Tensor::new(&data, layout!((3,4):(4,1))).transpose();
    /// assert_eq!(transposed[(3, 1)], 7);
    /// ```
    #[must_use]
    #[inline]
    #[track_caller]
    pub fn transpose(self) -> Tensor<S, L::Transposed>
    where
        S: Movable,
        L: Transposable,
    {
        let layout = self.layout.transposed();
        // SAFETY: law of `select`: of two different modes, at coordinates 0 elsewhere.
        unsafe { self.narrowed(0, layout) }
    }

    /// The same elements without parentheses. See [`Layout::flatten`].
    #[must_use]
    #[inline]
    pub fn flatten(self) -> Tensor<S, Flatten<L>>
    where
        S: Movable,
        L: Flattenable<Output: Addressing>,
    {
        let layout = self.layout.flattened();
        // SAFETY: law of `flatten`: the same function.
        unsafe { self.narrowed(0, layout) }
    }

    /// The same elements with the modes from `B` to before `E` in parentheses. See [`Layout::group`].
    #[must_use]
    #[inline]
    pub fn group<B, E>(self) -> Tensor<S, Group<L, B, E>>
    where
        S: Movable,
        B: Static + Trusted,
        E: RangeEnd<B, L, Group: Addressing> + Trusted,
    {
        let layout = E::group_in(self.layout);
        // SAFETY: law of `group`: the same function.
        unsafe { self.narrowed(0, layout) }
    }

    /// The same elements with the fewest modes. See [`Layout::coalesce`].
    #[must_use]
    #[inline]
    pub fn coalesce(self) -> Tensor<S, Coalesce<L>>
    where
        S: Movable,
        L: Coalescible<Output: Addressing>,
    {
        let layout = self.layout.coalesced();
        // SAFETY: law of `coalesce`: the same function.
        unsafe { self.narrowed(0, layout) }
    }

    /// Each element once: without the modes of stride 0. See [`Layout::filter`].
    #[must_use]
    #[inline]
    #[track_caller]
    pub fn filter(self) -> Tensor<S, Filter<L>>
    where
        S: Movable,
        L: Filterable<Output: Addressing>,
    {
        let layout = self.layout.filtered();
        // SAFETY: law of `filter`: the same indices.
        unsafe { self.narrowed(0, layout) }
    }

    /// The same modes, each of stride 0 with the size 1. See [`Layout::filter_zeros`].
    #[must_use]
    #[inline]
    #[track_caller]
    pub fn filter_zeros(self) -> Tensor<S, FilterZeros<L>>
    where
        S: Movable,
        L: Filterable<Zeros: Addressing>,
    {
        let layout = self.layout.zeros_filtered();
        // SAFETY: law of `filter_zeros`: the same indices.
        unsafe { self.narrowed(0, layout) }
    }
}

/// The position of a mode of a tensor's layout `L`.
pub trait TensorMode<L>: Trusted {
    /// The layout of that mode.
    type Mode: Addressing;
    /// That mode, the others at 0.
    fn mode_of(layout: L) -> Self::Mode;
}

impl<S, D, I> TensorMode<Layout<S, D>> for I
where
    I: ModeIndex<Layout<S, D>> + Trusted,
    ModeOf<Layout<S, D>, I>: Addressing,
{
    type Mode = ModeOf<Layout<S, D>, I>;
    #[inline]
    fn mode_of(layout: Layout<S, D>) -> Self::Mode {
        I::mode_in(layout)
    }
}

/// A layout with two modes that are exchanged.
pub trait Transposable: Addressing {
    /// Mode 1, then mode 0.
    type Transposed: Addressing;
    /// Mode 1, then mode 0, the others at 0.
    fn transposed(self) -> Self::Transposed;
}

impl<S, D> Transposable for Layout<S, D>
where
    Self: Addressing,
    Exchange: ModeIndices<Self>,
    Select<Self, Exchange>: Addressing,
{
    type Transposed = Select<Self, Exchange>;
    #[inline]
    fn transposed(self) -> Self::Transposed {
        Exchange::select_in(self)
    }
}

/// A coordinate with `_` in it that slices a tensor of the layout `L`; what it keeps is `R`.
pub trait Slicing<L, R>: Trusted {
    /// Where the slice starts, and what it keeps; `None` where a number is outside.
    fn cut(self, layout: L) -> Option<(isize, R)>;
    /// Why a number is outside.
    fn refuse_slice(self, layout: L) -> Refusal;
}

impl<S, D, C, R> Slicing<Layout<S, D>, R> for C
where
    S: IntTuple,
    D: Stride,
    C: Trusted + InsideOf<Layout<S, D>> + Cuts<Layout<S, D>, Kept = R>,
{
    #[inline]
    fn cut(self, layout: Layout<S, D>) -> Option<(isize, R)> {
        self.is_inside(layout).then(|| {
            let offset = self.lower().within::<Modes<S, D>>(layout.modes()).value();
            (offset, self.slice_of(layout).layout)
        })
    }
    #[cold]
    fn refuse_slice(self, layout: Layout<S, D>) -> Refusal {
        self.refusal(layout)
    }
}

/// Writes the divides.
macro_rules! divide {
    ($(#[$doc:meta])* $name:ident, $Order:ident) => {
        $(#[$doc])*
        ///
        /// **Law.** As for the layout: the result has the elements of the tensor, each as often. A tile
        /// that does not divide what it cuts is refused; so is one that rounds up, since it would reach
        /// outside.
        ///
        /// # Panics
        ///
        /// Where run-time numbers break the law.
        #[must_use]
        #[inline]
        #[track_caller]
        pub fn $name<B, R>(self, tiler: B) -> Tensor<S, R>
        where
            S: Movable,
            B: CutsEvenly + DividesInto<L, $Order, R> + Trusted,
            R: Addressing,
        {
            let layout = tiler.divided(self.layout);
            // SAFETY: law of the divides without rounding up: the same indices.
            unsafe { self.narrowed(0, layout) }
        }
    };
}

impl<S, L: Addressing> Tensor<S, L> {
    divide! {
        /// The tensor cut into tiles, `(tile, rest)` mode by mode. See [`Layout::logical_divide`].
        logical_divide, Logical
    }
    divide! {
        /// The tensor cut into tiles, `((tile, …), (rest, …))`. See [`Layout::zipped_divide`].
        zipped_divide, Zipped
    }
    divide! {
        /// The tensor cut into tiles, `((tile, …), rest, …)`. See [`Layout::tiled_divide`].
        tiled_divide, Tiled
    }
    divide! {
        /// The tensor cut into tiles, `(tile, …, rest, …)`. See [`Layout::flat_divide`].
        flat_divide, Unnested
    }
}
