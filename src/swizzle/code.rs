//! From the three numbers of a swizzle to what it does.

use core::marker::PhantomData;

use typenum::{B0, B1, UInt, UTerm};

use crate::num::{Bitwise, Nat, Neg, Scalar, Static, Truth, Yes};
use crate::tuple::Stride;

use super::apply::Code;
use super::{Swizzle, SwizzleValue};

/// The shift of a swizzle, as the algorithms see it.
pub trait Shift: Scalar {
    /// `|S|`
    type Distance: Nat;
    /// How much higher the bits lie that are read: `2^S`, or 1 for `S < 0`.
    type SourceAbove: Nat;
    /// How much higher the bits lie that are written: 1, or `2^|S|` for `S < 0`.
    type TargetAbove: Nat;
    /// The shift as a value.
    const VALUE: i8;
}

/// Implements [`Shift`] for a form of natural numbers.
macro_rules! upwards {
    ([$($V:ident)?] $N:ty) => {
        impl$(<$V: Nat>)? Shift for $N {
            type Distance = Self;
            type SourceAbove = <Self as Bitwise>::Pow2;
            type TargetAbove = typenum::U1;
            const VALUE: i8 = small(<Self as Nat>::VALUE).cast_signed();
        }
    };
}

upwards!([] UTerm);
upwards!([V] UInt<V, B0>);
upwards!([V] UInt<V, B1>);

impl<N: Nat> Shift for Neg<N> {
    type Distance = N;
    type SourceAbove = typenum::U1;
    type TargetAbove = N::Pow2;
    const VALUE: i8 = -small(<N as Nat>::VALUE).cast_signed();
}

/// Bits of an index, at most 63.
const fn small(n: u64) -> u8 {
    assert!(n < 64, "a swizzle reads and writes bits below bit 63");
    #[allow(clippy::cast_possible_truncation, reason = "checked in the line above")]
    {
        n as u8
    }
}

/// What the swizzle `B, M, S` does, all numbers in binary.
#[derive(Debug)]
pub struct Xor<B, M, S>(PhantomData<(B, M, S)>);

impl<B, M, S> Clone for Xor<B, M, S> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<B, M, S> Copy for Xor<B, M, S> {}

/// The bits from `M + S` on are laid over those from `M` on; for `S < 0` those from `M` on over those
/// from `M + |S|` on.
impl<B: Nat, M: Nat, S: Shift> Code for Xor<B, M, S> {
    type Source = <M::Pow2 as Nat>::Mul<S::SourceAbove>;
    type Target = <M::Pow2 as Nat>::Mul<S::TargetAbove>;
    type Width = B::Pow2;
    const VALUE: SwizzleValue =
        match SwizzleValue::new(small(<B as Nat>::VALUE), small(<M as Nat>::VALUE), S::VALUE) {
            Some(value) => value,
            None => panic!("a swizzle reads and writes different bits, all of them below bit 63"),
        };
}

/// What the swizzle with the digits `B, M, S` does.
pub type CodeOf<B, M, S> = Xor<<B as Static>::Nat, <M as Static>::Nat, <S as Stride>::Tree>;

/// A swizzle whose numbers are in order.
pub trait IsSwizzle: Copy + Default {
    /// What it does.
    type Code: Code;
    /// How many bits are read and written.
    type Bits: Nat;
    /// How many low bits stay.
    type Base: Nat;
    /// How far the two lie apart.
    type Shift: Shift;
    /// The same as a value.
    const VALUE: SwizzleValue;
}

impl<B, M, S> IsSwizzle for Swizzle<B, M, S>
where
    B: Static,
    M: Static,
    S: ShiftsPast<B> + Stride<Tree: Shift>,
{
    type Code = CodeOf<B, M, S>;
    type Bits = B::Nat;
    type Base = M::Nat;
    type Shift = S::Tree;
    const VALUE: SwizzleValue = <CodeOf<B, M, S> as Code>::VALUE;
}

/// The shift `Self` of a swizzle takes its `B` bits past themselves: `|S| ≥ B`.
pub trait ShiftsPast<B> {}

impl<B, S> ShiftsPast<B> for S
where
    B: Static,
    S: Stride<Tree: Shift>,
    <<<S::Tree as Shift>::Distance as Nat>::Below<B::Nat, crate::num::No> as Truth>::Not:
        Reading<B, S>,
{
}

/// The verdict `Self` says that the `B` bits that a swizzle reads, shifted by `S`, are not among those
/// that it writes.
#[diagnostic::on_unimplemented(
    message = "a swizzle of `{B}` bits cannot shift by `{S}`: the bits that it reads and those that it writes overlap",
    label = "a shift of `{S}` is below the `{B}` bits",
    note = "a swizzle is its own inverse only where it reads no bit that it writes: |S| ≥ B in `Swizzle<B, M, S>`"
)]
pub trait Reading<B, S>: Truth {}

#[diagnostic::do_not_recommend]
impl<B, S> Reading<B, S> for Yes {}
