//! Evaluation: the index of a coordinate.
//!
//! A number as coordinate is split colexicographically, first mode fastest; the last mode takes
//! what is left, and is not wrapped.

use typenum::UTerm;

use crate::num::{No, Quot, Rem, Scalar, Truth};
use crate::tuple::{Cons, Mode, ModeTree, Nil, Torn, Tree};

/// The index of a coordinate in a tree of modes.
pub trait Evaluate: Copy {
    /// The index of the 1-D coordinate `X`.
    type At<X: Scalar>: Scalar;
    /// The index of the 1-D coordinate `x`.
    fn at<X: Scalar>(self, x: X) -> Self::At<X>;
    /// The index of `X` in the modes `(H, self…)`: `X` is split only where there is a rest.
    type AtAfter<H: ModeTree, X: Scalar>: Scalar;
    /// The index of `x` in the modes `(first, self…)`.
    fn at_after<H: ModeTree, X: Scalar>(self, first: H, x: X) -> Self::AtAfter<H, X>;

    /// The index of the coordinate `(H, R…)`.
    type AtCons<H: Tree, R: Tree>: Scalar;
    /// The index of the coordinate `(h, r…)`.
    fn at_cons<H: Tree, R: Tree>(self, h: H, r: R) -> Self::AtCons<H, R>;
    /// Whether a coordinate `(H, R…)` has a structure that the modes can take.
    type TakesCons<H: Tree, R: Tree>: Truth;
}

/// `x  ↦  x · T`
impl<S: Scalar, T: Scalar> Evaluate for Mode<S, T> {
    type At<X: Scalar> = X::Times<T>;
    #[inline]
    fn at<X: Scalar>(self, x: X) -> X::Times<T> {
        x.times(self.stride)
    }
    type AtAfter<H: ModeTree, X: Scalar> = UTerm;
    #[inline]
    fn at_after<H: ModeTree, X: Scalar>(self, _: H, _: X) -> UTerm {
        UTerm
    }
    type AtCons<H: Tree, R: Tree> = UTerm;
    #[inline]
    fn at_cons<H: Tree, R: Tree>(self, _: H, _: R) -> UTerm {
        UTerm
    }
    type TakesCons<H: Tree, R: Tree> = No;
}

/// `x  ↦  H(x mod |H|) + R(⌊x / |H|⌋)` and `(h, r)  ↦  H(h) + R(r)`
impl<M: ModeTree, N: ModeTree> Evaluate for Cons<M, N> {
    type At<X: Scalar> = N::AtAfter<M, X>;
    #[inline]
    fn at<X: Scalar>(self, x: X) -> N::AtAfter<M, X> {
        self.1.at_after(self.0, x)
    }
    type AtAfter<H: ModeTree, X: Scalar> =
        <H::At<Rem<X, H::Size>> as Scalar>::Plus<N::AtAfter<M, Quot<X, H::Size>>>;
    #[inline]
    fn at_after<H: ModeTree, X: Scalar>(self, first: H, x: X) -> Self::AtAfter<H, X> {
        let (rest, own) = x.quot_rem(first.size());
        first.at(own).plus(self.1.at_after(self.0, rest))
    }
    type AtCons<H: Tree, R: Tree> = <H::In<M> as Scalar>::Plus<R::In<N>>;
    #[inline]
    fn at_cons<H: Tree, R: Tree>(self, h: H, r: R) -> Self::AtCons<H, R> {
        h.within(self.0).plus(r.within(self.1))
    }
    type TakesCons<H: Tree, R: Tree> = <H::Fits<M> as Truth>::And<R::Fits<N>>;
}

/// After the last mode nothing is split: `x  ↦  H(x)`
impl Evaluate for Nil {
    type At<X: Scalar> = UTerm;
    #[inline]
    fn at<X: Scalar>(self, _: X) -> UTerm {
        UTerm
    }
    type AtAfter<H: ModeTree, X: Scalar> = H::At<X>;
    #[inline]
    fn at_after<H: ModeTree, X: Scalar>(self, first: H, x: X) -> H::At<X> {
        first.at(x)
    }
    type AtCons<H: Tree, R: Tree> = UTerm;
    #[inline]
    fn at_cons<H: Tree, R: Tree>(self, _: H, _: R) -> UTerm {
        UTerm
    }
    type TakesCons<H: Tree, R: Tree> = No;
}

impl Evaluate for Torn {
    type At<X: Scalar> = UTerm;
    #[inline]
    fn at<X: Scalar>(self, _: X) -> UTerm {
        UTerm
    }
    type AtAfter<H: ModeTree, X: Scalar> = UTerm;
    #[inline]
    fn at_after<H: ModeTree, X: Scalar>(self, _: H, _: X) -> UTerm {
        UTerm
    }
    type AtCons<H: Tree, R: Tree> = UTerm;
    #[inline]
    fn at_cons<H: Tree, R: Tree>(self, _: H, _: R) -> UTerm {
        UTerm
    }
    type TakesCons<H: Tree, R: Tree> = No;
}
