//! Exercises on layouts, and their judge: those of the lessons of `colex::guide`, and six on matrices.
//!
//! Change the functions in the files named `tasks.rs`, then
//!
//! ```text
//! cargo run --example exercises -- lesson 8       # judge those of lesson 8
//! cargo run --example exercises -- lessons        # or of all lessons
//! cargo run --example exercises -- 3              # the third of the six
//! cargo run --example exercises                   # or all six
//! ```
//!
//! and with `--solutions` behind either, what the reference says.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::process::ExitCode;

mod lessons;
mod report;
mod six;

use report::Report;

/// An exercise and its judge.
struct Exercise {
    /// The lesson that it belongs to, or 0 for one of the six.
    lesson: usize,
    title: &'static str,
    hint: &'static str,
    judge: fn(&mut Report),
}

/// Exercises whose functions are in one file.
struct Topic {
    tasks: &'static str,
    exercises: &'static [Exercise],
}

/// Which exercises to judge.
#[derive(Clone, Copy)]
enum Chosen {
    Six,
    OneOfSix(usize),
    Lessons,
    Lesson(usize),
}

const LESSONS: usize = 17;

fn main() -> ExitCode {
    let (mut solved, mut words) = (false, Vec::new());
    for word in std::env::args().skip(1) {
        if word == "--solutions" {
            solved = true;
        } else {
            words.push(word);
        }
    }
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let Some(chosen) = chosen(&words) else {
        eprintln!("usage: exercises [--solutions] [1 to 6 | lessons | lesson 1 to {LESSONS}]");
        return ExitCode::from(2);
    };
    let mut topics = vec![if solved { six::reference::TOPIC } else { six::filled_in::TOPIC }];
    topics.extend(lessons::topics(solved));

    let (mut passed, mut judged, mut files) = (0, 0, Vec::new());
    for topic in topics {
        for (i, exercise) in topic.exercises.iter().enumerate() {
            let of_lesson = |other: &&Exercise| other.lesson == exercise.lesson;
            let number = topic.exercises[..=i].iter().filter(of_lesson).count();
            if !chosen.takes(exercise.lesson, number) {
                continue;
            }
            judged += 1;
            if judge(exercise, number) {
                passed += 1;
            } else if !files.contains(&topic.tasks) {
                files.push(topic.tasks);
            }
        }
    }
    println!("Passed {passed}/{judged} exercises.");
    if files.is_empty() {
        return ExitCode::SUCCESS;
    }
    println!("The functions to change are in {}.", files.join(", "));
    ExitCode::FAILURE
}

fn chosen(words: &[&str]) -> Option<Chosen> {
    match words {
        [] => Some(Chosen::Six),
        ["lessons"] => Some(Chosen::Lessons),
        ["lesson", number] => {
            let number = number.parse().ok()?;
            (1..=LESSONS).contains(&number).then_some(Chosen::Lesson(number))
        }
        [number] => {
            let number = number.parse().ok()?;
            (1..=6).contains(&number).then_some(Chosen::OneOfSix(number))
        }
        _ => None,
    }
}

impl Chosen {
    fn takes(self, lesson: usize, number: usize) -> bool {
        match self {
            Self::Six => lesson == 0,
            Self::OneOfSix(wanted) => lesson == 0 && number == wanted,
            Self::Lessons => lesson > 0,
            Self::Lesson(wanted) => lesson == wanted,
        }
    }
}

/// Prints what the judge finds; whether all is right.
fn judge(exercise: &Exercise, number: usize) -> bool {
    match exercise.lesson {
        0 => println!("Exercise {number}: {}", exercise.title),
        lesson => println!("Lesson {lesson}, exercise {number}: {}", exercise.title),
    }
    let mut report = Report::default();
    // An answer that panics is wrong, and no reason not to judge the others.
    let returned = catch_unwind(AssertUnwindSafe(|| (exercise.judge)(&mut report))).is_ok();
    if !returned {
        report.expect("whether the answer can be used without a panic", returned, true);
    }
    report.close(exercise.hint)
}
