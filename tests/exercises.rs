//! The exercises: each as it is delivered is wrong, each solution is right, and each is the folded answer of its
//! lesson.

#![cfg(feature = "alloc")]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

/// The judge, built once.
fn program() -> &'static PathBuf {
    static PROGRAM: OnceLock<PathBuf> = OnceLock::new();
    PROGRAM.get_or_init(|| {
        let built = Command::new(env!("CARGO"))
            .args(["build", "--quiet", "--example", "exercises", "--manifest-path"])
            .arg(concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml"))
            .status()
            .expect("cargo runs");
        assert!(built.success(), "the exercises build");
        // This test lies in target/debug/deps, the examples beside that.
        let test = std::env::current_exe().expect("this test is a file");
        let profile = test.ancestors().nth(2).expect("it lies in a target folder");
        profile.join("examples").join("exercises")
    })
}

/// Its exit code, and what it says.
fn judged(args: &[&str]) -> (Option<i32>, String) {
    let output = Command::new(program()).args(args).output().expect("the judge runs");
    (output.status.code(), String::from_utf8(output.stdout).expect("text"))
}

/// The exercises that were judged, each from its title to its verdict.
fn reports(text: &str) -> Vec<&str> {
    let all: Vec<&str> = text.trim_end().split("\n\n").collect();
    all[..all.len() - 1].to_vec()
}

#[test]
fn as_delivered_every_task_is_wrong() {
    for args in [&[][..], &["lessons"]] {
        let (code, text) = judged(args);
        assert_eq!(code, Some(1), "{text}");
        for report in reports(&text) {
            let wrong = report.contains("\n  FAIL  ") && report.contains(" differ. Hint: ");
            assert!(wrong && !report.contains("\n  PASS  "), "has it been filled in?\n{report}");
        }
        assert!(text.contains("The functions to change are in examples/exercises/"), "{text}");
    }
}

#[test]
fn every_solution_is_right() {
    for args in [&["--solutions"][..], &["--solutions", "lessons"]] {
        let (code, text) = judged(args);
        assert_eq!(code, Some(0), "{text}");
        for report in reports(&text) {
            assert!(report.contains("\n  PASS  ") && !report.contains("FAIL"), "{report}");
        }
    }
}

#[test]
fn some_can_be_chosen() {
    let titles = |args: &[&str]| -> Vec<String> {
        let (_, text) = judged(args);
        let titles = reports(&text).into_iter().filter_map(|report| report.split(':').next());
        titles.map(str::to_owned).collect()
    };
    assert_eq!(titles(&["3"]), ["Exercise 3"]);
    assert_eq!(titles(&["3", "--solutions"]), ["Exercise 3"]);
    assert_eq!(titles(&["lesson", "8"]), ["Lesson 8, exercise 1", "Lesson 8, exercise 2"]);
    assert_eq!(titles(&[]).len(), 6);
    for args in [&["7"][..], &["lesson"], &["lesson", "0"], &["lesson", "18"], &["lessons", "8"]] {
        assert_eq!(judged(args).0, Some(2), "{args:?}");
    }
}

/// A file of this package.
fn read(path: impl AsRef<Path>) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The text of each lesson's exercises, as a reader sees it.
fn lessons() -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/guide");
    let mut files: Vec<PathBuf> = fs::read_dir(folder)
        .expect("the guide")
        .map(|entry| entry.expect("a file").path())
        .filter(|path| {
            path.file_name().is_some_and(|name| name.to_string_lossy().starts_with("lesson_"))
        })
        .collect();
    files.sort();
    let shown = |path: PathBuf| {
        let lines: Vec<String> = read(path)
            .lines()
            .filter_map(|line| line.strip_prefix("//!"))
            .map(|line| line.strip_prefix(' ').unwrap_or(line).to_owned())
            .collect();
        let text = lines.join("\n");
        let exercises = text.split_once("\n## Exercises\n").expect("each lesson has exercises").1;
        exercises.split("\n---\n").next().expect("the text before the links").to_owned()
    };
    files.into_iter().map(shown).collect()
}

/// A function of `tasks.rs`, and the solution of that name.
struct Task {
    lesson: usize,
    exercise: usize,
    name: String,
    solution: String,
}

fn tasks() -> Vec<Task> {
    let mut all = Vec::new();
    for topic in ["coordinates", "algebra", "threads", "reading"] {
        let folder = Path::new("examples/exercises/lessons").join(topic);
        let solutions = read(folder.join("solutions.rs"));
        for task in read(folder.join("tasks.rs")).split("\n/// Lesson ").skip(1) {
            let (number, rest) = task.split_once(", exercise ").expect("Lesson 1, exercise 2: …");
            let (exercise, rest) = rest.split_once(':').expect("Lesson 1, exercise 2: …");
            let (_, function) = rest.split_once("\npub(crate) fn ").expect("a function");
            let (name, _) = function.split_once('(').expect("its arguments");
            let start = format!("\npub(crate) fn {name}(");
            let (_, body) =
                solutions.split_once(&start).unwrap_or_else(|| panic!("{name} is not solved"));
            let (body, _) = body.split_once("\n}\n").expect("its end");
            all.push(Task {
                lesson: number.parse().expect("a number"),
                exercise: exercise.parse().expect("a number"),
                name: name.to_owned(),
                solution: format!("fn {name}({body}\n}}\n"),
            });
        }
    }
    all
}

#[test]
fn each_folded_answer_is_the_solution() {
    let (lessons, tasks) = (lessons(), tasks());
    assert_eq!(lessons.len(), 17);
    for (lesson, text) in (1..).zip(&lessons) {
        let command = format!("`cargo run --example exercises -- lesson {lesson}`");
        assert!(text.contains(&command), "lesson {lesson} does not say how to have it judged");
        let mut exercises = 0;
        while let Some((_, exercise)) = text.split_once(&format!("\n**{}.** ", exercises + 1)) {
            exercises += 1;
            let exercise = exercise.split("\n</details>").next().expect("an answer");
            let (question, answer) = exercise.split_once("\n<details>").expect("a folded answer");
            let task =
                tasks.iter().find(|task| (task.lesson, task.exercise) == (lesson, exercises));
            let Task { name, solution, .. } =
                task.unwrap_or_else(|| panic!("lesson {lesson}, exercise {exercises} has no task"));
            assert!(question.contains(&format!("(`{name}`)")), "{question}\ndoes not name {name}");
            assert!(answer.contains(solution.as_str()), "{answer}\nis not\n{solution}");
        }
        let given = tasks.iter().filter(|task| task.lesson == lesson).count();
        assert_eq!(exercises, given, "the exercises of lesson {lesson}");
    }
    let (_, text) = judged(&["lessons"]);
    let titled = |task: &Task| format!("Lesson {}, exercise {}:", task.lesson, task.exercise);
    let judged: Vec<String> = reports(&text)
        .iter()
        .map(|report| report.split_inclusive(':').next().unwrap_or("").into())
        .collect();
    assert_eq!(judged, tasks.iter().map(titled).collect::<Vec<_>>());
}
