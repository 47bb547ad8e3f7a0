//! Layouts as numbers, for functions that run while the program is compiled.

use crate::algebra::Shifted;
use crate::layout::{Layout, Modes};
use crate::num::{Nat, Neg};
use crate::swizzle::{ComposedLayout, IsSwizzle, SwizzleValue};
use crate::tuple::{Cons, IntTuple, Mode, ModeTree, Nil, Stride};

use typenum::{B0, B1, UInt, UTerm};

/// How many modes a layout has here at most.
pub const MOST_MODES: usize = 24;

/// The modes of a layout, nested no more, as numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ModeTable {
    len: usize,
    modes: [(i64, i64); MOST_MODES],
}

impl ModeTable {
    /// `()`: the one index 0.
    pub const EMPTY: Self = Self { len: 0, modes: [(1, 0); MOST_MODES] };

    /// `n:1`, the identity.
    pub(crate) const fn identity() -> Self {
        Self::EMPTY.with(1, 1)
    }

    /// One mode more, `size:stride`.
    ///
    /// # Panics
    ///
    /// When there are more than [`MOST_MODES`].
    #[must_use]
    pub const fn with(mut self, size: i64, stride: i64) -> Self {
        assert!(self.len < MOST_MODES, "a layout has at most 24 modes here: coalesce it first");
        self.modes[self.len] = (size, stride);
        self.len += 1;
        self
    }

    /// All modes, then those of `other`.
    #[must_use]
    pub const fn then(mut self, other: &Self) -> Self {
        let mut i = 0;
        while i < other.len {
            self = self.with(other.modes[i].0, other.modes[i].1);
            i += 1;
        }
        self
    }

    /// How many modes there are.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.len
    }

    /// Whether there are none.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Size and stride of mode `i`.
    #[must_use]
    pub const fn mode(&self, i: usize) -> (i64, i64) {
        self.modes[i]
    }

    /// The number of coordinates.
    #[must_use]
    pub const fn size(&self) -> i64 {
        let (mut size, mut i) = (1, 0);
        while i < self.len {
            size *= self.modes[i].0;
            i += 1;
        }
        size
    }

    /// The index of the 1-D coordinate `x`, first mode fastest, the last mode not wrapped.
    #[must_use]
    pub const fn at(&self, mut x: i64) -> i64 {
        let (mut index, mut i) = (0, 0);
        while i < self.len {
            let (size, stride) = self.modes[i];
            if i + 1 == self.len {
                return index + x * stride;
            }
            index += x % size * stride;
            x /= size;
            i += 1;
        }
        index
    }

    /// The least and the greatest index.
    #[must_use]
    pub const fn range(&self) -> (i64, i64) {
        let (mut least, mut greatest, mut i) = (0, 0, 0);
        while i < self.len {
            let (size, stride) = self.modes[i];
            let reach = (size - 1) * stride;
            if reach < 0 {
                least += reach;
            } else {
                greatest += reach;
            }
            i += 1;
        }
        (least, greatest)
    }
}

/// A number that the compiler knows.
#[diagnostic::on_unimplemented(
    message = "an analysis needs layouts of static numbers",
    label = "this layout has a number that only run time knows",
    note = "make its sizes and strides static, or ask `colex::dynamic::analysis` at run time"
)]
pub trait Known {
    /// The number.
    const NUMBER: i64;
}

impl Known for UTerm {
    const NUMBER: i64 = 0;
}

impl<V: Nat> Known for UInt<V, B0> {
    const NUMBER: i64 = <Self as Nat>::VALUE.cast_signed();
}

impl<V: Nat> Known for UInt<V, B1> {
    const NUMBER: i64 = <Self as Nat>::VALUE.cast_signed();
}

impl<N: Nat> Known for Neg<N> {
    const NUMBER: i64 = -N::VALUE.cast_signed();
}

/// Modes of which all numbers are known.
pub trait KnownModes {
    /// All of them.
    const ALL: ModeTable;
    /// Those of the first mode.
    const FIRST: ModeTable;
    /// Those of the others.
    const OTHERS: ModeTable;
}

impl<S: Known, T: Known> KnownModes for Mode<S, T> {
    const ALL: ModeTable = ModeTable::EMPTY.with(S::NUMBER, T::NUMBER);
    const FIRST: ModeTable = Self::ALL;
    const OTHERS: ModeTable = ModeTable::EMPTY;
}

impl<H: KnownModes, R: KnownModes> KnownModes for Cons<H, R> {
    const ALL: ModeTable = H::ALL.then(&R::ALL);
    const FIRST: ModeTable = H::ALL;
    const OTHERS: ModeTable = R::ALL;
}

impl KnownModes for Nil {
    const ALL: ModeTable = ModeTable::EMPTY;
    const FIRST: ModeTable = ModeTable::EMPTY;
    const OTHERS: ModeTable = ModeTable::EMPTY;
}

/// A function of indices as numbers: `Z(offset + modes)`, the first mode of the layout apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Function {
    pub(crate) first: ModeTable,
    pub(crate) others: ModeTable,
    pub(crate) offset: i64,
    pub(crate) swizzle: SwizzleValue,
}

impl Function {
    /// The function of a layout, as it was written.
    #[must_use]
    pub const fn of<L: StaticFunction>() -> Self {
        L::FUNCTION
    }

    /// The function of a layout with `first` as its first mode and `others` after it.
    #[must_use]
    pub const fn new(first: ModeTable, others: ModeTable) -> Self {
        Self { first, others, offset: 0, swizzle: SwizzleValue::IDENTITY }
    }

    /// The identity.
    pub(crate) const fn identity() -> Self {
        Self {
            first: ModeTable::identity(),
            others: ModeTable::EMPTY,
            offset: 0,
            swizzle: SwizzleValue::IDENTITY,
        }
    }

    /// All modes, in order.
    #[must_use]
    pub const fn modes(&self) -> ModeTable {
        self.first.then(&self.others)
    }

    /// The index at the 1-D coordinate `x`.
    #[must_use]
    pub const fn at(&self, x: i64) -> i64 {
        self.swizzle.apply(self.before(x))
    }

    /// The index before the swizzle.
    pub(crate) const fn before(&self, x: i64) -> i64 {
        if self.others.is_empty() {
            return self.offset + self.first.at(x);
        }
        let size = self.first.size();
        self.offset + self.first.at(x % size) + self.others.at(x / size)
    }
}

/// A function of indices whose numbers are all known to the compiler: a layout, a shifted or a swizzled one.
pub trait StaticFunction {
    /// The function as numbers.
    const FUNCTION: Function;
}

impl<S, D> StaticFunction for Layout<S, D>
where
    S: IntTuple,
    D: Stride,
    Modes<S, D>: KnownModes + ModeTree,
{
    const FUNCTION: Function = Function {
        first: Modes::<S, D>::FIRST,
        others: Modes::<S, D>::OTHERS,
        offset: 0,
        swizzle: SwizzleValue::IDENTITY,
    };
}

impl<O, L> StaticFunction for Shifted<O, L>
where
    O: Stride<Tree: Known>,
    L: StaticFunction,
{
    const FUNCTION: Function =
        Function { offset: L::FUNCTION.offset + <O::Tree as Known>::NUMBER, ..L::FUNCTION };
}

impl<Z, O, L> StaticFunction for ComposedLayout<Z, O, L>
where
    Z: IsSwizzle,
    O: IntTuple<Tree: Known>,
    L: StaticFunction,
{
    const FUNCTION: Function = Function {
        offset: L::FUNCTION.offset + <O::Tree as Known>::NUMBER,
        swizzle: Z::VALUE,
        ..L::FUNCTION
    };
}
