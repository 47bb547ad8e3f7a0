//! Checked 64-bit arithmetic: what does not fit is an [`Error`] that names the operation.

use super::Error;

pub(crate) fn mul(operation: &'static str, a: i64, b: i64) -> Result<i64, Error> {
    a.checked_mul(b).ok_or(Error::Overflow { operation })
}

pub(crate) fn add(operation: &'static str, a: i64, b: i64) -> Result<i64, Error> {
    a.checked_add(b).ok_or(Error::Overflow { operation })
}

/// `⌈a / b⌉` for `a ≥ 0`, `b ≥ 1`.
pub(crate) const fn ceil_div(a: i64, b: i64) -> i64 {
    a / b + (a % b != 0) as i64
}

pub(crate) const fn gcd(mut a: i64, mut b: i64) -> i64 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}

pub(crate) fn product(
    operation: &'static str,
    factors: impl IntoIterator<Item = i64>,
) -> Result<i64, Error> {
    factors.into_iter().try_fold(1, |total, factor| mul(operation, total, factor))
}
