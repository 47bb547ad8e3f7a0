//! More modes: `append`, `prepend` and `concat`.

use core::marker::PhantomData;

use crate::layout::{Layout, Modes};
use crate::num::Static;
use crate::tuple::{Cons, IntTuple, ModeTree, Nil, RaiseLayout, Stride};

use super::list::{Countdown, Less, Pred};

impl<S, D> Layout<S, D> {
    /// These modes, then the layout `last` as one more mode.
    ///
    /// **Law.** `L.append(M)(c_0, …, c_k, d) = L(c_0, …, c_k) + M(d)`. A layout that is a single number
    /// counts as one mode.
    ///
    /// ```
    /// use colex::{Layout, layout};
    ///
    /// let _: Layout!((3,4,2):(4,1,12)) = layout!((3,4):(4,1)).append(layout!(2:12));
    /// let _: Layout!((8,(2,2)):(1,(8,16))) = layout!(8:1).append(layout!((2,2):(8,16)));
    /// ```
    ///
    /// Siblings: [`prepend`](Self::prepend), [`concat`](Self::concat).
    #[must_use]
    #[inline]
    pub fn append<M, R>(self, last: M) -> R
    where
        M: JoinsTo<Self, AtTheEnd, R>,
    {
        last.joined(self)
    }

    /// The layout `first` as one mode, then these.
    ///
    /// **Law.** `L.prepend(M)(d, c_0, …, c_k) = M(d) + L(c_0, …, c_k)`.
    ///
    /// ```
    /// use colex::{Layout, layout};
    ///
    /// let _: Layout!((2,3,4):(12,4,1)) = layout!((3,4):(4,1)).prepend(layout!(2:12));
    /// let _: Layout!((2,8):(8,1)) = layout!(8:1).prepend(layout!(2:8));
    /// ```
    ///
    /// Siblings: [`append`](Self::append), [`concat`](Self::concat).
    #[must_use]
    #[inline]
    pub fn prepend<M, R>(self, first: M) -> R
    where
        M: JoinsTo<Self, InFront, R>,
    {
        first.joined(self)
    }

    /// These modes, then those of `rest`.
    ///
    /// **Law.** `L.concat(M)(c_0, …, c_k, d_0, …) = L(c_0, …, c_k) + M(d_0, …)`.
    ///
    /// ```
    /// use colex::{Layout, layout};
    ///
    /// let _: Layout!((3,4,2,2):(4,1,12,24)) = layout!((3,4):(4,1)).concat(layout!((2,2):(12,24)));
    /// let _: Layout!((8,2):(1,8)) = layout!(8:1).concat(layout!(2:8));
    /// ```
    ///
    /// Siblings: [`append`](Self::append), which keeps the other layout together; [`Layout::of`], which
    /// keeps both.
    #[must_use]
    #[inline]
    pub fn concat<M, R>(self, rest: M) -> R
    where
        M: JoinsTo<Self, Spliced, R>,
    {
        rest.joined(self)
    }

    /// These modes, then as many times `last` as make up the given rank.
    ///
    /// **Law.** `L.append_to(_n, M) = L.append(M).append(M)…`, of rank `n`; `L` itself where its rank is
    /// `n` or more.
    ///
    /// ```
    /// use colex::{Layout, layout, num::{_1, _4}};
    ///
    /// let _: Layout!((3,5,1,1):(5,1,0,0)) = layout!((3,5):(5,1)).append_to(_4, layout!(1:0));
    /// let _: Layout!(8:1) = layout!(8:1).append_to(_1, layout!(1:0));
    /// ```
    ///
    /// Sibling: [`prepend_to`](Self::prepend_to).
    #[must_use]
    #[inline]
    pub fn append_to<N, M, R>(self, rank: N, last: M) -> R
    where
        N: Static,
        M: JoinsTo<Self, ToRank<N, AtTheEnd>, R>,
    {
        let _ = rank;
        last.joined(self)
    }

    /// As many times `first` as make up the given rank, then these modes.
    ///
    /// **Law.** `L.prepend_to(_n, M) = L.prepend(M).prepend(M)…`, of rank `n`; `L` itself where its rank
    /// is `n` or more.
    ///
    /// ```
    /// use colex::{Layout, layout, num::_3};
    ///
    /// let _: Layout!((1,1,4):(0,0,1)) = layout!(4:1).prepend_to(_3, layout!(1:0));
    /// ```
    ///
    /// Sibling: [`append_to`](Self::append_to).
    #[must_use]
    #[inline]
    pub fn prepend_to<N, M, R>(self, rank: N, first: M) -> R
    where
        N: Static,
        M: JoinsTo<Self, ToRank<N, InFront>, R>,
    {
        let _ = rank;
        first.joined(self)
    }
}

/// `L` with the layout `M` as one more mode, as a type.
pub type Append<L, M> = <M as Joined<L, AtTheEnd>>::Output;
/// `L` with the layout `M` as its new first mode, as a type.
pub type Prepend<L, M> = <M as Joined<L, InFront>>::Output;
/// The modes of `L`, then those of `M`, as a type.
pub type Concat<L, M> = <M as Joined<L, Spliced>>::Output;

/// A layout that can be joined to the layout `L` in the way `J`; the result is `R`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be joined to `{L}`",
    label = "only a layout can be joined to a layout",
    note = "a layout is written `layout!(shape:stride)`, and has at most twelve modes at each level"
)]
pub trait JoinsTo<L, J, R> {
    /// The two in one.
    fn joined(self, layout: L) -> R;
}

impl<L, M, J, R> JoinsTo<L, J, R> for M
where
    M: Joined<L, J, Output = R>,
{
    #[inline]
    fn joined(self, layout: L) -> R {
        self.join(layout)
    }
}

/// A layout that can be joined to the layout `L` in the way `J`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be joined to `{L}`",
    label = "only a layout can be joined to a layout",
    note = "a layout is written `layout!(shape:stride)`, and has at most twelve modes at each level"
)]
pub trait Joined<L, J> {
    /// The two in one.
    type Output;
    /// The two in one.
    fn join(self, layout: L) -> Self::Output;
}

#[diagnostic::do_not_recommend]
impl<S, D, S2, D2, J> Joined<Layout<S, D>, J> for Layout<S2, D2>
where
    S: IntTuple,
    D: Stride,
    S2: IntTuple,
    D2: Stride,
    J: Join,
    J::Of<Modes<S, D>, Modes<S2, D2>>: RaiseLayout,
{
    type Output = <J::Of<Modes<S, D>, Modes<S2, D2>> as RaiseLayout>::Layout;
    #[inline]
    fn join(self, layout: Layout<S, D>) -> Self::Output {
        J::of(layout.modes(), self.modes()).raise_layout()
    }
}

/// A way to join two layouts.
pub trait Join {
    /// `L` and `M` in one.
    type Of<L: ModeTree, M: ModeTree>: ModeTree;
    /// `l` and `m` in one.
    fn of<L: ModeTree, M: ModeTree>(l: L, m: M) -> Self::Of<L, M>;
}

/// As one more mode.
#[derive(Debug)]
pub struct AtTheEnd;
/// As the first mode.
#[derive(Debug)]
pub struct InFront;
/// Mode by mode, at the end.
#[derive(Debug)]
pub struct Spliced;
/// In the way `J`, as often as makes up the rank `N`.
#[derive(Debug)]
pub struct ToRank<N, J>(PhantomData<(N, J)>);

/// `(l…), m ↦ (l…, m)`
impl Join for AtTheEnd {
    type Of<L: ModeTree, M: ModeTree> = L::Concat<Cons<M, Nil>>;
    #[inline]
    fn of<L: ModeTree, M: ModeTree>(l: L, m: M) -> Self::Of<L, M> {
        l.concat(Cons(m, Nil))
    }
}

/// `(l…), m ↦ (m, l…)`
impl Join for InFront {
    type Of<L: ModeTree, M: ModeTree> = Cons<M, L::Tuple>;
    #[inline]
    fn of<L: ModeTree, M: ModeTree>(l: L, m: M) -> Self::Of<L, M> {
        Cons(m, l.tuple())
    }
}

/// `(l…), (m…) ↦ (l…, m…)`
impl Join for Spliced {
    type Of<L: ModeTree, M: ModeTree> = L::Concat<M::Tuple>;
    #[inline]
    fn of<L: ModeTree, M: ModeTree>(l: L, m: M) -> Self::Of<L, M> {
        l.concat(m.tuple())
    }
}

/// `l ↦ J(J(l, m), m)…`, `N − rank` times
impl<N: Static, J: Join> Join for ToRank<N, J> {
    type Of<L: ModeTree, M: ModeTree> = <Pred<Less<N::Nat, L::Rank>> as Countdown>::Join<J, L, M>;
    #[inline]
    fn of<L: ModeTree, M: ModeTree>(l: L, m: M) -> Self::Of<L, M> {
        Pred::<Less<N::Nat, L::Rank>>::join::<J, L, M>(l, m)
    }
}
