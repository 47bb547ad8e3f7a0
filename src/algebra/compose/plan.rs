//! How a composition is computed, decided by the carries.

use core::marker::PhantomData;

use crate::algebra::plan::feasible;
use crate::algebra::{Electing, Feasible, Planning};
use crate::refusal::Refusal;
use crate::tuple::{FlatModes, ModeTree, Nil, Part, Parts, Path, Tree, Written};

use super::Split;
use super::blame::Blamed;
use super::carry::{Budgeted, Budgets, Spends};

/// The modes of A, nested no more, and of those of size 1 only the last, which extends.
pub(crate) type Left<A> = <A as ModeTree>::Significant<Nil>;

/// A, coalesced.
type Joined<A> = <A as FlatModes>::Extending;

/// B, split on A.
type SplitOn<A, B> = <B as Split>::Split<Joined<A>>;

/// Whether the leaves of B keep to the budgets of A.
type Kept<A, B> = <<B as Spends>::After<<A as Budgeted>::Budgets> as Budgets>::Kept;

/// The plan for `A ∘ B`, `S` saying where the shape comes from if no mode of B splits. `At` is where
/// B stands in the user's operand.
pub(crate) type Compose<S, A, B, At> = <<Kept<Left<A>, B> as Electing>::Elect<
    Straight<S, Left<A>, B>,
    Second<Left<A>, B, At>,
    Checked<S, Left<A>, B>,
> as Planning>::Plan;

/// The plan for `a ∘ b`.
#[inline]
pub(crate) fn compose<S: Shaped<B>, A: ModeTree, B: ModeTree, At: Path>(
    shape: S,
    a: A,
    b: B,
) -> Compose<S, A, B, At> {
    let a = a.significant(Nil);
    let straight = Straight { shape, a, b };
    let second = Second { a, b, at: PhantomData::<At> };
    <Kept<Left<A>, B> as Electing>::elect(straight, second, Checked(straight)).plan()
}

/// `A ∘ B` where the leaves of B do not carry on A: B's structure with the strides `A(d)`.
#[derive(Clone, Copy, Debug)]
pub struct Straight<S, A, B> {
    shape: S,
    a: A,
    b: B,
}

feasible!(<S: Shaped<B>, A: FlatModes, B: ModeTree> Straight<S, A, B>);

impl<S: Shaped<B>, A: FlatModes, B: ModeTree> Feasible for Straight<S, A, B> {
    type Parts = S::With<B::Through<A>>;
    #[inline]
    fn check(self) -> Result<(), Refusal> {
        Ok(())
    }
    #[inline]
    fn parts(self) -> Self::Parts {
        self.shape.with(self.b, self.b.through(self.a))
    }
}

/// The same where run-time numbers decide whether anything carries: checked once.
#[derive(Clone, Copy, Debug)]
pub struct Checked<S, A, B>(Straight<S, A, B>);

feasible!(<S: Shaped<B>, A: FlatModes, B: ModeTree> Checked<S, A, B>);

impl<S: Shaped<B>, A: FlatModes, B: ModeTree> Feasible for Checked<S, A, B> {
    type Parts = S::With<B::Through<A>>;
    #[inline]
    fn check(self) -> Result<(), Refusal> {
        self.0.a.check_carries(self.0.b)
    }
    #[inline]
    fn parts(self) -> Self::Parts {
        self.0.parts()
    }
}

/// Where the shape of the result comes from: [`AsWritten`] or [`Refined`].
pub trait Shaped<B: ModeTree>: Copy {
    /// The result, with the strides `D`.
    type With<D: Tree>: Parts;
    /// The result, with the strides `steps`.
    fn with<D: Tree>(self, b: B, steps: D) -> Self::With<D>;
}

/// B's shape is the result's, and needs no spelling: it is as the user wrote it.
#[derive(Clone, Copy, Debug)]
pub struct AsWritten<S>(pub(crate) S);

impl<S: Copy, B: ModeTree> Shaped<B> for AsWritten<S> {
    type With<D: Tree> = Part<Written<S>, D>;
    #[inline]
    fn with<D: Tree>(self, _: B, steps: D) -> Part<Written<S>, D> {
        Part { sizes: Written(self.0), steps }
    }
}

/// B's shape was computed.
#[derive(Clone, Copy, Debug)]
pub struct Refined;

impl<B: ModeTree> Shaped<B> for Refined {
    type With<D: Tree> = <B::Shape as Tree>::Zip<D>;
    #[inline]
    fn with<D: Tree>(self, b: B, steps: D) -> Self::With<D> {
        b.shape().zip(steps)
    }
}

/// The second attempt: A coalesced, the leaves of B split into runs.
#[derive(Debug)]
pub struct Second<A, B, At> {
    a: A,
    b: B,
    at: PhantomData<At>,
}

impl<A: Copy, B: Copy, At> Clone for Second<A, B, At> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<A: Copy, B: Copy, At> Copy for Second<A, B, At> {}

impl<A: FlatModes, B: ModeTree, At: Path> Planning for Second<A, B, At> {
    type Plan = <<Kept<Joined<A>, SplitOn<A, B>> as Electing>::Elect<
        Straight<Refined, Joined<A>, SplitOn<A, B>>,
        Blamed<Joined<A>, B, At>,
        Checked<Refined, Joined<A>, SplitOn<A, B>>,
    > as Planning>::Plan;
    #[inline]
    fn plan(self) -> Self::Plan {
        let a = self.a.extending();
        let b = self.b.split(a);
        let straight = Straight { shape: Refined, a, b };
        <Kept<Joined<A>, SplitOn<A, B>> as Electing>::elect(
            straight,
            Blamed::default(),
            Checked(straight),
        )
        .plan()
    }
}
