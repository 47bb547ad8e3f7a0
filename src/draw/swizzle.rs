//! A swizzle, before and after, with the banks of shared memory.

use alloc::format;
use alloc::string::ToString;

use super::layout::panels;
use super::palette::Tint;
use super::panel::Cell;
use super::picture::Picture;
use super::{Drawn, check_cells};
use crate::dynamic::{Error, Swizzle};

/// Shared memory has 32 banks of 4 bytes.
pub(super) const BANKS: i64 = 32;
pub(super) const BANK_BYTES: i64 = 4;

/// A layout of elements of `bytes` bytes, before and after a swizzle: each cell with its index and
/// its bank. Colours are groups of four banks, 16 bytes.
///
/// A column of one colour is a column that a warp reads from one group of banks.
///
/// ```
/// let swizzle = "Sw<3,0,3>".parse()?;
/// let picture = colex::draw::swizzle(colex::layout!((8,8):(8,1)), swizzle, 16)?;
/// assert!(picture.to_string().contains("0 │   0b0   1b4"));
/// # Ok::<(), colex::dynamic::Error>(())
/// ```
#[doc = include_str!("../../docs/pictures/swizzle.svg")]
///
/// # Errors
/// When the layout has too many cells for a picture.
pub fn swizzle(layout: impl Drawn, swizzle: Swizzle, bytes: i64) -> Result<Picture, Error> {
    let layout = layout.drawn()?;
    check_cells(layout.size())?;
    let cell = |index: i64| {
        let bank = bank(index, bytes);
        Cell::new(index.to_string(), Tint::hue(bank / 4)).with(format!("b{bank}"))
    };
    let mut tables = panels(&layout, &format!("before: {layout}"), |_, index| cell(index));
    let title = format!("after: {swizzle} o {layout}");
    tables.extend(panels(&layout, &title, |_, index| cell(swizzle.apply(index))));
    let label = format!("The layout {layout} before and after the swizzle {swizzle}, with banks");
    Ok(Picture::of(label, tables).caption(format!(
        "Elements of {bytes} bytes; b is the bank where one starts. A colour is four banks, 16 bytes."
    )))
}

/// The bank where an element starts.
pub(super) fn bank(index: i64, bytes: i64) -> i64 {
    index.saturating_mul(bytes).div_euclid(BANK_BYTES).rem_euclid(BANKS)
}
