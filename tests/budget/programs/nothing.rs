//! Nothing at all: what every crate costs. The others are counted above it.
