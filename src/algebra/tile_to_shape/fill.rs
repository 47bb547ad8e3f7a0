//! How many copies of a block fill a shape, mode by mode.

use crate::num::{Nat, No, Quot, Rem, RunTime, Scalar, Unknown, Verdict, Yes};
use crate::refusal::Refusal;
use crate::tuple::{Cons, Mode, ModeTree, Nil, Torn, Tree};

use super::{PartlyFilled, Roomless};

/// A shape to be filled with copies of a block.
pub trait Fill: Copy {
    /// Whether the modes of `A` divide the shape, one by one.
    type Evenly<A: ModeTree>: Verdict;
    /// How many copies of `A` fill the shape, mode by mode.
    type Counts<A: ModeTree>: Tree;
    /// How many copies.
    fn counts<A: ModeTree>(self, a: A) -> Self::Counts<A>;
    /// Whether they do, at run time.
    ///
    /// # Errors
    ///
    /// The law that run-time numbers break.
    fn check_counts<A: ModeTree>(self, a: A) -> Result<(), Refusal>;
    /// The first mode, counted from `I`, that they do not divide.
    type WhyUneven<A: ModeTree, I: Nat>;
}

/// A number: the whole block divides it
impl<N: Scalar> Fill for N {
    type Evenly<A: ModeTree> = A::EvenlyIn<N, Nil>;
    type Counts<A: ModeTree> = Quot<N, A::Size>;
    #[inline]
    fn counts<A: ModeTree>(self, a: A) -> Self::Counts<A> {
        self.quot_rem(a.size().or_one()).0
    }
    #[inline]
    fn check_counts<A: ModeTree>(self, a: A) -> Result<(), Refusal> {
        a.check_in(self, Nil)
    }
    type WhyUneven<A: ModeTree, I: Nat> = A::WhyUnevenIn<N, Nil, I>;
}

/// `(h, r…)`
impl<H: Tree, R: Tree> Fill for Cons<H, R> {
    type Evenly<A: ModeTree> = A::EvenlyIn<H, R>;
    type Counts<A: ModeTree> = A::CountsIn<H, R>;
    #[inline]
    fn counts<A: ModeTree>(self, a: A) -> Self::Counts<A> {
        a.counts_in(self.0, self.1)
    }
    #[inline]
    fn check_counts<A: ModeTree>(self, a: A) -> Result<(), Refusal> {
        a.check_in(self.0, self.1)
    }
    type WhyUneven<A: ModeTree, I: Nat> = A::WhyUnevenIn<H, R, I>;
}

/// `()`: no mode of the block may be left
impl Fill for Nil {
    type Evenly<A: ModeTree> = A::IsEmpty;
    type Counts<A: ModeTree> = Nil;
    #[inline]
    fn counts<A: ModeTree>(self, _: A) -> Nil {
        self
    }
    #[inline]
    fn check_counts<A: ModeTree>(self, _: A) -> Result<(), Refusal> {
        Ok(())
    }
    type WhyUneven<A: ModeTree, I: Nat> = Roomless<I::Shown>;
}

/// A block that fills shapes.
pub trait FillIn: Copy {
    /// Whether the modes of `self` divide those of the shape `(H, R…)`.
    type EvenlyIn<H: Tree, R: Tree>: Verdict;
    /// How many copies of `self` fill the shape `(H, R…)`.
    type CountsIn<H: Tree, R: Tree>: Tree;
    /// How many copies.
    fn counts_in<H: Tree, R: Tree>(self, h: H, r: R) -> Self::CountsIn<H, R>;
    /// Whether they do, at run time.
    ///
    /// # Errors
    ///
    /// The law that run-time numbers break.
    fn check_in<H: Tree, R: Tree>(self, h: H, r: R) -> Result<(), Refusal>;
    /// The first mode that they do not divide.
    type WhyUnevenIn<H: Tree, R: Tree, I: Nat>;
}

/// Whether `A` divides the mode `H`.
type Divides<A, H> =
    <Rem<<H as Tree>::Size, <A as crate::layout::Extent>::Size> as Scalar>::Vanishes;

/// How often `A` fits into the mode `H`.
type Times<A, H> = Quot<<H as Tree>::Size, <A as crate::layout::Extent>::Size>;

/// That `A` leaves a rest in the mode `H`.
type Rest<A, H, I> = PartlyFilled<
    <<H as Tree>::Size as Scalar>::Shown,
    <<A as crate::layout::Extent>::Size as Scalar>::Shown,
    <I as Scalar>::Shown,
>;

#[inline]
fn check<A: ModeTree, H: Tree>(a: A, h: H) -> Result<(), Refusal> {
    let [tile, size] = [a.counted(), h.size().magnitude()];
    if tile != 0 && size % tile == 0 { Ok(()) } else { Err(Refusal::Uneven { tile, size }) }
}

/// `s:t` in `(h, r…)`: `(h / s, r…)`
impl<S: Scalar, T: Scalar> FillIn for Mode<S, T> {
    type EvenlyIn<H: Tree, R: Tree> = Divides<Self, H>;
    type CountsIn<H: Tree, R: Tree> = Cons<Times<Self, H>, R::Each>;
    #[inline]
    fn counts_in<H: Tree, R: Tree>(self, h: H, r: R) -> Self::CountsIn<H, R> {
        Cons(h.size().quot_rem(self.shape.or_one()).0, r.each())
    }
    #[inline]
    fn check_in<H: Tree, R: Tree>(self, h: H, _: R) -> Result<(), Refusal> {
        check(self, h)
    }
    type WhyUnevenIn<H: Tree, R: Tree, I: Nat> = Rest<Self, H, I>;
}

/// `(m, n…)` in `(h, r…)`: `(h / |m|, n… in r…)`
impl<M: ModeTree, N: ModeTree> FillIn for Cons<M, N> {
    type EvenlyIn<H: Tree, R: Tree> = <Divides<M, H> as Verdict>::And<R::Evenly<N>>;
    type CountsIn<H: Tree, R: Tree> = Cons<Times<M, H>, R::Counts<N>>;
    #[inline]
    fn counts_in<H: Tree, R: Tree>(self, h: H, r: R) -> Self::CountsIn<H, R> {
        Cons(h.size().quot_rem(self.0.size().or_one()).0, r.counts(self.1))
    }
    #[inline]
    fn check_in<H: Tree, R: Tree>(self, h: H, r: R) -> Result<(), Refusal> {
        check(self.0, h)?;
        r.check_counts(self.1)
    }
    type WhyUnevenIn<H: Tree, R: Tree, I: Nat> =
        <Divides<M, H> as FirstReason>::Or<Rest<M, H, I>, R::WhyUneven<N, I::Succ>>;
}

/// `()` in `(h, r…)`: `(h, r…)`
impl FillIn for Nil {
    type EvenlyIn<H: Tree, R: Tree> = Yes;
    type CountsIn<H: Tree, R: Tree> = Cons<H::Size, R::Each>;
    #[inline]
    fn counts_in<H: Tree, R: Tree>(self, h: H, r: R) -> Self::CountsIn<H, R> {
        Cons(h.size(), r.each())
    }
    #[inline]
    fn check_in<H: Tree, R: Tree>(self, _: H, _: R) -> Result<(), Refusal> {
        Ok(())
    }
    type WhyUnevenIn<H: Tree, R: Tree, I: Nat> = ();
}

impl FillIn for Torn {
    type EvenlyIn<H: Tree, R: Tree> = No;
    type CountsIn<H: Tree, R: Tree> = Nil;
    #[inline]
    fn counts_in<H: Tree, R: Tree>(self, _: H, _: R) -> Nil {
        Nil
    }
    #[inline]
    fn check_in<H: Tree, R: Tree>(self, _: H, _: R) -> Result<(), Refusal> {
        Ok(())
    }
    type WhyUnevenIn<H: Tree, R: Tree, I: Nat> = ();
}

/// The verdict on one mode, and what it leaves to tell.
pub trait FirstReason {
    /// `Here` where this mode breaks the law, else `Later`.
    type Or<Here, Later>;
}

impl FirstReason for No {
    type Or<Here, Later> = Here;
}

impl FirstReason for Yes {
    type Or<Here, Later> = Later;
}

impl FirstReason for Unknown {
    type Or<Here, Later> = Later;
}
