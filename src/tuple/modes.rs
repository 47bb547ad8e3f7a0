//! A layout inside the algorithms: a tree whose leaves are modes `size:stride`.

use typenum::UTerm;

use crate::algebra::{
    Behind, Blames, Budgeted, ByMode, ChecksCarries, Choice, CoalesceOnto, Common, ComposedWith,
    Distributes, DivideBy, Downcasts, FillIn, GoesOn, Grows, InTiles, LeftHand, Limits, Places,
    Push, RestOf, Roomy, RunsUp, SortLeaves, Spends, Split, Still, Structured, Through, Upcasts,
    Visit,
};
use crate::layout::{Evaluate, Extent, Invert, Layout, Ordered, Walk};
use crate::num::{No, Scalar, Truth, Yes};

use super::int_tuple::Raise;
use super::parts::Parts;
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
    + Invert
    + Ordered
    + Walk
    + CoalesceOnto
    + Spends
    + Through
    + Split
    + Blames
    + Visit
    + Parts
    + ByMode
    + DivideBy
    + InTiles
    + RunsUp
    + FillIn
    + ComposedWith
    + crate::algebra::Coordinates
    + crate::algebra::LandModes
    + RestOf
    + SortLeaves
    + Upcasts
    + Downcasts
    + Structured
    + crate::facts::ToCoins
    + crate::facts::Vectors
    + crate::swizzle::Masks
    + crate::layout::Origins
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
    /// The leaves of other sizes than 1, followed by `Rest`; the very last stays, whatever its size.
    type Significant<Rest: FlatModes>: FlatModes;
    /// The leaves of other sizes than 1, followed by `rest`; the very last stays.
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
    type Significant<Rest: FlatModes> = Rest::AfterSignificant<S, T>;
    #[inline]
    fn significant<Rest: FlatModes>(self, rest: Rest) -> Self::Significant<Rest> {
        rest.after_significant(self)
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
    + Behind
    + LeftHand
    + Grows
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
    /// `(S:T, self…)`, without the first if it is of size 1 and not the last.
    type AfterSignificant<S: Scalar, T: Scalar>: FlatModes;
    /// `(mode, self…)`, without the first if it is of size 1 and not the last.
    fn after_significant<S: Scalar, T: Scalar>(
        self,
        mode: Mode<S, T>,
    ) -> Self::AfterSignificant<S, T>;
    /// The same modes coalesced, but for a last one of size 1: what extends past the size stays.
    type Extending: FlatModes;
    /// The same modes coalesced.
    fn extending(self) -> Self::Extending;
    /// `(S:T, self…)` coalesced in this way.
    type ExtendingAfter<S: Scalar, T: Scalar>: FlatModes;
    /// `(mode, self…)` coalesced in this way.
    fn extending_after<S: Scalar, T: Scalar>(self, mode: Mode<S, T>) -> Self::ExtendingAfter<S, T>;
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
    type AfterSignificant<S: Scalar, T: Scalar> = Cons<Mode<S, T>, Nil>;
    #[inline]
    fn after_significant<S: Scalar, T: Scalar>(self, mode: Mode<S, T>) -> Cons<Mode<S, T>, Nil> {
        Cons(mode, self)
    }
    type Extending = Nil;
    #[inline]
    fn extending(self) -> Nil {
        self
    }
    type ExtendingAfter<S: Scalar, T: Scalar> = Cons<Mode<S, T>, Nil>;
    #[inline]
    fn extending_after<S: Scalar, T: Scalar>(self, mode: Mode<S, T>) -> Cons<Mode<S, T>, Nil> {
        Cons(mode, self)
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
    type AfterSignificant<S2: Scalar, T2: Scalar> =
        <S2::IsOne as Choice>::Of<Self, Cons<Mode<S2, T2>, Self>>;
    #[inline]
    fn after_significant<S2: Scalar, T2: Scalar>(
        self,
        mode: Mode<S2, T2>,
    ) -> Self::AfterSignificant<S2, T2> {
        <S2::IsOne as Choice>::of(self, Cons(mode, self))
    }
    type Extending = R::ExtendingAfter<S, T>;
    #[inline]
    fn extending(self) -> Self::Extending {
        self.1.extending_after(self.0)
    }
    type ExtendingAfter<S2: Scalar, T2: Scalar> = <R::ExtendingAfter<S, T> as Push>::Push<S2, T2>;
    #[inline]
    fn extending_after<S2: Scalar, T2: Scalar>(
        self,
        mode: Mode<S2, T2>,
    ) -> Self::ExtendingAfter<S2, T2> {
        self.extending().push(mode)
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
