//! A swizzle as a value: three numbers.

use core::fmt;

/// `Sw<B,M,S>` as a value: `i ⊕ ((i & mask) shifted by S)`, with a mask of B bits, M bits up and |S| bits
/// apart.
///
/// **Law.** `z.apply(z.apply(i)) = i`: a swizzle is its own inverse. For `S ≥ 0` the bits `M+S ..` are
/// laid over the bits `M ..`, for `S < 0` the other way round.
///
/// ```
/// use colex::swizzle::SwizzleValue;
///
/// const SWIZZLE: SwizzleValue = SwizzleValue::new(2, 2, 4).unwrap();
/// assert_eq!(SWIZZLE.apply(3481), 3473);
/// assert_eq!(SWIZZLE.apply(3473), 3481);
/// assert_eq!(SWIZZLE.to_string(), "Sw<2,2,4>");
///
/// // overlapping bits: applied twice it would not be the identity
/// assert_eq!(SwizzleValue::new(3, 0, 2), None);
/// ```
///
/// Sibling: [`Swizzle`](super::Swizzle), the same as a type.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct SwizzleValue {
    bits: u8,
    base: u8,
    shift: i8,
}

impl SwizzleValue {
    /// The swizzle that leaves every index where it is: `Sw<0,0,0>`.
    pub const IDENTITY: Self = Self { bits: 0, base: 0, shift: 0 };

    /// `Sw<bits,base,shift>`, `None` where the two bit fields overlap or do not fit 63 bits.
    #[must_use]
    pub const fn new(bits: u8, base: u8, shift: i8) -> Option<Self> {
        let distance = shift.unsigned_abs();
        if distance < bits || bits as u16 + base as u16 + distance as u16 > 63 {
            None
        } else {
            Some(Self { bits, base, shift })
        }
    }

    /// B, how many bits are read and written.
    #[must_use]
    pub const fn bits(self) -> u8 {
        self.bits
    }

    /// M, how many low bits stay as they are.
    #[must_use]
    pub const fn base(self) -> u8 {
        self.base
    }

    /// S, how far the bits read lie above those written; negative for below.
    #[must_use]
    pub const fn shift(self) -> i8 {
        self.shift
    }

    /// The swizzled index.
    #[must_use]
    #[inline]
    pub const fn apply(self, index: i64) -> i64 {
        let low = ((1 << self.bits) - 1) << self.base;
        let distance = self.shift.unsigned_abs();
        if self.shift >= 0 {
            index ^ ((index >> distance) & low)
        } else {
            index ^ ((index & low) << distance)
        }
    }

    /// The one swizzle that does the same as first `other` and then `self`, where there is one: both
    /// of one shift, and the bits that exactly one of them writes in one run.
    ///
    /// ```
    /// # use colex::swizzle::SwizzleValue;
    /// let sw = |b, m, s| SwizzleValue::new(b, m, s).unwrap();
    /// assert_eq!(sw(1, 0, 3).compose(sw(2, 1, 3)), Some(sw(3, 0, 3)));
    /// assert_eq!(sw(1, 0, 3).compose(sw(3, 0, 3)), Some(sw(2, 1, 3)));
    /// assert_eq!(sw(3, 0, 3).compose(sw(1, 2, 1)), None);
    /// ```
    #[must_use]
    pub const fn compose(self, other: Self) -> Option<Self> {
        if self.bits == 0 {
            return Some(other);
        }
        if other.bits == 0 {
            return Some(self);
        }
        if self.shift != other.shift {
            return None;
        }
        let (a, a_end) = (self.base, self.base + self.bits);
        let (b, b_end) = (other.base, other.base + other.bits);
        let (base, end) = if a == b {
            if a_end < b_end { (a_end, b_end) } else { (b_end, a_end) }
        } else if a_end == b_end {
            if a < b { (a, b) } else { (b, a) }
        } else if a_end == b {
            (a, b_end)
        } else if b_end == a {
            (b, a_end)
        } else {
            return None;
        };
        Self::new(end - base, base, self.shift)
    }
}

impl fmt::Display for SwizzleValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Sw<{},{},{}>", self.bits, self.base, self.shift)
    }
}
