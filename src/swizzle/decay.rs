//! When a slice of a swizzled layout is an ordinary layout again.
//!
//! A swizzle is linear over bits: as long as the bits of an offset and those of the kept modes are all
//! different, `Z(o + x)` is `Z(o)` and a step for each bit of `x`. With `y` a bit that is read and `z` the one
//! that it is laid over, the steps are
//!
//! | bit of x | the other bit | in the offset 0 | in the offset 1 |
//! | --- | --- | --- | --- |
//! | z | y | `+z` | `−z` |
//! | y | z | `y + z` | `y − z` |
//! | any other | | itself | itself |
//!
//! That is a layout of `2:step` modes; the kept modes are composed onto it. Where the kept modes have both
//! a `y` and its `z`, the steps would depend on each other: the slice stays swizzled.

use core::marker::PhantomData;

use typenum::{B0, B1, U1, U2, UInt, UTerm};

use crate::algebra::{Compose, Plan, Refined, Undefined};
use crate::facts::{Less, Magnitude};
use crate::num::{Bitwise, Euclidean, Nat, Neg, No, Scalar, Truth, Yes};
use crate::tuple::{Cons, FlatModes, Mode, ModeTree, Nil, Root, Torn, Tree};

use super::apply::{Code, Field};

/// Which bits a sum of modes has.
pub trait Bitset {
    /// The same and the bits of `Mask`.
    type With<Mask: Nat>: Bitset;
    /// Whether no two had a bit in common.
    type IsFree: Truth;
    /// All bits.
    type Mask: Nat;
}

/// The bits of `M`.
#[derive(Debug)]
pub struct Has<M>(PhantomData<M>);

/// Two have a bit in common: their sum may carry.
#[derive(Debug)]
pub struct Clash;

impl<M: Nat> Bitset for Has<M> {
    type With<Mask: Nat> =
        <<<M as Bitwise>::And<Mask> as Scalar>::IsZero as Decides>::Bitset<M::Add<Mask>>;
    type IsFree = Yes;
    type Mask = M;
}

impl Bitset for Clash {
    type With<Mask: Nat> = Clash;
    type IsFree = No;
    type Mask = UTerm;
}

/// Modes, as the bits that their indices have.
pub trait Masks {
    /// `Acc` and the bits of all modes.
    type Masks<Acc: Bitset>: Bitset;
}

/// from the lowest bit of `t` to the highest of `(s − 1)·t`
impl<S: Scalar, T: Scalar> Masks for Mode<S, T> {
    type Masks<Acc: Bitset> = Acc::With<
        <<<<<T::Magnitude as Bitwise>::Lowest as Nat>::Divide<Farthest<S, T>> as Euclidean>::Quot as Bitwise>::Fill as Nat>::Mul<
            <T::Magnitude as Bitwise>::Lowest,
        >,
    >;
}

/// `(s − 1)·t`
type Farthest<S, T> =
    <Less<<S as Magnitude>::Magnitude, U1> as Nat>::Mul<<T as Magnitude>::Magnitude>;

impl<H: ModeTree, R: ModeTree> Masks for Cons<H, R> {
    type Masks<Acc: Bitset> = R::Masks<H::Masks<Acc>>;
}

impl Masks for Nil {
    type Masks<Acc: Bitset> = Acc;
}

impl Masks for Torn {
    type Masks<Acc: Bitset> = Acc;
}

/// An answer on the way to a slice.
pub trait Decides {
    /// The bits `Mask` if yes, else that there was a clash.
    type Bitset<Mask: Nat>: Bitset;
    /// The plan `P` if yes, else none.
    type Plan<P: Unswizzled>: Plan;
    /// `Then` if yes, else `Else`.
    type Modes<Then: ModeTree, Else: ModeTree>: ModeTree;
    /// `Then` if yes, else `Else`.
    type Either<Then: Copy, Else: Copy>: Copy;
    /// `then` if yes, else `otherwise`.
    fn either<Then: Copy, Else: Copy>(then: Then, otherwise: Else) -> Self::Either<Then, Else>;
    /// `Then` if yes, else `Else`.
    type Flat<Then: FlatModes, Else: FlatModes>: FlatModes;
}

impl Decides for Yes {
    type Bitset<Mask: Nat> = Has<Mask>;
    type Plan<P: Unswizzled> = P::Plan;
    type Modes<Then: ModeTree, Else: ModeTree> = Then;
    type Either<Then: Copy, Else: Copy> = Then;
    #[inline]
    fn either<Then: Copy, Else: Copy>(then: Then, _: Else) -> Then {
        then
    }
    type Flat<Then: FlatModes, Else: FlatModes> = Then;
}

impl Decides for No {
    type Bitset<Mask: Nat> = Clash;
    type Plan<P: Unswizzled> = Undefined<()>;
    type Modes<Then: ModeTree, Else: ModeTree> = Else;
    type Either<Then: Copy, Else: Copy> = Else;
    #[inline]
    fn either<Then: Copy, Else: Copy>(_: Then, otherwise: Else) -> Else {
        otherwise
    }
    type Flat<Then: FlatModes, Else: FlatModes> = Else;
}

/// A slice without its swizzle.
pub trait Unswizzled {
    /// The plan for it.
    type Plan: Plan;
}

/// The modes `K`, kept by a slice that starts at `O`, under the swizzle `Z`.
#[derive(Debug)]
pub struct Steps<Z, O, K>(PhantomData<(Z, O, K)>);

/// the layout of the bits' steps, composed with the kept modes
impl<Z: Code, O: Nat, K: ModeTree> Unswizzled for Steps<Z, O, K> {
    type Plan = Compose<
        Refined,
        <<Z::Target as Nat>::Below<Z::Source, Yes> as Decides>::Flat<
            WrittenFirst<Z, O>,
            ReadFirst<Z, O>,
        >,
        Unwrapped<K>,
        Root,
    >;
}

/// A single mode without its tuple.
type Unwrapped<K> = <<<<K as crate::algebra::ModeList>::Tail as ModeTree>::IsEmpty as Truth>::And<
    <K as crate::algebra::ModeList>::IsCons,
> as Decides>::Modes<<K as crate::algebra::ModeList>::Head, K>;

/// `(T, z…, gap, y…, rest)`, the bits written being the lower ones
type WrittenFirst<Z, O> = Cons<
    Mode<<Z as Code>::Target, U1>,
    <<Z as Code>::Width as Spread>::Written<
        <Z as Code>::Target,
        Field<O, <Z as Code>::Source, <Z as Code>::Width>,
        Cons<
            Mode<
                Over<<Z as Code>::Source, End<Z, <Z as Code>::Target>>,
                End<Z, <Z as Code>::Target>,
            >,
            <<Z as Code>::Width as Spread>::Read<
                <Z as Code>::Source,
                <Z as Code>::Target,
                Field<O, <Z as Code>::Target, <Z as Code>::Width>,
                Cons<Mode<U1, End<Z, <Z as Code>::Source>>, Nil>,
            >,
        >,
    >,
>;

/// `(S, y…, gap, z…, rest)`, the bits read being the lower ones
type ReadFirst<Z, O> = Cons<
    Mode<<Z as Code>::Source, U1>,
    <<Z as Code>::Width as Spread>::Read<
        <Z as Code>::Source,
        <Z as Code>::Target,
        Field<O, <Z as Code>::Target, <Z as Code>::Width>,
        Cons<
            Mode<
                Over<<Z as Code>::Target, End<Z, <Z as Code>::Source>>,
                End<Z, <Z as Code>::Source>,
            >,
            <<Z as Code>::Width as Spread>::Written<
                <Z as Code>::Target,
                Field<O, <Z as Code>::Source, <Z as Code>::Width>,
                Cons<Mode<U1, End<Z, <Z as Code>::Target>>, Nil>,
            >,
        >,
    >,
>;

/// The bit after a field that starts at `At`.
type End<Z, At> = <At as Nat>::Mul<<Z as Code>::Width>;
/// `a / b`
type Over<A, B> = <<B as Nat>::Divide<A> as Euclidean>::Quot;

/// The width of a field, as a power of two, bit by bit.
pub trait Spread {
    /// The modes of the bits that are written, from `Z` on: backwards where the bit of `Y` is 1.
    type Written<Z: Nat, Y: Nat, Rest: FlatModes>: FlatModes;
    /// The modes of the bits that are read, from `Y` on, with the step of the bit that each is laid over,
    /// from `Z` on: subtracted where the bit of `O` is 1.
    type Read<Y: Nat, Z: Nat, O: Nat, Rest: FlatModes>: FlatModes;
}

/// No field is that narrow.
impl Spread for UTerm {
    type Written<Z: Nat, Y: Nat, Rest: FlatModes> = Rest;
    type Read<Y: Nat, Z: Nat, O: Nat, Rest: FlatModes> = Rest;
}

/// no bit left
impl<V: Nat> Spread for UInt<V, B1> {
    type Written<Z: Nat, Y: Nat, Rest: FlatModes> = Rest;
    type Read<Y: Nat, Z: Nat, O: Nat, Rest: FlatModes> = Rest;
}

/// one bit, and the others
impl<V: Nat> Spread for UInt<V, B0> {
    type Written<Z: Nat, Y: Nat, Rest: FlatModes> =
        Cons<Mode<U2, <Y::LowBit as Truth>::Pick<Neg<Z>, Z>>, V::Written<Z::Double, Y::Half, Rest>>;
    type Read<Y: Nat, Z: Nat, O: Nat, Rest: FlatModes> = Cons<
        Mode<U2, <O::LowBit as Truth>::Pick<<Y as Scalar>::Plus<Neg<Z>>, <Y as Scalar>::Plus<Z>>>,
        V::Read<Y::Double, Z::Double, O::Half, Rest>,
    >;
}

/// The plan for the modes `K`, kept by a slice that starts at `O` and has fixed something if `Fixed`: the
/// ordinary layout, or [`Undefined`] where the slice stays swizzled.
pub(crate) type Decayed<Z, O, K, Fixed> =
    <Decays<Z, O, K, Fixed> as Decides>::Plan<Steps<Z, <O as Magnitude>::Magnitude, K>>;

/// Whether a slice decays.
type Decays<Z, O, K, Fixed> = <<Fixed as Truth>::And<
    <<O as Scalar>::IsStatic as Truth>::And<
        <<<<K as ModeTree>::Shape as Tree>::IsStatic as Truth>::And<
            <<K as ModeTree>::Stride as Tree>::IsStatic,
        > as Truth>::And<<<K as crate::facts::ToCoins>::TotalBelow0 as Scalar>::IsZero>,
    >,
> as Truth>::And<
    <<Sum<O, K> as Bitset>::IsFree as Truth>::And<
        <<<Field<Kept<O, K>, <Z as Code>::Source, <Z as Code>::Width> as Bitwise>::And<
            Field<Kept<O, K>, <Z as Code>::Target, <Z as Code>::Width>,
        > as Scalar>::IsZero as Truth>::And<<<O as Magnitude>::Below0 as Scalar>::IsZero>,
    >,
>;

/// The bits of the offset and the kept modes.
type Sum<O, K> = <K as Masks>::Masks<Has<<O as Magnitude>::Magnitude>>;
/// The bits of the kept modes alone.
type Kept<O, K> = Less<<Sum<O, K> as Bitset>::Mask, <O as Magnitude>::Magnitude>;
