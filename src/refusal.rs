//! What is refused at run time: the laws of the types, checked on numbers that only run time knows.

use core::fmt;

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

impl Refusal {
    /// The sentences of right-hand layouts that lead to coordinates.
    fn of_coordinates(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::StraysFromShape { coordinate, size } => write!(
                f,
                "composition is undefined: the right-hand layout takes the coordinate {coordinate} of a \
                 left-hand mode of size {size}; each must be one of the left-hand layout's shape"
            ),
            Self::NoCoordinates => f.write_str(
                "composition is undefined: the strides of the right-hand layout do not all lead forwards to \
                 coordinates of one structure; no number in them may be below 0",
            ),
            _ => Ok(()),
        }
    }

    /// The sentences of tensors.
    fn of_a_tensor(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Outside { coordinate, size } => write!(
                f,
                "the coordinate {coordinate} is outside the tensor: it stands at a mode of size {size}"
            ),
            Self::Misaligned { align } => write!(
                f,
                "recast is undefined: the tensor does not start at a multiple of {align} bytes, which its new \
                 elements need"
            ),
            Self::Scattered { elements } => write!(
                f,
                "recast is undefined: {elements} elements make a larger one, and the tensor is not made of so \
                 many neighbours from a multiple of {elements} on"
            ),
            Self::Incompatible { size, other } => write!(
                f,
                "the shapes are not compatible: neither refines the other; their sizes are {size} and {other}"
            ),
            Self::Shared { step, reach } => write!(
                f,
                "the parts share elements: steps of {step} and the smaller ones, which reach {reach}, meet; \
                 parts of a mutable tensor need a layout that is injective"
            ),
            Self::NoPlace { thread } => write!(
                f,
                "the thread {thread} has no place in its thread layout, which is not compact: no coordinate \
                 has this index"
            ),
            Self::OutOfReach { reach: usize::MAX, elements } => write!(
                f,
                "the layout has more coordinates than memory has elements, and the storage has {elements}"
            ),
            Self::OutOfReach { reach, elements } => write!(
                f,
                "the layout reaches over {reach} elements, and the storage has {elements}"
            ),
            Self::StartsInside { offset, elements } => write!(
                f,
                "a layout that starts at {offset} cannot be recast to elements of {elements}: it starts \
                 inside one; recast first, then slice"
            ),
            Self::SwizzledBelow0 { below } => write!(
                f,
                "the layout has the index -{below}, and a swizzle in a tensor takes indices from 0 on: an \
                 offset of {below} before the swizzle makes the smallest 0"
            ),
            _ => Ok(()),
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::PastTheEnd { tile, size } => write!(
                f,
                "composition is undefined: the tile reaches {tile} coordinates of a mode of size \
                 {size}; choose a smaller tile, or spell the overhang as uneven(tile)"
            ),
            Self::Uneven { tile, size } => write!(
                f,
                "divide is undefined: a tile of {tile} does not divide a mode of size {size}; choose \
                 a tile that divides it, pad the mode, or spell the rounding up as uneven(tile)"
            ),
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
            Self::NegativeStride { operation, size, stride } => write!(
                f,
                "{operation} is undefined: mode `{size}:{stride}` has a negative stride; reverse the \
                 mode, and keep the offset of its last element apart"
            ),
            Self::Still { operation, size, stride } => write!(
                f,
                "{operation} is undefined: mode `{size}:{stride}` does not move; a size or stride \
                 that may be 0 must be static"
            ),
            Self::Overlap { operation, size, stride, low_size, low_stride, index } => write!(
                f,
                "{operation} is undefined: the layout is not injective, its modes \
                 `{low_size}:{low_stride}` and `{size}:{stride}` overlap (both reach index {index}); \
                 every index may occur once only: use larger strides, or `filter()` to drop modes of \
                 stride 0"
            ),
            Self::Unchained { operation, size, stride, reach } => write!(
                f,
                "{operation} is undefined: the strides do not chain, as mode `{size}:{stride}` follows \
                 on modes that span {reach} ({stride} is not a multiple of {reach}); sorted by \
                 stride, each stride must be a multiple of what the modes before it span: pad or \
                 reorder the modes"
            ),
            Self::Unlinked { operation, size, stride, lower } => write!(
                f,
                "{operation} is undefined: the strides do not chain, as that of mode \
                 `{size}:{stride}` is not a multiple of {lower}, the next smaller one; sorted by \
                 stride, each stride must be a multiple of the one before: pad or reorder the modes"
            ),
            Self::Blurred { operation, size, stride, reach } => write!(
                f,
                "{operation} is undefined: the layout is not injective, as the modes up to \
                 `{size}:{stride}` reach index {reach} and carry past that mode; use larger strides, \
                 or smaller sizes"
            ),
            Self::Scatters { operation, size, stride, by } => write!(
                f,
                "{operation} is undefined: the stride of mode `{size}:{stride}` is {stride}, and \
                 neither of {stride} and {by} is a multiple of the other; pad the layout, or gather \
                 fewer elements"
            ),
            Self::Fixed { operation, size, stride, by } => write!(
                f,
                "{operation} is undefined: by {by}, mode `{size}:{stride}` changes its size, which is \
                 static beside a run-time stride; make both static, or both run-time numbers"
            ),
            Self::NotAdjacent { operation } => write!(
                f,
                "{operation} is undefined: no mode of the layout has stride 1, so the parts of an \
                 element have no mode to go to; one mode must step through adjacent elements"
            ),
            Self::CannotTile { size, span, repeats } => write!(
                f,
                "complement is undefined: a shape of size {size} cannot be tiled mode by mode with a \
                 span of {span} ({repeats} repetitions reach only {}); pass the size {size} instead of \
                 the shape, or a shape whose modes divide or are divided by {span}",
                span.saturating_mul(*repeats)
            ),
            Self::StraysFromShape { .. } | Self::NoCoordinates => self.of_coordinates(f),
            Self::Outside { .. }
            | Self::OutOfReach { .. }
            | Self::SwizzledBelow0 { .. }
            | Self::StartsInside { .. }
            | Self::Shared { .. }
            | Self::NoPlace { .. }
            | Self::Incompatible { .. }
            | Self::Misaligned { .. }
            | Self::Scattered { .. } => self.of_a_tensor(f),
        }
    }
}

impl core::error::Error for Refusal {}
