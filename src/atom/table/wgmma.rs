//! Hopper's `wgmma`: four warps multiply 64×K by K×N, N any multiple of 8 up to 256.
//!
//! CuTe has a type for each N, `SM90_64x128x16_F32F16F16_SS`; here N is a parameter,
//! `SM90_64xNx16_F32F16F16_SS<_128>`. B is read from shared memory, so every thread holds all of it; so
//! is A in the `SS` forms, while in the `RS` forms it is spread over registers.

use core::marker::PhantomData;

use crate::Layout;
use crate::atom::{MmaAtom, MnkShape, TvLayout, proof};
use crate::num::{
    _8, _16, _24, _32, _40, _48, _56, _64, _72, _80, _88, _96, _104, _112, _120, _128, _136, _144,
    _152, _160, _168, _176, _184, _192, _200, _208, _216, _224, _232, _240, _248, _256,
};

/// A size that `wgmma` has for N: a multiple of 8 from 8 to 256.
#[diagnostic::on_unimplemented(
    message = "wgmma has no tile of N = `{Self}`",
    label = "N is a multiple of 8, from `_8` to `_256`"
)]
pub trait WgmmaN: Copy + Default + 'static {
    /// `(64, N, 8)`
    type Shape8: MnkShape;
    /// `(64, N, 16)`
    type Shape16: MnkShape;
    /// `(64, N, 32)`
    type Shape32: MnkShape;
    /// B for K = 8, in shared memory.
    type B8: TvLayout;
    /// B for K = 16.
    type B16: TvLayout;
    /// B for K = 32.
    type B32: TvLayout;
    /// The accumulators.
    type C: TvLayout;
}

/// A size that `wgmma` has for N with integers: up to 32 a multiple of 8, but of 16 from there on.
#[diagnostic::on_unimplemented(
    message = "wgmma on integers has no tile of N = `{Self}`",
    label = "N is `_8`, `_24` or a multiple of 16, up to `_256`"
)]
pub trait WgmmaIntegerN: WgmmaN {}

macro_rules! sizes {
    ($($N:ident = $n:tt = 8 * $eighth:tt;)*) => {$(
        impl WgmmaN for $N {
            type Shape8 = super::TileOf<Layout!((64,$n,8))>;
            type Shape16 = super::TileOf<Layout!((64,$n,16))>;
            type Shape32 = super::TileOf<Layout!((64,$n,32))>;
            type B8 = Layout!((128,($n,8)):(0,(1,$n)));
            type B16 = Layout!((128,($n,16)):(0,(1,$n)));
            type B32 = Layout!((128,($n,32)):(0,(1,$n)));
            type C = Layout!(((4,8,4),(2,2,$eighth)):((128,1,16),(64,8,512)));
        }
        // One instruction for each K: all tables that depend on N.
        const _: () = {
            proof::<SM90_64xNx8_F32TF32TF32_SS_TN<$N>>();
            proof::<SM90_64xNx16_F32F16F16_SS<$N>>();
            proof::<SM90_64xNx32_F32E4M3E4M3_SS_TN<$N>>();
        };
    )*};
}

sizes! {
    _8 = 8 = 8 * 1; _16 = 16 = 8 * 2; _24 = 24 = 8 * 3; _32 = 32 = 8 * 4;
    _40 = 40 = 8 * 5; _48 = 48 = 8 * 6; _56 = 56 = 8 * 7; _64 = 64 = 8 * 8;
    _72 = 72 = 8 * 9; _80 = 80 = 8 * 10; _88 = 88 = 8 * 11; _96 = 96 = 8 * 12;
    _104 = 104 = 8 * 13; _112 = 112 = 8 * 14; _120 = 120 = 8 * 15; _128 = 128 = 8 * 16;
    _136 = 136 = 8 * 17; _144 = 144 = 8 * 18; _152 = 152 = 8 * 19; _160 = 160 = 8 * 20;
    _168 = 168 = 8 * 21; _176 = 176 = 8 * 22; _184 = 184 = 8 * 23; _192 = 192 = 8 * 24;
    _200 = 200 = 8 * 25; _208 = 208 = 8 * 26; _216 = 216 = 8 * 27; _224 = 224 = 8 * 28;
    _232 = 232 = 8 * 29; _240 = 240 = 8 * 30; _248 = 248 = 8 * 31; _256 = 256 = 8 * 32;
}

// The tables of A in registers do not.
const _: () = {
    proof::<SM90_64xNx8_F32TF32TF32_RS_TN<_8>>();
    proof::<SM90_64xNx16_F32F16F16_RS<_8>>();
    proof::<SM90_64xNx32_F32E4M3E4M3_RS_TN<_8>>();
};

macro_rules! integer_sizes {
    ($($N:ident)*) => {$(impl WgmmaIntegerN for $N {})*};
}

integer_sizes! { _8 _16 _24 _32 _48 _64 _80 _96 _112 _128 _144 _160 _176 _192 _208 _224 _240 _256 }

/// An instruction for each row, with A from shared memory and with A from registers.
macro_rules! wgmma {
    ($(
        K = $k:tt, N: $Bound:ident, $Shape:ident, $B:ident,
            A in shared memory $ss:tt:$sd:tt
            A in registers $rs:tt:$rd:tt
        { $($Shared:ident, $Registers:ident: $D:ident = $A:ident * $T:ident;)* }
    )*) => {$(
        wgmma!(@each $k, $Bound, $Shape, $B, $ss:$sd, "shared memory", $($Shared: $D = $A * $T;)*);
        wgmma!(@each $k, $Bound, $Shape, $B, $rs:$rd, "registers", $($Registers: $D = $A * $T;)*);
    )*};
    (@each $k:tt, $Bound:ident, $Shape:ident, $B:ident, $as:tt:$ad:tt, $where:literal,
        $($Name:ident: $D:ident = $A:ident * $T:ident;)*) => {$(
        #[doc = concat!("`D = A·B + C` on a tile of 64×N×", stringify!($k), ", A in ", $where, ": `",
            stringify!($D), " = ", stringify!($A), " · ", stringify!($T), " + ", stringify!($D), "`.")]
        ///
        /// | | threads and values |
        /// | --- | --- |
        #[doc = concat!("| A, `m + 64·k` | `", stringify!($as), ":", stringify!($ad), "` |")]
        #[doc = concat!("| B, `n + N·k` | `(128,(N,", stringify!($k), ")):(0,(1,N))` |")]
        /// | C, `m + 64·n` | `((4,8,4),(2,2,N/8)):((128,1,16),(64,8,512))` |
        #[derive(Clone, Copy, Debug, Default)]
        pub struct $Name<N>(PhantomData<N>);

        impl<N: $Bound> MmaAtom for $Name<N> {
            const NAME: &'static str = stringify!($Name);
            type Shape = N::$Shape;
            type D = crate::atom::$D;
            type A = crate::atom::$A;
            type B = crate::atom::$T;
            type C = crate::atom::$D;
            type ThrId = Layout!(128:1);
            type ALayout = Layout!($as:$ad);
            type BLayout = N::$B;
            type CLayout = N::C;
        }
    )*};
}

wgmma! {
    K = 8, N: WgmmaN, Shape8, B8,
        A in shared memory (128,(64,8)):(0,(1,64))
        A in registers ((4,8,4),(2,2)):((64,1,16),(8,256))
    {
        SM90_64xNx8_F32TF32TF32_SS_TN, SM90_64xNx8_F32TF32TF32_RS_TN: F32 = TF32 * TF32;
    }

    K = 16, N: WgmmaN, Shape16, B16,
        A in shared memory (128,(64,16)):(0,(1,64))
        A in registers ((4,8,4),(2,2,2)):((128,1,16),(64,8,512))
    {
        SM90_64xNx16_F16F16F16_SS, SM90_64xNx16_F16F16F16_RS: F16 = F16 * F16;
        SM90_64xNx16_F32F16F16_SS, SM90_64xNx16_F32F16F16_RS: F32 = F16 * F16;
        SM90_64xNx16_F32BF16BF16_SS, SM90_64xNx16_F32BF16BF16_RS: F32 = BF16 * BF16;
    }

    K = 32, N: WgmmaN, Shape32, B32,
        A in shared memory (128,(64,32)):(0,(1,64))
        A in registers ((4,8,4),(4,2,2)):((256,1,16),(64,8,1024))
    {
        SM90_64xNx32_F16E4M3E4M3_SS_TN, SM90_64xNx32_F16E4M3E4M3_RS_TN: F16 = E4M3 * E4M3;
        SM90_64xNx32_F16E4M3E5M2_SS_TN, SM90_64xNx32_F16E4M3E5M2_RS_TN: F16 = E4M3 * E5M2;
        SM90_64xNx32_F16E5M2E4M3_SS_TN, SM90_64xNx32_F16E5M2E4M3_RS_TN: F16 = E5M2 * E4M3;
        SM90_64xNx32_F16E5M2E5M2_SS_TN, SM90_64xNx32_F16E5M2E5M2_RS_TN: F16 = E5M2 * E5M2;
        SM90_64xNx32_F32E4M3E4M3_SS_TN, SM90_64xNx32_F32E4M3E4M3_RS_TN: F32 = E4M3 * E4M3;
        SM90_64xNx32_F32E4M3E5M2_SS_TN, SM90_64xNx32_F32E4M3E5M2_RS_TN: F32 = E4M3 * E5M2;
        SM90_64xNx32_F32E5M2E4M3_SS_TN, SM90_64xNx32_F32E5M2E4M3_RS_TN: F32 = E5M2 * E4M3;
        SM90_64xNx32_F32E5M2E5M2_SS_TN, SM90_64xNx32_F32E5M2E5M2_RS_TN: F32 = E5M2 * E5M2;
    }

    K = 32, N: WgmmaIntegerN, Shape32, B32,
        A in shared memory (128,(64,32)):(0,(1,64))
        A in registers ((4,8,4),(4,2,2)):((256,1,16),(64,8,1024))
    {
        SM90_64xNx32_S32S8S8_SS_TN, SM90_64xNx32_S32S8S8_RS_TN: S32 = S8 * S8;
        SM90_64xNx32_S32S8U8_SS_TN, SM90_64xNx32_S32S8U8_RS_TN: S32 = S8 * U8;
        SM90_64xNx32_S32U8S8_SS_TN, SM90_64xNx32_S32U8S8_RS_TN: S32 = U8 * S8;
        SM90_64xNx32_S32U8U8_SS_TN, SM90_64xNx32_S32U8U8_RS_TN: S32 = U8 * U8;
        SM90_64xNx32_S32S8S8_SS_TN_SATURATE, SM90_64xNx32_S32S8S8_RS_TN_SATURATE: S32 = S8 * S8;
        SM90_64xNx32_S32S8U8_SS_TN_SATURATE, SM90_64xNx32_S32S8U8_RS_TN_SATURATE: S32 = S8 * U8;
        SM90_64xNx32_S32U8S8_SS_TN_SATURATE, SM90_64xNx32_S32U8S8_RS_TN_SATURATE: S32 = U8 * S8;
        SM90_64xNx32_S32U8U8_SS_TN_SATURATE, SM90_64xNx32_S32U8U8_RS_TN_SATURATE: S32 = U8 * U8;
    }
}
