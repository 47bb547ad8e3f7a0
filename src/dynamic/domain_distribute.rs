//! Distributing a number of elements over a shape.

use super::Error;
use super::coalesce::coalesced;
use super::int_tuple::IntTuple;
use super::layout::{Flat, Layout, Mode};
use super::number::{gcd, mul};

/// An increasing layout into the coordinates of `shape` whose size divides `count` and which
/// divides every mode evenly.
///
/// ```
/// use colex::dynamic::domain_distribute;
///
/// // 6 divides neither 15 nor 14: three along the first mode, two along the second.
/// assert_eq!(domain_distribute(&"(15,14)".parse()?, 6)?.to_string(), "(3,2):(1,15)");
/// // What has no common factor is not distributed.
/// assert_eq!(domain_distribute(&"(8,8)".parse()?, 3)?.to_string(), "1:0");
/// # Ok::<(), colex::dynamic::Error>(())
/// ```
///
/// # Errors
/// When a number is below 1 or a stride does not fit 64 bits.
pub fn domain_distribute(shape: &IntTuple, count: i64) -> Result<Layout, Error> {
    const NAME: &str = "domain_distribute";
    super::evaluate::check_sizes(shape)?;
    if count < 1 {
        return Err(Error::NotPositive { operation: NAME, value: count });
    }
    let (mut left, mut place) = (count, 1);
    let mut modes = Flat::new();
    for &size in shape.leaves() {
        let part = gcd(size, left);
        left /= part;
        modes.push(Mode { size: part, stride: place });
        place = mul(NAME, place, size)?;
    }
    Layout::from_flat(NAME, &coalesced(&modes))
}
