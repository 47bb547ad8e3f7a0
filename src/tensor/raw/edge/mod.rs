//! Tensors that end before their tiles do: cropping, and the tiles at the edge.

mod crop;
mod part;
mod tile;

use core::fmt;

use crate::layout::Layout;
use crate::tensor::Extents;

use super::{Addresses, Addressing, Movable, Tensor};

/// A tile, or a thread's part, that may reach past the end of its tensor.
///
/// `K` is the layout of what is inside, `R` that of the tile, and `P` the tuple of its sizes.
#[derive(Clone, Copy)]
pub struct Edge<S, K, R, P> {
    cropped: Tensor<S, K>,
    tile: R,
    start: P,
}

impl<S, K: Copy, R: Copy, P: Copy> Edge<S, K, R, P> {
    /// What is inside of the tensor.
    #[must_use]
    #[inline]
    pub fn crop(self) -> Tensor<S, K> {
        self.cropped
    }

    /// The layout of the whole tile.
    #[must_use]
    #[inline]
    pub fn layout(&self) -> R {
        self.tile
    }

    /// The coordinate in the tensor at which the tile starts.
    #[must_use]
    #[inline]
    pub fn start(&self) -> P {
        self.start
    }
}

impl<S, D, R, P: Copy> Edge<S, Layout<P, D>, R, P>
where
    D: Copy,
{
    /// The sizes of what is inside of the tensor.
    #[must_use]
    #[inline]
    pub fn residue(&self) -> P {
        self.cropped.layout.shape
    }

    /// Whether a coordinate of the tile is inside of the tensor.
    #[must_use]
    #[inline]
    pub fn has<C>(&self, coord: C) -> bool
    where
        S: Movable,
        C: Addresses<Layout<P, D>>,
    {
        coord.address(self.cropped.layout).is_some()
    }
}

impl<S, A, D, P> Edge<S, Layout<P, D>, Layout<A, D>, P> {
    /// The whole tile, if all of it is inside.
    #[must_use]
    #[inline]
    pub fn whole<const N: usize>(self) -> Option<Tensor<S, Layout<A, D>>>
    where
        S: Movable,
        P: Extents<N>,
        A: Extents<N>,
        Layout<P, D>: Addressing,
        Layout<A, D>: Addressing,
    {
        // The invariant: the sizes of the residue are the tile's, one by one, and the strides are the same.
        (self.cropped.layout.shape.extents() == self.tile.shape.extents())
            .then_some(Tensor { storage: self.cropped.storage, layout: self.tile })
    }
}

impl<S, K, R: fmt::Debug, P: fmt::Debug> fmt::Debug for Edge<S, K, R, P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Edge({:?} from {:?})", self.tile, self.start)
    }
}
