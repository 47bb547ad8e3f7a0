//! Swizzles, read from text.

use core::str::FromStr;

use super::Error;

pub use crate::swizzle::SwizzleValue as Swizzle;

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
