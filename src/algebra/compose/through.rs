//! The strides of a composition: each stride of B read as a coordinate of A.

use typenum::UTerm;

use crate::algebra::complement::{CeilDiv, ceil_div};
use crate::num::{No, Scalar, Yes};
use crate::tuple::{Cons, FlatModes, Mode, ModeTree, Nil, Torn};

/// The right-hand layout read through the left-hand one.
pub trait Through: Copy {
    /// The leaves `n:A(d)` of the leaves `n:d`, in their tuples.
    type Through<A: FlatModes>: ModeTree;
    /// Those leaves.
    fn through<A: FlatModes>(self, a: A) -> Self::Through<A>;
}

/// `n:d ↦ n:A(d)`. No index depends on the stride of a leaf of size 1: it is CuTe's, see [`Unmoved`].
impl<N: Scalar, D: Scalar> Through for Mode<N, D> {
    type Through<A: FlatModes> = Mode<N, <N::IsOne as Reads>::Stride<A, D>>;
    #[inline]
    fn through<A: FlatModes>(self, a: A) -> Self::Through<A> {
        Mode { shape: self.shape, stride: <N::IsOne as Reads>::stride(a, self.stride) }
    }
}

/// Whether a leaf is of size 1, which decides how its stride is read.
pub trait Reads {
    /// The stride `D` read through `A`.
    type Stride<A: FlatModes, D: Scalar>: Scalar;
    /// The stride `d` read through `a`.
    fn stride<A: FlatModes, D: Scalar>(a: A, d: D) -> Self::Stride<A, D>;
}

impl Reads for No {
    type Stride<A: FlatModes, D: Scalar> = A::At<D>;
    #[inline]
    fn stride<A: FlatModes, D: Scalar>(a: A, d: D) -> A::At<D> {
        a.at(d)
    }
}

impl Reads for Yes {
    type Stride<A: FlatModes, D: Scalar> = <A::Extending as Unmoved>::Unmoved<D>;
    #[inline]
    fn stride<A: FlatModes, D: Scalar>(a: A, d: D) -> Self::Stride<A, D> {
        a.extending().unmoved(d)
    }
}

/// The stride of a leaf that never moves: the stride divided by each mode of A in turn, rounded up,
/// in steps of the last.
pub trait Unmoved: Copy {
    /// That stride.
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
impl Unmoved for Nil {
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

/// `d ↦ ⌈d / s⌉` past a mode `s:t`
impl<S: Scalar, T: Scalar, R: FlatModes> Unmoved for Cons<Mode<S, T>, R> {
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
    type Through<A: FlatModes> = Cons<H::Through<A>, R::Through<A>>;
    #[inline]
    fn through<A: FlatModes>(self, a: A) -> Self::Through<A> {
        Cons(self.0.through(a), self.1.through(a))
    }
}

/// `() ↦ ()`
impl Through for Nil {
    type Through<A: FlatModes> = Nil;
    #[inline]
    fn through<A: FlatModes>(self, _: A) -> Nil {
        self
    }
}

impl Through for Torn {
    type Through<A: FlatModes> = Torn;
    #[inline]
    fn through<A: FlatModes>(self, _: A) -> Torn {
        self
    }
}
