//! How each [`Error`] reads.

use core::fmt;

use super::Error;

/// `mode 1.0`.
struct Place<'a>(&'a [usize]);

impl fmt::Display for Place<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("mode ")?;
        for (i, mode) in self.0.iter().enumerate() {
            write!(f, "{}{mode}", if i == 0 { "" } else { "." })?;
        }
        Ok(())
    }
}

impl fmt::Display for Error {
    #[expect(clippy::too_many_lines, reason = "one sentence a variant, read as a catalogue")]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Parse { position, expected, found: Some(found) } => {
                write!(f, "not a layout: expected {expected} at byte {position}, found `{found}`")
            }
            Self::Parse { position, expected, found: None } => {
                write!(
                    f,
                    "not a layout: expected {expected} at byte {position}, where the text ends"
                )
            }
            Self::TooDeep { limit } => {
                write!(f, "tuples are nested deeper than {limit} levels; flatten inner modes first")
            }
            Self::Picture { cells, limit } => write!(
                f,
                "{cells} cells are too many for a picture, which shows at most {limit}; draw a slice or a tile"
            ),
            Self::Overflow { operation } => {
                write!(
                    f,
                    "{operation} overflows: a size, stride or index does not fit 64 bits; use smaller numbers"
                )
            }
            Self::NotCongruent { shape, stride } => write!(
                f,
                "shape `{shape}` and stride `{stride}` differ in structure; every size needs exactly one stride, nested in the same way"
            ),
            Self::Size { path, size } => {
                write!(f, "{} has size {size}; sizes start at 1", Place(path))
            }
            Self::Mismatch => f.write_str("the structures do not fit each other"),
            Self::Coordinate { coord, shape } => write!(
                f,
                "coordinate `{coord}` does not fit shape `{shape}`; give each tuple as many numbers as the shape has modes there, or one number for the whole mode"
            ),
            Self::NegativeCoordinate { coord } => {
                write!(f, "coordinate {coord} is negative; coordinates count from 0")
            }
            Self::NotCompact { layout } => write!(
                f,
                "layout `{layout}` is not compact; an index has a coordinate only where each index from 0 to size − 1 occurs exactly once (see left_inverse)"
            ),
            Self::NotAnIndex { index, size } => write!(
                f,
                "index {index} does not occur; a compact layout of size {size} takes the indices from 0 to {}",
                size - 1
            ),
            Self::NoMode { operation, mode, rank } => write!(
                f,
                "{operation}: there is no mode {mode}; the layout has {rank} modes, counted from 0"
            ),
            Self::Range { operation, begin, end, rank } => write!(
                f,
                "{operation}: modes {begin} to {end} (exclusive) are not a range of the layout's {rank} modes; begin must be below end, and end at most {rank}"
            ),
            Self::Profile { operation, profile, target } => write!(
                f,
                "{operation}: profile `{profile}` does not fit `{target}`; a profile may be shorter or less nested than its target, but not longer or deeper"
            ),
            Self::Split { path, mode, rest, run, left } => {
                f.write_str("composition is undefined: ")?;
                if mode == rest {
                    write!(
                        f,
                        "{} of the right-hand layout, `{mode}`, does not split into runs of {run}",
                        Place(path)
                    )?;
                } else {
                    write!(
                        f,
                        "{} of the right-hand layout, `{mode}`, leaves `{rest}` after its first runs, which does not split into runs of {run}",
                        Place(path)
                    )?;
                }
                write!(
                    f,
                    " ({} is not a multiple of {run}); every mode must step evenly through the left-hand layout `{left}`: take a size that is a multiple of {run}, or at most {run}",
                    rest.size
                )
            }
            Self::Carry { path, stride, left_mode, left_size, reach, left } => write!(
                f,
                "composition is undefined: {} of the right-hand layout, stepping by {stride}, carries past mode {left_mode} of the left-hand layout, of size {left_size} \
                 (the right-hand modes together reach coordinate {reach} there, in `{left}`); all modes together must stay below the size: use fewer or smaller steps",
                Place(path)
            ),
            Self::StraysFromShape { path, coordinate, size, left } => write!(
                f,
                "composition is undefined: the right-hand layout takes the coordinate {coordinate} of {} of the left-hand layout `{left}`, of size {size}; \
                 each must be one of the left-hand layout's shape: take fewer or smaller steps",
                Place(path)
            ),
            Self::Outside { path, mode, left } => write!(
                f,
                "composition is undefined: {} of the right-hand layout, `{mode}`, steps below index 0, where the left-hand layout `{left}` has no value; \
                 only a left-hand layout of one mode goes on below 0: reverse the mode and add its first index as an offset",
                Place(path)
            ),
            Self::NegativeStride { operation, mode, layout } => write!(
                f,
                "{operation} is undefined: mode `{mode}` of `{layout}` has a negative stride, and the indices must start at 0; reverse the mode and keep the offset apart"
            ),
            Self::NotInjective { operation, low, high, layout, .. } if low == high => write!(
                f,
                "{operation} is undefined: `{layout}` is not injective, its mode `{low}` repeats each index {} times; \
                 every index may occur once: use filter to drop stride-0 modes",
                low.size
            ),
            Self::NotInjective { operation, low, high, index, layout } => write!(
                f,
                "{operation} is undefined: `{layout}` is not injective, its modes `{low}` and `{high}` overlap (both reach index {index}); \
                 every index may occur once: use filter to drop stride-0 modes, or larger strides"
            ),
            Self::Chain { operation, mode, reach, layout } => write!(
                f,
                "{operation} is undefined: the strides of `{layout}` do not chain, its modes interleave or leave uneven gaps ({} of mode `{mode}` is not a multiple of {reach}); \
                 sorted by stride, each stride must be a multiple of what the modes before it span: pad or reorder the modes",
                mode.stride
            ),
            Self::CannotTile { operation, shape, size, span, repeats } => write!(
                f,
                "{operation} is undefined: shape `{shape}` of size {size} cannot be tiled mode by mode with a span of {span} ({repeats} repetitions reach only {}); \
                 pass the size {size} instead of the shape, or a shape whose modes divide or are divided by {span}",
                span.saturating_mul(*repeats)
            ),
            Self::Divide { operation, tile, tile_size, size, covered } => {
                if *tile_size > 0 && size % tile_size != 0 {
                    write!(
                        f,
                        "{operation} is undefined: a tile of {tile_size} does not divide a mode of size {size} ({size} is not a multiple of {tile_size})"
                    )?;
                } else {
                    write!(
                        f,
                        "{operation} is undefined: tile `{tile}` does not divide a mode of size {size} (with its repetitions it covers {covered} elements, not {size})"
                    )?;
                }
                f.write_str("; pad the mode, choose a tile that divides it, or spell the rounding up as uneven(tile)")
            }
            Self::PastTheEnd { tile, reach, size } => write!(
                f,
                "composition is undefined: tile `{tile}` reaches {reach} elements into a mode of size {size}; a tile must lie inside its mode: choose a smaller tile, or spell the overhang as uneven(tile)"
            ),
            Self::TooManyTiles { operation, tiles, rank } => write!(
                f,
                "{operation} is undefined: a tiler of {tiles} modes does not fit a layout of {rank} modes; each mode of the tiler needs its own mode: drop tiles or group differently"
            ),
            Self::Multiple { operation, what, value, divisor } => write!(
                f,
                "{operation} is undefined: {what} {value} is not a multiple of {divisor}; whole blocks must fill it: round it up to {}, or choose a block that divides it",
                value.saturating_add(divisor - value.rem_euclid(*divisor))
            ),
            Self::Indivisible { operation, what, value, by } => write!(
                f,
                "{operation} is undefined: {what} {value} and {by} do not divide each other either way; one must be a multiple of the other: choose a multiple or a divisor of {value}"
            ),
            Self::NotPositive { operation, value } => {
                write!(f, "{operation}: {value} is not a count; counts and sizes start at 1")
            }
            Self::NotAdjacent { layout } => write!(
                f,
                "downcast is undefined: no mode of `{layout}` has stride 1, so an element's parts have no mode to go to; one mode must step through adjacent elements"
            ),
            Self::Step { operation, left, right, error } => {
                write!(f, "{operation} composes `{left}` with `{right}`, but {error}")
            }
            Self::TooManyModes { modes, limit } => write!(
                f,
                "the layout has {modes} leaves, and an analysis takes at most {limit}; coalesce it first"
            ),
            Self::InMode { path, error } => write!(f, "in {}: {error}", Place(path)),
        }
    }
}

impl core::error::Error for Error {}
