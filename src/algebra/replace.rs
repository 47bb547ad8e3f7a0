//! `replace`: another layout in the place of a mode.

use crate::layout::{Layout, Modes};
use crate::num::Static;
use crate::tuple::{IntTuple, RaiseLayout, Stride};

use super::list::ModeList;
use super::position::{Arrived, Step, Steps, Successful};

impl<S, D> Layout<S, D> {
    /// The layout with `mode` in the place of the mode at `position`.
    ///
    /// **Law.** `L.replace(_i, M).mode::<_i>() = M`, and every other mode stays. The position is a
    /// static number, given as a value.
    ///
    /// ```
    /// use colex::{Layout, layout, num::{_0, _1}};
    ///
    /// let _: Layout!((3,(4,4)):(6,(1,4))) = layout!((3,5):(6,1)).replace(_1, layout!((4,4):(1,4)));
    /// let _: Layout!(2:0) = layout!(8:1).replace(_0, layout!(2:0)); // a number is its own mode
    /// ```
    ///
    /// Sibling: [`mode`](Self::mode) reads what this writes.
    #[must_use]
    #[inline]
    pub fn replace<I, M, R>(self, position: I, mode: M) -> R
    where
        I: ReplacesTo<Self, M, R>,
    {
        position.put(self, mode)
    }
}

/// `L` with `M` in the place of the mode at position `I`, as a type.
pub type Replace<L, I, M> = <I as ReplaceIn<L, M>>::Output;

/// A position in the layout `L` whose mode can be replaced by `M`; the result is `R`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not the position of a mode",
    label = "a position is a static number, and a mode is a layout",
    note = "modes are counted from `_0`; a position as a value is `_0`, `_1`, …"
)]
pub trait ReplacesTo<L, M, R> {
    /// `layout` with `mode` at this position.
    fn put(self, layout: L, mode: M) -> R;
}

impl<S, D, I, S2, D2, R> ReplacesTo<Layout<S, D>, Layout<S2, D2>, R> for I
where
    S: IntTuple,
    D: Stride,
    S2: IntTuple,
    D2: Stride,
    I: Static,
    <Step<I, Arrived> as Steps>::Search<Modes<S, D>>: Successful<I, S>,
    Replaced<S, D, I, S2, D2>: RaiseLayout<Layout = R>,
{
    #[inline]
    fn put(self, layout: Layout<S, D>, mode: Layout<S2, D2>) -> R {
        layout.modes().replace::<I::Nat, _>(mode.modes()).raise_layout()
    }
}

/// A position in the layout `L` whose mode can be replaced by `M`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not the position of a mode that `{M}` can replace",
    label = "a position is a static number, and a mode is a layout"
)]
pub trait ReplaceIn<L, M> {
    /// The layout with the other mode.
    type Output;
}

type Replaced<S, D, I, S2, D2> =
    <Modes<S, D> as ModeList>::Replace<<I as Static>::Nat, Modes<S2, D2>>;

impl<S, D, I, S2, D2> ReplaceIn<Layout<S, D>, Layout<S2, D2>> for I
where
    S: IntTuple,
    D: Stride,
    S2: IntTuple,
    D2: Stride,
    I: Static,
    <Step<I, Arrived> as Steps>::Search<Modes<S, D>>: Successful<I, S>,
    Replaced<S, D, I, S2, D2>: RaiseLayout,
{
    type Output = <Replaced<S, D, I, S2, D2> as RaiseLayout>::Layout;
}
