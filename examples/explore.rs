//! The layout algebra on the command line: `cargo run --example explore -- help`.
//!
//! `explore compose '(6,2):(8,2)' '(4,3):(3,1)'` prints the steps, the result and its table. With
//! `--jsonl` it reads lines `{"op": …, "args": [ … ]}` on standard input and answers each with
//! `{"result": …}` or `{"error": …}`.

#[path = "support/atoms.rs"]
mod atoms;
#[path = "support/call.rs"]
mod call;
#[path = "support/drawn.rs"]
mod drawn;
#[path = "support/help.rs"]
mod help;
#[path = "support/jsonl.rs"]
mod jsonl;
#[path = "support/terminal.rs"]
mod terminal;

use std::fmt::Write as _;
use std::io::Write as _;
use std::process::ExitCode;

use call::Refusal;
use colex::draw;
use colex::dynamic::{Error, Layout, analysis};
use terminal::{Look, Terminal};

/// Larger tables do not fit a screen.
const LARGEST_TABLE: i64 = 1024;

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    let terminal = Terminal::here();
    let (command, rest) = args.split_first().map_or(("help", &[][..]), |(c, rest)| (*c, rest));
    match answer(command, rest, terminal) {
        Ok(text) => {
            // Whoever closed the pipe has seen enough.
            let _ = std::io::stdout().write_all(text.as_bytes());
            ExitCode::SUCCESS
        }
        Err(refusal) => refuse(&refusal, command, rest, terminal),
    }
}

// Writing to a string cannot fail, so what `write!` returns is dropped below.

fn answer(command: &str, args: &[&str], terminal: Terminal) -> Result<String, Refusal> {
    match command {
        "help" | "--help" | "-h" => Ok(match args.first() {
            Some(&"operations") => help::operations(),
            Some(&"draw") => help::pictures(),
            _ => help::general(),
        }),
        "--jsonl" => jsonl::answer_all()
            .map(|()| String::new())
            .map_err(|error| Refusal::Unknown(error.to_string())),
        "show" => show(args, terminal),
        "draw" => picture(args),
        "tv" => Ok(drawn::drawn(command, args)?.to_string()),
        "banks" => banks(args),
        "explain" => explain(args),
        op => operation(op, args, terminal),
    }
}

/// A layout's table and its numbers.
fn show(args: &[&str], terminal: Terminal) -> Result<String, Refusal> {
    let &[text] = args else {
        return Err(Refusal::Unknown("show takes one LAYOUT".into()));
    };
    let layout = Layout::parse(text).map_err(|error| Refusal::Argument(0, error))?;
    let mut out = String::new();
    if layout.size() <= LARGEST_TABLE {
        let table = draw::layout(&layout)?.to_string();
        let (title, table) = table.split_once('\n').unwrap_or((&table, ""));
        let _ = write!(out, "{}\n{table}\n", terminal.paint(Look::Result, title));
    } else {
        let _ = write!(out, "{}\n\n", terminal.paint(Look::Result, &layout.to_string()));
    }
    let _ = write!(
        out,
        "size {}, cosize {}, rank {}, depth {}",
        layout.size(),
        layout.cosize(),
        layout.rank(),
        layout.depth()
    );
    out += if layout.is_compact() { ", compact\n" } else { "\n" };
    let fewest = layout.coalesce()?;
    if fewest != layout {
        let _ = writeln!(out, "coalesced: {fewest}");
    }
    Ok(out)
}

/// Who meets in which bank, and what that costs.
fn banks(args: &[&str]) -> Result<String, Refusal> {
    let mut out = drawn::drawn("banks", args)?.to_string();
    // The picture has read both arguments.
    if let &[layout, bytes] = args
        && let Ok(bytes) = bytes.trim().parse()
    {
        let access = analysis::access(&Layout::parse(layout)?, bytes)?;
        let (banks, sectors) = (access.bank_conflicts_of(0), access.sectors_of(0));
        let _ = writeln!(
            out,
            "in shared memory: wavefronts {}, without conflicts {}\nin global memory: sectors of 32 bytes {}, used {} %",
            banks.wavefronts,
            banks.phases,
            sectors.sectors,
            sectors.percent()
        );
    }
    Ok(out)
}

/// A picture, as text or into a file.
fn picture(args: &[&str]) -> Result<String, Refusal> {
    let mut args = args.to_vec();
    let file = match args.iter().position(|arg| *arg == "-o") {
        Some(i) if i + 1 < args.len() => {
            let file = args.remove(i + 1);
            args.remove(i);
            Some(file)
        }
        Some(_) => return Err(Refusal::Unknown("-o needs the name of a file".into())),
        None => None,
    };
    let kind = args.first().copied().unwrap_or("layout");
    // A picture's name starts with a letter, a layout with a number or a parenthesis.
    let picture = if kind.starts_with(|c: char| c.is_ascii_alphabetic()) {
        drawn::drawn(kind, args.get(1..).unwrap_or(&[])).map_err(|refusal| refusal.behind(1))?
    } else {
        drawn::drawn("layout", &args)?
    };
    let Some(file) = file else { return Ok(picture.to_string()) };
    let ending = file.rsplit_once('.').map_or("", |(_, ending)| ending);
    let text = match ending {
        "svg" => picture.svg(),
        "html" => picture.html_with_steps(&steps(kind, args.get(1..).unwrap_or(&[]))),
        "tex" => picture.latex(),
        "tikz" => picture.tikz(),
        "txt" => picture.to_string(),
        _ => {
            return Err(Refusal::Unknown(format!(
                "`{file}` should end in .svg, .html, .tex, .tikz or .txt"
            )));
        }
    };
    std::fs::write(file, text)
        .map_err(|error| Refusal::Unknown(format!("cannot write `{file}`: {error}")))?;
    Ok(format!("{file}\n"))
}

/// The steps that lead to what a picture shows; a picture without steps has none.
fn steps(kind: &str, args: &[&str]) -> Vec<String> {
    let op = match kind {
        "compose" | "carry" => "composition",
        "tile" => "local_tile",
        "tiles" => "zipped_divide",
        "partition" => "local_partition",
        _ => return Vec::new(),
    };
    let why = call::explained(op, args).map(|why| why.to_string()).unwrap_or_default();
    why.lines().map(str::to_owned).collect()
}

/// The derivation alone.
fn explain(args: &[&str]) -> Result<String, Refusal> {
    let (op, args) = args
        .split_first()
        .ok_or_else(|| Refusal::Unknown("explain takes an OPERATION and its arguments".into()))?;
    let op = operation_name(op, args);
    Ok(call::explained(&op, args).map_err(|refusal| refusal.behind(1))?.to_string())
}

/// The steps, the result and its table.
fn operation(op: &str, args: &[&str], terminal: Terminal) -> Result<String, Refusal> {
    let op = operation_name(op, args);
    let mut out = String::new();
    let result = call::call(&op, args);
    if let Ok(why) = call::explained(&op, args) {
        let _ = writeln!(out, "  {}", terminal.paint(Look::Step, &why.question));
        for line in why.lines() {
            let _ = writeln!(out, "    {}", terminal.paint(Look::Step, &line));
        }
        if result.is_err() {
            // What goes wrong is said last.
            print!("{out}");
            if let Some(wrong) = why.wrong {
                println!("  {wrong}");
            }
        }
    }
    let result = result?;
    let _ = write!(out, "{}\n\n", terminal.paint(Look::Result, &result));
    if result.contains(':')
        && let Ok(layout) = Layout::parse(&result)
        && layout.size() <= LARGEST_TABLE
    {
        let table = draw::layout(&layout)?.to_string();
        out += table.split_once('\n').map_or("", |(_, table)| table);
    }
    Ok(out)
}

/// The vectors' name of an operation: `compose`, and a tuple of tiles in brackets, have others.
fn operation_name(op: &str, args: &[&str]) -> String {
    let op = if op == "compose" { "composition" } else { op };
    let by_tiler = ["composition", "_divide", "_product"].iter().any(|end| op.ends_with(end));
    let tiles = args.get(1).is_some_and(|arg| arg.trim_start().starts_with('['));
    if by_tiler && tiles { format!("{op}_tiler") } else { op.to_owned() }
}

/// Says why not: with the argument and a caret where it is at fault, and code 2; or with the engine's
/// sentence, and code 1.
fn refuse(refusal: &Refusal, command: &str, args: &[&str], terminal: Terminal) -> ExitCode {
    let error = terminal.paint(Look::Error, "error:");
    eprintln!("{error} {refusal}");
    match refusal {
        Refusal::Undefined(_) => return ExitCode::FAILURE,
        Refusal::Argument(i, why) => {
            if let (Some(arg), Error::Parse { position, .. }) = (args.get(*i), why) {
                let column = arg.get(..*position).map_or(0, |before| before.chars().count());
                eprintln!("  {arg}\n  {:column$}{}", "", terminal.paint(Look::Error, "^"));
            }
        }
        Refusal::Unknown(_) => {
            let topic = if command == "draw" { "draw" } else { "operations" };
            eprintln!("  `explore help {topic}` lists what there is");
        }
    }
    ExitCode::from(2)
}
