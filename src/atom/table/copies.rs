//! Instructions that copy: through registers, by `cp.async`, by shuffles, `ldmatrix`, `movmatrix` and
//! `stmatrix`.

use core::marker::PhantomData;

use crate::Layout;
use crate::atom::{CopyAtom, TvLayout, ValueType, copy_proof};

/// A type for each instruction, its tables in bits, and their proof.
macro_rules! copy_atoms {
    ($(
        threads $ts:tt:$td:tt
            source $ss:tt:$sd:tt
            destination $ds:tt:$dd:tt
            reference $rs:tt:$rd:tt
        { $($(#[$doc:meta])* $Name:ident;)* }
    )*) => {$($(
        $(#[$doc])*
        ///
        /// | | threads and bits |
        /// | --- | --- |
        #[doc = concat!("| source | `", stringify!($ss), ":", stringify!($sd), "` |")]
        #[doc = concat!("| destination | `", stringify!($ds), ":", stringify!($dd), "` |")]
        #[derive(Clone, Copy, Debug, Default)]
        pub struct $Name;

        impl CopyAtom for $Name {
            const NAME: &'static str = stringify!($Name);
            type ThrId = Layout!($ts:$td);
            type SrcBits = Layout!($ss:$sd);
            type DstBits = Layout!($ds:$dd);
            type RefBits = Layout!($rs:$rd);
        }
        const _: () = copy_proof::<$Name>();
    )*)*};
}

copy_atoms! {
    threads 32:1
        source (32,64):(64,1)
        destination ((2,16),(32,2)):((32,128),(1,64))
        reference (32,64):(64,1)
    {
        /// Neighbouring lanes transpose 2×2 of 32 bits.
        SM50_Shuffle_U32_2x2Trans_XOR1;
    }
    threads 32:1
        source (32,64):(64,1)
        destination ((4,2,4),(32,2)):((64,32,512),(1,256))
        reference (32,64):(64,1)
    {
        /// Lanes that differ by 4 transpose 2×2 of 32 bits.
        SM50_Shuffle_U32_2x2Trans_XOR4;
    }
    threads 32:1
        source ((8,4),128):((128,0),1)
        destination (32,32):(32,1)
        reference (32,32):(32,1)
    {
        /// `ldmatrix`: one 8×8 matrix of 16-bit elements from shared memory.
        SM75_U32x1_LDSM_N;
    }
    threads 32:1
        source ((16,2),128):((128,0),1)
        destination (32,(32,2)):(32,(1,1024))
        reference (32,(32,2)):(32,(1,1024))
    {
        /// `ldmatrix`: two 8×8 matrices of 16-bit elements from shared memory.
        SM75_U32x2_LDSM_N;
    }
    threads 32:1
        source (32,128):(128,1)
        destination (32,(32,4)):(32,(1,1024))
        reference (32,(32,4)):(32,(1,1024))
    {
        /// `ldmatrix`: four 8×8 matrices of 16-bit elements from shared memory.
        SM75_U32x4_LDSM_N;
    }
    threads 32:1
        source ((8,4),128):((128,0),1)
        destination ((4,8),(16,2)):((256,16),(1,128))
        reference ((4,8),(16,2)):((256,16),(1,128))
    {
        /// `ldmatrix`: one 8×8 matrix of 16-bit elements from shared memory, transposed.
        SM75_U16x2_LDSM_T;
    }
    threads 32:1
        source ((16,2),128):((128,0),1)
        destination ((4,8),(16,2,2)):((256,16),(1,128,1024))
        reference ((4,8),(16,2,2)):((256,16),(1,128,1024))
    {
        /// `ldmatrix`: two 8×8 matrices of 16-bit elements from shared memory, transposed.
        SM75_U16x4_LDSM_T;
    }
    threads 32:1
        source (32,128):(128,1)
        destination ((4,8),(16,2,4)):((256,16),(1,128,1024))
        reference ((4,8),(16,2,4)):((256,16),(1,128,1024))
    {
        /// `ldmatrix`: four 8×8 matrices of 16-bit elements from shared memory, transposed.
        SM75_U16x8_LDSM_T;
    }
    threads 32:1
        source (32,32):(32,1)
        destination (32,32):(32,1)
        reference (32,32):(32,1)
    {
        /// `movmatrix`: an 8×8 matrix of 16-bit elements in registers is transposed.
        SM75_U32x1_MOVM_T;
    }
    threads 32:1
        source (32,32):(32,1)
        destination ((8,4),128):((128,0),1)
        reference (32,32):(32,1)
    {
        /// `stmatrix`: one 8×8 matrix of 16-bit elements to shared memory.
        SM90_U32x1_STSM_N;
    }
    threads 32:1
        source (32,(32,2)):(32,(1,1024))
        destination ((16,2),128):((128,0),1)
        reference (32,(32,2)):(32,(1,1024))
    {
        /// `stmatrix`: two 8×8 matrices of 16-bit elements to shared memory.
        SM90_U32x2_STSM_N;
    }
    threads 32:1
        source (32,(32,4)):(32,(1,1024))
        destination (32,128):(128,1)
        reference (32,(32,4)):(32,(1,1024))
    {
        /// `stmatrix`: four 8×8 matrices of 16-bit elements to shared memory.
        SM90_U32x4_STSM_N;
    }
    threads 32:1
        source ((4,8),(16,2)):((256,16),(1,128))
        destination ((8,4),128):((128,0),1)
        reference ((4,8),(16,2)):((256,16),(1,128))
    {
        /// `stmatrix`: one 8×8 matrix of 16-bit elements to shared memory, transposed.
        SM90_U16x2_STSM_T;
    }
    threads 32:1
        source ((4,8),(16,2,2)):((256,16),(1,128,1024))
        destination ((16,2),128):((128,0),1)
        reference ((4,8),(16,2,2)):((256,16),(1,128,1024))
    {
        /// `stmatrix`: two 8×8 matrices of 16-bit elements to shared memory, transposed.
        SM90_U16x4_STSM_T;
    }
    threads 32:1
        source ((4,8),(16,2,4)):((256,16),(1,128,1024))
        destination (32,128):(128,1)
        reference ((4,8),(16,2,4)):((256,16),(1,128,1024))
    {
        /// `stmatrix`: four 8×8 matrices of 16-bit elements to shared memory, transposed.
        SM90_U16x8_STSM_T;
    }
}

/// A Rust type that one thread moves at once.
#[diagnostic::on_unimplemented(
    message = "no instruction copies a `{Self}` at once",
    label = "a thread copies `u8`, `u16`, `u32`, `u64` or `u128` at once"
)]
pub trait CopyUnit: ValueType {
    /// `(1, bits):(0, 1)`
    type OneThread: TvLayout;
}

macro_rules! units {
    ($($T:ident $bits:tt;)*) => {$(
        impl CopyUnit for $T {
            type OneThread = Layout!((1,$bits):(0,1));
        }
    )*};
}

units! { u8 8; u16 16; u32 32; u64 64; u128 128; }

/// A size that `cp.async` copies: 4, 8 or 16 bytes.
#[diagnostic::on_unimplemented(
    message = "cp.async does not copy a `{Self}` at once",
    label = "cp.async copies `u32`, `u64` or `u128`"
)]
pub trait CpAsyncUnit: CopyUnit {}

impl CpAsyncUnit for u32 {}
impl CpAsyncUnit for u64 {}
impl CpAsyncUnit for u128 {}

/// A size that `cp.async` copies past the first cache: 16 bytes.
#[diagnostic::on_unimplemented(
    message = "cp.async.cg does not copy a `{Self}` at once",
    label = "past the first cache cp.async copies `u128` only"
)]
pub trait CpAsyncWideUnit: CpAsyncUnit {}

impl CpAsyncWideUnit for u128 {}

/// Instructions of one thread, which moves a `T`.
macro_rules! one_thread {
    ($($(#[$doc:meta])* $Name:ident<$Bound:ident>: $($Proved:ident)*;)*) => {$(
        $(#[$doc])*
        ///
        /// One thread: source and destination are `(1,bits):(0,1)`.
        #[derive(Clone, Copy, Debug, Default)]
        pub struct $Name<T>(PhantomData<T>);

        impl<T: $Bound> CopyAtom for $Name<T> {
            const NAME: &'static str = stringify!($Name);
            type ThrId = Layout!(1:0);
            type SrcBits = T::OneThread;
            type DstBits = T::OneThread;
            type RefBits = T::OneThread;
        }
        const _: () = {
            $(copy_proof::<$Name<$Proved>>();)*
        };
    )*};
}

one_thread! {
    /// Any load or store of a `T`: `UniversalCopy<u128>` moves 16 bytes.
    UniversalCopy<CopyUnit>: u8 u16 u32 u64 u128;
    /// `cp.async.ca`: global to shared memory, cached everywhere.
    SM80_CP_ASYNC_CACHEALWAYS<CpAsyncUnit>: u32 u64 u128;
    /// `cp.async.cg`: global to shared memory, past the first cache.
    SM80_CP_ASYNC_CACHEGLOBAL<CpAsyncWideUnit>: u128;
    /// `cp.async.ca` that writes zeros where a predicate says so.
    SM80_CP_ASYNC_CACHEALWAYS_ZFILL<CpAsyncUnit>: u32 u64 u128;
    /// `cp.async.cg` that writes zeros where a predicate says so.
    SM80_CP_ASYNC_CACHEGLOBAL_ZFILL<CpAsyncWideUnit>: u128;
}
