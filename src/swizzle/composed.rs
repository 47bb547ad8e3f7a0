//! A layout with a swizzle behind it.

use core::fmt;

use crate::layout::{CoordinateOf, FitsShape, IndexIn, Layout, Modes, Size};
use crate::num::Scalar;
use crate::tuple::{IntTuple, Stride, Tree};

use super::{IsSwizzle, Swizzled};

/// `swizzle ∘ offset ∘ layout`: the function `c ↦ Z(o + L(c))`, printed `Sw<3,0,3> o _0 o (_8,_8):(_8,_1)`.
///
/// **Law.** `R.index(c) = Z.apply(o + L.index(c))`. The offset stays inside the exclusive or, as it must: a
/// slice of a swizzled layout starts at an index before the swizzle.
///
/// Shape and strides are those of the layout, and stay known to the compiler where they are.
///
/// ```
/// use colex::{layout, num::*, swizzle::Swizzle};
///
/// let tile = Swizzle::<_3, _0, _3>::new().compose(layout!((8,8):(8,1)));
/// assert_eq!(tile.to_string(), "Sw<3,0,3> o _0 o (_8,_8):(_8,_1)");
/// assert_eq!(tile.index((2, 5)), 16 + (5 ^ 2));
/// assert_eq!(size_of_val(&tile), 0);
/// ```
///
/// A [`Tensor`](crate::Tensor) may have it as its layout. What is done to the tensor's coordinates is done to the
/// layout; what a slice or a tile fixes is added to the offset.
///
/// ```
/// use colex::{layout, num::*, swizzle::Swizzle, tensor::Tensor, tile};
///
/// let swizzled = Swizzle::<_3, _3, _3>::new().compose(layout!((8,64):(64,1)));
/// let mut shared = Tensor::filled(0, swizzled);
/// shared[(5, 9)] = 7;
///
/// let (i, j) = (0, 1);
/// let vectors = shared.view().local_tile(tile!(8, 8), (i, j)); // the second column of vectors
/// assert_eq!(vectors[(5, 1)], 7);
/// assert_eq!(vectors.layout().to_string(), "Sw<3,3,3> o 8 o (_8,_8):(_64,_1)");
/// assert_eq!(shared.into_storage()[5 * 64 + (9 ^ 5 * 8)], 7);
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub struct ComposedLayout<Z, O, L> {
    pub(crate) swizzle: Z,
    pub(crate) offset: O,
    pub(crate) layout: L,
}

impl<Z, O, L> ComposedLayout<Z, O, L> {
    /// `swizzle ∘ offset ∘ layout`
    #[must_use]
    #[inline]
    pub const fn new(swizzle: Z, offset: O, layout: L) -> Self {
        Self { swizzle, offset, layout }
    }

    /// The swizzle, which comes last.
    #[must_use]
    #[inline]
    pub const fn swizzle(&self) -> Z
    where
        Z: Copy,
    {
        self.swizzle
    }

    /// What is added before the swizzle.
    #[must_use]
    #[inline]
    pub const fn offset(&self) -> O
    where
        O: Copy,
    {
        self.offset
    }

    /// The layout, which comes first.
    #[must_use]
    #[inline]
    pub const fn layout(&self) -> L
    where
        L: Copy,
    {
        self.layout
    }

    /// The index of a coordinate: `Z(o + L(c))`.
    ///
    /// ```
    /// use colex::{layout, num::*, swizzle::{ComposedLayout, Swizzle}};
    ///
    /// let sw = Swizzle::<_3, _0, _3>::new();
    /// let row = ComposedLayout::new(sw, 16, layout!(8:1)); // row 2 of a tile
    /// assert_eq!((0..8).map(|j| row.index(j)).collect::<Vec<_>>(), [18, 19, 16, 17, 22, 23, 20, 21]);
    ///
    /// let known = ComposedLayout::new(sw, _16, layout!(8:1));
    /// let _: _19 = known.index(_1); // known to the compiler
    /// ```
    #[must_use]
    #[inline]
    pub fn index<C, I>(self, coord: C) -> I
    where
        C: CoordinateOf<Self, I>,
    {
        coord.index_in(self)
    }
}

impl<Z, O, S: IntTuple, D: Stride> ComposedLayout<Z, O, Layout<S, D>> {
    /// The number of coordinates: that of the layout.
    #[must_use]
    #[inline]
    pub fn size(self) -> Size<S, D> {
        self.layout.size()
    }

    /// The shape: that of the layout.
    #[must_use]
    #[inline]
    pub const fn shape(&self) -> S {
        self.layout.shape()
    }

    /// The number of modes at the top level.
    #[must_use]
    #[inline]
    pub const fn rank(&self) -> usize {
        self.layout.rank()
    }

    /// How many tuples enclose the innermost number.
    #[must_use]
    #[inline]
    pub const fn depth(&self) -> usize {
        self.layout.depth()
    }
}

/// `o + p`, as what is added before a swizzle
pub(crate) type OffsetSum<O, P> = <<<<O as IntTuple>::Tree as Scalar>::Plus<
    <P as Stride>::Tree,
> as Swizzled>::Offset as Scalar>::Surface;

impl<Z, O: IntTuple<Tree: Scalar>, L> ComposedLayout<Z, O, L> {
    /// The same, `by` further on before the swizzle.
    #[inline]
    pub(crate) fn further<P>(self, by: P) -> ComposedLayout<Z, OffsetSum<O, P>, L>
    where
        P: Stride<Tree: Scalar>,
    {
        let Self { swizzle, offset, layout } = self;
        let offset = Scalar::raise(offset.lower().plus(by.lower()).to_offset());
        ComposedLayout { swizzle, offset, layout }
    }
}

impl<Z: IsSwizzle, O: IntTuple<Tree: Scalar>, L> ComposedLayout<Z, O, L> {
    /// The index of a coordinate at which the layout has `index`.
    #[inline]
    pub(crate) fn swizzled(&self, index: isize) -> isize {
        (self.offset.lower().value() + index).by::<Z::Code>()
    }
}

impl<Z, O, L, C, I> CoordinateOf<ComposedLayout<Z, O, L>, I> for C
where
    C: IndexIn<ComposedLayout<Z, O, L>, Index = I>,
{
    #[inline]
    fn index_in(self, layout: ComposedLayout<Z, O, L>) -> I {
        self.locate(layout)
    }
}

/// `o + L(c)` as the algorithms see it.
type Before<C, O, S, D> =
    <<<C as IntTuple>::Tree as Tree>::In<Modes<S, D>> as Scalar>::Plus<<O as IntTuple>::Tree>;

impl<Z, O, S, D, C> IndexIn<ComposedLayout<Z, O, Layout<S, D>>> for C
where
    Z: IsSwizzle,
    O: IntTuple<Tree: Scalar>,
    S: IntTuple,
    D: Stride,
    C: IntTuple,
    <C::Tree as Tree>::Fits<Modes<S, D>>: FitsShape<C, S>,
{
    type Index = <<Before<C, O, S, D> as Swizzled>::By<Z::Code> as Scalar>::Surface;
    #[inline]
    fn locate(self, composed: ComposedLayout<Z, O, Layout<S, D>>) -> Self::Index {
        let index = self.lower().within(composed.layout.modes());
        Scalar::raise(index.plus(composed.offset.lower()).by::<Z::Code>())
    }
}

impl<Z, O, L> fmt::Display for ComposedLayout<Z, O, L>
where
    Z: fmt::Display,
    O: fmt::Display,
    L: fmt::Display,
{
    /// `Sw<3,0,3> o _0 o (_8,_8):(_8,_1)`, and `Sw<3,0,3> o 0 o (8,8):(8,1)` with `{:#}`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.swizzle.fmt(f)?;
        f.write_str(" o ")?;
        self.offset.fmt(f)?;
        f.write_str(" o ")?;
        self.layout.fmt(f)
    }
}

impl<Z, O, L> fmt::Debug for ComposedLayout<Z, O, L>
where
    Self: fmt::Display,
{
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
