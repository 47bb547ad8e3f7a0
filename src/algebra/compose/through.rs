//! The strides of a composition: each stride of B read as a coordinate of A.

use typenum::UTerm;

use crate::num::Scalar;
use crate::tuple::{Cons, FlatModes, Mode, ModeTree, Nil, Torn, Tree};

/// The right-hand layout read through the left-hand one.
pub trait Through: Copy {
    /// The strides `A(d)` of the leaves `n:d`, in their tuples; 0 for a leaf of size 1.
    type Through<A: FlatModes>: Tree;
    /// Those strides.
    fn through<A: FlatModes>(self, a: A) -> Self::Through<A>;
}

/// `n:d ↦ A(d)`,  `1:d ↦ 0`
impl<N: Scalar, D: Scalar> Through for Mode<N, D> {
    type Through<A: FlatModes> = N::StrideUnlessOne<A::At<D>>;
    #[inline]
    fn through<A: FlatModes>(self, a: A) -> Self::Through<A> {
        self.shape.stride_unless_one(a.at(self.stride))
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
    type Through<A: FlatModes> = UTerm;
    #[inline]
    fn through<A: FlatModes>(self, _: A) -> UTerm {
        UTerm
    }
}
