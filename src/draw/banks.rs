//! Bank conflicts: which threads of a warp meet in a bank of shared memory.

use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use super::axis::Axis;
use super::palette::Tint;
use super::panel::{Cell, Panel};
use super::picture::Picture;
use super::swizzle::{BANK_BYTES, BANKS};
use super::{Drawn, check_cells};
use crate::dynamic::Error;

/// One access of a warp: thread `t` reads the element of `bytes` bytes at index `layout(t)`.
///
/// A column is a bank, and its cells the different words that threads want of it: a bank gives one
/// word at a time, so the tallest column says how many passes the access takes. Threads that want
/// the same word share it.
///
/// ```
/// // A column of a row-major matrix of 32 floats a row: every thread in bank 0.
/// let column = colex::layout!(32:32);
/// assert!(colex::draw::banks(column, 4)?.to_string().contains("32 passes"));
/// // One float of padding, and every thread has a bank for itself.
/// let padded = colex::layout!(32:33);
/// assert!(colex::draw::banks(padded, 4)?.to_string().contains("1 pass"));
/// # Ok::<(), colex::dynamic::Error>(())
/// ```
#[doc = include_str!("../../doc/pictures/banks.svg")]
///
/// Accesses of 8 and 16 bytes a thread are served to a half and to a quarter of a warp at a time;
/// give the layout of these threads.
///
/// # Errors
/// When the layout has too many threads for a picture.
pub fn banks(layout: impl Drawn, bytes: i64) -> Result<Picture, Error> {
    let layout = layout.drawn()?;
    check_cells(layout.size())?;
    let mut words: BTreeMap<i64, BTreeMap<i64, Vec<usize>>> = BTreeMap::new();
    for (thread, index) in layout.indices().enumerate() {
        let start = index.saturating_mul(bytes);
        let end = start.saturating_add(bytes.max(1) - 1);
        for word in start.div_euclid(BANK_BYTES)..=end.div_euclid(BANK_BYTES) {
            let threads = words.entry(word.rem_euclid(BANKS)).or_default().entry(word).or_default();
            threads.push(thread);
        }
    }
    let passes = words.values().map(BTreeMap::len).max().unwrap_or(1);
    let width = usize::try_from(BANKS).unwrap_or(32);
    let title = format!("{layout}, {bytes} bytes a thread");
    let panel = Panel::new(title, Axis::flat(passes), Axis::flat(width), |i, bank| {
        let bank = words.get(&i64::try_from(bank).unwrap_or(0));
        let Some(bank) = bank else { return Cell::empty() };
        match bank.iter().nth(i) {
            None => Cell::empty(),
            Some((_, threads)) => {
                let more = if threads.len() > 1 {
                    format!("+{}", threads.len() - 1)
                } else {
                    String::new()
                };
                Cell::new(format!("T{}{more}", threads[0]), Tint::heat(bank.len()))
            }
        }
    });
    let count = if passes == 1 { "1 pass".into() } else { format!("{passes} passes") };
    Ok(Picture::of(
        format!("Banks of {layout}, {bytes} bytes a thread: {count}"),
        Vec::from([panel]),
    )
    .caption(format!("Columns are banks, cells the words wanted of them: {count}.")))
}
