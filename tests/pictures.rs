//! The pictures in the documentation are what the library draws.

#[path = "../examples/support/gallery.rs"]
mod gallery;

use std::path::Path;

#[test]
fn pictures_are_up_to_date() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/pictures");
    for (name, draw) in gallery::PICTURES {
        let kept = std::fs::read_to_string(folder.join(name).with_extension("svg"));
        let drawn = draw().unwrap_or_else(|error| panic!("{name}: {error}")).svg();
        assert!(
            kept.is_ok_and(|kept| kept == drawn),
            "{name}.svg is not what the library draws now: run `cargo run --example pictures`"
        );
    }
}

#[test]
fn every_file_is_drawn_by_the_gallery() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/pictures");
    for file in std::fs::read_dir(folder).expect("the folder of pictures") {
        let path = file.expect("a file").path();
        let name = path.file_stem().and_then(|stem| stem.to_str()).expect("a name");
        assert!(gallery::PICTURES.iter().any(|(drawn, _)| *drawn == name), "nothing draws {name}");
    }
}

/// What rustdoc and readers who cannot see it need.
#[test]
fn pictures_can_stand_in_a_page() {
    for (name, draw) in gallery::PICTURES {
        let svg = draw().expect("a picture").svg();
        assert!(!svg.contains("\n\n"), "{name} has a blank line, which ends an HTML block");
        assert!(svg.contains("role=\"img\" aria-label=\""), "{name} has no label");
        assert!(!svg.contains("href") && !svg.contains("url("), "{name} needs something else");
        let opened = svg.matches("<text").count() + svg.matches("<g ").count();
        let closed = svg.matches("</text>").count() + svg.matches("</g>").count();
        assert_eq!(opened, closed, "{name} is not well formed");
    }
}
