//! The tiles at the edge.

use crate::algebra::{DividesInto, Uneven, Zipped};
use crate::layout::Layout;
use crate::num::Scalar;
use crate::refusal::granted;
use crate::tensor::{Extents, Picks, ProjectedBy, RunTimeShape, TheRest};
use crate::tuple::{IntTuple, Stride};

use super::super::{Addressing, Movable, Tensor, Trusted};
use super::Edge;

impl<S, A, D> Tensor<S, Layout<A, D>>
where
    A: IntTuple,
    D: Stride,
    Layout<A, D>: Addressing,
{
    /// The tile at a coordinate where tiles need not divide the tensor: the last ones overhang.
    ///
    /// The tiler is a tuple of sizes, one for each mode, and the coordinate says which tile, in numbers.
    /// What is inside of the tensor is [`crop`](Edge::crop); a tile that is inside as a whole is
    /// [`whole`](Edge::whole), with its static shape.
    ///
    /// **Law.** `t.local_tile_uneven(B, c)` has at `x` the element `t[B·c + x]` mode by mode, where that
    /// is a coordinate of `t`.
    ///
    /// ```
    /// use colex::{layout, tensor::{Tensor, copy}, tile};
    ///
    /// // a 5 × 6 matrix in tiles of 4 × 4, each brought into a buffer that is padded with zeros
    /// let data: [i32; 30] = core::array::from_fn(|i| i as i32);
    /// let (m, n) = (5, 6);
    /// let a = Tensor::new(&data[..], layout!((m,n):(n,1)));
    /// let mut sum = 0;
    /// for (i, j) in [(0, 0), (1, 0), (0, 1), (1, 1)] {
    ///     let tile = a.local_tile_uneven(tile!(4, 4), (i, j));
    ///     let mut buffer = Tensor::new([0; 16], layout!((4,4)));
    ///     match tile.whole() {
    ///         Some(whole) => copy(&whole, &mut buffer),
    ///         None => copy(&tile.crop(), &mut buffer.view_mut().crop(tile.residue())),
    ///     }
    ///     sum += buffer.reduce(0, |sum, x| sum + x);
    /// }
    /// assert_eq!(sum, (0..30).sum());
    ///
    /// let last = a.local_tile_uneven(tile!(4, 4), (1, 1));
    /// assert_eq!(last.residue(), (1, 2));
    /// assert_eq!(last.start(), (4, 4));
    /// // the predicate of CuTe's kernels: which coordinates of the tile are in the matrix
    /// assert!(last.has((0, 1)) && !last.has((1, 0)));
    /// ```
    ///
    /// Sibling: [`coordinates`](crate::tensor::coordinates), of which the whole tile can be partitioned further, in
    /// any way; [`gather`](crate::tensor::gather) copies what is there.
    ///
    /// # Panics
    ///
    /// Where there is no such tile.
    #[must_use]
    #[inline]
    #[track_caller]
    pub fn local_tile_uneven<const N: usize, B, C, P, Z, O, A2, D2>(
        self,
        tiler: B,
        coord: C,
    ) -> Edge<S, Layout<P, D2>, Layout<A2, D2>, P>
    where
        S: Movable,
        A: Extents<N>,
        Uneven<B>: DividesInto<Layout<A, D>, Zipped, Z> + Trusted,
        B: Extents<N>,
        C: Extents<N> + Picks<TheRest, Z, O, Layout<A2, D2>> + Trusted,
        O: Stride<Tree: Scalar> + Trusted,
        A2: Extents<N, RunTime = P>,
        D2: Stride,
        P: RunTimeShape<N>,
        Z: Trusted,
        Layout<A2, D2>: Addressing,
        Layout<P, D2>: Addressing,
    {
        let (sizes, counts) = (self.layout.shape.extents(), coord.extents());
        let part = granted(coord.pick(Uneven(tiler).divided(self.layout)));
        let tile = part.layout;
        let mut start = tile.shape.extents();
        let mut residue = start;
        for i in 0..N {
            start[i] *= counts[i];
            residue[i] = residue[i].min(sizes[i].saturating_sub(start[i]));
        }
        let cropped = Layout { shape: P::of_extents(residue), stride: tile.stride };
        // SAFETY: law of the divide that rounds up: mode by mode, the tile's coordinate `x` is the tensor's
        // `start + x`; and `x` is below the residue, which ends where the tensor does.
        let cropped = unsafe { self.narrowed(part.offset.lower().value(), cropped) };
        Edge { cropped, tile, start: P::of_extents(start) }
    }

    /// The tile, which may overhang, at a coordinate of a problem with more modes than the tensor:
    /// `(_1, X, _1)` says which it has.
    ///
    /// **Law.** `t.local_tile_uneven_by(B, c, p)` is `t.local_tile_uneven(B′, c′)`, B′ and c′ being B and c without
    /// the modes at which `p` has `X`.
    ///
    /// ```
    /// use colex::{Keep as X, layout, num::_1, tensor::Tensor, tile};
    ///
    /// let data: [usize; 30] = core::array::from_fn(|i| i);
    /// let (m, k) = (5, 6);
    /// let a = Tensor::new(&data[..], layout!((m,k):(k,1))); // of M, N, K
    /// let last = a.local_tile_uneven_by(tile!(4, 8, 4), (1, 0, 1), (_1, X, _1));
    /// assert_eq!((last.start(), last.residue()), ((4, 4), (1, 2)));
    /// ```
    ///
    /// # Panics
    ///
    /// Where there is no such tile.
    #[must_use]
    #[inline]
    #[track_caller]
    pub fn local_tile_uneven_by<const N: usize, B, C, J, P, Z, O, A2, D2>(
        self,
        tiler: B,
        coord: C,
        _projection: J,
    ) -> Edge<S, Layout<P, D2>, Layout<A2, D2>, P>
    where
        S: Movable,
        A: Extents<N>,
        B: ProjectedBy<J, Projected: Extents<N>>,
        Uneven<B::Projected>: DividesInto<Layout<A, D>, Zipped, Z> + Trusted,
        C: ProjectedBy<J, Projected: Extents<N> + Picks<TheRest, Z, O, Layout<A2, D2>> + Trusted>,
        O: Stride<Tree: Scalar> + Trusted,
        A2: Extents<N, RunTime = P>,
        D2: Stride,
        P: RunTimeShape<N>,
        Z: Trusted,
        Layout<A2, D2>: Addressing,
        Layout<P, D2>: Addressing,
    {
        self.local_tile_uneven(tiler.projected(), coord.projected())
    }
}
