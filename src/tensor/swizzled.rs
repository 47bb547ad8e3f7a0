//! Layouts with a swizzle after them, where a tensor has an ordinary one: the coordinates are those of the
//! layout, the indices are swizzled.

use crate::algebra::Shifted;
use crate::layout::{Layout, Modes};
use crate::num::{_0, Scalar};
use crate::refusal::Refusal;
use crate::swizzle::{ComposedLayout, IsSwizzle, OffsetSum, Swizzled};
use crate::tuple::{IntTuple, Stride};

use super::{Half, MatrixSizes, Padded, Picks, SplitsApart, StaysIn, Swept, TileOf};

impl<Z: IsSwizzle, O: IntTuple<Tree: Scalar>, L: Copy> ComposedLayout<Z, O, L> {
    /// So many neighbours, from a multiple of their number on, are neighbours after the swizzle.
    pub(crate) const TOGETHER: usize = match Z::VALUE.bits() {
        0 => isize::MAX.unsigned_abs() / 2 + 1,
        _ => 1 << Z::VALUE.base(),
    };

    /// So many neighbours, from a multiple of their number on, have the same bits laid over them.
    const ALIKE: usize = match (Z::VALUE.bits(), Z::VALUE.shift()) {
        (1.., shift @ 1..) => Self::TOGETHER << shift,
        _ => Self::TOGETHER,
    };

    /// Whether the indices of the layout from `first` to `last` are neighbours after the swizzle.
    #[inline]
    pub(crate) fn stays_together(self, first: isize, last: isize) -> bool {
        let start = self.offset.lower().value();
        let changes = (start + first) ^ (start + last);
        changes >= 0 && changes.unsigned_abs() < Self::TOGETHER
    }
}

/// the swizzle comes after it
impl<Z, O, S, D> Swept for ComposedLayout<Z, O, Layout<S, D>>
where
    Z: IsSwizzle,
    O: IntTuple<Tree: Scalar>,
    S: IntTuple,
    D: Stride,
{
    type Shape = S;
    type Stride = D;
    #[inline]
    fn swept(self) -> Layout<S, D> {
        self.layout
    }
    #[inline]
    fn place(self, index: isize) -> isize {
        self.swizzled(index)
    }
    #[inline]
    fn pieces(self, first: isize, n: usize, mut f: impl FnMut(isize, usize, usize)) {
        let begin = self.offset.lower().value().wrapping_add(first);
        let mut before = 0;
        while before < n {
            let index = begin.wrapping_add_unsigned(before);
            let (laid, bits) = (index ^ index.by::<Z::Code>(), index.cast_unsigned());
            if bits.is_multiple_of(Self::ALIKE) && n - before >= Self::ALIKE {
                // The trips and the lengths are constants.
                let mut k = 0;
                while k < Self::ALIKE {
                    f(index.wrapping_add_unsigned(k) ^ laid, before + k, Self::TOGETHER);
                    k += Self::TOGETHER;
                }
                before += Self::ALIKE;
            } else {
                let length = (Self::TOGETHER - bits % Self::TOGETHER).min(n - before);
                if length == Self::TOGETHER {
                    f(index ^ laid, before, Self::TOGETHER);
                } else {
                    f(index ^ laid, before, length);
                }
                before += length;
            }
        }
    }
}

/// A swizzle is a bijection: what was apart before it is apart after it.
impl<Z, O, L: SplitsApart> SplitsApart for ComposedLayout<Z, O, L> {
    #[inline]
    fn check_apart(self) -> Result<(), Refusal> {
        self.layout.check_apart()
    }
}

impl<Z, O, S, D, B> StaysIn<ComposedLayout<Z, O, Layout<S, D>>> for B
where
    B: StaysIn<Layout<S, D>>,
{
    #[inline]
    fn check_stays(self, layout: ComposedLayout<Z, O, Layout<S, D>>) -> Result<(), Refusal> {
        self.check_stays(layout.layout)
    }
}

impl<Z, O, L: MatrixSizes> MatrixSizes for ComposedLayout<Z, O, L> {
    #[inline]
    fn sizes(self) -> [usize; 2] {
        self.layout.sizes()
    }
}

impl<Z, O, P, L: TileOf<P>> TileOf<P> for ComposedLayout<Z, O, L> {
    #[inline]
    fn check_tile(self, tile: P) -> Result<(), Refusal> {
        self.layout.check_tile(tile)
    }
}

/// What is left starts at index 0, and the start is added before the swizzle.
impl<H, Z, O, S, D, C, P, R>
    Picks<H, ComposedLayout<Z, O, Layout<S, D>>, _0, ComposedLayout<Z, OffsetSum<O, P>, R>> for C
where
    H: Half,
    S: IntTuple,
    D: Stride,
    C: Picks<H, Layout<S, D>, P, R>,
    <C::Tree as Padded>::Start<H::Sliced<Modes<S, D>>>: Scalar<Surface = P>,
    O: IntTuple<Tree: Scalar>,
    P: Stride<Tree: Scalar>,
{
    #[inline]
    fn pick(
        self,
        divided: ComposedLayout<Z, O, Layout<S, D>>,
    ) -> Result<Shifted<_0, ComposedLayout<Z, OffsetSum<O, P>, R>>, Refusal> {
        let ComposedLayout { swizzle, offset, layout } = divided;
        let part = self.pick(layout)?;
        Ok(Shifted::new(_0, ComposedLayout::new(swizzle, offset, part.layout).further(part.offset)))
    }
}
