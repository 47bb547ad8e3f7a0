//! The instructions, a file a family.
//!
//! A row of a table is an instruction shape with its threads and its three register tables, and the
//! instructions that have them in common: `name: D = A * B + C`. What a row expands to is proved where
//! it stands.
#![allow(non_camel_case_types, reason = "the names of instructions are CuTe's and the vendors'")]

mod amd;
mod amx;
mod copies;
pub mod gmma;
mod sm61;
mod sm70;
mod sm75;
mod sm80;
mod sm89;
mod sm90;
mod wgmma;
mod xe;

pub use amd::*;
pub use amx::*;
pub use copies::*;
pub use sm61::*;
pub use sm70::*;
pub use sm75::*;
pub use sm80::*;
pub use sm89::*;
pub use sm90::*;
pub use wgmma::*;
pub use xe::*;

/// A type for each instruction, its tables, and their proof.
macro_rules! mma_atoms {
    ($(
        ($m:tt, $n:tt, $k:tt) threads $ts:tt:$td:tt
            A $as:tt:$ad:tt
            B $bs:tt:$bd:tt
            C $cs:tt:$cd:tt
        { $($Name:ident: $D:ident = $A:ident * $B:ident + $C:ident;)* }
    )*) => {$(
        $(
            #[doc = concat!("`D = A·B + C` on a tile of ", stringify!($m), "×", stringify!($n), "×", stringify!($k),
                ": `", stringify!($D), " = ", stringify!($A), " · ", stringify!($B), " + ", stringify!($C), "`.")]
            ///
            /// | | threads and values |
            /// | --- | --- |
            #[doc = concat!("| lanes | `", stringify!($ts), ":", stringify!($td), "` |")]
            #[doc = concat!("| A, `m + ", stringify!($m), "·k` | `", stringify!($as), ":", stringify!($ad), "` |")]
            #[doc = concat!("| B, `n + ", stringify!($n), "·k` | `", stringify!($bs), ":", stringify!($bd), "` |")]
            #[doc = concat!("| C, `m + ", stringify!($m), "·n` | `", stringify!($cs), ":", stringify!($cd), "` |")]
            #[derive(Clone, Copy, Debug, Default)]
            pub struct $Name;
        )*

        const _: () = {
            type Tile = super::TileOf<crate::Layout!(($m,$n,$k))>;
            type ThrId = crate::Layout!($ts:$td);
            type A = crate::Layout!($as:$ad);
            type B = crate::Layout!($bs:$bd);
            type C = crate::Layout!($cs:$cd);
            $(
                impl crate::atom::MmaAtom for $Name {
                    const NAME: &'static str = stringify!($Name);
                    type Shape = Tile;
                    type D = crate::atom::$D;
                    type A = crate::atom::$A;
                    type B = crate::atom::$B;
                    type C = crate::atom::$C;
                    type ThrId = ThrId;
                    type ALayout = A;
                    type BLayout = B;
                    type CLayout = C;
                }
            )*
            $(crate::atom::proof::<$Name>();)*
        };
    )*};
}
use mma_atoms;

/// The shape of a layout, as a type: static sizes in the notation of layouts.
type TileOf<L> = <L as Shaped>::Shape;

/// What a layout's shape is, as a type.
pub trait Shaped {
    /// The shape.
    type Shape;
}

impl<S, D> Shaped for crate::Layout<S, D> {
    type Shape = S;
}
