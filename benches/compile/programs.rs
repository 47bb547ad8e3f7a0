//! Programs of many operations, each another one.

use std::fmt::Write;

use serde_json::Value;

use super::call;

/// An operation of the benchmark: operands and result in CuTe's notation, a tiler in brackets.
pub(crate) struct Case {
    a: String,
    b: String,
    result: String,
}

/// How far a variation moves the largest stride: further than the cases move theirs.
const FURTHER: u64 = 400;

/// `count` different operations of one kind: those of `compile_bench.json`, and after them the same
/// with another largest stride, whose results the run-time engine computes.
pub(crate) fn cases(bench: &Value, kind: &str, count: usize) -> Vec<Case> {
    let given = bench[format!("{kind}_200")].as_array().expect("200 cases");
    let text = |case: &Value, key: &str| case[key].as_str().expect("a layout").to_owned();
    let given = given.iter().map(|case| Case {
        a: text(case, "A"),
        b: text(case, "B"),
        result: text(case, "result"),
    });
    let varied = given.clone().map(|case| {
        let a = further(&case.a);
        let op = if case.b.starts_with('[') { format!("{kind}_tiler") } else { kind.to_owned() };
        let result = call::call(&op, &[&a, &case.b]).expect("the variation is defined as well");
        Case { a, b: case.b, result }
    });
    given.chain(varied).take(count).collect()
}

/// The layout with its largest stride `FURTHER` larger.
fn further(layout: &str) -> String {
    let (shape, stride) = layout.split_once(':').expect("shape:stride");
    let largest = stride
        .split(|c: char| !c.is_ascii_digit())
        .filter_map(|number| number.parse::<u64>().ok())
        .max()
        .expect("a stride has a number");
    let new = (largest + FURTHER).to_string();
    format!("{shape}:{}", stride.replacen(&largest.to_string(), &new, 1))
}

/// The program of these operations, each compared with its result.
pub(crate) fn program(kind: &str, cases: &[Case]) -> String {
    let method = if kind == "composition" { "compose" } else { kind };
    let mut program =
        String::from("#![allow(dead_code)]\nuse colex::prelude::*;\nfn same<T>(_: T, _: T) {}\n");
    for (i, Case { a, b, result }) in cases.iter().enumerate() {
        let b = match b.strip_prefix('[').and_then(|b| b.strip_suffix(']')) {
            Some(tiler) => format!("tile!({tiler})"),
            None => format!("layout!({b})"),
        };
        writeln!(
            program,
            "fn case_{i}() {{ same(layout!({a}).{method}({b}), layout!({result})); }}"
        )
        .expect("a string takes it");
    }
    program
}

/// The same number of layouts as in [`program`], written out and compared, and nothing computed.
pub(crate) fn literals(cases: &[Case]) -> String {
    let mut program =
        String::from("#![allow(dead_code)]\nuse colex::prelude::*;\nfn same<T>(_: T, _: T) {}\n");
    for (i, Case { a, b, result }) in cases.iter().enumerate() {
        let b = match b.strip_prefix('[').and_then(|b| b.strip_suffix(']')) {
            Some(tiler) => format!("tile!({tiler})"),
            None => format!("layout!({b})"),
        };
        writeln!(
            program,
            "fn case_{i}() {{ let _ = (layout!({a}), {b}); same(layout!({result}), layout!({result})); }}"
        )
        .expect("a string takes it");
    }
    program
}
