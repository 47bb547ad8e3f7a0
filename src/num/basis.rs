//! Basis elements: the strides of coordinate layouts.

use core::fmt;
use core::marker::PhantomData;

use super::digit::Static;
use super::scalar::Scalar;
use super::vector::{At, Place, Vector};
use crate::tuple::{Cons, Nil, Show, Single, Stride};

/// The stride that steps by `N` in mode `I` of a coordinate, written `N@I`: `1@0` is `Basis<_1, _0>`.
///
/// Nested, `Basis<Basis<_1, _0>, _1>` is `1@0@1`: 1 in mode 0 of mode 1. A layout with such strides sends
/// coordinates to coordinates: see [`Layout::identity`](crate::Layout::identity).
///
/// ```
/// use colex::{layout, num::*};
///
/// let l = layout!((4,8):(1@1,1@0)); // a transposition
/// assert_eq!(l.index((2, 5)), (5, 2));
/// let _: Basis<_1, _0> = l.stride().1;
/// assert_eq!(format!("{l:#}"), "(4,8):(1@1,1@0)");
/// ```
pub struct Basis<N, I> {
    place: PhantomData<(N, I)>,
}

impl<N, I> Basis<N, I> {
    /// The basis element as a zero-sized value.
    #[must_use]
    #[inline]
    pub const fn new() -> Self {
        Self { place: PhantomData }
    }
}

impl<N, I> Clone for Basis<N, I> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}

impl<N, I> Copy for Basis<N, I> {}

impl<N, I> Default for Basis<N, I> {
    #[inline]
    fn default() -> Self {
        Self::new()
    }
}

impl<N, I> PartialEq for Basis<N, I> {
    #[inline]
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl<N, I> Eq for Basis<N, I> {}

impl<N: Show + Default, I: Static> fmt::Display for Basis<N, I> {
    /// `_1@0`, and `1@0` with `{:#}`; `_1@0@1` in a nested mode.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        N::default().show(f)?;
        write!(f, "@{}", I::VALUE)
    }
}

impl<N: Show + Default, I: Static> fmt::Debug for Basis<N, I> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl<N: Show + Default, I: Static> Show for Basis<N, I> {
    fn show(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// `n@i` is the vector with `n` at `i`
impl<N, I> Stride for Basis<N, I>
where
    N: Stride<Tree: Scalar> + Default,
    I: Static,
{
    type Form = Single;
    type Tree = <At<I::Nat, super::vector::Alone> as Place>::Put<N::Tree>;
    #[inline]
    fn lower(self) -> Self::Tree {
        <At<I::Nat, super::vector::Alone> as Place>::put(N::default().lower())
    }
}

/// A stride that steps in several modes of a coordinate at once, or by a run-time number: the coordinate
/// itself.
///
/// No one writes it: it is what a composition comes to where a step leads across a coordinate layout.
///
/// ```
/// use colex::{Layout, layout, shape};
///
/// let diagonal = Layout::identity(shape!((8,8))).compose(layout!(8:9));
/// assert_eq!(diagonal.index(3), (3, 3));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Combined<T>(pub(crate) T);

impl<T: Show> fmt::Display for Combined<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.show(f)
    }
}

impl<T: Show> Show for Combined<T> {
    fn show(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.show(f)
    }
}

/// a coordinate is a vector
impl<T: Stride<Tree: AsVector>> Stride for Combined<T> {
    type Form = Single;
    type Tree = <T::Tree as AsVector>::Vector;
    #[inline]
    fn lower(self) -> Self::Tree {
        self.0.lower().as_vector()
    }
}

/// A tuple as a vector.
pub trait AsVector: Copy {
    /// The vector; a number is itself.
    type Vector: Scalar;
    /// The vector.
    fn as_vector(self) -> Self::Vector;
    /// The entries of the vector.
    type Entries: super::vector::Entries;
    /// The entries of the vector.
    fn as_entries(self) -> Self::Entries;
}

impl<N: Scalar> AsVector for N {
    type Vector = N;
    #[inline]
    fn as_vector(self) -> N {
        self
    }
    type Entries = Nil;
    #[inline]
    fn as_entries(self) -> Nil {
        Nil
    }
}

impl<H: AsVector, R: AsVector> AsVector for Cons<H, R> {
    type Vector = Vector<Self::Entries>;
    #[inline]
    fn as_vector(self) -> Self::Vector {
        Vector(self.as_entries())
    }
    type Entries = Cons<H::Vector, R::Entries>;
    #[inline]
    fn as_entries(self) -> Self::Entries {
        Cons(self.0.as_vector(), self.1.as_entries())
    }
}

impl AsVector for Nil {
    type Vector = Vector<Nil>;
    #[inline]
    fn as_vector(self) -> Vector<Nil> {
        Vector(Nil)
    }
    type Entries = Nil;
    #[inline]
    fn as_entries(self) -> Nil {
        Nil
    }
}
