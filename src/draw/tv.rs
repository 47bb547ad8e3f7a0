//! Who holds which element: thread-value layouts, tiled copies, MMA atoms.

use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use super::axis::Axis;
use super::palette::Tint;
use super::panel::{Cell, Panel};
use super::picture::{Picture, Places};
use super::{Drawn, check_cells};
use crate::atom::{MmaAtom, TvLayout};
use crate::dynamic::{Error, IntTuple, Layout};

/// A thread-value layout over a tile: each cell says which thread holds it, and as which value.
///
/// `tv` sends `(thread, value)` to a 1-D coordinate of `tile`, whose mode 0 goes down and whose
/// mode 1 goes across. Threads differ in colour.
///
/// ```
/// use colex::dynamic::{IntTuple, Layout};
///
/// let tv = Layout::parse("(4,2):(1,4)")?;
/// let picture = colex::draw::tv(&tv, &IntTuple::from([2, 4]))?;
/// assert_eq!(picture.to_string(), "\
/// (4,2):(1,4) over (2,4)
///        0    1    2    3
///   ┌────────────────────
/// 0 │ T0V0 T2V0 T0V1 T2V1
/// 1 │ T1V0 T3V0 T1V1 T3V1
/// ");
/// # Ok::<(), colex::dynamic::Error>(())
/// ```
#[doc = include_str!("../../docs/pictures/tv.svg")]
///
/// # Errors
/// When `tv` has not two modes, or there are too many cells for a picture.
pub fn tv(tv: impl Drawn, tile: &IntTuple) -> Result<Picture, Error> {
    let tv = tv.drawn()?;
    let panel = Table::over(tile)?.panel(&format!("{tv} over {tile}"), &tv)?;
    Ok(Picture::of(
        format!(
            "The thread-value layout {tv} over a tile of {tile}: thread and value of each element"
        ),
        Vec::from([panel]),
    ))
}

/// A tiled copy: who reads each element of the tile at its source, and who writes it at its
/// destination.
///
#[doc = include_str!("../../docs/pictures/tiled-copy.svg")]
///
/// # Errors
/// As [`tv`].
pub fn tiled_copy(
    source: impl Drawn,
    destination: impl Drawn,
    tile: &IntTuple,
) -> Result<Picture, Error> {
    let (source, destination) = (source.drawn()?, destination.drawn()?);
    let table = Table::over(tile)?;
    let panels = Vec::from([
        table.panel(&format!("source {source}"), &source)?,
        table.panel(&format!("destination {destination}"), &destination)?,
    ]);
    Ok(Picture::of(
        format!(
            "A copy of a tile of {tile}: {source} at the source, {destination} at the destination"
        ),
        panels,
    ))
}

/// An MMA atom of `[M, N, K]`: A on the left, B above, C in the corner between them.
///
/// The layouts send `(thread, value)` to 1-D coordinates of `(M,K)`, `(N,K)` and `(M,N)`, as CuTe's
/// tables of the instructions do. B is drawn with K going down, so that a row of A and a column of B
/// meet in their element of C.
///
/// ```
/// use colex::{draw, layout};
///
/// let a = layout!(((4,8),(2,2,2)):((32,1),(16,8,128)));
/// let b = layout!(((4,8),(2,2)):((16,1),(8,64)));
/// let c = layout!(((4,8),(2,2)):((32,1),(16,8)));
/// let picture = draw::mma([16, 8, 16], a, b, c)?;
/// # Ok::<(), colex::dynamic::Error>(())
/// ```
#[doc = include_str!("../../docs/pictures/mma.svg")]
///
/// # Errors
/// As [`tv`].
pub fn mma(shape: [i64; 3], a: impl Drawn, b: impl Drawn, c: impl Drawn) -> Result<Picture, Error> {
    let layouts = [a.drawn()?, b.drawn()?, c.drawn()?];
    let tile =
        |rows: usize, columns: usize| Table::over(&IntTuple::from([shape[rows], shape[columns]]));
    let titles = ["A", "B", "C"].iter().zip(&layouts).map(|(name, tv)| format!("{name} {tv}"));
    let titles: Vec<String> = titles.collect();
    let panels = Vec::from([
        tile(0, 2)?.named("m", "k").panel(&titles[0], &layouts[0])?,
        tile(1, 2)?.named("n", "k").down_the_second().panel(&titles[1], &layouts[1])?,
        tile(0, 1)?.named("m", "n").panel(&titles[2], &layouts[2])?,
    ]);
    let label = format!(
        "An MMA of {} by {} by {}, thread and value of each element: {}",
        shape[0],
        shape[1],
        shape[2],
        titles.join(", ")
    );
    Ok(Picture { places: Places::Corner, ..Picture::of(label, panels) })
}

/// The tables of an instruction, as [`mma`] draws them.
///
/// ```
/// let picture = colex::draw::atom::<colex::atom::SM80_16x8x16_F32F16F16F32_TN>()?;
/// assert!(picture.to_string().contains("A ((4,8),(2,2,2)):((32,1),(16,8,128))"));
/// # Ok::<(), colex::dynamic::Error>(())
/// ```
///
/// # Errors
/// As [`tv`].
pub fn atom<Atom: MmaAtom>() -> Result<Picture, Error> {
    let (m, n, k) = Atom::SHAPE;
    let size = |x: usize| i64::try_from(x).unwrap_or(i64::MAX);
    let picture = mma(
        [size(m), size(n), size(k)],
        table::<Atom::ALayout>()?,
        table::<Atom::BLayout>()?,
        table::<Atom::CLayout>()?,
    )?;
    Ok(Picture { label: format!("{}: {}", Atom::NAME, picture.label), ..picture })
}

/// A table in types, as a value: both print alike.
fn table<L: TvLayout>() -> Result<Layout, Error> {
    Layout::parse(&format!("{:#}", L::default()))
}

/// A tile's table, before anyone holds its elements.
struct Table {
    rows: Axis,
    columns: Axis,
    transposed: bool,
}

impl Table {
    fn over(tile: &IntTuple) -> Result<Self, Error> {
        let tile = Layout::left(tile)?;
        check_cells(tile.size())?;
        let mut modes: Vec<Layout> = tile.modes().collect();
        if modes.len() == 1 {
            modes.insert(0, Layout::one());
        }
        // Modes beyond the second go on across.
        let across = modes.split_off(1);
        let across = Layout::from_modes(&across)?;
        let (rows, columns) = (Axis::of(&modes[0]), Axis::of(&across));
        Ok(Self { rows, columns, transposed: false })
    }

    fn named(self, rows: &'static str, columns: &'static str) -> Self {
        Self { rows: self.rows.named(rows), columns: self.columns.named(columns), ..self }
    }

    /// The second mode goes down.
    fn down_the_second(self) -> Self {
        Self { rows: self.columns, columns: self.rows, transposed: true }
    }

    fn panel(&self, title: &str, tv: &Layout) -> Result<Panel, Error> {
        let holders = holders(tv)?;
        let narrow = |x: usize| i64::try_from(x).unwrap_or(i64::MAX);
        Ok(Panel::new(title, self.rows.clone(), self.columns.clone(), |i, j| {
            let (i, j) = (narrow(i), narrow(j));
            let position = if self.transposed {
                j + narrow(self.columns.len()) * i
            } else {
                i + narrow(self.rows.len()) * j
            };
            match holders.get(&position).map(Vec::as_slice) {
                None | Some([]) => Cell::empty(),
                Some([(thread, value), others @ ..]) => {
                    let more = if others.is_empty() {
                        String::new()
                    } else {
                        format!("+{}", others.len())
                    };
                    Cell::new(format!("T{thread}"), Tint::hue(*thread))
                        .with(format!("V{value}{more}"))
                }
            }
        }))
    }
}

/// For each index, the threads and values that hold it.
fn holders(tv: &Layout) -> Result<BTreeMap<i64, Vec<(i64, i64)>>, Error> {
    check_cells(tv.size())?;
    // The law of a TV layout: two modes. The refusal of a coordinate says so best.
    tv.index([0, 0])?;
    let (threads, values) = (tv.mode(&[0])?.size(), tv.mode(&[1])?.size());
    let mut holders: BTreeMap<i64, Vec<(i64, i64)>> = BTreeMap::new();
    for value in 0..values {
        for thread in 0..threads {
            holders.entry(tv.index([thread, value])?).or_default().push((thread, value));
        }
    }
    Ok(holders)
}
