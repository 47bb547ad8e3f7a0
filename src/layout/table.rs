//! A layout as a table of its indices.

use core::fmt;

use crate::num::Scalar;
use crate::tuple::{IntTuple, Stride, Tree};

use super::{Evaluate, Layout, Walk};

impl<S: IntTuple, D: Stride> Layout<S, D> {
    /// The indices as a text table: the first mode goes down, the second one across.
    ///
    /// Modes that are tuples count by their 1-D coordinates. A layout of one mode is one row;
    /// further modes make a page for each of their coordinates.
    ///
    /// ```
    /// use colex::layout;
    ///
    /// let row = layout!((3,4):(4,1));
    /// assert!(row.table().to_string().lines().eq([
    ///     "     0  1  2  3",
    ///     "  ┌────────────",
    ///     "0 │  0  1  2  3",
    ///     "1 │  4  5  6  7",
    ///     "2 │  8  9 10 11",
    /// ]));
    ///
    /// let pages = layout!((2,2,2):(1,2,4));
    /// assert!(pages.table().to_string().lines().eq([
    ///     "(_,_,0)",
    ///     "    0 1",
    ///     "  ┌────",
    ///     "0 │ 0 2",
    ///     "1 │ 1 3",
    ///     "",
    ///     "(_,_,1)",
    ///     "    0 1",
    ///     "  ┌────",
    ///     "0 │ 4 6",
    ///     "1 │ 5 7",
    /// ]));
    /// ```
    #[must_use]
    #[inline]
    pub const fn table(self) -> Table<Self> {
        Table { layout: self }
    }
}

/// The indices of a layout as a text table: the result of [`Layout::table`].
#[derive(Clone, Copy)]
pub struct Table<L> {
    layout: L,
}

impl<S: IntTuple, D: Stride> fmt::Display for Table<Layout<S, D>> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let modes = self.layout.modes();
        let rank = S::Tree::RANK;
        let size = |mode| if mode < rank { modes.mode_size(mode) } else { 1 };
        // One mode alone is a row.
        let (rows, columns) = if rank == 1 { (1, size(0)) } else { (size(0), size(1)) };
        let pages = (2..rank).map(size).product();
        let index = |row, column, page| modes.at(row + rows * (column + columns * page)).value();

        let cell = self.layout.indices_width().max(width(columns.saturating_sub(1).cast_signed()));
        let head = width(rows.saturating_sub(1).cast_signed());
        for page in 0..pages {
            if rank > 2 {
                title(f, (2..rank).map(size), page)?;
            }
            write!(f, "{:head$}  ", "")?;
            for column in 0..columns {
                write!(f, " {column:cell$}")?;
            }
            writeln!(f)?;
            writeln!(f, "{:head$} ┌{:─<2$}", "", "", (cell + 1) * columns)?;
            for row in 0..rows {
                write!(f, "{row:head$} │")?;
                for column in 0..columns {
                    write!(f, " {:cell$}", index(row, column, page))?;
                }
                writeln!(f)?;
            }
            if page + 1 < pages {
                writeln!(f)?;
            }
        }
        Ok(())
    }
}

/// `(_,_,0,1)`: the coordinate of a page.
fn title(
    f: &mut fmt::Formatter<'_>,
    sizes: impl Iterator<Item = usize>,
    mut page: usize,
) -> fmt::Result {
    f.write_str("(_,_")?;
    for size in sizes {
        write!(f, ",{}", page % size)?;
        page /= size;
    }
    writeln!(f, ")")
}

impl<S: IntTuple, D: Stride> Layout<S, D> {
    /// How many characters the longest index takes.
    fn indices_width(self) -> usize {
        let modes = self.modes();
        let mut counter = <super::Modes<S, D>>::start();
        let (mut index, mut longest) = (0, 1);
        loop {
            longest = longest.max(width(index));
            if modes.step(&mut counter, &mut index) {
                return longest;
            }
        }
    }
}

/// How many characters a number takes.
fn width(number: isize) -> usize {
    let digits = number.unsigned_abs().checked_ilog10().unwrap_or(0) as usize + 1;
    if number < 0 { digits + 1 } else { digits }
}

impl<L: fmt::Debug> fmt::Debug for Table<L> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the table of {:?}", self.layout)
    }
}
