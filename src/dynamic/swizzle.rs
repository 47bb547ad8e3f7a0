//! Swizzles: indices with some bits exclusive-or'ed onto others.

use core::fmt;
use core::str::FromStr;

use super::Error;

/// `Sw<B,M,S>`: `i ⊕ ((i & mask) shifted by S)`, with a mask of B bits, M bits up and |S| bits
/// apart.
///
/// For `S ≥ 0` the bits `M+S ..` are laid over the bits `M ..`, for `S < 0` the other way round.
/// Applied twice, a swizzle is the identity.
///
/// ```
/// use colex::dynamic::Swizzle;
/// let swizzle: Swizzle = "Sw<2,2,4>".parse()?;
/// assert_eq!(swizzle.apply(3481), 3473);
/// assert_eq!(swizzle.apply(3473), 3481);
/// # Ok::<(), colex::dynamic::Error>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Swizzle {
    bits: u8,
    base: u8,
    shift: i8,
}

impl Swizzle {
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

    /// The swizzled index.
    #[must_use]
    pub const fn apply(self, index: i64) -> i64 {
        let low = ((1 << self.bits) - 1) << self.base;
        let distance = self.shift.unsigned_abs();
        if self.shift >= 0 {
            index ^ ((index >> distance) & low)
        } else {
            index ^ ((index & low) << distance)
        }
    }
}

impl fmt::Display for Swizzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Sw<{},{},{}>", self.bits, self.base, self.shift)
    }
}

impl FromStr for Swizzle {
    type Err = Error;

    /// Reads `Sw<B,M,S>` or `S<B,M,S>`.
    fn from_str(text: &str) -> Result<Self, Error> {
        let refuse = || Error::Parse {
            position: 0,
            expected: "a swizzle `Sw<B,M,S>` with |S| ≥ B and all bits below 63",
            found: text.chars().next(),
        };
        let inner =
            text.trim().strip_prefix('S').map(|rest| rest.strip_prefix('w').unwrap_or(rest));
        let inner = inner
            .and_then(|rest| rest.strip_prefix('<'))
            .and_then(|rest| rest.strip_suffix('>'))
            .ok_or_else(refuse)?;
        let mut numbers = inner.split(',').map(|number| number.trim().parse::<i8>().ok());
        let (Some(Some(bits)), Some(Some(base)), Some(Some(shift)), None) =
            (numbers.next(), numbers.next(), numbers.next(), numbers.next())
        else {
            return Err(refuse());
        };
        let (Ok(bits), Ok(base)) = (u8::try_from(bits), u8::try_from(base)) else {
            return Err(refuse());
        };
        Self::new(bits, base, shift).ok_or_else(refuse)
    }
}
