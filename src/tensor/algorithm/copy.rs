//! `copy` and `copy_if`.

use crate::tensor::{Addressing, Alongside, Predicate, Storage, StorageMut, Tensor, pairs, runs};

use crate::refusal::granted;

/// Copies every element of `src` to the same coordinate of `dst`.
///
/// **Law.** Afterwards `dst[i] = src[i]` for every 1-D coordinate `i`. One of the shapes refines the other.
///
/// What lies side by side in both is copied as a slice, and the loops run along the memory of `dst`,
/// whatever the order of its modes. Where coordinates of `dst` share an element, it is one of theirs.
///
/// ```
/// use colex::{layout, tensor::{Tensor, copy}};
///
/// let src: [u32; 12] = core::array::from_fn(|i| i as u32);
/// let mut dst = [0; 12];
/// copy(
///     &Tensor::new(&src, layout!((3,4):(4,1))),
///     &mut Tensor::new(&mut dst, layout!((3,4):(1,3))),
/// );
/// assert_eq!(dst, [0, 4, 8, 1, 5, 9, 2, 6, 10, 3, 7, 11]);
/// ```
///
/// ```compile_fail,E0277
/// # use colex::{layout, tensor::{Tensor, copy}};
/// let src = Tensor::new([0; 12], layout!((3,4)));
/// copy(&src, &mut Tensor::new([0; 12], layout!((4,3)))); // a coordinate of one is none of the other
/// ```
///
/// # Panics
///
/// Where run-time shapes are not compatible; static ones do not compile.
#[inline]
#[track_caller]
pub fn copy<S, L, S2, L2>(src: &Tensor<S, L>, dst: &mut Tensor<S2, L2>)
where
    S: Storage<Elem: Copy>,
    L: Addressing + Alongside<L2>,
    S2: StorageMut<Elem = S::Elem>,
    L2: Addressing,
{
    granted(runs(src, dst, |src, dst| match (src, dst) {
        // Where nothing lies side by side, a call for each element would take longer than the move.
        ([src], [dst]) => *dst = *src,
        (src, dst) => dst.copy_from_slice(src),
    }));
}

/// Copies the elements of `src` that the predicate takes.
///
/// **Law.** Afterwards `dst[i] = src[i]` at the 1-D coordinates `i` where the predicate is true, and as it was
/// elsewhere. The predicate is a tensor of `bool` with a compatible shape, such as
/// [`predicate`](crate::Shifted::predicate) makes; or a closure of `i`. A mode in which it does not vary may
/// have stride 0.
///
/// ```
/// use colex::{layout, tensor::{Tensor, copy_if}};
///
/// let src = Tensor::new([1, 2, 3, 4], layout!(4));
/// let mut dst = Tensor::new([0; 4], layout!(4));
/// copy_if(|i| i != 2, &src, &mut dst);
/// assert_eq!(dst.into_storage(), [1, 2, 0, 4]);
///
/// let first_row = Tensor::new([true, false], layout!((2,2):(1,0)));
/// let src = Tensor::new([1, 2, 3, 4], layout!((2,2)));
/// let mut dst = Tensor::new([0; 4], layout!((2,2)));
/// copy_if(&first_row, &src, &mut dst);
/// assert_eq!(dst.into_storage(), [1, 0, 3, 0]);
/// ```
///
/// # Panics
///
/// As [`copy`].
#[inline]
#[track_caller]
pub fn copy_if<S, L, S2, L2>(
    mut predicate: impl Predicate<L>,
    src: &Tensor<S, L>,
    dst: &mut Tensor<S2, L2>,
) where
    S: Storage<Elem: Copy>,
    L: Addressing + Alongside<L2>,
    S2: StorageMut<Elem = S::Elem>,
    L2: Addressing,
{
    granted(predicate.check(src.layout()));
    let mut i = 0;
    granted(pairs(src, dst, |src, dst| {
        if predicate.takes(i) {
            *dst = *src;
        }
        i += 1;
    }));
}
