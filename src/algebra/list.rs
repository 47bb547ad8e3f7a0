//! The top-level modes of a layout as a list: what all operations on whole modes are made of.
//!
//! A layout that is a single number is a list of one mode. Positions are counted in [`Nat`]; each
//! function counts down as it walks along the list, and the outcome of `n − 1` says whether it has
//! arrived ([`Countdown`]). Past the end there is nothing to find: the public operations ask first.

use typenum::{U1, UTerm};

use crate::num::{Difference, Enough, Nat, No, Scalar, Short, Truth, Yes};
use crate::tuple::{Cons, Mode, ModeTree, Nil, Torn};

use super::append::Join;
use super::position::Steps;

/// `n − 1`, or that `n` is 0.
pub(crate) type Pred<N> = <N as Nat>::MinusSucc<UTerm>;
/// `N − M`, or 0.
pub(crate) type Less<N, M> = <<N as Nat>::Minus<M> as Difference>::OrZero;

/// The modes of a layout, one after the other.
pub trait ModeList: Copy {
    /// How many there are.
    type Rank: Nat;
    /// Whether this is a tuple with a first mode.
    type IsCons: Truth;
    /// Whether this is a tuple, be it empty.
    type IsTuple: Truth;
    /// The first mode.
    type Head: ModeTree;
    /// The first mode.
    fn head(self) -> Self::Head;
    /// The modes after the first.
    type Tail: ModeTree;
    /// The modes after the first.
    fn tail(self) -> Self::Tail;
    /// The modes as a tuple: `m ↦ (m)` for a mode that is not in one.
    type Tuple: ModeTree;
    /// The modes as a tuple.
    fn tuple(self) -> Self::Tuple;
    /// All modes, then those of the tuple `R`.
    type Concat<R: ModeTree>: ModeTree;
    /// All modes, then those of the tuple `rest`.
    fn concat<R: ModeTree>(self, rest: R) -> Self::Concat<R>;
    /// The mode at position `I`.
    type Nth<I: Nat>: ModeTree;
    /// The mode at position `I`.
    fn nth<I: Nat>(self) -> Self::Nth<I>;
    /// The first `N` modes.
    type Take<N: Nat>: ModeTree;
    /// The first `N` modes.
    fn take<N: Nat>(self) -> Self::Take<N>;
    /// All but the first `N` modes.
    type Drop<N: Nat>: ModeTree;
    /// All but the first `N` modes.
    fn drop<N: Nat>(self) -> Self::Drop<N>;
    /// The search for `Rest` in the mode at position `I`; `Else` where there is none.
    type Search<I: Nat, Rest: Steps, Else>;
    /// All modes, with `M` in the place of the one at position `I`.
    type Replace<I: Nat, M: ModeTree>: ModeTree;
    /// All modes, with `mode` in the place of the one at position `I`.
    fn replace<I: Nat, M: ModeTree>(self, mode: M) -> Self::Replace<I, M>;
}

/// `(h, r…)`
impl<H: ModeTree, R: ModeTree> ModeList for Cons<H, R> {
    type Rank = <R::Rank as Nat>::Succ;
    type IsCons = Yes;
    type IsTuple = Yes;
    type Head = H;
    #[inline]
    fn head(self) -> H {
        self.0
    }
    type Tail = R;
    #[inline]
    fn tail(self) -> R {
        self.1
    }
    type Tuple = Self;
    #[inline]
    fn tuple(self) -> Self {
        self
    }
    type Concat<R2: ModeTree> = Cons<H, R::Concat<R2>>;
    #[inline]
    fn concat<R2: ModeTree>(self, rest: R2) -> Self::Concat<R2> {
        Cons(self.0, self.1.concat(rest))
    }
    type Nth<I: Nat> = <Pred<I> as Countdown>::Nth<H, R>;
    #[inline]
    fn nth<I: Nat>(self) -> Self::Nth<I> {
        Pred::<I>::nth(self.0, self.1)
    }
    type Take<N: Nat> = <Pred<N> as Countdown>::Take<H, R>;
    #[inline]
    fn take<N: Nat>(self) -> Self::Take<N> {
        Pred::<N>::take(self.0, self.1)
    }
    type Drop<N: Nat> = <Pred<N> as Countdown>::Drop<H, R>;
    #[inline]
    fn drop<N: Nat>(self) -> Self::Drop<N> {
        Pred::<N>::drop(self.0, self.1)
    }
    type Search<I: Nat, Rest: Steps, Else> = <Pred<I> as Countdown>::Search<H, R, Rest, Else>;
    type Replace<I: Nat, M: ModeTree> = <Pred<I> as Countdown>::Replace<M, H, R>;
    #[inline]
    fn replace<I: Nat, M: ModeTree>(self, mode: M) -> Self::Replace<I, M> {
        Pred::<I>::replace(mode, self.0, self.1)
    }
}

/// `()`
impl ModeList for Nil {
    type Rank = UTerm;
    type IsCons = No;
    type IsTuple = Yes;
    type Head = Torn;
    #[inline]
    fn head(self) -> Torn {
        Torn
    }
    type Tail = Nil;
    #[inline]
    fn tail(self) -> Nil {
        self
    }
    type Tuple = Nil;
    #[inline]
    fn tuple(self) -> Nil {
        self
    }
    type Concat<R: ModeTree> = R;
    #[inline]
    fn concat<R: ModeTree>(self, rest: R) -> R {
        rest
    }
    type Nth<I: Nat> = Torn;
    #[inline]
    fn nth<I: Nat>(self) -> Torn {
        Torn
    }
    type Take<N: Nat> = Nil;
    #[inline]
    fn take<N: Nat>(self) -> Nil {
        self
    }
    type Drop<N: Nat> = Nil;
    #[inline]
    fn drop<N: Nat>(self) -> Nil {
        self
    }
    type Search<I: Nat, Rest: Steps, Else> = Else;
    type Replace<I: Nat, M: ModeTree> = Nil;
    #[inline]
    fn replace<I: Nat, M: ModeTree>(self, _: M) -> Nil {
        self
    }
}

/// A mode that is not in a tuple is the list `(m)`.
macro_rules! single {
    ($(#[$doc:meta])* [$($parameter:tt)*] $Single:ty) => {
        $(#[$doc])*
        impl<$($parameter)*> ModeList for $Single {
            type Rank = U1;
            type IsCons = No;
            type IsTuple = No;
            type Head = Self;
            #[inline]
            fn head(self) -> Self {
                self
            }
            type Tail = Nil;
            #[inline]
            fn tail(self) -> Nil {
                Nil
            }
            type Tuple = Cons<Self, Nil>;
            #[inline]
            fn tuple(self) -> Self::Tuple {
                Cons(self, Nil)
            }
            type Concat<R: ModeTree> = Cons<Self, R>;
            #[inline]
            fn concat<R: ModeTree>(self, rest: R) -> Cons<Self, R> {
                Cons(self, rest)
            }
            type Nth<I: Nat> = <Pred<I> as Countdown>::Nth<Self, Nil>;
            #[inline]
            fn nth<I: Nat>(self) -> Self::Nth<I> {
                Pred::<I>::nth(self, Nil)
            }
            type Take<N: Nat> = <Pred<N> as Countdown>::Take<Self, Nil>;
            #[inline]
            fn take<N: Nat>(self) -> Self::Take<N> {
                Pred::<N>::take(self, Nil)
            }
            type Drop<N: Nat> = <Pred<N> as Countdown>::Drop<Self, Nil>;
            #[inline]
            fn drop<N: Nat>(self) -> Self::Drop<N> {
                Pred::<N>::drop(self, Nil)
            }
            type Search<I: Nat, Rest: Steps, Else> =
                <Pred<I> as Countdown>::Search<Self, Nil, Rest, Else>;
            type Replace<I: Nat, M: ModeTree> = M;
            #[inline]
            fn replace<I: Nat, M: ModeTree>(self, mode: M) -> M {
                mode
            }
        }
    };
}

single!(/** `s:t` */ [S: Scalar, T: Scalar] Mode<S, T>);
single!([] Torn);

/// The outcome of `n − 1` at the list `(H, R…)`: arrived where `n` was 0, else on along `R`.
pub trait Countdown {
    /// The mode at position `n`.
    type Nth<H: ModeTree, R: ModeTree>: ModeTree;
    /// The mode at position `n`.
    fn nth<H: ModeTree, R: ModeTree>(h: H, r: R) -> Self::Nth<H, R>;
    /// The first `n` modes.
    type Take<H: ModeTree, R: ModeTree>: ModeTree;
    /// The first `n` modes.
    fn take<H: ModeTree, R: ModeTree>(h: H, r: R) -> Self::Take<H, R>;
    /// All but the first `n` modes.
    type Drop<H: ModeTree, R: ModeTree>: ModeTree;
    /// All but the first `n` modes.
    fn drop<H: ModeTree, R: ModeTree>(h: H, r: R) -> Self::Drop<H, R>;
    /// The search for `Rest` in the mode at position `n`; `Else` where there is none.
    type Search<H: ModeTree, R: ModeTree, Rest: Steps, Else>;
    /// All modes, with `M` at position `n`.
    type Replace<M: ModeTree, H: ModeTree, R: ModeTree>: ModeTree;
    /// All modes, with `mode` at position `n`.
    fn replace<M: ModeTree, H: ModeTree, R: ModeTree>(
        mode: M,
        h: H,
        r: R,
    ) -> Self::Replace<M, H, R>;
    /// `J(J(L, M), M)…`, `n` times.
    type Join<J: Join, L: ModeTree, M: ModeTree>: ModeTree;
    /// `J(J(l, m), m)…`, `n` times.
    fn join<J: Join, L: ModeTree, M: ModeTree>(l: L, m: M) -> Self::Join<J, L, M>;
}

/// `n` was 0
impl Countdown for Short {
    type Nth<H: ModeTree, R: ModeTree> = H;
    #[inline]
    fn nth<H: ModeTree, R: ModeTree>(h: H, _: R) -> H {
        h
    }
    type Take<H: ModeTree, R: ModeTree> = Nil;
    #[inline]
    fn take<H: ModeTree, R: ModeTree>(_: H, _: R) -> Nil {
        Nil
    }
    type Drop<H: ModeTree, R: ModeTree> = Cons<H, R>;
    #[inline]
    fn drop<H: ModeTree, R: ModeTree>(h: H, r: R) -> Cons<H, R> {
        Cons(h, r)
    }
    type Search<H: ModeTree, R: ModeTree, Rest: Steps, Else> = Rest::Search<H>;
    type Replace<M: ModeTree, H: ModeTree, R: ModeTree> = Cons<M, R>;
    #[inline]
    fn replace<M: ModeTree, H: ModeTree, R: ModeTree>(mode: M, _: H, r: R) -> Cons<M, R> {
        Cons(mode, r)
    }
    type Join<J: Join, L: ModeTree, M: ModeTree> = L;
    #[inline]
    fn join<J: Join, L: ModeTree, M: ModeTree>(l: L, _: M) -> L {
        l
    }
}

/// `n` was `N + 1`
impl<N: Nat> Countdown for Enough<N> {
    type Nth<H: ModeTree, R: ModeTree> = R::Nth<N>;
    #[inline]
    fn nth<H: ModeTree, R: ModeTree>(_: H, r: R) -> R::Nth<N> {
        r.nth::<N>()
    }
    type Take<H: ModeTree, R: ModeTree> = Cons<H, R::Take<N>>;
    #[inline]
    fn take<H: ModeTree, R: ModeTree>(h: H, r: R) -> Self::Take<H, R> {
        Cons(h, r.take::<N>())
    }
    type Drop<H: ModeTree, R: ModeTree> = R::Drop<N>;
    #[inline]
    fn drop<H: ModeTree, R: ModeTree>(_: H, r: R) -> R::Drop<N> {
        r.drop::<N>()
    }
    type Search<H: ModeTree, R: ModeTree, Rest: Steps, Else> = R::Search<N, Rest, Else>;
    type Replace<M: ModeTree, H: ModeTree, R: ModeTree> = Cons<H, R::Replace<N, M>>;
    #[inline]
    fn replace<M: ModeTree, H: ModeTree, R: ModeTree>(
        mode: M,
        h: H,
        r: R,
    ) -> Self::Replace<M, H, R> {
        Cons(h, r.replace::<N, M>(mode))
    }
    type Join<J: Join, L: ModeTree, M: ModeTree> = <Pred<N> as Countdown>::Join<J, J::Of<L, M>, M>;
    #[inline]
    fn join<J: Join, L: ModeTree, M: ModeTree>(l: L, m: M) -> Self::Join<J, L, M> {
        Pred::<N>::join::<J, J::Of<L, M>, M>(J::of(l, m), m)
    }
}
