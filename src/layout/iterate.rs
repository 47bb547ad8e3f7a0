//! Every coordinate of a layout, and every index, in colexicographic order.

use core::fmt;
use core::iter::FusedIterator;

use crate::num::{RunTime, Scalar};
use crate::tuple::{IntTuple, Raise, Stride};

use super::{Evaluate, Extent, Layout, Modes, Walk};

impl<S: IntTuple, D: Stride> Layout<S, D> {
    /// Every coordinate, nested as the shape is, the first mode fastest.
    ///
    /// **Law.** The `i`-th is `hier_coord(i)`, for each `i` below the size. No step divides.
    ///
    /// ```
    /// use colex::layout;
    ///
    /// let h = layout!((2,(2,2)):(4,(2,1)));
    /// let coords: Vec<(usize, (usize, usize))> = h.coords().collect();
    /// assert_eq!(coords[..3], [(0, (0, 0)), (1, (0, 0)), (0, (1, 0))]);
    /// assert_eq!(coords.len(), 8);
    ///
    /// for ((i, j), index) in layout!((3,4):(4,1)).coords().zip([0, 4, 8, 1]) {
    ///     assert_eq!(4 * i + j, index);
    /// }
    /// ```
    ///
    /// Sibling: [`indices`](Self::indices).
    #[must_use]
    #[inline]
    pub fn coords<C>(self) -> Coords<Self, C>
    where
        Modes<S, D>: Walk<Counter: Raise<Surface = C>>,
        C: IntTuple<Tree = <Modes<S, D> as Walk>::Counter>,
    {
        Coords { layout: self, next: <Modes<S, D>>::start().raise(), left: self.len() }
    }

    /// Every index, in the order of the 1-D coordinates.
    ///
    /// **Law.** The `i`-th is `index(i)`, for each `i` below the size. No step from the front divides.
    ///
    /// They are `usize`, or `isize` where strides may be negative.
    ///
    /// ```
    /// use colex::layout;
    ///
    /// let row = layout!((3,4):(4,1));
    /// assert!(row.indices().eq([0, 4, 8, 1, 5, 9, 2, 6, 10, 3, 7, 11]));
    /// assert!(row.indices().rev().take(2).eq([11, 7]));
    /// assert!(layout!(4:-1).indices().eq([0, -1, -2, -3_isize]));
    /// ```
    ///
    /// Sibling: [`coords`](Self::coords).
    #[must_use]
    #[inline]
    pub fn indices(self) -> Indices<Self, <Modes<S, D> as Walk>::Counter> {
        Indices { layout: self, next: <Modes<S, D>>::start(), index: 0, from: 0, to: self.len() }
    }

    /// The size as a value, whatever is known of it.
    #[inline]
    fn len(self) -> usize {
        Extent::size(self.modes()).value().cast_unsigned()
    }
}

/// Every coordinate of a layout: the result of [`Layout::coords`].
#[derive(Clone)]
pub struct Coords<L, C> {
    layout: L,
    next: C,
    left: usize,
}

impl<S, D, C> Iterator for Coords<Layout<S, D>, C>
where
    S: IntTuple,
    D: Stride,
    Modes<S, D>: Walk<Counter: Raise<Surface = C>>,
    C: IntTuple<Tree = <Modes<S, D> as Walk>::Counter>,
{
    type Item = C;

    #[inline]
    fn next(&mut self) -> Option<C> {
        self.left = self.left.checked_sub(1)?;
        let coord = self.next;
        let mut counter = coord.lower();
        self.layout.modes().step(&mut counter, &mut 0);
        self.next = counter.raise();
        Some(coord)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.left, Some(self.left))
    }
}

impl<L, C> ExactSizeIterator for Coords<L, C> where Self: Iterator {}
impl<L, C> FusedIterator for Coords<L, C> where Self: Iterator {}

impl<L: fmt::Debug, C> fmt::Debug for Coords<L, C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the last {} coordinates of {:?}", self.left, self.layout)
    }
}

/// Every index of a layout: the result of [`Layout::indices`].
#[derive(Clone)]
pub struct Indices<L, C> {
    layout: L,
    next: C,
    index: isize,
    from: usize,
    to: usize,
}

type IndexScalar<S, D> = <Modes<S, D> as Evaluate>::At<usize>;

impl<S, D> Iterator for Indices<Layout<S, D>, <Modes<S, D> as Walk>::Counter>
where
    S: IntTuple,
    D: Stride,
{
    type Item = <IndexScalar<S, D> as RunTime>::Dynamic;

    #[inline]
    fn next(&mut self) -> Option<Self::Item> {
        if self.from == self.to {
            return None;
        }
        self.from += 1;
        let index = self.index;
        self.layout.modes().step(&mut self.next, &mut self.index);
        Some(<IndexScalar<S, D>>::of_value(index))
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.to - self.from, Some(self.to - self.from))
    }
}

impl<S, D> DoubleEndedIterator for Indices<Layout<S, D>, <Modes<S, D> as Walk>::Counter>
where
    S: IntTuple,
    D: Stride,
{
    #[inline]
    fn next_back(&mut self) -> Option<Self::Item> {
        if self.from == self.to {
            return None;
        }
        self.to -= 1;
        Some(<IndexScalar<S, D>>::of_value(self.layout.modes().at(self.to).value()))
    }
}

impl<L, C> ExactSizeIterator for Indices<L, C> where Self: Iterator {}
impl<L, C> FusedIterator for Indices<L, C> where Self: Iterator {}

impl<L: fmt::Debug, C> fmt::Debug for Indices<L, C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the indices of {:?} at {}..{}", self.layout, self.from, self.to)
    }
}
