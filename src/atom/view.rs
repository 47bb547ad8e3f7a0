//! Register tables as people read them: who holds an element, and what a lane holds.

use core::fmt;

use super::mma::Operand;

impl Operand {
    /// The registers `table` of a matrix called `name`, whose tile has `sizes` along `modes`.
    ///
    /// ```
    /// use colex::atom::{Operand, SM80_16x8x16_F32F16F16F32_TN as Mma, TiledMma, TvLayout};
    /// use colex::{Layout, layout};
    ///
    /// fn table<L: TvLayout>(_: L) -> colex::atom::Table {
    ///     L::TABLE
    /// }
    /// let mma = TiledMma::new(Mma, layout!((2,1,1)));
    /// let c = Operand::new("C", ("m", "n"), (32, 8), table(mma.layout_c_tv()));
    /// assert_eq!(c.holder(17, 2), Some((37, 0))); // lane 5 of the second warp
    /// ```
    #[must_use]
    pub const fn new(
        name: &'static str,
        modes: (&'static str, &'static str),
        sizes: (usize, usize),
        table: super::Table,
    ) -> Self {
        Self { name, modes, sizes, table }
    }

    /// The element in a register: its row and column.
    ///
    /// ```
    /// use colex::atom::{Operand, SM80_16x8x16_F32F16F16F32_TN as Mma};
    ///
    /// const A: Operand = Operand::a::<Mma>();
    /// assert_eq!(A.element(4, 5), (1, 9));
    /// ```
    #[must_use]
    pub const fn element(&self, thread: usize, value: usize) -> (usize, usize) {
        let index = self.table.index(thread, value);
        (index % self.sizes.0, index / self.sizes.0)
    }

    /// Who holds an element: the first thread, and its register.
    ///
    /// ```
    /// use colex::atom::{Operand, SM80_16x8x16_F32F16F16F32_TN as Mma};
    ///
    /// assert_eq!(Operand::c::<Mma>().holder(9, 3), Some((5, 3)));
    /// ```
    #[must_use]
    pub const fn holder(&self, row: usize, column: usize) -> Option<(usize, usize)> {
        if row >= self.sizes.0 || column >= self.sizes.1 {
            return None;
        }
        self.table.holder(row + self.sizes.0 * column)
    }

    /// All who hold an element, threads in order: more than one where the instruction shares it.
    ///
    /// ```
    /// use colex::atom::{Operand, gfx11_wmma_f32_16x16x16_f16 as Wmma};
    ///
    /// assert!(Operand::a::<Wmma>().holders(3, 5).eq([(3, 5), (19, 5)]));
    /// ```
    pub fn holders(&self, row: usize, column: usize) -> impl Iterator<Item = (usize, usize)> + '_ {
        let index = row + self.sizes.0 * column;
        let mut next = if row < self.sizes.0 && column < self.sizes.1 { 0 } else { usize::MAX };
        core::iter::from_fn(move || {
            let threads = self.table.threads();
            let found = self.table.holder_after(index, next)?;
            next = found.0 + threads * found.1 + 1;
            Some(found)
        })
    }

    /// The elements that a thread holds, register by register.
    ///
    /// ```
    /// use colex::atom::{Operand, SM80_16x8x16_F32F16F16F32_TN as Mma};
    ///
    /// let lane_7 = Operand::b::<Mma>().of_thread(7).collect::<Vec<_>>();
    /// assert_eq!(lane_7, [(1, 6), (1, 7), (1, 14), (1, 15)]); // (n, k)
    /// ```
    pub fn of_thread(&self, thread: usize) -> impl Iterator<Item = (usize, usize)> + '_ {
        (0..self.table.values()).map(move |value| self.element(thread, value))
    }

    /// The tile as a table of the threads that hold its elements.
    ///
    /// ```
    /// use colex::atom::{Operand, SM80_8x8x4_F64F64F64F64_TN as Mma};
    ///
    /// assert!(Operand::a::<Mma>().owners().to_string().lines().eq([
    ///     "A(m,k)  0  1  2  3",
    ///     "      ┌────────────",
    ///     "    0 │  0  1  2  3",
    ///     "    1 │  4  5  6  7",
    ///     "    2 │  8  9 10 11",
    ///     "    3 │ 12 13 14 15",
    ///     "    4 │ 16 17 18 19",
    ///     "    5 │ 20 21 22 23",
    ///     "    6 │ 24 25 26 27",
    ///     "    7 │ 28 29 30 31",
    /// ]));
    /// ```
    ///
    /// The `Display` of the operand itself has the registers too.
    #[must_use]
    pub const fn owners(&self) -> Owners<'_> {
        Owners { operand: self }
    }

    /// Writes a table of the tile, each cell by `cell`, which gets its width.
    fn grid(
        &self,
        f: &mut fmt::Formatter<'_>,
        width: usize,
        cell: impl Fn(&mut fmt::Formatter<'_>, (usize, usize)) -> fmt::Result,
    ) -> fmt::Result {
        let (name, (down, across), (rows, columns)) = (self.name, self.modes, self.sizes);
        let head = name.len() + down.len() + across.len() + 3;
        let width = width.max(digits(columns.saturating_sub(1)));
        write!(f, "{name}({down},{across})")?;
        for column in 0..columns {
            write!(f, " {column:width$}")?;
        }
        writeln!(f)?;
        writeln!(f, "{:head$}┌{:─<2$}", "", "", (width + 1) * columns)?;
        for row in 0..rows {
            write!(f, "{row:0$} │", head - 1)?;
            for column in 0..columns {
                f.write_str(" ")?;
                match self.holder(row, column) {
                    Some(holder) => cell(f, holder)?,
                    None => write!(f, "{:>width$}", "-")?,
                }
            }
            writeln!(f)?;
        }
        Ok(())
    }
}

/// The tile as a table of its registers, `T5V3` for thread 5's value 3; of several the first.
///
/// ```
/// use colex::atom::{Operand, SM80_8x8x4_F64F64F64F64_TN as Mma};
///
/// let c = Operand::c::<Mma>().to_string();
/// assert!(c.lines().take(3).eq([
///     "C(m,n)     0     1     2     3     4     5     6     7",
///     "      ┌────────────────────────────────────────────────",
///     "    0 │  T0V0  T0V1  T1V0  T1V1  T2V0  T2V1  T3V0  T3V1",
/// ]));
/// ```
impl fmt::Display for Operand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let thread_width = digits(self.table.threads().saturating_sub(1));
        let width = 2 + thread_width + digits(self.table.values().saturating_sub(1));
        self.grid(f, width, |f, (thread, value)| {
            let used = 2 + digits(thread) + digits(value);
            write!(f, "{:1$}T{thread}V{value}", "", width - used)
        })
    }
}

/// The threads that hold the elements of a tile: the result of [`Operand::owners`].
#[derive(Clone, Copy, Debug)]
pub struct Owners<'a> {
    operand: &'a Operand,
}

impl fmt::Display for Owners<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let width = digits(self.operand.table.threads().saturating_sub(1));
        self.operand.grid(f, width, |f, (thread, _)| write!(f, "{thread:width$}"))
    }
}

/// How many characters a number takes.
fn digits(number: usize) -> usize {
    number.checked_ilog10().unwrap_or(0) as usize + 1
}
