//! Recovering a coordinate from an index: the digits of the index in the mixed radix of the
//! strides.
//!
//! Sorted by stride, `t₀ < t₁ < …`, each a multiple of the one before, the digit of an index at
//! `tᵢ` is `⌊x / tᵢ⌋ mod (tᵢ₊₁ / tᵢ)`. It is the coordinate of mode `i` where it stays below the
//! mode's size: always where each size is at most its radix, and else where the indices do not
//! reach that far.

use typenum::UTerm;

use crate::algebra::chain::{Divides, check};
use crate::algebra::reason::operation::{Operation, left_inverse};
use crate::algebra::{Ascending, Finding, Leaf, NotFound, Push};
use crate::num::{Quot, Scalar, Truth, Verdict, Yes};
use crate::refusal::Refusal;
use crate::tuple::{Cons, FlatModes, Mode, Nil};

use super::ties::{Exceeding, Ties};

/// Sorted leaves that are recovered from an index.
pub trait Recovers: Copy {
    /// The left inverse, coalesced, of leaves among which there is one: `Flat` where there is none.
    type Recovered<Flat: FlatModes>: FlatModes;
    /// That layout.
    fn recovered<Flat: FlatModes>(self, flat: Flat) -> Self::Recovered<Flat>;
    /// The digits from that of `S:T` at `P` on.
    type RecoveredAfter<S: Scalar, T: Scalar, P: Scalar>: FlatModes;
    /// Those modes.
    fn recovered_after<S: Scalar, T: Scalar, P: Scalar>(
        self,
        leaf: Leaf<S, T, P>,
    ) -> Self::RecoveredAfter<S, T, P>;

    /// Whether the strides chain and each size but the last is at most its radix.
    type Nests: Verdict;
    /// The same after the leaf `S:T`.
    type NestsAfter<S: Scalar, T: Scalar>: Verdict;

    /// Whether no digit exceeds its mode at any index. The last mode may, if sizes up to it make
    /// `Open`: the layout goes on along it.
    type Keeps<Open: Scalar>: Verdict;
    /// The same after the leaf `S:T` at `P`, where indices reach up to `Reach`.
    type KeepsAfter<S: Scalar, T: Scalar, P: Scalar, Reach: Scalar, Open: Scalar>: Verdict;
    /// The first digit that does.
    type Exceeds<Op: Copy, Open: Scalar>: Finding;
    /// The same after the leaf `S:T` at `P`, and `Below` before it.
    type ExceedsAfter<
        Op: Copy,
        S: Scalar,
        T: Scalar,
        P: Scalar,
        Reach: Scalar,
        Open: Scalar,
        Below: Ascending,
    >: Finding;

    /// That law on run-time numbers.
    ///
    /// # Errors
    /// The sentence that says how it is broken.
    fn check_keeps(self, open: usize) -> Result<(), Refusal>;
    /// The same after a leaf.
    ///
    /// # Errors
    /// The sentence that says how it is broken.
    fn check_keeps_after(self, leaf: [usize; 3], reach: usize, open: usize) -> Result<(), Refusal>;
}

/// Whether the digit of `S:T` stays below `S` because no index up to `Reach` gets there.
pub(super) type IsUnreached<S, T, Reach> = <Reach as Scalar>::IsBelow<<S as Scalar>::Times<T>>;
/// What indices reach with the leaf `S:T` too.
pub(super) type Reaching<S, T, Reach> =
    <<<S as Scalar>::Pred as Scalar>::Times<T> as Scalar>::Plus<Reach>;

impl Recovers for Nil {
    type Recovered<Flat: FlatModes> = Flat;
    #[inline]
    fn recovered<Flat: FlatModes>(self, flat: Flat) -> Flat {
        flat
    }
    type RecoveredAfter<S: Scalar, T: Scalar, P: Scalar> = <Nil as Push>::Push<S, P>;
    #[inline]
    fn recovered_after<S: Scalar, T: Scalar, P: Scalar>(
        self,
        leaf: Leaf<S, T, P>,
    ) -> Self::RecoveredAfter<S, T, P> {
        self.push(Mode { shape: leaf.shape, stride: leaf.place })
    }

    type Nests = Yes;
    type NestsAfter<S: Scalar, T: Scalar> = Yes;

    type Keeps<Open: Scalar> = Yes;
    type KeepsAfter<S: Scalar, T: Scalar, P: Scalar, Reach: Scalar, Open: Scalar> =
        <IsUnreached<S, T, Reach> as Verdict>::Or<<S::Times<P> as Scalar>::Equals<Open>>;
    type Exceeds<Op: Copy, Open: Scalar> = NotFound;
    type ExceedsAfter<
        Op: Copy,
        S: Scalar,
        T: Scalar,
        P: Scalar,
        Reach: Scalar,
        Open: Scalar,
        Below: Ascending,
    > = <<Self::KeepsAfter<S, T, P, Reach, Open> as Verdict>::IsRefuted as Exceeding>::Because<
        Op,
        S,
        T,
        Reach,
        Below,
        NotFound,
    >;

    #[inline]
    fn check_keeps(self, _: usize) -> Result<(), Refusal> {
        Ok(())
    }
    #[inline]
    fn check_keeps_after(
        self,
        [size, stride, place]: [usize; 3],
        reach: usize,
        open: usize,
    ) -> Result<(), Refusal> {
        if reach < size * stride || size * place == open {
            return Ok(());
        }
        Err(Refusal::Blurred { operation: left_inverse::NAME, size, stride, reach })
    }
}

/// `(s:t at p, s':t' at p', …) ↦ (t:0, t'/t:p, …)`; of modes with one stride the longest counts
impl<S: Scalar, T: Scalar, P: Scalar, R: Ascending> Recovers for Cons<Leaf<S, T, P>, R> {
    type Recovered<Flat: FlatModes> = <R::RecoveredAfter<S, T, P> as Push>::Push<T, UTerm>;
    #[inline]
    fn recovered<Flat: FlatModes>(self, _: Flat) -> Self::Recovered<Flat> {
        self.1.recovered_after(self.0).push(Mode { shape: self.0.stride, stride: UTerm })
    }
    type RecoveredAfter<S0: Scalar, T0: Scalar, P0: Scalar> =
        <<Quot<T, T0> as Scalar>::IsOne as Ties>::Recovered<S0, T0, P0, S, T, P, R>;
    #[inline]
    fn recovered_after<S0: Scalar, T0: Scalar, P0: Scalar>(
        self,
        leaf: Leaf<S0, T0, P0>,
    ) -> Self::RecoveredAfter<S0, T0, P0> {
        <<Quot<T, T0> as Scalar>::IsOne as Ties>::recovered(leaf, self.0, self.1)
    }

    type Nests = <<T::IsSigned as Truth>::Not as Verdict>::And<R::NestsAfter<S, T>>;
    type NestsAfter<S0: Scalar, T0: Scalar> = <<Divides<T0, T> as Verdict>::And<
        <S0::Pred as Scalar>::IsBelow<Quot<T, T0>>,
    > as Verdict>::And<R::NestsAfter<S, T>>;

    type Keeps<Open: Scalar> = R::KeepsAfter<S, T, P, Reaching<S, T, UTerm>, Open>;
    type KeepsAfter<S0: Scalar, T0: Scalar, P0: Scalar, Reach: Scalar, Open: Scalar> =
        <T0::Equals<T> as Ties>::Keeps<S0, T0, P0, S, T, P, R, Reach, Open>;
    type Exceeds<Op: Copy, Open: Scalar> =
        R::ExceedsAfter<Op, S, T, P, Reaching<S, T, UTerm>, Open, Nil>;
    type ExceedsAfter<
        Op: Copy,
        S0: Scalar,
        T0: Scalar,
        P0: Scalar,
        Reach: Scalar,
        Open: Scalar,
        Below: Ascending,
    > = <T0::Equals<T> as Ties>::Exceeds<Op, S0, T0, P0, S, T, P, R, Reach, Open, Below>;

    #[inline]
    fn check_keeps(self, open: usize) -> Result<(), Refusal> {
        let leaf = self.0.values()?;
        self.1.check_keeps_after(leaf, (leaf[0] - 1) * leaf[1], open)
    }
    #[inline]
    fn check_keeps_after(
        self,
        below: [usize; 3],
        reach: usize,
        open: usize,
    ) -> Result<(), Refusal> {
        let leaf = self.0.values()?;
        let ([size, stride, _], [s, t, _]) = (below, leaf);
        let reaching = reach.saturating_add((s - 1) * t);
        if t == stride {
            return self.1.check_keeps_after(if size < s { leaf } else { below }, reaching, open);
        }
        if t % stride != 0 {
            let operation = left_inverse::NAME;
            return Err(Refusal::Unlinked { operation, size: s, stride: t, lower: stride });
        }
        if reach >= size * stride && size * stride < t {
            return Err(Refusal::Blurred { operation: left_inverse::NAME, size, stride, reach });
        }
        self.1.check_keeps_after(leaf, reaching, open)
    }
}

impl<S: Scalar, T: Scalar, P: Scalar> Leaf<S, T, P> {
    /// Size, stride and place of a leaf that moves forwards.
    #[inline]
    fn values(self) -> Result<[usize; 3], Refusal> {
        let [size, stride, place] = [self.shape.value(), self.stride.value(), self.place.value()];
        check(left_inverse::NAME, size, stride, 1)?;
        Ok([size, stride, place].map(isize::unsigned_abs))
    }
}
