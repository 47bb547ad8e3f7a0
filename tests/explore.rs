//! The explorer as a command: what it prints, on which stream, and its exit codes.

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};
use std::sync::OnceLock;

/// The command, built once.
fn program() -> &'static PathBuf {
    static PROGRAM: OnceLock<PathBuf> = OnceLock::new();
    PROGRAM.get_or_init(|| {
        let built = Command::new(env!("CARGO"))
            .args(["build", "--quiet", "--example", "explore", "--manifest-path"])
            .arg(concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml"))
            .status()
            .expect("cargo runs");
        assert!(built.success(), "the explorer builds");
        // This test lies in target/debug/deps, the examples beside that.
        let test = std::env::current_exe().expect("this test is a file");
        let profile = test.ancestors().nth(2).expect("it lies in a target folder");
        profile.join("examples").join("explore")
    })
}

fn explore(args: &[&str]) -> Output {
    Command::new(program()).args(args).output().expect("the explorer runs")
}

/// What it prints if all is well.
fn said(args: &[&str]) -> String {
    let output = explore(args);
    assert_eq!(output.status.code(), Some(0), "{args:?}: {output:?}");
    assert!(output.stderr.is_empty(), "{args:?}: {output:?}");
    String::from_utf8(output.stdout).expect("text")
}

/// Its exit code and what it says where something is wrong.
fn complained(args: &[&str]) -> (Option<i32>, String) {
    let output = explore(args);
    (output.status.code(), String::from_utf8(output.stderr).expect("text"))
}

#[test]
fn show_prints_a_table_and_the_numbers() {
    assert_eq!(
        said(&["show", "(4,(2,4)):(2,(1,8))"]),
        "\
(4,(2,4)):(2,(1,8))
     0  1    2  3    4  5    6  7
  ┌───────┬───────┬───────┬──────
0 │  0  1 │  8  9 │ 16 17 │ 24 25
1 │  2  3 │ 10 11 │ 18 19 │ 26 27
2 │  4  5 │ 12 13 │ 20 21 │ 28 29
3 │  6  7 │ 14 15 │ 22 23 │ 30 31

size 32, cosize 32, rank 2, depth 2, compact
coalesced: (4,2,4):(2,1,8)
"
    );
}

#[test]
fn an_operation_prints_steps_result_and_table() {
    let text = said(&["compose", "(6,2):(8,2)", "(4,3):(3,1)"]);
    assert!(text.contains("\n((2,2),3):((24,2),8)\n\n"), "{text}");
    assert!(text.contains("so 2 steps of A(3) = 24: a leaf 2:24"), "{text}");
    assert!(text.ends_with("3 │ 26 34 42\n"), "{text}");
}

#[test]
fn tiles_in_brackets_go_mode_by_mode() {
    let by_name = said(&["zipped_divide_tiler", "(16,8):(1,16)", "[2,2]"]);
    assert_eq!(said(&["zipped_divide", "(16,8):(1,16)", "[2,2]"]), by_name);
    assert!(by_name.contains("\n((2,2),(8,4)):((1,16),(2,32))\n"), "{by_name}");
}

#[test]
fn explain_says_where_a_wrong_answer_would_show() {
    let text = said(&["explain", "compose", "(6,2):(8,2)", "4:4"]);
    assert!(text.ends_with(
        "Going on regardless would give R = (2,2):(32,2), which is wrong first at c = 2: R(2) = 2, but A(B(2)) = A(8) = 18.\n"
    ), "{text}");
    let text = said(&["explain", "complement", "(4,2):(1,6)", "24"]);
    assert!(text.ends_with("and then (A, R) takes index 4 never.\n"), "{text}");
    let text = said(&["explain", "logical_divide", "10:1", "4"]);
    assert!(text.contains("the first one too many at (2,2): it is coordinate 10 of A"), "{text}");
}

#[test]
fn every_operation_is_explained() {
    let text = said(&["explain", "upcast", "8", "(32,8):(1,32)"]);
    assert_eq!(
        text,
        "\
L = (32,8):(1,32) in elements 8 times as large
  mode 0, 32:1: 8 neighbours, 1 apart, make a new element: 4:1
  mode 1, 8:32: a step of 32 is 4 new elements: 8:4
= (4,8):(1,4)
"
    );
    for names in said(&["help", "operations"])
        .lines()
        .filter(|line| line.starts_with("  ") && !line.starts_with("   "))
    {
        for name in names.split(',').map(str::trim).filter(|name| !name.is_empty()) {
            // Without arguments it is known, and says what it takes.
            let (code, text) = complained(&["explain", name]);
            assert_eq!(code, Some(2), "{name}");
            assert!(text.starts_with(&format!("error: {name} takes ")), "{text}");
        }
    }
}

#[test]
fn what_is_undefined_is_a_sentence_and_code_1() {
    let (code, text) = complained(&["compose", "(6,2):(8,2)", "4:4"]);
    assert_eq!(code, Some(1));
    assert!(text.starts_with("error: composition is undefined: mode 0"), "{text}");
    assert_eq!(text.lines().count(), 1, "{text}");
}

#[test]
fn what_is_no_question_has_a_caret_and_code_2() {
    let (code, text) = complained(&["show", "(4,8;2):(1,4)"]);
    assert_eq!(code, Some(2));
    assert_eq!(
        text,
        "\
error: not a layout: expected `,` or `)` at byte 4, found `;`
  (4,8;2):(1,4)
      ^
"
    );
    // The caret stands under the right argument.
    let (code, text) = complained(&["explain", "compose", "(6,2):(8,2)", "(4,3"]);
    assert_eq!(code, Some(2));
    assert!(text.ends_with("  (4,3\n      ^\n"), "{text}");
}

#[test]
fn unknown_names_and_missing_arguments_point_to_the_help() {
    for args in
        [&["compoze", "4:1"][..], &["coalesce"], &["draw", "circle"], &["draw", "tv", "4:1"]]
    {
        let (code, text) = complained(args);
        assert_eq!(code, Some(2), "{args:?}");
        assert!(text.contains("`explore help "), "{text}");
    }
}

#[test]
fn help_lists_everything_with_examples() {
    let text = said(&[]);
    assert_eq!(text, said(&["--help"]));
    assert!(text.contains("explore show '(4,(2,4)):(2,(1,8))'"), "{text}");
    assert!(said(&["help", "operations"]).contains(", with_shape\n      LAYOUT SHAPE"));
    assert!(said(&["help", "draw"]).contains("swizzle    LAYOUT SWIZZLE BYTES"));
}

#[test]
fn pictures_go_to_files_by_their_ending() {
    let folder = std::env::temp_dir().join(format!("explore-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let starts = [
        ("svg", "<svg"),
        ("html", "<!doctype html>"),
        ("tex", "\\documentclass"),
        ("tikz", "\\definecolor"),
        ("txt", "(3,4):(4,1)\n"),
    ];
    for (ending, start) in starts {
        let file = folder.join("picture").with_extension(ending);
        let name = file.to_str().expect("a name");
        assert_eq!(said(&["draw", "(3,4):(4,1)", "-o", name]), format!("{name}\n"));
        let text = std::fs::read_to_string(&file).expect("the picture");
        assert!(text.starts_with(start), "{ending}: {text}");
    }
    std::fs::remove_dir_all(&folder).expect("the folder is ours");
    let (code, _) = complained(&["draw", "(3,4):(4,1)", "-o", "picture.bmp"]);
    assert_eq!(code, Some(2));
}

#[test]
fn tv_and_banks_are_pictures_as_text() {
    assert!(said(&["tv", "(4,2):(1,4)", "2x4"]).contains("0 │ T0V0 T2V0 T0V1 T2V1"));
    let banks = said(&["banks", "32:33", "4"]);
    assert!(banks.contains("cells the words wanted of them: 1 pass.\n"), "{banks}");
    assert!(banks.contains("in shared memory: wavefronts 1, without conflicts 1\n"), "{banks}");
    assert!(said(&["banks", "32:1", "16"]).contains(": 4 passes in 4 phases.\n"));
}

#[test]
fn instructions_are_known_by_name() {
    let text = said(&["tv", "SM80_16x8x16_F32F16F16F32_TN"]);
    assert!(text.starts_with("A ((4,8),(2,2,2)):((32,1),(16,8,128))\n"), "{text}");
    assert!(text.contains("\nC ((4,8),(2,2)):((32,1),(16,8))\n"), "{text}");
    let (code, text) = complained(&["tv", "SM80_16x8x16_F32F16F16F64_TN"]);
    assert_eq!(code, Some(2));
    assert!(text.contains("there are SM80_16x8x16"), "{text}");
}

#[test]
fn no_colours_where_there_is_no_terminal() {
    assert!(!said(&["show", "(3,4):(4,1)"]).contains('\x1b'));
    assert!(!complained(&["compose", "(6,2):(8,2)", "4:4"]).1.contains('\x1b'));
}

#[test]
fn lines_of_json_are_answered_line_by_line() {
    let mut child = Command::new(program())
        .arg("--jsonl")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the explorer runs");
    let questions = "\
{\"op\": \"compose\", \"args\": [\"(6,2):(8,2)\", \"(4,3):(3,1)\"]}

{\"op\": \"compose\", \"args\": [\"(6,2):(8,2)\", \"4:4\"]}
no json
";
    child.stdin.take().expect("a pipe").write_all(questions.as_bytes()).expect("it reads");
    let output = child.wait_with_output().expect("it ends");
    let text = String::from_utf8(output.stdout).expect("text");
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines.len(), 3, "{text}");
    assert_eq!(lines[0], "{\"result\":\"((2,2),3):((24,2),8)\"}");
    assert!(lines[1].starts_with("{\"error\":\"composition is undefined"), "{text}");
    assert!(lines[2].starts_with("{\"error\":\"not a line of JSON"), "{text}");
}
