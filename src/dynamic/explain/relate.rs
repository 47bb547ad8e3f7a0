//! How two structures relate, and whether tiles fit a shape.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use super::super::tiler::Tiler;
use super::super::tree::View;
use super::super::{
    Error, IntTuple, Layout, compatible as fits, congruent as same, evenly_divides as covers, size,
    weakly_congruent as refines,
};
use super::{Explanation, complement, place};

/// [`congruent`](super::super::congruent): the same parentheses.
///
/// ```
/// use colex::dynamic::explain;
///
/// let why = explain::congruent(&"(4,(2,8))".parse()?, &"(1,(3,5,7))".parse()?);
/// assert!(why.to_string().contains("mode 1: (2,8) has 2 modes, (3,5,7) has 3"));
/// assert_eq!(why.outcome, Ok("false".into()));
/// # Ok::<(), colex::dynamic::Error>(())
/// ```
#[must_use]
pub fn congruent(a: &IntTuple, b: &IntTuple) -> Explanation {
    let why = Explanation::asks(format!("whether {a} and {b} have the same parentheses"));
    judged(why, a, b, same(a, b), |x, y| {
        (!y.is_leaf()).then(|| format!("{x} is a number, {y} is a tuple"))
    })
}

/// [`weakly_congruent`](super::super::weakly_congruent): tuples may stand in the place of numbers.
#[must_use]
pub fn weakly_congruent(a: &IntTuple, b: &IntTuple) -> Explanation {
    let why =
        Explanation::asks(format!("whether {b} is {a} with tuples in the place of some numbers"));
    judged(why, a, b, refines(a, b), |_, _| None)
}

/// [`compatible`](super::super::compatible): tuples of the same size may stand in the place of numbers.
///
/// ```
/// use colex::dynamic::explain;
///
/// let why = explain::compatible(&"(8,6)".parse()?, &"((2,5),6)".parse()?);
/// assert!(why.to_string().contains("mode 0: (2,5) has 10 coordinates, and not 8"));
/// # Ok::<(), colex::dynamic::Error>(())
/// ```
#[must_use]
pub fn compatible(a: &IntTuple, b: &IntTuple) -> Explanation {
    let why = Explanation::asks(format!("whether every coordinate of {a} is one of {b}"));
    judged(why, a, b, fits(a, b), |size, mode| {
        let product = mode.leaves().iter().try_fold(1_i64, |all, &size| all.checked_mul(size));
        match product {
            Some(product) if product == size => None,
            Some(product) => Some(format!("{mode} has {product} coordinates, and not {size}")),
            None => Some(format!("{mode} has more coordinates than fit 64 bits, and not {size}")),
        }
    })
}

/// What a number of the first tuple asks of its counterpart: `None`, or what is wrong with it.
type Asks = fn(i64, View<'_, i64>) -> Option<String>;

fn judged(
    mut why: Explanation,
    a: &IntTuple,
    b: &IntTuple,
    operation: bool,
    asks: Asks,
) -> Explanation {
    let difference = first_difference(a.view(), b.view(), &mut Vec::new(), asks);
    why.step(difference.clone().unwrap_or_else(|| "mode by mode, they fit".into()));
    why.derives(Some(difference.is_none()), Ok::<_, Error>(operation))
}

fn first_difference(
    a: View<'_, i64>,
    b: View<'_, i64>,
    path: &mut Vec<usize>,
    asks: Asks,
) -> Option<String> {
    let found = if let Some(number) = a.as_leaf() {
        asks(number, b)
    } else if b.is_leaf() {
        Some(format!("{a} is a tuple, {b} is a number"))
    } else if a.rank() != b.rank() {
        Some(format!("{a} has {} modes, {b} has {}", a.rank(), b.rank()))
    } else {
        return a.modes().zip(b.modes()).enumerate().find_map(|(i, (a, b))| {
            path.push(i);
            let found = first_difference(a, b, path, asks);
            path.pop();
            found
        });
    };
    found.map(|text| if path.is_empty() { text } else { format!("{}: {text}", place(path)) })
}

/// [`evenly_divides`](super::super::evenly_divides): a tile and its complement cover each mode exactly.
#[must_use]
pub fn evenly_divides(shape: &IntTuple, tiler: impl Into<Tiler>) -> Explanation {
    let tiler = tiler.into();
    let mut why = Explanation::asks(format!("whether tiles of {tiler} cover {shape} exactly"));
    let derived = exactly(&mut why, shape, &tiler);
    why.derives(derived, covers(shape, tiler))
}

fn exactly(why: &mut Explanation, shape: &IntTuple, tiler: &Tiler) -> Option<bool> {
    let tile = match tiler {
        Tiler::Keep => {
            why.step(format!("{shape} is one tile"));
            return Some(true);
        }
        Tiler::Uneven(inner) => return exactly(why, shape, inner),
        Tiler::Modes(each) => {
            if each.len() > shape.rank() {
                why.step(format!("{} tiles, and only {} modes", each.len(), shape.rank()));
                return Some(false);
            }
            for (i, (tile, mode)) in each.iter().zip(shape.modes()).enumerate() {
                why.step(format!("mode {i}, {mode}, in tiles of {tile}:"));
                if !why.within(|why| exactly(why, &mode.into(), tile))? {
                    return Some(false);
                }
            }
            return Some(true);
        }
        Tiler::Size(size) => Layout::new(*size, i64::from(*size != 1)).ok()?,
        Tiler::Layout(tile) => tile.clone(),
    };
    let Ok(all) = size(shape) else {
        why.step(format!("{shape} has a size below 1, or more coordinates than fit 64 bits"));
        return None;
    };
    let Some(rest) =
        why.part(complement::question(&tile, shape), |why| complement::left_out(why, &tile, shape))
    else {
        why.step("without a complement, nothing is covered exactly");
        return Some(false);
    };
    let covered = tile.size().checked_mul(rest.size());
    let told =
        covered.map_or_else(|| "more than fits 64 bits".into(), |covered| format!("{covered}"));
    why.step(format!("together they cover {} · {} = {told} of {all}", tile.size(), rest.size()));
    Some(covered == Some(all))
}
