//! The numbers of a static layout as constants.

use typenum::{UInt, UTerm};

use super::tv::Leaf;
use crate::num::Nat;
use crate::tuple::{Cons, Mode, Nil};

/// How many leaves a table may have.
pub(super) const LEAVES: usize = 24;

/// Modes whose sizes and strides are all known and not negative.
pub trait StaticModes: Copy {
    /// The leaves from the left, in a list.
    const LEAVES: Leaves;
}

/// Leaves in a row.
#[derive(Clone, Copy, Debug)]
pub struct Leaves {
    pub(super) leaves: [Leaf; LEAVES],
    pub(super) count: usize,
}

impl Leaves {
    const NONE: Self = Self { leaves: [Leaf { size: 1, stride: 0 }; LEAVES], count: 0 };

    /// The leaves.
    #[must_use]
    pub const fn as_slice(&self) -> &[Leaf] {
        self.leaves.split_at(self.count).0
    }

    /// The leaves, then those of `more`.
    pub(super) const fn then(&self, more: &Self) -> Self {
        let mut all = *self;
        let mut i = 0;
        while i < more.count {
            assert!(all.count < LEAVES, "a thread-value layout has more leaves than a table holds");
            all.leaves[all.count] = more.leaves[i];
            all.count += 1;
            i += 1;
        }
        all
    }
}

/// Numbers known to the compiler.
pub trait Known: crate::num::Scalar {
    /// The number.
    const VALUE: usize;
}

impl Known for UTerm {
    const VALUE: usize = 0;
}

impl<V, B> Known for UInt<V, B>
where
    Self: Nat + crate::num::Scalar,
{
    const VALUE: usize = <Self as Nat>::SIZE;
}

/// `s:t`
impl<S: Known, T: Known> StaticModes for Mode<S, T> {
    const LEAVES: Leaves = {
        let mut leaves = Leaves::NONE;
        leaves.leaves[0] = Leaf { size: S::VALUE, stride: T::VALUE };
        leaves.count = 1;
        leaves
    };
}

/// `(h, r…)`
impl<H: StaticModes, R: StaticModes> StaticModes for Cons<H, R> {
    const LEAVES: Leaves = H::LEAVES.then(&R::LEAVES);
}

/// `()`
impl StaticModes for Nil {
    const LEAVES: Leaves = Leaves::NONE;
}
