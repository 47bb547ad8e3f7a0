//! The files, as text.

use std::fmt::Write;

use super::Question;
use super::operation::{Answer, Operation};
use super::spelling::{filled, layout};

/// What every file starts with; no line of it depends on the machine.
pub(super) const HEAD: &str = "\
// Written by `cargo run --example generate_checks`: change the generator, not this file.
";

/// So many checks share a function, which is type-checked as a whole.
const PART: usize = 16;

/// A file and its text.
pub(crate) struct File {
    /// Its name in the folder.
    pub(crate) name: String,
    pub(crate) text: String,
    /// How many answers, and how many refusals.
    pub(crate) checks: (usize, usize),
}

impl File {
    /// One operation's answers and refusals. The questions that are not from the vectors are asked of
    /// the alias, where there is one, instead of the method.
    pub(super) fn of_checks(
        operation: &Operation,
        questions: &[Question],
        from_vectors: usize,
    ) -> Self {
        let mut answers = Vec::new();
        let mut refusals = Vec::new();
        for (i, question) in questions.iter().enumerate() {
            let fill = |template| filled(template, operation.args, &question.args);
            match (&question.answer, operation.bound) {
                (Some(answer), _) => {
                    let answer = spelled(operation.answer, answer);
                    answers.push(match (operation.answer, operation.alias) {
                        (Answer::Truth, _) => {
                            format!("let _: {} = {answer};", fill(operation.call))
                        }
                        (Answer::Constant, _) => {
                            format!("const _: () = assert!({} == {answer});", fill(operation.call))
                        }
                        (_, Some(alias)) if i >= from_vectors => {
                            format!("let _: {} = {answer};", fill(alias))
                        }
                        _ => format!("same({}, {answer});", fill(operation.call)),
                    });
                }
                (None, Some(bound)) => refusals.push(format!("refused!({});", fill(bound))),
                (None, None) => {}
            }
        }
        let mut text = HEAD.to_owned();
        text.push_str("use crate::names::*;\n");
        functions(&mut text, "answers", &answers);
        functions(&mut text, "refusals", &refusals);
        let checks = (answers.len(), refusals.len());
        Self { name: format!("{}.rs", operation.name), text, checks }
    }

    /// The file that lists the others.
    pub(super) fn of_list(listed: &[(&str, (usize, usize))]) -> Self {
        let mut text = HEAD.to_owned();
        for (name, _) in listed {
            write!(text, "\nmod {name};").expect("a string grows");
        }
        text.push_str(
            "\nmod mixed;\n\n/// Each operation, how many answers and how many refusals are checked.\n",
        );
        text.push_str("pub(crate) const CHECKED: &[(&str, usize, usize)] = &[\n");
        for (name, (answers, refusals)) in listed {
            writeln!(text, "    (\"{name}\", {answers}, {refusals}),").expect("a string grows");
        }
        text.push_str("];\n");
        Self { name: "mod.rs".into(), text, checks: (0, 0) }
    }
}

/// The statements, in functions that nobody calls: that they compile is the check.
fn functions(text: &mut String, name: &str, statements: &[String]) {
    for (i, part) in statements.chunks(PART).enumerate() {
        let body = part.join("\n    ");
        write!(text, "\nfn {name}_{i}() {{\n    {body}\n}}\n").expect("a string grows");
    }
}

fn spelled(kind: Answer, answer: &str) -> String {
    match kind {
        Answer::Layout => match answer.split_once(" @ ") {
            Some((kept, offset)) => format!("({}, coord!({offset}))", layout(kept)),
            None => layout(answer),
        },
        Answer::Tuple => format!("coord!({answer})"),
        Answer::Truth => if answer == "1" { "Yes" } else { "No" }.into(),
        Answer::Constant => answer.into(),
    }
}
