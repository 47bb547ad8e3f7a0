//! Checked-in expansions and refusals. `BLESS=1 cargo test -p layout-macros` rewrites them.
//!
//! A snapshot is its own list of cases: a file of blocks, divided by blank lines, each opening with
//! the call. To add a case, write the call and bless.

use std::{env, fs, path::Path};

use proc_macro2::{Span, TokenStream};
use syn::parse_quote;

use crate::entry::Notation;

const NOTATIONS: [Notation; 6] = [
    Notation::Layout,
    Notation::LayoutType,
    Notation::Shape,
    Notation::Stride,
    Notation::Coord,
    Notation::Tile,
];

#[test]
fn expansions_are_as_checked_in() {
    for file in ["layout", "layout_type", "tuples", "tile", "numbers"] {
        check(&format!("tests/expansions/{file}.expected.rs"), "// ", &|call| {
            printed(call, &expand(call).unwrap_or_else(|refusal| panic!("{call}: {refusal}")))
        });
    }
}

#[test]
fn refusals_point_at_the_offending_tokens() {
    for file in ["grammar", "numbers", "structure"] {
        check(&format!("tests/refusals/{file}.expected.txt"), "", &|call| match expand(call) {
            Err(refusal) => underlined(call, &refusal),
            Ok(expansion) => panic!("{call} is accepted: {expansion}"),
        });
    }
}

#[test]
fn the_chapter_shows_these_expansions() {
    let mut shown_calls = 0;
    let chapter = read("../docs/expanding-macros.md");
    for block in chapter.split("```rust,ignore\n").skip(1) {
        let (call, shown) = block.split_once('\n').expect("a call, then its expansion");
        let call = call.strip_prefix("// ").expect("the call is a comment");
        let expansion = printed(call, &expand(call).expect("the call is accepted"));
        let (shown, _) = shown.split_once("\n```").expect("the block is closed");
        assert_eq!(shown, expansion, "the expansion of {call} in the chapter");
        shown_calls += 1;
    }
    assert!(shown_calls > 0, "the chapter shows expansions");
}

/// Compares a file's answers with `answer`'s, or rewrites them.
fn check(file: &str, mark: &str, answer: &dyn Fn(&str) -> String) {
    let checked_in = read(file);
    let blocks = checked_in.trim_end().split("\n\n").map(|block| {
        let call = block.lines().next().and_then(|line| line.strip_prefix(mark));
        let call = call.unwrap_or_else(|| panic!("{file}: no call opens {block:?}"));
        format!("{mark}{call}\n{}", answer(call))
    });
    let found = blocks.collect::<Vec<_>>().join("\n\n") + "\n";
    if env::var_os("BLESS").is_some() {
        fs::write(path(file), found).unwrap();
    } else {
        for (found, expected) in found.split("\n\n").zip(checked_in.split("\n\n")) {
            assert_eq!(found, expected, "in {file}; `BLESS=1` accepts");
        }
        assert_eq!(found, checked_in, "in {file}; `BLESS=1` accepts");
    }
}

fn expand(call: &str) -> syn::Result<TokenStream> {
    let (notation, input) = NOTATIONS
        .iter()
        .find_map(|notation| Some((notation, input_of(call, *notation)?)))
        .unwrap_or_else(|| panic!("{call} calls none of the macros"));
    // Blanks keep the columns of the call.
    let margin = " ".repeat(notation.name().len() + 1);
    notation.expand(format!("{margin}{input}").parse().unwrap())
}

fn input_of(call: &str, notation: Notation) -> Option<&str> {
    call.strip_prefix(notation.name())?.strip_prefix('(')?.strip_suffix(')')
}

fn printed(call: &str, expansion: &TokenStream) -> String {
    let (file, left, right) = if call.starts_with("Layout!") {
        (parse_quote!(type It = #expansion;), "type It = ", ";")
    } else {
        (parse_quote!(const IT: It = #expansion;), "const IT: It = ", ";")
    };
    let printed = prettyplease::unparse(&file);
    let body = printed.trim().strip_prefix(left).and_then(|body| body.strip_suffix(right));
    body.unwrap_or_else(|| panic!("{printed}")).to_owned()
}

/// The sentence under the call, after carets below the tokens that rustc will underline.
fn underlined(call: &str, refusal: &syn::Error) -> String {
    assert_eq!(refusal.clone().into_iter().count(), 1, "{call} is refused more than once");
    let span: Span = refusal.span();
    let (start, end) = match (span.start().column, span.end().column) {
        // A call with nothing in it is underlined whole.
        (0, 0) => (0, call.chars().count()),
        columns => columns,
    };
    format!("{}{} {refusal}", " ".repeat(start), "^".repeat(end - start))
}

fn path(file: &str) -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(file)
}

fn read(file: &str) -> String {
    fs::read_to_string(path(file)).unwrap_or_else(|error| panic!("{file}: {error}"))
}
