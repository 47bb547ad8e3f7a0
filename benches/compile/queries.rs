//! How much the compiler works: a count that is the same in every run.
//!
//! rustc answers questions about a program by queries, and its self-profiler counts how often an answer
//! was there already. Each step of the trait solver asks several: which impl, which associated type,
//! which bounds. So the sum of these counts follows the solver's work (650 instructions each, within
//! two per cent, whatever the operation), and no clock, no other process and no machine changes it.
//! The number of obligations does not do: most of the work of a type function happens inside one.

use std::path::Path;

/// The size of an event in the profile: kind, id, thread, and two numbers of 48 bits.
const EVENT: usize = 32;
/// What stands in the place of an event's end where the event is a count.
const COUNT: u64 = (1 << 48) - 2;

/// The sum of all counts in the profile that rustc wrote into `directory`, with only
/// `query-cache-hit-count` turned on.
pub(crate) fn count(directory: &Path) -> Option<u64> {
    let mut files = std::fs::read_dir(directory).ok()?.flatten().map(|entry| entry.path());
    let file = files.find(|path| path.extension().is_some_and(|e| e == "mm_profdata"))?;
    let profile = std::fs::read(file).ok()?;
    let events = events(&profile)?;
    Some(events.chunks_exact(EVENT).filter_map(count_of).sum())
}

/// The events of a profile: the pages with the tag 0, one after the other, behind their header.
fn events(profile: &[u8]) -> Option<Vec<u8>> {
    let mut rest = profile.strip_prefix(b"MMPD")?.get(4..)?;
    let mut events = Vec::new();
    while let [tag, a, b, c, d, pages @ ..] = rest {
        let length = u32::from_le_bytes([*a, *b, *c, *d]) as usize;
        let (page, next) = pages.split_at_checked(length)?;
        if *tag == 0 {
            events.extend_from_slice(page);
        }
        rest = next;
    }
    Some(events.strip_prefix(b"MMES")?.get(4..)?.to_vec())
}

/// The number in an event, if it is a count.
fn count_of(event: &[u8]) -> Option<u64> {
    let word = |at: usize| {
        event.get(at..at + 4)?.try_into().ok().map(|bytes| u64::from(u32::from_le_bytes(bytes)))
    };
    let (number, end, upper) = (word(20)?, word(24)?, word(28)?);
    (end | (upper & 0xffff) << 32 == COUNT).then_some(number | (upper >> 16) << 32)
}
