//! How a swizzle moves an index.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use super::super::{Error, Layout, Swizzle};
use super::Explanation;
use super::numbers::Row;

/// [`Swizzle::apply`]: some bits of the index, exclusive-or'ed onto others.
///
/// ```
/// use colex::dynamic::explain;
///
/// let why = explain::swizzle("Sw<2,0,3>".parse()?, 9);
/// assert!(why.to_string().contains("9 is 1001; its bits 3 to 4 are 01"));
/// assert_eq!(why.outcome, Ok("8".into()));
/// # Ok::<(), colex::dynamic::Error>(())
/// ```
#[must_use]
pub fn swizzle(swizzle: Swizzle, index: i64) -> Explanation {
    let mut why = Explanation::asks(format!("{swizzle} of index {index}"));
    let moved = moved(swizzle, index);
    let bits = usize::from(swizzle.bits());
    if bits == 0 {
        why.step("no bit is moved");
    } else {
        let [from, to] = ends(swizzle);
        let shown = |word: i64| format!("{word:0bits$b}");
        let (read, onto) = (field(index, from, bits), field(index, to, bits));
        why.step(format!(
            "{index} is {index:b}; its bits {from} to {} are {}",
            from + bits - 1,
            shown(read)
        ));
        why.step(format!(
            "onto bits {to} to {}, which are {}: {} xor {} = {}",
            to + bits - 1,
            shown(onto),
            shown(onto),
            shown(read),
            shown(onto ^ read)
        ));
        why.step(format!("all other bits stay: {moved:b} is {moved}"));
    }
    why.derives(Some(moved), Ok::<_, Error>(swizzle.apply(index)))
}

/// The indices of a layout, each after the swizzle.
#[must_use]
pub fn swizzled_indices(swizzle: Swizzle, layout: &Layout) -> Explanation {
    let mut why = Explanation::asks(format!("{swizzle} of the indices of L = {layout}"));
    let mut all = Vec::new();
    let mut told: Vec<String> = Vec::new();
    for index in layout.indices() {
        let result = moved(swizzle, index);
        if result != index && told.len() < 8 {
            told.push(format!("{index} goes to {result}"));
        }
        all.push(result);
    }
    why.step(if told.is_empty() {
        "the bits that would move others are 0 in every index: all stay".into()
    } else {
        format!("the first indices that move: {}", told.join(", "))
    });
    why.derives(Some(Row(all)), Ok::<_, Error>(()))
}

/// The lowest bits of the field that is read, and of the one that is changed.
fn ends(swizzle: Swizzle) -> [usize; 2] {
    let (base, shift) = (usize::from(swizzle.base()), usize::from(swizzle.shift().unsigned_abs()));
    if swizzle.shift() < 0 { [base, base + shift] } else { [base + shift, base] }
}

fn field(index: i64, from: usize, bits: usize) -> i64 {
    index >> from & ((1 << bits) - 1)
}

fn moved(swizzle: Swizzle, index: i64) -> i64 {
    let [from, to] = ends(swizzle);
    index ^ field(index, from, swizzle.bits().into()) << to
}
