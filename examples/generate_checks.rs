//! Writes `tests/generated`: what the run-time engine answers, as Rust that compiles only if the
//! types answer the same.
//!
//! `cargo run --example generate_checks` after a change that means to change answers; a test finds
//! out when it is forgotten.

#[path = "support/call.rs"]
mod call;
#[path = "support/cases.rs"]
mod cases;
#[path = "support/checks/mod.rs"]
mod checks;

use std::io;
use std::path::Path;

fn main() -> io::Result<()> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(checks::FOLDER);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder)?;
    let files = checks::files();
    for file in &files {
        std::fs::write(folder.join(&file.name), &file.text)?;
    }
    println!("{} files in {}", files.len(), folder.display());
    Ok(())
}
