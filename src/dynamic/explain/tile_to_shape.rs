//! How copies of a block fill a shape.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use super::super::evaluate::check_sizes;
use super::super::tree::Tree;
use super::super::{Error, IntTuple, Layout, product_each};
use super::{Explanation, product};

/// [`Layout::tile_to_shape`]: how many copies each mode takes, and the blocked product with them.
///
/// ```
/// use colex::dynamic::{Layout, explain};
///
/// let block = Layout::parse("(2,4):(4,1)")?;
/// let why = explain::tile_to_shape(&block, &"(4,8)".parse()?);
/// assert!(why.to_string().contains("mode 1: 8 / 4 = 2 copies"));
/// let why = explain::tile_to_shape(&block, &"(5,8)".parse()?);
/// assert!(why.wrong.is_some_and(|wrong| wrong.contains("the first row too many is coordinate 5 of mode 0")));
/// # Ok::<(), colex::dynamic::Error>(())
/// ```
#[must_use]
pub fn tile_to_shape(block: &Layout, shape: &IntTuple) -> Explanation {
    let (order, filled) = ("the first mode first", block.tile_to_shape(shape));
    fill(block, shape, order, Layout::left, filled)
}

/// [`Layout::tile_to_shape_right`]: the last mode is filled first.
#[must_use]
pub fn tile_to_shape_right(block: &Layout, shape: &IntTuple) -> Explanation {
    let (order, filled) = ("the last mode first", block.tile_to_shape_right(shape));
    fill(block, shape, order, Layout::right, filled)
}

/// [`Layout::tile_to_shape_ordered`]: modes with smaller numbers in `order` are filled first.
#[must_use]
pub fn tile_to_shape_ordered(block: &Layout, shape: &IntTuple, order: &IntTuple) -> Explanation {
    let filled = block.tile_to_shape_ordered(shape, order);
    let ordered = |copies: &IntTuple| Layout::ordered(copies, order);
    fill(block, shape, &format!("in the order {order}"), ordered, filled)
}

fn fill(
    block: &Layout,
    shape: &IntTuple,
    order: &str,
    plan: impl FnOnce(&IntTuple) -> Result<Layout, Error>,
    filled: Result<Layout, Error>,
) -> Explanation {
    let mut why =
        Explanation::asks(format!("the shape {shape} filled with copies of {block}, {order}"));
    let derived = repeated(&mut why, block, shape, order, plan);
    why.derives(derived, filled)
}

fn repeated(
    why: &mut Explanation,
    block: &Layout,
    shape: &IntTuple,
    order: &str,
    plan: impl FnOnce(&IntTuple) -> Result<Layout, Error>,
) -> Option<Layout> {
    if check_sizes(shape).is_err() {
        why.step(format!("{shape} has a size below 1"));
        return None;
    }
    if block.rank() > shape.rank() {
        why.step(format!(
            "a block of {} modes does not go into {} modes",
            block.rank(),
            shape.rank()
        ));
        return None;
    }
    let whole = block.append_n(shape.rank(), &Layout::one()).ok()?;
    if whole != *block {
        why.step(format!(
            "with a mode of one element for each mode that it lacks, the block is {whole}"
        ));
    }
    let (tile, target) = (product_each(&whole.shape()).ok()?, product_each(shape).ok()?);
    let mut copies = Vec::new();
    for (i, (&tile, &size)) in tile.leaves().iter().zip(target.leaves()).enumerate() {
        if size % tile != 0 {
            why.step(format!(
                "mode {i}: {size} is not a multiple of {tile}: the last copy would be cut"
            ));
            why.goes_wrong(hanging_over(i, size, tile));
            return None;
        }
        let times = if size == tile { "1 copy".into() } else { format!("{} copies", size / tile) };
        why.step(format!("mode {i}: {size} / {tile} = {times}"));
        copies.push(size / tile);
    }
    let copies = if target.is_leaf() { Tree::leaf(copies[0]) } else { Tree::flat(&copies) };
    let Ok(plan) = plan(&copies) else {
        why.step(format!("{copies} copies have no such order"));
        return None;
    };
    why.step(format!("the copies are counted {order}: {plan}"));
    let question = format!("blocked_product: A = {whole}, repeated as {plan} says");
    why.part(question, |why| product::blocked(why, &whole, &plan))
}

fn hanging_over(mode: usize, size: i64, tile: i64) -> Option<String> {
    let copies = size / tile + 1;
    Some(format!(
        "Going on regardless would give {copies} copies, {} rows, and the first row too many is coordinate {size} of mode {mode}.",
        copies.checked_mul(tile)?
    ))
}
