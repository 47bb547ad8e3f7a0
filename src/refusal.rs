//! What is refused at run time: the laws of the types, checked on numbers that only run time knows.

use core::fmt;

/// Why an operation has no result. Its `Display` is the sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Refusal {
    /// A composition whose right-hand layout carries on the left-hand one.
    Carries {
        /// The leaf of the right-hand layout, counted from 0.
        leaf: usize,
        /// Its stride.
        step: isize,
        /// The mode of the left-hand layout.
        mode: usize,
        /// Its size.
        size: usize,
    },
    /// A `shape_div` of numbers that are not multiples of one another.
    Indivisible {
        /// The size.
        size: isize,
        /// The divisor.
        by: isize,
    },
}

impl Refusal {
    /// Panics with the sentence.
    #[cold]
    #[inline(never)]
    #[track_caller]
    pub(crate) fn raise(self) -> ! {
        panic!("{self}")
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Carries { leaf, step, mode, size } => write!(
                f,
                "composition is undefined: leaf {leaf} of the right-hand layout, stepping by {step}, \
                 carries past mode {mode} of the left-hand layout, of size {size}; with sizes that \
                 only run time knows, the steps inside each left-hand mode but the last must stay \
                 below its size"
            ),
            Self::Indivisible { size, by } => write!(
                f,
                "shape_div is undefined: {size} is no multiple of {by}, nor {by} of {size}; use \
                 ceil_div to round up"
            ),
        }
    }
}

impl core::error::Error for Refusal {}
