// The judge of the functions in `answers`, for the tasks and for the solutions: layouts that differ are of different
// types.

use colex::dynamic::Layout;

use crate::{Exercise, Report, Topic};

pub(crate) const TOPIC: Topic =
    Topic { tasks: "examples/exercises/lessons/reading/tasks.rs", exercises: EXERCISES };

const EXERCISES: &[Exercise] = &[
    Exercise {
        lesson: 15,
        title: "which mode is meant",
        hint: "(_1, _0) is mode 0 of mode 1; steps of 2 through 6 rows are runs of 3",
        judge: judge_blamed,
    },
    Exercise {
        lesson: 16,
        title: "an index in shifts",
        hint: "i mod 8 is i & 7, i / 8 is i >> 3, and 8 times a number is a shift as well",
        judge: judge_split,
    },
    Exercise {
        lesson: 17,
        title: "out of C++",
        hint: "LayoutRight is Layout::right(shape!(…)), and composition(a, b) is a.compose(b)",
        judge: judge_translated,
    },
];

fn judge_blamed(report: &mut Report) {
    let (mode, splits) = answers::blamed();
    report.expect_layout("the mode that is meant", mode, "4:2");
    let matrix = Layout::parse("(6,2):(8,2)").expect("the judge's own layout");
    for (size, answer) in (1..).zip(splits) {
        let mode = Layout::new(size, 2).expect("the judge's own layout");
        let composed = matrix.compose(&mode);
        report.expect(
            format_args!("whether {mode} splits into runs of 3, or fits in one"),
            answer,
            composed.is_ok(),
        );
    }
}

fn judge_split(report: &mut Report) {
    for i in 0..64 {
        report.expect(format_args!("the index of {i}"), answers::split(i), 8 * (i % 8) + i / 8);
    }
}

fn judge_translated(report: &mut Report) {
    report.expect_layout("the result", answers::translated(), "(8,4):(1,8)");
}
