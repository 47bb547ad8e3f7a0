//! Sorting: the modes of a layout in the order in which they fill memory.

use typenum::UTerm;

use crate::num::{No, Scalar, Truth, Unknown, Yes};
use crate::tuple::{Cons, FlatModes, Mode, ModeTree, Nil, Torn};

use super::chain::Chained;
use super::inverse::{Contiguous, Recovers};

/// The mode `shape:stride` at a place: the weight of its coordinate in a 1-D coordinate of the
/// layout that it comes from, or 0 where nobody asks.
#[derive(Clone, Copy, Debug)]
pub struct Leaf<S, T, P> {
    pub(crate) shape: S,
    pub(crate) stride: T,
    pub(crate) place: P,
}

/// Leaves by increasing stride: [`Nil`], or [`Cons`] of a [`Leaf`] and more.
///
/// A stride that is not known to be below another one goes behind it.
pub trait Ascending:
    Copy + Chained + Contiguous + Recovers + super::product::Gapped + super::divide::CountsOn
{
    /// The leaves with one more.
    type Insert<S: Scalar, T: Scalar, P: Scalar>: Ascending;
    /// The leaves with one more.
    fn insert<S: Scalar, T: Scalar, P: Scalar>(self, leaf: Leaf<S, T, P>) -> Self::Insert<S, T, P>;
}

/// `() + m ↦ (m)`
impl Ascending for Nil {
    type Insert<S: Scalar, T: Scalar, P: Scalar> = Cons<Leaf<S, T, P>, Nil>;
    #[inline]
    fn insert<S: Scalar, T: Scalar, P: Scalar>(self, leaf: Leaf<S, T, P>) -> Self::Insert<S, T, P> {
        Cons(leaf, self)
    }
}

/// `(s':t', r…) + s:t ↦ (s:t, s':t', r…)` where `t < t'`, else `(s':t', r… + s:t)`
impl<S2: Scalar, T2: Scalar, P2: Scalar, R: Ascending> Ascending for Cons<Leaf<S2, T2, P2>, R> {
    type Insert<S: Scalar, T: Scalar, P: Scalar> =
        <T::IsBelow<T2> as Sorts>::Insert<S, T, P, S2, T2, P2, R>;
    #[inline]
    fn insert<S: Scalar, T: Scalar, P: Scalar>(self, leaf: Leaf<S, T, P>) -> Self::Insert<S, T, P> {
        <T::IsBelow<T2> as Sorts>::insert(leaf, self)
    }
}

/// The verdict that a leaf's stride is below the first of others.
pub trait Sorts {
    /// `(S:T, S2:T2, R…)` in order.
    type Insert<
        S: Scalar,
        T: Scalar,
        P: Scalar,
        S2: Scalar,
        T2: Scalar,
        P2: Scalar,
        R: Ascending,
    >: Ascending;
    /// Those leaves.
    fn insert<S: Scalar, T: Scalar, P: Scalar, S2: Scalar, T2: Scalar, P2: Scalar, R: Ascending>(
        leaf: Leaf<S, T, P>,
        leaves: Cons<Leaf<S2, T2, P2>, R>,
    ) -> Self::Insert<S, T, P, S2, T2, P2, R>;
}

/// In front.
impl Sorts for Yes {
    type Insert<S: Scalar, T: Scalar, P: Scalar, S2: Scalar, T2: Scalar, P2: Scalar, R: Ascending> =
        Cons<Leaf<S, T, P>, Cons<Leaf<S2, T2, P2>, R>>;
    #[inline]
    fn insert<S: Scalar, T: Scalar, P: Scalar, S2: Scalar, T2: Scalar, P2: Scalar, R: Ascending>(
        leaf: Leaf<S, T, P>,
        leaves: Cons<Leaf<S2, T2, P2>, R>,
    ) -> Self::Insert<S, T, P, S2, T2, P2, R> {
        Cons(leaf, leaves)
    }
}

/// Behind the first of the others, wherever that is.
macro_rules! behind {
    ($Verdict:ty) => {
        impl Sorts for $Verdict {
            type Insert<
                S: Scalar,
                T: Scalar,
                P: Scalar,
                S2: Scalar,
                T2: Scalar,
                P2: Scalar,
                R: Ascending,
            > = Cons<Leaf<S2, T2, P2>, R::Insert<S, T, P>>;
            #[inline]
            fn insert<
                S: Scalar,
                T: Scalar,
                P: Scalar,
                S2: Scalar,
                T2: Scalar,
                P2: Scalar,
                R: Ascending,
            >(
                leaf: Leaf<S, T, P>,
                leaves: Cons<Leaf<S2, T2, P2>, R>,
            ) -> Self::Insert<S, T, P, S2, T2, P2, R> {
                Cons(leaves.0, leaves.1.insert(leaf))
            }
        }
    };
}

behind!(No);
behind!(Unknown);

/// The leaves that move the index, sorted onto leaves that are.
pub trait SortLeaves: Copy {
    /// The leaves of `self` but those of size 1 and of stride 0, and `Rest`.
    type Sorted<Rest: Ascending>: Ascending;
    /// Those leaves.
    fn sorted<Rest: Ascending>(self, rest: Rest) -> Self::Sorted<Rest>;
    /// Whether no leaf of another size than 1 is of stride 0.
    type Moves: Truth;
}

/// `1:t ↦ ()`,  `s:0 ↦ ()`,  `s:t ↦ (s:t)`
impl<S: Scalar, T: Scalar> SortLeaves for Mode<S, T> {
    type Sorted<Rest: Ascending> =
        <<S::IsOne as Truth>::Or<T::IsZero> as Skips>::Insert<S, T, UTerm, Rest>;
    #[inline]
    fn sorted<Rest: Ascending>(self, rest: Rest) -> Self::Sorted<Rest> {
        <<S::IsOne as Truth>::Or<T::IsZero> as Skips>::insert(self, UTerm, rest)
    }
    type Moves = <T::IsZero as Truth>::Implies<S::IsOne>;
}

/// `(h, r…)`
impl<H: ModeTree, R: ModeTree> SortLeaves for Cons<H, R> {
    type Sorted<Rest: Ascending> = H::Sorted<R::Sorted<Rest>>;
    #[inline]
    fn sorted<Rest: Ascending>(self, rest: Rest) -> Self::Sorted<Rest> {
        self.0.sorted(self.1.sorted(rest))
    }
    type Moves = <H::Moves as Truth>::And<R::Moves>;
}

/// `()`
impl SortLeaves for Nil {
    type Sorted<Rest: Ascending> = Rest;
    #[inline]
    fn sorted<Rest: Ascending>(self, rest: Rest) -> Rest {
        rest
    }
    type Moves = Yes;
}

impl SortLeaves for Torn {
    type Sorted<Rest: Ascending> = Rest;
    #[inline]
    fn sorted<Rest: Ascending>(self, rest: Rest) -> Rest {
        rest
    }
    type Moves = Yes;
}

/// Whether a mode is to be skipped.
pub trait Skips {
    /// `Rest`, with the leaf `S:T` at `P` if it is not.
    type Insert<S: Scalar, T: Scalar, P: Scalar, Rest: Ascending>: Ascending;
    /// Those leaves.
    fn insert<S: Scalar, T: Scalar, P: Scalar, Rest: Ascending>(
        mode: Mode<S, T>,
        place: P,
        rest: Rest,
    ) -> Self::Insert<S, T, P, Rest>;
}

impl Skips for Yes {
    type Insert<S: Scalar, T: Scalar, P: Scalar, Rest: Ascending> = Rest;
    #[inline]
    fn insert<S: Scalar, T: Scalar, P: Scalar, Rest: Ascending>(
        _: Mode<S, T>,
        _: P,
        rest: Rest,
    ) -> Rest {
        rest
    }
}

impl Skips for No {
    type Insert<S: Scalar, T: Scalar, P: Scalar, Rest: Ascending> = Rest::Insert<S, T, P>;
    #[inline]
    fn insert<S: Scalar, T: Scalar, P: Scalar, Rest: Ascending>(
        mode: Mode<S, T>,
        place: P,
        rest: Rest,
    ) -> Self::Insert<S, T, P, Rest> {
        rest.insert(Leaf { shape: mode.shape, stride: mode.stride, place })
    }
}

/// Modes without nesting, sorted together with their places.
pub trait Places: Copy {
    /// The leaves of stride other than 0 by increasing stride, where modes of size `S` and place
    /// `P` come before.
    type PlacedAfter<S: Scalar, P: Scalar>: Ascending;
    /// Those leaves.
    fn placed_after<S: Scalar, P: Scalar>(self, size: S, place: P) -> Self::PlacedAfter<S, P>;
    /// Whether the last mode has a size other than 1.
    type EndsOpen: Truth;
    /// The same after a mode of size `S`.
    type EndsOpenAfter<S: Scalar>: Truth;
}

impl Places for Nil {
    type PlacedAfter<S: Scalar, P: Scalar> = Nil;
    #[inline]
    fn placed_after<S: Scalar, P: Scalar>(self, _: S, _: P) -> Nil {
        self
    }
    type EndsOpen = No;
    type EndsOpenAfter<S: Scalar> = <S::IsOne as Truth>::Not;
}

/// `(s:t, r…)` after `s'` at `p'`: `s:t` at `s'·p'`
impl<S: Scalar, T: Scalar, R: FlatModes> Places for Cons<Mode<S, T>, R> {
    type PlacedAfter<S0: Scalar, P0: Scalar> =
        <T::IsZero as Skips>::Insert<S, T, S0::Times<P0>, R::PlacedAfter<S, S0::Times<P0>>>;
    #[inline]
    fn placed_after<S0: Scalar, P0: Scalar>(
        self,
        size: S0,
        place: P0,
    ) -> Self::PlacedAfter<S0, P0> {
        let place = size.times(place);
        <T::IsZero as Skips>::insert(self.0, place, self.1.placed_after(self.0.shape, place))
    }
    type EndsOpen = R::EndsOpenAfter<S>;
    type EndsOpenAfter<S0: Scalar> = R::EndsOpenAfter<S>;
}
