//! Coordinate tensors: tensors without storage, whose elements are their coordinates.

use crate::algebra::Shifted;
use crate::layout::{HasIdentity, Layout, Modes, Origins};
use crate::num::Scalar;
use crate::tuple::{IntTuple, Stride};

/// The coordinate tensor of a shape: at each coordinate it has that coordinate. CuTe's
/// `make_identity_tensor`.
///
/// **Law.** `coordinates(s).index(c) = c` for a coordinate as nested as the shape; a number is split. And
/// data and coordinates stay in step: with a tensor `t` of the shape `s` and any chain `V` of views,
/// `V(t)[x] = t[V(coordinates(s)).index(x)]`.
///
/// (Only a tile that would cross from one number of a nested mode into the next has to step through them: data may
/// join there, and coordinates do not.)
///
/// So what is done to a tensor is done to its coordinates in the same words and with the same arguments:
/// tiles, partitions, slices, compositions and divides. It is a [`Layout::identity`] and where it starts,
/// a [`Shifted`], and takes no memory: static numbers stay in its type, and run-time ones are its offset.
///
/// Where tiles do not divide the shape, `local_tile_uneven` and `local_partition_uneven` run on past its
/// end, and that is what coordinates are for: [`is_within`](super::is_within) says which are in the shape,
/// [`predicate`](Shifted::predicate) says it for all of them at once, and [`gather`](super::gather) and
/// [`scatter`](super::scatter) move the elements that are there.
///
/// ```
/// use colex::{layout, tensor::{Tensor, coordinates, is_within}, tile};
///
/// let (m, n) = (5, 6); // sizes that run time knows, in tiles of 4 × 4, of which each thread of 2 × 2 has a part
/// let coords = coordinates((m, n));
/// let part = coords.local_tile_uneven(tile!(4, 4), (1, 0)).local_partition(layout!((2,2)), 3);
/// assert_eq!(part.index((0, 1)), (4 + 1, 3));
/// assert!(!is_within(part.index((0, 1)), (m, n))); // row 5 is not there
///
/// // in step: the same words, and a tensor that they divide
/// let data: [usize; 64] = core::array::from_fn(|i| i);
/// let t = Tensor::new(&data, layout!((8,8):(8,1)));
/// let (values, places) = (
///     t.local_tile(tile!(4, 4), (1, 0)).local_partition(layout!((2,2)), 3),
///     coordinates((8, 8)).local_tile(tile!(4, 4), (1, 0)).local_partition(layout!((2,2)), 3),
/// );
/// for x in 0..values.len() {
///     assert_eq!(values[x], t[places.index(x)]);
/// }
/// ```
///
/// A number is its own coordinate, and counts from `_0` on:
///
/// ```
/// use colex::tensor::coordinates;
///
/// assert_eq!(coordinates((4, 8)).to_string(), "(4,8):(_1@0,_1@1) @ (_0,_0)");
/// assert_eq!(coordinates(6).to_string(), "6:_1 @ _0");
/// ```
///
/// [`Layout::identity`]: crate::Layout::identity
#[must_use]
#[inline]
pub fn coordinates<S, D, O>(shape: S) -> Shifted<O, Layout<S, D>>
where
    S: IntTuple + HasIdentity<D>,
    D: Stride,
    <Modes<S, D> as Origins>::Origin: Scalar<Surface = O>,
{
    Shifted::new(Scalar::raise(<Modes<S, D> as Origins>::origin()), Layout::identity(shape))
}
