//! Inverses: from indices back to coordinates.

use super::coalesce::coalesced;
use super::layout::{Flat, Layout, Mode};
use super::number::mul;
use super::Error;
use alloc::string::ToString;

impl Layout {
    /// `A(R(i)) = i` for every `i < |R|`, with R as large as possible: the contiguous run of A that starts at index 0.
    ///
    /// Where several modes could come next, A not being injective, the first is taken. Modes of stride 0 are skipped.
    ///
    /// ```
    /// # use colex::dynamic::Layout;
    /// assert_eq!(Layout::parse("(2,4,6):(4,1,8)")?.right_inverse()?.to_string(), "(4,2,6):(2,1,8)");
    /// // Index 4 does not occur, so the run ends there.
    /// assert_eq!(Layout::parse("(4,8):(1,5)")?.right_inverse()?.to_string(), "4:1");
    /// # Ok::<(), colex::dynamic::Error>(())
    /// ```
    ///
    /// # Errors
    /// When a stride is negative.
    pub fn right_inverse(&self) -> Result<Self, Error> {
        Self::from_flat("right_inverse", &self.run_modes("right_inverse")?)
    }

    pub(crate) fn run_modes(&self, operation: &'static str) -> Result<Flat, Error> {
        let modes = coalesced(self.leaves());
        if let Some(&mode) = modes.iter().find(|mode| mode.stride < 0) {
            return Err(Error::NegativeStride { operation, mode, layout: self.to_string() });
        }
        let (mut run, mut next) = (Flat::new(), 1);
        while let Some(i) = modes.iter().position(|mode| mode.stride == next) {
            run.push(Mode { size: modes[i].size, stride: prefix(&modes, i) });
            next = mul(operation, next, modes[i].size)?;
        }
        Ok(run)
    }

    /// `L(A(i)) = i` for every `i < |A|`: A must be injective, and its sorted strides must chain.
    ///
    /// ```
    /// # use colex::dynamic::Layout;
    /// assert_eq!(Layout::parse("(3,7,5):(5,15,1)")?.left_inverse()?.to_string(), "(5,21):(21,1)");
    /// // A padded matrix: what falls into the padding is of no account.
    /// assert_eq!(Layout::parse("(4,8):(1,5)")?.left_inverse()?.to_string(), "(5,8):(1,4)");
    /// assert!(Layout::parse("(4,2):(1,0)")?.left_inverse().is_err());
    /// # Ok::<(), colex::dynamic::Error>(())
    /// ```
    ///
    /// # Errors
    /// When two coordinates have one index, when the strides do not chain, or a stride is negative.
    pub fn left_inverse(&self) -> Result<Self, Error> {
        const NAME: &str = "left_inverse";
        if let Some(&mode) = self.leaves().iter().find(|mode| mode.stride == 0 && mode.size > 1) {
            return Err(Error::NotInjective { operation: NAME, low: mode, high: mode, index: 0, layout: self.to_string() });
        }
        let flat = coalesced(self.leaves());
        let sorted = self.sorted(NAME)?;
        let Some(first) = sorted.first() else { return Ok(Self::one()) };
        // Digit j of an index, in the mixed radix of the strides, is the coordinate in the mode of that stride.
        let mut out = Flat::from_slice(&[Mode { size: first.stride, stride: 0 }]);
        for (i, &mode) in sorted.iter().enumerate() {
            let size = match sorted.get(i + 1) {
                None => mode.size,
                Some(&next) if next.stride % mode.stride == 0 && next.stride / mode.stride >= mode.size => next.stride / mode.stride,
                Some(&next) => return Err(self.unchained(NAME, &sorted[..=i], next, mode.stride * mode.size)),
            };
            let place = flat.iter().position(|other| *other == mode).map_or(0, |at| prefix(&flat, at));
            out.push(Mode { size, stride: place });
        }
        Self::from_flat(NAME, &coalesced(&out))
    }
}

/// The weight of mode `i` in a 1-D coordinate: the product of the sizes before it.
fn prefix(modes: &[Mode], i: usize) -> i64 {
    modes[..i].iter().map(|mode| mode.size).product()
}
