//! The refusals: what the compiler says about programs that break a law.
//!
//! `ui-tests/` holds one broken law a file, the compiler's words beside it, and in `pass/` the nearest
//! program that keeps the law. `TRYBUILD=overwrite cargo test --test ui` writes the compiler's words
//! and the gallery, `docs/errors.md`, anew. Read the difference before you commit it.

mod gallery;

use std::sync::Once;

use gallery::{Case, read};

/// The most lines that one error may take, and the most characters a line of our own words.
const LINES: usize = 30;
const COLUMNS: usize = 280;

/// What the user must never read: the algorithms' numbers and lists, files elsewhere, rustc's own words for an
/// unmet trait in the place of a sentence.
const UNREADABLE: [&str; 12] = [
    "UInt<",
    "UTerm",
    ", B0>",
    ", B1>",
    "typenum",
    "Cons<",
    "Nil",
    "$RUST",
    "$CARGO",
    "long-type",
    "full name for the type",
    "overflow evaluating",
];

fn blessing() -> bool {
    std::env::var_os("TRYBUILD").is_some_and(|mode| mode == "overwrite")
}

/// All programs in one `cargo check`. (With a `pass` case among them trybuild would build each.)
fn run() {
    trybuild::TestCases::new().compile_fail("ui-tests/*.rs");
}

/// The cases, their `.stderr` up to date where that is what was asked for.
fn cases() -> Vec<Case> {
    static WRITTEN: Once = Once::new();
    if blessing() {
        WRITTEN.call_once(run);
    }
    read().unwrap_or_else(|complaint| panic!("{complaint}"))
}

#[test]
fn the_compiler_says_so() {
    if blessing() { drop(cases()) } else { run() }
}

/// Collects what is wrong with the cases, to show all of it at once.
fn each(complain: impl Fn(&Case, &mut dyn FnMut(String))) {
    let mut complaints = String::new();
    for case in cases() {
        complain(&case, &mut |what| {
            complaints += "ui-tests/";
            complaints += &case.name;
            complaints += ": ";
            complaints += &what;
            complaints += "\n";
        });
    }
    assert!(complaints.is_empty(), "\n{complaints}");
}

#[test]
fn the_headlines_are_the_expected_ones() {
    each(|case, complain| {
        let mut headlines: Vec<&str> = case.errors.iter().map(gallery::Error::headline).collect();
        headlines.dedup();
        if headlines != case.headlines {
            complain(format!("the file says {:#?}, the compiler {headlines:#?}", case.headlines));
        }
    });
}

#[test]
fn each_case_teaches_its_law() {
    each(|case, complain| {
        if !gallery::TOPICS.contains(&&*case.topic) {
            complain(format!("no topic is called `{}`", case.topic));
        }
        for lead in ["**Law.**", "**Why.**", "**Fix.**"] {
            if !case.lesson.contains(lead) {
                complain(format!("no paragraph starts with {lead}"));
            }
        }
    });
}

#[test]
fn messages_are_readable() {
    each(|case, complain| {
        for error in &case.errors {
            for word in UNREADABLE {
                if error.text.contains(word) {
                    complain(format!("`{word}` leaks into the message"));
                }
            }
            for line in error.words() {
                // A name that std has too keeps its path: `colex::Layout`.
                if line
                    .replace("colex::", "")
                    .replace("`::`", "")
                    .replace("{m::N}", "")
                    .contains("::")
                {
                    complain(format!("a path in the headline or a label: {line}"));
                }
                if line.contains("trait") || line.contains("type mismatch") {
                    complain(format!("rustc's words, not ours: {line}"));
                }
            }
        }
    });
}

#[test]
fn messages_are_short() {
    each(|case, complain| {
        for error in &case.errors {
            let lines = error.text.lines().count();
            if lines > LINES {
                complain(format!("{lines} lines, more than {LINES}"));
            }
            // What rustc says of traits it shortens to the terminal, but not for this test.
            let ours = error.text.lines().filter(|line| !line.contains("the trait `"));
            if let Some(long) =
                ours.max_by_key(|line| line.len()).filter(|line| line.chars().count() > COLUMNS)
            {
                complain(format!("a line of more than {COLUMNS} characters: {long}"));
            }
            let required = error.text.matches("note: required for").count();
            if required > 3 {
                complain(format!("{required} notes `required for`, more than 3"));
            }
        }
    });
}

#[test]
fn messages_name_the_numbers() {
    each(|case, complain| {
        for error in &case.errors {
            let words = gallery::decimal(&error.words().join("\n"));
            for number in &case.numbers {
                if !words.contains(number) {
                    complain(format!("neither headline nor label names {number}"));
                }
            }
        }
    });
}

#[test]
fn the_gallery_is_in_step() {
    let (path, gallery) = ("docs/errors.md", gallery::chapter(&cases()));
    if blessing() {
        std::fs::write(path, gallery).unwrap();
    } else {
        let stored = std::fs::read_to_string(path).unwrap_or_default();
        assert!(stored == gallery, "{path} is old: TRYBUILD=overwrite cargo test --test ui");
    }
}

/// The twins are legal, and run.
macro_rules! twins {
    ($($name:ident),* $(,)?) => {
        $(mod $name {
            include!(concat!("../ui-tests/pass/", stringify!($name), ".rs"));

            #[test]
            fn twin() {
                main();
            }
        })*

        #[test]
        fn each_case_has_a_twin_in_this_list() {
            let cases: Vec<String> = cases().into_iter().map(|case| case.name).collect();
            assert_eq!(cases, [$(stringify!($name)),*]);
        }
    };
}

twins! {
    a_basis_element_is_no_size,
    a_bijective_layout_leaves_no_index_out,
    a_block_must_fill_the_shape_exactly,
    a_caller_of_generic_code_keeps_its_law,
    a_compatible_shape_keeps_every_size,
    a_complement_as_a_type_keeps_the_same_law,
    a_complement_in_a_shape_must_reach_its_end,
    a_complement_needs_modes_that_do_not_overlap,
    a_complement_needs_strides_that_are_not_negative,
    a_complement_needs_strides_that_chain,
    a_composition_as_a_type_keeps_the_same_law,
    a_composition_of_a_tensor_does_not_step_backwards,
    a_composition_stays_inside_the_tensor,
    a_constant_of_a_layout_needs_static_numbers,
    a_coordinate_has_a_number_for_each_mode,
    a_coordinate_is_compared_with_a_shape_of_its_structure,
    a_coordinate_is_made_of_usize_and_static_numbers,
    a_coordinate_is_not_nested_where_the_shape_is_a_number,
    a_copy_in_vectors_needs_them_on_both_sides,
    a_copy_is_between_compatible_shapes,
    a_divide_as_a_type_keeps_the_same_law,
    a_divisor_has_no_more_modes_than_the_shape,
    a_downcast_splits_adjacent_elements,
    a_fact_is_about_numbers_that_the_compiler_knows,
    a_keyword_is_not_a_size,
    a_layout_has_at_most_twelve_modes_at_each_level,
    a_layout_is_made_of_layouts,
    a_layout_is_not_empty,
    a_left_inverse_needs_each_index_once,
    a_left_inverse_needs_strides_that_divide_each_other,
    a_mode_can_be_replaced_where_there_is_one,
    a_mode_index_must_be_below_the_rank,
    a_mode_is_not_missing_before_a_comma,
    a_mode_is_not_of_size_0,
    a_number_is_split_into_a_coordinate_and_a_tuple_is_not,
    a_number_of_a_layout_is_below_2_to_the_62,
    a_number_on_the_right_takes_neighbours_that_must_split,
    a_path_in_a_layout_goes_in_braces,
    a_path_to_a_mode_must_lead_to_one,
    a_predicate_has_the_shape_of_what_it_guards,
    a_predicate_is_a_tensor_by_reference_or_a_closure,
    a_product_in_pairs_takes_a_layout,
    a_profile_has_a_leaf_for_each_mode,
    a_profile_names_modes_that_are_there,
    a_range_of_modes_ends_at_the_rank,
    a_recast_keeps_together_what_the_swizzle_does,
    a_recast_knows_the_size_of_its_elements,
    a_recast_swizzled_layout_starts_at_a_whole_element,
    a_register_table_covers_its_tile,
    a_right_hand_coordinate_is_one_of_the_left_hand_shape,
    a_right_hand_mode_must_not_carry_into_the_middle_of_the_next,
    a_right_hand_mode_must_split_into_whole_runs,
    a_selection_is_a_tuple_of_positions,
    a_shape_has_a_size_for_each_mode_of_the_block,
    a_shape_has_no_underscore,
    a_shape_is_divided_without_a_rest,
    a_size_at_run_time_is_a_usize,
    a_size_is_an_integer,
    a_size_is_not_negative,
    a_slice_has_a_coordinate_for_each_mode,
    a_slice_is_inside_the_tensor,
    a_slice_is_not_nested_where_the_shape_is_a_number,
    a_static_coordinate_is_inside_the_swizzled_tensor,
    a_static_coordinate_is_inside_the_tensor,
    a_static_index_is_of_a_coordinate_that_fits,
    a_static_number_has_no_type,
    a_stride_at_run_time_is_a_usize_or_an_isize,
    a_stride_must_have_the_structure_of_its_shape,
    a_stride_written_in_a_macro_has_the_structure_of_its_shape,
    a_swizzle_composes_with_a_layout,
    a_swizzle_writes_no_bit_that_it_reads,
    a_swizzled_tensor_holds_what_the_swizzle_reaches,
    a_swizzled_tensor_starts_at_index_0,
    a_tensor_is_made_of_elements_in_a_row,
    a_tensor_never_reaches_outside_its_storage,
    a_thread_value_layout_stays_inside_its_tile,
    a_tile_and_its_repetitions_must_cover_the_layout,
    a_tile_must_divide_the_mode_that_it_cuts,
    a_tile_must_divide_the_nested_mode_that_it_cuts,
    a_tile_must_lie_inside_the_mode_it_composes_with,
    a_tile_must_not_cross_the_modes_of_the_layout_unevenly,
    a_tile_of_a_divide_must_leave_even_gaps,
    a_tile_of_a_divide_must_not_overlap_itself,
    a_tile_of_a_tensor_divides_it,
    a_tiler_has_no_more_modes_than_the_layout,
    a_tiler_of_a_tensor_does_not_round_up,
    a_weakly_congruent_shape_keeps_every_tuple,
    a_written_tuple_has_at_most_twelve_modes,
    all_sizes_come_before_all_strides,
    an_access_that_uses_its_sectors,
    an_access_without_bank_conflicts,
    an_array_in_a_tensor_has_a_static_length,
    an_empty_range_is_no_mode,
    an_expression_in_a_layout_goes_in_braces,
    an_index_is_not_a_tiler,
    an_injective_layout_takes_each_index_once,
    an_instruction_runs_on_numbers_of_its_element_types,
    an_inverse_sorts_strides_that_it_knows,
    an_inverse_starts_at_index_0,
    an_order_ranks_each_mode,
    an_upcast_gathers_whole_elements,
    generic_code_names_the_composition_it_needs,
    minus_stands_before_a_static_number,
    modes_are_grouped_by_parentheses,
    only_a_compact_layout_leads_from_an_index_to_a_coordinate,
    only_a_layout_can_be_appended,
    only_layouts_and_tilers_compose,
    parts_of_a_mutable_tensor_share_no_element,
    right_hand_modes_must_not_carry_together,
    several_modes_go_in_parentheses,
    the_modes_of_a_block_must_not_overlap,
    the_tiles_of_a_divide_must_step_evenly,
    tiles_that_cover_evenly_divide_each_mode,
    two_swizzles_are_one_where_their_shifts_agree,
    vectors_are_made_of_adjacent_elements,
    vectors_start_at_multiples_of_their_length,
    wgmma_has_tiles_of_a_multiple_of_8_columns,
    zipped_modes_have_one_rank,
}
