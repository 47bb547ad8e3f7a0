//! Interleaving: the modes of a block and of its repetition in pairs, `((a₀, b₀), (a₁, b₁), …)`.
//!
//! The shorter side is filled up with `1:0`. Where one side is a number, and the other of rank 1, both
//! pair as they are.

use typenum::{U1, UTerm};

use crate::algebra::divide::{Halves, Kept, Nested};
use crate::algebra::{Arrangement, Plan};
use crate::num::Scalar;
use crate::tuple::{Cons, Mode, ModeTree, Nil, Parts, Root, Torn, Written};

use super::each::{Product, product};

/// The mode `1:0`.
type One = Mode<U1, UTerm>;

/// Which side comes first in a pair.
pub trait PairOrder {
    /// The pair of `A`, of the block, and `B`, of its repetition.
    type Pair<A: Parts, B: Parts>: Parts;
    /// The pair.
    fn pair<A: Parts, B: Parts>(a: A, b: B) -> Self::Pair<A, B>;
}

/// The block's: copies lie side by side.
#[derive(Debug)]
pub struct Blocked;

impl PairOrder for Blocked {
    type Pair<A: Parts, B: Parts> = Cons<A, Cons<B, Nil>>;
    #[inline]
    fn pair<A: Parts, B: Parts>(a: A, b: B) -> Self::Pair<A, B> {
        Cons(a, Cons(b, Nil))
    }
}

/// The repetition's: copies are raked into each other.
#[derive(Debug)]
pub struct Raked;

impl PairOrder for Raked {
    type Pair<A: Parts, B: Parts> = Cons<B, Cons<A, Nil>>;
    #[inline]
    fn pair<A: Parts, B: Parts>(a: A, b: B) -> Self::Pair<A, B> {
        Cons(b, Cons(a, Nil))
    }
}

/// Halves interleaved in the order `O`.
#[derive(Debug)]
pub struct InPairs<O>(core::marker::PhantomData<O>);

impl<O: PairOrder> Arrangement for InPairs<O> {
    type Blame<Reason> = Reason;
    type Of<P: Parts> = <P::Tiles as Interleave>::With<O, P::Rests>;
    #[inline]
    fn of<P: Parts>(parts: P) -> Self::Of<P> {
        parts.tiles().with::<O, _>(parts.rests())
    }
}

/// The plan for `A ⊗ B` with the modes in pairs.
pub(crate) type Paired<A, B, O> =
    <<B as RestOf>::Of<Product<A, B, Root>> as Plan>::Arrange<InPairs<O>>;

/// The plan for `a ⊗ b` with the modes in pairs.
#[inline]
pub(crate) fn paired<A: ModeTree, B: ModeTree, O: PairOrder>(a: A, b: B) -> Paired<A, B, O> {
    B::of(product::<A, B, Root>(a, b)).arrange()
}

/// The right-hand side of a product in pairs: the repetition of a number is one mode, even where it
/// was split into runs.
pub trait RestOf {
    /// The plan `P` for the product with `self`.
    type Of<P: Plan>: Plan;
    /// The plan for the product with `self`.
    fn of<P: Plan>(plan: P) -> Self::Of<P>;
}

impl<S: Scalar, T: Scalar> RestOf for Mode<S, T> {
    type Of<P: Plan> = P::Arrange<RestWhole>;
    #[inline]
    fn of<P: Plan>(plan: P) -> Self::Of<P> {
        plan.arrange()
    }
}

impl<H: ModeTree, R: ModeTree> RestOf for Cons<H, R> {
    type Of<P: Plan> = P;
    #[inline]
    fn of<P: Plan>(plan: P) -> P {
        plan
    }
}

impl RestOf for Nil {
    type Of<P: Plan> = P;
    #[inline]
    fn of<P: Plan>(plan: P) -> P {
        plan
    }
}

impl RestOf for Torn {
    type Of<P: Plan> = P;
    #[inline]
    fn of<P: Plan>(plan: P) -> P {
        plan
    }
}

/// Halves whose rest is one mode.
#[derive(Debug)]
pub struct RestWhole;

impl Arrangement for RestWhole {
    type Blame<Reason> = Reason;
    type Of<P: Parts> = Halves<P::Tiles, Kept<P::Rests>>;
    #[inline]
    fn of<P: Parts>(parts: P) -> Self::Of<P> {
        Halves(parts.tiles(), Kept(parts.rests()))
    }
}

/// Parts that interleave with others.
pub trait Interleave: Copy {
    /// `self`, the block, with its repetition `R`.
    type With<O: PairOrder, R: Parts>: Parts;
    /// `self` with `r`.
    fn with<O: PairOrder, R: Parts>(self, r: R) -> Self::With<O, R>;
    /// `self`, the repetition, with the block `A`, which is no list.
    type UnderSingle<O: PairOrder, A: Parts>: Parts;
    /// `self` with `a`.
    fn under_single<O: PairOrder, A: Parts>(self, a: A) -> Self::UnderSingle<O, A>;
    /// `self`, the repetition, with the block `(H, T…)`.
    type UnderList<O: PairOrder, H: Parts, T: Parts>: Parts;
    /// `self` with `(h, t…)`.
    fn under_list<O: PairOrder, H: Parts, T: Parts>(self, h: H, t: T) -> Self::UnderList<O, H, T>;

    /// `self` being the rest of a list, `(H, self…)` as the block of the single repetition `R`.
    type OverSingle<O: PairOrder, H: Parts, R: Parts>: Parts;
    /// `(h, self…)` over `r`.
    fn over_single<O: PairOrder, H: Parts, R: Parts>(self, h: H, r: R)
    -> Self::OverSingle<O, H, R>;
    /// `self` being the rest of a list, `(H, self…)` as the repetition of the single block `A`.
    type BesideSingle<O: PairOrder, H: Parts, A: Parts>: Parts;
    /// `(h, self…)` beside `a`.
    fn beside_single<O: PairOrder, H: Parts, A: Parts>(
        self,
        h: H,
        a: A,
    ) -> Self::BesideSingle<O, H, A>;

    /// The rest `self` of a block in pairs with the rest `T` of its repetition.
    type Pairs<O: PairOrder, T: Parts>: Parts;
    /// The pairs.
    fn pairs<O: PairOrder, T: Parts>(self, t: T) -> Self::Pairs<O, T>;
    /// The rest `self` of a repetition in pairs with the rest `(H, T…)` of its block.
    type PairsUnder<O: PairOrder, H: Parts, T: Parts>: Parts;
    /// The pairs.
    fn pairs_under<O: PairOrder, H: Parts, T: Parts>(self, h: H, t: T)
    -> Self::PairsUnder<O, H, T>;
    /// The rest `self` of a block alone, filled up.
    type BlockAlone<O: PairOrder>: Parts;
    /// The pairs.
    fn block_alone<O: PairOrder>(self) -> Self::BlockAlone<O>;
    /// The rest `self` of a repetition alone, filled up.
    type RepetitionAlone<O: PairOrder>: Parts;
    /// The pairs.
    fn repetition_alone<O: PairOrder>(self) -> Self::RepetitionAlone<O>;
}

/// `(h, t…)`
impl<M: Parts, N: Parts> Interleave for Cons<M, N> {
    type With<O: PairOrder, R: Parts> = R::UnderList<O, M, N>;
    #[inline]
    fn with<O: PairOrder, R: Parts>(self, r: R) -> Self::With<O, R> {
        r.under_list::<O, M, N>(self.0, self.1)
    }
    type UnderSingle<O: PairOrder, A: Parts> = N::BesideSingle<O, M, A>;
    #[inline]
    fn under_single<O: PairOrder, A: Parts>(self, a: A) -> Self::UnderSingle<O, A> {
        self.1.beside_single::<O, M, A>(self.0, a)
    }
    type UnderList<O: PairOrder, H: Parts, T: Parts> = Cons<O::Pair<H, M>, T::Pairs<O, N>>;
    #[inline]
    fn under_list<O: PairOrder, H: Parts, T: Parts>(self, h: H, t: T) -> Self::UnderList<O, H, T> {
        Cons(O::pair(h, self.0), t.pairs::<O, N>(self.1))
    }

    type OverSingle<O: PairOrder, H: Parts, R: Parts> = Cons<O::Pair<H, R>, Self::BlockAlone<O>>;
    #[inline]
    fn over_single<O: PairOrder, H: Parts, R: Parts>(
        self,
        h: H,
        r: R,
    ) -> Self::OverSingle<O, H, R> {
        Cons(O::pair(h, r), self.block_alone::<O>())
    }
    type BesideSingle<O: PairOrder, H: Parts, A: Parts> =
        Cons<O::Pair<A, H>, Self::RepetitionAlone<O>>;
    #[inline]
    fn beside_single<O: PairOrder, H: Parts, A: Parts>(
        self,
        h: H,
        a: A,
    ) -> Self::BesideSingle<O, H, A> {
        Cons(O::pair(a, h), self.repetition_alone::<O>())
    }

    type Pairs<O: PairOrder, T: Parts> = T::PairsUnder<O, M, N>;
    #[inline]
    fn pairs<O: PairOrder, T: Parts>(self, t: T) -> Self::Pairs<O, T> {
        t.pairs_under::<O, M, N>(self.0, self.1)
    }
    type PairsUnder<O: PairOrder, H: Parts, T: Parts> = Cons<O::Pair<H, M>, T::Pairs<O, N>>;
    #[inline]
    fn pairs_under<O: PairOrder, H: Parts, T: Parts>(
        self,
        h: H,
        t: T,
    ) -> Self::PairsUnder<O, H, T> {
        Cons(O::pair(h, self.0), t.pairs::<O, N>(self.1))
    }
    type BlockAlone<O: PairOrder> = Cons<O::Pair<M, One>, N::BlockAlone<O>>;
    #[inline]
    fn block_alone<O: PairOrder>(self) -> Self::BlockAlone<O> {
        Cons(O::pair(self.0, One::default()), self.1.block_alone::<O>())
    }
    type RepetitionAlone<O: PairOrder> = Cons<O::Pair<One, M>, N::RepetitionAlone<O>>;
    #[inline]
    fn repetition_alone<O: PairOrder>(self) -> Self::RepetitionAlone<O> {
        Cons(O::pair(One::default(), self.0), self.1.repetition_alone::<O>())
    }
}

/// `()`: the end of a list
impl Interleave for Nil {
    type With<O: PairOrder, R: Parts> = R::RepetitionAlone<O>;
    #[inline]
    fn with<O: PairOrder, R: Parts>(self, r: R) -> Self::With<O, R> {
        r.repetition_alone::<O>()
    }
    type UnderSingle<O: PairOrder, A: Parts> = Cons<O::Pair<A, One>, Nil>;
    #[inline]
    fn under_single<O: PairOrder, A: Parts>(self, a: A) -> Self::UnderSingle<O, A> {
        Cons(O::pair(a, One::default()), self)
    }
    type UnderList<O: PairOrder, H: Parts, T: Parts> = Cons<O::Pair<H, One>, T::BlockAlone<O>>;
    #[inline]
    fn under_list<O: PairOrder, H: Parts, T: Parts>(self, h: H, t: T) -> Self::UnderList<O, H, T> {
        Cons(O::pair(h, One::default()), t.block_alone::<O>())
    }

    type OverSingle<O: PairOrder, H: Parts, R: Parts> = Cons<O::Pair<Cons<H, Nil>, R>, Nil>;
    #[inline]
    fn over_single<O: PairOrder, H: Parts, R: Parts>(
        self,
        h: H,
        r: R,
    ) -> Self::OverSingle<O, H, R> {
        Cons(O::pair(Cons(h, self), r), self)
    }
    type BesideSingle<O: PairOrder, H: Parts, A: Parts> = Cons<O::Pair<A, Cons<H, Nil>>, Nil>;
    #[inline]
    fn beside_single<O: PairOrder, H: Parts, A: Parts>(
        self,
        h: H,
        a: A,
    ) -> Self::BesideSingle<O, H, A> {
        Cons(O::pair(a, Cons(h, self)), self)
    }

    type Pairs<O: PairOrder, T: Parts> = T::RepetitionAlone<O>;
    #[inline]
    fn pairs<O: PairOrder, T: Parts>(self, t: T) -> Self::Pairs<O, T> {
        t.repetition_alone::<O>()
    }
    type PairsUnder<O: PairOrder, H: Parts, T: Parts> = Cons<O::Pair<H, One>, T::BlockAlone<O>>;
    #[inline]
    fn pairs_under<O: PairOrder, H: Parts, T: Parts>(
        self,
        h: H,
        t: T,
    ) -> Self::PairsUnder<O, H, T> {
        Cons(O::pair(h, One::default()), t.block_alone::<O>())
    }
    type BlockAlone<O: PairOrder> = Nil;
    #[inline]
    fn block_alone<O: PairOrder>(self) -> Nil {
        self
    }
    type RepetitionAlone<O: PairOrder> = Nil;
    #[inline]
    fn repetition_alone<O: PairOrder>(self) -> Nil {
        self
    }
}

/// Implements [`Interleave`] for parts that are not lists.
macro_rules! single {
    (<$($P:ident: $Bound:path),*> $Part:ty) => {
        impl<$($P: $Bound),*> Interleave for $Part {
            type With<Order: PairOrder, R: Parts> = R::UnderSingle<Order, Self>;
            #[inline]
            fn with<Order: PairOrder, R: Parts>(self, r: R) -> Self::With<Order, R> {
                r.under_single::<Order, Self>(self)
            }
            type UnderSingle<Order: PairOrder, A: Parts> = Cons<Order::Pair<A, Self>, Nil>;
            #[inline]
            fn under_single<Order: PairOrder, A: Parts>(
                self,
                a: A,
            ) -> Self::UnderSingle<Order, A> {
                Cons(Order::pair(a, self), Nil)
            }
            type UnderList<Order: PairOrder, Head: Parts, Tail: Parts> =
                Tail::OverSingle<Order, Head, Self>;
            #[inline]
            fn under_list<Order: PairOrder, Head: Parts, Tail: Parts>(
                self,
                head: Head,
                tail: Tail,
            ) -> Self::UnderList<Order, Head, Tail> {
                tail.over_single::<Order, Head, Self>(head, self)
            }

            type OverSingle<Order: PairOrder, Head: Parts, R: Parts> =
                Cons<Order::Pair<Head, R>, Nil>;
            #[inline]
            fn over_single<Order: PairOrder, Head: Parts, R: Parts>(
                self,
                head: Head,
                r: R,
            ) -> Self::OverSingle<Order, Head, R> {
                Cons(Order::pair(head, r), Nil)
            }
            type BesideSingle<Order: PairOrder, Head: Parts, A: Parts> =
                Cons<Order::Pair<A, Head>, Nil>;
            #[inline]
            fn beside_single<Order: PairOrder, Head: Parts, A: Parts>(
                self,
                head: Head,
                a: A,
            ) -> Self::BesideSingle<Order, Head, A> {
                Cons(Order::pair(a, head), Nil)
            }

            type Pairs<Order: PairOrder, Tail: Parts> = Nil;
            #[inline]
            fn pairs<Order: PairOrder, Tail: Parts>(self, _: Tail) -> Nil {
                Nil
            }
            type PairsUnder<Order: PairOrder, Head: Parts, Tail: Parts> = Nil;
            #[inline]
            fn pairs_under<Order: PairOrder, Head: Parts, Tail: Parts>(
                self,
                _: Head,
                _: Tail,
            ) -> Nil {
                Nil
            }
            type BlockAlone<Order: PairOrder> = Cons<Order::Pair<Self, One>, Nil>;
            #[inline]
            fn block_alone<Order: PairOrder>(self) -> Self::BlockAlone<Order> {
                Cons(Order::pair(self, One::default()), Nil)
            }
            type RepetitionAlone<Order: PairOrder> = Cons<Order::Pair<One, Self>, Nil>;
            #[inline]
            fn repetition_alone<Order: PairOrder>(self) -> Self::RepetitionAlone<Order> {
                Cons(Order::pair(One::default(), self), Nil)
            }
        }
    };
}

single!(<S: Scalar, T: Scalar> Mode<S, T>);
single!(<S: Copy, M: ModeTree> Written<S, M>);
single!(<> Torn);
single!(<T: Parts, U: Parts> Halves<T, U>);
single!(<M: Parts> Nested<M>);
single!(<M: Parts> Kept<M>);
