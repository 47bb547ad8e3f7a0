//! Sums of strides: which indices the modes of a layout reach.
//!
//! The indices of a layout are the sums `Σ c_i·t_i` with `0 ≤ c_i < s_i`: what can be paid with coins of
//! value `t_i`, of each at most `s_i − 1`. All questions about images come down to such payments:
//! whether two coordinates meet, whether two layouts do, which is the greatest index below a bound.

use core::marker::PhantomData;

use typenum::{B0, B1, U1, UInt, UTerm};

use crate::num::{Difference, Euclidean, Nat, Neg, No, Scalar, Truth, Yes};
use crate::tuple::{Cons, Mode, ModeTree, Nil, Torn};

use super::injective::Injects;
use super::surjective::Covers;

/// The magnitude of a number; 0 where only run time knows it, where nobody asks.
pub trait Magnitude {
    /// `|n|`
    type Magnitude: Nat;
    /// `|n|` for a negative `n`, else 0
    type Below0: Nat;
}

impl Magnitude for UTerm {
    type Magnitude = UTerm;
    type Below0 = UTerm;
}
impl<V: Nat> Magnitude for UInt<V, B0> {
    type Magnitude = Self;
    type Below0 = UTerm;
}
impl<V: Nat> Magnitude for UInt<V, B1> {
    type Magnitude = Self;
    type Below0 = UTerm;
}
impl<N: Nat> Magnitude for Neg<N> {
    type Magnitude = N;
    type Below0 = N;
}
impl Magnitude for usize {
    type Magnitude = UTerm;
    type Below0 = UTerm;
}
impl Magnitude for isize {
    type Magnitude = UTerm;
    type Below0 = UTerm;
}

/// At most `Most` coins of `Value`. Those beyond `Free` count in a `Paid` amount.
#[derive(Debug)]
pub struct Coin<Most, Free, Value>(PhantomData<(Most, Free, Value)>);

/// Coins by increasing value: [`Nil`], or [`Cons`] of a `Coin` and more.
pub trait Coins: Injects + Covers {
    /// One coin more.
    type Insert<Most: Nat, Free: Nat, Value: Nat>: Coins;
    /// The same coins, the greatest first, then those of `Rest`.
    type Onto<Rest: Purse>: Purse;
}

impl Coins for Nil {
    type Insert<Most: Nat, Free: Nat, Value: Nat> = Cons<Coin<Most, Free, Value>, Nil>;
    type Onto<Rest: Purse> = Rest;
}

/// In order of the values.
impl<M: Nat, F: Nat, V: Nat, R: Coins> Coins for Cons<Coin<M, F, V>, R> {
    type Insert<Most: Nat, Free: Nat, Value: Nat> =
        <Value::Below<V, Yes> as Inserts>::Insert<Coin<Most, Free, Value>, Coin<M, F, V>, R>;
    type Onto<Rest: Purse> = R::Onto<Cons<Coin<M, F, V>, Rest>>;
}

/// A single coin.
pub trait ACoin {
    /// The coin in front of `Rest`, which has no smaller ones.
    type Before<Rest: Coins>: Coins;
    /// The coin among those of `Rest`.
    type Among<Rest: Coins>: Coins;
}

impl<M: Nat, F: Nat, V: Nat> ACoin for Coin<M, F, V> {
    type Before<Rest: Coins> = Cons<Self, Rest>;
    type Among<Rest: Coins> = Rest::Insert<M, F, V>;
}

/// Whether a coin comes in front.
pub trait Inserts {
    /// `New`, `First` and `Rest` in order.
    type Insert<New: ACoin, First: ACoin, Rest: Coins>: Coins;
    /// `Rest` with `New` if the answer is no.
    type Unless<New: ACoin, Rest: Coins>: Coins;
}

impl Inserts for Yes {
    type Insert<New: ACoin, First: ACoin, Rest: Coins> = New::Before<First::Before<Rest>>;
    type Unless<New: ACoin, Rest: Coins> = Rest;
}

impl Inserts for No {
    type Insert<New: ACoin, First: ACoin, Rest: Coins> = First::Before<New::Among<Rest>>;
    type Unless<New: ACoin, Rest: Coins> = New::Among<Rest>;
}

/// The modes of a layout as coins.
pub trait ToCoins {
    /// The coins of all modes of other sizes than 0 and 1, all counted, then `Rest`.
    type Counted<Rest: Coins>: Coins;
    /// The same, none counted.
    type Uncounted<Rest: Coins>: Coins;
    /// What all coins come to: `Σ (s − 1)·|t|`.
    type Total: Nat;
    /// What the negative ones come to.
    type TotalBelow0: Nat;
}

/// `s − 1` coins of `|t|`
impl<S: Scalar, T: Scalar> ToCoins for Mode<S, T> {
    type Counted<Rest: Coins> = <<Steps<S> as Scalar>::IsZero as Inserts>::Unless<
        Coin<Steps<S>, UTerm, T::Magnitude>,
        Rest,
    >;
    type Uncounted<Rest: Coins> = <<Steps<S> as Scalar>::IsZero as Inserts>::Unless<
        Coin<Steps<S>, Steps<S>, T::Magnitude>,
        Rest,
    >;
    type Total = <Steps<S> as Nat>::Mul<T::Magnitude>;
    type TotalBelow0 = <Steps<S> as Nat>::Mul<T::Below0>;
}

/// `s − 1`, and 0 for an `s` of 0
type Steps<S> = <<<S as Magnitude>::Magnitude as Nat>::Minus<U1> as Difference>::OrZero;

impl<H: ModeTree, R: ModeTree> ToCoins for Cons<H, R> {
    type Counted<Rest: Coins> = H::Counted<R::Counted<Rest>>;
    type Uncounted<Rest: Coins> = H::Uncounted<R::Uncounted<Rest>>;
    type Total = <H::Total as Nat>::Add<R::Total>;
    type TotalBelow0 = <H::TotalBelow0 as Nat>::Add<R::TotalBelow0>;
}

macro_rules! no_coins {
    ($($T:ty)*) => {$(
        impl ToCoins for $T {
            type Counted<Rest: Coins> = Rest;
            type Uncounted<Rest: Coins> = Rest;
            type Total = UTerm;
            type TotalBelow0 = UTerm;
        }
    )*};
}

no_coins!(Nil Torn);

/// What a search comes to: `Paid`, or `Missed`.
pub trait Payment {
    /// The same with `N` more counted.
    type Plus<N: Nat>: Payment;
    /// The payment, or the next attempt.
    type Or<Next: Attempt>: Payment;
    /// Whether there is one.
    type IsPaid: Truth;
    /// What was counted.
    type Counted: Nat;
}

/// A payment of which `Counted` was counted.
#[derive(Debug)]
pub struct Paid<Counted>(PhantomData<Counted>);

/// There is no payment.
#[derive(Debug)]
pub struct Missed;

impl<C: Nat> Payment for Paid<C> {
    type Plus<N: Nat> = Paid<C::Add<N>>;
    type Or<Next: Attempt> = Self;
    type IsPaid = Yes;
    type Counted = C;
}

impl Payment for Missed {
    type Plus<N: Nat> = Self;
    type Or<Next: Attempt> = Next::Outcome;
    type IsPaid = No;
    type Counted = UTerm;
}

/// An attempt, made only where it is asked for.
pub trait Attempt {
    /// What it comes to.
    type Outcome: Payment;
}

/// Coins by decreasing value, to pay with.
pub trait Purse {
    /// What all coins come to.
    type Total: Nat;
    /// A payment of exactly `N`.
    type Pay<N: Nat>: Payment;
    /// The greatest amount up to `N` that can be paid.
    type AtMost<N: Nat>: Nat;
}

/// `0` can be paid.
impl Purse for Nil {
    type Total = UTerm;
    type Pay<N: Nat> = <N::IsZero as Pays>::Nothing;
    type AtMost<N: Nat> = UTerm;
}

/// Whether nothing is left to pay.
pub trait Pays {
    /// `Paid` if so.
    type Nothing: Payment;
}

impl Pays for Yes {
    type Nothing = Paid<UTerm>;
}

impl Pays for No {
    type Nothing = Missed;
}

/// `N` is `q` coins and the rest: `q` runs from what the rest cannot pay to what is there.
impl<M: Nat, F: Nat, V: Nat, R: Purse> Purse for Cons<Coin<M, F, V>, R> {
    type Total = <M::Mul<V> as Nat>::Add<R::Total>;
    type Pay<N: Nat> = <Count<Fewest<N, V, R::Total>, Most<N, M, V>> as Repeats>::Try<
        PayWith<Coin<M, F, V>, R, N>,
        Fewest<N, V, R::Total>,
    >;
    type AtMost<N: Nat> = <Descend<V, R, N, Most<N, M, V>, UTerm> as Lazy>::Out;
}

/// How many coins of `V` there must be at least: `⌈(n − rest) / v⌉`
type Fewest<N, V, Rest> = <<V as Nat>::Divide<
    <<<N as Nat>::Add<V> as Nat>::Minus<<Rest as Nat>::Succ> as Difference>::OrZero,
> as Euclidean>::Quot;
/// How many can be used at most: `min(⌊n / v⌋, m)`
type Most<N, M, V> = Least<<<V as Nat>::Divide<N> as Euclidean>::Quot, M>;
/// The smaller of the two
pub(crate) type Least<A, B> = <<B as Nat>::Minus<A> as Difference>::Choose<A, B>;
/// `a − b`, or 0
pub(crate) type Less<A, B> = <<A as Nat>::Minus<B> as Difference>::OrZero;
/// How many numbers there are from `A` to `B`
pub(crate) type Count<A, B> = Less<<B as Nat>::Succ, A>;

/// A trial with a number.
pub trait Trial {
    /// What the trial with `Q` comes to.
    type With<Q: Nat>: Payment;
}

/// Paying `N` with coins of one kind, and the rest from `R`.
#[derive(Debug)]
pub struct PayWith<C, R, N>(PhantomData<(C, R, N)>);

/// `q` coins, and `n − q·v` from the rest; `q` beyond those that are free counts
impl<M: Nat, F: Nat, V: Nat, R: Purse, N: Nat> Trial for PayWith<Coin<M, F, V>, R, N> {
    type With<Q: Nat> = <R::Pay<Less<N, Q::Mul<V>>> as Payment>::Plus<<Less<Q, F> as Nat>::Mul<V>>;
}

/// A number of trials.
pub trait Repeats {
    /// The first that pays of the trials with `From`, `From + 1`, …, so many.
    type Try<T: Trial, From: Nat>: Payment;
}

/// none
impl Repeats for UTerm {
    type Try<T: Trial, From: Nat> = Missed;
}

/// V and V
impl<V: Nat> Repeats for UInt<V, B0> {
    type Try<T: Trial, From: Nat> = <V::Try<T, From> as Payment>::Or<Again<T, From::Add<V>, V>>;
}

/// 1, V and V
impl<V: Nat> Repeats for UInt<V, B1> {
    type Try<T: Trial, From: Nat> = <T::With<From> as Payment>::Or<Twice<T, From::Succ, V>>;
}

/// `V` more trials.
#[derive(Debug)]
pub struct Again<T, From, V>(PhantomData<(T, From, V)>);

impl<T: Trial, From: Nat, V: Nat> Attempt for Again<T, From, V> {
    type Outcome = V::Try<T, From>;
}

/// `2V` more trials.
#[derive(Debug)]
pub struct Twice<T, From, V>(PhantomData<(T, From, V)>);

impl<T: Trial, From: Nat, V: Nat> Attempt for Twice<T, From, V> {
    type Outcome = <V::Try<T, From> as Payment>::Or<Again<T, From::Add<V>, V>>;
}

/// A number that is computed only where it is asked for.
pub trait Lazy {
    /// The number.
    type Out: Nat;
}

/// The number `N`.
#[derive(Debug)]
pub struct Value<N>(PhantomData<N>);

impl<N: Nat> Lazy for Value<N> {
    type Out = N;
}

/// A [`Truth`] that chooses what to compute.
pub trait Branch {
    /// `Then` if yes, else `Else`.
    type Lazily<Then: Lazy, Else: Lazy>: Lazy;
}

impl Branch for Yes {
    type Lazily<Then: Lazy, Else: Lazy> = Then;
}

impl Branch for No {
    type Lazily<Then: Lazy, Else: Lazy> = Else;
}

/// The greatest amount up to `N` that can be paid with at most `Q` coins of `V` and the purse `R`, `So` being
/// the greatest so far.
#[derive(Debug)]
pub struct Descend<V, R, N, Q, So>(PhantomData<(V, R, N, Q, So)>);

/// `q·v` and the greatest of the rest; fewer coins where they may come to more
impl<V: Nat, R: Purse, N: Nat, Q: Nat, So: Nat> Lazy for Descend<V, R, N, Q, So> {
    type Out = <<<Q::IsZero as Truth>::Or<
        <<With<V, R, N, Q, So> as Nat>::Below<Bound<V, R, Q>, No> as Truth>::Not,
    > as Branch>::Lazily<
        Value<With<V, R, N, Q, So>>,
        Descend<V, R, N, Less<Q, U1>, With<V, R, N, Q, So>>,
    > as Lazy>::Out;
}

/// The greatest amount with exactly `q` coins, or `So`.
type With<V, R, N, Q, So> = Greater<
    <<Q as Nat>::Mul<V> as Nat>::Add<<R as Purse>::AtMost<Less<N, <Q as Nat>::Mul<V>>>>,
    So,
>;
/// What fewer coins come to at most: `(q − 1)·v + rest`
type Bound<V, R, Q> = <<Less<Q, U1> as Nat>::Mul<V> as Nat>::Add<<R as Purse>::Total>;
/// The greater of the two
type Greater<A, B> = <<B as Nat>::Minus<A> as Difference>::Choose<B, A>;
