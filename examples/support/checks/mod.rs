//! Questions to both engines, and the answers of the run-time one written as types.
//!
//! `rows` and `random` ask, `operation` says how each operation is spelled in Rust, `spelling` how
//! its arguments are, `mixed` turns some of their numbers into run-time ones, `file` writes it down.

mod file;
mod mixed;
mod operation;
mod random;
mod rows;
mod spelling;

use crate::call::{Refusal, call};

pub(crate) use file::File;

/// Where the files are, from the package's root.
pub(crate) const FOLDER: &str = "tests/generated";

/// A question that the run-time engine has answered; `None` where it refuses.
#[derive(Clone, PartialEq)]
struct Question {
    op: String,
    args: Vec<String>,
    answer: Option<String>,
}

impl Question {
    /// Asks the run-time engine. What is no question at all, or too large for it, is dropped.
    fn ask(op: &str, args: Vec<String>) -> Option<Self> {
        let words: Vec<&str> = args.iter().map(String::as_str).collect();
        if OPEN.iter().any(|open| open[0] == op && open[1..] == words) {
            return None;
        }
        let answer = match call(op, &words) {
            Ok(answer) => Some(answer),
            Err(Refusal::Undefined(error) | Refusal::Argument(_, error)) => match error {
                colex::dynamic::Error::Overflow { .. } => return None,
                _ => None,
            },
            Err(Refusal::Unknown(text)) => panic!("{op} {args:?}: {text}"),
        };
        Some(Self { op: op.to_owned(), args, answer })
    }
}

/// What the types leave open: where a tile overhangs, the run-time engine also rounds up mode by mode
/// of the coalesced layout, as CuTe does, and the types round up sizes only.
const OPEN: &[[&str; 3]] = &[
    ["flat_divide", "(((3,8),2,2),4):(((8,100),2,2),4)", "uneven((2):(1))"],
    ["logical_divide", "(12,4,12):(1,144,12)", "uneven((8):(1))"],
    ["tiled_divide", "(3,(2,7)):(14,(7,1))", "uneven((1,2,32):(0,1,2))"],
    ["tiled_divide", "(8,(7,4)):(28,(4,0))", "uneven(8:2)"],
    ["tiled_divide_tiler", "(8,(4,3,3),7):(252,(1,4,84),12)", "uneven([8,9,7])"],
    ["zipped_divide", "((8,32),(1,2),(2,1)):((256,8),(0,1),(4,0))", "uneven((2,1):(3,1))"],
    ["zipped_divide", "(12,5,(12,1)):(60,12,(1,0))", "uneven((3,8):(1,6))"],
];

/// All files, with their contents.
pub(crate) fn files() -> Vec<File> {
    let asked = rows::asked();
    let mut files: Vec<File> = Vec::new();
    let mut listed = Vec::new();
    let mut all = Vec::new();
    for operation in operation::ALL {
        let mut questions: Vec<Question> =
            asked.iter().filter(|question| question.op == operation.name).cloned().collect();
        let from_vectors = questions.len();
        for question in random::questions(operation) {
            if !questions.contains(&question) {
                questions.push(question);
            }
        }
        let file = File::of_checks(operation, &questions, from_vectors);
        listed.push((operation.name, file.checks));
        all.append(&mut questions);
        files.push(file);
    }
    files.push(mixed::file(&all));
    files.push(File::of_list(&listed));
    files
}
