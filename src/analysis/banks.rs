//! Bank conflicts: how often a shared memory must be read for one request.

use super::access::Access;

/// What the banks make of an access.
///
/// In a phase each bank serves one of its words: threads that ask for the same word share it (a broadcast),
/// others wait. So a phase takes as many *wavefronts* as there are different words in its busiest bank.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BankReport {
    /// How many requests there were.
    pub requests: i64,
    /// How many phases: the wavefronts without conflicts.
    pub phases: i64,
    /// How many wavefronts it takes.
    pub wavefronts: i64,
    /// The most words that one bank was asked for in a phase: 8 for an 8-way conflict, 1 for none.
    pub ways: i64,
    /// The request where that was.
    pub request: i64,
    /// The first thread of the phase where that was.
    pub thread: i64,
    /// The bank where that was.
    pub bank: i64,
}

impl BankReport {
    pub(crate) const NONE: Self =
        Self { requests: 0, phases: 0, wavefronts: 0, ways: 0, request: 0, thread: 0, bank: 0 };

    /// Whether no thread waits for another.
    #[must_use]
    pub const fn is_free(&self) -> bool {
        self.wavefronts == self.phases
    }

    /// How many wavefronts there are beyond one a phase.
    #[must_use]
    pub const fn conflicts(&self) -> i64 {
        self.wavefronts - self.phases
    }

    const fn and(self, other: Self) -> Self {
        let worse = if other.ways > self.ways { other } else { self };
        Self {
            requests: self.requests + other.requests,
            phases: self.phases + other.phases,
            wavefronts: self.wavefronts + other.wavefronts,
            ..worse
        }
    }
}

/// Most words of a phase: 32 threads, 16 bytes each, byte-wide banks.
const MOST_WORDS: usize = 512;

impl Access {
    /// The conflicts of all requests.
    ///
    /// ```
    /// use colex::{Layout, analysis::Access};
    ///
    /// const COLUMN: Access = Access::of::<Layout!(32:32)>(4); // a column of a 32 × 32 matrix
    /// assert_eq!(COLUMN.bank_conflicts().ways, 32);
    /// const PADDED: Access = Access::of::<Layout!(32:33)>(4);
    /// assert!(PADDED.bank_conflicts().is_free());
    /// const SAME: Access = Access::of::<Layout!(32:0)>(4); // a broadcast
    /// assert!(SAME.bank_conflicts().is_free());
    /// ```
    #[must_use]
    pub const fn bank_conflicts(&self) -> BankReport {
        let (mut report, mut request) = (BankReport::NONE, 0);
        while request < self.requests() {
            report = report.and(self.bank_conflicts_of(request));
            request += 1;
        }
        report
    }

    /// The conflicts of one request.
    #[must_use]
    pub const fn bank_conflicts_of(&self, request: i64) -> BankReport {
        let (first, threads, value) = self.request(request);
        let mut report = BankReport { requests: 1, request, ..BankReport::NONE };
        let mut thread = 0;
        while thread < threads {
            let left = threads - thread;
            let lanes = if left < self.phase() { left } else { self.phase() };
            let (ways, bank) = self.phase_conflicts(first + thread, lanes, value);
            report.phases += 1;
            report.wavefronts += ways;
            if ways > report.ways {
                report.ways = ways;
                report.thread = first + thread;
                report.bank = bank;
            }
            thread += lanes;
        }
        report
    }

    /// The most words in one bank, and the bank.
    const fn phase_conflicts(&self, first: i64, lanes: i64, value: i64) -> (i64, i64) {
        let mut words = [0; MOST_WORDS];
        let mut busy = [0_i64; 64];
        let (mut count, mut ways, mut worst) = (0, 0, 0);
        let (mut lane, mut last) = (0, i64::MIN);
        while lane < lanes {
            let mut element = 0;
            while element < self.width {
                let byte = self.at(first + lane, value + element) * self.bytes;
                let mut word = byte.div_euclid(self.banks.width);
                let end = (byte + self.bytes - 1).div_euclid(self.banks.width);
                while word <= end {
                    if word != last && !contains(&words, count, word) {
                        words[count] = word;
                        count += 1;
                        let bank = word.rem_euclid(self.banks.count);
                        #[allow(
                            clippy::cast_sign_loss,
                            clippy::cast_possible_truncation,
                            reason = "0 to 63"
                        )]
                        let load = &mut busy[bank as usize];
                        *load += 1;
                        if *load > ways {
                            ways = *load;
                            worst = bank;
                        }
                    }
                    last = word;
                    word += 1;
                }
                element += 1;
            }
            lane += 1;
        }
        (ways, worst)
    }
}

pub(super) const fn contains(words: &[i64], count: usize, word: i64) -> bool {
    let mut i = 0;
    while i < count {
        if words[i] == word {
            return true;
        }
        i += 1;
    }
    false
}
