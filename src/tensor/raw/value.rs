//! Elements by value.

use super::{Addresses, Addressing, Storage, StorageMut, Tensor};

impl<S: Storage<Elem: Copy>, L: Addressing> Tensor<S, L> {
    /// A copy of the element at a coordinate; `None` where the coordinate is outside the shape.
    ///
    /// It is what `get` says, less a comparison: a reference in an `Option` is compared with null.
    #[inline]
    pub(crate) fn copied<C>(&self, coord: C) -> Option<S::Elem>
    where
        C: Addresses<L>,
    {
        let index = coord.address(self.layout)?;
        // SAFETY: `index` is an index of the layout: that of a coordinate inside the shape.
        Some(unsafe { *self.storage.origin(self.layout.below()).offset(index) })
    }
}

impl<S: StorageMut<Elem: Copy>, L: Addressing> Tensor<S, L> {
    /// Writes the element at a coordinate, if the coordinate is inside the shape.
    #[inline]
    pub(crate) fn put<C>(&mut self, coord: C, element: S::Elem)
    where
        C: Addresses<L>,
    {
        if let Some(index) = coord.address(self.layout) {
            // SAFETY: `index` is an index of the layout: that of a coordinate inside the shape.
            unsafe { *self.storage.origin_mut(self.layout.below()).offset(index) = element };
        }
    }
}
