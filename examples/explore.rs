//! The layout algebra on the command line.
//!
//! `explore compose '(6,2):(8,2)' '(4,3):(3,1)'` prints the result, its table and the steps that
//! lead there. With `--jsonl` it reads lines
//! `{"op": …, "args": [ … ]}` on standard input and answers each with `{"result": …}` or
//! `{"error": …}`.

#[path = "support/call.rs"]
mod call;
#[path = "support/steps.rs"]
mod steps;

use std::io::{BufRead, Write};
use std::process::ExitCode;

use colex::dynamic::{Layout, Table};
use serde_json::{Value, json};

/// Larger tables do not fit a screen.
const LARGEST_TABLE: i64 = 1024;

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match args.split_first() {
        None => usage(),
        Some((flag, _)) if flag == "--help" || flag == "-h" => usage(),
        Some((flag, _)) if flag == "--jsonl" => match jsonl() {
            Ok(()) => ExitCode::SUCCESS,
            Err(error) => {
                eprintln!("{error}");
                ExitCode::FAILURE
            }
        },
        Some((op, args)) => explore(op, args),
    }
}

fn usage() -> ExitCode {
    println!(
        "explore OPERATION ARGUMENTS…    the result, its table and the steps\nexplore --jsonl                 answers {{\"op\": …, \"args\": [ … ]}} line by line\n"
    );
    println!("A layout is written (4,(2,4)):(2,(1,8)), a tiler [4:2,8,_] or uneven(8).\n");
    for (names, args) in call::OPERATIONS {
        println!("  {names}\n      {args}");
    }
    ExitCode::SUCCESS
}

fn explore(op: &str, args: &[String]) -> ExitCode {
    let op = if op == "compose" { "composition" } else { op };
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    for step in steps::of(op, &args) {
        println!("  {step}");
    }
    match call::call(op, &args) {
        Ok(result) => {
            println!("{result}\n");
            if let Ok(layout) = Layout::parse(&result)
                && result.contains(':')
                && layout.size() <= LARGEST_TABLE
            {
                print!("{}", Table::new(&layout));
            }
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

fn jsonl() -> std::io::Result<()> {
    let mut out = std::io::stdout().lock();
    for line in std::io::stdin().lock().lines() {
        let line = line?;
        if !line.trim().is_empty() {
            writeln!(out, "{}", answer(&line))?;
        }
    }
    Ok(())
}

fn answer(line: &str) -> Value {
    let question: Value = match serde_json::from_str(line) {
        Ok(question) => question,
        Err(error) => return json!({ "error": format!("not a line of JSON: {error}") }),
    };
    let (Some(op), Some(args)) = (question["op"].as_str(), question["args"].as_array()) else {
        return json!({ "error": "a line needs an \"op\" and a list of \"args\"" });
    };
    let args: Vec<String> = args
        .iter()
        .map(|arg| arg.as_str().map_or_else(|| arg.to_string(), str::to_owned))
        .collect();
    match call::call(
        if op == "compose" { "composition" } else { op },
        &args.iter().map(String::as_str).collect::<Vec<_>>(),
    ) {
        Ok(result) => json!({ "result": result }),
        Err(error) => json!({ "error": error.to_string() }),
    }
}
