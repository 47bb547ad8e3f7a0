//! 2,500 calls that CuTe answered itself: the engine gives the same structure, or refuses where CuTe's answer breaks the law.
//!
//! `class` says what is expected: `same`, `reject` (an error), `uneven` (CuTe's answer, but only through `uneven(…)`), `cute-rejects` (CuTe refuses: an
//! error, or a layout that satisfies the law), `choice` (a documented decision), `skip` (CuTe's answer repeats another row's).

#![cfg(feature = "alloc")]

#[expect(dead_code, unreachable_pub, reason = "shared with the explorer, which uses the rest")]
#[path = "../examples/support/call.rs"]
mod call;

use std::collections::BTreeMap;

use call::call;
use serde_json::Value;

/// Rows marked `same` in which CuTe's composition carries without noticing: its answer is not `A* ∘ B`, and in all but the second two coordinates share an index.
const CUTE_CARRIES: [(&str, &str); 5] = [
    ("(3):(4)", "(2,3):(3,1)"),
    ("(2,4):(16,1)", "(6,4):(100,3)"),
    ("(8,3):(0,8)", "[2,(5,2):(1,5)]"),
    ("((3,2),5):((1,15),3)", "[(3,2):(1,3)]"),
    ("(4,2):(6,1)", "(16,4)"),
];

struct Row {
    op: String,
    args: Vec<String>,
    cute: String,
    class: String,
}

fn text(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}

fn rows() -> Vec<Row> {
    let lines = include_str!("vectors/cute.jsonl").lines().filter(|line| !line.trim().is_empty());
    let row = |line: &str| {
        let json: Value = serde_json::from_str(line).expect("a row is JSON");
        let args = json["args"].as_array().expect("a row has arguments").iter().map(text).collect();
        Row { op: text(&json["op"]), args, cute: text(&json["cute"]), class: text(&json["class"]) }
    };
    lines.map(row).collect()
}

fn answer(op: &str, args: &[String]) -> Result<String, call::Refusal> {
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    call(op, &args)
}

#[test]
fn every_row() {
    let mut counts: BTreeMap<(String, &str), usize> = BTreeMap::new();
    let mut wrong = Vec::new();
    for row in rows() {
        let got = answer(&row.op, &row.args);
        if let Err(call::Refusal::Unknown(text)) = &got {
            wrong.push(format!("{} {:?}: {text}", row.op, row.args));
        }
        let verdict = match (row.class.as_str(), &got) {
            ("same" | "skip", Ok(layout)) if *layout == row.cute => "as CuTe",
            ("reject", Err(_)) => "refused",
            ("same", Err(error)) if CUTE_CARRIES.iter().any(|&(a, b)| row.args[0] == a && row.args[1] == b) => {
                assert!(error.to_string().contains("carries past"), "{error}");
                "refused: CuTe's answer breaks the law of products"
            }
            ("uneven", Err(_)) => {
                let mut args = row.args.clone();
                args[1] = format!("uneven({})", args[1]);
                match answer(&row.op, &args) {
                    Ok(layout) if layout == row.cute => "as CuTe, through uneven only",
                    other => {
                        wrong.push(format!("{} {:?} uneven\n   cute {}\n   here {}", row.op, row.args, row.cute, other.unwrap_or_else(|e| e.to_string())));
                        "wrong"
                    }
                }
            }
            ("cute-rejects", Err(_)) => "refused",
            ("cute-rejects", Ok(_)) => "defined by the law",
            ("choice", _) => "decided here",
            (_, other) => {
                let here = other.as_ref().map_or_else(ToString::to_string, Clone::clone);
                wrong.push(format!("{} {} {:?}\n   cute {}\n   here {here}", row.class, row.op, row.args, row.cute));
                "wrong"
            }
        };
        *counts.entry((row.class, verdict)).or_default() += 1;
    }
    for ((class, verdict), count) in &counts {
        println!("{count:5}  {class:12}  {verdict}");
    }
    assert!(wrong.is_empty(), "{} rows are wrong:\n{}", wrong.len(), wrong.join("\n"));
}
