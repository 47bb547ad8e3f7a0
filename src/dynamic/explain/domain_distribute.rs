//! How a number of elements is dealt out over a shape.

use alloc::format;

use super::super::coalesce::coalesced;
use super::super::evaluate::check_sizes;
use super::super::layout::{Flat, Layout, Mode};
use super::super::number::gcd;
use super::super::{IntTuple, domain_distribute as distributed};
use super::{Explanation, place};

/// [`domain_distribute`](super::super::domain_distribute): a divisor along each mode.
///
/// ```
/// use colex::dynamic::explain;
///
/// let why = explain::domain_distribute(&"(15,14)".parse()?, 6);
/// assert!(why.to_string().contains("mode 0, of 15: 3 divides 15 and 6, and 2 are left"));
/// # Ok::<(), colex::dynamic::Error>(())
/// ```
#[must_use]
pub fn domain_distribute(shape: &IntTuple, count: i64) -> Explanation {
    let mut why =
        Explanation::asks(format!("{count} elements, as many as divide evenly, over {shape}"));
    let derived = dealt(&mut why, shape, count);
    why.derives(derived, distributed(shape, count))
}

fn dealt(why: &mut Explanation, shape: &IntTuple, count: i64) -> Option<Layout> {
    if count < 1 || check_sizes(shape).is_err() {
        why.step("counts and sizes start at 1");
        return None;
    }
    let (mut left, mut weight) = (count, 1_i64);
    let mut modes = Flat::new();
    for (i, &size) in shape.leaves().iter().enumerate() {
        let part = gcd(size, left);
        why.step(format!(
            "{}, of {size}: {part} divides {size} and {left}, and {} are left: {part}:{weight}",
            place(&shape.view().path(i)),
            left / part
        ));
        left /= part;
        modes.push(Mode { size: part, stride: weight });
        weight = weight.checked_mul(size)?;
    }
    if left > 1 {
        why.step(format!("{left} has no common factor with any mode left, and is not dealt out"));
    }
    why.step("what was found, coalesced, is the result");
    Layout::from_flat("domain_distribute", &coalesced(&modes)).ok()
}
