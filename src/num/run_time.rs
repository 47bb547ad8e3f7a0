//! What is left of a number at run time: its value, in a `usize` or an `isize`.

use typenum::{B0, B1, UInt, UTerm};

use super::nat::Nat;
use super::scalar::Scalar;
use super::signed::Neg;
use super::truth::{No, Truth, Yes};
use crate::tuple::Tree;

/// The run-time side of a [`Scalar`].
pub trait RunTime: Copy {
    /// `usize`, or `isize` for a number that may be negative.
    type Dynamic: Scalar;
    /// The number of that type with this value.
    fn of_value(value: isize) -> Self::Dynamic;
    /// Whether the number may be negative.
    type IsSigned: Truth;
    /// The number; 1 for a 0 of which only the running program knows. For quotients that do not
    /// matter where the divisor is 0.
    #[must_use]
    fn or_one(self) -> Self;
    /// A coordinate `C` that was split off the number: as it is if the number is static, else in
    /// run-time numbers only, so that its type does not depend on which sizes happen to be 1.
    type Coordinate<C: Tree>: Tree;
    /// That coordinate.
    fn coordinate<C: Tree>(coord: C) -> Self::Coordinate<C>;
}

/// Implements [`RunTime`] for a static number.
macro_rules! is_static {
    ($doc:literal, [$($generics:tt)*] $T:ty, $Dynamic:ty, of $of:expr, signed $IsSigned:ty) => {
        #[doc = $doc]
        impl<$($generics)*> RunTime for $T {
            type Dynamic = $Dynamic;
            #[inline]
            fn of_value(value: isize) -> $Dynamic {
                $of(value)
            }
            type IsSigned = $IsSigned;
            #[inline]
            fn or_one(self) -> Self {
                self
            }
            type Coordinate<C: Tree> = C;
            #[inline]
            fn coordinate<C: Tree>(coord: C) -> C {
                coord
            }
        }
    };
}

is_static!("`0`", [] UTerm, usize, of isize::cast_unsigned, signed No);
is_static!("`2V`", [V: Nat] UInt<V, B0>, usize, of isize::cast_unsigned, signed No);
is_static!("`2V + 1`", [V: Nat] UInt<V, B1>, usize, of isize::cast_unsigned, signed No);
is_static!("`−N`", [N: Nat] Neg<N>, isize, of core::convert::identity, signed Yes);

impl RunTime for usize {
    type Dynamic = usize;
    #[inline]
    fn of_value(value: isize) -> usize {
        value.cast_unsigned()
    }
    type IsSigned = No;
    #[inline]
    fn or_one(self) -> usize {
        self.max(1)
    }
    type Coordinate<C: Tree> = C::Dynamic;
    #[inline]
    fn coordinate<C: Tree>(coord: C) -> C::Dynamic {
        coord.dynamic()
    }
}

impl RunTime for isize {
    type Dynamic = isize;
    #[inline]
    fn of_value(value: isize) -> isize {
        value
    }
    type IsSigned = Yes;
    #[inline]
    fn or_one(self) -> isize {
        if self == 0 { 1 } else { self }
    }
    type Coordinate<C: Tree> = C::Dynamic;
    #[inline]
    fn coordinate<C: Tree>(coord: C) -> C::Dynamic {
        coord.dynamic()
    }
}
