//! The same work in several ways: matrices of 64 × 64 floats, stored by rows.
//!
//! Each module does it all: the sum of a tile, a transpose, a copy into blocks, packing for the micro-kernel
//! of a product, and a product; by hand and on layouts also a change of an image's format.

pub mod by_hand;
pub mod on_layouts;
pub mod on_mdarray;
pub mod on_nalgebra;
pub mod on_ndarray;
pub mod on_slices;

/// The side of a matrix.
pub const N: usize = 64;
/// The side of a tile, of which a matrix has four.
pub const TILE: usize = 32;
/// The side of a block, and the rows of a panel.
pub const BLOCK: usize = 8;
/// A matrix.
pub type Matrix = [f32; N * N];

/// A matrix with something in it.
#[must_use]
pub fn matrix(seed: u32) -> Box<Matrix> {
    let mut state = seed;
    let mut next = || {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        f32::from(u8::try_from(state >> 24).unwrap_or(0)) / 256.0
    };
    let elements: Vec<f32> = (0..N * N).map(|_| next()).collect();
    elements.try_into().expect("64 × 64 elements")
}

/// The rows of an image, and its columns.
pub const SIDE: usize = 16;
/// Its channels, and how many of them lie side by side in the blocked format.
pub const CHANNELS: usize = 16;
