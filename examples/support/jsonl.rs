//! Questions as lines of JSON.

use std::io::{BufRead, Write};

use serde_json::{Value, json};

use crate::call;

/// Answers each line of standard input.
pub(crate) fn answer_all() -> std::io::Result<()> {
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
