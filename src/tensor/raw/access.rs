//! Single elements: `[]`, `get`, and access without a check.

use core::ops::{Index, IndexMut};

use crate::algebra::Visit;
use crate::layout::{Evaluate, Extent, FitsShape, Layout, Modes};
use crate::num::Scalar;
use crate::refusal::Refusal;
use crate::tensor::{Inside, InsideOf, Reach};
use crate::tuple::{IntTuple, Stride, Tree};

use super::{Storage, StorageMut, Tensor, Trusted, View, ViewMut};

/// A layout that a tensor can have.
pub trait Addressing: Trusted {
    /// Its smallest and greatest index, and how many coordinates it has.
    fn reached(self) -> Option<Reach>;
    /// How far its smallest index is below 0.
    #[inline]
    fn below(self) -> usize {
        self.reached().map_or(0, |reach| reach.below)
    }
    /// Whether a size is 0: then there is no coordinate, however large the others are.
    fn has_none(self) -> bool;
    /// The number of coordinates.
    fn count(self) -> usize;
    /// The index of a 1-D coordinate.
    fn index_of(self, coord: usize) -> isize;
    /// The index from which the 1-D coordinates run through memory, if they do, and there are any.
    fn contiguous_from(self) -> Option<isize>;
    /// The reach, which so many elements hold.
    ///
    /// # Errors
    ///
    /// Where they do not.
    #[inline]
    fn check_reach(self, elements: usize) -> Result<Reach, Refusal> {
        fitting(self.reached(), elements)
    }
}

/// The reach, if so many elements hold it; `None` is more than any do.
#[inline]
pub(super) fn fitting(reach: Option<Reach>, elements: usize) -> Result<Reach, Refusal> {
    match reach {
        Some(reach) if reach.elements() <= elements => Ok(reach),
        Some(reach) => Err(Refusal::OutOfReach { reach: reach.elements(), elements }),
        None => Err(Refusal::OutOfReach { reach: usize::MAX, elements }),
    }
}

impl<S, D> Addressing for Layout<S, D>
where
    S: IntTuple,
    D: Stride,
    Self: Trusted,
{
    #[inline]
    fn reached(self) -> Option<Reach> {
        Reach::of(self.modes())
    }
    #[inline]
    fn has_none(self) -> bool {
        let mut none = false;
        Modes::<S, D>::visit(self.modes(), &mut |size, _| none |= size == 0);
        none
    }
    #[inline]
    fn count(self) -> usize {
        if self.has_none() { 0 } else { self.modes().size().value().cast_unsigned() }
    }
    #[inline]
    fn index_of(self, coord: usize) -> isize {
        self.modes().at(coord).value()
    }
    #[inline]
    fn contiguous_from(self) -> Option<isize> {
        let (mut next, mut contiguous) = (1, true);
        Modes::<S, D>::visit(self.modes(), &mut |size, stride| {
            contiguous &= size == 1 || size > 0 && stride == next;
            next = next.wrapping_mul(size);
        });
        contiguous.then_some(0)
    }
}

/// A coordinate of a tensor with the layout `L`: a number, a tuple, or nested; of fitting structure, and with
/// no static number that is outside.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a coordinate of a tensor with the layout `{L}`",
    label = "this is neither a number nor a tuple of numbers, static or `usize`"
)]
pub trait Addresses<L>: Trusted {
    /// The index of the coordinate, if it is inside.
    fn address(self, layout: L) -> Option<isize>;
    /// The index of the coordinate, wherever it is.
    fn address_anyhow(self, layout: L) -> isize;
    /// Why the coordinate is not inside.
    fn refuse(self, layout: L) -> Refusal;
}

impl<S, D, C> Addresses<Layout<S, D>> for C
where
    S: IntTuple,
    D: Stride,
    Layout<S, D>: Trusted,
    C: Trusted + IntTuple + InsideOf<Layout<S, D>>,
    <C::Tree as Tree>::Fits<Modes<S, D>>: FitsShape<C, S>,
{
    #[inline]
    fn address(self, layout: Layout<S, D>) -> Option<isize> {
        let (coord, modes) = (self.lower(), layout.modes());
        coord.inside(modes).then(|| coord.within(modes).value())
    }
    #[inline]
    fn address_anyhow(self, layout: Layout<S, D>) -> isize {
        self.lower().within(layout.modes()).value()
    }
    #[cold]
    fn refuse(self, layout: Layout<S, D>) -> Refusal {
        self.refusal(layout)
    }
}

impl<S: Storage, L: Addressing> Tensor<S, L> {
    /// The element at a coordinate; `None` where the coordinate is outside the shape.
    ///
    /// A coordinate past the size of its mode is outside, whether or not its index is in the storage. One
    /// comparison is made for each run-time number of the coordinate, with the size it stands at, and
    /// none for a static one; loops that run to the sizes lose them altogether.
    #[must_use]
    #[inline]
    pub fn get<C>(&self, coord: C) -> Option<&S::Elem>
    where
        C: Addresses<L>,
    {
        let index = coord.address(self.layout)?;
        // SAFETY: `index` is an index of the layout: that of a coordinate inside the shape.
        Some(unsafe { &*self.storage.origin(self.layout.below()).offset(index) })
    }

    /// The element at a coordinate, which is not compared with the shape.
    ///
    /// # Safety
    ///
    /// The coordinate is inside the shape.
    #[must_use]
    #[inline]
    pub unsafe fn get_unchecked<C>(&self, coord: C) -> &S::Elem
    where
        C: Addresses<L>,
    {
        let index = coord.address_anyhow(self.layout);
        // SAFETY: `index` is an index of the layout, as the caller vouches.
        unsafe { &*self.storage.origin(self.layout.below()).offset(index) }
    }

    /// The tensor as a view of what it holds.
    ///
    /// A view is `Copy`, and parts are views: slices, tiles, partitions. It holds the address of index 0, so
    /// in a hot loop it is also faster than a tensor that owns its elements and may have to find it.
    #[must_use]
    #[inline]
    pub fn view(&self) -> Tensor<View<'_, S::Elem>, L> {
        // The invariant: the elements are the same, and `self` is borrowed for as long as the view.
        let storage = View::at(self.storage.origin(self.layout.below()));
        Tensor { storage, layout: self.layout }
    }

    /// The number of coordinates.
    #[must_use]
    #[inline]
    pub fn len(&self) -> usize {
        self.layout.count()
    }

    /// Whether there is no coordinate.
    #[must_use]
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.layout.has_none()
    }
}

impl<S: StorageMut, L: Addressing> Tensor<S, L> {
    /// The element at a coordinate, to be written; `None` where the coordinate is outside the shape.
    ///
    /// As [`get`](Self::get).
    #[must_use]
    #[inline]
    pub fn get_mut<C>(&mut self, coord: C) -> Option<&mut S::Elem>
    where
        C: Addresses<L>,
    {
        let index = coord.address(self.layout)?;
        // SAFETY: `index` is an index of the layout: that of a coordinate inside the shape.
        Some(unsafe { &mut *self.storage.origin_mut(self.layout.below()).offset(index) })
    }

    /// The element at a coordinate, to be written; the coordinate is not compared with the shape.
    ///
    /// # Safety
    ///
    /// The coordinate is inside the shape.
    #[must_use]
    #[inline]
    pub unsafe fn get_unchecked_mut<C>(&mut self, coord: C) -> &mut S::Elem
    where
        C: Addresses<L>,
    {
        let index = coord.address_anyhow(self.layout);
        // SAFETY: `index` is an index of the layout, as the caller vouches.
        unsafe { &mut *self.storage.origin_mut(self.layout.below()).offset(index) }
    }

    /// The tensor as a mutable view of what it holds.
    ///
    /// Parts are made of views and use them up: `a.view_mut().slice(…)` leaves `a` for later.
    #[must_use]
    #[inline]
    pub fn view_mut(&mut self) -> Tensor<ViewMut<'_, S::Elem>, L> {
        // The invariant: the elements are the same, and `self` is borrowed for as long as the view.
        let storage = ViewMut::at(self.storage.origin_mut(self.layout.below()));
        Tensor { storage, layout: self.layout }
    }
}

impl<S: Storage, L: Addressing, C: Addresses<L>> Index<C> for Tensor<S, L> {
    type Output = S::Elem;

    #[inline]
    #[track_caller]
    fn index(&self, coord: C) -> &S::Elem {
        let Some(index) = coord.address(self.layout) else {
            coord.refuse(self.layout).raise();
        };
        // SAFETY: `index` is an index of the layout: that of a coordinate inside the shape.
        unsafe { &*self.storage.origin(self.layout.below()).offset(index) }
    }
}

impl<S: StorageMut, L: Addressing, C: Addresses<L>> IndexMut<C> for Tensor<S, L> {
    #[inline]
    #[track_caller]
    fn index_mut(&mut self, coord: C) -> &mut S::Elem {
        let Some(index) = coord.address(self.layout) else {
            coord.refuse(self.layout).raise();
        };
        // SAFETY: `index` is an index of the layout: that of a coordinate inside the shape.
        unsafe { &mut *self.storage.origin_mut(self.layout.below()).offset(index) }
    }
}

/// A raw pointer as the storage of a tensor.
pub trait Pointer: super::Movable + Copy {
    /// The elements.
    type Elem;
    /// The pointer `index` elements on.
    #[must_use]
    fn at(self, index: isize) -> Self;
    /// The address.
    fn address(self) -> *const Self::Elem;
}

macro_rules! pointer {
    ($($Pointer:ty)*) => {$(
        impl<T> Pointer for $Pointer {
            type Elem = T;
            #[inline]
            fn at(self, index: isize) -> Self {
                self.wrapping_offset(index)
            }
            #[inline]
            fn address(self) -> *const T {
                self
            }
        }
    )*};
}

pointer!(*const T *mut T);

impl<P: Pointer, L: Addressing> Tensor<P, L> {
    /// The pointer to the element at a coordinate; `None` where the coordinate is outside the shape.
    #[must_use]
    #[inline]
    pub fn get_ptr<C>(self, coord: C) -> Option<P>
    where
        C: Addresses<L>,
    {
        coord.address(self.layout).map(|index| self.storage.at(index))
    }

    /// The elements behind a raw pointer as a view.
    ///
    /// # Safety
    ///
    /// For as long as `'a`, the elements are initialised and nobody writes to them.
    #[must_use]
    #[inline]
    pub unsafe fn as_view<'a>(self) -> Tensor<View<'a, P::Elem>, L>
    where
        P::Elem: 'a,
    {
        Tensor { storage: View::at(self.storage.address()), layout: self.layout }
    }
}

impl<T, L: Addressing> Tensor<*mut T, L> {
    /// The elements behind a raw pointer as a mutable view.
    ///
    /// # Safety
    ///
    /// For as long as `'a`, the elements are initialised and nobody else touches them.
    #[must_use]
    #[inline]
    pub unsafe fn as_view_mut<'a>(self) -> Tensor<ViewMut<'a, T>, L>
    where
        T: 'a,
    {
        Tensor { storage: ViewMut::at(self.storage), layout: self.layout }
    }
}
