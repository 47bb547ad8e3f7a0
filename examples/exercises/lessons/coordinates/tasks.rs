//! The exercises of lessons 1 to 6: change the functions until the judge is content.
//!
//! `cargo run --example exercises -- lesson 1` judges those of the first lesson. Everything here compiles, and every
//! answer is wrong. Where a layout of static numbers is asked for, it is a type: change it where the function says
//! what it returns, and `Layout::default()` is its one value.

use colex::prelude::*;

/// Lesson 1, exercise 1: a matrix of 3 rows and 4 columns, whose rows start 8 elements apart. Return its
/// layout, and where element (2,3) is.
pub(crate) fn eight_apart() -> (Layout!((3,4):(4,1)), usize) {
    (Layout::default(), 0)
}

/// Lesson 1, exercise 2: the layout of the transpose of `(3,4):(4,1)`, the matrix of 4 rows and 3 columns whose
/// element (j,i) is the first one's element (i,j). Nothing is copied.
pub(crate) fn transposed() -> Layout!((4,3):(3,1)) {
    Layout::default()
}

/// Lesson 2, exercise 1: the 1-D coordinate 7 of `(2,5):(10,2)`. Return the coordinate (row, column) that it stands
/// for, and its index.
pub(crate) fn seven() -> ((usize, usize), usize) {
    ((0, 7), 7)
}

/// Lesson 2, exercise 2: copy a row-major matrix of 3 by 4 into a column-major one, with a single loop over one
/// number.
pub(crate) fn to_columns(source: &[i32; 12], target: &mut [i32; 12]) {
    *target = *source;
}

/// Lesson 3, exercise 1: the layout with `h(m,(a,b)) = 6·m + 3·a + b`, m and a below 2 and b below 3, and the
/// three indices `h(1,(0,2))`, `h(1,4)` and `h(9)`, computed by hand.
pub(crate) fn nested() -> (Layout!((2,(2,3)):(1,(2,4))), [usize; 3]) {
    (Layout::default(), [0, 0, 0])
}

/// Lesson 3, exercise 2: a matrix of 8 by 8, stored as four blocks of 4 by 4: each block in one piece and
/// row-major, the blocks column by column.
pub(crate) fn blocks() -> Layout!(((4,2),(4,2)):((1,4),(8,32))) {
    Layout::default()
}

/// Lesson 4, exercise 1: a matrix of 4 by 8 with rows padded to 9. Return how long its array must be, and how many
/// elements of it are never used.
pub(crate) fn padded_to_9() -> (usize, usize) {
    (4 * 8, 0)
}

/// Lesson 4, exercise 2: the cosize of `(4,4):(1,2)`, and two coordinates that share a place; `None` if the
/// layout is injective.
pub(crate) fn overlapping() -> (usize, Option<[(usize, usize); 2]>) {
    (4 * 4, None)
}

/// Lesson 5, exercise 1: a row-major matrix of 64 columns, whose number of rows only the running program knows. Change
/// the type so that a value of it stores nothing but that number.
pub(crate) fn rows_of_64(rows: usize) -> Layout!((usize, usize):(usize, 1)) {
    let columns = 64;
    layout!((rows, columns):(columns, 1))
}

/// Lesson 6, exercise 1: row 2 of `(4,8):(8,1)`. Return its offset, and the indices of its eight elements.
pub(crate) fn row_2() -> (usize, [usize; 8]) {
    (0, [0, 1, 2, 3, 4, 5, 6, 7])
}

/// Lesson 6, exercise 2: a transposed view B of the padded matrix `A = (3,4):(8,1)`, so that `B(j,i) = A(i,j)`. Return
/// its layout, and the coordinate in A of element 1 of row 2 of B.
pub(crate) fn transposed_row() -> (Layout!((4,3):(8,1)), (usize, usize)) {
    (Layout::default(), (2, 1))
}
