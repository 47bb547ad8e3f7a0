//! `index`: where a coordinate lies.

use crate::num::{Indexes, Scalar, Truth, Yes};
use crate::tuple::{IntTuple, Stride, Tree};

use super::{Layout, Modes, Origins};

impl<S, D> Layout<S, D> {
    /// The index of a coordinate.
    ///
    /// **Law.** `index(c) = Σ c_i · t_i` over the leaves; a number that stands for a tuple is split
    /// first, the first mode fastest. The last mode is not wrapped: coordinates past the size run
    /// on along it, as in CuTe.
    ///
    /// The coordinate is a number, a tuple of numbers for the top-level modes, or nested as far as
    /// the shape is. Its numbers are `usize` or static; the result is a digit type where everything is
    /// static, `isize` where a stride may be negative at run time, else `usize`. No bound is checked.
    ///
    /// ```
    /// use colex::{layout, coord, num::_1};
    ///
    /// let h = layout!((4,(2,4)):(2,(1,8)));
    /// assert_eq!(h.index((1, 5)), 19); // 5 is (1, 2) in (2, 4): 1·2 + 1·1 + 2·8
    /// assert_eq!(h.index((1, (1, 2))), 19);
    /// assert_eq!(h.index(5), 3); // 5 is (1, 1), and that 1 is (1, 0)
    /// let _: colex::num::_19 = h.index(coord!((1, 5))); // known to the compiler
    /// ```
    ///
    #[doc = include_str!("../../docs/codegen/one_number.md")]
    ///
    /// The inverse, for compact layouts, is `coord_of_index`.
    #[must_use]
    #[inline]
    pub fn index<C, I>(self, coord: C) -> I
    where
        C: CoordinateOf<Self, I>,
    {
        coord.index_in(self)
    }
}

/// The index of the static coordinate `C` in the static layout `L`, as a type.
///
/// ```
/// use colex::{At, Layout, num::*};
///
/// let _: At<Layout!((3,4):(4,1)), (_1, _2)> = _6;
/// ```
pub type At<L, C> = <C as IndexIn<L>>::Index;

/// A coordinate of the layout `L`, whose index is an `I`.
///
/// ```
/// use colex::{layout, CoordinateOf, Layout};
///
/// fn twice<L, C: CoordinateOf<L, usize>>(l: L, c: C) -> usize {
///     2 * c.index_in(l)
/// }
/// assert_eq!(twice(layout!((3,4):(4,1)), (1, 2)), 12);
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a coordinate",
    label = "a number or a tuple of numbers is needed here, static or `usize`",
    note = "a number of another type is converted first: `i as usize`"
)]
pub trait CoordinateOf<L, I> {
    /// The index of the coordinate in the layout.
    fn index_in(self, layout: L) -> I;
}

impl<S, D, C, I> CoordinateOf<Layout<S, D>, I> for C
where
    C: IndexIn<Layout<S, D>, Index = I>,
{
    #[inline]
    fn index_in(self, layout: Layout<S, D>) -> I {
        self.locate(layout)
    }
}

/// A coordinate that the layout `L` can take.
pub trait IndexIn<L>: Sized {
    /// What its index is.
    type Index;
    /// The index.
    fn locate(self, layout: L) -> Self::Index;
}

impl<S, D, C> IndexIn<Layout<S, D>> for C
where
    S: IntTuple,
    D: Stride,
    C: IntTuple,
    <C::Tree as Tree>::Fits<Modes<S, D>>: FitsShape<C, S>,
{
    type Index = <<<C::Tree as Tree>::In<Modes<S, D>> as Scalar>::Plus<
        <Modes<S, D> as Origins>::Origin,
    > as Indexes>::Index;
    #[inline]
    fn locate(self, layout: Layout<S, D>) -> Self::Index {
        let modes = layout.modes();
        self.lower().within(modes).plus(<Modes<S, D> as Origins>::origin()).to_index()
    }
}

/// The verdict `Self` says that the coordinate `C` has a structure that the shape `S` can take.
#[diagnostic::on_unimplemented(
    message = "the coordinate `{C}` does not fit the shape `{S}`",
    label = "this coordinate is nested where the shape is a number, or has another number of modes",
    note = "a coordinate is a number, or a tuple with one coordinate for each mode of the shape"
)]
pub trait FitsShape<C, S>: Truth {}

#[diagnostic::do_not_recommend]
impl<C, S> FitsShape<C, S> for Yes {}
