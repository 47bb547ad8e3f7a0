// The judge of the functions in `answers`, for the tasks and for the solutions: layouts that differ are of different
// types.

use colex::dynamic::Layout;

use crate::report::value;
use crate::{Exercise, Report, Topic};

pub(crate) const TOPIC: Topic =
    Topic { tasks: "examples/exercises/lessons/algebra/tasks.rs", exercises: EXERCISES };

const EXERCISES: &[Exercise] = &[
    Exercise {
        lesson: 7,
        title: "the fewest modes",
        hint: "a mode of size 1 goes; s:t and s':t' join if s·t = t'",
        judge: judge_coalesced,
    },
    Exercise {
        lesson: 7,
        title: "how many at once",
        hint: "coalesce what the thread holds: the mode of stride 1 is side by side",
        judge: judge_at_once,
    },
    Exercise {
        lesson: 8,
        title: "every other column",
        hint: "element (i,j) of the view is (i,2j) of the matrix, whose 1-D coordinate is i + 8·2j",
        judge: judge_every_other_column,
    },
    Exercise {
        lesson: 8,
        title: "what composes",
        hint: "a walk through columns of 4: does the number of steps split into whole runs?",
        judge: judge_composing,
    },
    Exercise {
        lesson: 9,
        title: "what is left",
        hint: "fill the gap below the smallest stride first; with the modes, how long is the block then?",
        judge: judge_complements,
    },
    Exercise {
        lesson: 10,
        title: "tiles of every third element",
        hint: "the tile is 4:3; the tiles start at 0, 1 and 2",
        judge: judge_thirds,
    },
    Exercise {
        lesson: 10,
        title: "tiles of whole columns",
        hint: "a tile is two columns, 32 elements; how many pairs of columns are there?",
        judge: judge_tile_3,
    },
];

fn parsed(text: &str) -> Layout {
    Layout::parse(text).expect("the judge's own layout")
}

fn judge_coalesced(report: &mut Report) {
    let (first, second) = answers::coalesced();
    for (answer, from) in [(value(first), "(2,2,4):(1,2,8)"), (value(second), "(3,1,5):(5,7,1)")] {
        let from = parsed(from);
        println!("  {from} coalesces to {answer}");
        report.expect(format_args!("the modes that {from} needs"), answer.rank(), 2);
        report.expect(format_args!("the size of what {from} becomes"), answer.size(), from.size());
        for i in 0..from.size() {
            let [index, place] = [&answer, &from].map(|layout| layout.at(i).expect("a coordinate"));
            report.expect(format_args!("the index of coordinate {i} of {answer}"), index, place);
        }
    }
}

fn judge_at_once(report: &mut Report) {
    report.expect("the elements of one load", answers::at_once(), 4);
}

fn judge_every_other_column(report: &mut Report) {
    let matrix = parsed("(8,8):(8,1)");
    let b = value(answers::every_other_column());
    report.expect("the shape of B", b.shape().to_string(), "(8,4)".to_string());
    match matrix.compose(&b) {
        Ok(view) => report.expect_layout(format!("the view, {matrix} ∘ {b}"), view, "(8,4):(8,2)"),
        Err(error) => {
            report.expect("the composition", error.to_string(), "(8,4):(8,2)".to_string());
        }
    }
}

fn judge_composing(report: &mut Report) {
    let a = parsed("(4,6):(1,5)");
    for (b, answer) in ["2:2", "4:2", "3:4", "6:2", "3:3"].into_iter().zip(answers::composing()) {
        let composed = a.compose(parsed(b));
        report.expect(format_args!("whether {a} ∘ {b} is defined"), answer, composed.is_ok());
    }
}

fn judge_complements(report: &mut Report) {
    let (first, second) = answers::complements();
    for (answer, of, size) in [(value(first), "(2,2):(1,6)", 24), (value(second), "8:1", 32)] {
        println!("  the complement of {of} in {size} is {answer}");
        let starts: Vec<i64> = answer.indices().collect();
        report.expect(format_args!("whether {answer} increases"), starts.is_sorted(), true);
        let all: Vec<i64> = starts
            .iter()
            .flat_map(|start| parsed(of).indices().map(move |i| start + i).collect::<Vec<_>>())
            .collect();
        for index in 0..size {
            let times = all.iter().filter(|taken| **taken == index).count();
            report.expect(format_args!("how often {of} and {answer} take {index}"), times, 1);
        }
        report.expect(
            format_args!("the indices below {size} that they take"),
            all.len(),
            usize::try_from(size).unwrap(),
        );
    }
}

fn judge_thirds(report: &mut Report) {
    let (divided, tiles) = answers::thirds();
    report.expect_layout("the divided layout", divided, "(4,3):(3,1)");
    println!("  the tiles: {tiles:?}");
    for (t, tile) in tiles.into_iter().enumerate() {
        report.expect(format_args!("the elements of tile {t}"), tile, [t, t + 3, t + 6, t + 9]);
    }
}

fn judge_tile_3(report: &mut Report) {
    let (tiles, start) = answers::tile_3();
    println!("  {tiles} tiles, and tile 3 starts at {start}");
    report.expect("how many tiles there are", tiles, 4);
    report.expect("where tile 3 starts", start, 96);
}
