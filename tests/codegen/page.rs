//! The pages that show a pair in the docs: its source, and the instructions of both.

use std::path::{Path, PathBuf};

/// The compiler whose instructions the pages show: another's may differ, and both be right.
const COMPILER: &str = "rustc 1.95.";

/// The project's directory.
pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).into()
}

/// Compares a pair's page with what it should be, or writes it where `BLESS` is set.
pub(crate) fn check(name: &str, code: &[String]) {
    if !compiler().starts_with(COMPILER) {
        println!("skipped: the page of `{name}` shows the instructions of {COMPILER}*");
        return;
    }
    let path = root().join("docs/codegen").join(format!("{name}.md"));
    let new = page(name, code);
    if std::env::var_os("BLESS").is_some() {
        std::fs::create_dir_all(path.parent().expect("a directory")).expect("a directory");
        std::fs::write(&path, new).expect("the page is written");
        return;
    }
    let old = std::fs::read_to_string(&path).unwrap_or_default();
    assert_eq!(old, new, "{} is out of date: BLESS=1 writes it anew", path.display());
}

/// The page of a pair, as Markdown.
fn page(name: &str, code: &[String]) -> String {
    let (source, summary) = source(name);
    let code: Vec<String> = code.iter().map(|line| format!("{line}\n")).collect();
    format!(
        "**In machine code.** {summary} Both functions compile to these instructions (x86-64, release):\n\n\
         ```ignore\n{source}```\n\n```text\n{}```\n",
        code.concat()
    )
}

/// The two functions of a pair as they are written, and the sentence that says what they do.
fn source(name: &str) -> (String, String) {
    let opening = format!("pub mod {name} {{");
    for file in ["evaluate", "algebra", "iterate", "tile"] {
        let path = root().join(format!("tests/codegen/src/{file}.rs"));
        let text = std::fs::read_to_string(path).expect("the pairs can be read");
        let Some((before, rest)) = text.split_once(&opening) else { continue };
        let body = rest.split("\n}\n").next().expect("a module ends");
        let functions: Vec<String> = body
            .lines()
            .map(|line| line.strip_prefix("    ").unwrap_or(line))
            .filter(|line| !line.starts_with("#[inline") && !line.starts_with("use "))
            .map(|line| format!("{}\n", line.strip_prefix("pub ").unwrap_or(line)))
            .collect();
        let summary: Vec<&str> = before
            .lines()
            .rev()
            .map_while(|line| line.strip_prefix("/// "))
            .collect::<Vec<_>>()
            .into_iter()
            .rev()
            .collect();
        return (functions.concat().trim_start_matches('\n').into(), summary.join(" "));
    }
    panic!("no pair is called `{name}`");
}

/// The version of the compiler that made the assembly.
fn compiler() -> String {
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let output = std::process::Command::new(rustc).arg("--version").output().expect("rustc runs");
    String::from_utf8_lossy(&output.stdout).into_owned()
}
