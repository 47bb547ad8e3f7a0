//! Natural numbers in binary, as typenum spells them, with total type functions.
//!
//! `UTerm` is 0, `UInt<V, B0>` is 2V and `UInt<V, B1>` is 2V + 1. Every function dispatches on the
//! constructor of its left operand, then, where needed, on that of its right one: two impls state
//! it for all numbers, nothing is searched for, and generic code needs the one bound `N: Nat`.
//! typenum's own operators give the same answers at ten times the cost for the compiler.

use typenum::{B0, B1, UInt, UTerm};

use super::difference::{Difference, Enough, Short};
use super::digit::{_0, _1, _2, _3, Reversal, Spelling, Stop};
use super::quotient::{Euclidean, QuotRem, Quotient};
use super::scalar::Scalar;
use super::truth::{No, Truth, Yes};

/// `2V` as a normal form, for a `V` that is known not to be zero.
pub(crate) type Even<V> = UInt<V, B0>;
/// `2V + 1`.
pub(crate) type Odd<V> = UInt<V, B1>;
/// The number one.
pub(crate) type One = UInt<UTerm, B1>;

/// A natural number known to the compiler, in binary. Sealed: only typenum's numbers are `Nat`.
///
/// The associated types are functions; each doc line is the function's equation in `n`, the
/// number itself.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not known to the compiler",
    label = "a static number is needed here: `_4`, not `usize`"
)]
pub trait Nat:
    Scalar
    + super::bits::Bitwise
    + crate::facts::Repeats
    + crate::swizzle::Scans
    + crate::swizzle::Spread
    + super::vector::Pads
    + Default
    + core::fmt::Debug
    + 'static
{
    /// The value.
    const VALUE: u64;
    /// The value as a run-time size, stride or coordinate.
    const SIZE: usize = fits(Self::VALUE);

    /// The decimal spelling of `n`.
    type Decimal: Spelling;
    /// The decimal spelling of `2n`. As with the digits, three bits make a step, here the last one.
    type Decimal0: Spelling;
    /// The decimal spelling of `2n + 1`.
    type Decimal1: Spelling;
    /// The decimal spelling of `4n`.
    type Decimal00: Spelling;
    /// The decimal spelling of `4n + 1`.
    type Decimal01: Spelling;
    /// The decimal spelling of `4n + 2`.
    type Decimal10: Spelling;
    /// The decimal spelling of `4n + 3`.
    type Decimal11: Spelling;
    /// The decimal digits of `n`, least significant first; 0 has none. Three bits make a step.
    type Digits: Spelling;
    /// The digits of `2n`: one bit waits for two more.
    type Digits0: Spelling;
    /// The digits of `2n + 1`.
    type Digits1: Spelling;
    /// The digits of `4n`: two bits wait for one more.
    type Digits00: Spelling;
    /// The digits of `4n + 1`.
    type Digits01: Spelling;
    /// The digits of `4n + 2`.
    type Digits10: Spelling;
    /// The digits of `4n + 3`.
    type Digits11: Spelling;

    /// `2n`
    type Double: Nat;
    /// `n + 1`
    type Succ: Nat;

    /// `n + N`
    type Add<N: Nat>: Nat;
    /// `n + 2U`
    type AddTwice<U: Nat>: Nat;
    /// `n + 2U + 1`
    type AddTwiceSucc<U: Nat>: Nat;
    /// `n + N + 1`
    type AddSucc<N: Nat>: Nat;
    /// `n + 2U + 2`
    type AddTwicePlusTwo<U: Nat>: Nat;

    /// `n · N`
    type Mul<N: Nat>: Nat;
    /// `n · N`, for an `N` other than zero
    type Scaled<N: Nat>: Nat;
    /// `(2n + 1) · N`, for an `N` other than zero
    type OddTimes<N: Nat>: Nat;
    /// `n · (2V + 1)`
    type MulOdd<V: Nat>: Nat;
    /// `(2n + 1) · (2W + 1)`
    type OddTimesOdd<W: Nat>: Nat;

    /// `n − N`, or that there is not enough.
    type Minus<N: Nat>: Difference;
    /// `n − N − 1`
    type MinusSucc<N: Nat>: Difference;
    /// `2V − n`
    type FromEven<V: Nat>: Difference;
    /// `2V + 1 − n`
    type FromOdd<V: Nat>: Difference;
    /// `2V − n − 1`
    type FromEvenLessOne<V: Nat>: Difference;
    /// `2V + 1 − n − 1`
    type FromOddLessOne<V: Nat>: Difference;
    /// `0 − n`
    type FromZero: Difference;

    /// Whether `n < N`, or `Tie` where they are equal.
    type Below<N: Nat, Tie: Truth>: Truth;
    /// Whether `2V < n`, or `Tie`.
    type AboveEven<V: Nat, Tie: Truth>: Truth;
    /// Whether `2V + 1 < n`, or `Tie`.
    type AboveOdd<V: Nat, Tie: Truth>: Truth;
    /// Whether `n = N`.
    type Same<N: Nat>: Truth;
    /// Whether `2V = n`, for a `V` other than zero.
    type IsEven<V: Nat>: Truth;
    /// Whether `2V + 1 = n`.
    type IsOdd<V: Nat>: Truth;

    /// `X` divided by `n`: quotient and remainder. By 0: quotient 0, remainder `X`.
    type Divide<X: Nat>: QuotRem;
    /// `X` divided by `2n + 1`.
    type DivideByOdd<X: Nat>: QuotRem;
    /// `n` divided by `2E`.
    type ByEven<E: Nat>: QuotRem;
    /// `n` divided by an odd `D` above 1, a bit at a time.
    type ByOdd<D: Nat>: QuotRem;

    /// The greatest common divisor of `n` and `N`: Euclid's algorithm.
    type Gcd<N: Nat>: Nat;

    /// `10n + c` for each carry `c`: one step of Horner's rule takes one step a bit.
    type TenfoldPlus0: Nat;
    /// `10n + 1`
    type TenfoldPlus1: Nat;
    /// `10n + 2`
    type TenfoldPlus2: Nat;
    /// `10n + 3`
    type TenfoldPlus3: Nat;
    /// `10n + 4`
    type TenfoldPlus4: Nat;
    /// `10n + 5`
    type TenfoldPlus5: Nat;
    /// `10n + 6`
    type TenfoldPlus6: Nat;
    /// `10n + 7`
    type TenfoldPlus7: Nat;
    /// `10n + 8`
    type TenfoldPlus8: Nat;
    /// `10n + 9`
    type TenfoldPlus9: Nat;
}

/// `n = 0`
#[diagnostic::do_not_recommend]
impl Nat for UTerm {
    const VALUE: u64 = 0;
    type Decimal = _0;
    type Decimal0 = _0;
    type Decimal1 = _1;
    type Decimal00 = _0;
    type Decimal01 = _1;
    type Decimal10 = _2;
    type Decimal11 = _3;
    type Digits = Stop;
    type Digits0 = Stop;
    type Digits1 = _1;
    type Digits00 = Stop;
    type Digits01 = _1;
    type Digits10 = _2;
    type Digits11 = _3;
    type Double = UTerm;
    type Succ = One;

    type Add<N: Nat> = N;
    type AddTwice<U: Nat> = U::Double;
    type AddTwiceSucc<U: Nat> = Odd<U>;
    type AddSucc<N: Nat> = N::Succ;
    type AddTwicePlusTwo<U: Nat> = Even<U::Succ>;

    type Mul<N: Nat> = UTerm;
    type Scaled<N: Nat> = UTerm;
    type OddTimes<N: Nat> = N;
    type MulOdd<V: Nat> = UTerm;
    type OddTimesOdd<W: Nat> = Odd<W>;

    type Minus<N: Nat> = N::FromZero;
    type MinusSucc<N: Nat> = Short;
    type FromEven<V: Nat> = Enough<Even<V>>;
    type FromOdd<V: Nat> = Enough<Odd<V>>;
    type FromEvenLessOne<V: Nat> = <V::MinusSucc<UTerm> as Difference>::Odd;
    type FromOddLessOne<V: Nat> = Enough<V::Double>;
    type FromZero = Enough<UTerm>;

    type Below<N: Nat, Tie: Truth> = <N::IsZero as Truth>::Implies<Tie>;
    type AboveEven<V: Nat, Tie: Truth> = No;
    type AboveOdd<V: Nat, Tie: Truth> = No;
    type Same<N: Nat> = N::IsZero;
    type IsEven<V: Nat> = No;
    type IsOdd<V: Nat> = No;

    type Divide<X: Nat> = Quotient<UTerm, X>;
    type DivideByOdd<X: Nat> = Quotient<X, UTerm>;
    type ByEven<E: Nat> = Quotient<UTerm, UTerm>;
    type ByOdd<D: Nat> = Quotient<UTerm, UTerm>;

    type Gcd<N: Nat> = N;

    type TenfoldPlus0 = UTerm;
    type TenfoldPlus1 = One;
    type TenfoldPlus2 = Even<One>;
    type TenfoldPlus3 = Odd<One>;
    type TenfoldPlus4 = Even<Even<One>>;
    type TenfoldPlus5 = Odd<Even<One>>;
    type TenfoldPlus6 = Even<Odd<One>>;
    type TenfoldPlus7 = Odd<Odd<One>>;
    type TenfoldPlus8 = Even<Even<Even<One>>>;
    type TenfoldPlus9 = Odd<Even<Even<One>>>;
}

/// `n = 2V`, `V` not zero
#[diagnostic::do_not_recommend]
impl<V: Nat> Nat for UInt<V, B0> {
    const VALUE: u64 = 2 * V::VALUE;
    type Decimal = V::Decimal0;
    type Decimal0 = V::Decimal00;
    type Decimal1 = V::Decimal01;
    type Decimal00 = <V::Digits as Reversal>::EightfoldPlus0<Stop>;
    type Decimal01 = <V::Digits as Reversal>::EightfoldPlus1<Stop>;
    type Decimal10 = <V::Digits as Reversal>::EightfoldPlus2<Stop>;
    type Decimal11 = <V::Digits as Reversal>::EightfoldPlus3<Stop>;
    type Digits = V::Digits0;
    type Digits0 = V::Digits00;
    type Digits1 = V::Digits01;
    type Digits00 = <V::Digits as Spelling>::EightfoldPlus0;
    type Digits01 = <V::Digits as Spelling>::EightfoldPlus1;
    type Digits10 = <V::Digits as Spelling>::EightfoldPlus2;
    type Digits11 = <V::Digits as Spelling>::EightfoldPlus3;
    type Double = Even<Self>;
    type Succ = Odd<V>;

    type Add<N: Nat> = N::AddTwice<V>;
    type AddTwice<U: Nat> = Even<V::Add<U>>;
    type AddTwiceSucc<U: Nat> = Odd<V::Add<U>>;
    type AddSucc<N: Nat> = N::AddTwiceSucc<V>;
    type AddTwicePlusTwo<U: Nat> = Even<V::AddSucc<U>>;

    type Mul<N: Nat> = N::Scaled<Self>;
    type Scaled<N: Nat> = Even<V::Scaled<N>>;
    type OddTimes<N: Nat> = N::MulOdd<Self>;
    type MulOdd<W: Nat> = Even<V::MulOdd<W>>;
    type OddTimesOdd<W: Nat> = Odd<W::Add<<Self as Nat>::MulOdd<W>>>;

    type Minus<N: Nat> = N::FromEven<V>;
    type MinusSucc<N: Nat> = N::FromEvenLessOne<V>;
    type FromEven<W: Nat> = <W::Minus<V> as Difference>::Even;
    type FromOdd<W: Nat> = <W::Minus<V> as Difference>::Odd;
    type FromEvenLessOne<W: Nat> = <W::MinusSucc<V> as Difference>::Odd;
    type FromOddLessOne<W: Nat> = <W::Minus<V> as Difference>::Even;
    type FromZero = Short;

    type Below<N: Nat, Tie: Truth> = N::AboveEven<V, Tie>;
    type AboveEven<W: Nat, Tie: Truth> = W::Below<V, Tie>;
    type AboveOdd<W: Nat, Tie: Truth> = W::Below<V, No>;
    type Same<N: Nat> = N::IsEven<V>;
    type IsEven<W: Nat> = W::Same<V>;
    type IsOdd<W: Nat> = No;

    type Divide<X: Nat> = X::ByEven<V>;
    type DivideByOdd<X: Nat> = X::ByOdd<Odd<Self>>;
    type ByEven<E: Nat> = <E::Divide<V> as QuotRem>::RemEven;
    type ByOdd<D: Nat> = <V::ByOdd<D> as QuotRem>::StepEven<D>;

    type Gcd<N: Nat> = <<<Self as Nat>::Divide<N> as Euclidean>::Rem as Nat>::Gcd<Self>;

    type TenfoldPlus0 = Even<V::TenfoldPlus0>;
    type TenfoldPlus1 = Odd<V::TenfoldPlus0>;
    type TenfoldPlus2 = Even<V::TenfoldPlus1>;
    type TenfoldPlus3 = Odd<V::TenfoldPlus1>;
    type TenfoldPlus4 = Even<V::TenfoldPlus2>;
    type TenfoldPlus5 = Odd<V::TenfoldPlus2>;
    type TenfoldPlus6 = Even<V::TenfoldPlus3>;
    type TenfoldPlus7 = Odd<V::TenfoldPlus3>;
    type TenfoldPlus8 = Even<V::TenfoldPlus4>;
    type TenfoldPlus9 = Odd<V::TenfoldPlus4>;
}

/// `n = 2V + 1`
#[diagnostic::do_not_recommend]
impl<V: Nat> Nat for UInt<V, B1> {
    const VALUE: u64 = 2 * V::VALUE + 1;
    type Decimal = V::Decimal1;
    type Decimal0 = V::Decimal10;
    type Decimal1 = V::Decimal11;
    type Decimal00 = <V::Digits as Reversal>::EightfoldPlus4<Stop>;
    type Decimal01 = <V::Digits as Reversal>::EightfoldPlus5<Stop>;
    type Decimal10 = <V::Digits as Reversal>::EightfoldPlus6<Stop>;
    type Decimal11 = <V::Digits as Reversal>::EightfoldPlus7<Stop>;
    type Digits = V::Digits1;
    type Digits0 = V::Digits10;
    type Digits1 = V::Digits11;
    type Digits00 = <V::Digits as Spelling>::EightfoldPlus4;
    type Digits01 = <V::Digits as Spelling>::EightfoldPlus5;
    type Digits10 = <V::Digits as Spelling>::EightfoldPlus6;
    type Digits11 = <V::Digits as Spelling>::EightfoldPlus7;
    type Double = Even<Self>;
    type Succ = Even<V::Succ>;

    type Add<N: Nat> = N::AddTwiceSucc<V>;
    type AddTwice<U: Nat> = Odd<V::Add<U>>;
    type AddTwiceSucc<U: Nat> = Even<V::AddSucc<U>>;
    type AddSucc<N: Nat> = N::AddTwicePlusTwo<V>;
    type AddTwicePlusTwo<U: Nat> = Odd<V::AddSucc<U>>;

    type Mul<N: Nat> = N::Scaled<Self>;
    type Scaled<N: Nat> = V::OddTimes<N>;
    type OddTimes<N: Nat> = N::MulOdd<Self>;
    type MulOdd<W: Nat> = W::OddTimesOdd<V>;
    type OddTimesOdd<W: Nat> = Odd<W::Add<<Self as Nat>::MulOdd<W>>>;

    type Minus<N: Nat> = N::FromOdd<V>;
    type MinusSucc<N: Nat> = N::FromOddLessOne<V>;
    type FromEven<W: Nat> = <W::MinusSucc<V> as Difference>::Odd;
    type FromOdd<W: Nat> = <W::Minus<V> as Difference>::Even;
    type FromEvenLessOne<W: Nat> = <W::MinusSucc<V> as Difference>::Even;
    type FromOddLessOne<W: Nat> = <W::MinusSucc<V> as Difference>::Odd;
    type FromZero = Short;

    type Below<N: Nat, Tie: Truth> = N::AboveOdd<V, Tie>;
    type AboveEven<W: Nat, Tie: Truth> = W::Below<V, Yes>;
    type AboveOdd<W: Nat, Tie: Truth> = W::Below<V, Tie>;
    type Same<N: Nat> = N::IsOdd<V>;
    type IsEven<W: Nat> = No;
    type IsOdd<W: Nat> = W::Same<V>;

    type Divide<X: Nat> = V::DivideByOdd<X>;
    type DivideByOdd<X: Nat> = X::ByOdd<Odd<Self>>;
    type ByEven<E: Nat> = <E::Divide<V> as QuotRem>::RemOdd;
    type ByOdd<D: Nat> = <V::ByOdd<D> as QuotRem>::StepOdd<D>;

    type Gcd<N: Nat> = <<<Self as Nat>::Divide<N> as Euclidean>::Rem as Nat>::Gcd<Self>;

    type TenfoldPlus0 = Even<V::TenfoldPlus5>;
    type TenfoldPlus1 = Odd<V::TenfoldPlus5>;
    type TenfoldPlus2 = Even<V::TenfoldPlus6>;
    type TenfoldPlus3 = Odd<V::TenfoldPlus6>;
    type TenfoldPlus4 = Even<V::TenfoldPlus7>;
    type TenfoldPlus5 = Odd<V::TenfoldPlus7>;
    type TenfoldPlus6 = Even<V::TenfoldPlus8>;
    type TenfoldPlus7 = Odd<V::TenfoldPlus8>;
    type TenfoldPlus8 = Even<V::TenfoldPlus9>;
    type TenfoldPlus9 = Odd<V::TenfoldPlus9>;
}

/// The value on this machine.
const fn fits(n: u64) -> usize {
    assert!(n <= usize::MAX as u64, "the number does not fit this machine's usize");
    #[allow(clippy::cast_possible_truncation, reason = "checked in the line above")]
    {
        n as usize
    }
}
