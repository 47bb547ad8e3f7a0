//! How a composition is computed, decided by the carries.

use core::marker::PhantomData;

use crate::layout::Layout;
use crate::num::{No, Unknown, Yes};
use crate::refusal::Refusal;
use crate::tuple::{FlatModes, ModeTree, Raise};

use super::blame::Blamed;
use super::carry::Budgets;

/// What a verdict elects: how to go on where the law holds, where it does not, and where nobody
/// knows yet.
pub trait Electing {
    /// The way to go on.
    type Elect<Holds: Planning, Fails: Planning, Open: Planning>: Planning;
    /// The way to go on.
    fn elect<Holds: Planning, Fails: Planning, Open: Planning>(
        holds: Holds,
        fails: Fails,
        open: Open,
    ) -> Self::Elect<Holds, Fails, Open>;
}

impl Electing for Yes {
    type Elect<Holds: Planning, Fails: Planning, Open: Planning> = Holds;
    #[inline]
    fn elect<Holds: Planning, Fails: Planning, Open: Planning>(
        holds: Holds,
        _: Fails,
        _: Open,
    ) -> Holds {
        holds
    }
}

impl Electing for No {
    type Elect<Holds: Planning, Fails: Planning, Open: Planning> = Fails;
    #[inline]
    fn elect<Holds: Planning, Fails: Planning, Open: Planning>(
        _: Holds,
        fails: Fails,
        _: Open,
    ) -> Fails {
        fails
    }
}

impl Electing for Unknown {
    type Elect<Holds: Planning, Fails: Planning, Open: Planning> = Open;
    #[inline]
    fn elect<Holds: Planning, Fails: Planning, Open: Planning>(
        _: Holds,
        _: Fails,
        open: Open,
    ) -> Open {
        open
    }
}

/// A stage of the plan, computed where it is elected.
pub trait Planning: Copy {
    /// The plan that it comes to.
    type Plan: Copy;
    /// The plan.
    fn plan(self) -> Self::Plan;
}

/// A composition that may be computed: a [`Straight`] or a [`Checked`] one. An
/// [`Undefined`](super::Undefined) one is not granted, and says why.
pub trait Granted<R>: Copy {
    /// The result, or why there is none.
    fn attempt(self) -> Result<R, Refusal>;
    /// The result. Panics with the sentence where a run-time number breaks the law.
    fn grant(self) -> R;
}

/// `A ∘ B` where the leaves of B do not carry on A: B's structure with the strides `A(d)`.
#[derive(Clone, Copy, Debug)]
pub struct Straight<S, A, B> {
    pub(crate) shape: S,
    pub(crate) a: A,
    pub(crate) b: B,
}

impl<S: Copy, A: FlatModes, B: ModeTree> Planning for Straight<S, A, B> {
    type Plan = Self;
    #[inline]
    fn plan(self) -> Self {
        self
    }
}

impl<S, A, B> Granted<Composed<S, A, B>> for Straight<S, A, B>
where
    S: ResultShape<B>,
    A: FlatModes,
    B: ModeTree<Through<A>: Raise>,
{
    #[inline]
    fn attempt(self) -> Result<Composed<S, A, B>, Refusal> {
        Ok(self.grant())
    }
    #[inline]
    fn grant(self) -> Composed<S, A, B> {
        Layout { shape: self.shape.of(self.b), stride: self.b.through(self.a).raise() }
    }
}

/// The composition as the user writes it.
type Composed<S, A, B> =
    Layout<<S as ResultShape<B>>::Surface, <<B as super::Through>::Through<A> as Raise>::Surface>;

/// Where the shape of the result comes from: [`AsWritten`] or [`Refined`].
pub trait ResultShape<B>: Copy {
    /// The shape as the user writes it.
    type Surface: Copy;
    /// The shape.
    fn of(self, b: B) -> Self::Surface;
}

/// B's shape is the result's.
#[derive(Clone, Copy, Debug)]
pub struct AsWritten<S>(pub(crate) S);

impl<S: Copy, B> ResultShape<B> for AsWritten<S> {
    type Surface = S;
    #[inline]
    fn of(self, _: B) -> S {
        self.0
    }
}

/// B's shape refined: some of its modes were split into runs.
#[derive(Clone, Copy, Debug)]
pub struct Refined;

impl<B: ModeTree<Shape: Raise>> ResultShape<B> for Refined {
    type Surface = <B::Shape as Raise>::Surface;
    #[inline]
    fn of(self, b: B) -> Self::Surface {
        b.shape().raise()
    }
}

/// The same where run-time numbers decide whether anything carries: checked once.
#[derive(Clone, Copy, Debug)]
pub struct Checked<S, A, B>(pub(crate) Straight<S, A, B>);

impl<S: Copy, A: FlatModes, B: ModeTree> Planning for Checked<S, A, B> {
    type Plan = Self;
    #[inline]
    fn plan(self) -> Self {
        self
    }
}

impl<S, A, B> Granted<Composed<S, A, B>> for Checked<S, A, B>
where
    S: ResultShape<B>,
    A: FlatModes,
    B: ModeTree<Through<A>: Raise>,
{
    #[inline]
    fn attempt(self) -> Result<Composed<S, A, B>, Refusal> {
        self.0.a.check_carries(self.0.b)?;
        Ok(self.0.grant())
    }
    #[inline]
    #[track_caller]
    fn grant(self) -> Composed<S, A, B> {
        match self.attempt() {
            Ok(layout) => layout,
            Err(refusal) => refusal.raise(),
        }
    }
}

/// The second attempt: A coalesced, the leaves of B split into runs.
#[derive(Clone, Copy, Debug)]
pub struct Second<A, B> {
    pub(crate) a: A,
    pub(crate) b: B,
}

/// A, coalesced.
type Joined<A> = <A as FlatModes>::Extending;
type SplitOn<A, B> = <B as super::Split>::Split<Joined<A>>;

/// Whether the leaves of B keep to the budgets of A.
pub(crate) type Kept<A, B> =
    <<B as super::Spends>::After<<A as super::Budgeted>::Budgets> as Budgets>::Kept;

impl<A: FlatModes, B: ModeTree> Planning for Second<A, B> {
    type Plan = <<Kept<Joined<A>, SplitOn<A, B>> as Electing>::Elect<
        Straight<Refined, Joined<A>, SplitOn<A, B>>,
        Blamed<Joined<A>, B>,
        Checked<Refined, Joined<A>, SplitOn<A, B>>,
    > as Planning>::Plan;
    #[inline]
    fn plan(self) -> Self::Plan {
        let a = self.a.extending();
        let b = self.b.split(a);
        let straight = Straight { shape: Refined, a, b };
        <Kept<Joined<A>, SplitOn<A, B>> as Electing>::elect(
            straight,
            Blamed(PhantomData::<(Joined<A>, B)>),
            Checked(straight),
        )
        .plan()
    }
}
