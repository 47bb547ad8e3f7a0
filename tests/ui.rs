//! The refusals: what the compiler says about programs that break a law.
//!
//! `ui-tests/` holds one broken law a file, the compiler's words beside it, and in `pass/` the nearest
//! program that keeps the law. `TRYBUILD=overwrite cargo test --test ui` writes the compiler's words
//! and the gallery, `docs/errors.md`, anew. Read the difference before you commit it.

mod gallery;

use std::sync::Once;

use gallery::{Case, read};

/// The most lines that one error may take, and the most characters a line of it.
const LINES: usize = 25;
const COLUMNS: usize = 200;

/// What the user must never read: the algorithms' numbers and lists, files elsewhere, rustc's own words for an
/// unmet trait in the place of a sentence.
const UNREADABLE: [&str; 12] = [
    "UInt<",
    "UTerm",
    "B0",
    "B1",
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
            complaints += &format!("ui-tests/{}: {what}\n", case.name);
        });
    }
    assert!(complaints.is_empty(), "\n{complaints}");
}

#[test]
fn the_headlines_are_the_expected_ones() {
    each(|case, complain| {
        let mut headlines: Vec<&str> = case.errors.iter().map(|error| error.headline()).collect();
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
                if line.replace("colex::", "").replace("`::`", "").contains("::") {
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
            if let Some(long) = error.text.lines().find(|line| line.chars().count() > COLUMNS) {
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
    a_complement_in_a_shape_must_reach_its_end,
    a_complement_needs_modes_that_do_not_overlap,
    a_complement_needs_strides_that_are_not_negative,
    a_complement_needs_strides_that_chain,
    a_coordinate_has_a_number_for_each_mode,
    a_coordinate_is_not_nested_where_the_shape_is_a_number,
    a_mode_index_must_be_below_the_rank,
    a_mode_is_not_of_size_0,
    a_range_of_modes_ends_at_the_rank,
    a_right_hand_mode_must_not_carry_into_the_middle_of_the_next,
    a_right_hand_mode_must_split_into_whole_runs,
    a_slice_has_a_coordinate_for_each_mode,
    a_stride_must_have_the_structure_of_its_shape,
    a_stride_written_in_a_macro_has_the_structure_of_its_shape,
    a_tile_and_its_repetitions_must_cover_the_layout,
    a_tile_must_divide_the_mode_that_it_cuts,
    a_tile_must_divide_the_nested_mode_that_it_cuts,
    a_tile_must_lie_inside_the_mode_it_composes_with,
    a_tiler_has_no_more_modes_than_the_layout,
    an_expression_in_a_layout_goes_in_braces,
    an_order_ranks_each_mode,
    only_a_compact_layout_leads_from_an_index_to_a_coordinate,
    right_hand_modes_must_not_carry_together,
    several_modes_go_in_parentheses,
}
