//! `gather` and `scatter`: copies between a tensor and the places that a coordinate tensor says.

use crate::algebra::Shifted;
use crate::layout::{CoordinateOf, Layout, Modes, Walk};
use crate::refusal::granted;
use crate::tensor::{Addresses, Addressing, Alongside, Storage, StorageMut, Tensor};
use crate::tuple::{IntTuple, Raise, Stride};

/// Copies the elements of `src` at the coordinates `at`, as far as they are there.
///
/// **Law.** Afterwards `dst[i] = src[at.index(i)]` at the 1-D coordinates `i` where `at.index(i)` is a
/// coordinate of `src`, and as it was elsewhere. The shapes of `at` and `dst` are compatible.
///
/// The coordinate says which element and the tensor's shape whether it is there, so one comparison is both
/// the guard of a kernel and the check of the access. Tiles that overhang are brought in like this:
///
/// ```
/// use colex::{layout, tensor::{Tensor, coordinates, gather}, tile};
///
/// let data: [i32; 30] = core::array::from_fn(|i| i as i32);
/// let (m, n) = (5, 6);
/// let a = Tensor::new(&data[..], layout!((m,n):(n,1)));
/// let last = coordinates((m, n)).local_tile_uneven(tile!(2, 4), (2, 1));
/// let mut tile = Tensor::filled(-1, layout!((2,4):(4,1)));
/// gather(&a, last, &mut tile);
/// assert_eq!(tile.into_storage().as_slice(), [28, 29, -1, -1, -1, -1, -1, -1]);
/// ```
///
/// The inverse is [`scatter`]. Where elements past the end are in memory all the same, or comparisons
/// are to be made once for many copies, there is [`copy_if`](super::copy_if) by a
/// [`predicate`](Shifted::predicate).
///
/// # Panics
///
/// Where run-time shapes are not compatible; static ones do not compile.
#[inline]
#[track_caller]
pub fn gather<S, L, O, A, D, C, I, S2, L2>(
    src: &Tensor<S, L>,
    at: Shifted<O, Layout<A, D>>,
    dst: &mut Tensor<S2, L2>,
) where
    S: Storage<Elem: Copy>,
    L: Addressing,
    O: Copy,
    A: IntTuple,
    D: Stride,
    Layout<A, D>: Alongside<L2>,
    Modes<A, D>: Walk<Counter: Raise<Surface = C>>,
    C: IntTuple<Tree = <Modes<A, D> as Walk>::Counter> + CoordinateOf<Shifted<O, Layout<A, D>>, I>,
    I: Addresses<L>,
    S2: StorageMut<Elem = S::Elem>,
    L2: Addressing + Alongside<L2>,
{
    granted(at.layout().check_alongside(dst.layout()));
    let mut coords = at.layout().coords();
    dst.for_each_mut(|to| {
        let from = coords.next().and_then(|coord| src.copied(coord.index_in(at)));
        if let Some(element) = from {
            *to = element;
        }
    });
}

/// Copies the elements of `src` to the coordinates `at` of `dst`, as far as they are there.
///
/// **Law.** Afterwards `dst[at.index(i)] = src[i]` at the 1-D coordinates `i` where `at.index(i)` is a
/// coordinate of `dst`, and all other elements of `dst` are as they were. The shapes of `at` and `src` are
/// compatible.
///
/// ```
/// use colex::{layout, tensor::{Tensor, coordinates, scatter}};
///
/// // three threads write an element of every three each: the last ends early
/// let n = 7;
/// let mut data = [0; 7];
/// let mut a = Tensor::new(&mut data[..], layout!((n):(1)));
/// for thread in 0..3 {
///     let at = coordinates((9,)).local_partition(layout!((3)), thread);
///     scatter(&Tensor::filled(thread, layout!((3))), at, &mut a);
/// }
/// assert_eq!(data, [0, 1, 2, 0, 1, 2, 0]);
/// ```
///
/// The inverse is [`gather`].
///
/// # Panics
///
/// As [`gather`].
#[inline]
#[track_caller]
pub fn scatter<S, L, O, A, D, C, I, S2, L2>(
    src: &Tensor<S, L>,
    at: Shifted<O, Layout<A, D>>,
    dst: &mut Tensor<S2, L2>,
) where
    S: Storage<Elem: Copy>,
    L: Addressing + Alongside<L>,
    O: Copy,
    A: IntTuple,
    D: Stride,
    Layout<A, D>: Alongside<L>,
    Modes<A, D>: Walk<Counter: Raise<Surface = C>>,
    C: IntTuple<Tree = <Modes<A, D> as Walk>::Counter> + CoordinateOf<Shifted<O, Layout<A, D>>, I>,
    I: Addresses<L2>,
    S2: StorageMut<Elem = S::Elem>,
    L2: Addressing,
{
    granted(at.layout().check_alongside(src.layout()));
    let mut coords = at.layout().coords();
    src.for_each(|element| {
        if let Some(coord) = coords.next() {
            dst.put(coord.index_in(at), *element);
        }
    });
}
