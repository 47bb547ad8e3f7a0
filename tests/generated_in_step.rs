//! `tests/generated` is what `cargo run --example generate_checks` writes.

#![cfg(feature = "alloc")]

#[path = "../examples/support/call.rs"]
mod call;
#[path = "../examples/support/cases.rs"]
mod cases;
#[path = "../examples/support/checks/mod.rs"]
mod checks;

use std::collections::BTreeMap;
use std::path::Path;

#[test]
fn the_generated_checks_are_in_step_with_the_generator() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(checks::FOLDER);
    let files = std::fs::read_dir(&folder).expect("the folder is checked in");
    let mut found: BTreeMap<String, String> = files
        .map(|file| {
            let file = file.expect("a file has a name");
            let text = std::fs::read_to_string(file.path()).expect("a file is text");
            (file.file_name().to_string_lossy().into_owned(), text)
        })
        .collect();
    for checks::File { name, text, .. } in checks::files() {
        let checked_in = found.remove(&name);
        assert!(
            checked_in.as_ref() == Some(&text),
            "{name} is out of step: cargo run --example generate_checks"
        );
    }
    assert!(found.is_empty(), "no longer written: {:?}", found.keys());
}
