//! Tuples of tilers: each meets its mode.

use core::marker::PhantomData;

use crate::algebra::operation;
use crate::algebra::plan::{NoMore, Plan, Ready, Undefined, refuse};
use crate::num::{Nat, Scalar};
use crate::tuple::{Cons, Mode, ModeTree, Nil, Path, Torn};

use super::Tiler;

/// An operation that goes mode by mode with a tuple of tilers.
pub trait TilerOp {
    /// One tiler on its mode.
    type One<T: Tiler, A: ModeTree, At: Path>: Plan;
    /// One tiler on its mode.
    fn one<T: Tiler, A: ModeTree, At: Path>(tiler: T, a: A) -> Self::One<T, A, At>;
    /// The modes that no tiler is left for.
    type Rest<A: ModeTree>: Plan;
    /// The modes that no tiler is left for.
    fn rest<A: ModeTree>(a: A) -> Self::Rest<A>;
}

/// Composition mode by mode drops the modes that have no tiler.
#[derive(Debug)]
pub struct ComposeEach;

impl TilerOp for ComposeEach {
    type One<T: Tiler, A: ModeTree, At: Path> = T::ComposeInside<A, At>;
    #[inline]
    fn one<T: Tiler, A: ModeTree, At: Path>(tiler: T, a: A) -> T::ComposeInside<A, At> {
        tiler.compose_inside(a)
    }
    type Rest<A: ModeTree> = NoMore;
    #[inline]
    fn rest<A: ModeTree>(_: A) -> NoMore {
        Ready(Nil)
    }
}

/// The same for tiles that may reach past the end of their modes.
#[derive(Debug)]
pub struct ComposeEachAnyway;

impl TilerOp for ComposeEachAnyway {
    type One<T: Tiler, A: ModeTree, At: Path> = T::ComposeAnyway<A, At>;
    #[inline]
    fn one<T: Tiler, A: ModeTree, At: Path>(tiler: T, a: A) -> T::ComposeAnyway<A, At> {
        tiler.compose_anyway(a)
    }
    type Rest<A: ModeTree> = NoMore;
    #[inline]
    fn rest<A: ModeTree>(_: A) -> NoMore {
        Ready(Nil)
    }
}

/// The modes of a layout, met by the tilers `(T, Ts…)`.
pub trait ByMode: Copy {
    /// The plan of `Op` for each mode.
    type ByMode<Op: TilerOp, T: Tiler, Ts: Tiler, At: Path, I: Nat>: Plan;
    /// The plan of `Op` for each mode.
    fn by_mode<Op: TilerOp, T: Tiler, Ts: Tiler, At: Path, I: Nat>(
        self,
        tiler: T,
        rest: Ts,
    ) -> Self::ByMode<Op, T, Ts, At, I>;
}

/// A layout that is no tuple is its own first mode.
impl<S: Scalar, D: Scalar> ByMode for Mode<S, D> {
    type ByMode<Op: TilerOp, T: Tiler, Ts: Tiler, At: Path, I: Nat> =
        <Op::One<T, Self, At::Then<I>> as Plan>::And<Ts::Each<Op, Nil, At, I::Succ>>;
    #[inline]
    fn by_mode<Op: TilerOp, T: Tiler, Ts: Tiler, At: Path, I: Nat>(
        self,
        tiler: T,
        rest: Ts,
    ) -> Self::ByMode<Op, T, Ts, At, I> {
        Op::one::<T, Self, At::Then<I>>(tiler, self).and(rest.each::<Op, Nil, At, I::Succ>(Nil))
    }
}

impl<H: ModeTree, R: ModeTree> ByMode for Cons<H, R> {
    type ByMode<Op: TilerOp, T: Tiler, Ts: Tiler, At: Path, I: Nat> =
        <Op::One<T, H, At::Then<I>> as Plan>::And<Ts::Each<Op, R, At, I::Succ>>;
    #[inline]
    fn by_mode<Op: TilerOp, T: Tiler, Ts: Tiler, At: Path, I: Nat>(
        self,
        tiler: T,
        rest: Ts,
    ) -> Self::ByMode<Op, T, Ts, At, I> {
        Op::one::<T, H, At::Then<I>>(tiler, self.0).and(rest.each::<Op, R, At, I::Succ>(self.1))
    }
}

/// A tiler too many
impl ByMode for Nil {
    type ByMode<Op: TilerOp, T: Tiler, Ts: Tiler, At: Path, I: Nat> =
        Undefined<TooManyTilers<I::Shown>>;
    fn by_mode<Op: TilerOp, T: Tiler, Ts: Tiler, At: Path, I: Nat>(
        self,
        _: T,
        _: Ts,
    ) -> Self::ByMode<Op, T, Ts, At, I> {
        Undefined(PhantomData)
    }
}

impl ByMode for Torn {
    type ByMode<Op: TilerOp, T: Tiler, Ts: Tiler, At: Path, I: Nat> = NoMore;
    fn by_mode<Op: TilerOp, T: Tiler, Ts: Tiler, At: Path, I: Nat>(self, _: T, _: Ts) -> NoMore {
        Ready(Nil)
    }
}

/// The layout has `Rank` modes, and the tiler more.
#[derive(Clone, Copy, Debug)]
pub struct TooManyTilers<Rank>(PhantomData<Rank>);

/// `Rank`, the number of modes of a layout, is that of its tiler at least.
#[diagnostic::on_unimplemented(
    message = "the tiler has more modes than the layout, which has `{Rank}`",
    label = "the tiler's mode `{Rank}`, counted from 0, has no mode of the layout to tile",
    note = "a tuple of tilers goes mode by mode; a layout as tiler goes by 1-D coordinates, whatever its rank"
)]
pub trait HasAModeForEachTiler<Rank> {}

refuse!(TooManyTilers<Rank>: operation::composition, HasAModeForEachTiler<Rank>);
