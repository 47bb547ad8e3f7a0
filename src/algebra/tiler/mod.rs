//! Tilers: what composes with a layout, or divides it. A layout, a number, `_`, or a tuple of such, one
//! for each mode.

mod by_mode;

use typenum::U1;

use crate::layout::{Layout, Modes};
use crate::num::Scalar;
use crate::tuple::{
    Cons, FirstIn, IntTuple, Keep, Mode, ModeTree, Nil, Other, Path, Stride, no_number,
};

use super::compose::{AsWritten, Compose, ComposeAny, Inside, compose, compose_any, inside};
use super::divide::{AsNested, DivideEach, Halves, Kept, Rounded, Rounding, RoundingUp};
pub use by_mode::{ByMode, HasAModeForEachTiler, TilerOp, TooManyTilers};
use by_mode::{ComposeEach, ComposeEachAnyway};

use super::plan::{NoMore, Plan, Ready};
use super::product::{MultiplyEach, Product, product};

/// A layout in a tiler: its shape as it is written, and its modes.
#[derive(Clone, Copy, Debug)]
pub struct Tile<S, M> {
    pub(crate) shape: S,
    pub(crate) modes: M,
}

impl<S: IntTuple, D: Stride> IntTuple for Layout<S, D> {
    type Tree = Tile<S, Modes<S, D>>;
    type Form = Other;
    #[inline]
    fn lower(self) -> Self::Tree {
        Tile { shape: self.shape, modes: self.modes() }
    }
}

no_number!(<S: Copy, M: ModeTree> Tile<S, M>);

/// A tiler, as the algorithms see it. `At` is its place in the user's operand.
pub trait Tiler: Copy {
    /// The plan for `A ∘ self`, mode by mode where `self` is a tuple.
    type ComposeOnto<A: ModeTree, At: Path>: Plan;
    /// The plan for `a ∘ self`.
    fn compose_onto<A: ModeTree, At: Path>(self, a: A) -> Self::ComposeOnto<A, At>;
    /// The same, wherever `self` reaches.
    type ComposeAnyway<A: ModeTree, At: Path>: Plan;
    /// The plan for `a ∘ self`, wherever `self` reaches.
    fn compose_anyway<A: ModeTree, At: Path>(self, a: A) -> Self::ComposeAnyway<A, At>;
    /// The same, `self` being a tile that must lie inside `A`.
    type ComposeInside<A: ModeTree, At: Path>: Plan;
    /// The plan for `a ∘ self`, inside.
    fn compose_inside<A: ModeTree, At: Path>(self, a: A) -> Self::ComposeInside<A, At>;
    /// The plan for `A` divided by `self`, whose result is in halves.
    type Divide<A: ModeTree, At: Path, R: Rounding>: Plan;
    /// The plan for `a` divided by `self`.
    fn divide<A: ModeTree, At: Path, R: Rounding>(self, a: A) -> Self::Divide<A, At, R>;
    /// The plan for `A` multiplied by `self`, whose result is in halves.
    type Multiply<A: ModeTree, At: Path>: Plan;
    /// The plan for `a` multiplied by `self`.
    fn multiply<A: ModeTree, At: Path>(self, a: A) -> Self::Multiply<A, At>;
    /// The plan of `Op` for the modes `A`, the first of which is at `At`, `self` being the tilers of each.
    type Each<Op: TilerOp, A: ModeTree, At: Path>: Plan;
    /// The plan of `Op` for the modes `a`.
    fn each<Op: TilerOp, A: ModeTree, At: Path>(self, a: A) -> Self::Each<Op, A, At>;
}

/// A layout
impl<S: Copy, M: ModeTree> Tiler for Tile<S, M> {
    type ComposeOnto<A: ModeTree, At: Path> = ComposeAny<S, A, M, At>;
    #[inline]
    fn compose_onto<A: ModeTree, At: Path>(self, a: A) -> Self::ComposeOnto<A, At> {
        compose_any::<_, _, _, At>(self.shape, a, self.modes)
    }
    type ComposeAnyway<A: ModeTree, At: Path> = Self::ComposeOnto<A, At>;
    #[inline]
    fn compose_anyway<A: ModeTree, At: Path>(self, a: A) -> Self::ComposeAnyway<A, At> {
        self.compose_onto::<A, At>(a)
    }
    type ComposeInside<A: ModeTree, At: Path> = Inside<Self, A, M::Cosize, At>;
    #[inline]
    fn compose_inside<A: ModeTree, At: Path>(self, a: A) -> Self::ComposeInside<A, At> {
        let reach = match self.modes.counted() {
            0 => 0,
            _ => self.modes.spanned().saturating_add(1),
        };
        inside::<_, _, M::Cosize, At>(self, a, reach)
    }
    type Divide<A: ModeTree, At: Path, R: Rounding> = M::DivideBy<A, At, R>;
    #[inline]
    fn divide<A: ModeTree, At: Path, R: Rounding>(self, a: A) -> Self::Divide<A, At, R> {
        self.modes.divide_by::<A, At, R>(a)
    }
    type Multiply<A: ModeTree, At: Path> = Product<A, M, At>;
    #[inline]
    fn multiply<A: ModeTree, At: Path>(self, a: A) -> Self::Multiply<A, At> {
        product::<A, M, At>(a, self.modes)
    }
    type Each<Op: TilerOp, A: ModeTree, At: Path> = NoMore;
    #[inline]
    fn each<Op: TilerOp, A: ModeTree, At: Path>(self, _: A) -> NoMore {
        Ready(Nil)
    }
}

/// A size: `n` is `n:1`
impl<N: Scalar> Tiler for N {
    type ComposeOnto<A: ModeTree, At: Path> = Inside<N, A, N, At>;
    #[inline]
    fn compose_onto<A: ModeTree, At: Path>(self, a: A) -> Self::ComposeOnto<A, At> {
        inside::<_, _, N, At>(self, a, self.magnitude())
    }
    type ComposeAnyway<A: ModeTree, At: Path> = Compose<AsWritten<N::Surface>, A, Mode<N, U1>, At>;
    #[inline]
    fn compose_anyway<A: ModeTree, At: Path>(self, a: A) -> Self::ComposeAnyway<A, At> {
        let b = Mode { shape: self, stride: U1::default() };
        compose::<_, _, _, At>(AsWritten(self.raise()), a, b)
    }
    type ComposeInside<A: ModeTree, At: Path> = Self::ComposeOnto<A, At>;
    #[inline]
    fn compose_inside<A: ModeTree, At: Path>(self, a: A) -> Self::ComposeInside<A, At> {
        self.compose_onto::<A, At>(a)
    }
    type Divide<A: ModeTree, At: Path, R: Rounding> = R::BySize<A, N, At>;
    #[inline]
    fn divide<A: ModeTree, At: Path, R: Rounding>(self, a: A) -> Self::Divide<A, At, R> {
        R::by_size::<A, N, At>(a, self)
    }
    type Multiply<A: ModeTree, At: Path> = Product<A, Mode<N, N::StrideUnlessOne<U1>>, At>;
    #[inline]
    fn multiply<A: ModeTree, At: Path>(self, a: A) -> Self::Multiply<A, At> {
        let stride = self.stride_unless_one(U1::default());
        product::<A, _, At>(a, Mode { shape: self, stride })
    }
    type Each<Op: TilerOp, A: ModeTree, At: Path> = NoMore;
    #[inline]
    fn each<Op: TilerOp, A: ModeTree, At: Path>(self, _: A) -> NoMore {
        Ready(Nil)
    }
}

/// `_`: the mode as it is
impl Tiler for Keep {
    type ComposeOnto<A: ModeTree, At: Path> = Ready<A>;
    #[inline]
    fn compose_onto<A: ModeTree, At: Path>(self, a: A) -> Ready<A> {
        Ready(a)
    }
    type ComposeAnyway<A: ModeTree, At: Path> = Self::ComposeOnto<A, At>;
    #[inline]
    fn compose_anyway<A: ModeTree, At: Path>(self, a: A) -> Self::ComposeAnyway<A, At> {
        self.compose_onto::<A, At>(a)
    }
    type ComposeInside<A: ModeTree, At: Path> = Self::ComposeOnto<A, At>;
    #[inline]
    fn compose_inside<A: ModeTree, At: Path>(self, a: A) -> Self::ComposeInside<A, At> {
        self.compose_onto::<A, At>(a)
    }
    type Divide<A: ModeTree, At: Path, R: Rounding> = Ready<Kept<A>>;
    #[inline]
    fn divide<A: ModeTree, At: Path, R: Rounding>(self, a: A) -> Self::Divide<A, At, R> {
        Ready(Kept(a))
    }
    type Multiply<A: ModeTree, At: Path> = Ready<Kept<A>>;
    #[inline]
    fn multiply<A: ModeTree, At: Path>(self, a: A) -> Self::Multiply<A, At> {
        Ready(Kept(a))
    }
    type Each<Op: TilerOp, A: ModeTree, At: Path> = NoMore;
    #[inline]
    fn each<Op: TilerOp, A: ModeTree, At: Path>(self, _: A) -> NoMore {
        Ready(Nil)
    }
}

/// `(h, r…)`: each on its mode
impl<H: Tiler, R: Tiler> Tiler for Cons<H, R> {
    type ComposeOnto<A: ModeTree, At: Path> = A::ByMode<ComposeEach, H, R, FirstIn<At>>;
    #[inline]
    fn compose_onto<A: ModeTree, At: Path>(self, a: A) -> Self::ComposeOnto<A, At> {
        a.by_mode::<ComposeEach, H, R, FirstIn<At>>(self.0, self.1)
    }
    type ComposeAnyway<A: ModeTree, At: Path> = A::ByMode<ComposeEachAnyway, H, R, FirstIn<At>>;
    #[inline]
    fn compose_anyway<A: ModeTree, At: Path>(self, a: A) -> Self::ComposeAnyway<A, At> {
        a.by_mode::<ComposeEachAnyway, H, R, FirstIn<At>>(self.0, self.1)
    }
    type ComposeInside<A: ModeTree, At: Path> = Self::ComposeOnto<A, At>;
    #[inline]
    fn compose_inside<A: ModeTree, At: Path>(self, a: A) -> Self::ComposeInside<A, At> {
        self.compose_onto::<A, At>(a)
    }
    type Divide<A: ModeTree, At: Path, Rule: Rounding> =
        <A::ByMode<DivideEach<Rule>, H, R, FirstIn<At>> as Plan>::Arrange<AsNested>;
    #[inline]
    fn divide<A: ModeTree, At: Path, Rule: Rounding>(self, a: A) -> Self::Divide<A, At, Rule> {
        a.by_mode::<DivideEach<Rule>, H, R, FirstIn<At>>(self.0, self.1).arrange()
    }
    type Multiply<A: ModeTree, At: Path> =
        <A::ByMode<MultiplyEach, H, R, FirstIn<At>> as Plan>::Arrange<AsNested>;
    #[inline]
    fn multiply<A: ModeTree, At: Path>(self, a: A) -> Self::Multiply<A, At> {
        a.by_mode::<MultiplyEach, H, R, FirstIn<At>>(self.0, self.1).arrange()
    }
    type Each<Op: TilerOp, A: ModeTree, At: Path> = A::ByMode<Op, H, R, At>;
    #[inline]
    fn each<Op: TilerOp, A: ModeTree, At: Path>(self, a: A) -> Self::Each<Op, A, At> {
        a.by_mode::<Op, H, R, At>(self.0, self.1)
    }
}

/// `()`: no tiler is left
impl Tiler for Nil {
    type ComposeOnto<A: ModeTree, At: Path> = NoMore;
    #[inline]
    fn compose_onto<A: ModeTree, At: Path>(self, _: A) -> NoMore {
        Ready(self)
    }
    type ComposeAnyway<A: ModeTree, At: Path> = Self::ComposeOnto<A, At>;
    #[inline]
    fn compose_anyway<A: ModeTree, At: Path>(self, a: A) -> Self::ComposeAnyway<A, At> {
        self.compose_onto::<A, At>(a)
    }
    type ComposeInside<A: ModeTree, At: Path> = Self::ComposeOnto<A, At>;
    #[inline]
    fn compose_inside<A: ModeTree, At: Path>(self, a: A) -> Self::ComposeInside<A, At> {
        self.compose_onto::<A, At>(a)
    }
    type Divide<A: ModeTree, At: Path, R: Rounding> = Ready<Halves<Nil, A>>;
    #[inline]
    fn divide<A: ModeTree, At: Path, R: Rounding>(self, a: A) -> Self::Divide<A, At, R> {
        Ready(Halves(self, a))
    }
    type Multiply<A: ModeTree, At: Path> = Ready<Halves<Nil, A>>;
    #[inline]
    fn multiply<A: ModeTree, At: Path>(self, a: A) -> Self::Multiply<A, At> {
        Ready(Halves(self, a))
    }
    type Each<Op: TilerOp, A: ModeTree, At: Path> = Op::Rest<A>;
    #[inline]
    fn each<Op: TilerOp, A: ModeTree, At: Path>(self, a: A) -> Op::Rest<A> {
        Op::rest(a)
    }
}

/// A tiler that rounds up: as a right-hand side of a composition it is the tiler itself
impl<T: Tiler> Tiler for RoundingUp<T> {
    type ComposeOnto<A: ModeTree, At: Path> = T::ComposeAnyway<A, At>;
    #[inline]
    fn compose_onto<A: ModeTree, At: Path>(self, a: A) -> Self::ComposeOnto<A, At> {
        self.0.compose_anyway::<A, At>(a)
    }
    type ComposeAnyway<A: ModeTree, At: Path> = Self::ComposeOnto<A, At>;
    #[inline]
    fn compose_anyway<A: ModeTree, At: Path>(self, a: A) -> Self::ComposeAnyway<A, At> {
        self.compose_onto::<A, At>(a)
    }
    type ComposeInside<A: ModeTree, At: Path> = T::ComposeAnyway<A, At>;
    #[inline]
    fn compose_inside<A: ModeTree, At: Path>(self, a: A) -> Self::ComposeInside<A, At> {
        self.0.compose_anyway::<A, At>(a)
    }
    type Divide<A: ModeTree, At: Path, R: Rounding> = T::Divide<A, At, Rounded>;
    #[inline]
    fn divide<A: ModeTree, At: Path, R: Rounding>(self, a: A) -> Self::Divide<A, At, R> {
        self.0.divide::<A, At, Rounded>(a)
    }
    type Multiply<A: ModeTree, At: Path> = T::Multiply<A, At>;
    #[inline]
    fn multiply<A: ModeTree, At: Path>(self, a: A) -> Self::Multiply<A, At> {
        self.0.multiply::<A, At>(a)
    }
    type Each<Op: TilerOp, A: ModeTree, At: Path> = NoMore;
    #[inline]
    fn each<Op: TilerOp, A: ModeTree, At: Path>(self, _: A) -> NoMore {
        Ready(Nil)
    }
}
