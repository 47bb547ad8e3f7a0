//! The sizes of element types, as types.

use crate::num::{_8, _16, _32, _64, _128, Static};

/// A type whose size in memory the compiler can calculate with.
///
/// `size_of::<T>()` is a value, and stable Rust makes no type of it: so a type names its size.
///
/// ```
/// use colex::{Element, Layout, layout, num::_32};
///
/// struct Pixel([u8; 4]);
/// impl Element for Pixel {
///     type Bits = _32;
/// }
/// let _: Layout!(16:1) = layout!(4:1).recast::<Pixel, u8>();
/// # let _ = Pixel([0; 4]);
/// ```
#[diagnostic::on_unimplemented(
    message = "the size of `{Self}` is not known as a type",
    label = "`{Self}` is not an element type",
    note = "implement `Element` for it, or give both sizes: `recast_bits::<_16, _32>()`"
)]
pub trait Element {
    /// The size in bits.
    type Bits: Static;
}

macro_rules! elements {
    ($($Bits:ident: $($T:ty)*;)*) => {$($(
        impl Element for $T {
            type Bits = $Bits;
        }
        const _: () = assert!(8 * size_of::<$T>() == <$Bits as Static>::VALUE);
    )*)*};
}

elements! {
    _8: u8 i8 bool;
    _16: u16 i16;
    _32: u32 i32 f32 char;
    _64: u64 i64 f64;
    _128: u128 i128;
}
