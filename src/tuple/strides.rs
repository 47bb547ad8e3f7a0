//! Compact strides of a shape: each is the product of the sizes before it, or after it.

use super::tree::{Cons, Nil, Tree};
use crate::num::Scalar;

/// The compact strides of a shape. A size known to be 1 has stride 0: it never steps.
pub trait Compact: Copy {
    /// The first leaf steps by `B`, each other by `B` times the sizes before it.
    type Left<B: Scalar>: Tree;
    /// Those strides.
    fn left<B: Scalar>(self, before: B) -> Self::Left<B>;
    /// The last leaf steps by `B`, each other by `B` times the sizes after it.
    type Right<B: Scalar>: Tree;
    /// Those strides.
    fn right<B: Scalar>(self, after: B) -> Self::Right<B>;
}

/// `B`, or 0 for the size 1
impl<N: Scalar> Compact for N {
    type Left<B: Scalar> = N::StrideUnlessOne<B>;
    #[inline]
    fn left<B: Scalar>(self, before: B) -> Self::Left<B> {
        self.stride_unless_one(before)
    }
    type Right<B: Scalar> = N::StrideUnlessOne<B>;
    #[inline]
    fn right<B: Scalar>(self, after: B) -> Self::Right<B> {
        self.stride_unless_one(after)
    }
}

/// left: `(B, B·|h|…)`; right: `(B·|r|, B…)`
impl<H: Tree, R: Tree> Compact for Cons<H, R> {
    type Left<B: Scalar> = Cons<H::Left<B>, R::Left<B::Times<H::Size>>>;
    #[inline]
    fn left<B: Scalar>(self, before: B) -> Self::Left<B> {
        Cons(self.0.left(before), self.1.left(before.times(self.0.size())))
    }
    type Right<B: Scalar> = Cons<H::Right<B::Times<R::Size>>, R::Right<B>>;
    #[inline]
    fn right<B: Scalar>(self, after: B) -> Self::Right<B> {
        Cons(self.0.right(after.times(self.1.size())), self.1.right(after))
    }
}

impl Compact for Nil {
    type Left<B: Scalar> = Nil;
    #[inline]
    fn left<B: Scalar>(self, _: B) -> Nil {
        self
    }
    type Right<B: Scalar> = Nil;
    #[inline]
    fn right<B: Scalar>(self, _: B) -> Nil {
        self
    }
}
