//! Steps: operations whose right-hand side is known, waiting for a layout.
//!
//! The methods of a layout have their result as a parameter, which generic code cannot name before it has
//! the layout. A step names it: `<Dividing<B, F> as Makes<L>>::Output` is `L ⊘ B`.

use core::marker::PhantomData;

use crate::algebra::{
    Arrangement, ComposesTo, DividesInto, Even, Granted, MultipliesInto, Outcome, Plan, Tiler,
};
use crate::layout::{Layout, Modes};
use crate::tensor::Inside;
use crate::tuple::{IntTuple, Root, Stride};

/// A step that makes a layout of the layout `L`.
pub trait Makes<L> {
    /// What it makes.
    type Output;
    /// What it makes of `layout`.
    fn make(self, layout: L) -> Self::Output;
}

/// A layout of which the step `P` makes `R`.
pub trait MadeInto<P, R> {
    /// What the step makes.
    fn made_by(self, step: P) -> R;
}

impl<L, P: Makes<L, Output = R>, R> MadeInto<P, R> for L {
    #[inline]
    #[track_caller]
    fn made_by(self, step: P) -> R {
        step.make(self)
    }
}

/// `L ⊘ B`, arranged by `F`.
#[derive(Debug)]
pub struct Dividing<B, F>(B, PhantomData<F>);

impl<B, F> Dividing<B, F> {
    #[inline]
    pub(super) fn by(tiler: B) -> Self {
        Self(tiler, PhantomData)
    }
}

type Divided<S, D, B, F> = <<<<B as IntTuple>::Tree as Tiler>::Divide<Modes<S, D>, Root, Even> as Plan>::Arrange<F> as Plan>::Answer;

impl<S, D, B, F> Makes<Layout<S, D>> for Dividing<B, F>
where
    S: IntTuple,
    D: Stride,
    F: Arrangement,
    B: IntTuple<Tree: Tiler>,
    Divided<S, D, B, F>: Outcome + Granted<<Divided<S, D, B, F> as Outcome>::Output>,
{
    type Output = <Divided<S, D, B, F> as Outcome>::Output;
    #[inline]
    #[track_caller]
    fn make(self, layout: Layout<S, D>) -> Self::Output {
        self.0.divided(layout)
    }
}

/// `L ∘ B`, where `B` stays inside `L`: what it makes has indices of `L` only.
#[derive(Debug)]
pub struct Composing<B>(pub(super) B);

type Composed<S, D, B> =
    <<<B as IntTuple>::Tree as Tiler>::ComposeOnto<Modes<S, D>, Root> as Plan>::Answer;

impl<S, D, B> Makes<Layout<S, D>> for Composing<B>
where
    S: IntTuple,
    D: Stride,
    B: IntTuple<Tree: Tiler>,
    Composed<S, D, B>: Outcome + Granted<<Composed<S, D, B> as Outcome>::Output>,
{
    type Output = <Composed<S, D, B> as Outcome>::Output;
    #[inline]
    #[track_caller]
    fn make(self, layout: Layout<S, D>) -> Self::Output {
        if let Some(refusal) = self.0.lower().strays(layout.modes()) {
            refusal.raise();
        }
        self.0.composed_onto(layout)
    }
}

/// `L ⊗ B`, arranged by `F`.
#[derive(Debug)]
pub struct Multiplying<B, F>(B, PhantomData<F>);

impl<B, F> Multiplying<B, F> {
    #[inline]
    pub(super) fn by(tiler: B) -> Self {
        Self(tiler, PhantomData)
    }
}

type Multiplied<S, D, B, F> = <<<<B as IntTuple>::Tree as Tiler>::Multiply<Modes<S, D>, Root> as Plan>::Arrange<F> as Plan>::Answer;

impl<S, D, B, F> Makes<Layout<S, D>> for Multiplying<B, F>
where
    S: IntTuple,
    D: Stride,
    F: Arrangement,
    B: IntTuple<Tree: Tiler>,
    Multiplied<S, D, B, F>: Outcome + Granted<<Multiplied<S, D, B, F> as Outcome>::Output>,
{
    type Output = <Multiplied<S, D, B, F> as Outcome>::Output;
    #[inline]
    #[track_caller]
    fn make(self, layout: Layout<S, D>) -> Self::Output {
        self.0.multiplied(layout)
    }
}
