//! Flatten and unflatten: the tuples of a layout, taken away and put back.

use crate::layout::{Layout, Modes};
use crate::num::{Nat, Scalar, Truth, Yes};
use crate::tuple::{Cons, IntTuple, Mode, ModeTree, Nil, RaiseLayout, Stride, Torn};

use super::mode::{Rank, RankDecimal};
use super::profile::Profile;

impl<S: IntTuple, D: Stride> Layout<S, D> {
    /// All leaves, in order, in one tuple.
    ///
    /// **Law.** `L.flatten()(i) = L(i)` for every 1-D coordinate `i`, the leaves are those of `L`, and no
    /// tuple is nested. A layout that is a single number stays one.
    ///
    /// ```
    /// use colex::{Layout, layout};
    ///
    /// let _: Layout!((4,2,4):(2,1,8)) = layout!((4,(2,4)):(2,(1,8))).flatten();
    /// let _: Layout!((5):(3)) = layout!(((5)):((3))).flatten();
    /// let _: Layout!(8:1) = layout!(8:1).flatten();
    /// ```
    ///
    /// The inverse is [`unflatten`](Self::unflatten). Sibling: [`coalesce`](Self::coalesce), which also
    /// joins the leaves.
    #[must_use]
    #[inline]
    pub fn flatten(self) -> Flatten<Self>
    where
        Self: Flattenable,
    {
        self.flattened()
    }
}

impl<S, D> Layout<S, D> {
    /// The modes, in order, in the place of the leaves of `profile`.
    ///
    /// **Law.** `L.flatten().unflatten(L.shape()) = L`; and `F.unflatten(p)(i) = F(i)` for every 1-D
    /// coordinate `i`. Only the tuples of the profile count, not its numbers. There must be as many
    /// leaves as modes.
    ///
    /// ```
    /// use colex::{Layout, layout, shape};
    ///
    /// let flat = layout!((4,2,4):(2,1,8));
    /// let _: Layout!((4,(2,4)):(2,(1,8))) = flat.unflatten(shape!((1,(1,1))));
    /// // A mode is put in place as it is, nested or not.
    /// let _: Layout!(((4,2),(4)):((2,1),(8))) = layout!(((4,2),4):((2,1),8)).unflatten(shape!((1,(1))));
    /// ```
    ///
    /// The inverse is [`flatten`](Self::flatten).
    #[must_use]
    #[inline]
    pub fn unflatten<P, R>(self, profile: P) -> R
    where
        P: UnflattensTo<Self, R>,
    {
        profile.unflattened(self)
    }
}

/// The flat layout as a type: `Flatten<Layout!((4,(2,4)):(2,(1,8)))>` is `Layout!((4,2,4):(2,1,8))`.
pub type Flatten<L> = <L as Flattenable>::Output;

/// A layout that can be flattened: any of at most twelve leaves.
pub trait Flattenable {
    /// The flat layout.
    type Output;
    /// The flat layout.
    fn flattened(self) -> Self::Output;
}

impl<S: IntTuple, D: Stride> Flattenable for Layout<S, D>
where
    <Modes<S, D> as Flattening>::Flatten: RaiseLayout,
{
    type Output = <<Modes<S, D> as Flattening>::Flatten as RaiseLayout>::Layout;
    #[inline]
    fn flattened(self) -> Self::Output {
        self.modes().flatten().raise_layout()
    }
}

/// The flat modes of a tree of modes.
pub trait Flattening: Copy {
    /// All leaves in one tuple.
    type Flatten: ModeTree;
    /// All leaves in one tuple.
    fn flatten(self) -> Self::Flatten;
}

/// `m ↦ m`
impl<S: Scalar, T: Scalar> Flattening for Mode<S, T> {
    type Flatten = Self;
    #[inline]
    fn flatten(self) -> Self {
        self
    }
}

/// `(h, r…) ↦ (leaves of h…, leaves of r…)`
impl<H: ModeTree, R: ModeTree> Flattening for Cons<H, R> {
    type Flatten = <Self as ModeTree>::Flat<Nil>;
    #[inline]
    fn flatten(self) -> Self::Flatten {
        self.flat(Nil)
    }
}

/// `() ↦ ()`
impl Flattening for Nil {
    type Flatten = Nil;
    #[inline]
    fn flatten(self) -> Nil {
        self
    }
}

impl Flattening for Torn {
    type Flatten = Torn;
    #[inline]
    fn flatten(self) -> Torn {
        self
    }
}

/// The layout `L` in the tuples of the profile `P`, as a type.
pub type Unflatten<L, P> = <P as ProfileOf<L>>::Output;

/// A profile with as many leaves as the layout `L` has modes; the result is `R`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a profile",
    label = "this is neither a number nor a tuple",
    note = "a profile is a number or a tuple of such; only its tuples count"
)]
pub trait UnflattensTo<L, R> {
    /// The modes in the place of the leaves.
    fn unflattened(self, layout: L) -> R;
}

impl<S, D, P, R> UnflattensTo<Layout<S, D>, R> for P
where
    P: ProfileOf<Layout<S, D>, Output = R>,
{
    #[inline]
    fn unflattened(self, layout: Layout<S, D>) -> R {
        self.fill_with(layout)
    }
}

/// A profile with as many leaves as the layout `L` has modes.
pub trait ProfileOf<L> {
    /// The modes in the place of the leaves.
    type Output;
    /// The modes in the place of the leaves.
    fn fill_with(self, layout: L) -> Self::Output;
}

type Filled<P, M> = <<P as IntTuple>::Tree as Profile>::Fill<M>;
type Leaves<P> = <<P as IntTuple>::Tree as Profile>::Leaves;

impl<S, D, P> ProfileOf<Layout<S, D>> for P
where
    S: IntTuple,
    D: Stride,
    P: IntTuple,
    <Leaves<P> as Nat>::Same<Rank<S, D>>:
        AsManyLeaves<P, <Leaves<P> as Scalar>::Shown, RankDecimal<S, D>>,
    Filled<P, Modes<S, D>>: RaiseLayout,
{
    type Output = <Filled<P, Modes<S, D>> as RaiseLayout>::Layout;
    #[inline]
    fn fill_with(self, layout: Layout<S, D>) -> Self::Output {
        P::Tree::fill(layout.modes()).0.raise_layout()
    }
}

/// The verdict `Self` says that a profile of `N` leaves takes a layout of `R` modes.
#[diagnostic::on_unimplemented(
    message = "a layout of `{R}` modes does not fill a profile of `{N}` leaves",
    label = "`{P}` has `{N}` leaves",
    note = "each leaf of the profile takes one mode of the layout, in order"
)]
pub trait AsManyLeaves<P, N, R>: Truth {}

#[diagnostic::do_not_recommend]
impl<P, N, R> AsManyLeaves<P, N, R> for Yes {}
