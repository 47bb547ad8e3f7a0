//! Coalesce: the fewest modes for the same function of 1-D coordinates.

use crate::layout::{Layout, Modes};
use crate::num::Scalar;
use crate::tuple::{Cons, FlatModes, IntTuple, Mode, ModeTree, Nil, RaiseLayout, Stride, Torn};

use super::choice::{Choice, Deferred};

impl<S: IntTuple, D: Stride> Layout<S, D> {
    /// The same function of 1-D coordinates with the fewest modes.
    ///
    /// **Law.** `L.coalesce()(i) = L(i)` for every 1-D coordinate `i < size(L)`, and no flat layout of
    /// fewer modes has this property. Modes of size 1 go; two neighbours `s:t`, `s':t'` join to
    /// `s·s':t` where `s·t = t'`. What is not known to be equal does not join: run-time strides
    /// stay apart.
    ///
    /// ```
    /// use colex::{Layout, layout};
    ///
    /// let _: Layout!(12:1) = layout!((2,(1,6)):(1,(6,2))).coalesce();
    /// let _: Layout!((4,8):(8,1)) = layout!((4,8):(8,1)).coalesce(); // 4·8 is not 1
    /// let _: Layout!(1:0) = layout!((1,1):(7,9)).coalesce();
    /// ```
    ///
    /// Sibling: `coalesce_by`, which keeps the modes of a profile apart.
    #[must_use]
    #[inline]
    pub fn coalesce(self) -> Coalesce<Self>
    where
        Self: Coalescible,
    {
        self.coalesced()
    }
}

/// The coalesced layout as a type: `Coalesce<Layout!((4,8):(1,4))>` is `Layout!(32:1)`.
pub type Coalesce<L> = <L as Coalescible>::Output;

/// A layout that can be coalesced: any of at most twelve modes that do not join.
pub trait Coalescible {
    /// The same function with the fewest modes.
    type Output;
    /// The same function with the fewest modes.
    fn coalesced(self) -> Self::Output;
}

impl<S: IntTuple, D: Stride> Coalescible for Layout<S, D>
where
    Coalesced<Modes<S, D>>: RaiseLayout,
{
    type Output = <Coalesced<Modes<S, D>> as RaiseLayout>::Layout;
    #[inline]
    fn coalesced(self) -> Self::Output {
        self.modes().coalesce_onto(Nil).bare().raise_layout()
    }
}

/// The coalesced modes of `M`: a single mode bare, none as `1:0`.
pub(crate) type Coalesced<M> = <<M as CoalesceOnto>::Onto<Nil> as FlatModes>::Bare;

/// The leaves of a tree of modes, pushed one by one, the last first, onto modes that are coalesced.
pub trait CoalesceOnto: Copy {
    /// The coalesced modes of `self`, then `Rest`.
    type Onto<Rest: FlatModes>: FlatModes;
    /// The coalesced modes of `self`, then `rest`.
    fn coalesce_onto<Rest: FlatModes>(self, rest: Rest) -> Self::Onto<Rest>;
}

/// `s:t`
impl<S: Scalar, T: Scalar> CoalesceOnto for Mode<S, T> {
    type Onto<Rest: FlatModes> = Rest::Push<S, T>;
    #[inline]
    fn coalesce_onto<Rest: FlatModes>(self, rest: Rest) -> Rest::Push<S, T> {
        rest.push(self)
    }
}

/// `(h, r…)`
impl<H: ModeTree, R: ModeTree> CoalesceOnto for Cons<H, R> {
    type Onto<Rest: FlatModes> = H::Onto<R::Onto<Rest>>;
    #[inline]
    fn coalesce_onto<Rest: FlatModes>(self, rest: Rest) -> Self::Onto<Rest> {
        self.0.coalesce_onto(self.1.coalesce_onto(rest))
    }
}

/// `()`
impl CoalesceOnto for Nil {
    type Onto<Rest: FlatModes> = Rest;
    #[inline]
    fn coalesce_onto<Rest: FlatModes>(self, rest: Rest) -> Rest {
        rest
    }
}

impl CoalesceOnto for Torn {
    type Onto<Rest: FlatModes> = Rest;
    #[inline]
    fn coalesce_onto<Rest: FlatModes>(self, rest: Rest) -> Rest {
        rest
    }
}

/// One mode in front of coalesced ones.
pub trait Push: Copy {
    /// The mode `S:T`, then `self`, joined where possible.
    type Push<S: Scalar, T: Scalar>: FlatModes;
    /// The mode, then `self`.
    fn push<S: Scalar, T: Scalar>(self, mode: Mode<S, T>) -> Self::Push<S, T>;
}

/// `1:t ↦ ()`,  `s:t ↦ (s:t)`
impl Push for Nil {
    type Push<S: Scalar, T: Scalar> = <S::IsOne as Choice>::Of<Nil, Cons<Mode<S, T>, Nil>>;
    #[inline]
    fn push<S: Scalar, T: Scalar>(self, mode: Mode<S, T>) -> Self::Push<S, T> {
        <S::IsOne as Choice>::of(self, Cons(mode, self))
    }
}

/// `1:t, m… ↦ m…`
///
/// `s:t, s':t', m… ↦ s·s':t, m…` where `s·t = t'`
///
/// `s:t, m… ↦ s:t, m…` else
impl<S2: Scalar, T2: Scalar, R: FlatModes> Push for Cons<Mode<S2, T2>, R> {
    type Push<S: Scalar, T: Scalar> =
        <<S::IsOne as Choice>::Lazily<Done<Self>, Meet<S, T, S2, T2, R>> as Deferred>::Out;
    #[inline]
    fn push<S: Scalar, T: Scalar>(self, mode: Mode<S, T>) -> Self::Push<S, T> {
        <S::IsOne as Choice>::lazily(Done(self), Meet { mode, next: self.0, rest: self.1 }).run()
    }
}

/// What is done already.
#[derive(Clone, Copy, Debug)]
pub struct Done<M>(pub(crate) M);

impl<M: FlatModes> Deferred for Done<M> {
    type Out = M;
    #[inline]
    fn run(self) -> M {
        self.0
    }
}

/// Two neighbours meet.
#[derive(Clone, Copy, Debug)]
pub struct Meet<S, T, S2, T2, R> {
    mode: Mode<S, T>,
    next: Mode<S2, T2>,
    rest: R,
}

/// joined where `s·t = t'`
impl<S: Scalar, T: Scalar, S2: Scalar, T2: Scalar, R: FlatModes> Deferred
    for Meet<S, T, S2, T2, R>
{
    type Out = <<<S::Times<T> as Scalar>::Equals<T2> as Choice>::Lazily<
        Join<S, T, S2, R>,
        Done<Cons<Mode<S, T>, Cons<Mode<S2, T2>, R>>>,
    > as Deferred>::Out;
    #[inline]
    fn run(self) -> Self::Out {
        <<S::Times<T> as Scalar>::Equals<T2> as Choice>::lazily(
            Join { mode: self.mode, size: self.next.shape, rest: self.rest },
            Done(Cons(self.mode, Cons(self.next, self.rest))),
        )
        .run()
    }
}

/// Two neighbours become one.
#[derive(Clone, Copy, Debug)]
pub struct Join<S, T, S2, R> {
    mode: Mode<S, T>,
    size: S2,
    rest: R,
}

/// `s·s':t, m…`
impl<S: Scalar, T: Scalar, S2: Scalar, R: FlatModes> Deferred for Join<S, T, S2, R> {
    type Out = Cons<Mode<S::Times<S2>, T>, R>;
    #[inline]
    fn run(self) -> Self::Out {
        let shape = self.mode.shape.times(self.size);
        Cons(Mode { shape, stride: self.mode.stride }, self.rest)
    }
}
