//! Which coordinates stay at index 0.

use alloc::format;

use super::super::layout::{Flat, Layout, Mode};
use super::{Explanation, place};

/// [`Layout::nullspace`]: the modes that stand still, as steps of the 1-D coordinate.
///
/// ```
/// use colex::dynamic::{Layout, explain};
///
/// let why = explain::nullspace(&Layout::parse("(4,3,2):(1,0,0)")?);
/// assert!(why.to_string().contains("mode 1, 3:0, stands still; one step of it is 4 of the 1-D coordinate: 3:4"));
/// # Ok::<(), colex::dynamic::Error>(())
/// ```
#[must_use]
pub fn nullspace(layout: &Layout) -> Explanation {
    let mut why =
        Explanation::asks(format!("A(R(i)) = 0 for as many i as there are, A = {layout}"));
    let (mut weight, mut still) = (1, Flat::new());
    for (i, mode) in layout.leaves().iter().enumerate() {
        if mode.stride == 0 {
            let stride = if mode.size == 1 { 0 } else { weight };
            if mode.size > 1 {
                why.step(format!(
                    "{}, {mode}, stands still; one step of it is {weight} of the 1-D coordinate: {}:{weight}",
                    place(&layout.view().path(i)),
                    mode.size
                ));
            }
            still.push(Mode { size: mode.size, stride });
        }
        weight *= mode.size;
    }
    why.step(if still.is_empty() {
        "no mode stands still: coordinate 0 alone is sure to be at index 0"
    } else {
        "all others move the index, and stay at coordinate 0"
    });
    why.derives(Layout::from_flat("nullspace", &still).ok(), layout.nullspace())
}
