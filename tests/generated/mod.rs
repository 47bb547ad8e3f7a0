// Written by `cargo run --example generate_checks`: change the generator, not this file.

mod coalesce;
mod coalesce_profile;
mod flatten;
mod unflatten;
mod filter;
mod filter_zeros;
mod filter_profile;
mod composition;
mod composition_tiler;
mod complement;
mod complement_cosize;
mod logical_divide;
mod zipped_divide;
mod tiled_divide;
mod flat_divide;
mod logical_divide_tiler;
mod zipped_divide_tiler;
mod tiled_divide_tiler;
mod flat_divide_tiler;
mod logical_product;
mod zipped_product;
mod tiled_product;
mod flat_product;
mod logical_product_tiler;
mod zipped_product_tiler;
mod tiled_product_tiler;
mod flat_product_tiler;
mod blocked_product;
mod raked_product;
mod tile_to_shape;
mod tile_to_shape_right;
mod tile_to_shape_order;
mod right_inverse;
mod left_inverse;
mod nullspace;
mod max_common_layout;
mod max_common_vector;
mod max_alignment;
mod upcast;
mod downcast;
mod recast;
mod domain_distribute;
mod group;
mod take;
mod select;
mod append;
mod prepend;
mod concat;
mod append_n;
mod prepend_n;
mod replace;
mod zip;
mod slice;
mod slice_and_offset;
mod dice;
mod with_shape;
mod layout_left;
mod layout_right;
mod ordered_layout;
mod layout_like;
mod size;
mod cosize;
mod rank;
mod depth;
mod crd2idx;
mod crd2idx_shape;
mod idx2crd;
mod get_hier_coord;
mod get_1d_coord;
mod congruent;
mod weakly_congruent;
mod compatible;
mod evenly_divides;
mod ceil_div;
mod round_up;
mod shape_div;
mod product_each;
mod mixed;

/// Each operation, how many answers and how many refusals are checked.
pub(crate) const CHECKED: &[(&str, usize, usize)] = &[
    ("coalesce", 95, 0),
    ("coalesce_profile", 64, 8),
    ("flatten", 71, 0),
    ("unflatten", 34, 8),
    ("filter", 81, 0),
    ("filter_zeros", 34, 0),
    ("filter_profile", 41, 8),
    ("composition", 145, 35),
    ("composition_tiler", 69, 12),
    ("complement", 103, 15),
    ("complement_cosize", 88, 10),
    ("logical_divide", 90, 28),
    ("zipped_divide", 53, 19),
    ("tiled_divide", 52, 17),
    ("flat_divide", 48, 15),
    ("logical_divide_tiler", 75, 16),
    ("zipped_divide_tiler", 62, 9),
    ("tiled_divide_tiler", 61, 10),
    ("flat_divide_tiler", 62, 11),
    ("logical_product", 73, 16),
    ("zipped_product", 46, 9),
    ("tiled_product", 52, 10),
    ("flat_product", 41, 8),
    ("logical_product_tiler", 43, 10),
    ("zipped_product_tiler", 34, 9),
    ("tiled_product_tiler", 37, 9),
    ("flat_product_tiler", 40, 9),
    ("blocked_product", 73, 10),
    ("raked_product", 66, 8),
    ("tile_to_shape", 45, 10),
    ("tile_to_shape_right", 36, 11),
    ("tile_to_shape_order", 51, 10),
    ("right_inverse", 97, 8),
    ("left_inverse", 102, 14),
    ("nullspace", 82, 0),
    ("max_common_layout", 57, 8),
    ("max_common_vector", 63, 8),
    ("max_alignment", 48, 8),
    ("upcast", 55, 15),
    ("downcast", 49, 9),
    ("recast", 64, 15),
    ("domain_distribute", 36, 0),
    ("group", 45, 8),
    ("take", 24, 8),
    ("select", 24, 8),
    ("append", 37, 0),
    ("prepend", 36, 0),
    ("concat", 24, 0),
    ("append_n", 37, 0),
    ("prepend_n", 37, 0),
    ("replace", 37, 8),
    ("zip", 37, 8),
    ("slice", 51, 8),
    ("slice_and_offset", 71, 8),
    ("dice", 37, 8),
    ("with_shape", 37, 8),
    ("layout_left", 47, 0),
    ("layout_right", 51, 0),
    ("ordered_layout", 49, 0),
    ("layout_like", 74, 0),
    ("size", 71, 0),
    ("cosize", 73, 0),
    ("rank", 65, 0),
    ("depth", 67, 0),
    ("crd2idx", 67, 8),
    ("crd2idx_shape", 46, 0),
    ("idx2crd", 56, 0),
    ("get_hier_coord", 35, 8),
    ("get_1d_coord", 43, 9),
    ("congruent", 41, 0),
    ("weakly_congruent", 40, 0),
    ("compatible", 41, 0),
    ("evenly_divides", 47, 0),
    ("ceil_div", 45, 0),
    ("round_up", 24, 0),
    ("shape_div", 42, 12),
    ("product_each", 24, 0),
];
