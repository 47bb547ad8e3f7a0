//! Natural numbers bit by bit: powers of two, exclusive or, masks.

use typenum::{B0, B1, UInt, UTerm};

use super::nat::{Even, Nat, Odd, One};
use super::truth::{No, Truth, Yes};

/// The bits of a natural number `n`.
pub trait Bitwise {
    /// `2^n`
    type Pow2: Nat;
    /// `⌊log2 n⌋`; 0 for 0
    type Log2: Nat;
    /// Whether `n` is a power of two.
    type IsPow2: Truth;
    /// `⌊n / 2⌋`
    type Half: Nat;
    /// Whether `n` is odd.
    type LowBit: Truth;
    /// The least `2^k − 1` that is not below `n`: every bit up to the highest one.
    type Fill: Nat;
    /// The greatest power of two that divides `n`; 0 for 0.
    type Lowest: Nat;

    /// `n ⊕ N`
    type Xor<N: Nat>: Nat;
    /// `n ⊕ 2V`, for a `V` other than zero.
    type XorEven<V: Nat>: Nat;
    /// `n ⊕ (2V + 1)`
    type XorOdd<V: Nat>: Nat;

    /// `n & N`
    type And<N: Nat>: Nat;
    /// `n & 2V`
    type AndEven<V: Nat>: Nat;
    /// `n & (2V + 1)`
    type AndOdd<V: Nat>: Nat;
}

/// `n = 0`
impl Bitwise for UTerm {
    type Pow2 = One;
    type Log2 = UTerm;
    type IsPow2 = No;
    type Half = UTerm;
    type LowBit = No;
    type Fill = UTerm;
    type Lowest = UTerm;
    type Xor<N: Nat> = N;
    type XorEven<V: Nat> = Even<V>;
    type XorOdd<V: Nat> = Odd<V>;
    type And<N: Nat> = UTerm;
    type AndEven<V: Nat> = UTerm;
    type AndOdd<V: Nat> = UTerm;
}

/// `n = 2V`: `2^n = 2^V · 2^V`
impl<V: Nat> Bitwise for UInt<V, B0> {
    type Pow2 = <V::Pow2 as Nat>::Mul<V::Pow2>;
    type Log2 = <V::Log2 as Nat>::Succ;
    type IsPow2 = V::IsPow2;
    type Half = V;
    type LowBit = No;
    type Fill = Odd<V::Fill>;
    type Lowest = Even<V::Lowest>;
    type Xor<N: Nat> = N::XorEven<V>;
    type XorEven<W: Nat> = <V::Xor<W> as Nat>::Double;
    type XorOdd<W: Nat> = Odd<V::Xor<W>>;
    type And<N: Nat> = N::AndEven<V>;
    type AndEven<W: Nat> = <<V as Bitwise>::And<W> as Nat>::Double;
    type AndOdd<W: Nat> = <<V as Bitwise>::And<W> as Nat>::Double;
}

/// `n = 2V + 1`: `2^n = 2 · 2^V · 2^V`
impl<V: Nat> Bitwise for UInt<V, B1> {
    type Pow2 = <<V::Pow2 as Nat>::Mul<V::Pow2> as Nat>::Double;
    type Log2 = <V::IsZero as Truth>::PickNat<UTerm, <V::Log2 as Nat>::Succ>;
    type IsPow2 = V::IsZero;
    type Half = V;
    type LowBit = Yes;
    type Fill = Odd<V::Fill>;
    type Lowest = One;
    type Xor<N: Nat> = N::XorOdd<V>;
    type XorEven<W: Nat> = Odd<V::Xor<W>>;
    type XorOdd<W: Nat> = <V::Xor<W> as Nat>::Double;
    type And<N: Nat> = N::AndOdd<V>;
    type AndEven<W: Nat> = <<V as Bitwise>::And<W> as Nat>::Double;
    type AndOdd<W: Nat> = Odd<<V as Bitwise>::And<W>>;
}
