//! The swizzle found for a memory and its accesses.

use super::access::Access;
use super::banks::BankReport;
use crate::swizzle::SwizzleValue;

/// How many accesses a search considers at most.
pub const MOST_ACCESSES: usize = 8;

/// The swizzle with the fewest conflicts, and the conflicts of each access before and after.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Found {
    /// The swizzle, in elements.
    pub swizzle: SwizzleValue,
    before: [BankReport; MOST_ACCESSES],
    after: [BankReport; MOST_ACCESSES],
    accesses: usize,
}

impl Found {
    /// How many accesses there are.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.accesses
    }

    /// Whether there were no accesses.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.accesses == 0
    }

    /// The conflicts of access `i` without a swizzle.
    #[must_use]
    pub const fn before(&self, i: usize) -> BankReport {
        self.before[i]
    }

    /// The conflicts of access `i` with it.
    #[must_use]
    pub const fn after(&self, i: usize) -> BankReport {
        self.after[i]
    }

    /// Whether no access has a conflict with it.
    #[must_use]
    pub const fn is_free(&self) -> bool {
        let mut i = 0;
        while i < self.accesses {
            if !self.after[i].is_free() {
                return false;
            }
            i += 1;
        }
        true
    }
}

impl core::fmt::Display for Found {
    /// The conflict table: for each access wavefronts and ways, before and after.
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        writeln!(f, "{}", self.swizzle)?;
        write!(f, "access  phases  before      after")?;
        for i in 0..self.accesses {
            let (before, after) = (self.before[i], self.after[i]);
            write!(
                f,
                "\n{i:>6} {:>7} {:>7} ({}-way) {:>4} ({}-way)",
                before.phases, before.wavefronts, before.ways, after.wavefronts, after.ways
            )?;
        }
        Ok(())
    }
}

/// The swizzle under which the accesses of one memory have the fewest bank conflicts.
///
/// All `Sw<B,M,S>` are tried that leave vectors whole and read bits that the memory has, those of fewer bits
/// first: the first without any conflict is returned, else the best. If nothing is better than no
/// swizzle, that is `Sw<0,0,0>`.
///
/// Swizzles that the accesses have already are replaced.
///
/// ```
/// use colex::{Layout, analysis::{Access, Found, find_swizzle}};
///
/// // 8 rows of 64 elements of 2 bytes; rows are stored, columns of 8 × 8 are loaded, 16 bytes a thread
/// type Tile = Layout!((8,64):(64,1));
/// type Rows = Layout!(((8,8),8):((64,1),8)); // thread (j, i): row i, elements 8j to 8j + 7
/// type Columns = Layout!((8,8):(1,8));
///
/// const FOUND: Found = find_swizzle(&[
///     Access::on::<Tile, Rows>(2),
///     Access::on::<Tile, Columns>(2),
/// ]);
/// assert_eq!(FOUND.swizzle.to_string(), "Sw<3,3,3>");
/// assert_eq!((FOUND.before(1).ways, FOUND.after(1).ways), (8, 1));
/// assert!(FOUND.is_free());
/// ```
///
/// # Panics
///
/// When there are no or too many accesses.
#[must_use]
pub const fn find_swizzle(accesses: &[Access]) -> Found {
    assert!(
        !accesses.is_empty() && accesses.len() <= MOST_ACCESSES,
        "a search considers 1 to 8 accesses"
    );
    let none = SwizzleValue::IDENTITY;
    let (whole, groups, top) = bounds(accesses);
    let (mut best, mut fewest) = (none, total(accesses, none, i64::MAX));
    let free = ideal(accesses);
    let mut bits = 1;
    while bits <= groups && fewest > free {
        let mut base = whole;
        while base < whole + groups && fewest > free {
            let mut shift = bits;
            while base + bits + shift <= top && fewest > free {
                if let Some(swizzle) = SwizzleValue::new(bits, base, shift.cast_signed()) {
                    let wavefronts = total(accesses, swizzle, fewest);
                    if wavefronts < fewest {
                        fewest = wavefronts;
                        best = swizzle;
                    }
                }
                shift += 1;
            }
            base += 1;
        }
        bits += 1;
    }
    let mut found = Found {
        swizzle: best,
        before: [BankReport::NONE; MOST_ACCESSES],
        after: [BankReport::NONE; MOST_ACCESSES],
        accesses: accesses.len(),
    };
    let mut i = 0;
    while i < accesses.len() {
        found.before[i] = accesses[i].swizzled(none).bank_conflicts();
        found.after[i] = accesses[i].swizzled(best).bank_conflicts();
        i += 1;
    }
    found
}

/// The bits inside a vector, the bits that choose a bank, and all bits of an index.
const fn bounds(accesses: &[Access]) -> (u8, u8, u8) {
    let (mut whole, mut groups, mut greatest, mut i) = (0, 0, 0, 0);
    while i < accesses.len() {
        let access = &accesses[i];
        whole = most(whole, access.width.trailing_zeros());
        let unit = unit(access);
        groups = most(groups, log2_up(access.banks.count * access.banks.width / unit));
        let (_, last) = access.memory.modes().range();
        let (_, coordinate) = access.threads.modes().range();
        let reach = if access.memory.modes().len() == 1 && last == 0 { coordinate } else { last };
        if access.memory.offset + reach > greatest {
            greatest = access.memory.offset + reach;
        }
        i += 1;
    }
    // Elements smaller than a bank's word share it: below them nothing is gained.
    (narrow(whole), narrow(groups), narrow(log2_up(greatest + 1)))
}

/// What a thread takes of the banks: a vector, but one bank at least.
const fn unit(access: &Access) -> i64 {
    if access.vector_bytes() > access.banks.width {
        access.vector_bytes()
    } else {
        access.banks.width
    }
}

const fn most(a: u32, b: u32) -> u32 {
    if a < b { b } else { a }
}

const fn log2_up(n: i64) -> u32 {
    if n <= 1 { 0 } else { i64::BITS - (n - 1).leading_zeros() }
}

#[allow(clippy::cast_possible_truncation, reason = "at most 63")]
const fn narrow(n: u32) -> u8 {
    n as u8
}

/// The wavefronts without conflicts.
const fn ideal(accesses: &[Access]) -> i64 {
    let (mut phases, mut i) = (0, 0);
    while i < accesses.len() {
        let mut request = 0;
        while request < accesses[i].requests() {
            let (_, threads, _) = accesses[i].request(request);
            phases += (threads + accesses[i].phase() - 1) / accesses[i].phase();
            request += 1;
        }
        i += 1;
    }
    phases
}

/// The wavefronts under a swizzle; as soon as they are as many as `limit`, that.
const fn total(accesses: &[Access], swizzle: SwizzleValue, limit: i64) -> i64 {
    let (mut wavefronts, mut i) = (0, 0);
    while i < accesses.len() {
        let mut request = 0;
        while request < accesses[i].requests() {
            wavefronts += request_wavefronts(&accesses[i], request, swizzle);
            if wavefronts >= limit {
                return limit;
            }
            request += 1;
        }
        i += 1;
    }
    wavefronts
}

/// The wavefronts of a request of whole vectors, which the swizzle leaves whole: each thread takes one
/// unit, and units in the same banks meet.
const fn request_wavefronts(access: &Access, request: i64, swizzle: SwizzleValue) -> i64 {
    let (first, threads, value) = access.request(request);
    let unit = unit(access);
    let groups = access.banks.count * access.banks.width / unit;
    let (mut wavefronts, mut thread) = (0, 0);
    while thread < threads {
        let left = threads - thread;
        let lanes = if left < access.phase() { left } else { access.phase() };
        let mut units = [0_i64; 32];
        let mut busy = [0_u8; 64];
        let (mut count, mut ways, mut lane) = (0, 0, 0);
        while lane < lanes {
            let before = access.memory.before(access.coordinate(first + thread + lane, value));
            let this = (swizzle.apply(before) * access.bytes).div_euclid(unit);
            if !super::banks::contains(&units, count, this) {
                units[count] = this;
                count += 1;
                #[allow(
                    clippy::cast_sign_loss,
                    clippy::cast_possible_truncation,
                    reason = "0 to 63"
                )]
                let load = &mut busy[this.rem_euclid(groups) as usize];
                *load += 1;
                if *load > ways {
                    ways = *load;
                }
            }
            lane += 1;
        }
        wavefronts += ways as i64;
        thread += lanes;
    }
    wavefronts
}
