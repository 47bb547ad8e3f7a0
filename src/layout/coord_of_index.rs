//! The coordinate of an index, in compact layouts.

use crate::num::{RunTime, Scalar, Truth, Yes};
use crate::tuple::{Colex, IntTuple, Nil, Number, Raise, Stride};

use super::{Compactness, Extent, Invert, Layout, Modes};

impl<S, D> Layout<S, D> {
    /// The coordinate that lies at the index `i` of a compact layout: CuTe's `get_hier_coord`.
    ///
    /// **Law.** `index(coord_of_index(i)) = i` for every `i` below the size. Only compact layouts, which
    /// reach each of these indices exactly once, have such a coordinate for each: any other layout is
    /// refused by the compiler. (CuTe answers with some coordinate, if only for one of the indices.)
    ///
    /// ```
    /// use colex::layout;
    ///
    /// let row = layout!((3,4):(4,1));
    /// assert_eq!(row.coord_of_index(5), (1, 1)); // while the 1-D coordinate 5 is (2, 1)
    /// assert_eq!(layout!((2,(2,2)):(4,(2,1))).coord_of_index(6), (1, (1, 0)));
    /// ```
    ///
    /// ```compile_fail
    /// # use colex::layout;
    /// let padded = layout!((3,4):(6,1)); // its stride 6 would have to be 4
    /// let _: (usize, usize) = padded.coord_of_index(5);
    /// ```
    ///
    /// The inverse is [`index`](Self::index). Siblings:
    /// [`coord_1d_of_index`](Self::coord_1d_of_index), and
    /// [`try_coord_of_index`](Self::try_coord_of_index) for any layout and any number.
    ///
    /// # Panics
    ///
    /// Sizes and strides that are known only at run time are looked at then: the method panics
    /// with the compiler's sentence if the layout is not compact.
    #[must_use]
    #[inline]
    #[track_caller]
    pub fn coord_of_index<I, C>(self, i: I) -> C
    where
        I: LeadsBackTo<Self, C>,
    {
        i.lead_back(self)
    }

    /// The coordinate that lies at the index `i`, if the layout is compact and has this index.
    ///
    /// Whether it is compact is looked at now, whatever the compiler may know. The coordinate is in
    /// run-time numbers.
    ///
    /// ```
    /// use colex::layout;
    ///
    /// let n = 4;
    /// assert_eq!(layout!((3, n):(n, 1)).try_coord_of_index(5), Some((1, 1)));
    /// assert_eq!(layout!((3, n):(n, 1)).try_coord_of_index(12), None); // past the last one
    /// assert_eq!(layout!((3, n):(6, 1)).try_coord_of_index(5), None); // an index between two rows
    /// ```
    #[must_use]
    #[inline]
    pub fn try_coord_of_index<C>(self, i: usize) -> Option<C>
    where
        usize: TriesBackTo<Self, C>,
    {
        i.try_back(self)
    }

    /// The 1-D coordinate of what lies at the index `i` of a compact layout: CuTe's `get_1d_coord`.
    ///
    /// **Law.** `index(coord_1d_of_index(i)) = i` for every `i` below the size, as for
    /// [`coord_of_index`](Self::coord_of_index), and with the same refusals.
    ///
    /// ```
    /// use colex::{layout, num::*};
    ///
    /// let row = layout!((3,4):(4,1));
    /// assert_eq!(row.coord_1d_of_index(5), 4);
    /// let _: _4 = row.coord_1d_of_index(_5);
    /// ```
    ///
    /// # Panics
    ///
    /// As [`coord_of_index`](Self::coord_of_index) does.
    #[must_use]
    #[inline]
    #[track_caller]
    pub fn coord_1d_of_index<I, X>(self, i: I) -> X
    where
        I: NumberedBackTo<Self, X>,
    {
        i.number_back(self)
    }
}

type Back<S, D, I> = <<I as Number>::Scalar as RunTime>::Coordinate<
    <Modes<S, D> as Invert>::Back<<I as Number>::Scalar>,
>;
type Judged<S, D> = <Modes<S, D> as Invert>::Compactness<Nil, Nil>;

/// The coordinate of the index `i`, once the verdict on the layout is in.
#[inline]
#[track_caller]
fn back<S: IntTuple, D: Stride, I: Number>(layout: Layout<S, D>, i: I) -> Back<S, D, I> {
    let modes = layout.modes();
    if let Some((stride, wanted)) = modes.misfit(Nil, Nil) {
        not_compact(&layout, stride, wanted);
    }
    I::Scalar::coordinate(modes.back(i.number()))
}

#[cold]
#[inline(never)]
#[track_caller]
fn not_compact(layout: &dyn core::fmt::Display, stride: isize, wanted: isize) -> ! {
    panic!("the layout {layout:#} is not compact: its stride {stride} would have to be {wanted}")
}

/// An index whose coordinate in the compact layout `L` is a `C`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not an index",
    label = "a single number is needed here, static or `usize`"
)]
pub trait LeadsBackTo<L, C>: Number {
    /// That coordinate.
    fn lead_back(self, layout: L) -> C;
}

impl<S, D, I, C> LeadsBackTo<Layout<S, D>, C> for I
where
    S: IntTuple,
    D: Stride,
    I: Number,
    <Judged<S, D> as Compactness>::Holds: StepsCompactly<
            Layout<S, D>,
            <<Judged<S, D> as Compactness>::Stride as Scalar>::Shown,
            <<Judged<S, D> as Compactness>::Wanted as Scalar>::Shown,
        >,
    Back<S, D, I>: Raise<Surface = C>,
{
    #[inline]
    #[track_caller]
    fn lead_back(self, layout: Layout<S, D>) -> C {
        back(layout, self).raise()
    }
}

/// An index of which is found out at run time whether it has a coordinate `C` in the layout `L`.
pub trait TriesBackTo<L, C>: Number {
    /// That coordinate, if there is one.
    fn try_back(self, layout: L) -> Option<C>;
}

impl<S, D, C> TriesBackTo<Layout<S, D>, C> for usize
where
    S: IntTuple,
    D: Stride,
    Back<S, D, usize>: Raise<Surface = C>,
{
    #[inline]
    fn try_back(self, layout: Layout<S, D>) -> Option<C> {
        let modes = layout.modes();
        let is_index = self < Extent::size(modes).value().cast_unsigned();
        (is_index && modes.misfit(Nil, Nil).is_none())
            .then(|| usize::coordinate(modes.back(self)).raise())
    }
}

/// An index whose 1-D coordinate in the compact layout `L` is an `X`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not an index",
    label = "a single number is needed here, static or `usize`"
)]
pub trait NumberedBackTo<L, X>: Number {
    /// That 1-D coordinate.
    fn number_back(self, layout: L) -> X;
}

impl<S, D, I, X> NumberedBackTo<Layout<S, D>, X> for I
where
    S: IntTuple,
    D: Stride,
    I: Number,
    <Judged<S, D> as Compactness>::Holds: StepsCompactly<
            Layout<S, D>,
            <<Judged<S, D> as Compactness>::Stride as Scalar>::Shown,
            <<Judged<S, D> as Compactness>::Wanted as Scalar>::Shown,
        >,
    <Back<S, D, I> as Colex>::Number<S::Tree>: Scalar<Surface = X>,
{
    #[inline]
    #[track_caller]
    fn number_back(self, layout: Layout<S, D>) -> X {
        Scalar::raise(back(layout, self).number(layout.shape.lower()))
    }
}

/// The verdict `Self` says that each stride of `L` is the product of the sizes that step less;
/// else that its stride `T` would have to be `W`.
#[diagnostic::on_unimplemented(
    message = "the layout `{L}` is not compact: its stride `{T}` would have to be `{W}`",
    label = "an index leads back to a coordinate in compact layouts only",
    note = "a compact layout reaches each index below its size exactly once: every stride is the product of the sizes that step less; `try_coord_of_index` takes any layout"
)]
pub trait StepsCompactly<L, T, W>: Truth {}

#[diagnostic::do_not_recommend]
impl<L, T, W> StepsCompactly<L, T, W> for Yes {}
