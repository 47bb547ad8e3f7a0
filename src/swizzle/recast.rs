//! The same swizzle in other units.

use core::marker::PhantomData;

use crate::facts::Less;
use crate::num::{Bitwise, Nat, Static, Truth, Yes};

use super::{IsSwizzle, Swizzle};

impl<B, M, S> Swizzle<B, M, S> {
    /// The same swizzle for elements `N` times as large: the base moves down by `log2 N`.
    ///
    /// **Law.** Where `N` divides `2^M`: `Z.upcast::<N>().apply(i)·N = Z.apply(i·N)`. Where it does not, elements would be torn
    /// apart; as in CuTe, what is left is the swizzle of whole elements, with fewer bits.
    ///
    /// ```
    /// use colex::{num::*, swizzle::Swizzle};
    ///
    /// // bytes, seen as elements of 2 bytes
    /// let bytes = Swizzle::<_3, _4, _3>::new();
    /// let halves: Swizzle<_3, _3, _3> = bytes.upcast::<_2>();
    /// assert_eq!(2 * halves.apply(100), bytes.apply(200));
    ///
    /// let _: Swizzle<_2, _0, _3> = Swizzle::<_3, _3, _3>::new().upcast::<_16>();
    /// ```
    ///
    /// The inverse is [`downcast`](Self::downcast).
    #[must_use]
    #[inline]
    pub fn upcast<N>(self) -> N::Up
    where
        N: Rescales<Self>,
    {
        N::Up::default()
    }

    /// The same swizzle for elements that are `N` times as small: the base moves up by `log2 N`.
    ///
    /// **Law.** `Z.downcast::<N>().apply(i·N + j) = Z.apply(i)·N + j` for `j < N`.
    ///
    /// ```
    /// use colex::{num::*, swizzle::Swizzle};
    ///
    /// let elements = Swizzle::<_3, _3, _3>::new();
    /// let bytes: Swizzle<_3, _4, _3> = elements.downcast::<_2>();
    /// assert_eq!(bytes.apply(201), 2 * elements.apply(100) + 1);
    /// ```
    ///
    /// The inverse is [`upcast`](Self::upcast).
    #[must_use]
    #[inline]
    pub fn downcast<N>(self) -> N::Down
    where
        N: Rescales<Self>,
    {
        N::Down::default()
    }

    /// The swizzle of elements of `OLD` bits for elements of `NEW` bits in the same memory.
    ///
    /// ```
    /// use colex::{num::*, swizzle::Swizzle};
    ///
    /// // of bytes, for elements of 16 bits; of those, for vectors of 128 bits
    /// let halves: Swizzle<_3, _3, _3> = Swizzle::<_3, _4, _3>::new().recast_bits::<_8, _16>();
    /// let _: Swizzle<_3, _0, _3> = halves.recast_bits::<_16, _128>();
    /// ```
    #[must_use]
    #[inline]
    pub fn recast_bits<OLD, NEW>(self) -> NEW::Recast
    where
        NEW: Recasts<Self, OLD>,
    {
        NEW::Recast::default()
    }
}

/// A power of two by which elements grow or shrink, for the swizzle `Z`.
pub trait Rescales<Z> {
    /// The swizzle of larger elements.
    type Up: Default;
    /// The swizzle of smaller elements.
    type Down: Default;
}

impl<N, B, M, S> Rescales<Swizzle<B, M, S>> for N
where
    N: Static,
    Swizzle<B, M, S>: IsSwizzle,
    <N::Nat as Bitwise>::IsPow2: PowerOfTwo<N>,
{
    type Up = Upcast<Swizzle<B, M, S>, S, <N::Nat as Bitwise>::Log2>;
    type Down = Downcast<Swizzle<B, M, S>, S, <N::Nat as Bitwise>::Log2>;
}

/// `b − (k − m)` bits from `m − k` on
type Upcast<Z, S, K> = Swizzle<
    <Less<<Z as IsSwizzle>::Bits, Less<K, <Z as IsSwizzle>::Base>> as Nat>::Decimal,
    <Less<<Z as IsSwizzle>::Base, K> as Nat>::Decimal,
    S,
>;
/// `b` bits from `m + k` on
type Downcast<Z, S, K> = Swizzle<
    <<Z as IsSwizzle>::Bits as Nat>::Decimal,
    <<<Z as IsSwizzle>::Base as Nat>::Add<K> as Nat>::Decimal,
    S,
>;

/// A width in bits to which elements of `Old` bits, swizzled by `Z`, are recast.
pub trait Recasts<Z, Old> {
    /// The swizzle of the new elements.
    type Recast: Default;
}

impl<Old, New, B, M, S> Recasts<Swizzle<B, M, S>, Old> for New
where
    Old: Static,
    New: Static,
    Swizzle<B, M, S>: IsSwizzle,
    <Old::Nat as Bitwise>::IsPow2: PowerOfTwo<Old>,
    <New::Nat as Bitwise>::IsPow2: PowerOfTwo<New>,
    Ratio<Old, New>: Rescaled<Swizzle<B, M, S>, S>,
{
    type Recast = <Ratio<Old, New> as Rescaled<Swizzle<B, M, S>, S>>::Swizzle;
}

/// The widths `Old` and `New`.
#[derive(Debug)]
pub struct Ratio<Old, New>(PhantomData<(Old, New)>);

/// The swizzle `Z` in other units.
pub trait Rescaled<Z, S> {
    /// That swizzle.
    type Swizzle: Default;
}

impl<Old: Static, New: Static, Z: IsSwizzle, S> Rescaled<Z, S> for Ratio<Old, New> {
    type Swizzle = Swizzle<
        <<Shrinks<Old, New> as Truth>::PickNat<
            Z::Bits,
            Less<Z::Bits, Less<Apart<Old, New>, Z::Base>>,
        > as Nat>::Decimal,
        <<Shrinks<Old, New> as Truth>::PickNat<
            <Z::Base as Nat>::Add<Less<<Old::Nat as Bitwise>::Log2, <New::Nat as Bitwise>::Log2>>,
            Less<Z::Base, Apart<Old, New>>,
        > as Nat>::Decimal,
        S,
    >;
}

type Shrinks<Old, New> = <<New as Static>::Nat as Nat>::Below<<Old as Static>::Nat, Yes>;
type Apart<Old, New> =
    Less<<<New as Static>::Nat as Bitwise>::Log2, <<Old as Static>::Nat as Bitwise>::Log2>;

/// The verdict `Self` says that `N` is a power of two.
#[diagnostic::on_unimplemented(
    message = "`{N}` is not a power of two",
    label = "a swizzle moves bits: elements can grow or shrink by powers of two only",
    note = "a swizzle of elements of other sizes has no bits of its own in the new unit"
)]
pub trait PowerOfTwo<N>: Truth {}

#[diagnostic::do_not_recommend]
impl<N> PowerOfTwo<N> for Yes {}
