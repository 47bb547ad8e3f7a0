//! Inverses: from indices back to coordinates.

use super::Error;
use super::coalesce::{coalesced, coalesced_beyond};
use super::layout::{Flat, Layout, Mode};
use super::number::{add, mul};
use alloc::string::ToString;
use smallvec::SmallVec;

impl Layout {
    /// `A(R(i)) = i` for every `i < |R|`, with R as large as possible: the contiguous run of A that
    /// starts at index 0.
    ///
    /// Where several modes could come next, A not being injective, the longest is taken. Modes of
    /// stride 0 are skipped.
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
        while let Some((i, mode)) = modes
            .iter()
            .enumerate()
            .filter(|(_, mode)| mode.stride == next)
            .max_by_key(|(_, mode)| mode.size)
        {
            run.push(Mode { size: mode.size, stride: prefix(&modes, i) });
            next = mul(operation, next, mode.size)?;
        }
        Ok(run)
    }

    /// `A(L(A(i))) = A(i)` for every `i < |A|`; where A is injective, `L(A(i)) = i`. The sorted
    /// strides must chain.
    ///
    /// ```
    /// # use colex::dynamic::Layout;
    /// assert_eq!(Layout::parse("(3,7,5):(5,15,1)")?.left_inverse()?.to_string(), "(5,21):(21,1)");
    /// // A padded matrix: what falls into the padding is of no account.
    /// assert_eq!(Layout::parse("(4,8):(1,5)")?.left_inverse()?.to_string(), "(5,8):(1,4)");
    /// // A mode of stride 0 repeats indices; the inverse picks its coordinate 0.
    /// assert_eq!(Layout::parse("(3,4):(0,1)")?.left_inverse()?.to_string(), "4:3");
    /// assert!(Layout::parse("(4,5):(6,3)")?.left_inverse().is_err());
    /// # Ok::<(), colex::dynamic::Error>(())
    /// ```
    ///
    /// # Errors
    /// When modes overlap so that the digits of an index do not tell its coordinate, when the
    /// strides do not chain, or one is negative.
    pub fn left_inverse(&self) -> Result<Self, Error> {
        const NAME: &str = "left_inverse";
        let flat = coalesced(self.leaves());
        let mut sorted: SmallVec<[(Mode, usize); 8]> =
            flat.iter().copied().zip(0..).filter(|(mode, _)| mode.stride != 0).collect();
        if let Some(&(mode, _)) = sorted.iter().find(|(mode, _)| mode.stride < 0) {
            return Err(Error::NegativeStride { operation: NAME, mode, layout: self.to_string() });
        }
        // Past its size a layout goes on along its last mode, even if that one has size 1 and is
        // coalesced away.
        let goes_on = coalesced_beyond(self.leaves()).len() == flat.len();
        // The longest of the modes with one stride comes last and counts.
        sorted.sort_by_key(|(mode, _)| (mode.stride, mode.size));
        let Some(&(first, _)) = sorted.first() else { return Self::from_flat(NAME, &flat) };
        let mut out = Flat::from_slice(&[Mode { size: first.stride, stride: 0 }]);
        let mut reach = 0;
        for (i, &(mode, at)) in sorted.iter().enumerate() {
            let refuse = |mode, reach| {
                let below: Flat = sorted[..i].iter().map(|&(mode, _)| mode).collect();
                Err(self.unchained(NAME, &below, mode, reach))
            };
            reach = add(NAME, reach, mul(NAME, mode.size - 1, mode.stride)?)?;
            let next = sorted.get(i + 1).map(|(next, _)| next.stride);
            if next == Some(mode.stride) {
                continue;
            }
            // Digit `at` of an index, in the mixed radix of the strides, is the coordinate in this
            // mode, if it never gets larger than the mode.
            let radix = match next {
                Some(next) if next % mode.stride != 0 => {
                    return Err(Error::Chain {
                        operation: NAME,
                        mode: sorted[i + 1].0,
                        reach: mode.stride,
                        layout: self.to_string(),
                    });
                }
                Some(next) => next / mode.stride,
                None => mode.size,
            };
            let digit = reach / mode.stride;
            let bounded = next.is_some() && radix <= mode.size;
            let open_ended = goes_on && at + 1 == flat.len() && next.is_none();
            if digit >= mode.size && !bounded && !open_ended {
                return refuse(mode, reach);
            }
            out.push(Mode { size: radix, stride: prefix(&flat, at) });
        }
        Self::from_flat(NAME, &coalesced(&out))
    }
}

/// The weight of mode `i` in a 1-D coordinate: the product of the sizes before it.
fn prefix(modes: &[Mode], i: usize) -> i64 {
    modes[..i].iter().map(|mode| mode.size).product()
}
