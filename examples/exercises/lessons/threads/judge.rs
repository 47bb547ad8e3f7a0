// The judge of the functions in `answers`, for the tasks and for the solutions: layouts that differ are of different
// types.

use std::collections::BTreeSet;

use colex::dynamic::Swizzle;

use crate::{Exercise, Report, Topic};

pub(crate) const TOPIC: Topic =
    Topic { tasks: "examples/exercises/lessons/threads/tasks.rs", exercises: EXERCISES };

const EXERCISES: &[Exercise] = &[
    Exercise {
        lesson: 11,
        title: "one tile of a matrix",
        hint: "the strides are the matrix's own; tile (2,1) starts at row 32 and column 8",
        judge: judge_tile_2_1,
    },
    Exercise {
        lesson: 11,
        title: "which way the threads stand",
        hint: "a piece is eight f32s of one row; how many rows do they stand in, and how much of each?",
        judge: judge_pieces,
    },
    Exercise {
        lesson: 11,
        title: "a vector that ends early",
        hint: "thread t has the elements t, t + 32, t + 64 and t + 96, as far as they are below 100",
        judge: judge_fourth,
    },
    Exercise {
        lesson: 12,
        title: "eight threads on a tile",
        hint: "how far does one thread move the number, how far one value? Element 9 is row 1, column 2",
        judge: judge_eight_threads,
    },
    Exercise {
        lesson: 12,
        title: "a good TV layout",
        hint: "list the eight numbers: is one missing, or there twice?",
        judge: judge_good,
    },
    Exercise {
        lesson: 12,
        title: "reading a tiled copy",
        hint: "t is split into (t mod 8, t / 8), which weigh 128 and 1; 128 is 8 columns of 16, a value is one column",
        judge: judge_copied_by,
    },
    Exercise {
        lesson: 13,
        title: "two swizzles of 9",
        hint: "9 is 0b1001; Sw<2,0,3> lays bits 3 and 4 over bits 0 and 1, Sw<2,1,3> bits 4 and 5 over 1 and 2",
        judge: judge_swizzled,
    },
    Exercise {
        lesson: 13,
        title: "a column without conflicts",
        hint: "a bank is one f32: M = 0; all 32 banks take part, and a row begins 5 bits up",
        judge: judge_without_conflicts,
    },
    Exercise {
        lesson: 14,
        title: "where a value of C is",
        hint: "the position is the index of (lane, value); in 16 rows its row is q mod 16, its column q / 16",
        judge: judge_cell_of_c,
    },
    Exercise {
        lesson: 14,
        title: "what lane 4 has of A",
        hint: "lane 4 is (0,1), row 1; then value by value: a column, eight rows, eight columns",
        judge: judge_lane_4_of_a,
    },
];

fn judge_tile_2_1(report: &mut Report) {
    let (tile, offset) = answers::tile_2_1();
    report.expect_layout("the tile", tile, "(16,8):(32,1)");
    report.expect("the offset", offset, 32 * 32 + 8);
}

fn judge_pieces(report: &mut Report) {
    for ((rows, columns), answer) in
        [(1, 32), (4, 8), (8, 4), (32, 1)].into_iter().zip(answers::pieces())
    {
        let touched: BTreeSet<usize> = (0..32)
            .map(|thread| (32 * (thread / columns) + thread % columns) * 4 / 32)
            .collect();
        report.expect(
            format_args!("the pieces that {rows} by {columns} touch"),
            answer,
            touched.len(),
        );
    }
}

fn judge_fourth(report: &mut Report) {
    let (threads, coordinate) = answers::fourth();
    report.expect("the threads with a fourth element", threads, 4);
    report.expect("the fourth element of thread 3", coordinate, 99);
}

fn judge_eight_threads(report: &mut Report) {
    let (tv, place) = answers::eight_threads();
    report.expect_layout("the TV layout", tv, "(8,2):(1,8)");
    report.expect("where value 1 of thread 1 lies", place, 8);
}

fn judge_good(report: &mut Report) {
    let (good, held) = answers::good();
    report.expect("whether each element is held once", good, true);
    report.expect("the elements of thread 1", held, [2, 3]);
}

fn judge_copied_by(report: &mut Report) {
    let mut taken = vec![0; 16 * 64];
    for thread in 0..128 {
        let (row, columns) = answers::copied_by(thread);
        for column in columns.clone() {
            if let Some(times) = taken.get_mut(row + 16 * column) {
                *times += 1;
            }
        }
        let first = 8 * (thread % 8);
        report.expect(
            format_args!("row and columns of thread {thread}"),
            (row, columns),
            (thread / 8, first..first + 8),
        );
    }
    report.expect(
        "how many elements are copied once",
        taken.iter().filter(|times| **times == 1).count(),
        16 * 64,
    );

    let warp: BTreeSet<usize> = (0..32).map(|thread| answers::copied_by(thread).0).collect();
    let of_row_1: Vec<usize> =
        (0..128).filter(|thread| answers::copied_by(*thread).0 == 1).collect();
    let bytes: usize = of_row_1.iter().map(|thread| 2 * answers::copied_by(*thread).1.len()).sum();
    println!("  thread 9 copies {:?}; a warp has the rows {warp:?}", answers::copied_by(9));
    println!("  row 1 is copied by {} threads, together {bytes} bytes", of_row_1.len());
    report.expect("the rows of a warp", warp, BTreeSet::from([0, 1, 2, 3]));
    report.expect("the threads of row 1, and their bytes", (of_row_1.len(), bytes), (8, 128));
}

fn judge_swizzled(report: &mut Report) {
    let [first, second] = answers::swizzled();
    for (text, answer) in [("Sw<2,0,3>", first), ("Sw<2,1,3>", second)] {
        let swizzle: Swizzle = text.parse().expect("the judge's own swizzle");
        let right = usize::try_from(swizzle.apply(9)).unwrap();
        report.expect(format_args!("where {text} sends 9"), answer, right);
    }
}

fn judge_without_conflicts(report: &mut Report) {
    let text = answers::without_conflicts();
    println!("  {text}");
    let swizzle: Swizzle = match text.parse() {
        Ok(swizzle) => swizzle,
        Err(error) => {
            report.expect("the swizzle", error.to_string(), "Sw<B,M,S>".to_string());
            return;
        }
    };
    for column in 0..32 {
        let banks: BTreeSet<i64> =
            (0..32).map(|row| swizzle.apply(32 * row + column) % 32).collect();
        report.expect(format_args!("the banks of column {column}"), banks.len(), 32);
    }
    let places: BTreeSet<i64> = (0..32 * 32).map(|index| swizzle.apply(index)).collect();
    let inside = places.len() == 32 * 32 && places.iter().all(|place| *place < 32 * 32);
    report.expect("whether the tile takes its 32 · 32 words, without padding", inside, true);
}

fn judge_cell_of_c(report: &mut Report) {
    println!("  value 3 of lane 5 is {:?}", answers::cell_of_c(5, 3));
    // The table of the instruction's documentation: group g, and thread t in the group.
    for (lane, value) in (0..32).flat_map(|lane| (0..4).map(move |value| (lane, value))) {
        let (g, t) = (lane / 4, lane % 4);
        let cell = (g + 8 * (value / 2), 2 * t + value % 2);
        report.expect(
            format_args!("lane {lane}, value {value}"),
            answers::cell_of_c(lane, value),
            cell,
        );
    }
}

fn judge_lane_4_of_a(report: &mut Report) {
    let expected = [(1, 0), (1, 1), (9, 0), (9, 1), (1, 8), (1, 9), (9, 8), (9, 9)];
    for (value, (answer, cell)) in answers::lane_4_of_a().into_iter().zip(expected).enumerate() {
        report.expect(format_args!("value {value}"), answer, cell);
    }
}
