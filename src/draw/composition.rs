//! Compositions: A, B and R side by side, and the walk of B through A.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::layout::panels;
use super::palette::Tint;
use super::panel::{Cell, Look, Panel};
use super::picture::Picture;
use super::{Drawn, check_cells};
use crate::dynamic::Error;

/// `A`, `B` and `R = A ∘ B` side by side. A colour is a coordinate of A: B says which one it picks, R
/// what stands there.
///
/// ```
/// let picture = colex::draw::composition(
///     colex::layout!((6,2):(8,2)),
///     colex::layout!((4,3):(3,1)),
/// )?;
/// assert!(picture.to_string().contains("R = A∘B = ((2,2),3):((24,2),8)"));
/// # Ok::<(), colex::dynamic::Error>(())
/// ```
#[doc = include_str!("../../docs/pictures/composition.svg")]
///
/// # Errors
/// When the composition is undefined, where [`carry`] shows why; or when there are too many cells for
/// a picture.
pub fn composition(a: impl Drawn, b: impl Drawn) -> Result<Picture, Error> {
    let (a, b) = (a.drawn()?, b.drawn()?);
    let r = a.compose(&b)?;
    check_cells(a.size().max(b.size()))?;
    let tint = |place| Tint::ramp(place, a.size());
    let mut tables =
        panels(&a, &format!("A = {a}"), |place, index| Cell::new(index.to_string(), tint(place)));
    tables.extend(panels(&b, &format!("B = {b}"), |_, place| {
        Cell::new(place.to_string(), tint(place))
    }));
    tables.extend(panels(&r, &format!("R = A∘B = {r}"), |c, index| {
        Cell::new(index.to_string(), tint(b.at(c).unwrap_or(0)))
    }));
    let label = format!("The composition of A = {a} with B = {b}: R = {r}");
    Ok(Picture::of(label, tables).caption(
        "R(c) = A(B(c)). A colour is a 1-D coordinate of A; B says which to take, R what is there.",
    ))
}

/// The walk of `B` through `A`: the coordinates of A that B takes, in order, and the steps between
/// their indices.
///
/// Where the steps of one mode differ, no stride takes them, and the composition is undefined.
///
/// ```
/// let picture = colex::draw::carry(colex::layout!((6,2):(8,2)), colex::layout!(4:4))?;
/// assert!(picture.to_string().ends_with("A(B(c)) = 0, 32, 18, 4: steps of +32, -14, -14\n"));
/// # Ok::<(), colex::dynamic::Error>(())
/// ```
#[doc = include_str!("../../docs/pictures/carry.svg")]
///
/// # Errors
/// When B reaches outside A, or there are too many cells for a picture.
pub fn carry(a: impl Drawn, b: impl Drawn) -> Result<Picture, Error> {
    let (a, b) = (a.drawn()?, b.drawn()?);
    check_cells(a.size().max(b.size()))?;
    let walk: Vec<i64> = b.indices().collect();
    let mut tables = panels(&a, &format!("A = {a}"), |place, index| {
        let step = walk.iter().position(|&x| x == place);
        match step {
            Some(c) => Cell::new(index.to_string(), Tint::hue(0))
                .with(format!(" c={c}"))
                .looking(Look::Marked),
            None => Cell::new(index.to_string(), Tint::Paper).looking(Look::Faint),
        }
    });
    if let [table] = tables.as_mut_slice() {
        table.path = walk.iter().filter_map(|&place| place_in(table, place)).collect();
    }
    let indices: Vec<i64> = walk.iter().map(|&x| a.at(x)).collect::<Result<_, _>>()?;
    let steps: Vec<String> =
        indices.windows(2).map(|pair| format!("{:+}", pair[1] - pair[0])).collect();
    let indices: Vec<String> = indices.iter().map(i64::to_string).collect();
    let label = format!("The walk of B = {b} through A = {a}");
    Ok(Picture::of(label, tables)
        .caption(format!("B = {b} takes the coordinates marked here:"))
        .caption(format!("A(B(c)) = {}: steps of {}", indices.join(", "), steps.join(", "))))
}

fn place_in(table: &Panel, place: i64) -> Option<(usize, usize)> {
    let (place, rows) = (usize::try_from(place).ok()?, table.rows.len());
    let (i, j) = (place % rows, place / rows);
    (j < table.columns.len()).then_some((i, j))
}
