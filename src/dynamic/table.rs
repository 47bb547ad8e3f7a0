//! A layout as a table of its indices.

use alloc::string::ToString;
use alloc::vec::Vec;
use core::fmt;

use super::layout::Layout;

/// Prints a layout's indices: mode 0 down, mode 1 across, one page for each coordinate of the other
/// modes.
///
/// ```
/// use colex::dynamic::{Layout, Table};
///
/// let table = Table::new(&Layout::parse("(2,3):(3,1)")?).to_string();
/// assert_eq!(table, "\
/// (2,3):(3,1)
///      0   1   2
///    +---+---+---+
///  0 | 0 | 1 | 2 |
///    +---+---+---+
///  1 | 3 | 4 | 5 |
///    +---+---+---+
/// ");
/// # Ok::<(), colex::dynamic::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct Table<'a> {
    layout: &'a Layout,
}

impl<'a> Table<'a> {
    /// The table of `layout`. Nothing is computed before it is printed.
    #[must_use]
    pub const fn new(layout: &'a Layout) -> Self {
        Self { layout }
    }
}

impl fmt::Display for Table<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.layout)?;
        let mut modes: Vec<Layout> = self.layout.modes().collect();
        if modes.is_empty() {
            modes.push(Layout::one());
        }
        if modes.len() == 1 {
            // One mode reads best in a row.
            modes.insert(0, Layout::one());
        }
        let pages = modes.split_off(2);
        let page_count: i64 = pages.iter().map(Layout::size).product();
        let wide = width(self.layout.indices().chain([modes[1].size() - 1]));
        let head = width([modes[0].size() - 1]).max(2);
        for page in 0..page_count {
            let mut rest = page;
            let mut offset = 0;
            if !pages.is_empty() {
                f.write_str("(_,_")?;
            }
            for mode in &pages {
                let coord = rest % mode.size();
                rest /= mode.size();
                offset += mode.at(coord).unwrap_or(0);
                write!(f, ",{coord}")?;
            }
            if !pages.is_empty() {
                writeln!(f, ")")?;
            }
            grid(f, &modes[0], &modes[1], offset, head, wide)?;
        }
        Ok(())
    }
}

fn grid(
    f: &mut fmt::Formatter<'_>,
    rows: &Layout,
    columns: &Layout,
    offset: i64,
    head: usize,
    wide: usize,
) -> fmt::Result {
    write!(f, "{:head$}", "")?;
    for column in 0..columns.size() {
        write!(f, "   {column:wide$}")?;
    }
    writeln!(f)?;
    let rule = |f: &mut fmt::Formatter<'_>| {
        write!(f, "{:head$} ", "")?;
        for _ in 0..columns.size() {
            write!(f, "+{:-<1$}", "", wide + 2)?;
        }
        writeln!(f, "+")
    };
    rule(f)?;
    for (row, start) in rows.indices().enumerate() {
        write!(f, "{row:head$} ")?;
        for step in columns.indices() {
            write!(f, "| {:wide$} ", offset + start + step)?;
        }
        writeln!(f, "|")?;
        rule(f)?;
    }
    Ok(())
}

fn width(numbers: impl IntoIterator<Item = i64>) -> usize {
    numbers.into_iter().map(|number| number.to_string().len()).max().unwrap_or(1)
}
