//! A tensor of which only the first coordinates are left.

use crate::layout::{CongruentTo, Layout};
use crate::refusal::Refusal;
use crate::swizzle::ComposedLayout;
use crate::tensor::Extents;
use crate::tuple::{IntTuple, Stride};

use super::super::{Addressing, Movable, Tensor};

impl<S, A, D> Tensor<S, Layout<A, D>>
where
    A: IntTuple,
    D: Stride,
    Layout<A, D>: Addressing,
{
    /// The first coordinates of each mode: the tensor with a smaller shape.
    ///
    /// **Law.** `t.crop(s)[c]` is `t[c]`, for the coordinates of the shape `s`.
    ///
    /// ```
    /// use colex::{layout, tensor::Tensor};
    ///
    /// let mut data = [0; 12];
    /// Tensor::new(&mut data, layout!((3,4):(4,1))).crop((2, 3)).fill(1);
    /// assert_eq!(data, [1, 1, 1, 0, 1, 1, 1, 0, 0, 0, 0, 0]);
    /// ```
    ///
    /// # Panics
    ///
    /// Where a size is greater than the tensor's.
    #[must_use]
    #[inline]
    #[track_caller]
    pub fn crop<const N: usize, P>(self, shape: P) -> Tensor<S, Layout<P, D>>
    where
        S: Movable,
        A: Extents<N>,
        P: Extents<N> + CongruentTo<D>,
        Layout<P, D>: Addressing,
    {
        let layout = cropped(self.layout, shape);
        // SAFETY: the strides are the same, and each number of a coordinate is below a size that is below the
        // tensor's: so the indices are those of the tensor at the same coordinates.
        unsafe { self.narrowed(0, layout) }
    }
}

impl<S, Z, O, A, D> Tensor<S, ComposedLayout<Z, O, Layout<A, D>>>
where
    Z: Copy,
    O: Copy,
    A: IntTuple,
    D: Stride,
    ComposedLayout<Z, O, Layout<A, D>>: Addressing,
{
    /// The first coordinates of each mode, under the same swizzle.
    ///
    /// **Law.** `t.crop(s)[c]` is `t[c]`, for the coordinates of the shape `s`.
    ///
    /// ```
    /// use colex::{layout, num::*, swizzle::Swizzle, tensor::{Tensor, copy}, tile};
    ///
    /// // the last tile of a 5 × 6 matrix, in a swizzled buffer of 4 × 4
    /// let data: [i32; 30] = core::array::from_fn(|i| i as i32);
    /// let (m, n) = (5, 6);
    /// let tile = Tensor::new(&data[..], layout!((m,n):(n,1))).local_tile_uneven(tile!(4, 4), (1, 1));
    /// let mut buffer = Tensor::filled(0, Swizzle::<_2, _0, _2>::new().compose(layout!((4,4):(4,1))));
    /// copy(&tile.crop(), &mut buffer.view_mut().crop(tile.residue()));
    /// assert_eq!([buffer[(0, 0)], buffer[(0, 1)], buffer[(0, 2)]], [28, 29, 0]);
    /// ```
    ///
    /// # Panics
    ///
    /// Where a size is greater than the tensor's.
    #[must_use]
    #[inline]
    #[track_caller]
    pub fn crop<const N: usize, P>(self, shape: P) -> Tensor<S, ComposedLayout<Z, O, Layout<P, D>>>
    where
        S: Movable,
        A: Extents<N>,
        P: Extents<N> + CongruentTo<D>,
        ComposedLayout<Z, O, Layout<P, D>>: Addressing,
    {
        let whole = self.layout;
        let layout = ComposedLayout::new(whole.swizzle, whole.offset, cropped(whole.layout, shape));
        // SAFETY: as above, of the indices before the swizzle; so they are the tensor's after it.
        unsafe { self.narrowed(0, layout) }
    }
}

/// The layout with a shape that is no larger.
#[inline]
#[track_caller]
fn cropped<const N: usize, A, D, P>(layout: Layout<A, D>, shape: P) -> Layout<P, D>
where
    A: Extents<N>,
    D: Stride,
    P: Extents<N> + CongruentTo<D>,
{
    // `P` may be any coordinate: its numbers are read from the layout that is made of it.
    let result = Layout::new(shape, layout.stride);
    for (size, bound) in result.shape.extents().into_iter().zip(layout.shape.extents()) {
        if size > bound {
            Refusal::Outside { coordinate: size - 1, size: bound }.raise();
        }
    }
    result
}
