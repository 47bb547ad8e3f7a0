// The judge of the functions in `answers`, for the tasks and for the solutions: layouts that differ are of different
// types.

use crate::{Exercise, Report, Topic};

pub(crate) const TOPIC: Topic =
    Topic { tasks: "examples/exercises/lessons/coordinates/tasks.rs", exercises: EXERCISES };

const EXERCISES: &[Exercise] = &[
    Exercise {
        lesson: 1,
        title: "rows that start 8 apart",
        hint: "the shape stays; a step down adds 8, a step to the right 1",
        judge: judge_eight_apart,
    },
    Exercise {
        lesson: 1,
        title: "a transpose without a copy",
        hint: "the modes change places; does a step along one of them go any further than before?",
        judge: judge_transposed,
    },
    Exercise {
        lesson: 2,
        title: "where 7 lies",
        hint: "7 mod 2 is the row, 7 / 2 the column; then the strides",
        judge: judge_seven,
    },
    Exercise {
        lesson: 2,
        title: "a copy with one loop",
        hint: "one number is one coordinate in both matrices, and has a place in each",
        judge: judge_to_columns,
    },
    Exercise {
        lesson: 3,
        title: "a mode of two modes",
        hint: "the strides stand where the sizes stand; 4 in the place of (2,3) is (0,2)",
        judge: judge_nested,
    },
    Exercise {
        lesson: 3,
        title: "a matrix in blocks",
        hint: "a row inside a block is 4 on, a column 1; the block below is 16 on, the one to the right 32",
        judge: judge_blocks,
    },
    Exercise {
        lesson: 4,
        title: "room behind the rows",
        hint: "the last element is (3,7); what is behind the last row need not be there",
        judge: judge_padded_to_9,
    },
    Exercise {
        lesson: 4,
        title: "places that are shared",
        hint: "the greatest index is that of (3,3); two steps down are as far as one to the right",
        judge: judge_overlapping,
    },
    Exercise {
        lesson: 5,
        title: "one number that run time knows",
        hint: "64 is known, in the shape and in the stride: write it as a number, and leave `rows` a usize",
        judge: judge_rows_of_64,
    },
    Exercise {
        lesson: 6,
        title: "row 2 and its offset",
        hint: "a layout starts at index 0; the row does not",
        judge: judge_row_2,
    },
    Exercise {
        lesson: 6,
        title: "a row of a transposed view",
        hint: "the strides are exchanged as the sizes are, and so are the numbers of a coordinate",
        judge: judge_transposed_row,
    },
];

fn judge_eight_apart(report: &mut Report) {
    let (layout, place) = answers::eight_apart();
    report.expect_layout("the matrix", layout, "(3,4):(8,1)");
    report.expect("where (2,3) is", place, 19);
}

fn judge_transposed(report: &mut Report) {
    report.expect_layout("the transpose", answers::transposed(), "(4,3):(1,4)");
}

fn judge_seven(report: &mut Report) {
    let (coord, index) = answers::seven();
    println!("  7 is the coordinate {coord:?}, at index {index}");
    report.expect("the coordinate (row, column)", coord, (1, 3));
    report.expect("the index", index, 16);
}

fn judge_to_columns(report: &mut Report) {
    let source = std::array::from_fn(|place| i32::try_from(place).unwrap() * 10);
    let mut target = [-1; 12];
    answers::to_columns(&source, &mut target);
    println!("  the target, as it lies: {target:?}");
    for (row, column) in (0..3).flat_map(|row| (0..4).map(move |column| (row, column))) {
        report.expect(
            format_args!("element ({row},{column}) of the target"),
            target[row + 3 * column],
            source[4 * row + column],
        );
    }
}

fn judge_nested(report: &mut Report) {
    let (h, names) = answers::nested();
    report.expect_layout("h", h, "(2,(2,3)):(6,(3,1))");
    report.expect("h(1,(0,2)), h(1,4), h(9)", names, [8; 3]);
}

fn judge_blocks(report: &mut Report) {
    report.expect_layout("the matrix", answers::blocks(), "((4,2),(4,2)):((4,16),(1,32))");
}

fn judge_padded_to_9(report: &mut Report) {
    let (length, unused) = answers::padded_to_9();
    println!("  an array of {length} elements, of which {unused} are never used");
    report.expect("the length of the array", length, 3 * 9 + 8);
    report.expect("the elements that are never used", unused, 3);
}

fn judge_overlapping(report: &mut Report) {
    let (cosize, shared) = answers::overlapping();
    println!("  cosize {cosize}, and of one place: {shared:?}");
    report.expect("the cosize", cosize, 10);
    report.expect("whether two coordinates share a place", shared.is_some(), true);
    if let Some([a, b]) = shared {
        let inside = |(i, j): (usize, usize)| i < 4 && j < 4;
        report.expect(
            "whether both are coordinates of a 4 × 4 matrix",
            inside(a) && inside(b),
            true,
        );
        report.expect("whether the two are one", a == b, false);
        report.expect(
            format_args!("the place of {a:?}, and of {b:?}"),
            a.0 + 2 * a.1,
            b.0 + 2 * b.1,
        );
    }
}

fn judge_rows_of_64(report: &mut Report) {
    let matrix = answers::rows_of_64(100);
    let bytes = size_of_val(&matrix);
    println!("  {matrix}, in {bytes} bytes");
    report.expect_layout("the matrix of 100 rows", matrix, "(100,64):(64,1)");
    report.expect("the bytes of the layout, one usize", bytes, size_of::<usize>());
}

fn judge_row_2(report: &mut Report) {
    let (offset, indices) = answers::row_2();
    println!("  offset {offset}, indices {indices:?}");
    report.expect("the offset", offset, 16);
    report.expect("the indices", indices, [16, 17, 18, 19, 20, 21, 22, 23]);
}

fn judge_transposed_row(report: &mut Report) {
    let (b, in_a) = answers::transposed_row();
    report.expect_layout("B", b, "(4,3):(1,8)");
    println!("  element 1 of row 2 of B is the element {in_a:?} of A");
    report.expect("the coordinate in A", in_a, (1, 2));
}
