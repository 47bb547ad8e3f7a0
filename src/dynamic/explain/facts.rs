//! Why a layout has a property, or which coordinates speak against it.

use alloc::collections::BTreeSet;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use super::super::coalesce::coalesced;
use super::super::layout::{Layout, Mode};
use super::super::number::gcd;
use super::super::{Error, Sliced};
use super::wrong::{SEARCHED, Shared, shared};
use super::{Explanation, evaluate};

/// [`Layout::is_injective`]: strides beyond what the smaller ones reach, or else two coordinates of one index.
///
/// ```
/// use colex::dynamic::{Layout, explain};
///
/// let why = explain::is_injective(&Layout::parse("(4,4):(1,3)")?);
/// assert!(why.to_string().contains("L(3) = L(4) = 3: two coordinates have one index"));
/// assert_eq!(why.outcome, Ok("false".into()));
/// # Ok::<(), colex::dynamic::Error>(())
/// ```
#[must_use]
pub fn is_injective(layout: &Layout) -> Explanation {
    let mut why =
        Explanation::asks(format!("whether no two coordinates of L = {layout} have one index"));
    let holds = injective(&mut why, layout);
    why.derives(Some(holds), Ok::<_, Error>(()))
}

fn injective(why: &mut Explanation, layout: &Layout) -> bool {
    let mut reach = 0;
    for mode in moving(layout) {
        let stride = i128::from(mode.stride).abs();
        if stride > reach {
            why.step(format!(
                "{mode}: a step is farther than {reach}, which the smaller ones reach together"
            ));
            reach += i128::from(mode.size - 1) * stride;
            continue;
        }
        why.step(format!(
            "{mode}: a step is within {reach}, which the smaller ones reach together"
        ));
        return match shared(layout) {
            Some(Shared { index, first, second }) => {
                why.step(format!(
                    "L({first}) = L({second}) = {index}: two coordinates have one index"
                ));
                false
            }
            None if layout.size() <= SEARCHED => {
                why.step(format!("and yet the {} indices, listed, all differ", layout.size()));
                true
            }
            None => {
                why.step("whether sums of steps meet is searched for: the layout is too large for a list");
                layout.is_injective()
            }
        };
    }
    why.step("so each sum of steps tells its coordinate");
    true
}

/// [`Layout::is_surjective`]: no stride leaves a gap that the smaller ones do not fill.
///
/// ```
/// use colex::dynamic::{Layout, explain};
///
/// let why = explain::is_surjective(&Layout::parse("(4,8):(1,5)")?);
/// assert!(why.to_string().contains("8:5: the smaller ones reach 3 together, so nothing is at 4, counted from the least"));
/// # Ok::<(), colex::dynamic::Error>(())
/// ```
#[must_use]
pub fn is_surjective(layout: &Layout) -> Explanation {
    let mut why = Explanation::asks(format!(
        "whether every index between the least and the greatest is one of L = {layout}"
    ));
    let holds = surjective(&mut why, layout);
    why.derives(Some(holds), Ok::<_, Error>(()))
}

fn surjective(why: &mut Explanation, layout: &Layout) -> bool {
    let mut reach = 0;
    for mode in moving(layout) {
        let stride = i128::from(mode.stride).abs();
        if stride > reach + 1 {
            why.step(format!(
                "{mode}: the smaller ones reach {reach} together, so nothing is at {}, counted from the least",
                reach + 1
            ));
            return false;
        }
        why.step(format!(
            "{mode}: a step is at most one beyond {reach}, which the smaller ones fill"
        ));
        reach += i128::from(mode.size - 1) * stride;
    }
    why.step(format!("so everything up to {reach}, counted from the least, is taken"));
    true
}

/// [`Layout::is_bijective`]: as many coordinates as places, and no place left out.
#[must_use]
pub fn is_bijective(layout: &Layout) -> Explanation {
    let mut why = Explanation::asks(format!(
        "whether L = {layout} takes every index between the least and the greatest once"
    ));
    let (size, cosize) = (layout.size(), layout.cosize());
    why.step(format!("{size} coordinates, and {cosize} places from the least to the greatest"));
    let holds = size == cosize && surjective(&mut why, layout);
    why.derives(Some(holds), Ok::<_, Error>(()))
}

/// [`Layout::is_compact`]: sorted, each stride is the product of the sizes before.
#[must_use]
pub fn is_compact(layout: &Layout) -> Explanation {
    let mut why = Explanation::asks(format!(
        "whether L = {layout} takes each index from 0 to {} once",
        layout.size() - 1
    ));
    let holds = evaluate::compact(&mut why, layout);
    why.derives(Some(holds), Ok::<_, Error>(()))
}

/// [`Layout::vector_width`]: the length of the first run, as far as all others step by multiples.
///
/// ```
/// use colex::dynamic::{Layout, explain};
///
/// let why = explain::vector_width(&Layout::parse("(8,3):(1,12)")?);
/// assert!(why.to_string().contains("3:12 steps by 12, and 4 divides that as well as 8"));
/// # Ok::<(), colex::dynamic::Error>(())
/// ```
#[must_use]
pub fn vector_width(layout: &Layout) -> Explanation {
    let mut why =
        Explanation::asks(format!("the widest aligned vectors that L = {layout} is made of"));
    let modes = coalesced(layout.leaves());
    let width = match modes.split_first() {
        Some((first, rest)) if first.stride == 1 => {
            why.step(format!("it starts with {first}, {} neighbours", first.size));
            rest.iter().fold(first.size, |width, mode| {
                let both = gcd(width, mode.stride.abs());
                why.step(format!(
                    "{mode} steps by {}, and {both} divides that as well as {width}",
                    mode.stride
                ));
                both
            })
        }
        Some((first, _)) => {
            why.step(format!("it starts with {first}, whose steps are not 1: no two neighbours"));
            1
        }
        None => {
            why.step("it is one element");
            1
        }
    };
    why.derives(Some(width), Ok::<_, Error>(()))
}

/// [`Layout::distinct`]: how many different indices there are.
#[must_use]
pub fn distinct(layout: &Layout) -> Explanation {
    let mut why = Explanation::asks(format!("how many different indices L = {layout} takes"));
    why.step("is every place taken?");
    let count = if why.within(|why| surjective(why, layout)) {
        why.step(format!("then there are as many as places: {}", layout.cosize()));
        layout.cosize()
    } else {
        why.step("is every index taken once?");
        if why.within(|why| injective(why, layout)) {
            why.step(format!("then there are as many as coordinates: {}", layout.size()));
            layout.size()
        } else {
            let indices: BTreeSet<i64> = layout.indices().collect();
            why.step(format!(
                "neither: of {} indices, listed, {} differ",
                layout.size(),
                indices.len()
            ));
            i64::try_from(indices.len()).unwrap_or(i64::MAX)
        }
    };
    why.derives(Some(count), Ok::<_, Error>(()))
}

/// [`Sliced::is_disjoint_from`], and with the slices' offsets [`Layout::is_disjoint_from`]: whether two
/// have no index in common.
///
/// ```
/// use colex::dynamic::{Layout, explain};
///
/// let l = Layout::parse("(4,8):(8,1)")?;
/// let [row, column] = [l.slice_and_offset(&"(1,_)".parse()?)?, l.slice_and_offset(&"(_,2)".parse()?)?];
/// let why = explain::is_disjoint_from(&row, &column);
/// assert!(why.to_string().contains("index 10 is coordinate 2 of the first and 1 of the second"));
/// # Ok::<(), colex::dynamic::Error>(())
/// ```
#[must_use]
pub fn is_disjoint_from(a: &Sliced, b: &Sliced) -> Explanation {
    let mut why = Explanation::asks(format!("whether {a} and {b} have no index in common"));
    let holds = if a.layout.size().max(b.layout.size()) > SEARCHED {
        why.step(
            "whether sums of steps meet is searched for: the layouts are too large for a list",
        );
        a.is_disjoint_from(b)
    } else {
        let taken: Vec<i128> = places(a);
        let met = places(b).into_iter().enumerate().find_map(|(d, index)| {
            let c = taken.iter().position(|&place| place == index)?;
            Some(format!("index {index} is coordinate {c} of the first and {d} of the second"))
        });
        let holds = met.is_none();
        why.step(met.unwrap_or_else(|| {
            String::from("no index of the first, listed, is one of the second")
        }));
        holds
    };
    why.derives(Some(holds), Ok::<_, Error>(()))
}

fn places(slice: &Sliced) -> Vec<i128> {
    slice.layout.indices().map(|index| i128::from(index) + i128::from(slice.offset)).collect()
}

/// The modes that step, by the length of their steps.
fn moving(layout: &Layout) -> Vec<Mode> {
    let mut modes: Vec<Mode> =
        layout.leaves().iter().copied().filter(|mode| mode.size > 1).collect();
    modes.sort_by_key(|mode| mode.stride.abs());
    modes
}
