//! A layout inside the algorithms: a tree whose leaves are modes `size:stride`.

use typenum::UTerm;

use crate::num::{No, Scalar, Truth, Yes};

use super::tree::{Cons, Nil, Tree};

/// The mode `shape:stride`.
#[derive(Clone, Copy, Debug, Default)]
pub struct Mode<S, T> {
    /// The size.
    pub shape: S,
    /// The stride.
    pub stride: T,
}

/// What a shape and a stride of different structures zip to. No layout has it: the constructors
/// ask for congruence. It stands for a mode `1:0`, so that type functions stay total.
#[derive(Clone, Copy, Debug, Default)]
pub struct Torn;

/// The modes of a layout: a [`Mode`], a [`Cons`] of them or [`Nil`].
pub trait ModeTree: Copy + crate::layout::Evaluate + crate::layout::Extent {
    /// The sizes alone.
    type Shape: Tree;
    /// The sizes alone.
    fn shape(self) -> Self::Shape;
    /// The strides alone.
    type Stride: Tree;
    /// The strides alone.
    fn stride(self) -> Self::Stride;
    /// Whether there are no modes at all.
    type IsEmpty: Truth;
    /// All leaves in order, followed by `Rest`.
    type Flat<Rest: ModeTree>: ModeTree;
    /// All leaves in order, followed by `rest`.
    fn flat<Rest: ModeTree>(self, rest: Rest) -> Self::Flat<Rest>;
}

/// `S:T`
impl<S: Scalar, T: Scalar> ModeTree for Mode<S, T> {
    type Shape = S;
    #[inline]
    fn shape(self) -> S {
        self.shape
    }
    type Stride = T;
    #[inline]
    fn stride(self) -> T {
        self.stride
    }
    type IsEmpty = No;
    type Flat<Rest: ModeTree> = Cons<Self, Rest>;
    #[inline]
    fn flat<Rest: ModeTree>(self, rest: Rest) -> Cons<Self, Rest> {
        Cons(self, rest)
    }
}

/// `(H, R…)`
impl<H: ModeTree, R: ModeTree> ModeTree for Cons<H, R> {
    type Shape = Cons<H::Shape, R::Shape>;
    #[inline]
    fn shape(self) -> Self::Shape {
        Cons(self.0.shape(), self.1.shape())
    }
    type Stride = Cons<H::Stride, R::Stride>;
    #[inline]
    fn stride(self) -> Self::Stride {
        Cons(self.0.stride(), self.1.stride())
    }
    type IsEmpty = No;
    type Flat<Rest: ModeTree> = H::Flat<R::Flat<Rest>>;
    #[inline]
    fn flat<Rest: ModeTree>(self, rest: Rest) -> Self::Flat<Rest> {
        self.0.flat(self.1.flat(rest))
    }
}

/// `()`
impl ModeTree for Nil {
    type Shape = Nil;
    #[inline]
    fn shape(self) -> Nil {
        self
    }
    type Stride = Nil;
    #[inline]
    fn stride(self) -> Nil {
        self
    }
    type IsEmpty = Yes;
    type Flat<Rest: ModeTree> = Rest;
    #[inline]
    fn flat<Rest: ModeTree>(self, rest: Rest) -> Rest {
        rest
    }
}

impl ModeTree for Torn {
    type Shape = typenum::U1;
    #[inline]
    fn shape(self) -> Self::Shape {
        Self::Shape::default()
    }
    type Stride = UTerm;
    #[inline]
    fn stride(self) -> UTerm {
        UTerm
    }
    type IsEmpty = No;
    type Flat<Rest: ModeTree> = Rest;
    #[inline]
    fn flat<Rest: ModeTree>(self, rest: Rest) -> Rest {
        rest
    }
}
