//! Six exercises on layouts, and their judge.
//!
//! Change the functions of `tasks.rs`, then
//!
//! ```text
//! cargo run --example exercises -- 3              # judge the third
//! cargo run --example exercises                   # or all
//! cargo run --example exercises -- --solutions    # what the reference says
//! ```

use std::process::ExitCode;

mod report;
mod solutions;
mod tasks;

use report::Report;

/// An exercise and its judge.
struct Exercise {
    title: &'static str,
    hint: &'static str,
    judge: fn(&mut Report),
}

/// The judge of what is to be filled in.
mod filled_in {
    use super::tasks as answers;
    include!("judge.rs");
}

/// The judge of the solutions.
mod reference {
    use super::solutions as answers;
    include!("judge.rs");
}

fn main() -> ExitCode {
    let mut exercises = filled_in::EXERCISES;
    let mut chosen = None;
    for argument in std::env::args().skip(1) {
        match (argument.as_str(), argument.parse()) {
            ("--solutions", _) => exercises = reference::EXERCISES,
            (_, Ok(number @ 1..=6)) => chosen = Some(number),
            _ => {
                eprintln!("usage: exercises [--solutions] [1 to 6]");
                return ExitCode::from(2);
            }
        }
    }

    let (mut passed, mut judged) = (0, 0);
    for (number, exercise) in (1..).zip(exercises) {
        if chosen.is_some_and(|chosen| chosen != number) {
            continue;
        }
        println!("Exercise {number}: {}", exercise.title);
        let mut report = Report::default();
        (exercise.judge)(&mut report);
        passed += usize::from(report.close(exercise.hint));
        judged += 1;
    }
    println!("Passed {passed}/{judged} exercises.");
    if passed == judged {
        ExitCode::SUCCESS
    } else {
        println!("The functions to change are in examples/exercises/tasks.rs.");
        ExitCode::FAILURE
    }
}
