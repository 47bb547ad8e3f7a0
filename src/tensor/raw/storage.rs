//! What holds the elements: views of memory, memory that a tensor owns, and raw pointers.

use core::fmt;
use core::marker::PhantomData;

#[cfg(feature = "alloc")]
use alloc::{boxed::Box, vec::Vec};

use generic_array::{ArrayLength, GenericArray};

/// The storage of a tensor, for reading.
///
/// # Safety
///
/// `origin` is the same address for as long as the storage is neither moved nor mutably borrowed, and the
/// elements that a [`Tensor`](super::Tensor) over the storage has (see the module's invariant) may be
/// read through it while the storage is borrowed.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not the storage of a readable tensor",
    label = "elements are read through `View`, `ViewMut` and owned arrays; raw pointers only by unsafe access"
)]
pub unsafe trait Storage {
    /// The elements.
    type Elem;
    /// The address of the element with index 0, where `below` elements lie before it.
    fn origin(&self, below: usize) -> *const Self::Elem;
}

/// The storage of a tensor, for writing.
///
/// # Safety
///
/// As [`Storage`], with elements that may be written while the storage is mutably borrowed.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not the storage of a writable tensor",
    label = "elements are written through `ViewMut` and owned arrays",
    note = "make the tensor over `&mut` storage to write to it"
)]
pub unsafe trait StorageMut: Storage {
    /// The address of the element with index 0, where `below` elements lie before it.
    fn origin_mut(&mut self, below: usize) -> *mut Self::Elem;
}

/// A storage that is an address, so that a view can start elsewhere in the same memory.
///
/// # Safety
///
/// `moved(n)` and `part(n)` are the storage whose origin is `n` elements on.
#[diagnostic::on_unimplemented(
    message = "a tensor that owns its elements is not cut up: its parts are seen through a view",
    label = "call `.view()` or `.view_mut()` first",
    note = "slices, tiles and partitions are made of views; a tensor that owns its elements stays whole"
)]
pub unsafe trait Movable: Sized {
    /// The same storage with its origin `by` elements on.
    #[must_use]
    fn moved(self, by: isize) -> Self;
    /// A second storage, with its origin `by` elements on.
    ///
    /// # Safety
    ///
    /// Elements that are written through one of the two are not touched through the other.
    #[must_use]
    unsafe fn part(&self, by: isize) -> Self;
}

/// Elements that are borrowed: `&[T]` without its length, which the layout knows.
pub struct View<'a, T> {
    origin: *const T,
    borrow: PhantomData<&'a [T]>,
}

/// Elements that are mutably borrowed: `&mut [T]` without its length, which the layout knows.
pub struct ViewMut<'a, T> {
    origin: *mut T,
    borrow: PhantomData<&'a mut [T]>,
}

// SAFETY: a `View` is a `&[T]`, as `borrow` says.
unsafe impl<T: Sync> Send for View<'_, T> {}
// SAFETY: as above.
unsafe impl<T: Sync> Sync for View<'_, T> {}
// SAFETY: a `ViewMut` is a `&mut [T]`, as `borrow` says.
unsafe impl<T: Send> Send for ViewMut<'_, T> {}
// SAFETY: as above; through a shared `ViewMut` elements are only read.
unsafe impl<T: Sync> Sync for ViewMut<'_, T> {}

impl<T> Clone for View<'_, T> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for View<'_, T> {}

impl<T> View<'_, T> {
    /// The view of memory whose element with index 0 is at `origin`.
    #[inline]
    pub(super) fn at(origin: *const T) -> Self {
        Self { origin, borrow: PhantomData }
    }

    /// The address of the element with index 0.
    #[inline]
    pub(super) fn address(&self) -> *const T {
        self.origin
    }
}

impl<T> ViewMut<'_, T> {
    /// The mutable view of memory whose element with index 0 is at `origin`.
    #[inline]
    pub(super) fn at(origin: *mut T) -> Self {
        Self { origin, borrow: PhantomData }
    }

    /// The address of the element with index 0.
    #[inline]
    pub(super) fn address(&self) -> *mut T {
        self.origin
    }
}

impl<T> fmt::Debug for View<'_, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "View({:p})", self.origin)
    }
}

impl<T> fmt::Debug for ViewMut<'_, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "ViewMut({:p})", self.origin)
    }
}

// SAFETY: the origin is a field; the invariant says what may be read.
unsafe impl<T> Storage for View<'_, T> {
    type Elem = T;
    #[inline]
    fn origin(&self, _: usize) -> *const T {
        self.origin
    }
}

// SAFETY: as above.
unsafe impl<T> Storage for ViewMut<'_, T> {
    type Elem = T;
    #[inline]
    fn origin(&self, _: usize) -> *const T {
        self.origin
    }
}

// SAFETY: as above; a mutable view is the only one to its elements.
unsafe impl<T> StorageMut for ViewMut<'_, T> {
    #[inline]
    fn origin_mut(&mut self, _: usize) -> *mut T {
        self.origin
    }
}

// SAFETY: the origin moves.
unsafe impl<T> Movable for View<'_, T> {
    #[inline]
    fn moved(self, by: isize) -> Self {
        Self::at(self.origin.wrapping_offset(by))
    }
    #[inline]
    unsafe fn part(&self, by: isize) -> Self {
        Self::at(self.origin.wrapping_offset(by))
    }
}

// SAFETY: the origin moves.
unsafe impl<T> Movable for ViewMut<'_, T> {
    #[inline]
    fn moved(self, by: isize) -> Self {
        Self::at(self.origin.wrapping_offset(by))
    }
    #[inline]
    unsafe fn part(&self, by: isize) -> Self {
        Self::at(self.origin.wrapping_offset(by))
    }
}

// SAFETY: the pointer moves.
unsafe impl<T> Movable for *const T {
    #[inline]
    fn moved(self, by: isize) -> Self {
        self.wrapping_offset(by)
    }
    #[inline]
    unsafe fn part(&self, by: isize) -> Self {
        self.wrapping_offset(by)
    }
}

// SAFETY: the pointer moves.
unsafe impl<T> Movable for *mut T {
    #[inline]
    fn moved(self, by: isize) -> Self {
        self.wrapping_offset(by)
    }
    #[inline]
    unsafe fn part(&self, by: isize) -> Self {
        self.wrapping_offset(by)
    }
}

/// Implements the two traits for what derefs to a slice and owns it.
macro_rules! owned {
    ($([$($parameter:tt)*] $Storage:ty;)*) => {$(
        // SAFETY: the elements are those of the slice, of which a borrow of the storage is a borrow. The
        // constructors prove that the indices are inside.
        unsafe impl<$($parameter)*> Storage for $Storage {
            type Elem = T;
            #[inline]
            fn origin(&self, below: usize) -> *const T {
                self.as_slice().as_ptr().wrapping_add(below)
            }
        }

        // SAFETY: as above.
        unsafe impl<$($parameter)*> StorageMut for $Storage {
            #[inline]
            fn origin_mut(&mut self, below: usize) -> *mut T {
                self.as_mut_slice().as_mut_ptr().wrapping_add(below)
            }
        }
    )*};
}

owned! {
    [T, const N: usize] [T; N];
    [T, N: ArrayLength] GenericArray<T, N>;
}

#[cfg(feature = "alloc")]
owned! {
    [T] Vec<T>;
}

#[cfg(feature = "alloc")]
// SAFETY: as for arrays.
unsafe impl<T> Storage for Box<[T]> {
    type Elem = T;
    #[inline]
    fn origin(&self, below: usize) -> *const T {
        self.as_ptr().wrapping_add(below)
    }
}

#[cfg(feature = "alloc")]
// SAFETY: as for arrays.
unsafe impl<T> StorageMut for Box<[T]> {
    #[inline]
    fn origin_mut(&mut self, below: usize) -> *mut T {
        self.as_mut_ptr().wrapping_add(below)
    }
}
