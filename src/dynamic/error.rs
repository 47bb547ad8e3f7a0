//! Refusals: each a sentence that names the operation, the mode, the numbers, the law and a way
//! out.

use alloc::boxed::Box;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::int_tuple::IntTuple;
use super::layout::{Layout, Mode};

/// Why there is no result.
///
/// `Display` prints a sentence; modes are counted as the user wrote them, `1.0` being mode 0 of
/// mode 1.
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
    /// More cells than a picture can show.
    Picture {
        /// How many there are.
        cells: i64,
        /// How many can be shown.
        limit: i64,
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
    /// A coordinate, a tiler or a profile does not fit the structure beside it; the caller names
    /// both.
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
    /// Composition: the right-hand layout takes a coordinate that the left-hand one does not have.
    StraysFromShape {
        /// The left-hand mode.
        path: Vec<usize>,
        /// The coordinate.
        coordinate: i64,
        /// The size of the mode.
        size: i64,
        /// The left-hand layout.
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
    /// No mode has stride 1, so the elements to split are not adjacent.
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
    /// An analysis of a layout of too many modes.
    TooManyModes {
        /// How many leaves it has.
        modes: usize,
        /// How many are allowed.
        limit: usize,
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
            Self::Mismatch => {
                Self::Coordinate { coord: coord.to_string(), shape: shape.to_string() }
            }
            error => error,
        }
    }

    /// The error of the composition `left ∘ right` inside an operation whose user wrote neither.
    #[cold]
    pub(crate) fn in_step(self, operation: &'static str, left: &Layout, right: &Layout) -> Self {
        Self::Step {
            operation,
            left: left.to_string(),
            right: right.to_string(),
            error: Box::new(self),
        }
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
