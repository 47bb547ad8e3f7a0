//! Decimal digits: how a number known to the compiler is spelled, printed and read.
//!
//! `_4` is 4 and `_1<_2<_8>>` is 128 (alias [`_128`](super::_128)). The hidden default parameter is
//! the end of the number, so rustc, `type_name` and every error print the digits and nothing else.
//! This is the one file that says anything ten times.

use core::fmt;
use core::marker::PhantomData;

use typenum::{B0, B1};

use super::nat::Nat;

/// The end of a number: the default tail of a digit, never printed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Stop;

/// A run of decimal digits, most significant first.
pub trait Spelling: Copy + Default + fmt::Debug + Send + Sync + Unpin + 'static {
    /// `10^k · Acc + n`, for the `k` digits of `n`: Horner's rule.
    type Binary<Acc: Nat>: Nat;
    /// `2n + C` to `k` digits, what is carried out of them dropped.
    type Twice<C: Carry>: Spelling;
    /// `Without` or `With`, by whether `2n + C` carries out of its `k` digits. Digits below 5
    /// double without a carry whatever comes in, and digits from 5 with one: so the first decides.
    type Carries<C: Carry, Without: Spelling, With: Spelling>: Spelling;
    /// `2n + C`
    type Doubled<C: Carry>: Spelling;
}

/// A carry into the last digit of a doubling: typenum's `B0` or `B1`.
pub trait Carry {
    /// `Without` where there is none, else `With`.
    type Choose<Without: Spelling, With: Spelling>: Spelling;
}

impl Carry for B0 {
    type Choose<Without: Spelling, With: Spelling> = Without;
}

impl Carry for B1 {
    type Choose<Without: Spelling, With: Spelling> = With;
}

impl Spelling for Stop {
    type Binary<Acc: Nat> = Acc;
    type Twice<C: Carry> = Stop;
    type Carries<C: Carry, Without: Spelling, With: Spelling> = C::Choose<Without, With>;
    type Doubled<C: Carry> = C::Choose<Stop, _1>;
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

macro_rules! below_five {
    ($With:ident, $Without:ident) => {
        $Without
    };
}

macro_rules! from_five {
    ($With:ident, $Without:ident) => {
        $With
    };
}

macro_rules! digit {
    ($(#[doc = $doc:literal] $Digit:ident: $TenfoldPlus:ident, twice $Even:ident or $Odd:ident, $carries:ident, doubled $first:tt;)*) => {$(
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
            type Twice<C: Carry> = Tail::Carries<C, $Even<Tail::Twice<C>>, $Odd<Tail::Twice<C>>>;
            type Carries<C: Carry, Without: Spelling, With: Spelling> = $carries!(With, Without);
            type Doubled<C: Carry> = digit!(@doubled $first $Digit Tail C);
        }

        impl<Tail: Spelling> Static for $Digit<Tail> {
            type Nat = Tail::Binary<<typenum::UTerm as Nat>::$TenfoldPlus>;
            const VALUE: usize = <Self::Nat as Nat>::SIZE;
        }

        impl<Tail: Spelling> crate::algebra::Position for $Digit<Tail> {
            type Steps<Rest: crate::algebra::Steps> = crate::algebra::Step<Self, Rest>;
        }

        impl<Tail: Spelling> crate::tuple::IntTuple for $Digit<Tail> {
            type Tree = <Self as Static>::Nat;
            #[inline]
            fn lower(self) -> Self::Tree {
                Self::Tree::default()
            }
        }

        impl<Tail: Spelling> crate::tuple::Stride for $Digit<Tail> {
            type Tree = <Self as Static>::Nat;
            #[inline]
            fn lower(self) -> Self::Tree {
                Self::Tree::default()
            }
        }

        super::integer::integer!($Digit);
    )*};
    (@doubled kept $Digit:ident $Tail:ident $C:ident) => { <Self as Spelling>::Twice<$C> };
    (@doubled grown $Digit:ident $Tail:ident $C:ident) => { _1<<Self as Spelling>::Twice<$C>> };
}

digit! {
    #[doc = "The digit 0."] _0: TenfoldPlus0, twice _0 or _1, below_five, doubled kept;
    #[doc = "The digit 1."] _1: TenfoldPlus1, twice _2 or _3, below_five, doubled kept;
    #[doc = "The digit 2."] _2: TenfoldPlus2, twice _4 or _5, below_five, doubled kept;
    #[doc = "The digit 3."] _3: TenfoldPlus3, twice _6 or _7, below_five, doubled kept;
    #[doc = "The digit 4."] _4: TenfoldPlus4, twice _8 or _9, below_five, doubled kept;
    #[doc = "The digit 5."] _5: TenfoldPlus5, twice _0 or _1, from_five, doubled grown;
    #[doc = "The digit 6."] _6: TenfoldPlus6, twice _2 or _3, from_five, doubled grown;
    #[doc = "The digit 7."] _7: TenfoldPlus7, twice _4 or _5, from_five, doubled grown;
    #[doc = "The digit 8."] _8: TenfoldPlus8, twice _6 or _7, from_five, doubled grown;
    #[doc = "The digit 9."] _9: TenfoldPlus9, twice _8 or _9, from_five, doubled grown;
}
