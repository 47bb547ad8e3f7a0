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
#[doc = include_str!("../../docs/pictures/banks.svg")]
///
/// 32 threads are served at once if each wants up to 4 bytes; of 8 and 16 bytes, a half and a quarter
/// of a warp. Each of these phases has a table, up to the eighth.
///
/// [`analysis`](crate::analysis) has the numbers alone, as constants.
///
/// # Errors
/// When the layout has too many threads for a picture.
pub fn banks(layout: impl Drawn, bytes: i64) -> Result<Picture, Error> {
    let layout = layout.drawn()?;
    check_cells(layout.size())?;
    let lanes = usize::try_from(BANKS * BANK_BYTES / bytes.clamp(BANK_BYTES, 16)).unwrap_or(1);
    let indices: Vec<i64> = layout.indices().collect();
    let phases: Vec<Words> = indices
        .chunks(lanes)
        .enumerate()
        .map(|(phase, indices)| words(indices, bytes, phase * lanes))
        .collect();
    let passes: usize = phases.iter().map(tallest).sum();
    let mut panels: Vec<Panel> = phases
        .iter()
        .take(MOST_PHASES)
        .enumerate()
        .map(|(phase, words)| table(&format!("from thread {}", phase * lanes), words))
        .collect();
    let of = format!("{layout}, {bytes} bytes a thread");
    if let Some(first) = panels.first_mut() {
        first.title.clone_from(&of);
    }
    let count =
        |n: usize, one: &str, many: &str| format!("{n} {}", if n == 1 { one } else { many });
    let mut sum = count(passes, "pass", "passes");
    if phases.len() > 1 {
        sum = format!("{sum} in {} phases", phases.len());
    }
    Ok(Picture::of(format!("Banks of {of}: {sum}"), panels)
        .caption(format!("Columns are banks, cells the words wanted of them: {sum}.")))
}

/// For each bank, the words wanted of it, and for each word the threads that want it.
type Words = BTreeMap<i64, BTreeMap<i64, Vec<usize>>>;

/// More tables than this are no picture.
const MOST_PHASES: usize = 8;

fn words(indices: &[i64], bytes: i64, first: usize) -> Words {
    let mut words = Words::new();
    for (lane, index) in indices.iter().enumerate() {
        let start = index.saturating_mul(bytes);
        let end = start.saturating_add(bytes.clamp(1, 16) - 1);
        for word in start.div_euclid(BANK_BYTES)..=end.div_euclid(BANK_BYTES) {
            let threads = words.entry(word.rem_euclid(BANKS)).or_default().entry(word).or_default();
            threads.push(first + lane);
        }
    }
    words
}

/// How many words the busiest bank has to give.
fn tallest(words: &Words) -> usize {
    words.values().map(BTreeMap::len).max().unwrap_or(1)
}

fn table(title: &str, words: &Words) -> Panel {
    let width = usize::try_from(BANKS).unwrap_or(32);
    Panel::new(title, Axis::flat(tallest(words)), Axis::flat(width), |i, bank| {
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
    })
}
