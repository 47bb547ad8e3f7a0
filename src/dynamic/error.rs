//! Refusals: each a sentence that names the operation, the mode, the numbers, the law and a way out.

use alloc::boxed::Box;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

use super::layout::{Layout, Mode};
use super::tree::IntTuple;

/// Why there is no result.
///
/// `Display` prints a sentence; modes are counted as the user wrote them, `1.0` being mode 0 of mode 1.
///
/// ```
/// use colex::dynamic::Layout;
///
/// let a = Layout::parse("(6,2):(8,2)")?;
/// let error = a.compose(&Layout::parse("(3,(4,2)):(1,(2,8))")?).unwrap_err();
/// assert!(error.to_string().starts_with(
///     "composition is undefined: mode 1.0 of the right-hand layout, `4:2`, does not split into runs of 3 (4 is not a multiple of 3)"
/// ));
/// # Ok::<(), colex::dynamic::Error>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Error {
    /// The text is not a layout, a shape, a coordinate or a tiler.
    Parse {
        /// Byte position of the first character that does not fit.
        position: usize,
        /// What would have fitted.
        expected: &'static str,
        /// What stands there; `None` at the end of the text.
        found: Option<char>,
    },
    /// Tuples are nested deeper than `limit`.
    TooDeep {
        /// The deepest nesting allowed.
        limit: usize,
    },
    /// A number leaves the 64-bit range.
    Overflow {
        /// What was being computed.
        operation: &'static str,
    },
    /// Two tuples that must have one structure differ.
    NotCongruent {
        /// The shape.
        shape: String,
        /// The stride.
        stride: String,
    },
    /// A size below 1.
    Size {
        /// The mode.
        path: Vec<usize>,
        /// Its size.
        size: i64,
    },
    /// A coordinate, a tiler or a profile does not fit the structure beside it; the caller names both.
    #[doc(hidden)]
    Mismatch,
    /// A coordinate does not fit a shape's structure.
    Coordinate {
        /// The coordinate.
        coord: String,
        /// The shape.
        shape: String,
    },
    /// A coordinate below 0.
    NegativeCoordinate {
        /// The coordinate.
        coord: i64,
    },
    /// Only a compact layout has an inverse at every index.
    NotCompact {
        /// The layout.
        layout: String,
    },
    /// An index that a compact layout does not take.
    NotAnIndex {
        /// The index.
        index: i64,
        /// The layout's size.
        size: i64,
    },
    /// There is no such mode.
    NoMode {
        /// The operation.
        operation: &'static str,
        /// The mode asked for.
        mode: usize,
        /// How many there are.
        rank: usize,
    },
    /// A range of modes that ends before it starts, or past the last mode.
    Range {
        /// The operation.
        operation: &'static str,
        /// First mode.
        begin: usize,
        /// One past the last mode.
        end: usize,
        /// How many there are.
        rank: usize,
    },
    /// A profile, an order or a tiler does not fit a structure.
    Profile {
        /// The operation.
        operation: &'static str,
        /// The profile.
        profile: String,
        /// What it should fit.
        target: String,
    },
    /// Composition: a mode does not split into runs.
    Split {
        /// The right-hand mode.
        path: Vec<usize>,
        /// The mode as written.
        mode: Mode,
        /// What is left of it after the runs before.
        rest: Mode,
        /// The length of the run that starts here.
        run: i64,
        /// The left-hand layout.
        left: String,
    },
    /// Composition: the modes together carry past a mode of the left-hand layout.
    Carry {
        /// The right-hand mode whose steps no longer fit.
        path: Vec<usize>,
        /// Its stride.
        stride: i64,
        /// The left-hand mode.
        left_mode: usize,
        /// Its size.
        left_size: i64,
        /// The largest coordinate that the right-hand modes reach there together.
        reach: i64,
        /// The left-hand layout, coalesced.
        left: String,
    },
    /// Composition: a negative stride leaves the left-hand layout's domain.
    Outside {
        /// The right-hand mode.
        path: Vec<usize>,
        /// The mode as written.
        mode: Mode,
        /// The left-hand layout, coalesced.
        left: String,
    },
    /// A negative stride where the law needs increasing indices.
    NegativeStride {
        /// The operation.
        operation: &'static str,
        /// The mode.
        mode: Mode,
        /// The layout.
        layout: String,
    },
    /// Two coordinates have one index.
    NotInjective {
        /// The operation.
        operation: &'static str,
        /// The mode with the smaller stride.
        low: Mode,
        /// The mode with the larger stride.
        high: Mode,
        /// An index that both reach.
        index: i64,
        /// The layout.
        layout: String,
    },
    /// The sorted strides are not multiples of one another as the operation needs.
    Chain {
        /// The operation.
        operation: &'static str,
        /// The mode whose stride does not fit.
        mode: Mode,
        /// What its stride should be a multiple of.
        reach: i64,
        /// The layout.
        layout: String,
    },
    /// A shape that cannot be tiled mode by mode.
    CannotTile {
        /// The operation.
        operation: &'static str,
        /// The shape.
        shape: String,
        /// Its size.
        size: i64,
        /// How much one repetition spans.
        span: i64,
        /// How many repetitions fit mode by mode.
        repeats: i64,
    },
    /// A tile that does not divide a mode.
    Divide {
        /// The operation.
        operation: &'static str,
        /// The tile.
        tile: String,
        /// The tile's size.
        tile_size: i64,
        /// The mode's size.
        size: i64,
        /// How much the tile and its repetitions cover.
        covered: i64,
    },
    /// A tile that reaches past the mode it is taken from.
    PastTheEnd {
        /// The tile.
        tile: String,
        /// How far it reaches.
        reach: i64,
        /// The mode's size.
        size: i64,
    },
    /// A tiler with more modes than the layout.
    TooManyTiles {
        /// The operation.
        operation: &'static str,
        /// The tiler's rank.
        tiles: usize,
        /// The layout's rank.
        rank: usize,
    },
    /// One number must be a multiple of another.
    Multiple {
        /// The operation.
        operation: &'static str,
        /// The number that should be a multiple, as it appears in the sentence.
        what: &'static str,
        /// Its value.
        value: i64,
        /// Of what.
        divisor: i64,
    },
    /// Of two numbers one must divide the other.
    Indivisible {
        /// The operation.
        operation: &'static str,
        /// The first number, as it appears in the sentence.
        what: &'static str,
        /// Its value.
        value: i64,
        /// The second number.
        by: i64,
    },
    /// A number below 1 where the operation counts.
    NotPositive {
        /// The operation.
        operation: &'static str,
        /// The number.
        value: i64,
    },
    /// No mode has stride 1 or −1, so the elements to split are not adjacent.
    NotAdjacent {
        /// The layout.
        layout: String,
    },
    /// A composition that another operation needs.
    Step {
        /// The operation.
        operation: &'static str,
        /// The layout on the left of that composition.
        left: String,
        /// The layout on its right.
        right: String,
        /// What went wrong there.
        error: Box<Self>,
    },
    /// Inside a mode of a tiler.
    InMode {
        /// The mode.
        path: Vec<usize>,
        /// What went wrong there.
        error: Box<Self>,
    },
}

impl Error {
    pub(crate) fn not_congruent(shape: &IntTuple, stride: &IntTuple) -> Self {
        Self::NotCongruent { shape: shape.to_string(), stride: stride.to_string() }
    }

    pub(crate) fn not_compact(layout: &Layout) -> Self {
        Self::NotCompact { layout: layout.to_string() }
    }

    pub(crate) fn profile(operation: &'static str, profile: &IntTuple, target: &IntTuple) -> Self {
        Self::Profile { operation, profile: profile.to_string(), target: target.to_string() }
    }

    /// Names the two sides of a structural mismatch found deep inside.
    pub(crate) fn or_mismatch(self, coord: &impl ToString, shape: &impl ToString) -> Self {
        match self {
            Self::Mismatch => Self::Coordinate { coord: coord.to_string(), shape: shape.to_string() },
            error => error,
        }
    }

    /// The error of the composition `left ∘ right` inside an operation whose user wrote neither.
    #[cold]
    pub(crate) fn in_step(self, operation: &'static str, left: &Layout, right: &Layout) -> Self {
        Self::Step { operation, left: left.to_string(), right: right.to_string(), error: Box::new(self) }
    }

    /// The same error, one mode further out.
    pub(crate) fn within(self, mode: usize) -> Self {
        match self {
            Self::InMode { mut path, error } => {
                path.insert(0, mode);
                Self::InMode { path, error }
            }
            error => Self::InMode { path: Vec::from([mode]), error: Box::new(error) },
        }
    }
}

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
                write!(f, "not a layout: expected {expected} at byte {position}, where the text ends")
            }
            Self::TooDeep { limit } => write!(f, "tuples are nested deeper than {limit} levels; flatten inner modes first"),
            Self::Overflow { operation } => {
                write!(f, "{operation} overflows: a size, stride or index does not fit 64 bits; use smaller numbers")
            }
            Self::NotCongruent { shape, stride } => write!(
                f,
                "shape `{shape}` and stride `{stride}` differ in structure; every size needs exactly one stride, nested in the same way"
            ),
            Self::Size { path, size } => write!(f, "{} has size {size}; sizes start at 1", Place(path)),
            Self::Mismatch => f.write_str("the structures do not fit each other"),
            Self::Coordinate { coord, shape } => write!(
                f,
                "coordinate `{coord}` does not fit shape `{shape}`; give each tuple as many numbers as the shape has modes there, or one number for the whole mode"
            ),
            Self::NegativeCoordinate { coord } => write!(f, "coordinate {coord} is negative; coordinates count from 0"),
            Self::NotCompact { layout } => write!(
                f,
                "layout `{layout}` is not compact; an index has a coordinate only where each index from 0 to size − 1 occurs exactly once (see left_inverse)"
            ),
            Self::NotAnIndex { index, size } => write!(f, "index {index} does not occur; a compact layout of size {size} takes the indices from 0 to {}", size - 1),
            Self::NoMode { operation, mode, rank } => write!(f, "{operation}: there is no mode {mode}; the layout has {rank} modes, counted from 0"),
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
                    write!(f, "{} of the right-hand layout, `{mode}`, does not split into runs of {run}", Place(path))?;
                } else {
                    write!(f, "{} of the right-hand layout, `{mode}`, leaves `{rest}` after its first runs, which does not split into runs of {run}", Place(path))?;
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
                    write!(f, "{operation} is undefined: a tile of {tile_size} does not divide a mode of size {size} ({size} is not a multiple of {tile_size})")?;
                } else {
                    write!(f, "{operation} is undefined: tile `{tile}` does not divide a mode of size {size} (with its repetitions it covers {covered} elements, not {size})")?;
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
                value.saturating_add(divisor - value % divisor)
            ),
            Self::Indivisible { operation, what, value, by } => write!(
                f,
                "{operation} is undefined: {what} {value} and {by} do not divide each other either way; one must be a multiple of the other: choose a multiple or a divisor of {value}"
            ),
            Self::NotPositive { operation, value } => write!(f, "{operation}: {value} is not a count; counts and sizes start at 1"),
            Self::NotAdjacent { layout } => write!(
                f,
                "downcast is undefined: no mode of `{layout}` has stride 1, so an element's parts have no mode to go to; one mode must step through adjacent elements"
            ),
            Self::Step { operation, left, right, error } => write!(f, "{operation} composes `{left}` with `{right}`, but {error}"),
            Self::InMode { path, error } => write!(f, "in {}: {error}", Place(path)),
        }
    }
}

impl core::error::Error for Error {}
