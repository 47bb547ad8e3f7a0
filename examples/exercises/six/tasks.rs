//! Six exercises on layouts: change the functions of this file until the judge is content.
//!
//! `cargo run --example exercises -- 3` judges the third, `cargo run --example exercises` all of them, and
//! `--solutions` behind either shows how the reference does. Everything here compiles, and
//! every function is wrong.
//!
//! In this library a layout of static numbers is a type. So three of the functions are filled in where they say
//! what they return, and `Layout::default()` is the one value of that type. Compute one address on
//! paper before you change anything: what does the number count that goes in, and what the one that comes out?

use colex::Layout;
use colex::tensor::{Tensor, ViewMut};

/// Exercise 1: rows with room behind them.
///
/// A matrix of 3 × 4 whose rows start at the addresses 0, 8 and 16, and in which the four elements of a
/// row are neighbours. The shape stays; which strides does it need?
///
/// Then: how many coordinates are there (`size`)? How many elements must an array have at least, for all of
/// them to be inside (`cosize`), and does the last row need its room?
pub(crate) fn padded() -> Layout!((3,4):(4,1)) {
    Layout::default()
}

/// Exercise 2: a copy that is laid out otherwise.
///
/// `src` has a 3 × 4 matrix row by row, `(3,4):(4,1)`. Write it to `dst` column by column, `(3,4):(1,3)`: the
/// same element at the same coordinate. What stands here copies by address, and knows of no coordinates.
///
/// Make two tensors, `Tensor::new(src, layout!(…))`, and copy with two loops, for rows and columns. Then with
/// one loop: `dst[i] = src[i]`, where `i` is a 1-D coordinate. Then without any: `colex::tensor::copy`.
pub(crate) fn copied(src: &[i32; 12], dst: &mut [i32; 12]) {
    *dst = *src;
}

/// Exercise 3: a mode of two modes.
///
/// The layout `h` of the shape `(2,(2,3))` for which `h(m,(a,b)) = 6·m + 3·a + b`.
///
/// Compute first `h(1,(0,2))`, `h(1,4)` and `h(9)`: they are three names of one place.
pub(crate) fn nested() -> Layout!((2,(2,3)):(1,(2,4))) {
    Layout::default()
}

/// Exercise 4: a transposed view.
///
/// `storage` has a matrix A with the layout `(3,4):(8,1)`. Return the 4 × 3 tensor B over the same elements
/// with `B(n,m) = A(m,n)`. Nothing is copied: the shape is exchanged already, and the strides are left.
///
/// The judge takes the row `B(2,_)` and writes 777 to its coordinate 1. Which element of A is that, and where
/// in the storage? (Strides with which B would reach outside the 20 elements do not compile.)
pub(crate) fn transposed(
    storage: &mut [i32; 20],
) -> Tensor<ViewMut<'_, i32>, Layout!((4,3):(1,4))> {
    Tensor::new(storage, Layout::default())
}

/// Exercise 5: eight threads fill a tile.
///
/// A tile of 4 × 4, of which each of eight threads `t` has two values `v`. Positions in the tile are counted
/// column by column, and thread `t` has as value `v` the position `q = t + 8·v`. Return the layout
/// from `(t,v)` to `q`, of the shape `(8,2)`.
///
/// The tile lies in memory with the layout `(4,4):(6,1)`, so a position is not an address. Follow
/// `(1,1)` by hand: to `q`, from `q` to `(m,n)`, and from there to the address.
pub(crate) fn thread_values() -> Layout!((8,2):(2,1)) {
    Layout::default()
}

/// Exercise 6: what lane 4 has of A.
///
/// The instruction `mma.m16n8k16` takes from each of 32 lanes eight elements of the 16 × 16 matrix A. Its
/// thread-value layout is `((4,8),(2,2,2)):((32,1),(16,8,128))`, with positions `q = m + 16·k`. Return the
/// coordinate `(m,k)` of value `v` of a lane, by arithmetic alone.
///
/// Take `v` apart into three bits, and look up in the strides what each of them moves. List the eight of lane 4.
pub(crate) fn mma_coord(lane: usize, v: usize) -> (usize, usize) {
    (lane / 4, 2 * (lane % 4) + v)
}
