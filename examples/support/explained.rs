//! Explanations by the operation's name, on text.

use colex::dynamic::explain::{self, Explanation};
use colex::dynamic::{Coord, Error, IntTuple, Layout, Tiler};

use crate::call::Refusal;

/// The explanation of `op(args…)`; `None` where the operation is a single step.
pub(crate) fn explained(op: &str, args: &[&str]) -> Result<Option<Explanation>, Refusal> {
    let wrong = |i: usize| move |error: Error| Refusal::Argument(i, error);
    let layout = |i: usize| Layout::parse(args[i]).map_err(wrong(i));
    let tuple = |i: usize| args[i].parse::<IntTuple>().map_err(wrong(i));
    let coord = |i: usize| args[i].parse::<Coord>().map_err(wrong(i));
    let tiler = |i: usize| Tiler::parse(args[i]).map_err(wrong(i));
    // Alone, `4` and `(2,4)` are compact layouts; in a tiler they are sizes.
    let tile = |i: usize| match Layout::parse(args[i]) {
        Ok(layout) => Ok(Tiler::from(layout)),
        Err(_) => tiler(i),
    };
    let number = |i: usize| {
        args[i]
            .trim()
            .parse::<i64>()
            .map_err(|_| Refusal::Unknown(format!("{op}: `{}` is not a number", args[i])))
    };
    Ok(Some(match (op, args.len()) {
        ("index", 2) => explain::index(&layout(0)?, tuple(1)?),
        ("crd2idx", 2) => explain::index(&layout(1)?, tuple(0)?),
        ("get_hier_coord", 2) => explain::coord_of_index(&layout(1)?, number(0)?),
        ("coalesce", 1) => explain::coalesce(&layout(0)?),
        ("filter", 1) => explain::filter(&layout(0)?),
        ("composition", 2) => explain::compose(&layout(0)?, layout(1)?),
        ("composition_tiler", 2) => explain::compose(&layout(0)?, tiler(1)?),
        ("complement", 2) => explain::complement(&layout(0)?, tuple(1)?),
        ("complement_cosize", 1) => {
            let layout = layout(0)?;
            explain::complement(&layout, layout.cosize())
        }
        ("logical_divide", 2) => explain::logical_divide(&layout(0)?, tile(1)?),
        ("zipped_divide", 2) => explain::zipped_divide(&layout(0)?, tile(1)?),
        ("tiled_divide", 2) => explain::tiled_divide(&layout(0)?, tile(1)?),
        ("flat_divide", 2) => explain::flat_divide(&layout(0)?, tile(1)?),
        ("logical_divide_tiler", 2) => explain::logical_divide(&layout(0)?, tiler(1)?),
        ("zipped_divide_tiler", 2) => explain::zipped_divide(&layout(0)?, tiler(1)?),
        ("tiled_divide_tiler", 2) => explain::tiled_divide(&layout(0)?, tiler(1)?),
        ("flat_divide_tiler", 2) => explain::flat_divide(&layout(0)?, tiler(1)?),
        ("logical_product", 2) => explain::logical_product(&layout(0)?, &tile(1)?),
        ("zipped_product", 2) => explain::zipped_product(&layout(0)?, &tile(1)?),
        ("tiled_product", 2) => explain::tiled_product(&layout(0)?, &tile(1)?),
        ("flat_product", 2) => explain::flat_product(&layout(0)?, &tile(1)?),
        ("logical_product_tiler", 2) => explain::logical_product(&layout(0)?, &tiler(1)?),
        ("zipped_product_tiler", 2) => explain::zipped_product(&layout(0)?, &tiler(1)?),
        ("tiled_product_tiler", 2) => explain::tiled_product(&layout(0)?, &tiler(1)?),
        ("flat_product_tiler", 2) => explain::flat_product(&layout(0)?, &tiler(1)?),
        ("blocked_product", 2) => explain::blocked_product(&layout(0)?, &layout(1)?),
        ("raked_product", 2) => explain::raked_product(&layout(0)?, &layout(1)?),
        ("right_inverse", 1) => explain::right_inverse(&layout(0)?),
        ("left_inverse", 1) => explain::left_inverse(&layout(0)?),
        ("max_common_layout" | "max_common_vector", 2) => {
            explain::max_common_layout(&layout(0)?, &layout(1)?)
        }
        ("slice" | "slice_and_offset", 2) => explain::slice(&layout(1)?, &coord(0)?),
        ("local_tile", 3) => explain::local_tile(&layout(0)?, tiler(1)?, coord(2)?),
        ("local_partition", 3) => explain::local_partition(&layout(0)?, &layout(1)?, number(2)?),
        _ => return Ok(None),
    }))
}
