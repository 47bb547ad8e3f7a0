//! What two layouts have in common: runs that both store contiguously.

use super::Error;
use super::coalesce::coalesced;
use super::compose::Left;
use super::layout::{Flat, Layout, Mode};
use super::number::gcd;

impl Layout {
    /// `A(R(i)) = i` and `B(R(i)) = i` for every `i < |R|`: the longest run from index 0 that is
    /// contiguous in both layouts.
    ///
    /// ```
    /// # use colex::dynamic::Layout;
    /// let [a, b] = [Layout::parse("(4,8):(1,4)")?, Layout::parse("(4,8):(1,5)")?];
    /// assert_eq!(a.max_common_layout(&b)?.to_string(), "4:1");
    /// assert_eq!(a.max_common_vector(&b)?, 4);
    /// let rows = Layout::parse("(4,8):(8,1)")?;
    /// assert_eq!(a.max_common_layout(&rows)?.to_string(), "1:0");
    /// # Ok::<(), colex::dynamic::Error>(())
    /// ```
    ///
    /// # Errors
    /// When a stride of `other` is negative.
    pub fn max_common_layout(&self, other: &Self) -> Result<Self, Error> {
        const NAME: &str = "max_common_layout";
        let inverse = other.run_modes(NAME)?;
        let mut left = Left::new(self);
        let (mut common, mut next) = (Flat::new(), 1);
        for mode in inverse {
            let size = left.identity_run(mode, next);
            if size > 1 {
                common.push(Mode { size, ..mode });
            }
            next *= size;
            if size < mode.size {
                break;
            }
        }
        Self::from_flat(NAME, &coalesced(&common))
    }

    /// `|max_common_layout|`: how many elements one vector access may move between the two.
    ///
    /// # Errors
    /// When a stride of `other` is negative.
    pub fn max_common_vector(&self, other: &Self) -> Result<i64, Error> {
        Ok(self.max_common_layout(other)?.size())
    }

    /// The largest n for which [`upcast`](Self::upcast) by n is defined: the contiguous run's
    /// length and all other strides are multiples of it.
    ///
    /// ```
    /// # use colex::dynamic::Layout;
    /// assert_eq!(Layout::parse("((2,7,6),16,2):((32,6912,384),1,64)")?.max_alignment()?, 16);
    /// assert_eq!(Layout::parse("4:3")?.max_alignment()?, 1);
    /// # Ok::<(), colex::dynamic::Error>(())
    /// ```
    ///
    /// # Errors
    /// When a stride is negative.
    pub fn max_alignment(&self) -> Result<i64, Error> {
        let run = self.run_modes("max_alignment")?;
        let length = run.iter().map(|mode| mode.size).product::<i64>();
        // Modes of the run step by less than its length, all others must step by a multiple of the
        // result.
        let mut place = 1;
        let mut common = length;
        for mode in coalesced(self.leaves()) {
            if !run.contains(&Mode { size: mode.size, stride: place }) {
                common = gcd(common, mode.stride);
            }
            place *= mode.size;
        }
        Ok(common)
    }
}
