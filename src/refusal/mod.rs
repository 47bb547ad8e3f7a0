//! What is refused at run time: the laws of the types, checked on numbers that only run time knows.

mod sentence;

/// Why an operation has no result. Its `Display` is the sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Refusal {
    /// A composition with a tile that reaches past its mode.
    PastTheEnd {
        /// How many coordinates the tile reaches.
        tile: usize,
        /// How many there are.
        size: usize,
    },
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
    /// A composition with a layout that takes coordinates before the first of a tensor.
    BeforeTheFirst {
        /// How far before it.
        below: usize,
    },
    /// A mutable tensor that is split, of more modes than are searched for coordinates that share an element.
    Unsearched {
        /// The modes of more than one coordinate.
        modes: usize,
        /// How many are searched.
        most: usize,
    },
    /// A tensor of larger elements at an address that is not aligned for them.
    Misaligned {
        /// The alignment that they need.
        align: usize,
    },
    /// A tensor of larger elements, each of several that are not neighbours.
    Scattered {
        /// How many make one.
        elements: usize,
    },
    /// A tensor of smaller elements, which have more than one mode to go to.
    PartsMeet {
        /// How many an element becomes.
        parts: usize,
    },
    /// Two tensors, one for the other, of shapes that are not compatible.
    Incompatible {
        /// The number of coordinates of the one.
        size: usize,
        /// The number of coordinates of the other.
        other: usize,
    },
    /// A mutable tensor that is split, two coordinates of which may share an element.
    Shared {
        /// A stride.
        step: isize,
        /// What the smaller strides reach.
        reach: usize,
    },
    /// A thread that is at no coordinate of its thread layout.
    NoPlace {
        /// The thread.
        thread: usize,
    },
    /// A layout that reaches past the storage of its tensor.
    OutOfReach {
        /// The elements between the smallest and the greatest index.
        reach: usize,
        /// The elements of the storage.
        elements: usize,
    },
    /// A tensor with a swizzle after a layout that has indices below 0.
    SwizzledBelow0 {
        /// How far the smallest is below 0.
        below: usize,
    },
    /// A swizzled layout of larger elements, which starts inside of one.
    StartsInside {
        /// Where it starts.
        offset: usize,
        /// How many make one.
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
    /// A composition whose right-hand layout takes a coordinate that the left-hand one does not have.
    StraysFromShape {
        /// The coordinate.
        coordinate: usize,
        /// The size of the mode it stands at.
        size: usize,
    },
    /// A composition whose right-hand layout leads to coordinates, and with some steps below 0 or to numbers.
    NoCoordinates,
    /// A `shape_div` of numbers that are not multiples of one another.
    Indivisible {
        /// The size.
        size: isize,
        /// The divisor.
        by: isize,
    },
    /// A negative stride where indices must start at 0.
    NegativeStride {
        /// The operation.
        operation: &'static str,
        /// The mode's size.
        size: usize,
        /// Its stride.
        stride: isize,
    },
    /// A run-time size or stride of 0.
    Still {
        /// The operation.
        operation: &'static str,
        /// The mode's size.
        size: usize,
        /// Its stride.
        stride: usize,
    },
    /// A mode that spans more than an `isize` counts.
    TooLarge {
        /// The operation.
        operation: &'static str,
        /// The mode's size.
        size: usize,
        /// Its stride.
        stride: usize,
    },
    /// Two modes that have an index other than 0 in common.
    Overlap {
        /// The operation.
        operation: &'static str,
        /// The size of the mode with the larger stride.
        size: usize,
        /// Its stride.
        stride: usize,
        /// The size of the other mode.
        low_size: usize,
        /// Its stride.
        low_stride: usize,
        /// The first such index.
        index: usize,
    },
    /// A stride that is not a multiple of what the modes before it span.
    Unchained {
        /// The operation.
        operation: &'static str,
        /// The mode's size.
        size: usize,
        /// Its stride.
        stride: usize,
        /// What the modes before it span.
        reach: usize,
    },
    /// A stride that is not a multiple of the next smaller one.
    Unlinked {
        /// The operation.
        operation: &'static str,
        /// The mode's size.
        size: usize,
        /// Its stride.
        stride: usize,
        /// The next smaller stride.
        lower: usize,
    },
    /// Modes that carry past another one, so that an index does not tell its coordinate.
    Blurred {
        /// The operation.
        operation: &'static str,
        /// The mode's size.
        size: usize,
        /// Its stride.
        stride: usize,
        /// The largest index of the modes up to it.
        reach: usize,
    },
    /// A stride that neither divides the number of elements nor is a multiple of it.
    Scatters {
        /// The operation.
        operation: &'static str,
        /// The mode's size.
        size: usize,
        /// Its stride.
        stride: isize,
        /// The number of elements.
        by: usize,
    },
    /// A static size that would have to change because of a run-time stride.
    Fixed {
        /// The operation.
        operation: &'static str,
        /// The mode's size.
        size: usize,
        /// Its stride.
        stride: isize,
        /// The number of elements.
        by: usize,
    },
    /// No mode has stride 1.
    NotAdjacent {
        /// The operation.
        operation: &'static str,
    },
    /// A shape that cannot be tiled mode by mode.
    CannotTile {
        /// The size of the shape.
        size: usize,
        /// The span of one repetition.
        span: usize,
        /// How many repetitions fit mode by mode.
        repeats: usize,
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

/// What was asked for; panics with the sentence where it is refused.
#[inline]
#[track_caller]
pub(crate) fn granted<T>(result: Result<T, Refusal>) -> T {
    match result {
        Ok(value) => value,
        Err(refusal) => refusal.raise(),
    }
}

impl core::error::Error for Refusal {}
