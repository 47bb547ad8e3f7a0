//! The parts of a result: sizes and steps on the way back to the surface.

use super::int_tuple::Raise;
use super::modes::{Mode, Torn};
use super::tree::{Cons, Nil};
use crate::algebra::{Halved, Interleave};
use crate::num::Scalar;

/// A result in parts: [`Mode`]s, [`Part`]s and lists of such.
pub trait Parts: Halved + Interleave {
    /// The sizes.
    type Sizes: Copy;
    /// The sizes.
    fn sizes(self) -> Self::Sizes;
    /// The strides.
    type Steps: Copy;
    /// The strides.
    fn steps(self) -> Self::Steps;
}

/// Sizes and strides of one structure that were computed apart.
#[derive(Clone, Copy, Debug)]
pub struct Part<S, D> {
    /// The sizes.
    pub sizes: S,
    /// The strides.
    pub steps: D,
}

impl<S: Copy, D: Copy> Parts for Part<S, D> {
    type Sizes = S;
    #[inline]
    fn sizes(self) -> S {
        self.sizes
    }
    type Steps = D;
    #[inline]
    fn steps(self) -> D {
        self.steps
    }
}

/// `S:T`
impl<S: Scalar, T: Scalar> Parts for Mode<S, T> {
    type Sizes = S;
    #[inline]
    fn sizes(self) -> S {
        self.shape
    }
    type Steps = T;
    #[inline]
    fn steps(self) -> T {
        self.stride
    }
}

/// `(h, r…)`
impl<H: Parts, R: Parts> Parts for Cons<H, R> {
    type Sizes = Cons<H::Sizes, R::Sizes>;
    #[inline]
    fn sizes(self) -> Self::Sizes {
        Cons(self.0.sizes(), self.1.sizes())
    }
    type Steps = Cons<H::Steps, R::Steps>;
    #[inline]
    fn steps(self) -> Self::Steps {
        Cons(self.0.steps(), self.1.steps())
    }
}

/// `()`
impl Parts for Nil {
    type Sizes = Nil;
    #[inline]
    fn sizes(self) -> Nil {
        self
    }
    type Steps = Nil;
    #[inline]
    fn steps(self) -> Nil {
        self
    }
}

impl Parts for Torn {
    type Sizes = typenum::U1;
    #[inline]
    fn sizes(self) -> Self::Sizes {
        Self::Sizes::default()
    }
    type Steps = typenum::UTerm;
    #[inline]
    fn steps(self) -> Self::Steps {
        typenum::UTerm
    }
}

/// A shape or stride that never left the surface.
#[derive(Clone, Copy, Debug)]
pub struct Written<S>(pub S);

impl<S: Copy> Raise for Written<S> {
    type Surface = S;
    #[inline]
    fn raise(self) -> S {
        self.0
    }
}
