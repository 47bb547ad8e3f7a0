//! Functions applied to all elements: of one tensor, of two side by side, and to runs of neighbours.

use crate::refusal::Refusal;
use crate::tensor::Alongside;

use super::{Addressing, Storage, StorageMut, Tensor, View, ViewMut};

impl<'a, T, L: Addressing> Tensor<View<'a, T>, L> {
    /// The elements as a slice, where the 1-D coordinates run through memory: `s[i]` is `t[i]`.
    ///
    /// ```
    /// use colex::{coord, layout, tensor::Tensor};
    ///
    /// let data = [1, 2, 3, 4, 5, 6];
    /// let a = Tensor::new(&data, layout!((2,3):(3,1)));
    /// assert_eq!(a.slice(coord!((1, _))).as_slice(), Some(&data[3..]));
    /// assert_eq!(a.as_slice(), None); // column after column, it jumps
    /// ```
    #[must_use]
    #[inline]
    pub fn as_slice(self) -> Option<&'a [T]> {
        let (origin, n) = (self.storage.address(), self.layout.count());
        // SAFETY: the indices of the layout are `first` to `first + n - 1`.
        self.layout
            .contiguous_from()
            .map(|first| unsafe { core::slice::from_raw_parts(origin.offset(first), n) })
    }
}

impl<'a, T, L: Addressing> Tensor<ViewMut<'a, T>, L> {
    /// The elements as a slice, where the 1-D coordinates run through memory: `s[i]` is `t[i]`.
    #[must_use]
    #[inline]
    pub fn into_slice(self) -> Option<&'a mut [T]> {
        let (origin, n) = (self.storage.address(), self.layout.count());
        // SAFETY: the indices of the layout are `first` to `first + n - 1`, each of one coordinate.
        self.layout
            .contiguous_from()
            .map(|first| unsafe { core::slice::from_raw_parts_mut(origin.offset(first), n) })
    }
}

impl<S: Storage, L: Addressing + Alongside<L>> Tensor<S, L> {
    /// Calls `f` with each element, in the order of the 1-D coordinates.
    ///
    /// ```
    /// use colex::{layout, tensor::Tensor};
    ///
    /// let data = [1, 2, 3, 4, 5, 6];
    /// let mut seen = vec![];
    /// Tensor::new(&data, layout!((2,3):(3,1))).for_each(|x| seen.push(*x));
    /// assert_eq!(seen, [1, 4, 2, 5, 3, 6]);
    /// ```
    #[inline]
    pub fn for_each(&self, mut f: impl FnMut(&S::Elem)) {
        let origin = self.storage.origin(self.layout.below());
        // SAFETY: `a` is an index of the layout.
        let walked = self.layout.alongside(self.layout, |a, _| f(unsafe { &*origin.offset(a) }));
        debug_assert!(walked.is_ok(), "a shape refines itself");
    }
}

impl<S: StorageMut, L: Addressing + Alongside<L>> Tensor<S, L> {
    /// Calls `f` with each element, to be written, in the order of the 1-D coordinates; as often as there are
    /// coordinates of it.
    #[inline]
    pub fn for_each_mut(&mut self, mut f: impl FnMut(&mut S::Elem)) {
        let origin = self.storage.origin_mut(self.layout.below());
        // SAFETY: `a` is an index of the layout; one reference at a time.
        let walked =
            self.layout.alongside(self.layout, |a, _| f(unsafe { &mut *origin.offset(a) }));
        debug_assert!(walked.is_ok(), "a shape refines itself");
    }

    /// Writes `value` to every element.
    ///
    /// ```
    /// use colex::{layout, tensor::Tensor};
    ///
    /// let mut data = [0; 8];
    /// Tensor::new(&mut data, layout!((2,3):(4,1))).fill(7);
    /// assert_eq!(data, [7, 7, 7, 0, 7, 7, 7, 0]);
    /// ```
    #[inline]
    pub fn fill(&mut self, value: S::Elem)
    where
        S::Elem: Clone,
    {
        let origin = self.storage.origin_mut(self.layout.below());
        let filled = self.layout.in_runs(self.layout, |a, _, n| {
            // SAFETY: `a` to `a + n - 1` are indices of the layout; one slice at a time.
            unsafe { core::slice::from_raw_parts_mut(origin.offset(a), n) }.fill(value.clone());
        });
        debug_assert!(filled.is_ok(), "a shape refines itself");
    }
}

/// Calls `f` with the elements of `src` and `dst` at each coordinate, in the order of the 1-D coordinates.
#[inline]
pub(crate) fn pairs<S, L, S2, L2>(
    src: &Tensor<S, L>,
    dst: &mut Tensor<S2, L2>,
    mut f: impl FnMut(&S::Elem, &mut S2::Elem),
) -> Result<(), Refusal>
where
    S: Storage,
    L: Addressing + Alongside<L2>,
    S2: StorageMut,
    L2: Addressing,
{
    let from = src.storage.origin(src.layout.below());
    let to = dst.storage.origin_mut(dst.layout.below());
    src.layout.alongside(dst.layout, |a, b| {
        // SAFETY: `a` and `b` are indices of the layouts. The elements of `dst` are borrowed mutably and so
        // none of `src`; of each there is one reference at a time.
        f(unsafe { &*from.offset(a) }, unsafe { &mut *to.offset(b) });
    })
}

/// Calls `f` with runs of neighbours of `src` and `dst`, coordinate by coordinate, in any order.
#[inline]
pub(crate) fn runs<S, L, S2, L2>(
    src: &Tensor<S, L>,
    dst: &mut Tensor<S2, L2>,
    mut f: impl FnMut(&[S::Elem], &mut [S2::Elem]),
) -> Result<(), Refusal>
where
    S: Storage,
    L: Addressing + Alongside<L2>,
    S2: StorageMut,
    L2: Addressing,
{
    let from = src.storage.origin(src.layout.below());
    let to = dst.storage.origin_mut(dst.layout.below());
    src.layout.in_runs(dst.layout, move |a, b, n| {
        // SAFETY: `a` to `a + n - 1` and `b` to `b + n - 1` are indices of the layouts. As above, the
        // elements of `dst` are none of `src`.
        f(unsafe { core::slice::from_raw_parts(from.offset(a), n) }, unsafe {
            core::slice::from_raw_parts_mut(to.offset(b), n)
        });
    })
}
