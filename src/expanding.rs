#![doc = include_str!("../docs/expanding-macros.md")]
