//! The questions of the vectors, and some more.

use serde_json::Value;

use super::Question;

const FILES: [&str; 2] = [
    include_str!("../../../tests/vectors/cute.jsonl"),
    include_str!("../../../tests/vectors/cute2.jsonl"),
];

const CASES: &str = include_str!("../../../tests/vectors/cases.jsonl");

/// What many more random cases found once.
const FOUND: &[(&str, &[&str])] = &[
    ("get_1d_coord", &["1", "(4,1,3):(1,-4,4)"]),
    ("get_hier_coord", &["4", "((6,1),(2,1)):((1,1),(6,-1))"]),
    ("get_hier_coord", &["0", "1:-8"]),
];

fn text(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}

/// Every row of an operation that has a spelling in types; a tile that does not divide is asked for
/// twice, as it is and as `uneven`.
pub(super) fn asked() -> Vec<Question> {
    let mut questions = Vec::new();
    let lines = FILES.iter().flat_map(|file| file.lines()).filter(|line| !line.trim().is_empty());
    for line in lines {
        let row: Value = serde_json::from_str(line).expect("a row is JSON");
        let op = text(&row["op"]);
        if !super::operation::ALL.iter().any(|operation| operation.name == op) {
            continue;
        }
        let args: Vec<String> =
            row["args"].as_array().expect("a row has arguments").iter().map(text).collect();
        if row["class"] == "uneven" {
            let mut rounding = args.clone();
            rounding[1] = format!("uneven({})", rounding[1]);
            questions.extend(Question::ask(&op, rounding));
        }
        questions.extend(Question::ask(&op, args));
    }
    questions.extend(cases());
    for (op, args) in FOUND {
        questions.extend(Question::ask(op, args.iter().map(|&arg| arg.to_owned()).collect()));
    }
    questions
}

/// The cases from public reports, as far as they are about an operation that has a spelling in types.
fn cases() -> Vec<Question> {
    let lines = CASES.lines().filter(|line| !line.trim().is_empty());
    let asked = lines.flat_map(|line| {
        let case: Value = serde_json::from_str(line).expect("a case is JSON");
        let asks = crate::cases::asks(&text(&case["id"]));
        let in_other_words = asks.iter().map(|&(op, args, _)| {
            (op.to_owned(), args.iter().map(|&arg| arg.to_owned()).collect::<Vec<_>>())
        });
        let as_written = crate::cases::expression(&text(&case["input"]));
        let as_written = as_written.filter(|_| asks.is_empty());
        in_other_words.chain(as_written).collect::<Vec<_>>()
    });
    asked
        .filter(|(op, _)| super::operation::ALL.iter().any(|operation| operation.name == op))
        .filter_map(|(op, args)| Question::ask(&op, args))
        .collect()
}
