//! How shapes are divided.

use alloc::format;
use alloc::string::String;

use super::super::number::ceil_div as rounded_up;
use super::super::tree::{Tree, View};
use super::super::{
    Error, IntTuple, ceil_div as ceil_divided, product_each as multiplied, round_up as padded,
    shape_div as divided,
};
use super::Explanation;

/// [`product_each`](super::super::product_each): one size a mode.
#[must_use]
pub fn product_each(shape: &IntTuple) -> Explanation {
    let mut why = Explanation::asks(format!("the size of each mode of {shape}"));
    let derived = if shape.is_leaf() {
        why.step("a number is its own size");
        Some(shape.clone())
    } else {
        let mut sizes = alloc::vec![];
        for mode in shape.modes() {
            let product = mode.leaves().iter().try_fold(1_i64, |all, &size| all.checked_mul(size));
            let Some(product) = product else { break };
            why.step(format!("mode {}: {mode} has {product} coordinates", sizes.len()));
            sizes.push(product);
        }
        (sizes.len() == shape.rank()).then(|| Tree::flat(&sizes))
    };
    why.derives(derived, multiplied(shape))
}

/// [`ceil_div`](super::super::ceil_div): how many tiles cover each size.
///
/// ```
/// use colex::dynamic::explain;
///
/// let why = explain::ceil_div(&"(8,6)".parse()?, 16);
/// assert!(why.to_string().contains("8 / 16, rounded up: 1, and ⌈16 / 8⌉ = 2 is left for the next"));
/// assert_eq!(why.outcome, Ok("(1,3)".into()));
/// # Ok::<(), colex::dynamic::Error>(())
/// ```
#[must_use]
pub fn ceil_div(shape: &IntTuple, by: impl Into<IntTuple>) -> Explanation {
    let by = by.into();
    let why = Explanation::asks(format!("how many tiles of {by} cover {shape}"));
    divides(why, shape, &by, ceil_divided(shape, &by), |why, s, d| {
        let (quotient, left) = (rounded_up(s, d), rounded_up(d, s));
        why.step(format!("{s} / {d}, rounded up: {quotient}{}", left_over(d, s, left)));
        Some((quotient, left))
    })
}

/// [`round_up`](super::super::round_up): each size padded to whole tiles.
#[must_use]
pub fn round_up(shape: &IntTuple, by: impl Into<IntTuple>) -> Explanation {
    let by = by.into();
    let why = Explanation::asks(format!("{shape} padded to whole tiles of {by}"));
    divides(why, shape, &by, padded(shape, &by), |why, s, d| {
        let (tiles, left) = (rounded_up(s, d), rounded_up(d, s));
        let size = tiles.checked_mul(d)?;
        why.step(format!("{s} needs {tiles} times {d}: {size}{}", left_over(d, s, left)));
        Some((size, left))
    })
}

/// [`shape_div`](super::super::shape_div): nothing is rounded.
///
/// ```
/// use colex::dynamic::explain;
///
/// let why = explain::shape_div(&"(4,12)".parse()?, 6);
/// assert!(why.to_string().contains("4 and 6 do not divide each other either way"));
/// # Ok::<(), colex::dynamic::Error>(())
/// ```
#[must_use]
pub fn shape_div(shape: &IntTuple, by: impl Into<IntTuple>) -> Explanation {
    let by = by.into();
    let why = Explanation::asks(format!("{shape} divided by {by}, without a rest"));
    divides(why, shape, &by, divided(shape, &by), |why, s, d| {
        if s % d == 0 {
            why.step(format!("{d} divides {s}: {}", s / d));
            Some((s / d, 1))
        } else if d % s == 0 {
            why.step(format!("{s} divides {d}: 1{}", left_over(d, s, d / s)));
            Some((1, d / s))
        } else {
            why.step(format!("{s} and {d} do not divide each other either way"));
            None
        }
    })
}

fn left_over(d: i64, s: i64, left: i64) -> String {
    if left == 1 {
        String::new()
    } else {
        format!(", and ⌈{d} / {s}⌉ = {left} is left for the next")
    }
}

type Divided = Option<(i64, i64)>;

fn divides(
    mut why: Explanation,
    shape: &IntTuple,
    by: &IntTuple,
    operation: Result<IntTuple, Error>,
    step: impl Fn(&mut Explanation, i64, i64) -> Divided,
) -> Explanation {
    let mut out = Tree::building();
    let derived = if shape.leaves().iter().chain(by.leaves()).any(|&number| number < 1) {
        why.step("sizes and counts start at 1");
        None
    } else {
        descend(&mut why, &mut out, shape.view(), by.view(), &step)
    };
    why.derives(derived.map(|()| out), operation)
}

fn descend(
    why: &mut Explanation,
    out: &mut IntTuple,
    shape: View<'_, i64>,
    by: View<'_, i64>,
    step: &impl Fn(&mut Explanation, i64, i64) -> Divided,
) -> Option<()> {
    if let Some(mut divisor) = by.as_leaf() {
        let of: IntTuple = shape.into();
        let quotients = of.try_map(|size| {
            let (quotient, left) = step(why, size, divisor).ok_or(())?;
            divisor = left;
            Ok::<_, ()>(quotient)
        });
        out.push(quotients.ok()?.view());
        return Some(());
    }
    if shape.is_leaf() || by.rank() > shape.rank() {
        why.step(format!("{by} has more modes than {shape}"));
        return None;
    }
    out.open();
    let mut rest = shape.modes();
    for by in by.modes() {
        descend(why, out, rest.next()?, by, step)?;
    }
    for mode in rest {
        why.step(format!("{mode} is beyond the divisor and stays"));
        out.push(mode);
    }
    out.close();
    Some(())
}
