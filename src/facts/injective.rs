//! Injective: no two coordinates have one index.

use core::marker::PhantomData;

use typenum::{U1, UTerm};

use crate::layout::{Layout, Modes};
use crate::num::{Nat, No, Scalar, Truth, Yes};
use crate::swizzle::{ComposedLayout, IsSwizzle};
use crate::tuple::{Cons, IntTuple, Nil, Stride};

use super::coins::{Coin, Coins, Least, Payment, Purse, Repeats, ToCoins, Trial};
use super::outcome::{Concludes, Holds, Open, Outcome, Proven, Refuted, fact};

/// A layout in which no two coordinates have one index.
///
/// **Law.** `L(c) = L(d)` only where `c = d`. Decided exactly, for layouts of static numbers: sorted by stride,
/// a mode whose stride is above everything that the modes before it reach together adds nothing twice;
/// where that does not hold, the compiler searches for two coordinates that meet. (A search, so it costs
/// the more the closer together the strides lie.)
///
/// ```
/// use colex::{facts::Injective, layout};
///
/// fn scatter<L: Injective>(_: L) { /* every element is written once */ }
///
/// scatter(layout!((4,8):(1,5))); // with gaps
/// scatter(layout!((2,3):(3,2))); // 0 3 2 5 4 7: interleaved
/// ```
///
/// A layout that is not injective does not compile, and the message says where two coordinates meet:
///
/// ```compile_fail
/// # use colex::{facts::Injective, layout};
/// # fn scatter<L: Injective>(_: L) {}
/// scatter(layout!((4,4):(1,3))); // (3, 0) and (0, 1) are both at 3
/// ```
///
/// Siblings: [`Surjective`](super::Surjective), and [`Bijective`](super::Bijective) for both.
pub trait Injective {}

impl<S, D> Injective for Layout<S, D>
where
    S: IntTuple,
    D: Stride,
    InjectiveOutcome<S, D>: Holds<Self>,
{
}

/// A swizzle is its own inverse: `Z(o + L(c))` meets where `L(c)` does.
impl<Z: IsSwizzle, O, L: Injective> Injective for ComposedLayout<Z, O, L> {}

/// A layout that starts elsewhere
impl<O, L: Injective> Injective for crate::algebra::Shifted<O, L> {}

/// Whether `S:D` is injective.
pub(crate) type InjectiveOutcome<S, D> = <super::IsStatic<S, D> as Concludes>::Conclude<
    <<<Modes<S, D> as crate::layout::Extent>::Size as Scalar>::IsZero as Concludes>::Conclude<
        Proven,
        <<Modes<S, D> as ToCoins>::Counted<Nil> as Injects>::Injects<Nil, UTerm>,
        Proven,
    >,
    Open<fact::injective>,
    Open<fact::injective>,
>;

/// Coins of which no two different choices come to one amount.
pub trait Injects {
    /// The first coins that break the law. `Below` are those before, twice as many, half of them free:
    /// the difference of two choices. They reach `Reach`.
    type Injects<Below: Purse, Reach: Nat>: Outcome;
}

impl Injects for Nil {
    type Injects<Below: Purse, Reach: Nat> = Proven;
}

/// `v` above the reach, or no difference of the coins before that comes to `v`, `2v`, …, `m·v`
impl<M: Nat, F: Nat, V: Nat, R: Coins> Injects for Cons<Coin<M, F, V>, R> {
    type Injects<Below: Purse, Reach: Nat> = <<<Reach::Below<V, No> as Meets>::Collision<
        Below,
        Reach,
        M,
        V,
    > as Payment>::IsPaid as Meets>::Conclude<
        <Reach::Below<V, No> as Meets>::Collision<Below, Reach, M, V>,
        M,
        V,
        AfterCoin<Below, Reach, M, V, R>,
    >;
}

/// What comes after the coins `M:V`.
#[derive(Debug)]
pub struct AfterCoin<Below, Reach, M, V, R>(PhantomData<(Below, Reach, M, V, R)>);

/// An outcome that is computed only where it is asked for.
pub trait Later {
    /// The outcome.
    type Outcome: Outcome;
}

impl<Below: Purse, Reach: Nat, M: Nat, V: Nat, R: Coins> Later
    for AfterCoin<Below, Reach, M, V, R>
{
    type Outcome = R::Injects<Cons<Coin<M::Double, M, V>, Below>, Reach::Add<M::Mul<V>>>;
}

/// An answer on the way to a collision.
pub trait Meets {
    /// Nothing if the stride is above the reach, else the first multiple of it among the differences.
    type Collision<Below: Purse, Reach: Nat, M: Nat, V: Nat>: Payment;
    /// The reason if there is a collision, else what is `Later`.
    type Conclude<C: Payment, M: Nat, V: Nat, L: Later>: Outcome;
}

impl Meets for Yes {
    type Collision<Below: Purse, Reach: Nat, M: Nat, V: Nat> = super::coins::Missed;
    type Conclude<C: Payment, M: Nat, V: Nat, L: Later> =
        Refuted<Meeting<<M::Succ as Scalar>::Shown, V::Shown, <C::Counted as Scalar>::Shown>>;
}

impl Meets for No {
    type Collision<Below: Purse, Reach: Nat, M: Nat, V: Nat> = <Least<
        M,
        <<V::Divide<Reach> as crate::num::Euclidean>::Quot as Nat>::Add<
            <<V as Scalar>::IsZero as Truth>::PickNat<U1, UTerm>,
        >,
    > as Repeats>::Try<Difference<Below, Reach, V>, U1>;
    type Conclude<C: Payment, M: Nat, V: Nat, L: Later> = L::Outcome;
}

/// `q·v` as a difference of what the coins `Below` come to: `q·v + reach` paid with twice as many
#[derive(Debug)]
pub struct Difference<Below, Reach, V>(PhantomData<(Below, Reach, V)>);

impl<Below: Purse, Reach: Nat, V: Nat> Trial for Difference<Below, Reach, V> {
    type With<Q: Nat> = Below::Pay<<Q::Mul<V> as Nat>::Add<Reach>>;
}

/// The mode `Size:Stride` meets the modes of smaller strides at `Index`.
#[derive(Debug)]
pub struct Meeting<Size, Stride, Index>(PhantomData<(Size, Stride, Index)>);

impl<L, Size, Stride, Index> Holds<L> for Refuted<Meeting<Size, Stride, Index>> where
    Index: OccursOnceIn<L, Size, Stride>
{
}

/// The index `Self` occurs once in the layout `L`, whose mode `Size:Stride` and modes of smaller strides reach it.
#[diagnostic::on_unimplemented(
    message = "`{L}` is not injective: two of its coordinates have the index `{Self}`",
    label = "the mode `{Size}:{Stride}` and the modes of smaller strides both reach `{Self}`",
    note = "sorted by stride, a mode is safe where its stride is above what the modes before it reach together",
    note = "use a larger stride, or `filter()` to drop modes of stride 0"
)]
pub trait OccursOnceIn<L, Size, Stride> {}
