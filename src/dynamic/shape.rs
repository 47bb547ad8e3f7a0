//! Arithmetic on shapes: sizes, divisions, and how two structures relate.

use super::Error;
use super::int_tuple::IntTuple;
use super::number::{self, mul};
use super::tiler::{Tile, Tiler};
use super::tree::{Tree, View};

/// `|S| = Π s_i`, the number of coordinates of a shape.
///
/// ```
/// use colex::dynamic::size;
/// assert_eq!(size(&"(4,(2,8))".parse()?)?, 64);
/// assert_eq!(size(&"()".parse()?)?, 1);
/// # Ok::<(), colex::dynamic::Error>(())
/// ```
///
/// # Errors
/// When a size is below 1, or the product does not fit 64 bits.
pub fn size(shape: &IntTuple) -> Result<i64, Error> {
    super::evaluate::check_sizes(shape)?;
    number::product("size", shape.leaves().iter().copied())
}

/// `(|S_0|, …, |S_(r−1)|)`: one size a mode.
///
/// ```
/// use colex::dynamic::product_each;
/// assert_eq!(product_each(&"(4,(2,8))".parse()?)?.to_string(), "(4,16)");
/// assert_eq!(product_each(&"4".parse()?)?.to_string(), "4");
/// # Ok::<(), colex::dynamic::Error>(())
/// ```
///
/// # Errors
/// When a product does not fit 64 bits.
pub fn product_each(shape: &IntTuple) -> Result<IntTuple, Error> {
    if shape.is_leaf() {
        return Ok(shape.clone());
    }
    let mut each = Tree::building();
    each.open();
    for mode in shape.modes() {
        each.push_leaf(number::product("product_each", mode.leaves().iter().copied())?);
    }
    each.close();
    Ok(each)
}

/// `⌈s / d⌉`, how many tiles of `d` cover `s`. One number divides a tuple from the left: what a
/// mode does not use up divides the next.
///
/// ```
/// use colex::dynamic::{IntTuple, ceil_div};
/// let shape: IntTuple = "(8,6)".parse()?;
/// assert_eq!(ceil_div(&shape, [3, 4])?.to_string(), "(3,2)");
/// assert_eq!(ceil_div(&shape, 16)?.to_string(), "(1,3)");
/// # Ok::<(), colex::dynamic::Error>(())
/// ```
///
/// # Errors
/// When a number is below 1, or the divisor is longer or deeper than the shape.
pub fn ceil_div(shape: &IntTuple, by: impl Into<IntTuple>) -> Result<IntTuple, Error> {
    let by = by.into();
    divide("ceil_div", shape, &by, &mut |s, d| Ok((number::ceil_div(s, d), number::ceil_div(d, s))))
}

/// `⌈s / d⌉ · d`, the shape padded to whole tiles, number by number.
///
/// ```
/// use colex::dynamic::round_up;
/// assert_eq!(round_up(&"(10,8)".parse()?, [4, 8])?.to_string(), "(12,8)");
/// # Ok::<(), colex::dynamic::Error>(())
/// ```
///
/// # Errors
/// As [`ceil_div`], and when a product does not fit 64 bits.
pub fn round_up(shape: &IntTuple, by: impl Into<IntTuple>) -> Result<IntTuple, Error> {
    let by = by.into();
    divide("round_up", shape, &by, &mut |s, d| {
        Ok((mul("round_up", number::ceil_div(s, d), d)?, number::ceil_div(d, s)))
    })
}

/// `s / d` where d divides s, 1 where s divides d: like [`ceil_div`], but nothing is rounded.
///
/// ```
/// use colex::dynamic::{IntTuple, shape_div};
/// let shape: IntTuple = "(4,12)".parse()?;
/// assert_eq!(shape_div(&shape, 8)?.to_string(), "(1,6)");
/// assert!(shape_div(&shape, 6).is_err());
/// # Ok::<(), colex::dynamic::Error>(())
/// ```
///
/// # Errors
/// When neither number divides the other, and as [`ceil_div`].
pub fn shape_div(shape: &IntTuple, by: impl Into<IntTuple>) -> Result<IntTuple, Error> {
    let by = by.into();
    divide("shape_div", shape, &by, &mut |s, d| {
        Ok((exact("shape_div", "size", s, d)?, exact("shape_div", "size", d, s)?))
    })
}

/// `s / d` or 1, whichever is whole.
pub(crate) fn exact(
    operation: &'static str,
    what: &'static str,
    s: i64,
    d: i64,
) -> Result<i64, Error> {
    if s % d == 0 {
        Ok(s / d)
    } else if d % s == 0 {
        Ok(1)
    } else {
        Err(Error::Indivisible { operation, what, value: s, by: d })
    }
}

type Step<'a> = dyn FnMut(i64, i64) -> Result<(i64, i64), Error> + 'a;

/// `step` yields the quotient and what is left of the divisor.
fn divide(
    operation: &'static str,
    shape: &IntTuple,
    by: &IntTuple,
    step: &mut Step<'_>,
) -> Result<IntTuple, Error> {
    for &value in shape.leaves().iter().chain(by.leaves()) {
        if value < 1 {
            return Err(Error::NotPositive { operation, value });
        }
    }
    let mut out = Tree::building();
    divide_into(&mut out, shape.view(), by.view(), step).map_err(|error| match error {
        Error::Mismatch => Error::profile(operation, by, shape),
        error => error,
    })?;
    Ok(out)
}

fn divide_into(
    out: &mut IntTuple,
    shape: View<'_, i64>,
    by: View<'_, i64>,
    step: &mut Step<'_>,
) -> Result<(), Error> {
    if let Some(mut divisor) = by.as_leaf() {
        let quotient = shape.to_tree().try_map(|s| {
            let (q, left) = step(s, divisor)?;
            divisor = left;
            Ok(q)
        })?;
        out.push(quotient.view());
        return Ok(());
    }
    if shape.is_leaf() || by.rank() > shape.rank() {
        return Err(Error::Mismatch);
    }
    out.open();
    let mut rest = shape.modes();
    for d in by.modes() {
        let Some(s) = rest.next() else { return Err(Error::Mismatch) };
        divide_into(out, s, d, step)?;
    }
    rest.for_each(|mode| out.push(mode));
    out.close();
    Ok(())
}

/// Whether the tiles cover the shape exactly: `|S| = |T| · |complement(T, S)|`, mode by mode for a
/// tuple of tiles.
///
/// ```
/// use colex::dynamic::{IntTuple, Tiler, evenly_divides};
/// let shape: IntTuple = "(10,8)".parse()?;
/// assert!(evenly_divides(&shape, Tiler::parse("[5,(2,2):(1,4)]")?)?);
/// assert!(!evenly_divides(&shape, Tiler::parse("[4,8]")?)?);
/// # Ok::<(), colex::dynamic::Error>(())
/// ```
///
/// # Errors
/// When a size is below 1 or a product does not fit 64 bits.
pub fn evenly_divides(shape: &IntTuple, tiler: impl Into<Tiler>) -> Result<bool, Error> {
    evenly(shape.view(), &tiler.into())
}

fn evenly(shape: View<'_, i64>, tiler: &Tiler) -> Result<bool, Error> {
    let (tile, _) = tiler.open(false)?;
    Ok(match tile {
        Tile::Keep => true,
        Tile::Whole(tile) => {
            let shape = shape.to_tree();
            let all = size(&shape)?;
            tile.complement(shape)
                .is_ok_and(|rest| tile.size().checked_mul(rest.size()) == Some(all))
        }
        Tile::Modes(each) => {
            if each.len() > shape.rank() {
                return Ok(false);
            }
            for (tile, mode) in each.iter().zip(shape.modes()) {
                if !evenly(mode, tile)? {
                    return Ok(false);
                }
            }
            true
        }
    })
}

/// Whether two tuples have one structure: the same parentheses around as many integers.
///
/// ```
/// use colex::dynamic::congruent;
/// assert!(congruent(&"(4,(2,8))".parse()?, &"(1,(3,5))".parse()?));
/// assert!(!congruent(&"(4)".parse()?, &"4".parse()?));
/// # Ok::<(), colex::dynamic::Error>(())
/// ```
#[must_use]
pub fn congruent(a: &IntTuple, b: &IntTuple) -> bool {
    a.view().congruent(b.view())
}

/// Whether `b` is `a` with some integers replaced by tuples.
///
/// ```
/// use colex::dynamic::weakly_congruent;
/// assert!(weakly_congruent(&"(4,5)".parse()?, &"(1,(3,5))".parse()?));
/// assert!(!weakly_congruent(&"(1,(3,5))".parse()?, &"(4,5)".parse()?));
/// # Ok::<(), colex::dynamic::Error>(())
/// ```
#[must_use]
pub fn weakly_congruent(a: &IntTuple, b: &IntTuple) -> bool {
    refines(a.view(), b.view(), |_, _| true)
}

/// Whether every coordinate of `a` is one of `b`: `b` is `a` with some integers replaced by tuples
/// of the same size.
///
/// ```
/// use colex::dynamic::compatible;
/// assert!(compatible(&"(8,6)".parse()?, &"((2,4),6)".parse()?));
/// assert!(!compatible(&"(8,6)".parse()?, &"((2,5),6)".parse()?));
/// # Ok::<(), colex::dynamic::Error>(())
/// ```
#[must_use]
pub fn compatible(a: &IntTuple, b: &IntTuple) -> bool {
    refines(a.view(), b.view(), |s, mode| {
        number::product("size", mode.leaves().iter().copied()) == Ok(s)
    })
}

fn refines(a: View<'_, i64>, b: View<'_, i64>, leaf: fn(i64, View<'_, i64>) -> bool) -> bool {
    if let Some(s) = a.as_leaf() {
        return leaf(s, b);
    }
    !b.is_leaf()
        && a.rank() == b.rank()
        && a.modes().zip(b.modes()).all(|(a, b)| refines(a, b, leaf))
}
