//! How a tensor is made: the proof that its layout stays inside its storage.

#[cfg(feature = "alloc")]
use alloc::{boxed::Box, vec::Vec};

use generic_array::sequence::GenericSequence;
use generic_array::{ArrayLength, GenericArray, IntoArrayLength};
use typenum::{B0, B1, Const, UInt, UTerm};

use crate::layout::{Extent, Layout, Modes};
use crate::num::{Nat, No, Scalar, Unknown, Verdict};
use crate::refusal::{Refusal, granted};
use crate::tuple::{IntTuple, Stride};

use super::{Addressing, Tensor, Trusted, View, ViewMut};

impl<S, L> Tensor<S, L> {
    /// The tensor of these elements.
    ///
    /// The storage is `&[T]`, `&mut [T]`, an array or a reference to one, a `GenericArray`, or with `alloc` a
    /// `Vec` or `Box<[T]>`. Between the smallest and the greatest index of the layout there must be no
    /// more elements than it has. For an array and a static layout the compiler checks that; else it is
    /// checked here, once.
    ///
    /// ```
    /// use colex::{layout, tensor::Tensor};
    ///
    /// let data: Vec<u32> = (0..24).collect();
    /// let (m, n) = (4, 6);
    /// let a = Tensor::new(&data[..], layout!((m,n):(n,1)));
    /// assert_eq!(a[(3, 5)], 23);
    ///
    /// let backwards = Tensor::new(&data[..], layout!(24:-1)); // index 0 is the last element
    /// assert_eq!([backwards[0], backwards[23]], [23, 0]);
    /// ```
    ///
    /// ```compile_fail,E0277
    /// # use colex::{layout, tensor::Tensor};
    /// let _ = Tensor::new(&[0; 12], layout!((3,4):(8,1))); // it reaches over 20 elements
    /// ```
    ///
    /// # Panics
    ///
    /// With a sentence, where [`try_new`](Self::try_new) is an error.
    #[must_use]
    #[inline]
    #[track_caller]
    pub fn new<P>(elements: P, layout: L) -> Self
    where
        P: Holds<L, S>,
    {
        granted(elements.hold(layout))
    }

    /// The tensor of these elements, or why the layout reaches outside of them.
    ///
    /// ```
    /// use colex::{layout, tensor::Tensor};
    ///
    /// let data = vec![0; 12];
    /// let refusal = Tensor::try_new(&data[..], layout!((3,4):(8,1))).unwrap_err();
    /// assert_eq!(refusal.to_string(), "the layout reaches over 20 elements, and the storage has 12");
    /// ```
    ///
    /// # Errors
    ///
    /// Where the layout reaches over more elements than the storage has.
    #[inline]
    pub fn try_new<P>(elements: P, layout: L) -> Result<Self, Refusal>
    where
        P: Holds<L, S>,
    {
        elements.hold(layout)
    }
}

impl<P, L> Tensor<P, L> {
    /// The tensor at a raw pointer, for kernels and foreign memory: `*const T` and `*mut T`.
    ///
    /// Its elements are read and written by [`get_ptr`](Self::get_ptr) and by what is made of it:
    /// [`as_view`](Self::as_view), [`as_view_mut`](Self::as_view_mut). The pointer is to the element with
    /// index 0.
    ///
    /// # Safety
    ///
    /// For every index `i` of the layout, `pointer + i` is inside one allocation.
    ///
    /// ```
    /// use colex::{layout, tensor::Tensor};
    ///
    /// let mut data = [0; 12];
    /// // SAFETY: the indices are 0 to 11.
    /// let a = unsafe { Tensor::from_raw(data.as_mut_ptr(), layout!((3,4):(4,1))) };
    /// // SAFETY: nobody else has `data`.
    /// unsafe { *a.get_ptr((2, 3)).unwrap() = 7 };
    /// assert_eq!(data[11], 7);
    /// ```
    ///
    /// Memory that a kernel shares is such a pointer, and mostly swizzled:
    ///
    /// ```
    /// use colex::{layout, num::*, swizzle::Swizzle, tensor::Tensor};
    ///
    /// let mut shared = [0; 64];
    /// let swizzled = Swizzle::<_3, _0, _3>::new().compose(layout!((8,8):(8,1)));
    /// // SAFETY: the indices are 0 to 63.
    /// let tile = unsafe { Tensor::from_raw(shared.as_mut_ptr(), swizzled) };
    /// for (i, j) in (0..8).flat_map(|i| (0..8).map(move |j| (i, j))) {
    ///     // SAFETY: nobody else has `shared`, and the coordinate is inside.
    ///     unsafe { *tile.as_view_mut().get_unchecked_mut((i, j)) = 8 * i + j };
    ///     // SAFETY: nobody writes to it.
    ///     unsafe { assert_eq!(*tile.as_view().get_unchecked((i, j)), 8 * i + j) };
    ///     assert_eq!(tile.get_ptr((i, j)), Some(shared.as_mut_ptr().wrapping_add(8 * i + (j ^ i))));
    /// }
    /// ```
    #[must_use]
    #[inline]
    pub unsafe fn from_raw(pointer: P, layout: L) -> Self
    where
        P: super::Pointer,
        L: Trusted,
    {
        Self { storage: pointer, layout }
    }
}

/// A layout whose reach is known to the compiler.
pub trait StaticReach: Addressing {
    /// The number of elements between the smallest index and the greatest.
    type Length: ArrayLength;
}

impl<S, D> StaticReach for Layout<S, D>
where
    S: IntTuple,
    D: Stride,
    Self: Addressing,
    <Modes<S, D> as Extent>::Cosize: KnownLength<S, D>,
{
    type Length = <<Modes<S, D> as Extent>::Cosize as KnownLength<S, D>>::Length;
}

/// The cosize `Self` of the layout `S:D` is known to the compiler.
#[diagnostic::on_unimplemented(
    message = "the layout `{S}:{D}` has run-time numbers: no array is known to be as long as it reaches",
    label = "an array in a tensor has the length of the layout's cosize, and that must be static",
    note = "with `alloc`, `Tensor::allocated` makes a tensor of any layout"
)]
pub trait KnownLength<S, D> {
    /// The length.
    type Length: ArrayLength;
}

// Number by number: of a `usize` there is no length, and nothing else to complain of.
#[diagnostic::do_not_recommend]
impl<S, D> KnownLength<S, D> for UTerm {
    type Length = Self;
}
#[diagnostic::do_not_recommend]
impl<S, D, V: Nat> KnownLength<S, D> for UInt<V, B0>
where
    Self: ArrayLength,
{
    type Length = Self;
}
#[diagnostic::do_not_recommend]
impl<S, D, V: Nat> KnownLength<S, D> for UInt<V, B1>
where
    Self: ArrayLength,
{
    type Length = Self;
}

impl<T: Clone, L: StaticReach> Tensor<GenericArray<T, L::Length>, L> {
    /// A tensor that owns its elements, all of them `value`; as many as the layout reaches over, which must
    /// be known to the compiler. It lies where it is put: on the stack, or in registers.
    ///
    /// ```
    /// use colex::{layout, tensor::Tensor};
    ///
    /// let mut c = Tensor::filled(0.0, layout!((4,8)));
    /// c[(3, 7)] = 1.5;
    /// assert_eq!(c.into_storage().len(), 32);
    /// ```
    #[must_use]
    #[inline]
    pub fn filled(value: T, layout: L) -> Self {
        // The invariant: there are as many elements as the layout reaches over.
        Self { storage: GenericArray::generate(|_| value.clone()), layout }
    }
}

#[cfg(feature = "alloc")]
impl<T: Clone, L: Addressing> Tensor<Box<[T]>, L> {
    /// A tensor that owns its elements, all of them `value`, on the heap; as many as the layout reaches over.
    ///
    /// # Panics
    ///
    /// Where they are more than memory can hold.
    #[must_use]
    #[inline]
    #[track_caller]
    pub fn allocated(value: T, layout: L) -> Self {
        let reach = granted(layout.check_reach(usize::MAX));
        // The invariant: there are as many elements as the layout reaches over.
        Self { storage: alloc::vec![value; reach.elements()].into_boxed_slice(), layout }
    }
}

/// Elements of which a tensor can be made.
///
/// # Safety
///
/// `into_storage` is a storage of `length` elements, the first at its origin for a `below` of 0, or,
/// where `below` is given, `below` elements before its origin.
#[diagnostic::on_unimplemented(
    message = "no tensor can be made of `{Self}`",
    label = "these are not elements in a row",
    note = "a tensor is made of `&[T]`, `&mut [T]`, an array or a reference to one, a `GenericArray`, a `Vec` or a `Box<[T]>`; of a raw pointer by `Tensor::from_raw`"
)]
pub unsafe trait Elements {
    /// The storage.
    type Storage;
    /// The number of elements, a static number where it is known.
    type Length: Scalar;
    /// The number of elements.
    fn length(&self) -> usize;
    /// The storage, whose index 0 is after `below` elements.
    fn into_storage(self, below: usize) -> Self::Storage;
}

/// Implements [`Elements`].
macro_rules! elements {
    ($([$($parameter:tt)*] $Elements:ty: $Length:ty => $Storage:ty, |$this:ident, $below:ident| $storage:expr;)*) => {$(
        // SAFETY: the storage is that of the slice, its origin `below` elements after the first.
        unsafe impl<$($parameter)*> Elements for $Elements {
            type Storage = $Storage;
            type Length = $Length;
            #[inline]
            fn length(&self) -> usize {
                self.len()
            }
            #[inline]
            fn into_storage(self, $below: usize) -> $Storage {
                let $this = self;
                $storage
            }
        }
    )*};
}

/// The length of an array as a number of the algorithms.
pub type LengthOf<const N: usize> = <Const<N> as StaticLength>::Length;

/// A length that is known as a type.
#[diagnostic::on_unimplemented(
    message = "the array's length is known to no type",
    label = "typenum names the lengths to 1024 and some powers above",
    note = "make the tensor of a slice: `&array[..]`"
)]
pub trait StaticLength {
    /// The length.
    type Length: Nat;
}

#[diagnostic::do_not_recommend]
impl<const N: usize> StaticLength for Const<N>
where
    Const<N>: IntoArrayLength<ArrayLength: Nat>,
{
    type Length = <Const<N> as IntoArrayLength>::ArrayLength;
}

elements! {
    ['a, T] &'a [T]: usize => View<'a, T>, |this, below| View::at(this.as_ptr().wrapping_add(below));
    ['a, T] &'a mut [T]: usize => ViewMut<'a, T>, |this, below| ViewMut::at(this.as_mut_ptr().wrapping_add(below));
    ['a, T, N: ArrayLength + Nat] &'a GenericArray<T, N>: N => View<'a, T>, |this, below| View::at(this.as_ptr().wrapping_add(below));
    ['a, T, N: ArrayLength + Nat] &'a mut GenericArray<T, N>: N => ViewMut<'a, T>, |this, below| ViewMut::at(this.as_mut_ptr().wrapping_add(below));
    [T, N: ArrayLength + Nat] GenericArray<T, N>: N => GenericArray<T, N>, |this, _below| this;
}

/// Implements [`Elements`] for arrays.
macro_rules! array {
    ($([$($a:lifetime)?] $Elements:ty => $Storage:ty, |$this:ident, $below:ident| $storage:expr;)*) => {$(
        // SAFETY: the storage is that of the array, its origin `below` elements after the first.
        unsafe impl<$($a,)? T, const N: usize> Elements for $Elements
        where
            Const<N>: StaticLength,
        {
            type Storage = $Storage;
            type Length = LengthOf<N>;
            #[inline]
            fn length(&self) -> usize {
                N
            }
            #[inline]
            fn into_storage(self, $below: usize) -> $Storage {
                let $this = self;
                $storage
            }
        }
    )*};
}

array! {
    ['a] &'a [T; N] => View<'a, T>, |this, below| View::at(this.as_ptr().wrapping_add(below));
    ['a] &'a mut [T; N] => ViewMut<'a, T>, |this, below| ViewMut::at(this.as_mut_ptr().wrapping_add(below));
    [] [T; N] => [T; N], |this, _below| this;
}

#[cfg(feature = "alloc")]
elements! {
    ['a, T] &'a Vec<T>: usize => View<'a, T>, |this, below| View::at(this.as_ptr().wrapping_add(below));
    ['a, T] &'a mut Vec<T>: usize => ViewMut<'a, T>, |this, below| ViewMut::at(this.as_mut_ptr().wrapping_add(below));
    [T] Vec<T>: usize => Vec<T>, |this, _below| this;
    [T] Box<[T]>: usize => Box<[T]>, |this, _below| this;
}

/// Elements of which a tensor of the layout `L` can be made; its storage is `S`.
#[diagnostic::on_unimplemented(
    message = "no tensor can be made of `{Self}`",
    label = "these are not elements in a row",
    note = "a tensor is made of `&[T]`, `&mut [T]`, an array or a reference to one, a `GenericArray`, a `Vec` or a `Box<[T]>`; of a raw pointer by `Tensor::from_raw`"
)]
pub trait Holds<L, S> {
    /// The tensor, or why there is none.
    ///
    /// # Errors
    ///
    /// Where the layout reaches outside.
    fn hold(self, layout: L) -> Result<Tensor<S, L>, Refusal>;
}

/// Whether there are less elements than the layout reaches over.
type TooFew<P, S, D> =
    <<P as Elements>::Length as Scalar>::IsBelow<<Modes<S, D> as Extent>::Cosize>;

impl<S, D, P> Holds<Layout<S, D>, P::Storage> for P
where
    S: IntTuple,
    D: Stride,
    Layout<S, D>: Trusted,
    P: Elements,
    TooFew<P, S, D>:
        Enough<<<Modes<S, D> as Extent>::Cosize as Scalar>::Shown, <P::Length as Scalar>::Shown>,
{
    #[inline]
    fn hold(self, layout: Layout<S, D>) -> Result<Tensor<P::Storage, Layout<S, D>>, Refusal> {
        held(self, layout)
    }
}

/// The tensor of these elements, if the layout does not reach outside of them.
#[inline]
pub(super) fn held<P: Elements, L: Addressing>(
    elements: P,
    layout: L,
) -> Result<Tensor<P::Storage, L>, Refusal> {
    let reach = layout.check_reach(elements.length())?;
    // The invariant: index 0 is `below` elements after the first of `elements`, of which there are
    // at least `below + 1 + above`; they are borrowed, or owned, by the storage.
    Ok(Tensor { storage: elements.into_storage(reach.below), layout })
}

/// The verdict `Self` on there being too few elements is not yes: `Reach` are no more than `Length`.
#[diagnostic::on_unimplemented(
    message = "the layout reaches outside the storage: it needs `{Reach}` elements, and there are `{Length}`",
    label = "the array has `{Length}` elements, less than the layout's cosize `{Reach}`",
    note = "cosize counts from the smallest index to the greatest, gaps included"
)]
pub trait Enough<Reach, Length>: Verdict {}

#[diagnostic::do_not_recommend]
impl<Reach, Length> Enough<Reach, Length> for No {}
#[diagnostic::do_not_recommend]
impl<Reach, Length> Enough<Reach, Length> for Unknown {}
