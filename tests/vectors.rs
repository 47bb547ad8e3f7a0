//! 2,500 calls that CuTe answered itself: the engine gives the same structure, or refuses where
//! CuTe's answer breaks the law.
//!
//! `class` says what is expected: `same`, `reject` (an error), `uneven` (CuTe's answer, but only
//! through `uneven(…)`), `cute-rejects` (CuTe refuses: an error, or a layout that satisfies the
//! law), `choice` (a documented decision), `skip` (CuTe's answer repeats another row's).

#![cfg(feature = "alloc")]

#[path = "../examples/support/call.rs"]
mod call;
#[path = "../examples/support/cases.rs"]
mod cases;

use std::collections::BTreeMap;

use call::call;
use cases::{asks, expression};
use serde_json::Value;

/// Rows marked `same` in which CuTe's composition carries without noticing: its answer is not
/// `A* ∘ B`, and in all but the second two coordinates share an index.
const CUTE_CARRIES: [(&str, &str); 5] = [
    ("(3):(4)", "(2,3):(3,1)"),
    ("(2,4):(16,1)", "(6,4):(100,3)"),
    ("(8,3):(0,8)", "[2,(5,2):(1,5)]"),
    ("((3,2),5):((1,15),3)", "[(3,2):(1,3)]"),
    ("(4,2):(6,1)", "(16,4)"),
];

/// `_` keeps a mode whole, as one tile with `1:0` in the rest, where CuTe tears it apart.
const CHOICES: [(&str, &str, &str); 2] = [
    ("zipped_divide_tiler", "[_,8]", "(((4,8),(2,2,2)),(1,1)):(((64,1),(32,8,256)),(0,0))"),
    ("tiled_divide_tiler", "[_,(2):(1)]", "(((8,8),(2)),1,1,8):(((0,0),(0)),0,0,16)"),
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

fn rows(file: &str) -> Vec<Row> {
    let lines = file.lines().filter(|line| !line.trim().is_empty());
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
    for row in rows(include_str!("vectors/cute.jsonl")) {
        let got = answer(&row.op, &row.args);
        if let Err(call::Refusal::Unknown(text)) = &got {
            wrong.push(format!("{} {:?}: {text}", row.op, row.args));
        }
        let verdict = match (row.class.as_str(), &got) {
            ("same" | "skip", Ok(layout)) if *layout == row.cute => "as CuTe",
            ("reject" | "cute-rejects", Err(_)) => "refused",
            ("same", Err(error))
                if CUTE_CARRIES.iter().any(|&(a, b)| row.args[0] == a && row.args[1] == b) =>
            {
                assert!(error.to_string().contains("carries past"), "{error}");
                "refused: CuTe's answer breaks the law of products"
            }
            ("uneven", Err(_)) => {
                let mut args = row.args.clone();
                args[1] = format!("uneven({})", args[1]);
                match answer(&row.op, &args) {
                    Ok(layout) if layout == row.cute => "as CuTe, through uneven only",
                    other => {
                        wrong.push(format!(
                            "{} {:?} uneven\n   cute {}\n   here {}",
                            row.op,
                            row.args,
                            row.cute,
                            other.unwrap_or_else(|e| e.to_string())
                        ));
                        "wrong"
                    }
                }
            }
            ("cute-rejects", Ok(_)) => "defined by the law",
            ("choice", Ok(layout))
                if CHOICES.iter().any(|&(op, tiler, choice)| {
                    row.op == op && row.args[1] == tiler && *layout == choice
                }) =>
            {
                "decided here"
            }
            (_, other) => {
                let here = other.as_ref().map_or_else(ToString::to_string, Clone::clone);
                wrong.push(format!(
                    "{} {} {:?}\n   cute {}\n   here {here}",
                    row.class, row.op, row.args, row.cute
                ));
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

/// Tiles, partitions, new shapes and compositions with coordinates; the other rows are about coordinate tensors and
/// composed swizzles, which are no part of the engine.
#[test]
fn every_row_about_tiles_and_coordinates() {
    let (mut same, mut elsewhere) = (0, 0);
    for row in rows(include_str!("vectors/cute2.jsonl")) {
        let asked = ["local_tile", "local_partition", "with_shape", "composition_by_basis"];
        if !asked.contains(&row.op.as_str()) {
            elsewhere += 1;
            continue;
        }
        let got = answer(&row.op, &row.args)
            .unwrap_or_else(|error| panic!("{} {:?}: {error}", row.op, row.args));
        assert_eq!(got, row.cute, "{} {:?}", row.op, row.args);
        same += 1;
    }
    println!("{same} as CuTe, {elsewhere} about coordinate tensors and composed swizzles");
}

#[test]
fn every_case() {
    let (mut direct, mut asked, mut elsewhere) = (0, 0, Vec::new());
    for line in include_str!("vectors/cases.jsonl").lines().filter(|line| !line.trim().is_empty()) {
        let json: Value = serde_json::from_str(line).expect("a case is JSON");
        let [id, kind, input, right] =
            ["id", "kind", "input", "right_value"].map(|key| text(&json[key]));
        let asks = asks(&id);
        for &(op, args, expected) in asks {
            let got = call(op, args);
            match expected {
                Some(expected) => assert_eq!(
                    got.unwrap_or_else(|error| panic!("{id}: {error}")),
                    expected,
                    "{id}"
                ),
                None => assert!(matches!(got, Err(call::Refusal::Undefined(_))), "{id}: {got:?}"),
            }
        }
        if !asks.is_empty() {
            asked += 1;
        } else if let Some((op, args)) = expression(&input) {
            let got = answer(&op, &args);
            if kind == "reject" {
                assert!(matches!(got, Err(call::Refusal::Undefined(_))), "{id}: {got:?}");
            } else {
                let expected = right.split([';', ' ']).next().unwrap_or_default();
                assert_eq!(got.unwrap_or_else(|error| panic!("{id}: {error}")), expected, "{id}");
            }
            direct += 1;
        } else {
            elsewhere.push(id);
        }
    }
    println!(
        "{direct} cases as written, {asked} asked in other words, {} about buffers or swizzled layouts: {}",
        elsewhere.len(),
        elsewhere.join(" ")
    );
    assert!(elsewhere.len() <= 10, "a case is not asked: {elsewhere:?}");
}
