//! Ranges of modes: `take` them, or `group` them to one.

use crate::layout::{Layout, Modes};
use crate::num::{_1, Minus, Nat, No, Static, Truth, Yes};
use crate::tuple::{Cons, IntTuple, ModeTree, RaiseLayout, Stride};

use super::list::{Less, ModeList};
use super::mode::{Rank, RankDecimal};

impl<S, D> Layout<S, D> {
    /// The modes from position `B` to before `E`, grouped to one mode.
    ///
    /// **Law.** `L.group::<B, E>()(i) = L(i)` for every 1-D coordinate `i`, and
    /// `L.group::<B, E>().mode::<B>() = L.take::<B, E>()`. `Minus<_1>` as `E` is the end, as in CuTe.
    ///
    /// ```
    /// use colex::{Layout, layout, num::{_0, _1, _2, Minus}};
    ///
    /// let l = layout!((2,3,5):(1,2,6));
    /// let _: Layout!(((2,3),5):((1,2),6)) = l.group::<_0, _2>();
    /// let _: Layout!((2,(3,5)):(1,(2,6))) = l.group::<_1, Minus<_1>>();
    /// let _: Layout!((2,(3),5):(1,(2),6)) = l.group::<_1, _2>();
    /// ```
    ///
    /// The inverse of grouping everything is [`flatten`](Self::flatten), of more elaborate groups
    /// [`unflatten`](Self::unflatten).
    #[must_use]
    #[inline]
    pub fn group<B, E>(self) -> Group<Self, B, E>
    where
        B: Static,
        E: RangeEnd<B, Self>,
    {
        E::group_in(self)
    }

    /// The modes from position `B` to before `E`, as a layout.
    ///
    /// **Law.** `L.take::<B, E>() = (L.mode::<B>(), …, L.mode::<E − 1>())`, always a tuple. `Minus<_1>`
    /// as `E` is the end, as in CuTe.
    ///
    /// ```
    /// use colex::{Layout, layout, num::{_0, _1, _2}};
    ///
    /// let l = layout!((2,3,5):(1,2,6));
    /// let _: Layout!((2,3):(1,2)) = l.take::<_0, _2>();
    /// let _: Layout!((3):(2)) = l.take::<_1, _2>();
    /// ```
    ///
    /// Siblings: [`select`](Self::select), [`mode`](Self::mode).
    #[must_use]
    #[inline]
    pub fn take<B, E>(self) -> Take<Self, B, E>
    where
        B: Static,
        E: RangeEnd<B, Self>,
    {
        E::take_in(self)
    }
}

/// `L` with its modes from `B` to before `E` grouped to one.
pub type Group<L, B, E> = <E as RangeEnd<B, L>>::Group;
/// The modes of `L` from `B` to before `E`.
pub type Take<L, B, E> = <E as RangeEnd<B, L>>::Take;

/// The end of a range of modes of `L` that begins at `B`: the position after its last mode, or
/// `Minus<_1>` for all the rest.
pub trait RangeEnd<B, L> {
    /// The layout with the range grouped.
    type Group;
    /// The layout with the range grouped.
    fn group_in(layout: L) -> Self::Group;
    /// The range alone.
    type Take;
    /// The range alone.
    fn take_in(layout: L) -> Self::Take;
}

/// The modes from `B` to before `E`.
type Taken<M, B, E> = <<M as ModeList>::Drop<B> as ModeList>::Take<Less<E, B>>;
/// The modes after `B`, those to `E` grouped.
type Rest<M, B, E> = Cons<Taken<M, B, E>, <M as ModeList>::Drop<E>>;
/// All modes, those from `B` to `E` grouped.
type Grouped<M, B, E> = <<M as ModeList>::Take<B> as ModeList>::Concat<Rest<M, B, E>>;

#[inline]
fn taken<M: ModeTree, B: Nat, E: Nat>(modes: M) -> Taken<M, B, E> {
    modes.drop::<B>().take::<Less<E, B>>()
}

#[inline]
fn grouped<M: ModeTree, B: Nat, E: Nat>(modes: M) -> Grouped<M, B, E> {
    modes.take::<B>().concat(Cons(taken::<M, B, E>(modes), modes.drop::<E>()))
}

/// `E` as a number of modes.
type End<S, D, E> = <E as EndOfRange>::Of<Rank<S, D>>;

impl<S, D, B, E> RangeEnd<B, Layout<S, D>> for E
where
    S: IntTuple,
    D: Stride,
    B: Static,
    E: EndOfRange,
    <<B::Nat as Nat>::Below<End<S, D, E>, No> as Truth>::And<
        <End<S, D, E> as Nat>::Below<Rank<S, D>, Yes>,
    >: RangeOf<B, E, RankDecimal<S, D>, S>,
    Grouped<Modes<S, D>, B::Nat, End<S, D, E>>: RaiseLayout,
    Taken<Modes<S, D>, B::Nat, End<S, D, E>>: RaiseLayout,
{
    type Group = <Grouped<Modes<S, D>, B::Nat, End<S, D, E>> as RaiseLayout>::Layout;
    #[inline]
    fn group_in(layout: Layout<S, D>) -> Self::Group {
        grouped::<_, B::Nat, End<S, D, E>>(layout.modes()).raise_layout()
    }
    type Take = <Taken<Modes<S, D>, B::Nat, End<S, D, E>> as RaiseLayout>::Layout;
    #[inline]
    fn take_in(layout: Layout<S, D>) -> Self::Take {
        taken::<_, B::Nat, End<S, D, E>>(layout.modes()).raise_layout()
    }
}

/// The end of a range of modes: a static number, or `Minus<_1>`.
pub trait EndOfRange {
    /// The end as a number of modes, where `Rank` is the number of all.
    type Of<Rank: Nat>: Nat;
}

/// `e ↦ e`
impl<E: Static> EndOfRange for E {
    type Of<Rank: Nat> = E::Nat;
}

/// `−1 ↦ rank`
impl EndOfRange for Minus<_1> {
    type Of<Rank: Nat> = Rank;
}

/// The verdict `Self` says that `B < E ≤ R`, for the rank `R` of the shape `S`.
#[diagnostic::on_unimplemented(
    message = "there are no modes from `{B}` to `{E}` in a layout of rank `{R}`",
    label = "the shape `{S}` has rank `{R}`",
    note = "a range of modes is `B, E` with `B < E ≤ rank`: from position `B` to before position `E`"
)]
pub trait RangeOf<B, E, R, S>: Truth {}

#[diagnostic::do_not_recommend]
impl<B, E, R, S> RangeOf<B, E, R, S> for Yes {}
