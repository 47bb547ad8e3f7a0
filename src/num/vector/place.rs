//! Where the one entry of a basis element stands.

use typenum::{B0, B1, UInt, UTerm};

use super::{Entries, Vector};
use crate::num::{Nat, Scalar};
use crate::tuple::{Cons, Nil};

/// So many zeros.
pub trait Pads {
    /// The zeros, then `L`.
    type Pad<L: Entries>: Entries;
    /// The zeros, then `l`.
    fn pad<L: Entries>(l: L) -> Self::Pad<L>;
}

impl Pads for UTerm {
    type Pad<L: Entries> = L;
    #[inline]
    fn pad<L: Entries>(l: L) -> L {
        l
    }
}

/// V and V
impl<V: Nat> Pads for UInt<V, B0> {
    type Pad<L: Entries> = V::Pad<V::Pad<L>>;
    #[inline]
    fn pad<L: Entries>(l: L) -> Self::Pad<L> {
        V::pad(V::pad(l))
    }
}

/// 1, V and V
impl<V: Nat> Pads for UInt<V, B1> {
    type Pad<L: Entries> = Cons<UTerm, V::Pad<V::Pad<L>>>;
    #[inline]
    fn pad<L: Entries>(l: L) -> Self::Pad<L> {
        Cons(UTerm, V::pad(V::pad(l)))
    }
}

/// Where an entry stands in a vector.
pub trait Place {
    /// The vector that has `E` there, and is 0 else.
    type Put<E: Scalar>: Scalar;
    /// The vector that has `e` there, and is 0 else.
    fn put<E: Scalar>(e: E) -> Self::Put<E>;
}

/// Alone: no vector.
#[derive(Debug)]
pub struct Alone;

impl Place for Alone {
    type Put<E: Scalar> = E;
    #[inline]
    fn put<E: Scalar>(e: E) -> E {
        e
    }
}

/// Entry `I` of the vector that stands at `P`.
#[derive(Debug)]
pub struct At<I, P>(core::marker::PhantomData<(I, P)>);

impl<I: Nat, P: Place> Place for At<I, P> {
    type Put<E: Scalar> = P::Put<Vector<I::Pad<Cons<E, Nil>>>>;
    #[inline]
    fn put<E: Scalar>(e: E) -> Self::Put<E> {
        P::put(Vector(I::pad(Cons(e, Nil))))
    }
}
