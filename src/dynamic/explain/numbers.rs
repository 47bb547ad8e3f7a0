//! How a layout is counted.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

use super::super::{Error, Layout};
use super::{Explanation, listed, values};

/// [`Layout::size`].
#[must_use]
pub fn size(layout: &Layout) -> Explanation {
    let mut why = Explanation::asks(format!("how many coordinates L = {layout} has"));
    let sizes: Vec<i64> = layout.leaves().iter().map(|mode| mode.size).collect();
    let size: i64 = sizes.iter().product();
    let factors: Vec<String> = sizes.iter().map(ToString::to_string).collect();
    why.step(format!("the product of the sizes: {} = {size}", factors.join("·")));
    why.derives(Some(size), Ok::<_, Error>(layout.size()))
}

/// [`Layout::cosize`].
///
/// ```
/// use colex::dynamic::{Layout, explain};
///
/// let why = explain::cosize(&Layout::parse("(3,4):(6,1)")?);
/// assert!(why.to_string().contains("the last step of each mode: 1 + 2·6 + 3·1 = 16"));
/// # Ok::<(), colex::dynamic::Error>(())
/// ```
#[must_use]
pub fn cosize(layout: &Layout) -> Explanation {
    let mut why = Explanation::asks(format!(
        "how many places lie between the least and the greatest index of L = {layout}, both counted"
    ));
    let farthest = layout.leaves().iter().map(|mode| (mode.size - 1, mode.stride.abs()));
    let sum = 1 + farthest.clone().map(|(steps, stride)| steps * stride).sum::<i64>();
    let terms: Vec<String> = farthest.map(|(steps, stride)| format!("{steps}·{stride}")).collect();
    why.step(format!(
        "the first place, and the last step of each mode: {} = {sum}",
        ["1".into()].into_iter().chain(terms).collect::<Vec<_>>().join(" + ")
    ));
    why.derives(Some(sum), Ok::<_, Error>(layout.cosize()))
}

/// [`Layout::rank`].
#[must_use]
pub fn rank(layout: &Layout) -> Explanation {
    let mut why = Explanation::asks(format!("how many modes L = {layout} has"));
    let modes: Vec<Layout> = layout.modes().collect();
    why.step(if layout.view().is_leaf() {
        "a number is its own only mode".into()
    } else {
        format!("inside the outer parentheses stand {}", listed(&modes))
    });
    why.derives(Some(modes.len()), Ok::<_, Error>(layout.rank()))
}

/// [`Layout::depth`].
#[must_use]
pub fn depth(layout: &Layout) -> Explanation {
    let mut why = Explanation::asks(format!("how deep the parentheses of L = {layout} go"));
    let (mut open, mut deepest) = (0_usize, 0);
    for c in layout.shape().to_string().chars() {
        match c {
            '(' => open += 1,
            ')' => open -= 1,
            _ => {}
        }
        deepest = deepest.max(open);
    }
    why.step(format!(
        "read from the left, at most {deepest} are open at once in {}",
        layout.shape()
    ));
    why.derives(Some(deepest), Ok::<_, Error>(layout.depth()))
}

/// [`Layout::indices`]: coordinate after coordinate, first mode fastest.
#[must_use]
pub fn indices(layout: &Layout) -> Explanation {
    let mut why =
        Explanation::asks(format!("the indices of L = {layout}, in the order of its coordinates"));
    why.step(format!("the first mode runs fastest: {}", values("L", layout, 0..layout.size())));
    let all: Option<Vec<i64>> = (0..layout.size()).map(|i| layout.at(i).ok()).collect();
    why.derives(all.map(Row), Ok::<_, Error>(()))
}

/// `[0,2,4]`
pub(super) struct Row(pub(super) Vec<i64>);

impl fmt::Display for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let all: Vec<String> = self.0.iter().map(ToString::to_string).collect();
        write!(f, "[{}]", all.join(","))
    }
}
