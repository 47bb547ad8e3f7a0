//! Composition: `R = A ∘ B`, one layout read through another.
//!
//! The file [`carry`](self) states the law; `split` splits modes into runs, `through` computes strides,
//! `plan` puts them together and `blame` finds the reason where there is no result. `coordinates` and
//! `landing` are about right-hand layouts that lead to coordinates.

mod blame;
mod carry;
mod coordinates;
mod inside;
mod landing;
mod plan;
mod run_time;
mod split;
mod through;

use crate::layout::{Layout, Modes};
use crate::refusal::Refusal;
use crate::tuple::{IntTuple, Root, Stride};

use super::plan::{Granted, Outcome, Plan};
use super::tiler::Tiler;

pub use blame::{
    Blames, CarriesPast, Finding, Finds, Found, LimitBlames, NotFound, Overspends, OverspendsIf,
    Spending, Splits, SplitsIntoRuns, StaysInside, Verdicts,
};
pub use carry::{Budget, Budgeted, Budgets, Digit, Spends};
pub use coordinates::{HasCoordinate, LandEach, LandsOn, Strays};
pub use inside::{HoldsTile, LiesInside, ReachesPast, TooSmall};
pub(crate) use inside::{Inside, inside};
pub use landing::{AndThen, Coordinates, InShape, LandModes, Landing, NoneLeft, ReadsCoordinates};
pub(crate) use landing::{ComposeAny, compose_any};
pub(crate) use plan::{AsWritten, Compose, Refined, compose};
pub use plan::{ComposedWith, InRuns, Shaped, Unsplit};
pub use run_time::{ChecksCarries, Visit};
pub use split::{Cut, Limits, OneRun, Overrun, Runs, Split};
pub use through::{Behind, LeftHand, Reads, Through};

impl<S, D> Layout<S, D> {
    /// The composition `A ∘ B` of this layout with `b`: B says which elements of A, and in which order.
    ///
    /// **Law.** `R(c) = A(B(c))` for every coordinate `c` of B, and R's shape refines B's. A is read at
    /// 1-D coordinates; its last mode extends past its size. Where no layout has this property, the
    /// program does not compile.
    ///
    /// ```
    /// use colex::{Layout, layout};
    ///
    /// let a = layout!((6,2):(8,2));
    /// let _: Layout!(((2,2),3):((24,2),8)) = a.compose(layout!((4,3):(3,1)));
    ///
    /// // a matrix transposed without moving anything
    /// let m = layout!((4,8):(8,1));
    /// let _: Layout!((8,4):(1,8)) = m.compose(layout!((8,4):(4,1)));
    /// ```
    ///
    /// B may also be a coordinate layout, whose strides are [`Basis`](crate::num::Basis) elements: then `B(c)` is a
    /// coordinate of A, and must be one of A's shape. A leaf `n:k@i` is read through mode i of A.
    ///
    /// ```
    /// # use colex::{Layout, layout};
    /// let m = layout!((128,64):(64,1));
    /// let _: Layout!(((4,8),2):((128,1),64)) = m.compose(layout!(((4,8),2):((2@0,1@1),1@0)));
    /// ```
    ///
    /// ```compile_fail,E0277
    /// # use colex::layout;
    /// // one stride leads to the numbers of mode 1, the other to its coordinates
    /// let _ = layout!((2,(2,4)):(8,(1,2))).compose(layout!((2,2):(1@1,1@0@1)));
    /// ```
    ///
    /// The result is a type, so it hangs on what the compiler knows. A static mode of size 1 is dropped
    /// from A; a run-time size counts as a mode even where it happens to be 1, and B, which would have
    /// to split behind it, may be refused. Modes of A that follow on one another are joined where that
    /// shows in static strides; with run-time strides they stay apart, and a B that does not split
    /// on them is refused, though the values would make them one mode.
    ///
    /// ```
    /// # use colex::{Layout, layout};
    /// let _: Layout!((4,2):(1,8)) = layout!((1,4,2):(1,1,8)).compose(layout!(8:1));
    /// let n = 1;
    /// assert!(layout!((n,4,2):(1,1,8)).try_compose(layout!(8:1)).is_err());
    ///
    /// let _: Layout!(6:1) = layout!((4,8):(1,4)).compose(layout!(6:1));
    /// ```
    ///
    /// ```compile_fail
    /// # use colex::layout;
    /// let (s, t) = (1_usize, 4_usize);
    /// let r = layout!((4,8):(s,t)).compose(layout!(6:1)); // in the modes 4 and 8, 6 does not split
    /// println!("{r}");
    /// ```
    ///
    #[doc = include_str!("../../../docs/pictures/composition.svg")]
    ///
    #[doc = include_str!("../../../docs/codegen/thread_value.md")]
    #[must_use]
    #[inline]
    #[track_caller]
    pub fn compose<B, R>(self, b: B) -> R
    where
        B: ComposesTo<Self, R>,
    {
        b.composed_onto(self)
    }

    /// The composition, or why there is none: [`compose`](Self::compose) for run-time numbers.
    ///
    /// # Errors
    ///
    /// The sentence with which `compose` panics.
    #[inline]
    pub fn try_compose<B, R>(self, b: B) -> Result<R, Refusal>
    where
        B: ComposesTo<Self, R>,
    {
        b.try_composed_onto(self)
    }
}

/// A right-hand operand B for which `A ∘ B` is defined, and is `R`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a layout, nor a tiler",
    label = "this cannot stand on the right of a composition",
    note = "a tiler is a layout, a size (static or `usize`), `_`, or a tuple of such, as in `tile!(4:2, 8, _)`"
)]
pub trait ComposesTo<A, R> {
    /// `A ∘ self`
    fn composed_onto(self, a: A) -> R;
    /// `A ∘ self`, or why there is none.
    ///
    /// # Errors
    ///
    /// The law that run-time numbers break.
    fn try_composed_onto(self, a: A) -> Result<R, Refusal>;
}

impl<S, D, B, R> ComposesTo<Layout<S, D>, R> for B
where
    S: IntTuple,
    D: Stride,
    B: IntTuple<Tree: Tiler>,
    <PlanOf<S, D, B> as Plan>::Answer: Granted<R>,
{
    #[inline]
    #[track_caller]
    fn composed_onto(self, a: Layout<S, D>) -> R {
        self.lower().compose_onto::<_, Root>(a.modes()).answer().grant()
    }
    #[inline]
    fn try_composed_onto(self, a: Layout<S, D>) -> Result<R, Refusal> {
        self.lower().compose_onto::<_, Root>(a.modes()).answer().attempt()
    }
}

/// The composition `A ∘ B` as a type, by a layout or a tuple of tiles.
///
/// ```
/// use colex::num::{_2, _4};
/// use colex::{Composition, Layout, layout};
///
/// let _: Composition<Layout!((6,2):(8,2)), Layout!((4,3):(3,1))> = layout!(((2,2),3):((24,2),8));
/// let _: Composition<Layout!((8,16):(20,1)), (_2, Layout!(4:2))> = layout!((2,4):(20,2));
/// ```
///
/// Where there is none, naming it does not compile; [`ComposesOnto`] is the bound to ask for.
///
/// ```compile_fail
/// # use colex::{Composition, Layout};
/// fn f(_: Composition<Layout!((6,2):(8,2)), Layout!(4:4)>) {}
/// ```
pub type Composition<A, B> = <B as ComposesOnto<A>>::Output;

/// A right-hand operand B for which `A ∘ B` is defined; see [`ComposesTo`] for computing it.
pub trait ComposesOnto<A> {
    /// `A ∘ self`
    type Output;
}

impl<S, D, B> ComposesOnto<Layout<S, D>> for B
where
    S: IntTuple,
    D: Stride,
    B: IntTuple<Tree: Tiler>,
    <PlanOf<S, D, B> as Plan>::Answer: Outcome,
{
    type Output = <<PlanOf<S, D, B> as Plan>::Answer as Outcome>::Output;
}

/// The plan for `S:D ∘ B`.
type PlanOf<S, D, B> = <<B as IntTuple>::Tree as Tiler>::ComposeOnto<Modes<S, D>, Root>;
