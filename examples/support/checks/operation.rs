//! How the operations are spelled in Rust.

use super::spelling::Kind::{self, Coord, Layout, Number, Shape, Tile, Tiler};

/// An operation, its arguments and its spellings, in which `$0` stands for the first argument as a
/// value and `%0` for its type.
pub(super) struct Operation {
    /// As in the vectors.
    pub(super) name: &'static str,
    pub(super) args: &'static [Kind],
    /// The expression.
    pub(super) call: &'static str,
    pub(super) answer: Answer,
    /// The type alias of the result.
    pub(super) alias: Option<&'static str>,
    /// The bound that does not hold where there is no result.
    pub(super) bound: Option<&'static str>,
}

/// How an answer is compared.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Answer {
    /// A layout, or a layout and where it starts.
    Layout,
    /// A number or a tuple of such.
    Tuple,
    /// `Yes` or `No`: the expression is a type.
    Truth,
    /// The expression is a constant.
    Constant,
}

const fn layout(name: &'static str, args: &'static [Kind], call: &'static str) -> Operation {
    Operation { name, args, call, answer: Answer::Layout, alias: None, bound: None }
}

const fn tuple(name: &'static str, args: &'static [Kind], call: &'static str) -> Operation {
    Operation { answer: Answer::Tuple, ..layout(name, args, call) }
}

const fn truth(name: &'static str, args: &'static [Kind], call: &'static str) -> Operation {
    Operation { answer: Answer::Truth, ..layout(name, args, call) }
}

const fn constant(name: &'static str, args: &'static [Kind], call: &'static str) -> Operation {
    Operation { answer: Answer::Constant, ..layout(name, args, call) }
}

impl Operation {
    const fn alias(self, alias: &'static str) -> Self {
        Self { alias: Some(alias), ..self }
    }

    const fn bound(self, bound: &'static str) -> Self {
        Self { bound: Some(bound), ..self }
    }
}

/// All operations that both engines have.
#[rustfmt::skip]
pub(super) const ALL: &[Operation] = &[
    layout("coalesce", &[Layout], "$0.coalesce()").alias("Coalesce<%0>"),
    layout("coalesce_profile", &[Layout, Shape], "$0.coalesce_by($1)").alias("CoalesceBy<%0, %1>").bound("%1: Applied<%0, CoalesceEach>"),
    layout("flatten", &[Layout], "$0.flatten()").alias("Flatten<%0>"),
    layout("unflatten", &[Layout, Shape], "$0.unflatten($1)").alias("Unflatten<%0, %1>").bound("%1: ProfileOf<%0>"),
    layout("filter", &[Layout], "$0.filter()").alias("Filter<%0>"),
    layout("filter_zeros", &[Layout], "$0.filter_zeros()").alias("FilterZeros<%0>"),
    layout("filter_profile", &[Layout, Shape], "$0.filter_by($1)").alias("FilterBy<%0, %1>").bound("%1: Applied<%0, FilterEach>"),

    layout("composition", &[Layout, Layout], "$0.compose($1)").alias("Composition<%0, %1>").bound("%1: ComposesOnto<%0>"),
    layout("composition_tiler", &[Layout, Tiler], "$0.compose($1)").alias("Composition<%0, %1>").bound("%1: ComposesOnto<%0>"),
    layout("complement", &[Layout, Shape], "$0.complement($1)").alias("Complement<%0, %1>").bound("%1: ComplementOf<%0>"),
    layout("complement_cosize", &[Layout], "$0.complement($0.cosize())").bound("CosizeOf<%0>: ComplementOf<%0>"),

    layout("logical_divide", &[Layout, Tile], "$0.logical_divide($1)").alias("LogicalDivide<%0, %1>").bound("%1: TilerOf<%0, Logical>"),
    layout("zipped_divide", &[Layout, Tile], "$0.zipped_divide($1)").alias("ZippedDivide<%0, %1>").bound("%1: TilerOf<%0, Zipped>"),
    layout("tiled_divide", &[Layout, Tile], "$0.tiled_divide($1)").alias("TiledDivide<%0, %1>").bound("%1: TilerOf<%0, Tiled>"),
    layout("flat_divide", &[Layout, Tile], "$0.flat_divide($1)").alias("FlatDivide<%0, %1>").bound("%1: TilerOf<%0, Unnested>"),
    layout("logical_divide_tiler", &[Layout, Tiler], "$0.logical_divide($1)").alias("LogicalDivide<%0, %1>").bound("%1: TilerOf<%0, Logical>"),
    layout("zipped_divide_tiler", &[Layout, Tiler], "$0.zipped_divide($1)").alias("ZippedDivide<%0, %1>").bound("%1: TilerOf<%0, Zipped>"),
    layout("tiled_divide_tiler", &[Layout, Tiler], "$0.tiled_divide($1)").alias("TiledDivide<%0, %1>").bound("%1: TilerOf<%0, Tiled>"),
    layout("flat_divide_tiler", &[Layout, Tiler], "$0.flat_divide($1)").alias("FlatDivide<%0, %1>").bound("%1: TilerOf<%0, Unnested>"),

    layout("logical_product", &[Layout, Layout], "$0.logical_product($1)").alias("LogicalProduct<%0, %1>").bound("%1: MultiplierOf<%0, Logical>"),
    layout("zipped_product", &[Layout, Layout], "$0.zipped_product($1)").alias("ZippedProduct<%0, %1>").bound("%1: MultiplierOf<%0, Zipped>"),
    layout("tiled_product", &[Layout, Layout], "$0.tiled_product($1)").alias("TiledProduct<%0, %1>").bound("%1: MultiplierOf<%0, Tiled>"),
    layout("flat_product", &[Layout, Layout], "$0.flat_product($1)").alias("FlatProduct<%0, %1>").bound("%1: MultiplierOf<%0, Unnested>"),
    layout("logical_product_tiler", &[Layout, Tiler], "$0.logical_product($1)").alias("LogicalProduct<%0, %1>").bound("%1: MultiplierOf<%0, Logical>"),
    layout("zipped_product_tiler", &[Layout, Tiler], "$0.zipped_product($1)").alias("ZippedProduct<%0, %1>").bound("%1: MultiplierOf<%0, Zipped>"),
    layout("tiled_product_tiler", &[Layout, Tiler], "$0.tiled_product($1)").alias("TiledProduct<%0, %1>").bound("%1: MultiplierOf<%0, Tiled>"),
    layout("flat_product_tiler", &[Layout, Tiler], "$0.flat_product($1)").alias("FlatProduct<%0, %1>").bound("%1: MultiplierOf<%0, Unnested>"),
    layout("blocked_product", &[Layout, Layout], "$0.blocked_product($1)").alias("BlockedProduct<%0, %1>").bound("%1: PairOf<%0, Blocked>"),
    layout("raked_product", &[Layout, Layout], "$0.raked_product($1)").alias("RakedProduct<%0, %1>").bound("%1: PairOf<%0, Raked>"),
    layout("tile_to_shape", &[Layout, Shape], "$0.tile_to_shape($1)").alias("TileToShape<%0, %1>").bound("%1: FillOf<%0, FirstFirst>"),
    layout("tile_to_shape_right", &[Layout, Shape], "$0.tile_to_shape_right($1)").alias("TileToShapeRight<%0, %1>").bound("%1: FillOf<%0, LastFirst>"),
    layout("tile_to_shape_order", &[Layout, Shape, Coord], "$0.tile_to_shape_ordered($1, $2)").alias("TileToShapeOrdered<%0, %1, %2>").bound("any R, %1: FilledWith<%0, InOrder<<%2 as IntTuple>::Tree>, R>"),

    layout("right_inverse", &[Layout], "$0.right_inverse()").alias("RightInverse<%0>").bound("%0: RightInvertible"),
    layout("left_inverse", &[Layout], "$0.left_inverse()").alias("LeftInverse<%0>").bound("%0: LeftInvertible"),
    layout("nullspace", &[Layout], "$0.nullspace()").alias("Nullspace<%0>").bound("%0: HasNullspace"),
    layout("max_common_layout", &[Layout, Layout], "$0.max_common_layout($1)").alias("MaxCommonLayout<%0, %1>").bound("any R, %1: HasInCommon<%0, R>"),
    tuple("max_common_vector", &[Layout, Layout], "$0.max_common_vector($1)").bound("any N, %1: HasInCommonVector<%0, N>"),
    tuple("max_alignment", &[Layout], "$0.max_alignment()").bound("any N, %0: AlignsTo<N>"),
    layout("upcast", &[Number, Layout], "$1.upcast::<%0>()").alias("Upcast<%1, %0>").bound("Larger<%0>: Recasts<%1>"),
    layout("downcast", &[Number, Layout], "$1.downcast::<%0>()").alias("Downcast<%1, %0>").bound("Smaller<%0>: Recasts<%1>"),
    layout("recast", &[Number, Number, Layout], "$2.recast_bits::<%0, %1>()").alias("RecastBits<%2, %0, %1>").bound("Bits<%0, %1>: Recasts<%2>"),
    layout("domain_distribute", &[Shape, Shape], "domain_distribute($0, $1)").bound("any R, %0: DistributesTo<%1, R>"),

    layout("group", &[Number, Number, Layout], "$2.group::<%0, %1>()").alias("Group<%2, %0, %1>").bound("%1: RangeEnd<%0, %2>"),
    layout("take", &[Number, Number, Layout], "$2.take::<%0, %1>()").alias("Take<%2, %0, %1>").bound("%1: RangeEnd<%0, %2>"),
    layout("select", &[Coord, Layout], "$1.select::<%0>()").alias("Select<%1, %0>").bound("%0: ModeIndices<%1>"),
    layout("append", &[Layout, Layout], "$0.append($1)").alias("Append<%0, %1>"),
    layout("prepend", &[Layout, Layout], "$0.prepend($1)").alias("Prepend<%0, %1>"),
    layout("concat", &[Layout, Layout], "$0.concat($1)").alias("Concat<%0, %1>"),
    layout("append_n", &[Number, Layout, Layout], "$1.append_to($0, $2)"),
    layout("prepend_n", &[Number, Layout, Layout], "$1.prepend_to($0, $2)"),
    layout("replace", &[Number, Layout, Layout], "$1.replace($0, $2)").alias("Replace<%1, %0, %2>").bound("%0: ReplaceIn<%1, %2>"),
    layout("zip", &[Layout], "$0.zip()").alias("Zip<%0>").bound("%0: Zippable"),
    layout("slice", &[Coord, Layout], "$1.slice($0).layout()").bound("%0: Cuts<%1>"),
    layout("slice_and_offset", &[Coord, Layout], "$1.slice_and_offset($0)").bound("%0: Cuts<%1>"),
    layout("dice", &[Coord, Layout], "$1.dice($0)").alias("Dice<%1, %0>").bound("%0: Cuts<%1>"),
    layout("with_shape", &[Layout, Shape], "$0.with_shape($1)").bound("any R, %1: Reshapes<%0, R>"),

    layout("layout_left", &[Shape], "Layout::left($0)").alias("LeftLayout<%0>"),
    layout("layout_right", &[Shape], "Layout::right($0)").alias("RightLayout<%0>"),
    layout("ordered_layout", &[Shape, Coord], "Layout::ordered($0, $1)").alias("OrderedLayout<%0, %1>").bound("%1: OrdersShape<%0>"),
    layout("layout_like", &[Layout], "$0.layout_like()").alias("LayoutLike<%0>"),

    tuple("size", &[Layout], "$0.size()"),
    tuple("cosize", &[Layout], "$0.cosize()"),
    constant("rank", &[Layout], "<%0>::RANK"),
    constant("depth", &[Layout], "<%0>::DEPTH"),
    tuple("crd2idx", &[Coord, Layout], "$1.index($0)").alias("At<%1, %0>").bound("%0: IndexIn<%1>"),
    tuple("crd2idx_shape", &[Coord, Shape], "crd2idx_shape($0, $1)"),
    tuple("idx2crd", &[Coord, Shape], "idx2crd($0, $1)"),
    tuple("get_hier_coord", &[Coord, Layout], "$1.coord_of_index($0)").bound("any R, %0: LeadsBackTo<%1, R>"),
    tuple("get_1d_coord", &[Coord, Layout], "$1.coord_1d_of_index($0)").bound("any R, %0: NumberedBackTo<%1, R>"),

    truth("congruent", &[Shape, Shape], "Congruent<%0, %1>"),
    truth("weakly_congruent", &[Shape, Shape], "WeaklyCongruent<%0, %1>"),
    truth("compatible", &[Shape, Shape], "Compatible<%0, %1>"),
    truth("evenly_divides", &[Shape, Tiler], "EvenlyDivides<%0, %1>"),
    tuple("ceil_div", &[Shape, Shape], "ceil_div($0, $1)").bound("any R, %1: DividesTo<%0, Ceil, R>"),
    tuple("round_up", &[Shape, Shape], "round_up($0, $1)").bound("any R, %1: DividesTo<%0, RoundUp, R>"),
    tuple("shape_div", &[Shape, Shape], "shape_div($0, $1)").bound("any R, %1: DividesTo<%0, Exact, R>"),
    tuple("product_each", &[Shape], "product_each($0)"),
];
