//! Tiles of shared memory from which `wgmma` reads: CuTe's canonical layouts, swizzled.
//!
//! Named as CuTe's: `MN` with the rows contiguous, `K` with the columns, and how many bytes the swizzle
//! spreads over. The tile of a whole block is such a tile, repeated:
//!
//! ```
//! use colex::atom::{F16, gmma::Layout_K_SW128_Atom};
//! use colex::{Layout, shape};
//!
//! let tile = Layout_K_SW128_Atom::<F16>::default();
//! assert_eq!(tile.to_string(), "Sw<3,3,3> o _0 o (_8,_64):(_64,_1)");
//! let block = tile.tile_to_shape(shape!((128,64)));
//! let _: Layout!(((8,16),(64,1)):((64,512),(1,0))) = block.layout();
//! ```
#![allow(non_camel_case_types, reason = "the names are CuTe's")]

use crate::Layout;
use crate::algebra::Element;
use crate::num::{_0, _1, _2, _3, _4, _8, _16, _32};
use crate::swizzle::{ComposedLayout, Swizzle};

/// A size of elements, in bits, for which there are tiles.
#[diagnostic::on_unimplemented(
    message = "shared memory has no tile for elements of `{Self}` bits",
    label = "elements have `_8`, `_16` or `_32` bits"
)]
pub trait TileElement {
    /// Eight rows of 16 bytes, rows contiguous.
    type MnInter;
    /// Rows of 32 bytes.
    type MnSw32;
    /// Rows of 64 bytes.
    type MnSw64;
    /// Rows of 128 bytes.
    type MnSw128;
    /// Eight columns of 16 bytes, columns contiguous.
    type KInter;
    /// Columns of 32 bytes.
    type KSw32;
    /// Columns of 64 bytes.
    type KSw64;
    /// Columns of 128 bytes.
    type KSw128;
}

type Tile<Bits, Base, L> = ComposedLayout<Swizzle<Bits, Base, _3>, _0, L>;

/// A row for each size: the swizzle's base, and how many elements 16, 32, 64 and 128 bytes have.
macro_rules! tiles {
    ($($Bits:ident: base $Base:ident, $a:tt $b:tt $c:tt $d:tt;)*) => {$(
        impl TileElement for $Bits {
            type MnInter = Tile<_0, $Base, Layout!(($a,8):(1,$a))>;
            type MnSw32 = Tile<_1, $Base, Layout!(($b,8):(1,$b))>;
            type MnSw64 = Tile<_2, $Base, Layout!(($c,8):(1,$c))>;
            type MnSw128 = Tile<_3, $Base, Layout!(($d,8):(1,$d))>;
            type KInter = Tile<_0, $Base, Layout!((8,$a):($a,1))>;
            type KSw32 = Tile<_1, $Base, Layout!((8,$b):($b,1))>;
            type KSw64 = Tile<_2, $Base, Layout!((8,$c):($c,1))>;
            type KSw128 = Tile<_3, $Base, Layout!((8,$d):($d,1))>;
        }
    )*};
}

tiles! {
    _8: base _4, 16 32 64 128;
    _16: base _3, 8 16 32 64;
    _32: base _2, 4 8 16 32;
}

macro_rules! names {
    ($($Name:ident = $Tile:ident, $what:literal;)*) => {$(
        #[doc = concat!("The tile for elements `T`: ", $what, ".")]
        pub type $Name<T> = <<T as Element>::Bits as TileElement>::$Tile;
    )*};
}

names! {
    Layout_MN_INTER_Atom = MnInter, "rows contiguous, not swizzled";
    Layout_MN_SW32_Atom = MnSw32, "rows contiguous, swizzled over 32 bytes";
    Layout_MN_SW64_Atom = MnSw64, "rows contiguous, swizzled over 64 bytes";
    Layout_MN_SW128_Atom = MnSw128, "rows contiguous, swizzled over 128 bytes";
    Layout_K_INTER_Atom = KInter, "columns contiguous, not swizzled";
    Layout_K_SW32_Atom = KSw32, "columns contiguous, swizzled over 32 bytes";
    Layout_K_SW64_Atom = KSw64, "columns contiguous, swizzled over 64 bytes";
    Layout_K_SW128_Atom = KSw128, "columns contiguous, swizzled over 128 bytes";
}
