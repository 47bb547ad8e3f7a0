//! Disjoint: two layouts that have no index in common.

use core::marker::PhantomData;

use crate::algebra::Shifted;
use crate::layout::{Layout, Modes};
use crate::num::{Difference, Nat, No, Scalar, Truth, Yes};
use crate::tuple::{IntTuple, Nil, Stride};

use super::coins::{Coins, Missed, Payment, Purse, ToCoins};
use super::outcome::{Concludes, Holds, Open, Proven, Refuted, fact};

/// A layout that has no index in common with the layout `Other`.
///
/// **Law.** `L(c) ≠ M(d)` for all coordinates `c` of L and `d` of M. Exact, for static numbers: the compiler searches
/// for a meeting. Layouts that start at 0 all meet there: this is for layouts that start elsewhere, as
/// slices and the tiles of a divided layout do.
///
/// ```
/// use colex::{coord, facts::DisjointFrom, layout};
///
/// fn in_parallel<A: DisjointFrom<B>, B>(_: A, _: B) {}
///
/// let matrix = layout!((4,8):(8,1));
/// in_parallel(matrix.slice(coord!((0, _))), matrix.slice(coord!((1, _))));
///
/// let columns = layout!((4,(2,4)):(8,(1,2)));
/// in_parallel(columns.slice(coord!((_, (0, _)))), columns.slice(coord!((_, (1, _)))));
/// ```
///
/// ```compile_fail
/// # use colex::{coord, facts::DisjointFrom, layout};
/// # fn in_parallel<A: DisjointFrom<B>, B>(_: A, _: B) {}
/// let matrix = layout!((4,8):(8,1));
/// in_parallel(matrix.slice(coord!((1, _))), matrix.slice(coord!((_, 2)))); // both have (1, 2)
/// ```
pub trait DisjointFrom<Other> {}

impl<A, B> DisjointFrom<B> for A
where
    A: Image,
    B: Image,
    <<A::IsStatic as Truth>::And<B::IsStatic> as Concludes>::Conclude<
        <<<Gap<A, B> as Lands>::Found as Payment>::IsPaid as Concludes>::Conclude<
            Refuted<
                Common<
                    B,
                    <<A::Start as Nat>::Add<<<Gap<A, B> as Lands>::Found as Payment>::Counted> as Scalar>::Shown,
                >,
            >,
            Proven,
            Proven,
        >,
        Open<fact::disjoint>,
        Open<fact::disjoint>,
    >: Holds<A>,
{
}

/// The indices of a layout, as the algorithms see them.
pub trait Image {
    /// Whether all numbers are known.
    type IsStatic: Truth;
    /// The index that is not counted with the coins.
    type Start: Nat;
    /// The coins, all counted, added to `Rest`.
    type Counted<Rest: Coins>: Coins;
    /// The coins, none counted, added to `Rest`.
    type Uncounted<Rest: Coins>: Coins;
    /// What the coins come to.
    type Total: Nat;
    /// How far the least index lies below the start.
    type Below: Nat;
}

impl<S: IntTuple, D: Stride> Image for Layout<S, D> {
    type IsStatic = super::IsStatic<S, D>;
    type Start = typenum::UTerm;
    type Counted<Rest: Coins> = <Modes<S, D> as ToCoins>::Counted<Rest>;
    type Uncounted<Rest: Coins> = <Modes<S, D> as ToCoins>::Uncounted<Rest>;
    type Total = <Modes<S, D> as ToCoins>::Total;
    type Below = <Modes<S, D> as ToCoins>::TotalBelow0;
}

impl<O, L> Image for Shifted<O, L>
where
    O: Stride<Tree: Scalar>,
    L: Image,
{
    type IsStatic = <L::IsStatic as Truth>::And<<O::Tree as Scalar>::IsStatic>;
    type Start = <<O::Tree as super::Magnitude>::Magnitude as Nat>::Add<L::Start>;
    type Counted<Rest: Coins> = L::Counted<Rest>;
    type Uncounted<Rest: Coins> = L::Uncounted<Rest>;
    type Total = L::Total;
    type Below = L::Below;
}

/// `a + Σ A − below(A) = b + total(B) − Σ B − below(B)`: what the coins of both must come to together
type Gap<A, B> = Target<
    <<<<B as Image>::Start as Nat>::Add<<B as Image>::Total> as Nat>::Add<<A as Image>::Below> as Nat>::Minus<
        <<A as Image>::Start as Nat>::Add<<B as Image>::Below>,
    >,
    <<A as Image>::Counted<<B as Image>::Uncounted<Nil>> as Coins>::Onto<Nil>,
>;

/// The purse `P` and the amount `N` that it is to pay.
#[derive(Debug)]
pub struct Target<N, P>(PhantomData<(N, P)>);

/// Whether an amount can be paid.
pub trait Lands {
    /// The payment.
    type Found: Payment;
}

impl<N: Difference, P: Purse> Lands for Target<N, P> {
    type Found = <N::IsEnough as PaysIf>::Pay<P, N::OrZero>;
}

/// Whether the amount is one.
pub trait PaysIf {
    /// The payment, if so.
    type Pay<P: Purse, N: Nat>: Payment;
}

impl PaysIf for Yes {
    type Pay<P: Purse, N: Nat> = P::Pay<N>;
}

impl PaysIf for No {
    type Pay<P: Purse, N: Nat> = Missed;
}

/// Both have the index `Index`, as has `Other`.
#[derive(Debug)]
pub struct Common<Other, Index>(PhantomData<(Other, Index)>);

impl<L, Other, Index> Holds<L> for Refuted<Common<Other, Index>> where Index: IsIn1Of<L, Other> {}

/// The index `Self` is in one of the layouts `L` and `Other` only.
#[diagnostic::on_unimplemented(
    message = "`{L}` and `{Other}` are not disjoint: both have the index `{Self}`",
    label = "the index `{Self}` would be used twice",
    note = "layouts that start at 0 all meet there: give one an offset, as a slice has",
    note = "(where strides are negative, the index counts from the least)"
)]
pub trait IsIn1Of<L, Other> {}
