//! Surjective: no index is left out.

use core::marker::PhantomData;

use typenum::UTerm;

use crate::layout::{Layout, Modes};
use crate::num::{Nat, No, Scalar, Yes};
use crate::tuple::{Cons, IntTuple, Nil, Stride};

use super::coins::{Coin, Coins, ToCoins};
use super::injective::{Injective, Later};
use super::outcome::{Concludes, Holds, Open, Outcome, Proven, Refuted, fact};

/// A layout that leaves out no index between its least and its greatest.
///
/// **Law.** Every index from `min L` to `max L` is `L(c)` for some `c`: the layout is onto its
/// [`cosize`](Layout::cosize). Exact, for layouts of static numbers: sorted by stride, each stride is at most one
/// more than what the modes before it reach together.
///
/// ```
/// use colex::{facts::Surjective, layout};
///
/// fn covers<L: Surjective>(_: L) {}
///
/// covers(layout!((4,8):(8,1)));
/// covers(layout!((4,8):(1,2))); // some indices more than once
/// ```
///
/// ```compile_fail
/// # use colex::{facts::Surjective, layout};
/// # fn covers<L: Surjective>(_: L) {}
/// covers(layout!((4,8):(1,5))); // nothing at 4
/// ```
pub trait Surjective {}

impl<S, D> Surjective for Layout<S, D>
where
    S: IntTuple,
    D: Stride,
    SurjectiveOutcome<S, D>: Holds<Self>,
{
}

/// A layout that starts elsewhere
impl<O, L: Surjective> Surjective for crate::algebra::Shifted<O, L> {}

/// Each index from the least to the greatest exactly once: [`Injective`] and [`Surjective`].
///
/// **Law.** `L.size() = L.cosize()`, and no two coordinates have one index.
///
/// ```
/// use colex::{facts::Bijective, layout};
///
/// fn permutes<L: Bijective>(_: L) {}
///
/// permutes(layout!((4,(2,4)):(2,(1,8))));
/// permutes(layout!((4,8):(8,-1))); // from −7 to 24
/// ```
///
/// Sibling: [`Compact`], which starts at 0.
pub trait Bijective: Injective + Surjective {}

impl<L: Injective + Surjective> Bijective for L {}

/// Each index from 0 to the size exactly once: [`Bijective`], and no stride is negative.
///
/// **Law.** `{ L(c) } = { 0, …, size(L) − 1 }`. Such a layout has an inverse at every index.
///
/// ```
/// use colex::{facts::Compact, layout};
///
/// fn stores<L: Compact>(_: L) {}
///
/// stores(layout!((3,4):(4,1)));
/// stores(layout!((4,1,8):(1,7,4))); // a mode of size 1 never steps
/// ```
///
/// ```compile_fail
/// # use colex::{facts::Compact, layout};
/// # fn stores<L: Compact>(_: L) {}
/// stores(layout!((4,8):(8,-1))); // starts at −7
/// ```
pub trait Compact: Bijective {}

impl<S, D> Compact for Layout<S, D>
where
    Self: Bijective,
    S: IntTuple,
    D: Stride,
    <<<Modes<S, D> as ToCoins>::TotalBelow0 as Scalar>::IsZero as Concludes>::Conclude<
        Proven,
        Refuted<Early<<<Modes<S, D> as ToCoins>::TotalBelow0 as Scalar>::Shown>>,
        Proven,
    >: Holds<Self>,
{
}

/// The least index is `−Below`.
#[derive(Debug)]
pub struct Early<Below>(PhantomData<Below>);

impl<L, Below> Holds<L> for Refuted<Early<Below>> where Below: IsNotBelow<L> {}

/// The least index of `L` is 0, not minus `Self`.
#[diagnostic::on_unimplemented(
    message = "`{L}` is not compact: it starts `{Self}` below index 0",
    label = "a stride of this layout is negative",
    note = "a compact layout takes each index from 0 to its size once; `Bijective` asks only that none between the least and the greatest is left out"
)]
pub trait IsNotBelow<L> {}

/// Whether `S:D` is surjective.
pub(crate) type SurjectiveOutcome<S, D> = <super::IsStatic<S, D> as Concludes>::Conclude<
    <<<Modes<S, D> as crate::layout::Extent>::Size as Scalar>::IsZero as Concludes>::Conclude<
        Proven,
        <<Modes<S, D> as ToCoins>::Counted<Nil> as Covers>::Covers<UTerm>,
        Proven,
    >,
    Open<fact::surjective>,
    Open<fact::surjective>,
>;

/// Coins that come to every amount up to their total.
pub trait Covers {
    /// The first coin too great to follow on what the coins before it `Reach`.
    type Covers<Reach: Nat>: Outcome;
}

impl Covers for Nil {
    type Covers<Reach: Nat> = Proven;
}

/// `v ≤ reach + 1`
impl<M: Nat, F: Nat, V: Nat, R: Coins> Covers for Cons<Coin<M, F, V>, R> {
    type Covers<Reach: Nat> =
        <<Reach::Succ as Nat>::Below<V, No> as Leaves>::Next<Reach, Further<Reach, M, V, R>>;
}

/// What comes after the coins `M:V`.
#[derive(Debug)]
pub struct Further<Reach, M, V, R>(PhantomData<(Reach, M, V, R)>);

impl<Reach: Nat, M: Nat, V: Nat, R: Coins> Later for Further<Reach, M, V, R> {
    type Outcome = R::Covers<Reach::Add<M::Mul<V>>>;
}

/// Whether an index is left out.
pub trait Leaves {
    /// The reason if so, else what is `Later`.
    type Next<Reach: Nat, L: Later>: Outcome;
}

impl Leaves for Yes {
    type Next<Reach: Nat, L: Later> = Refuted<Gap<<Reach::Succ as Scalar>::Shown>>;
}

impl Leaves for No {
    type Next<Reach: Nat, L: Later> = L::Outcome;
}

/// Nothing lies `Index` above the least index.
#[derive(Debug)]
pub struct Gap<Index>(PhantomData<Index>);

impl<L, Index> Holds<L> for Refuted<Gap<Index>> where Index: OccursIn<L> {}

/// The layout `L` takes the index `Self`, counted from its least.
#[diagnostic::on_unimplemented(
    message = "`{L}` is not surjective: no coordinate has the index `{Self}`",
    label = "smaller indices are taken, and larger ones, but not `{Self}`",
    note = "sorted by stride, each stride must be at most one more than what the modes before it reach together",
    note = "(where strides are negative, indices count from the least)"
)]
pub trait OccursIn<L> {}
