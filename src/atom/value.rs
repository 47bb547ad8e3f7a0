//! The types of the elements that instructions read and write.

use crate::algebra::Element;
use crate::num::{_1, _4, _8, _16, _32, _64, _128, _192, Static};

/// The type of an element, as instructions name it: its size in bits, and nothing of its arithmetic.
///
/// Rust has no type for most of them. Which Rust numbers stand for them on a CPU is up to who runs the
/// instruction there.
pub trait ValueType: Element + Copy + Default + 'static {
    /// The size in bits.
    const BITS: usize = <Self::Bits as Static>::VALUE;
    /// The name that instructions use.
    const NAME: &'static str;
}

macro_rules! values {
    ($($(#[$doc:meta])* $Name:ident: $Bits:ty;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default)]
        pub struct $Name;

        impl Element for $Name {
            type Bits = $Bits;
        }

        impl ValueType for $Name {
            const NAME: &'static str = stringify!($Name);
        }
    )*};
}

values! {
    /// IEEE 754 double precision.
    F64: _64;
    /// IEEE 754 single precision.
    F32: _32;
    /// Single precision of which an instruction reads 19 bits.
    TF32: _32;
    /// IEEE 754 half precision.
    F16: _16;
    /// The upper half of a single precision number.
    BF16: _16;
    /// 8 bits, 4 of them exponent, no infinity.
    E4M3: _8;
    /// 8 bits, 5 of them exponent.
    E5M2: _8;
    /// AMD's 8-bit float with 4 bits of exponent.
    FP8: _8;
    /// AMD's 8-bit float with 5 bits of exponent.
    BF8: _8;
    /// A float of 8, 6 or 4 bits, the instruction says which, with a scale; the size is that of the widest.
    F8F6F4: _8;
    /// Two doubles: a complex number.
    C64: _128;
    /// Three partial products of complex numbers, multiplied by Gauss's method.
    GC64: _192;
    /// 32-bit integer with sign.
    S32: _32;
    /// 16-bit integer with sign.
    S16: _16;
    /// 8-bit integer with sign.
    S8: _8;
    /// 8-bit integer without sign.
    U8: _8;
    /// 8-bit integer; the instruction says whether with sign.
    IU8: _8;
    /// 4-bit integer with sign.
    S4: _4;
    /// 4-bit integer without sign.
    U4: _4;
    /// 4-bit integer; the instruction says whether with sign.
    IU4: _4;
    /// One bit.
    U1: _1;
}

/// The Rust types that are element types as they are.
macro_rules! primitive {
    ($($Name:ident)*) => {$(
        impl ValueType for $Name {
            const NAME: &'static str = stringify!($Name);
        }
    )*};
}

primitive! {
    f64 f32 u128 u64 u32 u16 u8 i128 i64 i32 i16 i8
}
