//! Sectors and lines: what a global memory moves for one request.

use super::access::Access;
use super::banks::contains;

/// The bytes of a sector, the least that is moved.
pub const SECTOR: i64 = 32;
/// The bytes of a line, four sectors.
pub const LINE: i64 = 128;

/// What a global memory moves for an access: for one request, or for all of them summed up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SectorReport {
    /// How many requests there were.
    pub requests: i64,
    /// How many sectors of 32 bytes they touch.
    pub sectors: i64,
    /// How many lines of 128 bytes they touch.
    pub lines: i64,
    /// How many different bytes were asked for.
    pub bytes: i64,
}

impl SectorReport {
    const NONE: Self = Self { requests: 0, sectors: 0, lines: 0, bytes: 0 };

    /// How many bytes are moved.
    #[must_use]
    pub const fn moved(&self) -> i64 {
        self.sectors * SECTOR
    }

    /// The part of the moved bytes that was asked for, in percent, rounded down.
    #[must_use]
    pub const fn percent(&self) -> i64 {
        if self.sectors == 0 { 100 } else { 100 * self.bytes / self.moved() }
    }

    /// The least number of sectors that the bytes asked for would fit in.
    #[must_use]
    pub const fn least(&self) -> i64 {
        (self.bytes + SECTOR - 1) / SECTOR
    }
}

const MOST: usize = 1024;

impl Access {
    /// What all requests move, each on its own.
    ///
    /// ```
    /// use colex::{Layout, analysis::Access};
    ///
    /// const ROW: Access = Access::of::<Layout!((32,4):(1,32))>(4);
    /// let all = ROW.sectors();
    /// assert_eq!((all.requests, all.sectors, all.lines, all.percent()), (4, 16, 4, 100));
    ///
    /// const STRIDED: Access = Access::of::<Layout!(32:2)>(4);
    /// assert_eq!((STRIDED.sectors().sectors, STRIDED.sectors().percent()), (8, 50));
    /// ```
    #[must_use]
    pub const fn sectors(&self) -> SectorReport {
        let (mut all, mut request) = (SectorReport::NONE, 0);
        while request < self.requests() {
            let one = self.sectors_of(request);
            all.requests += 1;
            all.sectors += one.sectors;
            all.lines += one.lines;
            all.bytes += one.bytes;
            request += 1;
        }
        all
    }

    /// What one request moves.
    #[must_use]
    #[allow(clippy::cast_possible_wrap, reason = "at most 1024 of each")]
    pub const fn sectors_of(&self, request: i64) -> SectorReport {
        let (first, threads, value) = self.request(request);
        let (mut elements, mut count) = ([0; MOST], 0);
        let (mut sectors, mut sector_count) = ([0; MOST], 0);
        let (mut lines, mut line_count) = ([0; MOST], 0);
        let mut thread = 0;
        while thread < threads {
            let mut element = 0;
            while element < self.width {
                let index = self.at(first + thread, value + element);
                if !contains(&elements, count, index) {
                    elements[count] = index;
                    count += 1;
                    let mut sector = (index * self.bytes).div_euclid(SECTOR);
                    let end = ((index + 1) * self.bytes - 1).div_euclid(SECTOR);
                    while sector <= end {
                        if !contains(&sectors, sector_count, sector) {
                            sectors[sector_count] = sector;
                            sector_count += 1;
                            let line = sector.div_euclid(LINE / SECTOR);
                            if !contains(&lines, line_count, line) {
                                lines[line_count] = line;
                                line_count += 1;
                            }
                        }
                        sector += 1;
                    }
                }
                element += 1;
            }
            thread += 1;
        }
        SectorReport {
            requests: 1,
            sectors: sector_count as i64,
            lines: line_count as i64,
            bytes: count as i64 * self.bytes,
        }
    }
}
