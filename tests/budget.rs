//! Low cost at compile time: what representative programs cost the compiler, held to a budget.
//!
//! `tests/budget/programs` are the programs, `tests/budget/counts.txt` what each may cost, in queries
//! (see `benches/compile/queries.rs` for what is counted). More than 2 % over it fails. Where a
//! change is worth its cost, `BLESS=1 cargo test --test budget` writes the new counts; the commit that
//! carries them says what was bought.

#[path = "../benches/compile/library.rs"]
mod library;
#[path = "../benches/compile/queries.rs"]
mod queries;

use std::fmt::Write;
use std::path::{Path, PathBuf};

use library::Library;

/// The compiler whose work was counted: another one asks other queries.
const COMPILER: &str = "rustc 1.95.";
/// How much above its budget a program may be, in per cent.
const TOLERANCE: u64 = 2;

#[test]
fn programs_cost_the_compiler_no_more_than_their_budget() {
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let version = std::process::Command::new(rustc).arg("--version").output().expect("rustc runs");
    if !version.stdout.starts_with(COMPILER.as_bytes()) {
        println!("skipped: the budget is in queries of {COMPILER}*");
        return;
    }
    let target = Path::new(env!("CARGO_TARGET_TMPDIR")).join("budget");
    let library = Library::check(&target);
    let nothing = count(&library, &here("programs/nothing.rs"), &target);
    let mut counts = String::new();
    let mut over = Vec::new();
    for program in programs() {
        let name = program.file_stem().expect("a file").to_string_lossy().into_owned();
        let mut cost = count(&library, &program, &target);
        if name != "nothing" {
            cost -= nothing;
        }
        let budget = budget(&name);
        println!("{name:24} {cost:10} of {budget:10}");
        writeln!(counts, "{name} {cost}").expect("a string takes it");
        if cost > budget + budget * TOLERANCE / 100 {
            over.push(format!("{name} costs {cost} queries, and its budget is {budget}"));
        }
        if cost < budget - budget * TOLERANCE / 100 {
            println!("    cheaper than its budget: BLESS=1 keeps it so");
        }
    }
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(here("counts.txt"), counts).expect("the counts are written");
        return;
    }
    assert!(over.is_empty(), "{}\nWorth it? BLESS=1 writes the new counts.", over.join("\n"));
}

/// What one program costs.
fn count(library: &Library, program: &Path, target: &Path) -> u64 {
    let profile = target.join("profile");
    let mut command = library.compiler(program, target);
    let output = library::profiled(&mut command, &profile).output().expect("rustc runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    queries::count(&profile).expect("a profile in the format of this compiler")
}

/// The budget of a program; 0 for one that has none yet.
fn budget(name: &str) -> u64 {
    let counts = std::fs::read_to_string(here("counts.txt")).unwrap_or_default();
    let line = counts.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    line.map_or(0, |count| count.parse().expect("a count"))
}

/// The programs, by name.
fn programs() -> Vec<PathBuf> {
    let directory = std::fs::read_dir(here("programs")).expect("a directory of programs");
    let mut programs: Vec<_> = directory.flatten().map(|entry| entry.path()).collect();
    programs.sort();
    programs
}

/// A path beside this test.
fn here(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/budget").join(path)
}
