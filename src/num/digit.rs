//! Decimal digits: how a number known to the compiler is spelled, printed and read.
//!
//! `_4` is 4 and `_1<_2<_8>>` is 128 (alias [`_128`](super::_128)). The hidden default parameter is
//! the end of the number, so rustc, `type_name` and every error print the digits and nothing else.
//! This is the one file that says anything ten times.

use core::fmt;
use core::marker::PhantomData;

use super::nat::Nat;
use super::shown::Digit;

/// The end of a number: the default tail of a digit, never printed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Stop;

/// A run of decimal digits, most significant first.
pub trait Spelling: Reversal + Copy + Default + fmt::Debug + Send + Sync + Unpin + 'static {
    /// `10^k · Acc + n`, for the `k` digits of `n`: Horner's rule.
    type Binary<Acc: Nat>: Nat;
    /// The number whose digits are 0 and these: the first two are looked up.
    type After0: Nat;
    /// The number whose digits are 1 and these: the first two are looked up.
    type After1: Nat;
    /// The number whose digits are 2 and these: the first two are looked up.
    type After2: Nat;
    /// The number whose digits are 3 and these: the first two are looked up.
    type After3: Nat;
    /// The number whose digits are 4 and these: the first two are looked up.
    type After4: Nat;
    /// The number whose digits are 5 and these: the first two are looked up.
    type After5: Nat;
    /// The number whose digits are 6 and these: the first two are looked up.
    type After6: Nat;
    /// The number whose digits are 7 and these: the first two are looked up.
    type After7: Nat;
    /// The number whose digits are 8 and these: the first two are looked up.
    type After8: Nat;
    /// The number whose digits are 9 and these: the first two are looked up.
    type After9: Nat;
    /// `8n + 0`, least significant digit first.
    type EightfoldPlus0: Spelling;
    /// `8n + 1`, least significant digit first.
    type EightfoldPlus1: Spelling;
    /// `8n + 2`, least significant digit first.
    type EightfoldPlus2: Spelling;
    /// `8n + 3`, least significant digit first.
    type EightfoldPlus3: Spelling;
    /// `8n + 4`, least significant digit first.
    type EightfoldPlus4: Spelling;
    /// `8n + 5`, least significant digit first.
    type EightfoldPlus5: Spelling;
    /// `8n + 6`, least significant digit first.
    type EightfoldPlus6: Spelling;
    /// `8n + 7`, least significant digit first.
    type EightfoldPlus7: Spelling;
    /// The number by its name, as messages show it.
    type Shown;
    /// The name of `Whole`, which is `A` and these digits.
    type ShownAfter1<Whole, A: Digit>;
    /// The name of `Whole`, which is `A`, `B` and these digits.
    type ShownAfter2<Whole, A: Digit, B: Digit>;
    /// The name of `Whole`, which is `A`, `B`, `C` and these digits.
    type ShownAfter3<Whole, A: Digit, B: Digit, C: Digit>;
}

impl Spelling for Stop {
    type Binary<Acc: Nat> = Acc;
    type After0 = typenum::U0;
    type After1 = typenum::U1;
    type After2 = typenum::U2;
    type After3 = typenum::U3;
    type After4 = typenum::U4;
    type After5 = typenum::U5;
    type After6 = typenum::U6;
    type After7 = typenum::U7;
    type After8 = typenum::U8;
    type After9 = typenum::U9;
    type EightfoldPlus0 = Stop;
    type EightfoldPlus1 = _1;
    type EightfoldPlus2 = _2;
    type EightfoldPlus3 = _3;
    type EightfoldPlus4 = _4;
    type EightfoldPlus5 = _5;
    type EightfoldPlus6 = _6;
    type EightfoldPlus7 = _7;
    type Shown = Stop;
    type ShownAfter1<Whole, A: Digit> = Whole;
    type ShownAfter2<Whole, A: Digit, B: Digit> = A::Two<B>;
    type ShownAfter3<Whole, A: Digit, B: Digit, C: Digit> = A::Three<B, C>;
}

/// The same step as the last one of a conversion: the digits, least significant first, are put in the
/// order in which a number is spelled.
pub trait Reversal {
    /// `8n + 0`, most significant digit first, followed by `Acc`.
    type EightfoldPlus0<Acc: Spelling>: Spelling;
    /// `8n + 1`, most significant digit first, followed by `Acc`.
    type EightfoldPlus1<Acc: Spelling>: Spelling;
    /// `8n + 2`, most significant digit first, followed by `Acc`.
    type EightfoldPlus2<Acc: Spelling>: Spelling;
    /// `8n + 3`, most significant digit first, followed by `Acc`.
    type EightfoldPlus3<Acc: Spelling>: Spelling;
    /// `8n + 4`, most significant digit first, followed by `Acc`.
    type EightfoldPlus4<Acc: Spelling>: Spelling;
    /// `8n + 5`, most significant digit first, followed by `Acc`.
    type EightfoldPlus5<Acc: Spelling>: Spelling;
    /// `8n + 6`, most significant digit first, followed by `Acc`.
    type EightfoldPlus6<Acc: Spelling>: Spelling;
    /// `8n + 7`, most significant digit first, followed by `Acc`.
    type EightfoldPlus7<Acc: Spelling>: Spelling;
}

impl Reversal for Stop {
    type EightfoldPlus0<Acc: Spelling> = Acc;
    type EightfoldPlus1<Acc: Spelling> = _1<Acc>;
    type EightfoldPlus2<Acc: Spelling> = _2<Acc>;
    type EightfoldPlus3<Acc: Spelling> = _3<Acc>;
    type EightfoldPlus4<Acc: Spelling> = _4<Acc>;
    type EightfoldPlus5<Acc: Spelling> = _5<Acc>;
    type EightfoldPlus6<Acc: Spelling> = _6<Acc>;
    type EightfoldPlus7<Acc: Spelling> = _7<Acc>;
}

/// A spelled number that is not empty: the decimal digits' own trait, for what a digit can do.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a static number",
    label = "a number that the compiler knows is wanted here: `_0`, `_1`, …"
)]
pub trait Static: Spelling {
    /// The number in binary, one of typenum's `UTerm` and `UInt<…>`.
    type Nat: Nat;
    /// The number as a value.
    const VALUE: usize;
}

macro_rules! digit {
    ($(
        #[doc = $doc:literal] $Digit:ident: $After:ident, $TenfoldPlus:ident,
        last $($AfterTen:ident = $Two:ident),*;
        eightfold $($EightfoldPlus:ident = $Low:ident $Carry:ident),*;
    )*) => {$(
        #[doc = $doc]
        pub struct $Digit<Tail = Stop> {
            tail: PhantomData<Tail>,
        }

        #[doc = concat!($doc, " As a value.")]
        pub const $Digit: $Digit = $Digit::new();

        impl<Tail> $Digit<Tail> {
            /// The number as a zero-sized value.
            #[must_use]
            #[inline]
            pub const fn new() -> Self {
                Self { tail: PhantomData }
            }
        }

        impl<Tail> Clone for $Digit<Tail> {
            #[inline]
            fn clone(&self) -> Self {
                *self
            }
        }

        impl<Tail> Copy for $Digit<Tail> {}

        impl<Tail> Default for $Digit<Tail> {
            #[inline]
            fn default() -> Self {
                Self::new()
            }
        }

        impl<Tail: Spelling> Spelling for $Digit<Tail> {
            type Binary<Acc: Nat> = Tail::Binary<Acc::$TenfoldPlus>;
            $(type $AfterTen = Tail::Binary<typenum::$Two>;)*
            $(type $EightfoldPlus = $Low<<Tail as Spelling>::$Carry>;)*
            type Shown = Tail::ShownAfter1<Self, $Digit>;
            type ShownAfter1<Whole, A: Digit> = Tail::ShownAfter2<Whole, A, $Digit>;
            type ShownAfter2<Whole, A: Digit, B: Digit> =
                Tail::ShownAfter3<Whole, A, B, $Digit>;
            type ShownAfter3<Whole, A: Digit, B: Digit, C: Digit> = Whole;
        }

        impl<Tail: Spelling> Reversal for $Digit<Tail> {
            $(type $EightfoldPlus<Acc: Spelling> = <Tail as Reversal>::$Carry<$Low<Acc>>;)*
        }

        impl<Tail: Spelling> Static for $Digit<Tail> {
            type Nat = Tail::$After;
            const VALUE: usize = <Self::Nat as Nat>::SIZE;
        }

        impl<Tail: Spelling> crate::algebra::Position for $Digit<Tail> {
            type Steps<Rest: crate::algebra::Steps> = crate::algebra::Step<Self, Rest>;
        }

        impl<Tail: Spelling> crate::tuple::IntTuple for $Digit<Tail> {
            type Tree = Tail::$After;
            type Form = crate::tuple::Single;
            #[inline]
            fn lower(self) -> Self::Tree {
                Self::Tree::default()
            }
        }

        impl<Tail: Spelling> crate::tuple::Stride for $Digit<Tail> {
            type Tree = Tail::$After;
            type Form = crate::tuple::Single;
            #[inline]
            fn lower(self) -> Self::Tree {
                Self::Tree::default()
            }
        }

        impl<Tail: Spelling> crate::tuple::Show for $Digit<Tail> {
            fn show(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                fmt::Display::fmt(self, f)
            }
        }

        super::integer::integer!($Digit);
    )*};
}

// The numbers of two digits are written out by their last one. Eight times the digit and a carry is a
// digit and another carry: the table of 8 is written out, too.
digit! {
    #[doc = "The digit 0."] _0: After0, TenfoldPlus0,
        last After0 = U0, After1 = U10, After2 = U20, After3 = U30, After4 = U40, After5 = U50, After6 = U60, After7 = U70, After8 = U80, After9 = U90;
        eightfold EightfoldPlus0 = _0 EightfoldPlus0, EightfoldPlus1 = _1 EightfoldPlus0, EightfoldPlus2 = _2 EightfoldPlus0,
            EightfoldPlus3 = _3 EightfoldPlus0, EightfoldPlus4 = _4 EightfoldPlus0, EightfoldPlus5 = _5 EightfoldPlus0,
            EightfoldPlus6 = _6 EightfoldPlus0, EightfoldPlus7 = _7 EightfoldPlus0;
    #[doc = "The digit 1."] _1: After1, TenfoldPlus1,
        last After0 = U1, After1 = U11, After2 = U21, After3 = U31, After4 = U41, After5 = U51, After6 = U61, After7 = U71, After8 = U81, After9 = U91;
        eightfold EightfoldPlus0 = _8 EightfoldPlus0, EightfoldPlus1 = _9 EightfoldPlus0, EightfoldPlus2 = _0 EightfoldPlus1,
            EightfoldPlus3 = _1 EightfoldPlus1, EightfoldPlus4 = _2 EightfoldPlus1, EightfoldPlus5 = _3 EightfoldPlus1,
            EightfoldPlus6 = _4 EightfoldPlus1, EightfoldPlus7 = _5 EightfoldPlus1;
    #[doc = "The digit 2."] _2: After2, TenfoldPlus2,
        last After0 = U2, After1 = U12, After2 = U22, After3 = U32, After4 = U42, After5 = U52, After6 = U62, After7 = U72, After8 = U82, After9 = U92;
        eightfold EightfoldPlus0 = _6 EightfoldPlus1, EightfoldPlus1 = _7 EightfoldPlus1, EightfoldPlus2 = _8 EightfoldPlus1,
            EightfoldPlus3 = _9 EightfoldPlus1, EightfoldPlus4 = _0 EightfoldPlus2, EightfoldPlus5 = _1 EightfoldPlus2,
            EightfoldPlus6 = _2 EightfoldPlus2, EightfoldPlus7 = _3 EightfoldPlus2;
    #[doc = "The digit 3."] _3: After3, TenfoldPlus3,
        last After0 = U3, After1 = U13, After2 = U23, After3 = U33, After4 = U43, After5 = U53, After6 = U63, After7 = U73, After8 = U83, After9 = U93;
        eightfold EightfoldPlus0 = _4 EightfoldPlus2, EightfoldPlus1 = _5 EightfoldPlus2, EightfoldPlus2 = _6 EightfoldPlus2,
            EightfoldPlus3 = _7 EightfoldPlus2, EightfoldPlus4 = _8 EightfoldPlus2, EightfoldPlus5 = _9 EightfoldPlus2,
            EightfoldPlus6 = _0 EightfoldPlus3, EightfoldPlus7 = _1 EightfoldPlus3;
    #[doc = "The digit 4."] _4: After4, TenfoldPlus4,
        last After0 = U4, After1 = U14, After2 = U24, After3 = U34, After4 = U44, After5 = U54, After6 = U64, After7 = U74, After8 = U84, After9 = U94;
        eightfold EightfoldPlus0 = _2 EightfoldPlus3, EightfoldPlus1 = _3 EightfoldPlus3, EightfoldPlus2 = _4 EightfoldPlus3,
            EightfoldPlus3 = _5 EightfoldPlus3, EightfoldPlus4 = _6 EightfoldPlus3, EightfoldPlus5 = _7 EightfoldPlus3,
            EightfoldPlus6 = _8 EightfoldPlus3, EightfoldPlus7 = _9 EightfoldPlus3;
    #[doc = "The digit 5."] _5: After5, TenfoldPlus5,
        last After0 = U5, After1 = U15, After2 = U25, After3 = U35, After4 = U45, After5 = U55, After6 = U65, After7 = U75, After8 = U85, After9 = U95;
        eightfold EightfoldPlus0 = _0 EightfoldPlus4, EightfoldPlus1 = _1 EightfoldPlus4, EightfoldPlus2 = _2 EightfoldPlus4,
            EightfoldPlus3 = _3 EightfoldPlus4, EightfoldPlus4 = _4 EightfoldPlus4, EightfoldPlus5 = _5 EightfoldPlus4,
            EightfoldPlus6 = _6 EightfoldPlus4, EightfoldPlus7 = _7 EightfoldPlus4;
    #[doc = "The digit 6."] _6: After6, TenfoldPlus6,
        last After0 = U6, After1 = U16, After2 = U26, After3 = U36, After4 = U46, After5 = U56, After6 = U66, After7 = U76, After8 = U86, After9 = U96;
        eightfold EightfoldPlus0 = _8 EightfoldPlus4, EightfoldPlus1 = _9 EightfoldPlus4, EightfoldPlus2 = _0 EightfoldPlus5,
            EightfoldPlus3 = _1 EightfoldPlus5, EightfoldPlus4 = _2 EightfoldPlus5, EightfoldPlus5 = _3 EightfoldPlus5,
            EightfoldPlus6 = _4 EightfoldPlus5, EightfoldPlus7 = _5 EightfoldPlus5;
    #[doc = "The digit 7."] _7: After7, TenfoldPlus7,
        last After0 = U7, After1 = U17, After2 = U27, After3 = U37, After4 = U47, After5 = U57, After6 = U67, After7 = U77, After8 = U87, After9 = U97;
        eightfold EightfoldPlus0 = _6 EightfoldPlus5, EightfoldPlus1 = _7 EightfoldPlus5, EightfoldPlus2 = _8 EightfoldPlus5,
            EightfoldPlus3 = _9 EightfoldPlus5, EightfoldPlus4 = _0 EightfoldPlus6, EightfoldPlus5 = _1 EightfoldPlus6,
            EightfoldPlus6 = _2 EightfoldPlus6, EightfoldPlus7 = _3 EightfoldPlus6;
    #[doc = "The digit 8."] _8: After8, TenfoldPlus8,
        last After0 = U8, After1 = U18, After2 = U28, After3 = U38, After4 = U48, After5 = U58, After6 = U68, After7 = U78, After8 = U88, After9 = U98;
        eightfold EightfoldPlus0 = _4 EightfoldPlus6, EightfoldPlus1 = _5 EightfoldPlus6, EightfoldPlus2 = _6 EightfoldPlus6,
            EightfoldPlus3 = _7 EightfoldPlus6, EightfoldPlus4 = _8 EightfoldPlus6, EightfoldPlus5 = _9 EightfoldPlus6,
            EightfoldPlus6 = _0 EightfoldPlus7, EightfoldPlus7 = _1 EightfoldPlus7;
    #[doc = "The digit 9."] _9: After9, TenfoldPlus9,
        last After0 = U9, After1 = U19, After2 = U29, After3 = U39, After4 = U49, After5 = U59, After6 = U69, After7 = U79, After8 = U89, After9 = U99;
        eightfold EightfoldPlus0 = _2 EightfoldPlus7, EightfoldPlus1 = _3 EightfoldPlus7, EightfoldPlus2 = _4 EightfoldPlus7,
            EightfoldPlus3 = _5 EightfoldPlus7, EightfoldPlus4 = _6 EightfoldPlus7, EightfoldPlus5 = _7 EightfoldPlus7,
            EightfoldPlus6 = _8 EightfoldPlus7, EightfoldPlus7 = _9 EightfoldPlus7;
}
