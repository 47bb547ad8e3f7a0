//! A thread's part of a tensor.

use super::{Addressing, Begins, Movable, Tensor, Trusted};
use crate::atom::{
    ByInstruction, ByTile, CopyTiling, PartedBy, Parting, Retiling, ThrFrg, TileToThr, Viewing,
};

/// What a tiled multiplication or copy gives one thread.
impl<S, L, K, Q, C, R> PartedBy<Parting<K, Q, C>> for Tensor<S, L>
where
    S: Movable,
    L: Addressing + PartedBy<Parting<K, Q, C>, Part: Begins<Layout = R>>,
    R: Addressing,
    K: Trusted,
    Q: Trusted,
    C: Trusted,
{
    type Part = Tensor<S, R>;
    #[inline]
    #[track_caller]
    fn parted_by(self, part: Parting<K, Q, C>) -> Tensor<S, R> {
        let (start, layout) = self.layout.parted_by(part).begins();
        // SAFETY: law of parts: their indices, offset added, are indices of the layout. Recipes divide without
        // rounding up and compose with tiles that have been compared, and so has the thread's place.
        unsafe { self.narrowed(start, layout) }
    }
}

/// The same elements in another arrangement.
impl<S, L, Q, R> PartedBy<Viewing<Q>> for Tensor<S, L>
where
    S: Movable,
    L: Addressing + PartedBy<Viewing<Q>, Part = R>,
    R: Addressing,
    Q: Trusted,
{
    type Part = Tensor<S, R>;
    #[inline]
    #[track_caller]
    fn parted_by(self, view: Viewing<Q>) -> Tensor<S, R> {
        let layout = self.layout.parted_by(view);
        // SAFETY: as above, of all of the layout.
        unsafe { self.narrowed(0, layout) }
    }
}

// SAFETY: the orders in which parts are taken only pick modes.
unsafe impl Trusted for ByInstruction {}
// SAFETY: as above.
unsafe impl Trusted for ByTile {}
// SAFETY: recipes do with their parts what tilers do, and nothing else.
unsafe impl<P: Trusted, A: Trusted, V: Trusted, T: Trusted> Trusted for ThrFrg<P, A, V, T> {}
// SAFETY: as above.
unsafe impl<Tile: Trusted, ThrVal: Trusted> Trusted for TileToThr<Tile, ThrVal> {}
// SAFETY: of a copy nothing else is used.
unsafe impl<C> Trusted for Retiling<C> where
    C: CopyTiling<Tv: Trusted, Tile: Trusted, AtomValues: Trusted>
{
}
