//! Draws the pictures of the documentation: `cargo run --example pictures`.
//!
//! `cargo test --test pictures` tells whether they are up to date.

#[path = "support/gallery.rs"]
mod gallery;

use std::error::Error;
use std::path::Path;

fn main() -> Result<(), Box<dyn Error>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/pictures");
    std::fs::create_dir_all(&folder)?;
    for (name, draw) in gallery::PICTURES {
        let picture = draw().map_err(|error| format!("{name}: {error}"))?;
        std::fs::write(folder.join(name).with_extension("svg"), picture.svg())?;
    }
    Ok(())
}
