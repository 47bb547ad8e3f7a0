//! Rust numbers that stand for the element types of instructions, and how they are multiplied.

use super::value::{F32, F64, S4, S8, S16, S32, TF32, U1, U4, U8, ValueType};

/// A Rust number that stands for elements of the type `V` on a CPU.
///
/// With the feature `half`, `half::f16` stands for `F16` and `half::bf16` for `BF16`. An `f32` stands for
/// `TF32` as it is, its lower bits included.
#[diagnostic::on_unimplemented(
    message = "`{Self}` does not stand for elements of type `{V}`",
    label = "the instruction has elements of type `{V}` here",
    note = "`f32` stands for `F32`, `i8` for `S8`, and with the feature `half` `half::f16` for `F16`"
)]
pub trait StandsFor<V: ValueType>: Copy + PartialEq {}

macro_rules! stands {
    ($($Number:ty: $($Value:ident)*;)*) => {$($(
        #[diagnostic::do_not_recommend]
        impl StandsFor<$Value> for $Number {}
    )*)*};
}

stands! {
    f64: F64;
    f32: F32 TF32;
    i32: S32;
    i16: S16;
    i8: S8 S4;
    u8: U8 U4;
    bool: U1;
}

/// A number to which products of an `A` and a `B` are added.
#[diagnostic::on_unimplemented(
    message = "products of `{A}` and `{B}` are not added to a `{Self}`",
    label = "a `{Self}` does not accumulate these products"
)]
pub trait Accumulates<A, B>: Copy + PartialEq {
    /// `self + Σ a·b`, rounded to `Self` once, at the end.
    #[must_use]
    fn accumulate(self, factors: impl Iterator<Item = (A, B)>) -> Self;
}

macro_rules! accumulates {
    ($($Sum:ty: $(($A:ty, $B:ty))+ in $Wide:ty, from $into:expr, to $from:expr;)*) => {$($(
        #[diagnostic::do_not_recommend]
        impl Accumulates<$A, $B> for $Sum {
            fn accumulate(self, factors: impl Iterator<Item = ($A, $B)>) -> Self {
                let start: $Wide = $into(self);
                let sum = factors.fold(start, |sum, (a, b)| sum + <$Wide>::from(a) * <$Wide>::from(b));
                $from(sum)
            }
        }
    )+)*};
}

accumulates! {
    f64: (f64, f64) in f64, from f64::from, to f64::from;
    f32: (f32, f32) in f32, from f32::from, to f32::from;
    i32: (i8, i8) (i8, u8) (u8, i8) (u8, u8) (i16, i16) in i32, from i32::from, to i32::from;
}

#[cfg(feature = "half")]
mod halves {
    use half::{bf16, f16};

    use super::{Accumulates, StandsFor};
    use crate::atom::value::{BF16, F16};

    #[diagnostic::do_not_recommend]
    impl StandsFor<F16> for f16 {}
    #[diagnostic::do_not_recommend]
    impl StandsFor<BF16> for bf16 {}

    accumulates! {
        f32: (f16, f16) (bf16, bf16) in f32, from f32::from, to f32::from;
        f16: (f16, f16) in f32, from f32::from, to f16::from_f32;
    }
}
