//! What is refused at run time: the laws of the types, checked on numbers that only run time knows.

use core::fmt;

/// Why an operation has no result. Its `Display` is the sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Refusal {
    /// A divide by a tile that does not fit.
    Uneven {
        /// The size of the tile.
        tile: usize,
        /// The size that it cuts.
        size: usize,
    },
    /// A coordinate that a tensor does not have.
    Outside {
        /// The coordinate.
        coordinate: usize,
        /// The size of the mode it stands at.
        size: usize,
    },
    /// A layout that reaches past the storage of its tensor.
    OutOfReach {
        /// The elements between the smallest and the greatest index.
        reach: usize,
        /// The elements of the storage.
        elements: usize,
    },
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
            Self::Uneven { tile, size } => write!(
                f,
                "divide is undefined: a tile of {tile} does not divide a mode of size {size}; choose \
                 a tile that divides it, pad the mode, or spell the rounding up as uneven(tile)"
            ),
            Self::Outside { coordinate, size } => write!(
                f,
                "the coordinate {coordinate} is outside the tensor: it stands at a mode of size {size}"
            ),
            Self::OutOfReach { reach: usize::MAX, elements } => write!(
                f,
                "the layout has more coordinates than memory has elements, and the storage has {elements}"
            ),
            Self::OutOfReach { reach, elements } => write!(
                f,
                "the layout reaches over {reach} elements, and the storage has {elements}"
            ),
            Self::Carries { leaf, step, mode, size } => write!(
                f,
                "composition is undefined: leaf {leaf} of the right-hand layout, stepping by {step}, \
                 carries past mode {mode} of the left-hand layout, of size {size}; with sizes that \
                 only run time knows, the steps inside each left-hand mode but the last must stay \
                 below its size"
            ),
        }
    }
}

impl core::error::Error for Refusal {}
