//! The least of several limits, where there are any.

use super::difference::Difference;
use super::nat::Nat;

/// [`NoLimit`] or [`UpTo`] a number.
pub trait Limit: crate::algebra::Cut + crate::algebra::LimitBlames + crate::algebra::Clips {
    /// The smaller of the two.
    type Min<L: Limit>: Limit;
    /// The smaller of `self` and `M`.
    type MinNat<M: Nat>: Limit;
}

/// Nothing limits.
#[derive(Clone, Copy, Debug)]
pub struct NoLimit;

/// At most `M`.
#[derive(Clone, Copy, Debug)]
pub struct UpTo<M>(core::marker::PhantomData<M>);

impl Limit for NoLimit {
    type Min<L: Limit> = L;
    type MinNat<M: Nat> = UpTo<M>;
}

impl<K: Nat> Limit for UpTo<K> {
    type Min<L: Limit> = L::MinNat<K>;
    type MinNat<M: Nat> = UpTo<<M::Minus<K> as Difference>::Choose<K, M>>;
}
