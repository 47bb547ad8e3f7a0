//! How a coordinate becomes an index, and back.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use super::super::evaluate::check_sizes;
use super::super::layout::Mode;
use super::super::tree::{Tree, View};
use super::super::{IntTuple, Layout, crd2idx as position, idx2crd as coordinate};
use super::{Explanation, listed, place, wrong};

/// `L(c)`: the coordinate split over the leaves, then the products summed.
///
/// ```
/// use colex::dynamic::{Layout, explain};
///
/// let row = Layout::parse("(3,4):(4,1)")?;
/// assert!(explain::index(&row, 5).to_string().contains("2·4 + 1·1 = 9"));
/// # Ok::<(), colex::dynamic::Error>(())
/// ```
#[must_use]
pub fn index(layout: &Layout, coord: impl Into<IntTuple>) -> Explanation {
    let coord = coord.into();
    let mut why = Explanation::asks(format!("L({coord}) for L = {layout}"));
    let derived = split(&mut why, &layout.shape(), &coord)
        .and_then(|digits| dot(&mut why, "stride", digits.leaves(), layout.stride().leaves()));
    why.derives(derived, layout.index(&coord))
}

/// [`crd2idx`](super::super::crd2idx): each number weighs the product of the sizes before.
///
/// ```
/// use colex::dynamic::explain;
///
/// let why = explain::crd2idx(&"(1,2)".parse()?, &"(4,8)".parse()?);
/// assert!(why.to_string().contains("each coordinate times its weight: 1·1 + 2·4 = 9"));
/// # Ok::<(), colex::dynamic::Error>(())
/// ```
#[must_use]
pub fn crd2idx(coord: &IntTuple, shape: &IntTuple) -> Explanation {
    let mut why = Explanation::asks(format!("the 1-D coordinate of {coord} in {shape}"));
    let derived = counted(&mut why, coord, shape);
    why.derives(derived, position(coord, shape))
}

fn counted(why: &mut Explanation, coord: &IntTuple, shape: &IntTuple) -> Option<i64> {
    let digits = split(why, shape, coord)?;
    let mut weight = 1_i64;
    let weights = shape.try_map(|size| {
        let before = weight;
        weight = weight.checked_mul(size).ok_or(())?;
        Ok::<_, ()>(before)
    });
    dot(why, "weight", digits.leaves(), weights.ok()?.leaves())
}

/// `Σ digit · factor`, told.
fn dot(why: &mut Explanation, factor: &str, digits: &[i64], factors: &[i64]) -> Option<i64> {
    let pairs = || digits.iter().zip(factors);
    let sum = pairs().try_fold(0_i64, |sum, (&x, &y)| sum.checked_add(x.checked_mul(y)?));
    let terms: Vec<String> = pairs().map(|(digit, by)| format!("{digit}·{by}")).collect();
    let total = sum.map_or_else(|| " is too large".into(), |sum| format!(" = {sum}"));
    why.step(format!("each coordinate times its {factor}: {}{total}", terms.join(" + ")));
    sum
}

/// [`idx2crd`](super::super::idx2crd), and with a layout's shape [`Layout::hier_coord`]: the number
/// split, first mode fastest.
///
/// ```
/// use colex::dynamic::explain;
///
/// let why = explain::idx2crd(11, &"(5,4)".parse()?);
/// assert!(why.to_string().contains("11 mod 5 = 1, and 11 / 5 = 2 is left"));
/// # Ok::<(), colex::dynamic::Error>(())
/// ```
#[must_use]
pub fn idx2crd(index: impl Into<IntTuple>, shape: &IntTuple) -> Explanation {
    let index = index.into();
    let mut why = Explanation::asks(format!("the coordinate of {index} in {shape}"));
    let derived = split(&mut why, shape, &index);
    why.derives(derived, coordinate(index, shape))
}

/// One number a leaf of the shape; `None` where the coordinate does not fit.
fn split(why: &mut Explanation, shape: &IntTuple, coord: &IntTuple) -> Option<IntTuple> {
    if check_sizes(shape).is_err() {
        why.step(format!("{shape} has a size below 1"));
        return None;
    }
    let mut digits = Tree::building();
    if split_into(why, &mut digits, shape.view(), coord.view()) {
        if why.steps.is_empty() {
            why.step(format!("{coord} has a number for each leaf of {shape}"));
        }
        return Some(digits);
    }
    why.step(format!(
        "{coord} does not fit {shape}: a tuple needs a number from 0 on for each mode"
    ));
    None
}

/// Splits numbers that stand for tuples, first mode fastest.
fn split_into(
    why: &mut Explanation,
    digits: &mut IntTuple,
    shape: View<'_, i64>,
    coord: View<'_, i64>,
) -> bool {
    if let Some(mut rest) = coord.as_leaf() {
        if rest < 0 {
            return false;
        }
        let of: IntTuple = shape.into();
        let (mut steps, mut left) = (Vec::new(), of.leaves().len());
        let numbers = of.map(|size| {
            left -= 1;
            // The last one takes what is left.
            if left == 0 {
                return rest;
            }
            let (digit, next) = (rest % size, rest / size);
            steps
                .push(format!("{rest} mod {size} = {digit}, and {rest} / {size} = {next} is left"));
            rest = next;
            digit
        });
        if !steps.is_empty() {
            why.step(format!(
                "{coord} in the place of {of} is split, the first mode fastest: {}",
                listed(numbers.leaves())
            ));
            for step in steps {
                why.detail(step);
            }
        }
        digits.push(numbers.view());
        return true;
    }
    if shape.is_leaf() || shape.rank() != coord.rank() {
        return false;
    }
    digits.open();
    let fits = shape
        .modes()
        .zip(coord.modes())
        .all(|(shape, coord)| split_into(why, digits, shape, coord));
    digits.close();
    fits
}

/// [`Layout::coord_of_index`]: the coordinate at which a compact layout takes an index.
///
/// ```
/// use colex::dynamic::{Layout, explain};
///
/// let why = explain::coord_of_index(&Layout::parse("(3,4):(4,1)")?, 9);
/// assert!(why.to_string().contains("mode 0, 3:4: 9 / 4 mod 3 = 2"));
/// # Ok::<(), colex::dynamic::Error>(())
/// ```
#[must_use]
pub fn coord_of_index(layout: &Layout, index: i64) -> Explanation {
    let mut why =
        Explanation::asks(format!("the coordinate c with L(c) = {index} for L = {layout}"));
    let derived = found(&mut why, layout, index);
    why.derives(derived, layout.coord_of_index(index))
}

/// [`Layout::position_of_index`]: the 1-D coordinate at which a compact layout takes an index.
#[must_use]
pub fn position_of_index(layout: &Layout, index: i64) -> Explanation {
    let mut why =
        Explanation::asks(format!("the 1-D coordinate i with L(i) = {index} for L = {layout}"));
    let derived = found(&mut why, layout, index).and_then(|coord| {
        let shape = layout.shape();
        why.part(format!("the 1-D coordinate of {coord} in {shape}"), |why| {
            counted(why, &coord, &shape)
        })
    });
    why.derives(derived, layout.position_of_index(index))
}

fn found(why: &mut Explanation, layout: &Layout, index: i64) -> Option<IntTuple> {
    if !compact(why, layout) {
        return None;
    }
    if !(0..layout.size()).contains(&index) {
        why.step(format!(
            "L takes the indices below {}, and {index} is none of them",
            layout.size()
        ));
        return None;
    }
    let mut leaf = 0;
    Some(layout.tree().map(|mode| {
        let name = place(&layout.view().path(leaf));
        leaf += 1;
        let Mode { size, stride } = mode;
        if size == 1 {
            return 0;
        }
        let digit = index / stride % size;
        why.step(format!("{name}, {mode}: {index} / {stride} mod {size} = {digit}"));
        digit
    }))
}

/// Whether each index below the size is taken once: by increasing stride, each stride is the product
/// of the sizes before.
pub(super) fn compact(why: &mut Explanation, layout: &Layout) -> bool {
    let mut modes: Vec<Mode> =
        layout.leaves().iter().copied().filter(|mode| mode.size > 1).collect();
    modes.sort_by_key(|mode| mode.stride);
    let mut reach = 1;
    for mode in modes {
        if mode.stride != reach {
            why.step(format!(
                "by increasing stride, mode {mode} should step by {reach}, the product of the sizes before: L is not compact"
            ));
            why.goes_wrong(wrong::index(layout));
            return false;
        }
        reach *= mode.size;
    }
    why.step(format!(
        "by increasing stride, each is the product of the sizes before: L takes each index below {reach} once"
    ));
    true
}
