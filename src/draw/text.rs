//! A panel as text, for a terminal.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use super::panel::{Cell, Look, Panel};

/// Writes the title, a line of column numbers and the rows. Where a nested mode starts again, a
/// line runs through.
pub(crate) fn write(f: &mut fmt::Formatter<'_>, panel: &Panel) -> fmt::Result {
    if !panel.title.is_empty() {
        writeln!(f, "{}", panel.title)?;
    }
    let columns = panel.columns.headers();
    let rows = panel.rows.headers();
    let (columns, rows) = (&columns[0], &rows[0]);
    let texts: Vec<String> = panel.cells.iter().map(text).collect();
    let length = |text: &String| text.chars().count();
    let cell = texts.iter().chain(columns.iter().map(|head| &head.text)).map(length).max();
    let cell = cell.unwrap_or(1);
    let side = rows.iter().map(|head| length(&head.text)).max().unwrap_or(1);
    let apart = |j: usize| j > 0 && panel.columns.boundary(j) > 0;

    write!(f, "{:side$}  ", "")?;
    for (j, head) in columns.iter().enumerate() {
        write!(f, "{} {:>cell$}", if apart(j) { "  " } else { "" }, head.text)?;
    }
    writeln!(f)?;
    for (i, row) in texts.chunks(columns.len().max(1)).enumerate() {
        if i == 0 || panel.rows.boundary(i) > 0 {
            write!(f, "{:side$} {}", "", if i == 0 { '┌' } else { '├' })?;
            for j in 0..columns.len() {
                let cross = if i == 0 { "─┬" } else { "─┼" };
                write!(f, "{}{:─<2$}", if apart(j) { cross } else { "" }, "", cell + 1)?;
            }
            writeln!(f)?;
        }
        write!(f, "{:>side$} │", rows[i].text)?;
        for (j, text) in row.iter().enumerate() {
            write!(f, "{} {text:>cell$}", if apart(j) { " │" } else { "" })?;
        }
        writeln!(f)?;
    }
    Ok(())
}

/// Both lines in one; a dot for what is not shown.
fn text(cell: &Cell) -> String {
    let mut text = cell.text.clone();
    text.push_str(&cell.second);
    match cell.look {
        Look::Marked => text.push('*'),
        Look::Faint if text.is_empty() => text.push('·'),
        _ => {}
    }
    text
}
