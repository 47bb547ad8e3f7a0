//! A layout inside the algorithms: a tree whose leaves are modes `size:stride`.

use typenum::UTerm;

use crate::algebra::{
    Blames, Budgeted, ChecksCarries, Choice, CoalesceOnto, Common, Distributes, Downcasts, GoesOn,
    Limits, Places, Push, Roomy, SortLeaves, Spends, Split, Still, Through, Upcasts, Visit,
};
use crate::layout::{Evaluate, Extent, Layout};
use crate::num::{No, Scalar, Truth, Yes};

use super::int_tuple::Raise;
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
pub trait ModeTree:
    Evaluate
    + Extent
    + CoalesceOnto
    + Spends
    + Through
    + Split
    + Blames
    + Visit
    + SortLeaves
    + Upcasts
    + Downcasts
{
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
    type Flat<Rest: FlatModes>: FlatModes;
    /// All leaves in order, followed by `rest`.
    fn flat<Rest: FlatModes>(self, rest: Rest) -> Self::Flat<Rest>;
    /// All leaves but those of size 1, followed by `Rest`.
    type Significant<Rest: FlatModes>: FlatModes;
    /// All leaves but those of size 1, followed by `rest`.
    fn significant<Rest: FlatModes>(self, rest: Rest) -> Self::Significant<Rest>;
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
    type Flat<Rest: FlatModes> = Cons<Self, Rest>;
    #[inline]
    fn flat<Rest: FlatModes>(self, rest: Rest) -> Cons<Self, Rest> {
        Cons(self, rest)
    }
    type Significant<Rest: FlatModes> = <S::IsOne as Choice>::Of<Rest, Cons<Self, Rest>>;
    #[inline]
    fn significant<Rest: FlatModes>(self, rest: Rest) -> Self::Significant<Rest> {
        <S::IsOne as Choice>::of(rest, Cons(self, rest))
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
    type Flat<Rest: FlatModes> = H::Flat<R::Flat<Rest>>;
    #[inline]
    fn flat<Rest: FlatModes>(self, rest: Rest) -> Self::Flat<Rest> {
        self.0.flat(self.1.flat(rest))
    }
    type Significant<Rest: FlatModes> = H::Significant<R::Significant<Rest>>;
    #[inline]
    fn significant<Rest: FlatModes>(self, rest: Rest) -> Self::Significant<Rest> {
        self.0.significant(self.1.significant(rest))
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
    type Flat<Rest: FlatModes> = Rest;
    #[inline]
    fn flat<Rest: FlatModes>(self, rest: Rest) -> Rest {
        rest
    }
    type Significant<Rest: FlatModes> = Rest;
    #[inline]
    fn significant<Rest: FlatModes>(self, rest: Rest) -> Rest {
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
    type Flat<Rest: FlatModes> = Rest;
    #[inline]
    fn flat<Rest: FlatModes>(self, rest: Rest) -> Rest {
        rest
    }
    type Significant<Rest: FlatModes> = Rest;
    #[inline]
    fn significant<Rest: FlatModes>(self, rest: Rest) -> Rest {
        rest
    }
}

/// Modes without nesting: [`Nil`], or [`Cons`] of a [`Mode`] and more.
pub trait FlatModes:
    ModeTree
    + Push
    + Budgeted
    + Limits
    + ChecksCarries
    + Places
    + Still
    + GoesOn
    + Common
    + Roomy
    + Distributes
{
    /// As a layout is written: a single mode without its tuple, no mode as `1:0`.
    type Bare: ModeTree;
    /// As a layout is written.
    fn bare(self) -> Self::Bare;
    /// `(M, self…)` as a layout is written.
    type BareAfter<M: FlatMode>: ModeTree;
    /// `(first, self…)` as a layout is written.
    fn bare_after<M: FlatMode>(self, first: M) -> Self::BareAfter<M>;
}

/// A [`Mode`], and nothing else.
pub trait FlatMode: ModeTree {}

impl<S: Scalar, T: Scalar> FlatMode for Mode<S, T> {}

/// `() ↦ 1:0`
impl FlatModes for Nil {
    type Bare = Mode<typenum::U1, UTerm>;
    #[inline]
    fn bare(self) -> Self::Bare {
        Self::Bare::default()
    }
    type BareAfter<M: FlatMode> = M;
    #[inline]
    fn bare_after<M: FlatMode>(self, first: M) -> M {
        first
    }
}

/// `(m) ↦ m`,  `(m, n, …) ↦ (m, n, …)`
impl<S: Scalar, T: Scalar, R: FlatModes> FlatModes for Cons<Mode<S, T>, R> {
    type Bare = R::BareAfter<Mode<S, T>>;
    #[inline]
    fn bare(self) -> Self::Bare {
        self.1.bare_after(self.0)
    }
    type BareAfter<M: FlatMode> = Cons<M, Self>;
    #[inline]
    fn bare_after<M: FlatMode>(self, first: M) -> Cons<M, Self> {
        Cons(first, self)
    }
}

/// Modes that can be written as a layout again: at most twelve a level.
pub trait RaiseLayout: ModeTree {
    /// The layout as the user writes it.
    type Layout;
    /// The layout as the user writes it.
    fn raise_layout(self) -> Self::Layout;
}

impl<M: ModeTree<Shape: Raise, Stride: Raise>> RaiseLayout for M {
    type Layout = Layout<<M::Shape as Raise>::Surface, <M::Stride as Raise>::Surface>;
    #[inline]
    fn raise_layout(self) -> Self::Layout {
        Layout { shape: self.shape().raise(), stride: self.stride().raise() }
    }
}
