// Written by `cargo run --example generate_checks`: change the generator, not this file.
