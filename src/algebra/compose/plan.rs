//! How a composition is computed, decided by the carries.

use core::marker::PhantomData;

use crate::algebra::plan::feasible;
use crate::algebra::{Feasible, Plan, Undefined};
use crate::num::{No, Scalar, Unknown, Yes};
use crate::refusal::Refusal;
use crate::tuple::{Cons, FlatModes, Mode, ModeTree, Nil, Parts, Path, Torn, Written};

use super::Split;
use super::blame::ReasonOf;
use super::carry::{Budgeted, Budgets, Spends};
use super::through::LeftHand;

/// The modes of A, nested no more, and of those of size 1 only the last, which extends.
type Left<A> = <A as ModeTree>::Significant<Nil>;

/// A, coalesced.
type Joined<A> = <A as FlatModes>::Extending;

/// B, split on A.
type SplitOn<A, B> = <B as Split>::Split<Joined<A>>;

/// Whether the leaves of B keep to the budgets of A.
type Kept<A, B> = <<B as Spends>::After<<A as Budgeted>::Budgets> as Budgets>::Kept;

/// The plan for `A ∘ B`, `S` saying where the shape comes from if no mode of B splits. `At` is where
/// B stands in the user's operand.
pub(crate) type Compose<S, A, B, At> = <A as ComposedWith>::With<S, B, At>;

/// The plan for `a ∘ b`.
#[inline]
pub(crate) fn compose<S: Shaped, A: ModeTree, B: ModeTree, At: Path>(
    shape: S,
    a: A,
    b: B,
) -> Compose<S, A, B, At> {
    a.compose_with::<S, B, At>(shape, b)
}

/// A left-hand layout.
pub trait ComposedWith: Copy {
    /// The plan for `self ∘ B`.
    type With<S: Shaped, B: ModeTree, At: Path>: Plan;
    /// The plan for `self ∘ b`.
    fn compose_with<S: Shaped, B: ModeTree, At: Path>(self, shape: S, b: B)
    -> Self::With<S, B, At>;
}

/// One mode never carries.
impl<N: Scalar, T: Scalar> ComposedWith for Mode<N, T> {
    type With<S: Shaped, B: ModeTree, At: Path> = Straight<S, Self, B>;
    #[inline]
    fn compose_with<S: Shaped, B: ModeTree, At: Path>(
        self,
        shape: S,
        b: B,
    ) -> Self::With<S, B, At> {
        Straight { shape, a: self, b }
    }
}

/// Implements [`ComposedWith`] for trees of modes.
macro_rules! composed_with {
    (<$($P:ident),*> $Tree:ty) => {
        impl<$($P: ModeTree),*> ComposedWith for $Tree {
            type With<S: Shaped, B: ModeTree, At: Path> =
                <Kept<Left<Self>, B> as Unsplit>::Plan<S, Left<Self>, B, At>;
            #[inline]
            fn compose_with<S: Shaped, B: ModeTree, At: Path>(
                self,
                shape: S,
                b: B,
            ) -> Self::With<S, B, At> {
                <Kept<Left<Self>, B> as Unsplit>::plan::<S, Left<Self>, B, At>(
                    shape,
                    self.significant(Nil),
                    b,
                )
            }
        }
    };
}

composed_with!(<H, R> Cons<H, R>);
composed_with!(<> Nil);
composed_with!(<> Torn);

/// The verdict on the first attempt: A as it is, B's modes whole.
pub trait Unsplit {
    /// The plan.
    type Plan<S: Shaped, A: FlatModes, B: ModeTree, At: Path>: Plan;
    /// The plan.
    fn plan<S: Shaped, A: FlatModes, B: ModeTree, At: Path>(
        shape: S,
        a: A,
        b: B,
    ) -> Self::Plan<S, A, B, At>;
}

/// Nothing carries.
impl Unsplit for Yes {
    type Plan<S: Shaped, A: FlatModes, B: ModeTree, At: Path> = Straight<S, A, B>;
    #[inline]
    fn plan<S: Shaped, A: FlatModes, B: ModeTree, At: Path>(
        shape: S,
        a: A,
        b: B,
    ) -> Straight<S, A, B> {
        Straight { shape, a, b }
    }
}

/// Run time knows.
impl Unsplit for Unknown {
    type Plan<S: Shaped, A: FlatModes, B: ModeTree, At: Path> = Checked<S, A, B>;
    #[inline]
    fn plan<S: Shaped, A: FlatModes, B: ModeTree, At: Path>(
        shape: S,
        a: A,
        b: B,
    ) -> Checked<S, A, B> {
        Checked(Straight { shape, a, b })
    }
}

/// Something carries: A is coalesced, and the leaves of B are split into runs.
impl Unsplit for No {
    type Plan<S: Shaped, A: FlatModes, B: ModeTree, At: Path> =
        <Kept<Joined<A>, SplitOn<A, B>> as InRuns>::Plan<Joined<A>, SplitOn<A, B>, B, At>;
    #[inline]
    fn plan<S: Shaped, A: FlatModes, B: ModeTree, At: Path>(
        _: S,
        a: A,
        b: B,
    ) -> Self::Plan<S, A, B, At> {
        let a = a.extending();
        <Kept<Joined<A>, SplitOn<A, B>> as InRuns>::plan::<_, _, B, At>(a, b.split(a))
    }
}

/// The verdict on the second attempt.
pub trait InRuns {
    /// The plan for `A ∘ B`, where `Whole` is B before it was split.
    type Plan<A: FlatModes, B: ModeTree, Whole: ModeTree, At: Path>: Plan;
    /// The plan.
    fn plan<A: FlatModes, B: ModeTree, Whole: ModeTree, At: Path>(
        a: A,
        b: B,
    ) -> Self::Plan<A, B, Whole, At>;
}

/// The runs do not carry.
impl InRuns for Yes {
    type Plan<A: FlatModes, B: ModeTree, Whole: ModeTree, At: Path> = Straight<Refined, A, B>;
    #[inline]
    fn plan<A: FlatModes, B: ModeTree, Whole: ModeTree, At: Path>(
        a: A,
        b: B,
    ) -> Straight<Refined, A, B> {
        Straight { shape: Refined, a, b }
    }
}

/// Run time knows.
impl InRuns for Unknown {
    type Plan<A: FlatModes, B: ModeTree, Whole: ModeTree, At: Path> = Checked<Refined, A, B>;
    #[inline]
    fn plan<A: FlatModes, B: ModeTree, Whole: ModeTree, At: Path>(
        a: A,
        b: B,
    ) -> Checked<Refined, A, B> {
        Checked(Straight { shape: Refined, a, b })
    }
}

/// There is no such layout.
impl InRuns for No {
    type Plan<A: FlatModes, B: ModeTree, Whole: ModeTree, At: Path> =
        Undefined<ReasonOf<A, Whole, At>>;
    fn plan<A: FlatModes, B: ModeTree, Whole: ModeTree, At: Path>(
        _: A,
        _: B,
    ) -> Self::Plan<A, B, Whole, At> {
        Undefined(PhantomData)
    }
}

/// `A ∘ B` where the leaves of B do not carry on A: B with the strides `A(d)`.
#[derive(Clone, Copy, Debug)]
pub struct Straight<S, A, B> {
    shape: S,
    a: A,
    b: B,
}

feasible!(<S: Shaped, A: LeftHand, B: ModeTree> Straight<S, A, B>);

impl<S: Shaped, A: LeftHand, B: ModeTree> Feasible for Straight<S, A, B> {
    type Parts = S::With<B::Through<A>>;
    #[inline]
    fn check(self) -> Result<(), Refusal> {
        Ok(())
    }
    #[inline]
    fn parts(self) -> Self::Parts {
        self.shape.with(self.b.through(self.a))
    }
}

/// The same where run-time numbers decide whether anything carries: checked once.
#[derive(Clone, Copy, Debug)]
pub struct Checked<S, A, B>(Straight<S, A, B>);

feasible!(<S: Shaped, A: FlatModes, B: ModeTree> Checked<S, A, B>);

impl<S: Shaped, A: FlatModes, B: ModeTree> Feasible for Checked<S, A, B> {
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

/// Where the shape of the result comes from: `AsWritten` or `Refined`.
pub trait Shaped: Copy {
    /// The result, whose modes are `M`.
    type With<M: ModeTree>: Parts;
    /// The result, whose modes are `modes`.
    fn with<M: ModeTree>(self, modes: M) -> Self::With<M>;
}

/// B's shape is the result's, and needs no spelling: it is as the user wrote it.
#[derive(Clone, Copy, Debug)]
pub struct AsWritten<S>(pub(crate) S);

impl<S: Copy> Shaped for AsWritten<S> {
    type With<M: ModeTree> = Written<S, M>;
    #[inline]
    fn with<M: ModeTree>(self, modes: M) -> Written<S, M> {
        Written { shape: self.0, modes }
    }
}

/// B's shape was computed.
#[derive(Clone, Copy, Debug)]
pub struct Refined;

impl Shaped for Refined {
    type With<M: ModeTree> = M;
    #[inline]
    fn with<M: ModeTree>(self, modes: M) -> M {
        modes
    }
}
