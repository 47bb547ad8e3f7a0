//! Hierarchical tuples as the algorithms see them: lists of lists of numbers.
//!
//! A tuple of the surface, `(_4, (_2, usize))`, is *lowered* once to `Cons<4, Cons<Cons<2, Cons<usize,
//! Nil>>, Nil>>`, every algorithm recurses on the two constructors, and the result is *raised*
//! again. Nothing but `lower` and `raise` knows of arities.

use crate::num::{No, Scalar, Truth, Yes};

use super::colex::Colex;
use super::leaves::Leaves;
use super::modes::{Mode, ModeTree, Torn};
use super::order::Order;
use super::strides::Compact;

/// A list with a first element.
#[derive(Clone, Copy, Debug, Default)]
pub struct Cons<H, R>(pub H, pub R);

/// The empty list.
#[derive(Clone, Copy, Debug, Default)]
pub struct Nil;

/// A tuple inside the algorithms: a [`Scalar`], [`Cons`], [`Nil`] or [`Keep`](crate::Keep).
pub trait Tree:
    Colex
    + Compact
    + Leaves
    + Order
    + crate::algebra::Patterned
    + crate::layout::Identity
    + crate::algebra::Repeats
    + crate::algebra::Fill
{
    /// How many modes: 1 for a number.
    const RANK: usize;
    /// How many tuples enclose the innermost number: 0 for a number.
    const DEPTH: usize;
    /// Whether every number is known to the compiler.
    type IsStatic: Truth;
    /// The product of all numbers.
    type Size: Scalar;
    /// That product.
    fn size(self) -> Self::Size;

    /// Whether it is a number.
    type IsLeaf: Truth;
    /// Whether it is the empty tuple.
    type IsNil: Truth;

    /// The modes `self:D`; [`Torn`] where the structures differ.
    type Zip<D: Tree>: ModeTree;
    /// Those modes.
    fn zip<D: Tree>(self, d: D) -> Self::Zip<D>;
    /// `S:self` for a size `S`.
    type ZipLeaf<S: Scalar>: ModeTree;
    /// That mode.
    fn zip_leaf<S: Scalar>(self, s: S) -> Self::ZipLeaf<S>;
    /// `Cons<H, R>:self`
    type ZipCons<H: Tree, R: Tree>: ModeTree;
    /// Those modes.
    fn zip_cons<H: Tree, R: Tree>(self, h: H, r: R) -> Self::ZipCons<H, R>;
    /// `Nil:self`
    type ZipNil: ModeTree;
    /// Those modes.
    fn zip_nil(self) -> Self::ZipNil;

    /// The index of the coordinate `self` in the layout `M`; 0 where it does not fit.
    type In<M: ModeTree>: Scalar;
    /// That index.
    fn within<M: ModeTree>(self, modes: M) -> Self::In<M>;
    /// Whether `self`, as a coordinate, has a structure that `M` can take.
    type Fits<M: ModeTree>: Truth;
}

/// A number
impl<N: Scalar> Tree for N {
    const RANK: usize = 1;
    const DEPTH: usize = 0;
    type IsStatic = <N as Scalar>::IsStatic;
    type Size = N;
    #[inline]
    fn size(self) -> N {
        self
    }

    type IsLeaf = Yes;
    type IsNil = No;

    type Zip<D: Tree> = D::ZipLeaf<N>;
    #[inline]
    fn zip<D: Tree>(self, d: D) -> D::ZipLeaf<N> {
        d.zip_leaf(self)
    }
    type ZipLeaf<S: Scalar> = Mode<S, N>;
    #[inline]
    fn zip_leaf<S: Scalar>(self, s: S) -> Mode<S, N> {
        Mode { shape: s, stride: self }
    }
    type ZipCons<H: Tree, R: Tree> = Torn;
    #[inline]
    fn zip_cons<H: Tree, R: Tree>(self, _: H, _: R) -> Torn {
        Torn
    }
    type ZipNil = Torn;
    #[inline]
    fn zip_nil(self) -> Torn {
        Torn
    }

    type In<M: ModeTree> = M::At<N>;
    #[inline]
    fn within<M: ModeTree>(self, modes: M) -> M::At<N> {
        modes.at(self)
    }
    type Fits<M: ModeTree> = Yes;
}

/// `(h, r…)`
impl<H: Tree, R: Tree> Tree for Cons<H, R> {
    const RANK: usize = 1 + if R::IsNil::VALUE { 0 } else { R::RANK };
    const DEPTH: usize = {
        let (first, rest) = (H::DEPTH + 1, if R::IsNil::VALUE { 1 } else { R::DEPTH });
        if first < rest { rest } else { first }
    };
    type IsStatic = <H::IsStatic as Truth>::And<R::IsStatic>;
    type Size = <H::Size as Scalar>::Times<R::Size>;
    #[inline]
    fn size(self) -> Self::Size {
        self.0.size().times(self.1.size())
    }

    type IsLeaf = No;
    type IsNil = No;

    type Zip<D: Tree> = D::ZipCons<H, R>;
    #[inline]
    fn zip<D: Tree>(self, d: D) -> D::ZipCons<H, R> {
        d.zip_cons(self.0, self.1)
    }
    type ZipLeaf<S: Scalar> = Torn;
    #[inline]
    fn zip_leaf<S: Scalar>(self, _: S) -> Torn {
        Torn
    }
    type ZipCons<H2: Tree, R2: Tree> = Cons<H2::Zip<H>, R2::Zip<R>>;
    #[inline]
    fn zip_cons<H2: Tree, R2: Tree>(self, h: H2, r: R2) -> Self::ZipCons<H2, R2> {
        Cons(h.zip(self.0), r.zip(self.1))
    }
    type ZipNil = Torn;
    #[inline]
    fn zip_nil(self) -> Torn {
        Torn
    }

    type In<M: ModeTree> = M::AtCons<H, R>;
    #[inline]
    fn within<M: ModeTree>(self, modes: M) -> M::AtCons<H, R> {
        modes.at_cons(self.0, self.1)
    }
    type Fits<M: ModeTree> = M::TakesCons<H, R>;
}

/// `()`
impl Tree for Nil {
    const RANK: usize = 0;
    const DEPTH: usize = 1;
    type IsStatic = Yes;
    type Size = typenum::U1;
    #[inline]
    fn size(self) -> Self::Size {
        Self::Size::default()
    }

    type IsLeaf = No;
    type IsNil = Yes;

    type Zip<D: Tree> = D::ZipNil;
    #[inline]
    fn zip<D: Tree>(self, d: D) -> D::ZipNil {
        d.zip_nil()
    }
    type ZipLeaf<S: Scalar> = Torn;
    #[inline]
    fn zip_leaf<S: Scalar>(self, _: S) -> Torn {
        Torn
    }
    type ZipCons<H: Tree, R: Tree> = Torn;
    #[inline]
    fn zip_cons<H: Tree, R: Tree>(self, _: H, _: R) -> Torn {
        Torn
    }
    type ZipNil = Nil;
    #[inline]
    fn zip_nil(self) -> Nil {
        Nil
    }

    type In<M: ModeTree> = typenum::UTerm;
    #[inline]
    fn within<M: ModeTree>(self, _: M) -> typenum::UTerm {
        typenum::UTerm
    }
    type Fits<M: ModeTree> = M::IsEmpty;
}
