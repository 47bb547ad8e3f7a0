//! Size and cosize: how many coordinates a layout has, and how many indices they span.

use typenum::{U1, UTerm};

use crate::num::Scalar;
use crate::tuple::{Cons, Mode, ModeTree, Nil, Torn};

/// How far a tree of modes extends.
pub trait Extent: Copy {
    /// The number of coordinates: the product of the sizes.
    type Size: Scalar;
    /// The number of coordinates.
    fn size(self) -> Self::Size;
    /// The greatest index less the smallest: `Σ (s − 1)·|t|`.
    type Span: Scalar;
    /// The greatest index less the smallest.
    fn span(self) -> Self::Span;
    /// How many indices there are from the smallest to the greatest; none for a size of 0.
    type Cosize: Scalar;
    /// How many.
    fn cosize(self) -> Self::Cosize;
    /// The number of coordinates, for what is decided by it; the greatest `usize` where it is more.
    fn counted(self) -> usize;
    /// The greatest index less the smallest in the same way.
    fn spanned(self) -> usize;
}

/// `S:T` has `S` coordinates and spans `(S − 1)·|T|`
impl<S: Scalar, T: Scalar> Extent for Mode<S, T> {
    type Size = S;
    #[inline]
    fn size(self) -> S {
        self.shape
    }
    type Span = <S::Pred as Scalar>::Times<T::Abs>;
    #[inline]
    fn span(self) -> Self::Span {
        self.shape.pred().times(self.stride.abs())
    }
    type Cosize = <Self::Size as Scalar>::Inclusive<Self::Span>;
    #[inline]
    fn cosize(self) -> Self::Cosize {
        self.size().inclusive(self.span())
    }
    #[inline]
    fn counted(self) -> usize {
        self.shape.magnitude()
    }
    #[inline]
    fn spanned(self) -> usize {
        self.counted().saturating_sub(1).saturating_mul(self.stride.magnitude())
    }
}

/// sizes multiply, spans add
impl<H: ModeTree, R: ModeTree> Extent for Cons<H, R> {
    type Size = <H::Size as Scalar>::Times<R::Size>;
    #[inline]
    fn size(self) -> Self::Size {
        self.0.size().times(self.1.size())
    }
    type Span = <H::Span as Scalar>::Plus<R::Span>;
    #[inline]
    fn span(self) -> Self::Span {
        self.0.span().plus(self.1.span())
    }
    type Cosize = <Self::Size as Scalar>::Inclusive<Self::Span>;
    #[inline]
    fn cosize(self) -> Self::Cosize {
        self.size().inclusive(self.span())
    }
    #[inline]
    fn counted(self) -> usize {
        self.0.counted().saturating_mul(self.1.counted())
    }
    #[inline]
    fn spanned(self) -> usize {
        self.0.spanned().saturating_add(self.1.spanned())
    }
}

/// `()` has the one coordinate `()`
impl Extent for Nil {
    type Size = U1;
    #[inline]
    fn size(self) -> U1 {
        U1::default()
    }
    type Span = UTerm;
    #[inline]
    fn span(self) -> UTerm {
        UTerm
    }
    type Cosize = U1;
    #[inline]
    fn cosize(self) -> U1 {
        U1::default()
    }
    #[inline]
    fn counted(self) -> usize {
        1
    }
    #[inline]
    fn spanned(self) -> usize {
        0
    }
}

impl Extent for Torn {
    type Size = U1;
    #[inline]
    fn size(self) -> U1 {
        U1::default()
    }
    type Span = UTerm;
    #[inline]
    fn span(self) -> UTerm {
        UTerm
    }
    type Cosize = U1;
    #[inline]
    fn cosize(self) -> U1 {
        U1::default()
    }
    #[inline]
    fn counted(self) -> usize {
        1
    }
    #[inline]
    fn spanned(self) -> usize {
        0
    }
}
