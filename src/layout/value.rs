//! The layout itself: a shape and a stride of one structure.

use crate::num::{Nat, Scalar};
use crate::tuple::{IntTuple, ModeTree, Stride, Tree};

use super::Extent;

/// A function from coordinates to indices, written `shape:stride`.
///
/// **Law.** The index of a coordinate that is as nested as the shape is the inner product of
/// coordinate and stride. A number in the place of a tuple is split colexicographically: the first
/// mode takes it modulo its size, the rest what is left.
///
/// Both parts are numbers or tuples of numbers, known to the compiler (`_4`) or not (`usize`), in any
/// mixture. A layout whose numbers are all static is zero-sized.
///
/// ```
/// use colex::{Layout, layout, num::*};
///
/// let row: Layout<(_3, _4), (_4, _1)> = layout!((3,4):(4,1));
/// assert_eq!(row.index((1, 2)), 6);
/// assert_eq!(row.index(5), 9); // 5 is (2, 1): the first mode runs fastest
/// assert_eq!(size_of_val(&row), 0);
/// ```
///
#[doc = include_str!("../../docs/pictures/row-major.svg")]
#[derive(Clone, Copy, Default)]
pub struct Layout<S, D> {
    pub(crate) shape: S,
    pub(crate) stride: D,
}

/// The modes of `Layout<S, D>`, as the algorithms see them.
pub type Modes<S, D> = <<S as IntTuple>::Tree as Tree>::Zip<<D as Stride>::Tree>;

impl<S, D> Layout<S, D> {
    /// The layout `shape:stride`.
    ///
    /// The two must be congruent: the same tuples, down to the numbers. Anything else does not
    /// compile. (CuTe does not check this.)
    ///
    /// ```
    /// use colex::{Layout, num::*};
    ///
    /// const PADDED: Layout<(_3, _4), (_6, _1)> = Layout::new((_3, _4), (_6, _1));
    /// assert_eq!(PADDED.index((1, 0)), 6);
    /// ```
    #[must_use]
    #[inline]
    pub const fn new(shape: S, stride: D) -> Self
    where
        S: CongruentTo<D>,
    {
        Self { shape, stride }
    }

    /// The shape.
    #[must_use]
    #[inline]
    pub const fn shape(&self) -> S
    where
        S: Copy,
    {
        self.shape
    }

    /// The stride: for each mode, how far one step moves the index.
    #[must_use]
    #[inline]
    pub const fn stride(&self) -> D
    where
        D: Copy,
    {
        self.stride
    }
}

impl<S: IntTuple, D: Stride> Layout<S, D> {
    /// The number of modes at the top level; 1 for a layout that is a single number.
    pub const RANK: usize = <S::Tree as Tree>::RANK;
    /// How many tuples enclose the innermost number.
    pub const DEPTH: usize = <S::Tree as Tree>::DEPTH;

    /// The modes, as the algorithms see them.
    #[inline]
    pub(crate) fn modes(self) -> Modes<S, D> {
        self.shape.lower().zip(self.stride.lower())
    }

    /// The number of modes at the top level.
    #[must_use]
    #[inline]
    pub const fn rank(&self) -> usize {
        Self::RANK
    }

    /// How many tuples enclose the innermost number: 0 for `8:1`, 2 for `(4,(2,4)):(2,(1,8))`.
    #[must_use]
    #[inline]
    pub const fn depth(&self) -> usize {
        Self::DEPTH
    }

    /// The number of coordinates: the product of the sizes, and nothing of the gaps between.
    ///
    /// A digit type where all sizes are static, else a `usize`. Sibling: [`cosize`](Self::cosize).
    #[must_use]
    #[inline]
    pub fn size(self) -> Size<S, D> {
        Scalar::raise(Extent::size(self.modes()))
    }

    /// How many elements the indices span, from the smallest to the largest: `1 + Σ (s − 1)·|t|`.
    ///
    /// This is the storage that a layout needs, in elements. A size of 0 has no index, and cosize 0.
    #[must_use]
    #[inline]
    pub fn cosize(self) -> Cosize<S, D> {
        Scalar::raise(self.modes().cosize())
    }
}

/// The number of coordinates of a layout, as [`Layout::size`] returns it.
pub type Size<S, D> = <<Modes<S, D> as Extent>::Size as Scalar>::Surface;
/// The number of elements that a layout spans, as [`Layout::cosize`] returns it.
pub type Cosize<S, D> = <<Modes<S, D> as Extent>::Cosize as Scalar>::Surface;

/// A layout of static numbers only: `(3, usize):(usize, 1)` has no constant size.
impl<S, D> Layout<S, D>
where
    S: IntTuple,
    D: Stride,
    Modes<S, D>: Extent<Size: Nat, Cosize: Nat>,
{
    /// The number of coordinates, as a constant. See [`size`](Self::size).
    ///
    /// ```
    /// type Padded = colex::Layout!((3,4):(6,1));
    /// assert_eq!((Padded::SIZE, Padded::COSIZE), (12, 16));
    /// ```
    pub const SIZE: usize = <<Modes<S, D> as Extent>::Size as Nat>::SIZE;
    /// How many elements the indices span, as a constant. See [`cosize`](Self::cosize).
    pub const COSIZE: usize = <<Modes<S, D> as Extent>::Cosize as Nat>::SIZE;
}

/// The numbers of a static layout as constants, for generic code.
///
/// ```
/// use colex::{Layout, StaticLayout};
///
/// const fn gap<L: StaticLayout>() -> usize {
///     L::COSIZE - L::SIZE
/// }
/// assert_eq!(gap::<Layout!((3,4):(6,1))>(), 4);
/// ```
pub trait StaticLayout: Copy + Default {
    /// The number of modes at the top level.
    const RANK: usize;
    /// How many tuples enclose the innermost number.
    const DEPTH: usize;
    /// The number of coordinates.
    const SIZE: usize;
    /// How many elements the indices span.
    const COSIZE: usize;
}

impl<S, D> StaticLayout for Layout<S, D>
where
    S: IntTuple + Default,
    D: Stride + Default,
    Modes<S, D>: Extent<Size: Nat, Cosize: Nat>,
{
    const RANK: usize = Self::RANK;
    const DEPTH: usize = Self::DEPTH;
    const SIZE: usize = Self::SIZE;
    const COSIZE: usize = Self::COSIZE;
}

/// `Self` is a shape with the structure of the stride `D`: the same tuples, down to the numbers.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a shape",
    label = "a size or a tuple of sizes is needed here, static or `usize`",
    note = "tuples hold up to twelve at each level; a number of another type is converted first: `n as usize`"
)]
pub trait CongruentTo<D>: IntTuple {}

impl<S, D> CongruentTo<D> for S
where
    S: IntTuple,
    D: Stride,
    S::Form: SameStructure<S, D>,
{
}

/// `Self`, the form of the shape `S`, is that of the stride `D`.
#[diagnostic::on_unimplemented(
    message = "the stride `{D}` does not have the structure of the shape `{S}`",
    label = "this shape needs a stride for each of its sizes, in the same tuples",
    note = "a layout is `shape:stride` with both nested alike, as in `(4,(2,4)):(2,(1,8))`"
)]
pub trait SameStructure<S, D> {}

#[diagnostic::do_not_recommend]
impl<F: Is<D::Form>, S, D: Stride> SameStructure<S, D> for F {}

/// `Self` is the type `T`: forms are the same where they are one type, so nothing is computed.
pub trait Is<T> {}

impl<T> Is<T> for T {}

/// What stands for a stride that is not known yet, and is none.
///
/// If a form went with strides by one rule only, the compiler would follow it before it knows the stride: it
/// would conclude the stride's form from the shape's, report a type mismatch instead of the sentence
/// above, and prove the rule a second time where it knows both.
#[derive(Debug)]
pub struct NoStride;

#[diagnostic::do_not_recommend]
impl<F, S> SameStructure<S, NoStride> for F {}

/// A [`Layout`], whatever its parts.
pub trait AnyLayout: Copy {
    /// Its modes.
    type Modes: ModeTree;
    /// Its modes.
    fn into_modes(self) -> Self::Modes;
}

impl<S: IntTuple, D: Stride> AnyLayout for Layout<S, D> {
    type Modes = Modes<S, D>;
    #[inline]
    fn into_modes(self) -> Modes<S, D> {
        self.modes()
    }
}
