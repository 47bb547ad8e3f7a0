//! The strides of a composition: each stride of B read as a coordinate of A.

use typenum::UTerm;

use crate::algebra::complement::{CeilDiv, ceil_div};
use crate::num::{No, Quot, Rem, Scalar, Yes};
use crate::tuple::{Cons, FlatModes, Mode, ModeTree, Nil, Torn};

/// The right-hand layout read through the left-hand one.
pub trait Through: Copy {
    /// The leaves `n:A(d)` of the leaves `n:d`, in their tuples.
    type Through<A: LeftHand>: ModeTree;
    /// Those leaves.
    fn through<A: LeftHand>(self, a: A) -> Self::Through<A>;
}

/// `n:d ↦ n:A(d)`. No index depends on the stride of a leaf of size 1: it is CuTe's, see [`LeftHand::Still`].
impl<N: Scalar, D: Scalar> Through for Mode<N, D> {
    type Through<A: LeftHand> = Mode<N, <N::IsOne as Reads>::Stride<A, D>>;
    #[inline]
    fn through<A: LeftHand>(self, a: A) -> Self::Through<A> {
        Mode { shape: self.shape, stride: <N::IsOne as Reads>::stride(a, self.stride) }
    }
}

/// Whether a leaf is of size 1, which decides how its stride is read.
pub trait Reads {
    /// The stride `D` read through `A`.
    type Stride<A: LeftHand, D: Scalar>: Scalar;
    /// The stride `d` read through `a`.
    fn stride<A: LeftHand, D: Scalar>(a: A, d: D) -> Self::Stride<A, D>;
}

impl Reads for No {
    type Stride<A: LeftHand, D: Scalar> = A::Moved<D>;
    #[inline]
    fn stride<A: LeftHand, D: Scalar>(a: A, d: D) -> A::Moved<D> {
        a.moved(d)
    }
}

impl Reads for Yes {
    type Stride<A: LeftHand, D: Scalar> = A::Still<D>;
    #[inline]
    fn stride<A: LeftHand, D: Scalar>(a: A, d: D) -> A::Still<D> {
        a.still(d)
    }
}

/// A left-hand layout that strides are read through: a mode, or modes without nesting.
pub trait LeftHand: Copy {
    /// The stride `A(D)` of a leaf that moves.
    type Moved<D: Scalar>: Scalar;
    /// The stride `A(d)`.
    fn moved<D: Scalar>(self, d: D) -> Self::Moved<D>;
    /// The stride of a leaf that never moves.
    type Still<D: Scalar>: Scalar;
    /// That stride.
    fn still<D: Scalar>(self, d: D) -> Self::Still<D>;
}

/// `d ↦ d·t`
impl<S: Scalar, T: Scalar> LeftHand for Mode<S, T> {
    type Moved<D: Scalar> = D::Times<T>;
    #[inline]
    fn moved<D: Scalar>(self, d: D) -> D::Times<T> {
        d.times(self.stride)
    }
    type Still<D: Scalar> = D::Times<T>;
    #[inline]
    fn still<D: Scalar>(self, d: D) -> D::Times<T> {
        d.times(self.stride)
    }
}

/// `d ↦ 0`
impl LeftHand for Nil {
    type Moved<D: Scalar> = UTerm;
    #[inline]
    fn moved<D: Scalar>(self, _: D) -> UTerm {
        UTerm
    }
    type Still<D: Scalar> = UTerm;
    #[inline]
    fn still<D: Scalar>(self, _: D) -> UTerm {
        UTerm
    }
}

impl<S: Scalar, T: Scalar, R: FlatModes> LeftHand for Cons<Mode<S, T>, R> {
    type Moved<D: Scalar> = R::MovedAfter<S, T, D>;
    #[inline]
    fn moved<D: Scalar>(self, d: D) -> Self::Moved<D> {
        self.1.moved_after(self.0, d)
    }
    type Still<D: Scalar> = <<Self as FlatModes>::Extending as Behind>::Unmoved<D>;
    #[inline]
    fn still<D: Scalar>(self, d: D) -> Self::Still<D> {
        self.extending().unmoved(d)
    }
}

/// The modes behind others: what is left of a stride, read through them.
pub trait Behind: Copy {
    /// The stride `A(D)` in the modes `(S:T, self…)`.
    type MovedAfter<S: Scalar, T: Scalar, D: Scalar>: Scalar;
    /// The stride `A(d)` in the modes `(mode, self…)`.
    fn moved_after<S: Scalar, T: Scalar, D: Scalar>(
        self,
        mode: Mode<S, T>,
        d: D,
    ) -> Self::MovedAfter<S, T, D>;
    /// The stride of a leaf that never moves: the stride divided by each mode of A in turn, rounded up,
    /// in steps of the last.
    type Unmoved<D: Scalar>: Scalar;
    /// That stride.
    fn unmoved<D: Scalar>(self, d: D) -> Self::Unmoved<D>;
    /// The same in the modes `(S:T, self…)`.
    type UnmovedAfter<S: Scalar, T: Scalar, D: Scalar>: Scalar;
    /// The same in the modes `(mode, self…)`.
    fn unmoved_after<S: Scalar, T: Scalar, D: Scalar>(
        self,
        mode: Mode<S, T>,
        d: D,
    ) -> Self::UnmovedAfter<S, T, D>;
}

/// `d ↦ d·t` in the last mode `s:t`
impl Behind for Nil {
    type MovedAfter<S: Scalar, T: Scalar, D: Scalar> = D::Times<T>;
    #[inline]
    fn moved_after<S: Scalar, T: Scalar, D: Scalar>(self, mode: Mode<S, T>, d: D) -> D::Times<T> {
        d.times(mode.stride)
    }
    type Unmoved<D: Scalar> = UTerm;
    #[inline]
    fn unmoved<D: Scalar>(self, _: D) -> UTerm {
        UTerm
    }
    type UnmovedAfter<S: Scalar, T: Scalar, D: Scalar> = D::Times<T>;
    #[inline]
    fn unmoved_after<S: Scalar, T: Scalar, D: Scalar>(self, mode: Mode<S, T>, d: D) -> D::Times<T> {
        d.times(mode.stride)
    }
}

/// `d ↦ (d mod s)·t` in a mode `s:t`, and `⌊d / s⌋` is left; `⌈d / s⌉` for a leaf that never moves
impl<S: Scalar, T: Scalar, R: FlatModes> Behind for Cons<Mode<S, T>, R> {
    type MovedAfter<S0: Scalar, T0: Scalar, D: Scalar> =
        <<Rem<D, S0> as Scalar>::Times<T0> as Scalar>::Plus<R::MovedAfter<S, T, Quot<D, S0>>>;
    #[inline]
    fn moved_after<S0: Scalar, T0: Scalar, D: Scalar>(
        self,
        mode: Mode<S0, T0>,
        d: D,
    ) -> Self::MovedAfter<S0, T0, D> {
        let (rest, digit) = d.quot_rem(mode.shape.or_one());
        digit.times(mode.stride).plus(self.1.moved_after(self.0, rest))
    }
    type Unmoved<D: Scalar> = R::UnmovedAfter<S, T, D>;
    #[inline]
    fn unmoved<D: Scalar>(self, d: D) -> Self::Unmoved<D> {
        self.1.unmoved_after(self.0, d)
    }
    type UnmovedAfter<S0: Scalar, T0: Scalar, D: Scalar> = R::UnmovedAfter<S, T, CeilDiv<D, S0>>;
    #[inline]
    fn unmoved_after<S0: Scalar, T0: Scalar, D: Scalar>(
        self,
        mode: Mode<S0, T0>,
        d: D,
    ) -> Self::UnmovedAfter<S0, T0, D> {
        self.1.unmoved_after(self.0, ceil_div(d, mode.shape))
    }
}

/// `(h, r…) ↦ (h through A, r… through A)`
impl<H: ModeTree, R: ModeTree> Through for Cons<H, R> {
    type Through<A: LeftHand> = Cons<H::Through<A>, R::Through<A>>;
    #[inline]
    fn through<A: LeftHand>(self, a: A) -> Self::Through<A> {
        Cons(self.0.through(a), self.1.through(a))
    }
}

/// `() ↦ ()`
impl Through for Nil {
    type Through<A: LeftHand> = Nil;
    #[inline]
    fn through<A: LeftHand>(self, _: A) -> Nil {
        self
    }
}

impl Through for Torn {
    type Through<A: LeftHand> = Torn;
    #[inline]
    fn through<A: LeftHand>(self, _: A) -> Torn {
        self
    }
}
