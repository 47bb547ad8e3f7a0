//! The reference solutions of lessons 1 to 6.

use colex::prelude::*;

pub(crate) fn eight_apart() -> (Layout!((3,4):(8,1)), usize) {
    let padded = layout!((3,4):(8,1));
    (padded, padded.index((2, 3)))
}

pub(crate) fn transposed() -> Layout!((4,3):(1,4)) {
    Layout::default()
}

pub(crate) fn seven() -> ((usize, usize), usize) {
    let (i, j) = (7 % 2, 7 / 2);
    ((i, j), 10 * i + 2 * j)
}

pub(crate) fn to_columns(source: &[i32; 12], target: &mut [i32; 12]) {
    let (from, to) = (layout!((3,4):(4,1)), layout!((3,4):(1,3)));
    for i in 0..12 {
        target[to.index(i)] = source[from.index(i)];
    }
}

pub(crate) fn nested() -> (Layout!((2,(2,3)):(6,(3,1))), [usize; 3]) {
    let h = layout!((2,(2,3)):(6,(3,1)));
    (h, [h.index((1, (0, 2))), h.index((1, 4)), h.index(9)])
}

pub(crate) fn blocks() -> Layout!(((4,2),(4,2)):((4,16),(1,32))) {
    Layout::default()
}

pub(crate) fn padded_to_9() -> (usize, usize) {
    let length = layout!((4,8):(9,1)).cosize().into();
    (length, length - 4 * 8)
}

pub(crate) fn overlapping() -> (usize, Option<[(usize, usize); 2]>) {
    let greatest = 3 + 3 * 2;
    (greatest + 1, Some([(2, 0), (0, 1)]))
}

pub(crate) fn rows_of_64(rows: usize) -> Layout!((usize, 64):(64, 1)) {
    layout!((rows, 64):(64, 1))
}

pub(crate) fn row_2() -> (usize, [usize; 8]) {
    let row = layout!((4,8):(8,1)).slice(coord!((2, _)));
    (row.offset().into(), std::array::from_fn(|j| row.index(j)))
}

pub(crate) fn transposed_row() -> (Layout!((4,3):(1,8)), (usize, usize)) {
    let b_2_1_in_a = (1, 2);
    (Layout::default(), b_2_1_in_a)
}
