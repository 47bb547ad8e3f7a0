//! A layout that does not start at 0.
//!
//! What a layout can be made into, a shifted one can be as well: `views` has the operations that keep the
//! offset, and `colex::tensor` those that move it, tiles and partitions.

mod views;

use core::fmt;

use crate::layout::{CoordinateOf, FitsShape, IndexIn, Layout, Modes, Origins};
use crate::num::{Indexes, Scalar};
use crate::tuple::{IntTuple, Stride, Tree};

use super::slice::SlicesTo;

/// A layout and the index of its first element: an affine function, `offset + layout`.
///
/// **Law.** `Shifted::new(o, L).index(c) = o + L.index(c)`.
///
/// Slices are of this kind. A `Tensor` moves its base by the offset; without one, [`offset`](Self::offset)
/// and [`layout`](Self::layout) are there to be used together.
///
/// ```
/// use colex::{coord, layout};
///
/// let l = layout!((3,4):(4,1));
/// let row = l.slice(coord!((2, _)));
/// assert_eq!(row.to_string(), "(_4):(_1) @ _8");
/// assert_eq!((0..4).map(|j| row.index(j)).collect::<Vec<_>>(), [8, 9, 10, 11]);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Shifted<O, L> {
    pub(crate) offset: O,
    pub(crate) layout: L,
}

impl<O, L> Shifted<O, L> {
    /// `layout`, started at `offset`.
    #[must_use]
    #[inline]
    pub const fn new(offset: O, layout: L) -> Self {
        Self { offset, layout }
    }

    /// The index at which the layout starts.
    #[must_use]
    #[inline]
    pub const fn offset(&self) -> O
    where
        O: Copy,
    {
        self.offset
    }

    /// The layout alone, as if it started at 0.
    #[must_use]
    #[inline]
    pub const fn layout(&self) -> L
    where
        L: Copy,
    {
        self.layout
    }

    /// The index of a coordinate: `offset + layout.index(coord)`.
    #[must_use]
    #[inline]
    pub fn index<C, I>(self, coord: C) -> I
    where
        C: CoordinateOf<Self, I>,
    {
        coord.index_in(self)
    }

    /// A slice of the layout; the offsets add up.
    ///
    /// **Law.** `A.slice((a, _)).index(b) = A.index((a, b))`, as for [`Layout::slice`].
    ///
    /// ```
    /// use colex::{coord, layout, num::_14};
    ///
    /// let l = layout!((2,3,4):(12,4,1));
    /// let _: _14 = l.slice(coord!((1, _, _))).slice(coord!((_, 2))).offset();
    /// ```
    #[must_use]
    #[inline]
    pub fn slice<C, O2, R, Sum>(self, coord: C) -> Shifted<Sum, R>
    where
        C: SlicesTo<L, O2, R>,
        O2: OffsetBy<O, Sum>,
    {
        coord.sliced(self.layout).moved_by(self.offset)
    }

    /// The same, started `by` indices further on.
    #[inline]
    pub(crate) fn moved_by<By, Sum>(self, by: By) -> Shifted<Sum, L>
    where
        O: OffsetBy<By, Sum>,
    {
        Shifted { offset: self.offset.offset_by(by), layout: self.layout }
    }
}

impl<O: fmt::Display, L: fmt::Display> fmt::Display for Shifted<O, L> {
    /// `(4):(1) @ _8`, and `(4):(1) @ 8` with `{:#}`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.layout.fmt(f)?;
        f.write_str(" @ ")?;
        self.offset.fmt(f)
    }
}

/// An index to which the index `O` can be added; the sum is `Sum`.
pub trait OffsetBy<O, Sum> {
    /// The sum.
    fn offset_by(self, offset: O) -> Sum;
}

impl<I, O, Sum> OffsetBy<O, Sum> for I
where
    I: Stride<Tree: Scalar>,
    O: Stride<Tree: Scalar>,
    <I::Tree as Scalar>::Plus<O::Tree>: Scalar<Surface = Sum>,
{
    #[inline]
    fn offset_by(self, offset: O) -> Sum {
        Scalar::raise(self.lower().plus(offset.lower()))
    }
}

impl<O, L, C, I> CoordinateOf<Shifted<O, L>, I> for C
where
    C: IndexIn<Shifted<O, L>, Index = I>,
{
    #[inline]
    fn index_in(self, layout: Shifted<O, L>) -> I {
        self.locate(layout)
    }
}

impl<O, S, D, C> IndexIn<Shifted<O, Layout<S, D>>> for C
where
    O: Stride<Tree: Scalar>,
    S: IntTuple,
    D: Stride,
    C: IntTuple,
    <C::Tree as Tree>::Fits<Modes<S, D>>: FitsShape<C, S>,
{
    type Index = <<<<C::Tree as Tree>::In<Modes<S, D>> as Scalar>::Plus<O::Tree> as Scalar>::Plus<
        <Modes<S, D> as Origins>::Origin,
    > as Indexes>::Index;
    #[inline]
    fn locate(self, shifted: Shifted<O, Layout<S, D>>) -> Self::Index {
        let index = self.lower().within(shifted.layout.modes());
        index.plus(shifted.offset.lower()).plus(<Modes<S, D> as Origins>::origin()).to_index()
    }
}
