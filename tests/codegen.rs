//! Zero cost at run time: layouts and hand-written expressions compile to the same instructions.
//!
//! `tests/codegen` is a crate of pairs, compiled here for release. Each pair's instructions must be the
//! same, or fewer on the layout's side; what is not so stands in [`LONGER`] with the reason. Some pairs
//! are shown in the docs beside their operation: `BLESS=1 cargo test --test codegen` writes these pages
//! anew.

#[path = "codegen/assembly.rs"]
mod assembly;
#[path = "codegen/page.rs"]
mod page;

use std::path::{Path, PathBuf};
use std::process::Command;

use assembly::Assembly;

/// Pairs whose layout takes more instructions, by how many, and why.
const LONGER: &[(&str, usize, &str)] = &[];

/// Fewer pairs than this prove too little.
const ENOUGH: usize = 25;

/// The pairs that the docs show.
const SHOWN: &[&str] = &["row_major", "nested_at_a_pair", "thread_value", "sliced_tile", "divided"];

#[test]
fn layouts_compile_to_what_one_would_write_by_hand() {
    if !cfg!(target_arch = "x86_64") {
        println!("skipped: the pairs are compared on x86_64");
        return;
    }
    let assembly = Assembly::read(&compile());
    let pairs = assembly.pairs();
    assert!(pairs.len() >= ENOUGH, "only {} pairs were found", pairs.len());
    let mut wrong = Vec::new();
    for (name, layout, by_hand) in &pairs {
        let (ours, theirs) = (assembly.code(layout), assembly.code(by_hand));
        let allowed = LONGER.iter().find(|(pair, ..)| pair == name);
        let verdict = match (ours == theirs, ours.len() < theirs.len()) {
            (true, _) => "the same",
            (_, true) => "shorter",
            _ if allowed.is_some_and(|(_, by, _)| ours.len() == theirs.len() + by) => "listed",
            _ => "LONGER OR OTHER",
        };
        println!("{name:30} {:4} {:4}  {verdict}", ours.len(), theirs.len());
        if verdict.starts_with("LONGER") || (allowed.is_some() && verdict != "listed") {
            wrong.push(format!(
                "{name}, {} against {}:\n{}\n--- by hand:\n{}\n",
                ours.len(),
                theirs.len(),
                ours.join("\n"),
                theirs.join("\n")
            ));
        }
    }
    assert!(wrong.is_empty(), "{} of {} pairs:\n{}", wrong.len(), pairs.len(), wrong.join("\n"));
    for name in SHOWN {
        let (_, layout, _) = pairs.iter().find(|pair| pair.0 == *name).expect("a pair is shown");
        page::check(name, &assembly.code(layout));
    }
}

/// Compiles the crate of pairs for release; the path of its assembly.
fn compile() -> PathBuf {
    let target = Path::new(env!("CARGO_TARGET_TMPDIR")).join("codegen");
    let deps = target.join("release/deps");
    for old in files(&deps).filter(|file| file.extension().is_some_and(|e| e == "s")) {
        std::fs::remove_file(old).expect("the assembly of an earlier run goes");
    }
    let output = Command::new(env!("CARGO"))
        // Whatever colex depends on is here already: this test was built with it.
        .args(["rustc", "--offline", "--quiet", "--release", "--manifest-path"])
        .arg(page::root().join("tests/codegen/Cargo.toml"))
        .args(["--", "--emit=asm", "-Cllvm-args=-x86-asm-syntax=intel"])
        .args(["-Csymbol-mangling-version=v0"])
        .env("CARGO_TARGET_DIR", &target)
        .env_remove("RUSTFLAGS")
        .output()
        .expect("cargo runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let assembly = files(&deps).find(|file| file.extension().is_some_and(|e| e == "s"));
    assembly.expect("rustc wrote the assembly")
}

/// The files of a directory; none where there is no such directory.
fn files(directory: &Path) -> impl Iterator<Item = PathBuf> {
    std::fs::read_dir(directory).into_iter().flatten().flatten().map(|entry| entry.path())
}
