//! How compact layouts find their strides.

use alloc::format;
use alloc::vec::Vec;

use super::super::IntTuple;
use super::super::evaluate::check_sizes;
use super::super::layout::{Layout, Mode};
use super::super::like::spread;
use super::{Explanation, compose, place};

/// [`Layout::left`]: each stride is the product of the sizes before.
///
/// ```
/// use colex::dynamic::explain;
///
/// let why = explain::left(&"(4,(2,8))".parse()?);
/// assert!(why.to_string().contains("mode 1.1, of 8: the sizes before come to 8: 8:8"));
/// # Ok::<(), colex::dynamic::Error>(())
/// ```
#[must_use]
pub fn left(shape: &IntTuple) -> Explanation {
    let mut why = Explanation::asks(format!("the compact layout of {shape}, first mode fastest"));
    let derived = counted_up(&mut why, shape, 0..shape.leaves().len());
    why.derives(derived, Layout::left(shape))
}

/// [`Layout::right`]: each stride is the product of the sizes behind.
#[must_use]
pub fn right(shape: &IntTuple) -> Explanation {
    let mut why = Explanation::asks(format!("the compact layout of {shape}, last mode fastest"));
    let derived = counted_up(&mut why, shape, (0..shape.leaves().len()).rev());
    why.derives(derived, Layout::right(shape))
}

/// [`Layout::ordered`]: strides by increasing numbers of the order.
///
/// ```
/// use colex::dynamic::explain;
///
/// let why = explain::ordered(&"(3,2,8,8)".parse()?, &"(0,3,1,2)".parse()?);
/// assert_eq!(why.outcome, Ok("(3,2,8,8):(1,192,3,24)".into()));
/// # Ok::<(), colex::dynamic::Error>(())
/// ```
#[must_use]
pub fn ordered(shape: &IntTuple, order: &IntTuple) -> Explanation {
    let mut why = Explanation::asks(format!("the compact layout of {shape}, in the order {order}"));
    let mut keys = Vec::new();
    let derived = if check_sizes(shape).is_ok() && spread(&mut keys, shape.view(), order.view()) {
        counted_up(&mut why, shape, sorted(&keys))
    } else {
        why.step(format!("{order} has no number for each mode of {shape}"));
        None
    };
    why.derives(derived, Layout::ordered(shape, order))
}

/// [`Layout::layout_like`]: the same order of strides, and no gaps.
///
/// ```
/// use colex::dynamic::{Layout, explain};
///
/// let why = explain::layout_like(&Layout::parse("(2,3,4):(30,5,100)")?);
/// assert_eq!(why.outcome, Ok("(2,3,4):(3,1,6)".into()));
/// # Ok::<(), colex::dynamic::Error>(())
/// ```
#[must_use]
pub fn layout_like(layout: &Layout) -> Explanation {
    let mut why =
        Explanation::asks(format!("L = {layout} without gaps, its strides in the same order"));
    let still = |mode: &Mode| mode.stride == 0;
    if layout.leaves().iter().any(still) {
        why.step("modes of stride 0 keep it, and count as one coordinate");
    }
    let keys: Vec<i64> = layout.leaves().iter().map(|mode| mode.stride).collect();
    let moving = layout.tree().map(|mode| if still(&mode) { 1 } else { mode.size });
    let derived = counted_up(&mut why, &moving, sorted(&keys))
        .and_then(|compact| Layout::new(layout.shape(), compact.stride()).ok());
    why.derives(derived, layout.layout_like())
}

/// [`Layout::with_shape`]: the composition with the compact layout of the shape.
#[must_use]
pub fn with_shape(layout: &Layout, shape: &IntTuple) -> Explanation {
    let mut why = Explanation::asks(format!("L = {layout} at the coordinates of {shape}"));
    why.step(format!("the coordinates of {shape}, counted from the left, are those of L:"));
    let places = why.within(|why| counted_up(why, shape, 0..shape.leaves().len()));
    let derived = places.and_then(|places| {
        let question = compose::question(layout, &places);
        why.part(question, |why| compose::layouts(why, layout, &places))
    });
    why.derives(derived, layout.with_shape(shape))
}

/// Compact strides, given out in this order.
fn counted_up(
    why: &mut Explanation,
    shape: &IntTuple,
    order: impl Iterator<Item = usize>,
) -> Option<Layout> {
    let mut strides = alloc::vec![0; shape.leaves().len()];
    let mut before = 1_i64;
    for leaf in order {
        let size = shape.leaves()[leaf];
        let told = format!("{}, of {size}", place(&shape.view().path(leaf)));
        if size == 1 {
            why.step(format!("{told}: one coordinate never steps: 1:0"));
            continue;
        }
        why.step(format!("{told}: the sizes before come to {before}: {size}:{before}"));
        strides[leaf] = before;
        before = before.checked_mul(size)?;
    }
    let mut strides = strides.into_iter();
    Layout::new(shape.clone(), shape.map(|_| strides.next().unwrap_or(0))).ok()
}

/// Which leaf comes first, by its key; leaves of one key stay in reading order.
fn sorted(keys: &[i64]) -> impl Iterator<Item = usize> + use<> {
    let mut order: Vec<(i64, usize)> = keys.iter().copied().zip(0..).collect();
    order.sort_unstable();
    order.into_iter().map(|(_, leaf)| leaf)
}
