//! The sentence of each refusal.

use core::fmt;

use super::Refusal;

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
            Self::Outside { coordinate: usize::MAX, size } => write!(
                f,
                "a coordinate below 0, or beyond all that memory can hold, is outside the tensor: it stands \
                 at a mode of size {size}"
            ),
            Self::Outside { coordinate, size } => write!(
                f,
                "the coordinate {coordinate} is outside the tensor: it stands at a mode of size {size}"
            ),
            Self::BeforeTheFirst { below } => write!(
                f,
                "the composition would leave the tensor: the right-hand layout takes the coordinate -{below}, \
                 and coordinates count from 0"
            ),
            Self::Unsearched { modes, most } => write!(
                f,
                "whether the parts share elements is not known: {modes} modes have more than one coordinate, \
                 and {most} are searched; fewer modes, or static ones, are decided"
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
            Self::PartsMeet { parts } => write!(
                f,
                "recast is undefined: each element becomes {parts} along the mode of stride 1, and the \
                 layout has more than one, which would overlap; recast before modes are made or taken"
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
            Self::TooLarge { operation, size, stride } => write!(
                f,
                "{operation} is undefined: mode `{size}:{stride}` spans more than {} indices, the most that a \
                 layout counts",
                isize::MAX
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
            Self::Uneven { tile, size } => of_a_divide(f, *tile, *size),
            Self::StraysFromShape { .. } | Self::NoCoordinates => self.of_coordinates(f),
            Self::Outside { .. }
            | Self::BeforeTheFirst { .. }
            | Self::Unsearched { .. }
            | Self::OutOfReach { .. }
            | Self::SwizzledBelow0 { .. }
            | Self::StartsInside { .. }
            | Self::Shared { .. }
            | Self::NoPlace { .. }
            | Self::Incompatible { .. }
            | Self::Misaligned { .. }
            | Self::PartsMeet { .. }
            | Self::Scattered { .. } => self.of_a_tensor(f),
        }
    }
}

/// The sentence of a divide of `size` coordinates by a tile of `tile`.
fn of_a_divide(f: &mut fmt::Formatter<'_>, tile: usize, size: usize) -> fmt::Result {
    const MOST: usize = isize::MAX.unsigned_abs();
    if tile == 0 {
        write!(
            f,
            "divide is undefined: a tile of 0 has no coordinates to cover a mode of size {size} with; a tile has \
             at least one coordinate"
        )
    } else if tile.max(size) > MOST {
        write!(
            f,
            "divide is undefined: a tile of {tile} and a mode of size {size}, of which one at least is more than \
             {MOST}, the most that a layout counts"
        )
    } else {
        write!(
            f,
            "divide is undefined: a tile of {tile} does not divide a mode of size {size}; choose a tile that \
             divides it, pad the mode, or spell the rounding up as uneven(tile)"
        )
    }
}
