//! How the strides change when the elements do.

use alloc::format;
use alloc::string::String;

use super::super::layout::{Layout, Mode};
use super::super::number::{ceil_div, gcd};
use super::{Explanation, place};

/// [`Layout::upcast`]: each mode in elements n times as large.
///
/// ```
/// use colex::dynamic::{Layout, explain};
///
/// let why = explain::upcast(&Layout::parse("(32,8):(1,32)")?, 8);
/// assert!(why.to_string().contains("mode 0, 32:1: 8 neighbours, 1 apart, make a new element: 4:1"));
/// assert!(why.to_string().contains("mode 1, 8:32: a step of 32 is 4 new elements: 8:4"));
/// # Ok::<(), colex::dynamic::Error>(())
/// ```
#[must_use]
pub fn upcast(layout: &Layout, n: i64) -> Explanation {
    let mut why = Explanation::asks(format!("L = {layout} in elements {n} times as large"));
    let derived = larger(&mut why, layout, n);
    why.derives(derived, layout.upcast(n))
}

fn larger(why: &mut Explanation, layout: &Layout, n: i64) -> Option<Layout> {
    if n < 1 {
        why.step(format!("{n} elements are not one"));
        return None;
    }
    let mut leaf = 0;
    let modes = layout.tree().try_map(|mode| {
        leaf += 1;
        larger_mode(why, layout, leaf - 1, mode, n).ok_or(())
    });
    Layout::from_tree("upcast", modes.ok()?).ok()
}

fn larger_mode(
    why: &mut Explanation,
    layout: &Layout,
    leaf: usize,
    mode: Mode,
    n: i64,
) -> Option<Mode> {
    let told = format!("{}, {mode}", place(&layout.view().path(leaf)));
    let step = mode.stride.abs();
    if step == 0 {
        why.step(format!("{told}: what never moves stays"));
        return Some(mode);
    }
    if step % n == 0 {
        let result = Mode { stride: mode.stride / n, ..mode };
        why.step(format!(
            "{told}: a step of {} is {} new elements: {result}",
            mode.stride, result.stride
        ));
        return Some(result);
    }
    if n % step == 0 {
        let joined = n / step;
        let result = Mode { size: ceil_div(mode.size, joined), stride: mode.stride.signum() };
        why.step(format!(
            "{told}: {joined} neighbours, {step} apart, make a new element: {result}"
        ));
        if mode.size % joined != 0 {
            why.detail(format!(
                "{joined} does not divide {}: the last new element is filled in part",
                mode.size
            ));
        }
        return Some(result);
    }
    if mode.size == 1 {
        let result = Mode { stride: 0, ..mode };
        why.step(format!("{told}: no index depends on this stride: {result}"));
        return Some(result);
    }
    why.step(format!(
        "{told}: {step} and {n} do not divide each other: a step of {step} is no whole number of new elements"
    ));
    why.goes_wrong(cut(layout, leaf, mode, n));
    None
}

/// The first step along a mode that ends inside a larger element.
fn cut(layout: &Layout, leaf: usize, mode: Mode, n: i64) -> Option<String> {
    let c: i64 = layout.leaves()[..leaf].iter().map(|mode| mode.size).product();
    let step = mode.stride / n;
    Some(format!(
        "Going on regardless would give stride {step} there, which is wrong first at c = {c}: that is the old index {}, but L({c}) = {}.",
        step.checked_mul(n)?,
        layout.at(c).ok()?
    ))
}

/// [`Layout::downcast`]: each mode in elements n times as small.
///
/// ```
/// use colex::dynamic::{Layout, explain};
///
/// let why = explain::downcast(&Layout::parse("(4,8):(1,32)")?, 8);
/// assert!(why.to_string().contains("mode 0, 4:1: each of 4 neighbours falls into 8: 32:1"));
/// let why = explain::downcast(&Layout::parse("4:2")?, 2);
/// assert!(why.wrong.is_some_and(|wrong| wrong.contains("no coordinate takes index 1")));
/// # Ok::<(), colex::dynamic::Error>(())
/// ```
#[must_use]
pub fn downcast(layout: &Layout, n: i64) -> Explanation {
    let mut why = Explanation::asks(format!("L = {layout} in elements {n} times as small"));
    let derived = smaller(&mut why, layout, n);
    why.derives(derived, layout.downcast(n))
}

fn smaller(why: &mut Explanation, layout: &Layout, n: i64) -> Option<Layout> {
    if n < 1 {
        why.step(format!("an element does not fall into {n}"));
        return None;
    }
    let adjacent = |mode: &Mode| mode.stride == 1;
    if n > 1 && !layout.leaves().iter().any(adjacent) {
        why.step(format!("no mode steps by 1: the {n} parts of an element have no mode to go to"));
        why.goes_wrong(Some(format!(
            "Going on regardless would give each stride times {n}, and then no coordinate takes index 1, the second part of the element at 0."
        )));
        return None;
    }
    let mut leaf = 0;
    let modes = layout.tree().try_map(|mode| {
        let told = format!("{}, {mode}", place(&layout.view().path(leaf)));
        leaf += 1;
        let result = if adjacent(&mode) {
            let result = Mode { size: mode.size.checked_mul(n).ok_or(())?, ..mode };
            why.step(format!("{told}: each of {} neighbours falls into {n}: {result}", mode.size));
            result
        } else {
            let result = Mode { stride: mode.stride.checked_mul(n).ok_or(())?, ..mode };
            why.step(format!("{told}: a step goes over {n} times as many elements: {result}"));
            result
        };
        Ok::<_, ()>(result)
    });
    Layout::from_tree("downcast", modes.ok()?).ok()
}

/// [`Layout::recast_bits`]: both casts, as far as the sizes have no common factor.
///
/// ```
/// use colex::dynamic::{Layout, explain};
///
/// let why = explain::recast_bits(&Layout::parse("12:1")?, 8, 6);
/// assert!(why.to_string().contains("8 and 6 bits have 2 in common: 3 old elements are 4 new ones"));
/// # Ok::<(), colex::dynamic::Error>(())
/// ```
#[must_use]
pub fn recast_bits(layout: &Layout, old: i64, new: i64) -> Explanation {
    let mut why = Explanation::asks(format!(
        "L = {layout}, of {old} bits an element, in elements of {new} bits"
    ));
    let derived = recast(&mut why, layout, old, new);
    why.derives(derived, layout.recast_bits(old, new))
}

fn recast(why: &mut Explanation, layout: &Layout, old: i64, new: i64) -> Option<Layout> {
    if old < 1 || new < 1 {
        why.step("an element has at least one bit");
        return None;
    }
    let common = gcd(old, new);
    let (up, down) = (new / common, old / common);
    why.step(format!(
        "{old} and {new} bits have {common} in common: {up} old elements are {down} new ones"
    ));
    let mut result = layout.clone();
    if up > 1 {
        let question = format!("{result} in elements {up} times as large");
        result = why.part(question, |why| larger(why, &result, up))?;
    }
    if down > 1 {
        let question = format!("{result} in elements {down} times as small");
        result = why.part(question, |why| smaller(why, &result, down))?;
    }
    Some(result)
}
