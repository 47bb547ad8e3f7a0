//! Tuples of tilers: each meets its mode.

use core::marker::PhantomData;

use crate::algebra::operation;
use crate::algebra::plan::{NoMore, Plan, Ready, Undefined, refuse};
use crate::num::Scalar;
use crate::tuple::{Cons, Mode, ModeTree, Next, Nil, Path, Torn};

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
    type ByMode<Op: TilerOp, T: Tiler, Ts: Tiler, At: Path>: Plan;
    /// The plan of `Op` for each mode.
    fn by_mode<Op: TilerOp, T: Tiler, Ts: Tiler, At: Path>(
        self,
        tiler: T,
        rest: Ts,
    ) -> Self::ByMode<Op, T, Ts, At>;
}

/// A layout that is no tuple is its own first mode.
impl<S: Scalar, D: Scalar> ByMode for Mode<S, D> {
    type ByMode<Op: TilerOp, T: Tiler, Ts: Tiler, At: Path> =
        <Op::One<T, Self, At> as Plan>::And<Ts::Each<Op, Nil, Next<At>>>;
    #[inline]
    fn by_mode<Op: TilerOp, T: Tiler, Ts: Tiler, At: Path>(
        self,
        tiler: T,
        rest: Ts,
    ) -> Self::ByMode<Op, T, Ts, At> {
        Op::one::<T, Self, At>(tiler, self).and(rest.each::<Op, Nil, Next<At>>(Nil))
    }
}

impl<H: ModeTree, R: ModeTree> ByMode for Cons<H, R> {
    type ByMode<Op: TilerOp, T: Tiler, Ts: Tiler, At: Path> =
        <Op::One<T, H, At> as Plan>::And<Ts::Each<Op, R, Next<At>>>;
    #[inline]
    fn by_mode<Op: TilerOp, T: Tiler, Ts: Tiler, At: Path>(
        self,
        tiler: T,
        rest: Ts,
    ) -> Self::ByMode<Op, T, Ts, At> {
        Op::one::<T, H, At>(tiler, self.0).and(rest.each::<Op, R, Next<At>>(self.1))
    }
}

/// A tiler too many
impl ByMode for Nil {
    type ByMode<Op: TilerOp, T: Tiler, Ts: Tiler, At: Path> =
        Undefined<TooManyTilers<<At::Index as Scalar>::Shown>>;
    fn by_mode<Op: TilerOp, T: Tiler, Ts: Tiler, At: Path>(
        self,
        _: T,
        _: Ts,
    ) -> Self::ByMode<Op, T, Ts, At> {
        Undefined(PhantomData)
    }
}

impl ByMode for Torn {
    type ByMode<Op: TilerOp, T: Tiler, Ts: Tiler, At: Path> = NoMore;
    fn by_mode<Op: TilerOp, T: Tiler, Ts: Tiler, At: Path>(self, _: T, _: Ts) -> NoMore {
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
