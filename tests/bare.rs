//! What static layouts leave in a program: no code that formats, and none that panics.
//!
//! `tests/bare` is a program without std, linked for release with nothing else. The names of what the linker
//! kept stand in its symbol table.

use std::path::Path;
use std::process::Command;

/// What stands in the mangled name of a function of `core::panicking` and `core::fmt`.
const UNWANTED: [&str; 2] = ["9panicking", "4core3fmt"];

#[test]
fn static_layouts_bring_no_panics_and_no_formatting_into_a_program() {
    if !cfg!(all(target_os = "linux", target_env = "gnu")) {
        println!("skipped: the program is linked without a runtime as on Linux");
        return;
    }
    assert_eq!(unwanted(&[]), [false, false], "{UNWANTED:?}");
    let checked = unwanted(&["--features=checked"]);
    assert!(checked[0], "the control panics, and this test did not see it");
}

/// Which unwanted names the linked program has.
fn unwanted(flags: &[&str]) -> [bool; 2] {
    let manifest = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/bare/Cargo.toml");
    let target = Path::new(env!("CARGO_TARGET_TMPDIR")).join("bare");
    let output = Command::new(env!("CARGO"))
        // Whatever colex depends on is here already: this test was built with it.
        .args(["rustc", "--offline", "--quiet", "--release", "--manifest-path"])
        .arg(manifest)
        .args(flags)
        .args(["--", "-Clink-arg=-nostartfiles", "-Csymbol-mangling-version=v0"])
        .env("CARGO_TARGET_DIR", &target)
        .env_remove("RUSTFLAGS")
        .output()
        .expect("cargo runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let program = std::fs::read(target.join("release/bare")).expect("the program was linked");
    UNWANTED.map(|name| program.windows(name.len()).any(|window| window == name.as_bytes()))
}
