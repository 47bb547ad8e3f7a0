//! The colexicographic order: which coordinate the number `x` stands for, and back.
//!
//! The first mode of a shape takes `x mod |first|`, the rest take `⌊x / |first|⌋`; the last mode is
//! not wrapped. Backwards this is Horner's rule: `first + |first| · rest`.

use typenum::UTerm;

use super::tree::{Cons, Nil, Tree};
use crate::num::{Quot, Rem, Scalar};

/// A tree as a shape whose coordinates are counted, and as one of those coordinates.
pub trait Colex: Copy {
    /// The coordinate of the number `X` in the shape `self`.
    type Split<X: Scalar>: Tree;
    /// That coordinate.
    fn split<X: Scalar>(self, x: X) -> Self::Split<X>;
    /// The coordinate of `X` in `(H, self…)`: it is split only where there is a rest.
    type SplitAfter<H: Tree, X: Scalar>: Tree;
    /// That coordinate.
    fn split_after<H: Tree, X: Scalar>(self, first: H, x: X) -> Self::SplitAfter<H, X>;

    /// The number of the coordinate `self` in the shape `S`; 0 where it does not fit.
    type Number<S: Tree>: Scalar;
    /// That number.
    fn number<S: Tree>(self, shape: S) -> Self::Number<S>;
    /// The number of the coordinate `(H, R…)` in the shape `self`.
    type NumberOf<H: Tree, R: Tree>: Scalar;
    /// That number.
    fn number_of<H: Tree, R: Tree>(self, h: H, r: R) -> Self::NumberOf<H, R>;
}

/// A number is its own coordinate
impl<N: Scalar> Colex for N {
    type Split<X: Scalar> = X;
    #[inline]
    fn split<X: Scalar>(self, x: X) -> X {
        x
    }
    type SplitAfter<H: Tree, X: Scalar> = Nil;
    #[inline]
    fn split_after<H: Tree, X: Scalar>(self, _: H, _: X) -> Nil {
        Nil
    }
    type Number<S: Tree> = N;
    #[inline]
    fn number<S: Tree>(self, _: S) -> N {
        self
    }
    type NumberOf<H: Tree, R: Tree> = UTerm;
    #[inline]
    fn number_of<H: Tree, R: Tree>(self, _: H, _: R) -> UTerm {
        UTerm
    }
}

/// `x  ↔  (x mod |m|, ⌊x / |m|⌋…)`
impl<M: Tree, N: Tree> Colex for Cons<M, N> {
    type Split<X: Scalar> = N::SplitAfter<M, X>;
    #[inline]
    fn split<X: Scalar>(self, x: X) -> Self::Split<X> {
        self.1.split_after(self.0, x)
    }
    type SplitAfter<H: Tree, X: Scalar> =
        Cons<H::Split<Rem<X, H::Size>>, N::SplitAfter<M, Quot<X, H::Size>>>;
    #[inline]
    fn split_after<H: Tree, X: Scalar>(self, first: H, x: X) -> Self::SplitAfter<H, X> {
        let (rest, own) = x.quot_rem(first.size());
        Cons(first.split(own), self.1.split_after(self.0, rest))
    }
    type Number<S: Tree> = S::NumberOf<M, N>;
    #[inline]
    fn number<S: Tree>(self, shape: S) -> Self::Number<S> {
        shape.number_of(self.0, self.1)
    }
    type NumberOf<H: Tree, R: Tree> =
        <H::Number<M> as Scalar>::Plus<<M::Size as Scalar>::Times<R::Number<N>>>;
    #[inline]
    fn number_of<H: Tree, R: Tree>(self, h: H, r: R) -> Self::NumberOf<H, R> {
        h.number(self.0).plus(self.0.size().times(r.number(self.1)))
    }
}

/// After the last mode nothing is split
impl Colex for Nil {
    type Split<X: Scalar> = Nil;
    #[inline]
    fn split<X: Scalar>(self, _: X) -> Nil {
        self
    }
    type SplitAfter<H: Tree, X: Scalar> = Cons<H::Split<X>, Nil>;
    #[inline]
    fn split_after<H: Tree, X: Scalar>(self, first: H, x: X) -> Self::SplitAfter<H, X> {
        Cons(first.split(x), self)
    }
    type Number<S: Tree> = UTerm;
    #[inline]
    fn number<S: Tree>(self, _: S) -> UTerm {
        UTerm
    }
    type NumberOf<H: Tree, R: Tree> = UTerm;
    #[inline]
    fn number_of<H: Tree, R: Tree>(self, _: H, _: R) -> UTerm {
        UTerm
    }
}
