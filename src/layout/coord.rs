//! Coordinates of a shape: a number split into a coordinate, and a coordinate as one number.

use crate::num::{RunTime, Scalar};
use crate::tuple::{Colex, IntTuple, Leaves, Number, Raise, Tree};

use super::{CongruentTo, CoordinateOf, FitsShape, Layout};

impl<S, D> Layout<S, D> {
    /// The coordinate that the 1-D coordinate `i` stands for, nested as the shape is.
    ///
    /// **Law.** `index(hier_coord(i)) = index(i)`. The first mode runs fastest, at each level; the last
    /// one is not wrapped.
    ///
    /// A `usize` gives `usize` throughout, a static number gives static ones where the sizes are.
    ///
    /// ```
    /// use colex::{layout, num::*};
    ///
    /// let h = layout!((2,(2,2)):(4,(2,1)));
    /// assert_eq!(h.hier_coord(3), (1, (1, 0)));
    /// assert_eq!(h.hier_coord(8), (0, (0, 2))); // past the size: the last mode runs on
    /// let _: (_1, (_1, _0)) = h.hier_coord(_3);
    /// ```
    ///
    /// The inverse is [`coord_1d`](Self::coord_1d). Siblings: [`flat_coord`](Self::flat_coord) and, for an
    /// index instead of a 1-D coordinate, [`coord_of_index`](Self::coord_of_index).
    #[must_use]
    #[inline]
    pub fn hier_coord<I, C>(self, i: I) -> C
    where
        I: SplitsTo<S, C>,
    {
        i.split_in(self.shape)
    }

    /// The coordinate that the 1-D coordinate `i` stands for, without parentheses.
    ///
    /// **Law.** The numbers of [`hier_coord(i)`](Self::hier_coord), in one tuple; the coordinate of the
    /// flattened layout.
    ///
    /// ```
    /// use colex::layout;
    ///
    /// assert_eq!(layout!((2,(2,2)):(4,(2,1))).flat_coord(3), (1, 1, 0));
    /// assert_eq!(layout!(8:1).flat_coord(3), 3); // no tuple, no parentheses
    /// ```
    #[must_use]
    #[inline]
    pub fn flat_coord<I, C>(self, i: I) -> C
    where
        I: SplitsFlatTo<S, C>,
    {
        i.split_flat_in(self.shape)
    }

    /// The 1-D coordinate of a coordinate.
    ///
    /// **Law.** `coord_1d(hier_coord(i)) = i`; for `(c_0, c_1, …)` it is `c_0 + s_0·(c_1 + s_1·(…))`,
    /// Horner's rule. The strides play no part.
    ///
    /// ```
    /// use colex::layout;
    ///
    /// let row = layout!((3,4):(4,1));
    /// assert_eq!(row.coord_1d((2, 1)), 5);
    /// assert_eq!(row.index((2, 1)), 9); // while the index depends on the strides
    /// assert_eq!(layout!((2,(2,2)):(4,(2,1))).coord_1d((1, 1)), 3); // numbers for tuples, as for `index`
    /// ```
    #[must_use]
    #[inline]
    pub fn coord_1d<C, I>(self, coord: C) -> I
    where
        C: NumbersTo<S, I>,
    {
        coord.number_in(self.shape)
    }
}

/// The index of a coordinate in the layout `shape:stride`: [`Layout::index`].
///
/// ```
/// use colex::{crd2idx, shape, stride};
///
/// assert_eq!(crd2idx((1, 2), shape!((3,4)), stride!((4,1))), 6);
/// ```
#[must_use]
#[inline]
pub fn crd2idx<C, S, D, I>(coord: C, shape: S, stride: D) -> I
where
    S: CongruentTo<D>,
    C: CoordinateOf<Layout<S, D>, I>,
{
    Layout::new(shape, stride).index(coord)
}

/// The 1-D coordinate of a coordinate in a shape: [`Layout::coord_1d`]. CuTe's `crd2idx(coord, shape)`.
///
/// ```
/// use colex::{crd2idx_shape, shape};
///
/// assert_eq!(crd2idx_shape((2, 1), shape!((3,4))), 5);
/// ```
#[must_use]
#[inline]
pub fn crd2idx_shape<C, S, I>(coord: C, shape: S) -> I
where
    C: NumbersTo<S, I>,
{
    coord.number_in(shape)
}

/// The coordinate of a 1-D coordinate in a shape: [`Layout::hier_coord`].
///
/// ```
/// use colex::{idx2crd, shape};
///
/// assert_eq!(idx2crd(5, shape!((3,4))), (2, 1));
/// ```
#[must_use]
#[inline]
pub fn idx2crd<I, S, C>(i: I, shape: S) -> C
where
    I: SplitsTo<S, C>,
{
    i.split_in(shape)
}

/// A number whose coordinate in the shape `S` is a `C`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a 1-D coordinate",
    label = "a single number is needed here, static or `usize`"
)]
pub trait SplitsTo<S, C>: Number {
    /// That coordinate.
    fn split_in(self, shape: S) -> C;
}

type Coord<I, C> = <<I as Number>::Scalar as RunTime>::Coordinate<C>;
type SplitIn<I, S> = <<S as IntTuple>::Tree as Colex>::Split<<I as Number>::Scalar>;

impl<I, S, C> SplitsTo<S, C> for I
where
    I: Number,
    S: IntTuple,
    Coord<I, SplitIn<I, S>>: Raise<Surface = C>,
{
    #[inline]
    fn split_in(self, shape: S) -> C {
        I::Scalar::coordinate(shape.lower().split(self.number())).raise()
    }
}

/// A number whose coordinate in the shape `S`, flattened, is a `C`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a 1-D coordinate",
    label = "a single number is needed here, static or `usize`"
)]
pub trait SplitsFlatTo<S, C>: Number {
    /// That coordinate.
    fn split_flat_in(self, shape: S) -> C;
}

impl<I, S, C> SplitsFlatTo<S, C> for I
where
    I: Number,
    S: IntTuple,
    Coord<I, <SplitIn<I, S> as Leaves>::Flat>: Raise<Surface = C>,
{
    #[inline]
    fn split_flat_in(self, shape: S) -> C {
        I::Scalar::coordinate(shape.lower().split(self.number()).flat_tree()).raise()
    }
}

/// A coordinate of the shape `S` whose 1-D coordinate is an `I`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a coordinate of the shape `{S}`",
    label = "a number or a tuple of numbers is needed here, static or `usize`"
)]
pub trait NumbersTo<S, I>: IntTuple {
    /// That 1-D coordinate.
    fn number_in(self, shape: S) -> I;
}

impl<C, S, I> NumbersTo<S, I> for C
where
    C: IntTuple,
    S: IntTuple,
    <C::Tree as Tree>::Fits<<S::Tree as Tree>::Zip<S::Tree>>: FitsShape<C, S>,
    <C::Tree as Colex>::Number<S::Tree>: Scalar<Surface = I>,
{
    #[inline]
    fn number_in(self, shape: S) -> I {
        Scalar::raise(self.lower().number(shape.lower()))
    }
}
