//! Pairing a shape with an order of its modes.

use super::modes::Torn;
use super::tree::{Cons, Nil, Tree};
use crate::layout::Ordered;
use crate::num::Scalar;

/// The modes `S`, all of the rank `O`.
#[derive(Clone, Copy, Debug)]
pub struct Ranked<S, O> {
    /// The shape.
    pub shape: S,
    /// The rank: modes of a smaller one step less.
    pub rank: O,
}

/// A tree as the order of a shape's modes, and as the shape. The order may be coarser than the shape.
pub trait Order: Copy {
    /// The shape `S`, with `self` as the order of its modes.
    type Over<S: Tree>: Ordered;
    /// The shape `s` in that order.
    fn over<S: Tree>(self, s: S) -> Self::Over<S>;
    /// The shape `self` in the order `(P, Q…)`.
    type UnderCons<P: Tree, Q: Tree>: Ordered;
    /// The shape in that order.
    fn under_cons<P: Tree, Q: Tree>(self, p: P, q: Q) -> Self::UnderCons<P, Q>;
    /// The shape `self` in the order `()`.
    type UnderNil: Ordered;
    /// The shape in that order.
    fn under_nil(self) -> Self::UnderNil;
}

/// A number ranks all that is under it
impl<N: Scalar> Order for N {
    type Over<S: Tree> = Ranked<S, N>;
    #[inline]
    fn over<S: Tree>(self, s: S) -> Ranked<S, N> {
        Ranked { shape: s, rank: self }
    }
    type UnderCons<P: Tree, Q: Tree> = Torn;
    #[inline]
    fn under_cons<P: Tree, Q: Tree>(self, _: P, _: Q) -> Torn {
        Torn
    }
    type UnderNil = Torn;
    #[inline]
    fn under_nil(self) -> Torn {
        Torn
    }
}

/// mode by mode
impl<H: Tree, R: Tree> Order for Cons<H, R> {
    type Over<S: Tree> = S::UnderCons<H, R>;
    #[inline]
    fn over<S: Tree>(self, s: S) -> Self::Over<S> {
        s.under_cons(self.0, self.1)
    }
    type UnderCons<P: Tree, Q: Tree> = Cons<P::Over<H>, Q::Over<R>>;
    #[inline]
    fn under_cons<P: Tree, Q: Tree>(self, p: P, q: Q) -> Self::UnderCons<P, Q> {
        Cons(p.over(self.0), q.over(self.1))
    }
    type UnderNil = Torn;
    #[inline]
    fn under_nil(self) -> Torn {
        Torn
    }
}

impl Order for Nil {
    type Over<S: Tree> = S::UnderNil;
    #[inline]
    fn over<S: Tree>(self, s: S) -> S::UnderNil {
        s.under_nil()
    }
    type UnderCons<P: Tree, Q: Tree> = Torn;
    #[inline]
    fn under_cons<P: Tree, Q: Tree>(self, _: P, _: Q) -> Torn {
        Torn
    }
    type UnderNil = Nil;
    #[inline]
    fn under_nil(self) -> Nil {
        self
    }
}
