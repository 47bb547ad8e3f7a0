//! colex from outside: a crate without std that knows its public names only.

use std::path::Path;
use std::process::Command;

#[test]
fn a_crate_without_std_builds_on_the_public_names() {
    let manifest = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/downstream/Cargo.toml");
    let output = Command::new(env!("CARGO"))
        // Whatever colex depends on is here already: this test was built with it.
        .args(["check", "--offline", "--quiet", "--manifest-path"])
        .arg(manifest)
        .env("CARGO_TARGET_DIR", Path::new(env!("CARGO_TARGET_TMPDIR")).join("downstream"))
        .output()
        .expect("cargo runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}
