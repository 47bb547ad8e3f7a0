//! Complement: what a layout leaves out.

use super::Error;
use super::coalesce::{coalesced, join};
use super::filter::filtered;
use super::int_tuple::IntTuple;
use super::layout::{Flat, Layout, Mode};
use super::number::{self, gcd, mul};
use super::shape::{ceil_div, size};
use alloc::string::ToString;

const NAME: &str = "complement";

impl Layout {
    /// `(A, R)` takes every index of `0..M` exactly once, with R increasing; M is the size of
    /// `shape`, rounded up where A's span does not divide it.
    ///
    /// A shape of several modes is rounded up mode by mode.
    ///
    /// ```
    /// # use colex::dynamic::{IntTuple, Layout};
    /// let a = Layout::parse("4:2")?;
    /// assert_eq!(a.complement(24)?.to_string(), "(2,3):(1,8)");
    /// // A mode of size 1 is no mode.
    /// assert_eq!(a.complement(8)?.to_string(), "2:1");
    /// // Indices 0, 1, 2, 3, 6, 7, 8, 9: what is left out is not a repetition of them.
    /// assert!(Layout::parse("(4,2):(1,6)")?.complement(24).is_err());
    /// # Ok::<(), colex::dynamic::Error>(())
    /// ```
    ///
    /// # Errors
    /// When modes overlap or leave uneven gaps, a stride is negative, or the shape cannot be tiled.
    pub fn complement(&self, shape: impl Into<IntTuple>) -> Result<Self, Error> {
        let shape = shape.into();
        let (mut rest, span) = self.gaps(NAME, true)?;
        let (all, repeats) = (size(&shape)?, size(&ceil_div(&shape, span)?)?);
        if mul(NAME, span, repeats)? < all {
            return Err(Error::CannotTile {
                operation: NAME,
                shape: shape.to_string(),
                size: all,
                span,
                repeats,
            });
        }
        join(&mut rest, Mode { size: repeats, stride: span });
        Self::from_flat(NAME, &coalesced(&rest))
    }

    /// Where at least `copies` copies of the layout fit between and behind its modes: `(A, R)` is
    /// injective and R increases.
    ///
    /// Unlike in a [`complement`](Self::complement), gaps that are no multiple of what they hold
    /// may stay partly empty.
    pub(crate) fn room(&self, operation: &'static str, copies: i64) -> Result<Self, Error> {
        let (mut gaps, span) = self.gaps(operation, false)?;
        // The gaps lie below the span, so their number fits.
        let inside = gaps.iter().map(|mode| mode.size).product();
        let repeats = number::ceil_div(mul(operation, self.size(), copies)?, span)
            .max(number::ceil_div(copies, inside));
        gaps.push(Mode { size: repeats, stride: span });
        Self::from_flat(operation, &coalesced(&gaps))
    }

    /// The modes between the layout's own, and how far they reach together.
    fn gaps(&self, operation: &'static str, exact: bool) -> Result<(Flat, i64), Error> {
        let modes = self.sorted(operation)?;
        let (mut gaps, mut reach) = (Flat::new(), 1);
        for (i, &mode) in modes.iter().enumerate() {
            if mode.stride < reach || exact && mode.stride % reach != 0 {
                return Err(self.unchained(operation, &modes[..i], mode, reach));
            }
            gaps.push(Mode { size: mode.stride / reach, stride: reach });
            reach = mul(operation, mode.stride, mode.size)?;
        }
        Ok((gaps, reach))
    }

    /// The modes that move the index, by increasing stride.
    pub(crate) fn sorted(&self, operation: &'static str) -> Result<Flat, Error> {
        let mut modes = filtered(self.leaves());
        if let Some(&mode) = modes.iter().find(|mode| mode.stride < 0) {
            return Err(Error::NegativeStride { operation, mode, layout: self.to_string() });
        }
        modes.sort_by_key(|mode| mode.stride);
        Ok(modes)
    }

    /// Why `mode` does not follow on the modes below it: two coordinates share an index, or the
    /// strides do not chain.
    #[cold]
    pub(crate) fn unchained(
        &self,
        operation: &'static str,
        below: &[Mode],
        mode: Mode,
        reach: i64,
    ) -> Error {
        for &low in below {
            // The first common multiple of both strides, if both modes are long enough to get
            // there.
            let common = gcd(low.stride, mode.stride);
            let (steps_low, steps_high) = (mode.stride / common, low.stride / common);
            if steps_low < low.size && steps_high < mode.size {
                return Error::NotInjective {
                    operation,
                    low,
                    high: mode,
                    index: low.stride * steps_low,
                    layout: self.to_string(),
                };
            }
        }
        Error::Chain { operation, mode, reach, layout: self.to_string() }
    }
}
