//! Why a composition is undefined: found only where it is, and told in the user's numbers.

use core::marker::PhantomData;

use typenum::{U1, UTerm};

use crate::algebra::operation;
use crate::algebra::plan::refuse;
use crate::num::{Nat, Neg, No, NoLimit, Rem, Scalar, Truth, UpTo, Verdict, Yes};
use crate::tuple::{Cons, FirstIn, FlatModes, Mode, ModeTree, Next, Nil, Path, Torn};

use super::carry::{Budget, Budgets};

/// A mode of size `Size` at `Mode` does not split into runs of `Run`.
#[derive(Clone, Copy, Debug)]
pub struct Splits<Size, Run, Mode>(PhantomData<(Size, Run, Mode)>);

/// The mode at `Mode`, stepping by `Step`, reaches coordinate `Reach` of the left-hand mode `Left`, of
/// size `Size`.
#[derive(Clone, Copy, Debug)]
pub struct CarriesPast<Step, Mode, Left, Reach, Size>(PhantomData<(Step, Mode, Left, Reach, Size)>);

/// `Self`, the size of the right-hand mode `Mode`, is a multiple of `Run`.
#[diagnostic::on_unimplemented(
    message = "composition is undefined: mode `{Mode}` of the right-hand layout, of size `{Size}`, does not split into runs of `{Run}`",
    label = "`{Size}` is not a multiple of `{Run}`: this mode takes `{Run}` elements before it carries on the left-hand layout",
    note = "every mode of the right-hand layout must step evenly through the left-hand layout's modes",
    note = "give the mode a size that is a multiple of `{Run}` or not above it, or another stride"
)]
pub trait SplitsIntoRuns<Size, Run, Mode> {}

/// `Self`, the stride of the right-hand mode `Mode`, stays inside the left-hand mode `Left`.
#[diagnostic::on_unimplemented(
    message = "composition is undefined: mode `{Mode}` of the right-hand layout, stepping by `{Step}`, carries past mode `{Left}` of the left-hand layout, of size `{Size}`",
    label = "with it the right-hand modes together reach coordinate `{Reach}` of that left-hand mode, whose size is `{Size}`",
    note = "in each left-hand mode but the last, the right-hand modes together must stay below its size (modes are counted after coalescing)",
    note = "take fewer steps; or let the mode carry alone and evenly, by a stride that divides `{Size}` or is a multiple of it"
)]
pub trait StaysInside<Step, Mode, Left, Reach, Size> {}

refuse!(Splits<Size, Run, Mode>: operation::composition, SplitsIntoRuns<Size, Run, Mode>);
refuse!(CarriesPast<Step, Mode, Left, Reach, Size>: operation::composition, StaysInside<Step, Mode, Left, Reach, Size>);

/// Why B, at `At` in the user's operand, does not compose with A.
pub(crate) type ReasonOf<A, B, At> = <<<B as Blames>::UnevenMode<A, At> as Finding>::Or<
    <<B as Blames>::CarryingMode<A, At, Unspent<<A as super::Budgeted>::Budgets>> as Spending>::Found,
> as Finding>::Reason;

/// A reason that was found, or [`Nothing found`](NotFound).
pub trait Finding {
    /// The reason.
    type Reason;
    /// `self` if it found a reason, else `F`.
    type Or<F: Finding>: Finding;
}

/// No reason was found.
#[derive(Debug)]
pub struct NotFound;

/// The reason was found.
#[derive(Debug)]
pub struct Found<Reason>(PhantomData<Reason>);

impl Finding for NotFound {
    type Reason = ();
    type Or<F: Finding> = F;
}

impl<Reason> Finding for Found<Reason> {
    type Reason = Reason;
    type Or<F: Finding> = Self;
}

/// The modes of a right-hand layout, searched for the first that breaks the law.
pub trait Blames {
    /// The first mode that does not split into runs on `A`.
    type UnevenMode<A: FlatModes, At: Path>: Finding;
    /// The same, for the modes of a tuple from the one at `At` on.
    type UnevenModeFrom<A: FlatModes, At: Path>: Finding;
    /// The first mode that overspends the budgets.
    type CarryingMode<A: FlatModes, At: Path, S: Spending>: Spending;
    /// The same, for the modes of a tuple from the one at `At` on.
    type CarryingModeFrom<A: FlatModes, At: Path, S: Spending>: Spending;
}

impl<N: Scalar, D: Scalar> Blames for Mode<N, D> {
    type UnevenMode<A: FlatModes, At: Path> = <A::Limit<D> as LimitBlames>::Uneven<N, D, A, At>;
    type UnevenModeFrom<A: FlatModes, At: Path> = NotFound;
    type CarryingMode<A: FlatModes, At: Path, S: Spending> = S::Leaf<Self, A, At, D>;
    type CarryingModeFrom<A: FlatModes, At: Path, S: Spending> = S;
}

impl<H: ModeTree, R: ModeTree> Blames for Cons<H, R> {
    type UnevenMode<A: FlatModes, At: Path> = Self::UnevenModeFrom<A, FirstIn<At>>;
    type UnevenModeFrom<A: FlatModes, At: Path> =
        <H::UnevenMode<A, At> as Finding>::Or<R::UnevenModeFrom<A, Next<At>>>;
    type CarryingMode<A: FlatModes, At: Path, S: Spending> =
        Self::CarryingModeFrom<A, FirstIn<At>, S>;
    type CarryingModeFrom<A: FlatModes, At: Path, S: Spending> =
        R::CarryingModeFrom<A, Next<At>, H::CarryingMode<A, At, S>>;
}

impl Blames for Nil {
    type UnevenMode<A: FlatModes, At: Path> = NotFound;
    type UnevenModeFrom<A: FlatModes, At: Path> = NotFound;
    type CarryingMode<A: FlatModes, At: Path, S: Spending> = S;
    type CarryingModeFrom<A: FlatModes, At: Path, S: Spending> = S;
}

impl Blames for Torn {
    type UnevenMode<A: FlatModes, At: Path> = NotFound;
    type UnevenModeFrom<A: FlatModes, At: Path> = NotFound;
    type CarryingMode<A: FlatModes, At: Path, S: Spending> = S;
    type CarryingModeFrom<A: FlatModes, At: Path, S: Spending> = S;
}

/// Whether a mode is a whole number of runs.
pub trait LimitBlames {
    /// The mode `N:D`, if it is not.
    type Uneven<N: Scalar, D: Scalar, A: FlatModes, At: Path>: Finding;
}

impl LimitBlames for NoLimit {
    type Uneven<N: Scalar, D: Scalar, A: FlatModes, At: Path> = NotFound;
}

impl<M: Nat> LimitBlames for UpTo<M> {
    type Uneven<N: Scalar, D: Scalar, A: FlatModes, At: Path> =
        <<<M::IsBelow<N> as Verdict>::IsSure as Truth>::And<
            <<Rem<N, M> as Scalar>::IsZero as Truth>::Not,
        > as Finds>::If<Splits<N::Shown, M::Shown, At::Surface>>;
}

/// An answer that finds a reason.
pub trait Finds {
    /// The reason, if yes.
    type If<Reason>: Finding;
}

impl Finds for Yes {
    type If<Reason> = Found<Reason>;
}

impl Finds for No {
    type If<Reason> = NotFound;
}

/// Budgets that are spent leaf by leaf until one is overspent.
pub trait Spending {
    /// The reason, if one was overspent.
    type Found: Finding;
    /// The leaf `M` spends, in its runs on `A`.
    type Leaf<M: ModeTree, A: FlatModes, At: Path, Step: Scalar>: Spending;
}

/// All is kept so far.
#[derive(Debug)]
pub struct Unspent<Bs>(PhantomData<Bs>);

/// A budget was overspent.
#[derive(Debug)]
pub struct Overspent<Reason>(PhantomData<Reason>);

impl<Bs: Budgets> Spending for Unspent<Bs> {
    type Found = NotFound;
    type Leaf<M: ModeTree, A: FlatModes, At: Path, Step: Scalar> =
        <<<M::Split<A> as super::Spends>::After<Bs> as Overspends>::First<UTerm> as Verdicts>::Next<
            <M::Split<A> as super::Spends>::After<Bs>,
            Step::Shown,
            At::Surface,
        >;
}

impl<Reason> Spending for Overspent<Reason> {
    type Found = Found<Reason>;
    type Leaf<M: ModeTree, A: FlatModes, At: Path, Step: Scalar> = Self;
}

/// Budgets, searched for the first that is overspent.
pub trait Overspends {
    /// Its index, counted from `I`, what is reached in it, and its size.
    type First<I: Nat>: Verdicts;
}

impl Overspends for Nil {
    type First<I: Nat> = NotFound;
}

impl<S: Scalar, Asked: Scalar, Room: Scalar, R: Budgets> Overspends
    for Cons<Budget<S, Asked, Room>, R>
{
    type First<I: Nat> = <Asked::IsBelow<Room> as OverspendsIf>::First<I, S, Asked, Room, R>;
}

/// The verdict on one budget.
pub trait OverspendsIf {
    /// This budget, or the first of the others.
    type First<I: Nat, S: Scalar, Asked: Scalar, Room: Scalar, R: Budgets>: Verdicts;
}

impl OverspendsIf for Yes {
    type First<I: Nat, S: Scalar, Asked: Scalar, Room: Scalar, R: Budgets> = R::First<I::Succ>;
}

impl OverspendsIf for crate::num::Unknown {
    type First<I: Nat, S: Scalar, Asked: Scalar, Room: Scalar, R: Budgets> = R::First<I::Succ>;
}

/// `Σ (n − 1)·x = Asked − (Room − S)`
type Reach<S, Asked, Room> =
    <<Asked as Scalar>::Plus<S> as Scalar>::Plus<<Room as Scalar>::Times<Neg<U1>>>;

impl OverspendsIf for No {
    type First<I: Nat, S: Scalar, Asked: Scalar, Room: Scalar, R: Budgets> =
        Found<(I::Shown, <Reach<S, Asked, Room> as Scalar>::Shown, S::Shown)>;
}

/// What a leaf's spending came to.
pub trait Verdicts {
    /// The state after the leaf.
    type Next<Bs: Budgets, Step, At>: Spending;
}

impl Verdicts for NotFound {
    type Next<Bs: Budgets, Step, At> = Unspent<Bs>;
}

impl<Left, Reach, Size> Verdicts for Found<(Left, Reach, Size)> {
    type Next<Bs: Budgets, Step, At> = Overspent<CarriesPast<Step, At, Left, Reach, Size>>;
}
