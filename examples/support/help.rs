//! What the explorer can do.

use std::fmt::Write as _;

use crate::{call, drawn};

const USAGE: &str = "explore: CuTe's layout algebra on the command line

  explore show LAYOUT                 its table and its numbers
  explore OPERATION ARGUMENTS…        the result, its table and the steps
  explore explain OPERATION ARGUMENTS…  the steps alone, and where a wrong answer would show
  explore draw [KIND] ARGUMENTS… [-o FILE]  a picture: FILE ends in .svg, .html, .tex, .tikz or .txt
  explore tv LAYOUT TILE              who holds which element of a tile
  explore tv INSTRUCTION              who holds which elements of A, B and C
  explore banks LAYOUT BYTES          which threads meet in a bank of shared memory
  explore help operations             all operations and their arguments
  explore help draw                   all pictures and their arguments
  explore --jsonl                     answers {\"op\": …, \"args\": [ … ]} line by line

A layout is written shape:stride, as in (4,(2,4)):(2,(1,8)), or as a shape alone; a tiler [4:2,8,_],
or uneven(8) to round up; a tile (16,8) or 16x8.

Examples:
  explore show '(4,(2,4)):(2,(1,8))'
  explore compose '(6,2):(8,2)' '(4,3):(3,1)'
  explore explain compose '(6,2):(8,2)' 4:4
  explore draw tv '((4,8),(2,2)):((32,1),(16,8))' 16x8 -o accumulator.svg
  explore draw swizzle '(8,8):(8,1)' 'Sw<3,0,3>' 16 -o swizzle.html
  explore tv SM80_16x8x16_F32F16F16F32_TN
  explore banks 32:32 4

It exits with 0 if there is a result, 1 where the operation is undefined, 2 where the question is no
question.
";

pub(crate) fn general() -> String {
    USAGE.to_owned()
}

pub(crate) fn operations() -> String {
    let mut text =
        String::from("Operations and their arguments; compose is short for composition:\n\n");
    let mut groups: Vec<(String, Vec<&str>)> = Vec::new();
    for operation in call::OPERATIONS {
        let signature = operation.signature();
        match groups.iter_mut().find(|(known, _)| *known == signature) {
            Some((_, names)) => names.push(operation.name),
            None => groups.push((signature, vec![operation.name])),
        }
    }
    for (signature, names) in groups {
        text += &wrapped(&names);
        // Writing to a string cannot fail.
        let _ = writeln!(text, "      {signature}");
    }
    text + "\nAn END of -1 is that of the last mode. A TILE is a layout, or uneven(LAYOUT) to round up. A\nSLICE is written as it is printed, (8):(1) @ 16.\n"
}

pub(crate) fn pictures() -> String {
    let mut text = String::from("explore draw KIND ARGUMENTS… [-o FILE]\n\n");
    for (kind, args) in drawn::KINDS {
        // Writing to a string cannot fail.
        let _ = writeln!(text, "  {kind:10} {args}");
    }
    text + "\nWithout a FILE the picture is text. Without a KIND it is that of a layout.\n"
}

/// Names in lines that fit a screen.
fn wrapped(names: &[&str]) -> String {
    const WIDTH: usize = 90;
    let mut text = String::new();
    let mut line = String::from(" ");
    for (i, name) in names.iter().enumerate() {
        if line.len() + name.len() > WIDTH {
            text += &line;
            text.push('\n');
            line = String::from(" ");
        }
        let comma = if i + 1 < names.len() { "," } else { "" };
        // Writing to a string cannot fail.
        let _ = write!(line, " {name}{comma}");
    }
    text + &line + "\n"
}
