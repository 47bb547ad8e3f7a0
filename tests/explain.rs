//! Derivations come to what their operations answer, and say where a wrong answer would show.

#[path = "../examples/support/call.rs"]
mod call;

use std::fs;

use call::{OPERATIONS, Refusal, call, explained};
use colex::dynamic::explain::{self, Explanation};
use colex::dynamic::{Error, Layout, Tiler};

/// Layouts of up to two modes with small sizes and strides.
fn small(sizes: &[i64], strides: &[i64]) -> Vec<Layout> {
    let mut layouts = Vec::new();
    for &s in sizes {
        for &t in strides {
            layouts.push(Layout::new(s, t).expect("a layout"));
            for &s1 in sizes {
                for &t1 in strides {
                    layouts.push(Layout::new([s, s1], [t, t1]).expect("a layout"));
                }
            }
        }
    }
    layouts
}

#[test]
fn compositions_are_explained_to_their_end() {
    let (mut defined, mut undefined) = (0, 0);
    for a in small(&[2, 3, 6], &[1, 2, 8]) {
        for b in small(&[1, 2, 3, 4], &[0, 1, 2, 3, 4]) {
            let why = explain::compose(&a, &b);
            let result = a.compose(&b).map(|r| r.to_string());
            assert_eq!(why.outcome, result, "{a} ∘ {b}");
            // Where there is no layout, every candidate is wrong somewhere.
            assert_eq!(why.wrong.is_some(), result.is_err(), "{a} ∘ {b}: {why}");
            *if result.is_ok() { &mut defined } else { &mut undefined } += 1;
        }
    }
    assert!(defined > 1000 && undefined > 1000, "{defined} and {undefined}");
}

/// `… would give R = (2,2):(32,2), which is wrong first at c = 2: R(2) = 2, but A(B(2)) = A(8) = 18.`
#[test]
fn the_first_wrong_coordinate_is_the_first() {
    for a in small(&[2, 3, 6], &[1, 8]) {
        for b in small(&[2, 3, 4], &[1, 2, 4]) {
            let Some(wrong) = explain::compose(&a, &b).wrong else { continue };
            let between = |start: &str, end: &str| {
                let rest = wrong.split_once(start).expect("the sentence").1;
                rest.split_once(end).expect("the sentence").0.to_owned()
            };
            let r = Layout::parse(&between("R = ", ", which")).expect("a layout");
            let first: i64 = between("at c = ", ":").parse().expect("a number");
            let differs = |c: i64| r.at(c) != b.at(c).and_then(|x| a.at(x));
            assert_eq!((0..b.size()).find(|&c| differs(c)), Some(first), "{a} ∘ {b}: {wrong}");
        }
    }
}

#[test]
fn complements_are_explained_to_their_end() {
    for a in small(&[1, 2, 3, 4], &[0, 1, 2, 3, 6, 8]) {
        let why = explain::complement(&a, 24);
        let result = a.complement(24).map(|r| r.to_string());
        assert_eq!(why.outcome, result, "{a}");
        assert_eq!(why.wrong.is_some(), result.is_err(), "{a}: {why}");
    }
}

/// What a derivation of `op(args…)` comes to, beside what the operation answers. Both print alike, but
/// for CuTe's predicates, which are integers.
fn both(op: &str, args: &[&str]) -> Option<(Explanation, Result<String, Error>)> {
    let answer = match call(op, args) {
        Ok(answer) => Ok(answer),
        Err(Refusal::Undefined(error)) => Err(error),
        Err(Refusal::Argument(..) | Refusal::Unknown(_)) => return None,
    };
    let mut why = explained(op, args).expect("what can be called can be explained");
    if ["congruent", "weakly_congruent", "compatible", "evenly_divides"].contains(&op) {
        why.outcome = why.outcome.map(|text| if text == "true" { "1".into() } else { "0".into() });
    }
    Some((why, answer))
}

/// What stands for an argument of a kind.
fn examples(kind: &str) -> Vec<&'static str> {
    let text = match kind {
        "Layout" => {
            "1:0 1:5 4:1 4:2 6:-2 8:0 (4):(1) (4,8):(8,1) (4,8):(1,5) (6,2):(8,2) (4,3):(3,1) (2,2):(4,1) \
             (2,2):(1,1) (4,2):(1,6) (4,1):(1,9) (1,4):(3,0) (2,3):(1,0) (3,4):(-1,3) (4,(2,4)):(2,(1,8)) \
             ((2,2),(3,2)):((1,12),(2,6)) ((2,16),(8,3)):((32,1),(6,32)) (2,(1,6)):(1,(6,2)) \
             ((2,2),4):((1,2),4) (2,4,6):(4,1,8) (3,7,5):(5,15,1) (4,3,2):(1,0,0) \
             ((3,2),(4,5)):((4,1),(2,100)) (2,(3),(4,(5))):(1,(2),(6,(24)))"
        }
        "Tile" => {
            "1:0 2:1 4:1 4:2 3:1 (2,2):(1,4) (2,2):(1,1) uneven(4:1) uneven(3:2) uneven(5:1) uneven((2,2):(1,3))"
        }
        "Tiler" => {
            "2 4 _ [2] [2,4] [_,2] [2,4:2] [2,[2,1]] [1,1,1,1] [3,5] uneven([3,5]) [uneven(3),uneven(5:1)] uneven(3:1) uneven([2:2,3]) 4:2"
        }
        "Shape" | "Divisor" | "Profile" | "Order" | "Coordinate" => {
            "0 1 4 7 24 (1) (4) (1,1) (1,0) (4,8) (8,6) (2,(2,3)) (4,(2,4)) (1,(1,1)) (0,2,1) ((2,2),2,2)"
        }
        "Coord" => "_ 3 (_,1) (2,_) (_,_) (1,2) (1,(_,2)) ((_,1),_) (_,0,1) (1,-1)",
        "Slice" => "1:0 4:1@3 (4,8):(8,1) 8:1@8 4:8@2 (2,2):(-3,5)@-1 4:2@9",
        "Steps" => {
            "1@0 2@0 (1@0) (1@0,1@1) (2@1,1@0) (2@1,1@1@1) (1@0,(2@1,1@1)) (-1@0,1@1) ((1@0,2@1),1@0,1@1) (1@2,1@0)"
        }
        "Modes" => "0 (1,0) (0,0) (2) (1,2,0)",
        "Swizzle" => "Sw<0,0,0> Sw<2,0,3> Sw<1,1,-2> Sw<3,0,3>",
        "Begin" | "Rank" | "Mode" => "0 1 2 3",
        "End" => "-1 0 1 2 3",
        _ => "-1 0 1 2 3 4 6 8 9 32",
    };
    text.split_whitespace().collect()
}

/// Every choice of one from each.
fn choices(kinds: &[&'static str]) -> Vec<Vec<&'static str>> {
    kinds.iter().fold(vec![vec![]], |begun, kind| {
        let longer = |args: &Vec<_>| {
            examples(kind).into_iter().map(|arg| [&args[..], &[arg]].concat()).collect::<Vec<_>>()
        };
        begun.iter().flat_map(longer).collect()
    })
}

#[test]
fn every_operation_is_derived() {
    for operation in OPERATIONS {
        let (mut defined, mut undefined) = (0, 0);
        for args in choices(operation.arguments) {
            let Some((why, answer)) = both(operation.name, &args) else { continue };
            assert_eq!(why.outcome, answer, "{} {args:?}\n{why}", operation.name);
            assert!(!why.steps.is_empty(), "{} {args:?} takes no step", operation.name);
            assert!(why.wrong.is_none() || answer.is_err(), "{} {args:?}\n{why}", operation.name);
            *if answer.is_ok() { &mut defined } else { &mut undefined } += 1;
        }
        println!("{:22} {defined:6} defined {undefined:6} undefined", operation.name);
        assert!(defined >= 9, "{} is defined {defined} times", operation.name);
    }
}

/// What the engine has beside its operations: ways to make and to take apart; `index` is told for `at`, and
/// `idx2crd` for the two coordinates.
const NO_OPERATIONS: [&str; 17] = [
    "new",
    "from_modes",
    "one",
    "view",
    "leaves",
    "modes",
    "mode",
    "shape",
    "stride",
    "coords",
    "at",
    "hier_coord",
    "flat_coord",
    "uneven",
    "by",
    "path",
    "steps",
];

#[test]
fn every_public_operation_has_a_derivation() {
    let engine = concat!(env!("CARGO_MANIFEST_DIR"), "/src/dynamic");
    let told = fs::read_to_string(format!("{engine}/explain/mod.rs")).expect("the explanations");
    let (_, told) = told.split_once("\npub use ").expect("its functions");
    let told: Vec<&str> = told.split(|c: char| !c.is_alphanumeric() && c != '_').collect();
    let mut operations = 0;
    for entry in fs::read_dir(engine).expect("the engine") {
        let path = entry.expect("a file").path();
        let file = path.file_name().expect("a name").to_string_lossy().into_owned();
        // Trees and tilers are arguments, and an analysis is a picture of its own.
        if path.is_dir() || ["tree.rs", "parse.rs", "analysis.rs"].contains(&&*file) {
            continue;
        }
        for line in fs::read_to_string(&path).expect("a file").lines() {
            let Some(function) = line.trim_start().strip_prefix("pub fn ") else { continue };
            let name = function.split(['(', '<']).next().expect("a name");
            if !NO_OPERATIONS.contains(&name) {
                assert!(told.contains(&name), "{file}: `{name}` has no explanation");
                operations += 1;
            }
        }
    }
    assert!(operations > 70, "{operations}");
}

#[test]
fn every_question_to_cute_is_derived() {
    let mut derived = 0;
    for file in [include_str!("vectors/cute.jsonl"), include_str!("vectors/cute2.jsonl")] {
        for line in file.lines().filter(|line| !line.trim().is_empty()) {
            let row: serde_json::Value = serde_json::from_str(line).expect("a row is JSON");
            let text = |value: &serde_json::Value| {
                value.as_str().map_or_else(|| value.to_string(), str::to_owned)
            };
            let op = text(&row["op"]);
            let args: Vec<String> =
                row["args"].as_array().expect("arguments").iter().map(text).collect();
            let args: Vec<&str> = args.iter().map(String::as_str).collect();
            // Rows about coordinate tensors and composed swizzles are no part of the engine.
            let Some((why, answer)) = both(&op, &args) else { continue };
            assert_eq!(why.outcome, answer, "{op} {args:?}\n{why}");
            derived += 1;
        }
    }
    assert!(derived > 2500, "{derived}");
}

#[test]
fn a_product_without_room_says_which_index_would_be_missed() {
    let overlapping = Layout::parse("(2,2):(1,1)").expect("a layout");
    let why = explain::logical_product(&overlapping, Tiler::Size(3));
    assert!(why.outcome.is_err());
    assert!(why.wrong.is_some(), "{why}");
}

#[test]
fn a_refusal_says_where_a_wrong_answer_would_show() {
    let wrong = |op: &str, args: &[&str]| {
        let why = explained(op, args).expect("the arguments are fine");
        assert!(why.outcome.is_err(), "{why}");
        why.wrong.unwrap_or_else(|| panic!("{op} {args:?} names no place"))
    };
    for (op, args, expected) in [
        (
            "upcast",
            &["3", "(32,4):(4,1)"][..],
            "first at c = 1: that is the old index 3, but L(1) = 4.",
        ),
        ("upcast", &["6", "(2,4):(1,4)"], "first at c = 2: that is the old index 0, but L(2) = 4."),
        (
            "downcast",
            &["2", "4:2"],
            "no coordinate takes index 1, the second part of the element at 0.",
        ),
        (
            "recast",
            &["16", "48", "(8,2):(1,8)"],
            "first at c = 8: that is the old index 6, but L(8) = 8.",
        ),
        (
            "tile_to_shape",
            &["(2,4):(4,1)", "(5,8)"],
            "the first row too many is coordinate 5 of mode 0.",
        ),
        (
            "composition_tiler",
            &["(4,8):(8,1)", "[6,_]"],
            "the first one too many at 4: it is coordinate 4 of A, which has 4.",
        ),
        ("get_hier_coord", &["5", "(4,8):(1,5)"], "Index 4 has no coordinate: L takes it never."),
        ("get_1d_coord", &["1", "(2,3):(1,1)"], "since L(1) = L(2) = 1."),
        ("left_inverse", &["(4,5):(6,3)"], "since A(1) = A(8) = 6."),
        ("logical_product", &["(2,2):(1,1)", "3:1"], "and then (A, R) takes index 1 2 times."),
        (
            "with_shape",
            &["(6,2):(8,2)", "(4,3)"],
            "first at c = 6: R(6) = 48, but A(B(6)) = A(6) = 2.",
        ),
        (
            "local_tile",
            &["(10,8):(8,1)", "[4,8]", "(1,0)"],
            "at (2,2): it is coordinate 10 of A, which has 10.",
        ),
    ] {
        let wrong = wrong(op, args);
        assert!(wrong.ends_with(expected), "{op} {args:?}: {wrong}");
    }
}
