//! How a coordinate becomes an index, and back.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::super::tree::View;
use super::super::{IntTuple, Layout};
use super::{Explanation, list};

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
    let mut digits = Vec::new();
    split(&mut why, layout.shape().view(), coord.view(), &mut digits);
    if digits.len() == layout.leaves().len() {
        let terms: Vec<String> = digits
            .iter()
            .zip(layout.leaves())
            .map(|(digit, mode)| format!("{digit}·{}", mode.stride))
            .collect();
        let result = layout.index(&coord).map_or_else(|_| String::new(), |i| format!(" = {i}"));
        why.step(format!("each coordinate times its stride: {}{result}", terms.join(" + ")));
    }
    why.ends(layout.index(&coord))
}

/// Splits numbers that stand for tuples, first mode fastest.
fn split(why: &mut Explanation, shape: View<'_, i64>, coord: View<'_, i64>, digits: &mut Vec<i64>) {
    if let Some(mut rest) = coord.as_leaf() {
        let sizes = shape.leaves();
        let start = digits.len();
        for (i, &size) in sizes.iter().enumerate() {
            // The last one takes what is left.
            let last = i + 1 == sizes.len();
            digits.push(if last || size < 1 { rest } else { rest % size });
            rest /= size.max(1);
        }
        if sizes.len() > 1 {
            let of: IntTuple = shape.into();
            why.step(format!(
                "{coord} in the place of {of} is split, the first mode fastest: {}",
                list(digits[start..].iter().copied())
            ));
            let mut rest = coord.as_leaf().unwrap_or(0);
            for (&size, &digit) in sizes.iter().zip(&digits[start..]).take(sizes.len() - 1) {
                let next = rest / size.max(1);
                why.detail(format!(
                    "{rest} mod {size} = {digit}, and {rest} / {size} = {next} is left"
                ));
                rest = next;
            }
        }
        return;
    }
    for (shape, coord) in shape.modes().zip(coord.modes()) {
        split(why, shape, coord, digits);
    }
}

/// The coordinate at which a compact layout takes an index.
#[must_use]
pub fn coord_of_index(layout: &Layout, index: i64) -> Explanation {
    let mut why =
        Explanation::asks(format!("the coordinate c with L(c) = {index} for L = {layout}"));
    if layout.is_compact() && (0..layout.size()).contains(&index) {
        for mode in layout.leaves().iter().filter(|mode| mode.size > 1) {
            why.step(format!(
                "mode {mode}: {index} / {} mod {} = {}",
                mode.stride,
                mode.size,
                index / mode.stride % mode.size
            ));
        }
    } else {
        let sorted: Vec<String> = layout.leaves().iter().map(ToString::to_string).collect();
        why.step(format!(
            "sorted by stride, the modes {} must each step by the product of the sizes before",
            sorted.join(", ")
        ));
    }
    why.ends(layout.coord_of_index(index))
}
