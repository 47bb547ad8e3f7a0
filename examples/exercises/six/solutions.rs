//! The reference solutions. The judge of the exercises accepts them, and prints what they come to.

use colex::tensor::{Tensor, ViewMut};
use colex::{Layout, layout};

/// One step down is 8 elements, one to the right is 1.
///
/// The greatest address is 2·8 + 3·1 = 19: 20 elements are enough, and the last row needs no room.
pub(crate) fn padded() -> Layout!((3,4):(8,1)) {
    Layout::default()
}

/// One 1-D coordinate goes to both: 5 is (2,1), which lies at 9 in the source and at 5 in the copy.
///
/// `copy(&src, &mut dst)` says the same in one line, and looks for what can be copied at once.
pub(crate) fn copied(src: &[i32; 12], dst: &mut [i32; 12]) {
    let src = Tensor::new(src, layout!((3,4):(4,1)));
    let mut dst = Tensor::new(dst, layout!((3,4):(1,3)));
    for i in 0..src.len() {
        dst[i] = src[i];
    }
}

/// The strides stand where the sizes stand.
///
/// A 4 in the place of (2,3) is (0,2), and 9 is (1,4): both are at 6·1 + 3·0 + 2 = 8.
pub(crate) fn nested() -> Layout!((2,(2,3)):(6,(3,1))) {
    Layout::default()
}

/// The strides of A, exchanged as its sizes are. `Tensor::transpose` does that for any tensor.
///
/// B(2,1) is A(1,2), at 8·1 + 2 = 10.
pub(crate) fn transposed(
    storage: &mut [i32; 20],
) -> Tensor<ViewMut<'_, i32>, Layout!((4,3):(1,8))> {
    Tensor::new(storage, Layout::default())
}

/// A thread is one position on, a value eight.
///
/// (1,1) is the position 9, that is (1,2) of the tile, which lies at 6·1 + 2 = 8.
pub(crate) fn thread_values() -> Layout!((8,2):(1,8)) {
    Layout::default()
}

/// The lowest bit of `v` moves by 16 positions, one column; the next by 8, eight rows; the last by 128, eight columns.
pub(crate) fn mma_coord(lane: usize, v: usize) -> (usize, usize) {
    let (a, b, c) = (v % 2, v / 2 % 2, v / 4);
    (lane / 4 + 8 * b, 2 * (lane % 4) + a + 8 * c)
}
