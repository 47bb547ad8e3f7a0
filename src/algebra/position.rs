//! Where a mode stands: `_1` is the second mode, `(_1, _0)` its first mode.

use core::marker::PhantomData;

use crate::num::{Scalar, Static};
use crate::tuple::ModeTree;
use crate::tuple::arities;

/// The position of a mode: a static number, or a path of such.
///
/// ```
/// use colex::{algebra::ModeOf, layout, Layout, num::{_0, _1}};
///
/// let _: ModeOf<Layout!((4,(2,4)):(2,(1,8))), (_1, _0)> = layout!(2:1);
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not the position of a mode",
    label = "a position is a static number, or a tuple of such",
    note = "modes are counted from `_0`; the path `(_1, _0)` is the first mode of the second mode"
)]
pub trait Position {
    /// The steps down to the mode, then `Rest`.
    type Steps<Rest: Steps>: Steps;
}

macro_rules! path {
    ($($A:ident $a:ident),*) => {
        impl<$($A: Position),*> Position for ($($A,)*) {
            type Steps<Rest: Steps> = path!(@then $($A)*);
        }
    };
    (@then) => { Rest };
    (@then $A:ident $($B:ident)*) => { $A::Steps<path!(@then $($B)*)> };
}

arities!(path);

/// The steps of a path: [`Step`], or [`Arrived`].
pub trait Steps {
    /// The mode of `M` at the end of the path.
    type Reach<M: ModeTree>: ModeTree;
    /// The mode at the end of the path.
    fn reach<M: ModeTree>(modes: M) -> Self::Reach<M>;
    /// [`Arrived`] where `M` has such a mode, else the first step that is [`Missing`].
    type Search<M: ModeTree>;
}

/// There are no more steps.
#[derive(Debug)]
pub struct Arrived;

/// The mode `I`, and in it the path `Rest`.
#[derive(Debug)]
pub struct Step<I, Rest>(PhantomData<(I, Rest)>);

/// There is no mode `I` in a layout of rank `R`.
#[derive(Debug)]
pub struct Missing<I, R>(PhantomData<(I, R)>);

impl Steps for Arrived {
    type Reach<M: ModeTree> = M;
    #[inline]
    fn reach<M: ModeTree>(modes: M) -> M {
        modes
    }
    type Search<M: ModeTree> = Arrived;
}

impl<I: Static, Rest: Steps> Steps for Step<I, Rest> {
    type Reach<M: ModeTree> = Rest::Reach<M::Nth<I::Nat>>;
    #[inline]
    fn reach<M: ModeTree>(modes: M) -> Self::Reach<M> {
        Rest::reach(modes.nth::<I::Nat>())
    }
    type Search<M: ModeTree> = M::Search<I::Nat, Rest, Missing<I, <M::Rank as Scalar>::Shown>>;
}

/// The outcome `Self` of the search for `P` in the shape `S` is a mode.
pub trait Successful<P, S> {}

impl<P, S> Successful<P, S> for Arrived {}

impl<I, R, P, S> Successful<P, S> for Missing<I, R> where OfRank<R>: HasMode<P, S, I, R> {}

/// A layout of rank `R`.
#[derive(Debug)]
pub struct OfRank<R>(PhantomData<R>);

/// The shape `S` has a mode at `P`, whose step `I` is into a tuple of rank `R`: of what is [`Missing`], nothing does.
///
/// `Self` is a type of its own, because rustc reports an unmet trait by its own sentence only where its
/// `Self` is not the one that the user's call was about.
#[diagnostic::on_unimplemented(
    message = "there is no mode `{P}` in the shape `{S}`",
    label = "`{I}` is past the last mode: the rank is `{R}` there, and modes are counted from `_0`",
    note = "a nested mode is named by its path: `(_1, _0)` is the first mode of the second"
)]
pub trait HasMode<P, S, I, R> {}
