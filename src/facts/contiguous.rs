//! Contiguous by N: whole aligned vectors.

use core::marker::PhantomData;

use crate::algebra::{CoalesceOnto, Shifted};
use crate::layout::{Layout, Modes};
use crate::num::{Nat, Rem, Scalar, Static};
use crate::swizzle::{ComposedLayout, IsSwizzle};
use crate::tuple::{Cons, IntTuple, Mode, ModeTree, Nil, Stride, Torn};

use super::outcome::{Concludes, Holds, Open, Outcome, Proven, Refuted, fact};

/// A layout that is made of aligned vectors of `N` adjacent elements.
///
/// **Law.** For every `k < size / N`: `L(kN + j) = L(kN) + j` for `j < N`, and `L(kN)` is a multiple of `N`; and N
/// divides the size. So one vector access may move N elements. Exact: coalesced, the first mode has stride 1 and
/// a size that is a multiple of N, and so are all other strides.
///
/// ```
/// use colex::{Layout, facts::ContiguousBy, layout, num::*};
///
/// fn copy_in_fours<S: ContiguousBy<_4>, D: ContiguousBy<_4>>(_: S, _: D) {}
///
/// copy_in_fours(layout!((8,3):(1,12)), layout!((2,12):(1,2)));
/// ```
///
/// ```compile_fail
/// # use colex::{facts::ContiguousBy, layout, num::*};
/// # fn fours<L: ContiguousBy<_4>>(_: L) {}
/// fours(layout!((8,3):(1,10))); // the second column starts at 10
/// ```
///
/// For run-time layouts there is `dynamic::Layout::vector_width`.
pub trait ContiguousBy<N> {}

impl<S, D, N> ContiguousBy<N> for Layout<S, D>
where
    S: IntTuple,
    D: Stride,
    N: Static,
    <<<N::Nat as Scalar>::IsOne as Concludes>::Conclude<
        Proven,
        <<Modes<S, D> as CoalesceOnto>::Onto<Nil> as Vectors>::Vectors<N::Nat>,
        Proven,
    > as Outcome>::And<Proven>: Holds<Self>,
{
}

/// A swizzle leaves vectors whole where it starts above them: `N` divides `2^M`. So must the offset.
impl<Z, O, L, N> ContiguousBy<N> for ComposedLayout<Z, O, L>
where
    Z: IsSwizzle,
    O: IntTuple<Tree: Scalar>,
    L: ContiguousBy<N>,
    N: Static,
    <<<Rem<Unit<Z>, N::Nat> as Scalar>::Vanishes as Concludes>::Conclude<
        Proven,
        Refuted<Tears<N, <Unit<Z> as Scalar>::Shown>>,
        Open<fact::vectorizable>,
    > as Outcome>::And<
        <<Rem<O::Tree, N::Nat> as Scalar>::Vanishes as Concludes>::Conclude<
            Proven,
            Refuted<Ragged<N, O>>,
            Open<fact::vectorizable>,
        >,
    >: Holds<Self>,
{
}

/// A layout that starts at a multiple of `N`
impl<O, L, N> ContiguousBy<N> for Shifted<O, L>
where
    O: Stride<Tree: Scalar>,
    L: ContiguousBy<N>,
    N: Static,
    <<Rem<<O::Tree as Scalar>::Abs, N::Nat> as Scalar>::Vanishes as Concludes>::Conclude<
        Proven,
        Refuted<Ragged<N, O>>,
        Open<fact::vectorizable>,
    >: Holds<Self>,
{
}

/// `2^M`, or a multiple of everything where the swizzle moves nothing
type Unit<Z> = <<<Z as IsSwizzle>::Bits as Scalar>::IsZero as crate::num::Truth>::PickNat<
    typenum::UTerm,
    <<Z as IsSwizzle>::Base as crate::num::Bitwise>::Pow2,
>;

/// Modes that are vectors.
pub trait Vectors {
    /// Whether they, coalesced, are vectors of `N`.
    type Vectors<N: Nat>: Outcome;
    /// Whether all strides are multiples of `N`.
    type Aligned<N: Nat>: Outcome;
}

/// one vector or several
impl<S: Scalar, T: Scalar> Vectors for Mode<S, T> {
    type Vectors<N: Nat> = <<Apart<T> as Concludes>::Conclude<
        Proven,
        Refuted<SpreadOut<N::Shown, T::Shown>>,
        Open<fact::vectorizable>,
    > as Outcome>::And<
        <<Rem<S, N> as Scalar>::Vanishes as Concludes>::Conclude<
            Proven,
            Refuted<Partial<N::Shown, S::Shown>>,
            Open<fact::vectorizable>,
        >,
    >;
    type Aligned<N: Nat> = <<Rem<T::Abs, N> as Scalar>::Vanishes as Concludes>::Conclude<
        Proven,
        Refuted<Ragged<N::Shown, T::Shown>>,
        Open<fact::vectorizable>,
    >;
}

/// Whether a stride is 1.
type Apart<T> = <T as super::Unity>::IsUnity;

/// the first mode in vectors, the others aligned
impl<H: ModeTree, R: ModeTree> Vectors for Cons<H, R> {
    type Vectors<N: Nat> = <H::Vectors<N> as Outcome>::And<R::Aligned<N>>;
    type Aligned<N: Nat> = <H::Aligned<N> as Outcome>::And<R::Aligned<N>>;
}

impl Vectors for Nil {
    type Vectors<N: Nat> = Refuted<Partial<N::Shown, crate::num::_1>>;
    type Aligned<N: Nat> = Proven;
}

impl Vectors for Torn {
    type Vectors<N: Nat> = Proven;
    type Aligned<N: Nat> = Proven;
}

/// The elements of a vector lie `Step` apart.
#[derive(Debug)]
pub struct SpreadOut<N, Step>(PhantomData<(N, Step)>);
/// There are `Run` adjacent elements, which is no multiple of `N`.
#[derive(Debug)]
pub struct Partial<N, Run>(PhantomData<(N, Run)>);
/// Something steps by `Step`, which is no multiple of `N`.
#[derive(Debug)]
pub struct Ragged<N, Step>(PhantomData<(N, Step)>);
/// The swizzle moves pieces of `Piece` elements.
#[derive(Debug)]
pub struct Tears<N, Piece>(PhantomData<(N, Piece)>);

impl<L, N, Step> Holds<L> for Refuted<SpreadOut<N, Step>> where Step: IsAStepOf1In<L, N> {}
impl<L, N, Run> Holds<L> for Refuted<Partial<N, Run>> where Run: FillsVectorsOf<L, N> {}
impl<L, N, Step> Holds<L> for Refuted<Ragged<N, Step>> where Step: KeepsAligned<L, N> {}
impl<L, N, Piece> Holds<L> for Refuted<Tears<N, Piece>> where Piece: HoldsVectorsOf<L, N> {}

/// Neighbours in `L` lie 1 apart, not `Self`.
#[diagnostic::on_unimplemented(
    message = "`{L}` has no vectors of `{N}`: neighbouring elements lie `{Self}` apart",
    label = "the first mode of more than one element steps by `{Self}`",
    note = "a vector access needs adjacent elements: put the mode of stride 1 first"
)]
pub trait IsAStepOf1In<L, N> {}

/// The runs of `Self` adjacent elements in `L` are multiples of `N`.
#[diagnostic::on_unimplemented(
    message = "`{L}` has no vectors of `{N}`: only `{Self}` elements are adjacent",
    label = "`{Self}` is not a multiple of `{N}`",
    note = "vectors must fill each run of adjacent elements: use a narrower vector"
)]
pub trait FillsVectorsOf<L, N> {}

/// The step `Self` in `L` is a multiple of `N`.
#[diagnostic::on_unimplemented(
    message = "`{L}` has no aligned vectors of `{N}`: it also steps by `{Self}`",
    label = "`{Self}` is not a multiple of `{N}`, so some vectors start off their alignment",
    note = "pad the stride to a multiple of the vector, or use a narrower vector"
)]
pub trait KeepsAligned<L, N> {}

/// The pieces of `Self` elements that the swizzle of `L` moves hold whole vectors of `N`.
#[diagnostic::on_unimplemented(
    message = "`{L}` has no vectors of `{N}`: its swizzle moves pieces of `{Self}`",
    label = "`{Self}` is not a multiple of `{N}`, so the swizzle tears vectors apart",
    note = "raise the base of the swizzle: `Swizzle<B, M, S>` keeps 2^M elements together"
)]
pub trait HoldsVectorsOf<L, N> {}
