//! Layouts of powers of two, and swizzles, as matrices of bits.

use super::table::{Function, ModeTable, StaticFunction};
use crate::swizzle::SwizzleValue;

/// A function of bits that is linear over exclusive or: column `j` is what bit `j` of the coordinate adds to the index.
///
/// **Law.** `M.apply(x ⊕ y) = M.apply(x) ⊕ M.apply(y)`. Layouts whose sizes are powers of two and whose modes share
/// no bits are of this kind, with or without a swizzle; their composition is the product of the matrices, and
/// they are injective where the columns are independent.
///
/// ```
/// use colex::{Layout, analysis::BitMatrix, num::*, swizzle::{ComposedLayout, Swizzle}};
///
/// type Tile = ComposedLayout<Swizzle<_2, _0, _2>, _0, Layout!((4,4):(4,1))>;
/// const TILE: BitMatrix = BitMatrix::of::<Tile>().unwrap();
/// assert_eq!(TILE.columns(), [0b0101, 0b1010, 0b0001, 0b0010]);
/// assert_eq!(TILE.apply(0b0110), 0b1011);
/// assert!(TILE.is_injective());
///
/// // and back: a swizzle and the modes before it
/// let (swizzle, modes) = TILE.to_layout().unwrap();
/// assert_eq!(swizzle.to_string(), "Sw<2,0,2>");
/// assert_eq!((modes.mode(0), modes.mode(1)), ((4, 4), (4, 1)));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BitMatrix {
    columns: [u64; 64],
    len: usize,
}

impl BitMatrix {
    /// The identity of so many bits.
    ///
    /// # Panics
    ///
    /// When there are more than 63.
    #[must_use]
    pub const fn identity(bits: usize) -> Self {
        assert!(bits < 64, "an index has at most 63 bits");
        let (mut columns, mut i) = ([0; 64], 0);
        while i < bits {
            columns[i] = 1 << i;
            i += 1;
        }
        Self { columns, len: bits }
    }

    /// The matrix of a layout, `None` where it is not linear over bits.
    #[must_use]
    pub const fn of<L: StaticFunction>() -> Option<Self> {
        Self::from_function(&L::FUNCTION)
    }

    /// The matrix of a function: sizes are powers of two, strides are not negative and share no bits, and
    /// there is no offset.
    #[must_use]
    pub const fn from_function(function: &Function) -> Option<Self> {
        if function.offset != 0 {
            return None;
        }
        match Self::from_modes(&function.modes()) {
            Some(matrix) => Some(matrix.swizzled(function.swizzle)),
            None => None,
        }
    }

    /// The matrix of modes.
    #[must_use]
    pub const fn from_modes(modes: &ModeTable) -> Option<Self> {
        let (mut columns, mut len, mut taken, mut i) = ([0; 64], 0, 0, 0);
        while i < modes.len() {
            let (size, stride) = modes.mode(i);
            if size < 1 || size & (size - 1) != 0 || stride < 0 {
                return None;
            }
            let mut bit = 1;
            while bit < size {
                let column = (stride * bit).cast_unsigned();
                if len == 63 || column & taken != 0 {
                    return None;
                }
                taken |= column;
                columns[len] = column;
                len += 1;
                bit *= 2;
            }
            i += 1;
        }
        Some(Self { columns, len })
    }

    /// The matrix of a swizzle on indices of so many bits.
    ///
    /// # Panics
    ///
    /// When there are more than 63.
    #[must_use]
    pub const fn of_swizzle(swizzle: SwizzleValue, bits: usize) -> Self {
        Self::identity(bits).swizzled(swizzle)
    }

    /// The swizzle after this matrix.
    #[must_use]
    pub const fn swizzled(mut self, swizzle: SwizzleValue) -> Self {
        let mut i = 0;
        while i < self.len {
            self.columns[i] = swizzle.apply(self.columns[i].cast_signed()).cast_unsigned();
            i += 1;
        }
        self
    }

    /// The columns.
    #[must_use]
    pub const fn columns(&self) -> &[u64] {
        self.columns.split_at(self.len).0
    }

    /// The product with a vector of bits: the index of a coordinate.
    #[must_use]
    pub const fn apply(&self, x: u64) -> u64 {
        let (mut index, mut i) = (0, 0);
        while i < self.len {
            if x >> i & 1 == 1 {
                index ^= self.columns[i];
            }
            i += 1;
        }
        index
    }

    /// The product of two matrices: `A.times(B).apply(x) = A.apply(B.apply(x))`.
    #[must_use]
    pub const fn times(&self, other: &Self) -> Self {
        let (mut columns, mut i) = ([0; 64], 0);
        while i < other.len {
            columns[i] = self.apply(other.columns[i]);
            i += 1;
        }
        Self { columns, len: other.len }
    }

    /// How many columns are independent: the layout takes `2^rank` indices.
    #[must_use]
    pub const fn rank(&self) -> usize {
        let (mut left, mut rank, mut i) = (self.columns, 0, 0);
        while i < self.len {
            let pivot = left[i];
            if pivot != 0 {
                rank += 1;
                let lowest = pivot & pivot.wrapping_neg();
                let mut j = i + 1;
                while j < self.len {
                    if left[j] & lowest != 0 {
                        left[j] ^= pivot;
                    }
                    j += 1;
                }
            }
            i += 1;
        }
        rank
    }

    /// Whether no two coordinates have one index.
    #[must_use]
    pub const fn is_injective(&self) -> bool {
        self.rank() == self.len
    }

    /// The inverse of a matrix with as many rows as columns, if it has one: `M.inverse().times(M)` is the identity.
    #[must_use]
    pub const fn inverse(&self) -> Option<Self> {
        let mut left = self.columns;
        let mut right = Self::identity(self.len).columns;
        let mut row = 0;
        while row < self.len {
            let mut pivot = row;
            while pivot < self.len && left[pivot] >> row & 1 == 0 {
                pivot += 1;
            }
            if pivot == self.len {
                return None;
            }
            (left[row], left[pivot]) = (left[pivot], left[row]);
            (right[row], right[pivot]) = (right[pivot], right[row]);
            let mut j = 0;
            while j < self.len {
                if j != row && left[j] >> row & 1 == 1 {
                    left[j] ^= left[row];
                    right[j] ^= right[row];
                }
                j += 1;
            }
            row += 1;
        }
        let mut i = 0;
        while i < self.len {
            if left[i] != 1 << i {
                return None;
            }
            i += 1;
        }
        Some(Self { columns: right, len: self.len })
    }

    /// The modes of a layout with this matrix, `None` where there are none: its columns must not share bits.
    #[must_use]
    pub const fn to_modes(&self) -> Option<ModeTable> {
        let (mut modes, mut taken, mut i) = (ModeTable::EMPTY, 0, 0);
        while i < self.len {
            let (stride, mut size) = (self.columns[i], 1);
            while i < self.len && size > 0 && self.columns[i] == stride * size {
                if self.columns[i] & taken != 0 {
                    return None;
                }
                taken |= self.columns[i];
                size *= 2;
                i += 1;
                if stride == 0 {
                    break;
                }
            }
            modes = modes.with(size.cast_signed(), stride.cast_signed());
        }
        Some(modes)
    }

    /// A swizzle and modes before it that have this matrix: the swizzle of the fewest bits.
    #[must_use]
    pub const fn to_layout(&self) -> Option<(SwizzleValue, ModeTable)> {
        if let Some(modes) = self.to_modes() {
            return Some((SwizzleValue::IDENTITY, modes));
        }
        let (mut rows, mut i) = (0, 0);
        while i < self.len {
            rows |= self.columns[i];
            i += 1;
        }
        #[allow(clippy::cast_possible_truncation, reason = "at most 64")]
        let top = (64 - rows.leading_zeros()) as u8;
        let mut bits = 1;
        while 2 * bits <= top {
            let mut base = 0;
            while base + 2 * bits <= top {
                let mut shift = bits;
                while base + bits + shift <= top {
                    let mut sign = 1;
                    while sign >= -1 {
                        if let Some(swizzle) =
                            SwizzleValue::new(bits, base, sign * shift.cast_signed())
                            && let Some(modes) = self.swizzled(swizzle).to_modes()
                        {
                            return Some((swizzle, modes));
                        }
                        sign -= 2;
                    }
                    shift += 1;
                }
                base += 1;
            }
            bits += 1;
        }
        None
    }
}

impl core::fmt::Display for BitMatrix {
    /// The rows, the highest bit of the index first, the lowest bit of the coordinate left.
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let rows = self.columns().iter().fold(0, |all, column| all | column);
        for row in (0..64 - rows.leading_zeros()).rev() {
            for column in self.columns() {
                write!(f, "{}", column >> row & 1)?;
            }
            if row > 0 {
                writeln!(f)?;
            }
        }
        Ok(())
    }
}
