//! Between decimal digits and typenum's binary numbers.

use super::digit::Static;
use super::nat::Nat;

/// The decimal number `N` as typenum has it: what `generic-array` takes as a length.
///
/// **Law.** `Decimal<Binary<N>> = N`, for an `N` without leading zeros.
///
/// ```
/// use colex::num::{_6, Binary};
/// use generic_array::GenericArray;
///
/// let six: GenericArray<u8, Binary<_6>> = GenericArray::default();
/// assert_eq!(six.len(), 6);
///
/// let _: typenum::U6 = Binary::<_6>::default();
/// ```
///
/// The inverse is [`Decimal`].
pub type Binary<N> = <N as Static>::Nat;

/// typenum's number `N` in decimal digits.
///
/// **Law.** `Binary<Decimal<N>> = N`.
///
/// ```
/// use colex::num::{_128, Decimal};
///
/// let _: Decimal<typenum::U128> = _128;
/// ```
///
/// The inverse is [`Binary`].
pub type Decimal<N> = <N as Nat>::Decimal;
