//! The leaves of a tree: in one flat tuple, or as run-time numbers.

use super::tree::{Cons, Nil, Tree};
use crate::num::Scalar;

/// What becomes of a tree when something is done to each of its leaves.
pub trait Leaves: Copy {
    /// All leaves in one tuple; a number stays a number.
    type Flat: Tree;
    /// All leaves in one tuple.
    fn flat_tree(self) -> Self::Flat;
    /// All leaves in order, followed by `Rest`.
    type Then<Rest: Tree>: Tree;
    /// All leaves in order, followed by `rest`.
    fn then<Rest: Tree>(self, rest: Rest) -> Self::Then<Rest>;
    /// The same tuples of run-time numbers.
    type Dynamic: Tree;
    /// The same tuples of run-time numbers.
    fn dynamic(self) -> Self::Dynamic;
}

/// A number
impl<N: Scalar> Leaves for N {
    type Flat = N;
    #[inline]
    fn flat_tree(self) -> N {
        self
    }
    type Then<Rest: Tree> = Cons<N, Rest>;
    #[inline]
    fn then<Rest: Tree>(self, rest: Rest) -> Cons<N, Rest> {
        Cons(self, rest)
    }
    type Dynamic = <N as crate::num::RunTime>::Dynamic;
    #[inline]
    fn dynamic(self) -> Self::Dynamic {
        N::of_value(self.value())
    }
}

/// `(h, r…)`
impl<H: Tree, R: Tree> Leaves for Cons<H, R> {
    type Flat = H::Then<R::Then<Nil>>;
    #[inline]
    fn flat_tree(self) -> Self::Flat {
        self.then(Nil)
    }
    type Then<Rest: Tree> = H::Then<R::Then<Rest>>;
    #[inline]
    fn then<Rest: Tree>(self, rest: Rest) -> Self::Then<Rest> {
        self.0.then(self.1.then(rest))
    }
    type Dynamic = Cons<H::Dynamic, R::Dynamic>;
    #[inline]
    fn dynamic(self) -> Self::Dynamic {
        Cons(self.0.dynamic(), self.1.dynamic())
    }
}

/// `()`
impl Leaves for Nil {
    type Flat = Nil;
    #[inline]
    fn flat_tree(self) -> Nil {
        self
    }
    type Then<Rest: Tree> = Rest;
    #[inline]
    fn then<Rest: Tree>(self, rest: Rest) -> Rest {
        rest
    }
    type Dynamic = Nil;
    #[inline]
    fn dynamic(self) -> Nil {
        self
    }
}
