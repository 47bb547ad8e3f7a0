//! Operations by name, on text: what the explorer answers and the vectors ask.

use colex::dynamic::{
    self, Coord, CoordinateLayout, Error, IntTuple, Layout, Swizzle, Tiler, uneven,
};

/// The names that [`call`] knows, with their arguments.
pub(crate) const OPERATIONS: &[(&str, &str)] = &[
    ("coalesce, flatten, filter, filter_zeros", "LAYOUT"),
    ("coalesce_profile, filter_profile, unflatten", "LAYOUT PROFILE"),
    ("size, cosize, rank, depth, eval", "LAYOUT"),
    (
        "right_inverse, left_inverse, nullspace, complement_cosize, layout_like, zip, max_alignment",
        "LAYOUT",
    ),
    ("complement", "LAYOUT SHAPE"),
    ("composition, max_common_layout, max_common_vector, append, prepend, concat", "LAYOUT LAYOUT"),
    ("composition_tiler", "LAYOUT TILER"),
    ("composition_by_basis", "LAYOUT SHAPE STEPS (such as (2@0,1@1))"),
    ("logical_divide, zipped_divide, tiled_divide, flat_divide", "LAYOUT LAYOUT"),
    (
        "logical_divide_tiler, zipped_divide_tiler, tiled_divide_tiler, flat_divide_tiler",
        "LAYOUT TILER",
    ),
    (
        "logical_product, zipped_product, tiled_product, flat_product, blocked_product, raked_product",
        "LAYOUT LAYOUT",
    ),
    (
        "logical_product_tiler, zipped_product_tiler, tiled_product_tiler, flat_product_tiler",
        "LAYOUT TILER",
    ),
    ("tile_to_shape, tile_to_shape_right", "LAYOUT SHAPE"),
    ("tile_to_shape_order", "LAYOUT SHAPE ORDER"),
    ("upcast, downcast", "N LAYOUT"),
    ("recast", "OLD_BITS NEW_BITS LAYOUT"),
    ("slice, slice_and_offset, dice, crd2idx", "COORD LAYOUT"),
    ("crd2idx_shape", "COORD SHAPE"),
    ("idx2crd", "INDEX SHAPE"),
    ("get_hier_coord, get_1d_coord", "INDEX LAYOUT"),
    ("group, take", "BEGIN END LAYOUT (END −1: to the last mode)"),
    ("append_n, prepend_n", "RANK LAYOUT LAYOUT"),
    ("replace", "MODE LAYOUT LAYOUT"),
    ("select", "MODES LAYOUT"),
    ("local_tile", "LAYOUT TILER COORD"),
    ("local_partition", "LAYOUT LAYOUT INDEX"),
    ("with_shape", "LAYOUT SHAPE"),
    ("layout_left, layout_right, product_each", "SHAPE"),
    ("ordered_layout", "SHAPE ORDER"),
    ("congruent, weakly_congruent, compatible", "SHAPE SHAPE"),
    ("ceil_div, round_up, shape_div", "SHAPE DIVISOR"),
    ("evenly_divides", "SHAPE TILER"),
    ("domain_distribute", "SHAPE COUNT"),
    ("swizzle", "SWIZZLE INDEX"),
    ("swizzle_eval", "SWIZZLE LAYOUT"),
];

/// Why there is no answer.
#[derive(Debug)]
pub(crate) enum Refusal {
    /// The operation is undefined there: the engine's sentence.
    Undefined(Error),
    /// An argument is no such thing: which one, and the engine's sentence.
    Argument(usize, Error),
    /// There is no such operation, or it takes other arguments.
    Unknown(String),
}

impl std::fmt::Display for Refusal {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Undefined(error) | Self::Argument(_, error) => error.fmt(f),
            Self::Unknown(text) => text.fmt(f),
        }
    }
}

impl Refusal {
    /// The same refusal, counted with `n` arguments before.
    #[allow(dead_code, reason = "tests include this file for its operations alone")]
    pub(crate) fn behind(self, n: usize) -> Self {
        match self {
            Self::Argument(i, error) => Self::Argument(i + n, error),
            other => other,
        }
    }
}

impl From<Error> for Refusal {
    fn from(error: Error) -> Self {
        Self::Undefined(error)
    }
}

/// `op(args…)`, printed as CuTe prints it.
#[expect(clippy::too_many_lines, reason = "one line an operation")]
pub(crate) fn call(op: &str, args: &[&str]) -> Result<String, Refusal> {
    let arg = |i: usize| {
        args.get(i).copied().ok_or_else(|| {
            let given = match args.len() {
                1 => "1 argument".into(),
                n => format!("{n} arguments"),
            };
            Refusal::Unknown(format!("{op} takes more than {given}"))
        })
    };
    let wrong = |i: usize| move |error| Refusal::Argument(i, error);
    let layout = |i: usize| -> Result<Layout, Refusal> { Layout::parse(arg(i)?).map_err(wrong(i)) };
    let tuple = |i: usize| -> Result<IntTuple, Refusal> { arg(i)?.parse().map_err(wrong(i)) };
    let coord = |i: usize| -> Result<Coord, Refusal> { arg(i)?.parse().map_err(wrong(i)) };
    let number = |i: usize| -> Result<i64, Refusal> {
        arg(i)?
            .trim()
            .parse()
            .map_err(|_| Refusal::Unknown(format!("{op}: `{}` is not a number", args[i])))
    };
    let count = |i: usize| -> Result<usize, Refusal> {
        usize::try_from(number(i)?)
            .map_err(|_| Refusal::Unknown(format!("{op}: `{}` is not a count", args[i])))
    };
    let end = |i: usize, l: &Layout| -> Result<usize, Refusal> {
        if number(i)? == -1 { Ok(l.rank()) } else { count(i) }
    };
    // A second argument that must be one layout, unless it is spelled uneven(…).
    let tile = |i: usize| -> Result<Tiler, Refusal> {
        Ok(match arg(i)?.trim().strip_prefix("uneven(").and_then(|rest| rest.strip_suffix(')')) {
            Some(inner) => uneven(Layout::parse(inner)?),
            None => layout(i)?.into(),
        })
    };
    let tiler = |i: usize| -> Result<Tiler, Refusal> { Tiler::parse(arg(i)?).map_err(wrong(i)) };

    Ok(match op {
        "coalesce" => layout(0)?.coalesce()?.to_string(),
        "coalesce_profile" => layout(0)?.coalesce_by(&tuple(1)?)?.to_string(),
        "flatten" => layout(0)?.flatten().to_string(),
        "unflatten" => layout(0)?.unflatten(&tuple(1)?)?.to_string(),
        "filter" => layout(0)?.filter()?.to_string(),
        "filter_zeros" => layout(0)?.filter_zeros()?.to_string(),
        "filter_profile" => layout(0)?.filter_by(&tuple(1)?)?.to_string(),
        "size" => layout(0)?.size().to_string(),
        "cosize" => layout(0)?.cosize().to_string(),
        "rank" => layout(0)?.rank().to_string(),
        "depth" => layout(0)?.depth().to_string(),
        "eval" => list(layout(0)?.indices()),
        "right_inverse" => layout(0)?.right_inverse()?.to_string(),
        "left_inverse" => layout(0)?.left_inverse()?.to_string(),
        "nullspace" => layout(0)?.nullspace()?.to_string(),
        "complement" => layout(0)?.complement(tuple(1)?)?.to_string(),
        "complement_cosize" => {
            let l = layout(0)?;
            l.complement(l.cosize())?.to_string()
        }
        "layout_like" => layout(0)?.layout_like()?.to_string(),
        "zip" => layout(0)?.zip()?.to_string(),
        "max_alignment" => layout(0)?.max_alignment()?.to_string(),
        "composition" => layout(0)?.compose(layout(1)?)?.to_string(),
        "composition_tiler" => layout(0)?.compose(tiler(1)?)?.to_string(),
        "composition_by_basis" => {
            let b = format!("{}:{}", arg(1)?, basis(arg(2)?));
            let b = CoordinateLayout::parse(&b).map_err(wrong(2))?;
            layout(0)?.compose_coordinates(&b)?.to_string()
        }
        "max_common_layout" => layout(0)?.max_common_layout(&layout(1)?)?.to_string(),
        "max_common_vector" => layout(0)?.max_common_vector(&layout(1)?)?.to_string(),
        "append" => layout(0)?.append(&layout(1)?)?.to_string(),
        "prepend" => layout(0)?.prepend(&layout(1)?)?.to_string(),
        "concat" => layout(0)?.concat(&layout(1)?)?.to_string(),
        "logical_divide" => layout(0)?.logical_divide(tile(1)?)?.to_string(),
        "zipped_divide" => layout(0)?.zipped_divide(tile(1)?)?.to_string(),
        "tiled_divide" => layout(0)?.tiled_divide(tile(1)?)?.to_string(),
        "flat_divide" => layout(0)?.flat_divide(tile(1)?)?.to_string(),
        "logical_divide_tiler" => layout(0)?.logical_divide(tiler(1)?)?.to_string(),
        "zipped_divide_tiler" => layout(0)?.zipped_divide(tiler(1)?)?.to_string(),
        "tiled_divide_tiler" => layout(0)?.tiled_divide(tiler(1)?)?.to_string(),
        "flat_divide_tiler" => layout(0)?.flat_divide(tiler(1)?)?.to_string(),
        "logical_product" => layout(0)?.logical_product(layout(1)?)?.to_string(),
        "zipped_product" => layout(0)?.zipped_product(layout(1)?)?.to_string(),
        "tiled_product" => layout(0)?.tiled_product(layout(1)?)?.to_string(),
        "flat_product" => layout(0)?.flat_product(layout(1)?)?.to_string(),
        "logical_product_tiler" => layout(0)?.logical_product(tiler(1)?)?.to_string(),
        "zipped_product_tiler" => layout(0)?.zipped_product(tiler(1)?)?.to_string(),
        "tiled_product_tiler" => layout(0)?.tiled_product(tiler(1)?)?.to_string(),
        "flat_product_tiler" => layout(0)?.flat_product(tiler(1)?)?.to_string(),
        "blocked_product" => layout(0)?.blocked_product(&layout(1)?)?.to_string(),
        "raked_product" => layout(0)?.raked_product(&layout(1)?)?.to_string(),
        "tile_to_shape" => layout(0)?.tile_to_shape(&tuple(1)?)?.to_string(),
        "tile_to_shape_right" => layout(0)?.tile_to_shape_right(&tuple(1)?)?.to_string(),
        "tile_to_shape_order" => {
            layout(0)?.tile_to_shape_ordered(&tuple(1)?, &tuple(2)?)?.to_string()
        }
        "upcast" => layout(1)?.upcast(number(0)?)?.to_string(),
        "downcast" => layout(1)?.downcast(number(0)?)?.to_string(),
        "recast" => layout(2)?.recast_bits(number(0)?, number(1)?)?.to_string(),
        "slice" => layout(1)?.slice(&coord(0)?)?.to_string(),
        "dice" => layout(1)?.dice(&coord(0)?)?.to_string(),
        "slice_and_offset" => layout(1)?.slice_and_offset(&coord(0)?)?.to_string(),
        "crd2idx" => layout(1)?.index(tuple(0)?)?.to_string(),
        "crd2idx_shape" => dynamic::crd2idx(&tuple(0)?, &tuple(1)?)?.to_string(),
        "idx2crd" => dynamic::idx2crd(tuple(0)?, &tuple(1)?)?.to_string(),
        "get_hier_coord" => layout(1)?.coord_of_index(number(0)?)?.to_string(),
        "get_1d_coord" => layout(1)?.position_of_index(number(0)?)?.to_string(),
        "group" => {
            let l = layout(2)?;
            l.group(count(0)?, end(1, &l)?)?.to_string()
        }
        "take" => {
            let l = layout(2)?;
            l.take(count(0)?, end(1, &l)?)?.to_string()
        }
        "append_n" => layout(1)?.append_n(count(0)?, &layout(2)?)?.to_string(),
        "prepend_n" => layout(1)?.prepend_n(count(0)?, &layout(2)?)?.to_string(),
        "replace" => layout(1)?.replace(count(0)?, &layout(2)?)?.to_string(),
        "select" => {
            let modes: Result<Vec<usize>, _> =
                tuple(0)?.leaves().iter().map(|&mode| usize::try_from(mode)).collect();
            let modes = modes.map_err(|_| Refusal::Unknown("select: modes count from 0".into()))?;
            layout(1)?.select(&modes)?.to_string()
        }
        "local_tile" => layout(0)?.local_tile(tiler(1)?, coord(2)?)?.to_string(),
        "local_partition" => layout(0)?.local_partition(&layout(1)?, number(2)?)?.to_string(),
        "with_shape" => layout(0)?.with_shape(&tuple(1)?)?.to_string(),
        "layout_left" => Layout::left(&tuple(0)?)?.to_string(),
        "layout_right" => Layout::right(&tuple(0)?)?.to_string(),
        "product_each" => dynamic::product_each(&tuple(0)?)?.to_string(),
        "ordered_layout" => Layout::ordered(&tuple(0)?, &tuple(1)?)?.to_string(),
        "congruent" => truth(dynamic::congruent(&tuple(0)?, &tuple(1)?)),
        "weakly_congruent" => truth(dynamic::weakly_congruent(&tuple(0)?, &tuple(1)?)),
        "compatible" => truth(dynamic::compatible(&tuple(0)?, &tuple(1)?)),
        "ceil_div" => dynamic::ceil_div(&tuple(0)?, tuple(1)?)?.to_string(),
        "round_up" => dynamic::round_up(&tuple(0)?, tuple(1)?)?.to_string(),
        "shape_div" => dynamic::shape_div(&tuple(0)?, tuple(1)?)?.to_string(),
        "evenly_divides" => truth(dynamic::evenly_divides(&tuple(0)?, tiler(1)?)?),
        "domain_distribute" => dynamic::domain_distribute(&tuple(0)?, number(1)?)?.to_string(),
        "swizzle" => {
            let swizzle: Swizzle = arg(0)?.parse().map_err(wrong(0))?;
            swizzle.apply(number(1)?).to_string()
        }
        "swizzle_eval" => {
            let swizzle: Swizzle = arg(0)?.parse().map_err(wrong(0))?;
            list(layout(1)?.indices().map(|index| swizzle.apply(index)))
        }
        _ => return Err(Refusal::Unknown(format!("there is no operation `{op}`"))),
    })
}

fn list(indices: impl Iterator<Item = i64>) -> String {
    format!("[{}]", indices.map(|index| index.to_string()).collect::<Vec<_>>().join(","))
}

/// CuTe's predicates print as integers.
fn truth(holds: bool) -> String {
    u8::from(holds).to_string()
}

/// Basis strides as CuTe's C++ spells them, `make_stride(E<0>{}*Int<2>{},E<1,1>{})`, as `(2@0,1@1@1)`;
/// what is spelled so already stays.
fn basis(strides: &str) -> String {
    let mut text = strides.replace("make_stride", "");
    while let Some((before, (path, after))) =
        text.split_once("E<").and_then(|(before, rest)| Some((before, rest.split_once(">{}")?)))
    {
        let times = after.strip_prefix("*Int<").and_then(|rest| rest.split_once(">{}"));
        let (by, after) = times.unwrap_or(("1", after));
        let modes = path.split(',').rev().collect::<Vec<_>>().join("@");
        text = format!("{before}{by}@{modes}{after}");
    }
    text
}
