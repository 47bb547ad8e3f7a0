//! The parts of threads, where some end before others do.

use crate::algebra::{DividesInto, Uneven, Zipped};
use crate::layout::Layout;
use crate::num::Scalar;
use crate::refusal::granted;
use crate::tensor::{Extents, Picks, ProjectedBy, RunTimeShape, TheTile, ThreadOf};
use crate::tuple::{IntTuple, Stride};

use super::super::{Addressing, Movable, Tensor, Trusted};
use super::Edge;

impl<S, A, D> Tensor<S, Layout<A, D>>
where
    A: IntTuple,
    D: Stride,
    Layout<A, D>: Addressing,
{
    /// The part of one thread where the thread layout need not divide the tensor: in the last tiles, some
    /// threads have no element.
    ///
    /// **Law.** `t.local_partition_uneven(T, x)` has at `v` the element `t[p + T·v]` mode by mode, where that is
    /// a coordinate of `t`; `p` is the place of the thread `x` and `T` the thread layout's sizes.
    ///
    /// ```
    /// use colex::{layout, tensor::Tensor};
    ///
    /// let data: [u32; 10] = core::array::from_fn(|i| i as u32);
    /// let n = 10;
    /// let a = Tensor::new(&data[..], layout!((n):(1)));
    /// let part = a.local_partition_uneven(layout!((4)), 3).crop(); // 3 and 7; 11 is not there
    /// assert_eq!((part.len(), part[0], part[1]), (2, 3, 7));
    /// ```
    ///
    /// # Panics
    ///
    /// Where there is no such thread.
    #[must_use]
    #[inline]
    #[track_caller]
    pub fn local_partition_uneven<const N: usize, T, X, B, C, P, Z, O, A2, D2>(
        self,
        threads: T,
        thread: X,
    ) -> Edge<S, Layout<P, D2>, Layout<A2, D2>, P>
    where
        S: Movable,
        A: Extents<N>,
        T: Trusted,
        X: ThreadOf<T, B, C> + Trusted,
        B: Extents<N>,
        Uneven<B>: DividesInto<Layout<A, D>, Zipped, Z> + Trusted,
        C: Extents<N> + Picks<TheTile, Z, O, Layout<A2, D2>> + Trusted,
        O: Stride<Tree: Scalar> + Trusted,
        A2: Extents<N, RunTime = P>,
        D2: Stride,
        P: RunTimeShape<N>,
        Z: Trusted,
        Layout<A2, D2>: Addressing,
        Layout<P, D2>: Addressing,
    {
        let (steps, places) = granted(thread.stand(threads));
        self.stepped(steps, places)
    }

    /// The part of one thread of a problem with more modes than the tensor, where the thread layout need not
    /// divide it: `(_1, X, _1)` says which it has.
    ///
    /// **Law.** As [`local_partition_uneven`](Self::local_partition_uneven), with the sizes of the thread layout and
    /// the place of the thread without the modes at which `p` has `X`.
    ///
    /// ```
    /// use colex::{Keep as X, layout, num::_1, tensor::Tensor};
    ///
    /// let data: [usize; 30] = core::array::from_fn(|i| i);
    /// let (m, k) = (5, 6);
    /// let a = Tensor::new(&data[..], layout!((m,k):(k,1))); // of M, N, K
    /// let part = a.local_partition_uneven_by(layout!((2,4,4)), 25, (_1, X, _1)); // at (1, 0, 3)
    /// assert_eq!((part.start(), part.residue()), ((1, 3), (2, 1)));
    /// assert_eq!(part.crop()[(1, 0)], 3 * k + 3);
    /// ```
    ///
    /// # Panics
    ///
    /// Where there is no such thread.
    #[must_use]
    #[inline]
    #[track_caller]
    pub fn local_partition_uneven_by<const N: usize, T, X, J, B, C, P, Z, O, A2, D2>(
        self,
        threads: T,
        thread: X,
        _projection: J,
    ) -> Edge<S, Layout<P, D2>, Layout<A2, D2>, P>
    where
        S: Movable,
        A: Extents<N>,
        T: Trusted,
        X: ThreadOf<T, B, C> + Trusted,
        B: ProjectedBy<J, Projected: Extents<N>>,
        Uneven<B::Projected>: DividesInto<Layout<A, D>, Zipped, Z> + Trusted,
        C: ProjectedBy<J, Projected: Extents<N> + Picks<TheTile, Z, O, Layout<A2, D2>> + Trusted>,
        O: Stride<Tree: Scalar> + Trusted,
        A2: Extents<N, RunTime = P>,
        D2: Stride,
        P: RunTimeShape<N>,
        Z: Trusted,
        Layout<A2, D2>: Addressing,
        Layout<P, D2>: Addressing,
    {
        let (steps, places) = granted(thread.stand(threads));
        self.stepped(steps.projected(), places.projected())
    }

    /// The elements at `places`, and so many `steps` further on as there are.
    #[inline]
    #[track_caller]
    fn stepped<const N: usize, B, C, P, Z, O, A2, D2>(
        self,
        steps: B,
        places: C,
    ) -> Edge<S, Layout<P, D2>, Layout<A2, D2>, P>
    where
        S: Movable,
        A: Extents<N>,
        B: Extents<N>,
        Uneven<B>: DividesInto<Layout<A, D>, Zipped, Z> + Trusted,
        C: Extents<N> + Picks<TheTile, Z, O, Layout<A2, D2>> + Trusted,
        O: Stride<Tree: Scalar> + Trusted,
        A2: Extents<N, RunTime = P>,
        D2: Stride,
        P: RunTimeShape<N>,
        Z: Trusted,
        Layout<A2, D2>: Addressing,
        Layout<P, D2>: Addressing,
    {
        let (counts, starts) = (steps.extents(), places.extents());
        let part = granted(places.pick(Uneven(steps).divided(self.layout)));
        let sizes = self.layout.shape.extents();
        let tile = part.layout;
        let mut residue = [0; N];
        for i in 0..N {
            residue[i] = sizes[i].saturating_sub(starts[i]).div_ceil(counts[i]);
        }
        let cropped = Layout { shape: P::of_extents(residue), stride: tile.stride };
        // SAFETY: law of the divide that rounds up: mode by mode, the part's coordinate `v` is the tensor's
        // `place + step · v`, which is below the size where `v` is below the residue.
        let cropped = unsafe { self.narrowed(part.offset.lower().value(), cropped) };
        Edge { cropped, tile, start: P::of_extents(starts) }
    }
}
