//! `coalesce_by` and `filter_by`: an operation mode by mode, where a profile says.

use crate::layout::{Layout, Modes};
use crate::num::{Truth, Yes};
use crate::tuple::{FlatModes, IntTuple, ModeTree, Nil, RaiseLayout, Stride};

use super::coalesce::{CoalesceOnto, Coalesced};
use super::profile::{ModeMap, Profile};

impl<S, D> Layout<S, D> {
    /// Coalesces mode by mode: for each leaf of `profile`, what stands in its place.
    ///
    /// **Law.** `L.coalesce_by((p, …)).mode::<i>() = L.mode::<i>().coalesce_by(p_i)`, and
    /// `L.coalesce_by(1) = L.coalesce()`; so the function of coordinates `(c_0, c_1, …)` stays, and
    /// with it the shape as far as the profile goes. Only the profile's tuples count. Modes after its
    /// last stay as they are.
    ///
    /// ```
    /// use colex::{Layout, layout, shape};
    ///
    /// let l = layout!((2,(3,(4,5))):(1,(2,(6,24))));
    /// let _: Layout!((2,60):(1,2)) = l.coalesce_by(shape!((1,1)));
    /// let _: Layout!(120:1) = l.coalesce_by(shape!(1));
    /// let _: Layout!((2,(3,(4,5))):(1,(2,(6,24)))) = l.coalesce_by(shape!((1)));
    /// ```
    ///
    /// Sibling: [`coalesce`](Self::coalesce).
    #[must_use]
    #[inline]
    pub fn coalesce_by<P, R>(self, profile: P) -> R
    where
        P: AppliesTo<Self, CoalesceEach, R>,
    {
        profile.applied(self)
    }

    /// Filters mode by mode: for each leaf of `profile`, what stands in its place.
    ///
    /// **Law.** `L.filter_by((p, …)).mode::<i>() = L.mode::<i>().filter_by(p_i)`, and
    /// `L.filter_by(1) = L.filter()`. Only the profile's tuples count. Modes after its last stay as they
    /// are.
    ///
    /// ```
    /// use colex::{Layout, layout, shape};
    ///
    /// let l = layout!((8,(2,4)):(0,(0,1)));
    /// let _: Layout!((1,4):(0,1)) = l.filter_by(shape!((1,1)));
    /// let _: Layout!((1,(2,4)):(0,(0,1))) = l.filter_by(shape!((1)));
    /// ```
    ///
    /// Sibling: [`filter`](Self::filter).
    #[must_use]
    #[inline]
    pub fn filter_by<P, R>(self, profile: P) -> R
    where
        P: AppliesTo<Self, FilterEach, R>,
    {
        profile.applied(self)
    }
}

/// `L` coalesced by the profile `P`, as a type.
pub type CoalesceBy<L, P> = <P as Applied<L, CoalesceEach>>::Output;
/// `L` filtered by the profile `P`, as a type.
pub type FilterBy<L, P> = <P as Applied<L, FilterEach>>::Output;

/// A profile by which the function `F` applies to the modes of the layout `L`; the result is `R`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a profile",
    label = "this is neither a number nor a tuple",
    note = "a profile is a number or a tuple of such; only its tuples count"
)]
pub trait AppliesTo<L, F, R> {
    /// The layout with `F` applied.
    fn applied(self, layout: L) -> R;
}

impl<L, F, R, P> AppliesTo<L, F, R> for P
where
    P: Applied<L, F, Output = R>,
{
    #[inline]
    fn applied(self, layout: L) -> R {
        P::apply(layout)
    }
}

/// A profile by which the function `F` applies to the modes of the layout `L`.
pub trait Applied<L, F> {
    /// The layout with `F` applied.
    type Output;
    /// The layout with `F` applied.
    fn apply(layout: L) -> Self::Output;
}

type Mapped<P, F, M> = <<P as IntTuple>::Tree as Profile>::Map<F, M>;

impl<S, D, F, P> Applied<Layout<S, D>, F> for P
where
    S: IntTuple,
    D: Stride,
    F: ModeMap,
    P: IntTuple,
    <P::Tree as Profile>::Within<Modes<S, D>>: NamesModesOf<P, S>,
    Mapped<P, F, Modes<S, D>>: RaiseLayout,
{
    type Output = <Mapped<P, F, Modes<S, D>> as RaiseLayout>::Layout;
    #[inline]
    fn apply(layout: Layout<S, D>) -> Self::Output {
        P::Tree::map::<F, _>(layout.modes()).raise_layout()
    }
}

/// The verdict `Self` says that the shape `S` has a mode in the place of each leaf of `P`.
#[diagnostic::on_unimplemented(
    message = "the profile `{P}` has more modes than the shape `{S}`",
    label = "this profile names a mode that is not there",
    note = "a profile names the modes of a shape from the first one, and may stop early"
)]
pub trait NamesModesOf<P, S>: Truth {}

#[diagnostic::do_not_recommend]
impl<P, S> NamesModesOf<P, S> for Yes {}

/// Coalesces.
#[derive(Debug)]
pub struct CoalesceEach;
/// Filters.
#[derive(Debug)]
pub struct FilterEach;

impl ModeMap for CoalesceEach {
    type Of<M: ModeTree> = Coalesced<M>;
    #[inline]
    fn of<M: ModeTree>(mode: M) -> Coalesced<M> {
        mode.coalesce_onto(Nil).bare()
    }
}

impl ModeMap for FilterEach {
    type Of<M: ModeTree> = Coalesced<M::FilterZeros>;
    #[inline]
    fn of<M: ModeTree>(mode: M) -> Self::Of<M> {
        mode.filter_zeros().coalesce_onto(Nil).bare()
    }
}
