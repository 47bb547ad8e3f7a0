//! One index, swizzled: shift, mask, exclusive or.

use typenum::{B0, B1, UInt, UTerm};

use crate::num::{Bitwise, Euclidean, Nat, Neg, Scalar};

/// What a swizzle does, in powers of two: the bits read, at `Source`, are laid over those at `Target`;
/// there are `Width − 1` in a mask of them.
pub trait Code: Copy {
    /// `2^(position of the bits that are read)`
    type Source: Nat;
    /// `2^(position of the bits that are written)`
    type Target: Nat;
    /// `2^(number of bits)`
    type Width: Nat;
    /// The same as a value.
    const VALUE: super::SwizzleValue;
}

/// A number that can be swizzled.
pub trait Swizzled: Copy {
    /// `n ⊕ (⌊n / Source⌋ mod Width) · Target`
    type By<Z: Code>: Scalar;
    /// That number.
    fn by<Z: Code>(self) -> Self::By<Z>;
    /// The number as what is added before a swizzle: a run-time one counts from 0.
    type Offset: Scalar;
    /// That number.
    fn to_offset(self) -> Self::Offset;
}

/// `0 ↦ 0`
impl Swizzled for UTerm {
    type By<Z: Code> = UTerm;
    #[inline]
    fn by<Z: Code>(self) -> UTerm {
        self
    }
    type Offset = Self;
    #[inline]
    fn to_offset(self) -> Self {
        self
    }
}

/// Implements [`Swizzled`] for the two forms of a positive number.
macro_rules! positive {
    ($B:ident) => {
        impl<V: Nat> Swizzled for UInt<V, $B> {
            type By<Z: Code> = SwizzledNat<Self, Z>;
            #[inline]
            fn by<Z: Code>(self) -> Self::By<Z> {
                Self::By::<Z>::default()
            }
            type Offset = Self;
            #[inline]
            fn to_offset(self) -> Self {
                self
            }
        }
    };
}

positive!(B0);
positive!(B1);

/// `n ⊕ (⌊n / Source⌋ mod Width) · Target`
pub(crate) type SwizzledNat<N, Z> = <N as Bitwise>::Xor<Laid<N, Z>>;
/// `(⌊n / Source⌋ mod Width) · Target`: what is laid over `n`
type Laid<N, Z> = <Read<N, Z> as Nat>::Mul<<Z as Code>::Target>;
/// `⌊n / Source⌋ mod Width`: the bits that are read
pub(crate) type Read<N, Z> = Field<N, <Z as Code>::Source, <Z as Code>::Width>;
/// `⌊n / At⌋ mod Width`: the bits of `n` from `At` on
pub(crate) type Field<N, At, Width> =
    <<Width as Nat>::Divide<<<At as Nat>::Divide<N> as Euclidean>::Quot> as Euclidean>::Rem;

/// One shift, one mask, one exclusive or.
impl Swizzled for usize {
    type By<Z: Code> = usize;
    #[inline]
    fn by<Z: Code>(self) -> usize {
        let (shift, mask) = const { (Z::VALUE.shift(), (1_usize << Z::VALUE.bits()) - 1) };
        let low = mask << Z::VALUE.base();
        if shift >= 0 {
            self ^ ((self >> shift.unsigned_abs()) & low)
        } else {
            self ^ ((self & low) << shift.unsigned_abs())
        }
    }
    type Offset = Self;
    #[inline]
    fn to_offset(self) -> Self {
        self
    }
}

/// Indices below 0 are swizzled in two's complement, at run time.
impl<N: Nat> Swizzled for Neg<N> {
    type By<Z: Code> = isize;
    #[inline]
    fn by<Z: Code>(self) -> isize {
        self.value().by::<Z>()
    }
    type Offset = Self;
    #[inline]
    fn to_offset(self) -> Self {
        self
    }
}

/// In two's complement.
impl Swizzled for isize {
    type By<Z: Code> = isize;
    #[inline]
    fn by<Z: Code>(self) -> isize {
        let (shift, mask) = const { (Z::VALUE.shift(), (1_isize << Z::VALUE.bits()) - 1) };
        let low = mask << Z::VALUE.base();
        if shift >= 0 {
            self ^ ((self >> shift.unsigned_abs()) & low)
        } else {
            self ^ ((self & low) << shift.unsigned_abs())
        }
    }
    type Offset = usize;
    #[inline]
    fn to_offset(self) -> usize {
        self.cast_unsigned()
    }
}
