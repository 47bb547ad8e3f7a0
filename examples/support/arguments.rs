//! The arguments of operations, read from text.

use colex::dynamic::{
    Coord, CoordinateLayout, Error, IntTuple, Layout, Sliced, Swizzle, Tiler, uneven,
};

/// Why there is no answer.
#[derive(Debug)]
pub(crate) enum Refusal {
    /// The operation is undefined there: the engine's sentence.
    Undefined(Error),
    /// An argument is no such thing: which one, and the engine's sentence.
    Argument(usize, Error),
    /// There is no such operation, or it takes other arguments.
    Unknown(String),
}

impl std::fmt::Display for Refusal {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Undefined(error) | Self::Argument(_, error) => error.fmt(f),
            Self::Unknown(text) => text.fmt(f),
        }
    }
}

impl Refusal {
    /// The same refusal, counted with `n` arguments before.
    #[allow(dead_code, reason = "tests include this file for its operations alone")]
    pub(crate) fn behind(self, n: usize) -> Self {
        match self {
            Self::Argument(i, error) => Self::Argument(i + n, error),
            other => other,
        }
    }
}

impl From<Error> for Refusal {
    fn from(error: Error) -> Self {
        Self::Undefined(error)
    }
}

/// What an operation takes.
pub(crate) trait Argument: Sized {
    /// Reads argument `i` of `op`.
    fn read(op: &str, i: usize, text: &str) -> Result<Self, Refusal>;
}

macro_rules! read_by_the_engine {
    ($($argument:ty: $read:expr;)*) => {$(
        impl Argument for $argument {
            fn read(_: &str, i: usize, text: &str) -> Result<Self, Refusal> {
                let read: fn(&str) -> Result<Self, Error> = $read;
                read(text).map_err(|error| Refusal::Argument(i, error))
            }
        }
    )*};
}

read_by_the_engine! {
    Layout: Self::parse;
    Tiler: Self::parse;
    IntTuple: str::parse;
    Coord: str::parse;
    Swizzle: str::parse;
    Tile: |text| {
        let inner = text.trim().strip_prefix("uneven(").and_then(|rest| rest.strip_suffix(')'));
        Ok(Self(match inner {
            Some(inner) => uneven(Layout::parse(inner)?),
            None => Layout::parse(text)?.into(),
        }))
    };
}

impl Argument for i64 {
    fn read(op: &str, _: usize, text: &str) -> Result<Self, Refusal> {
        let number = text.trim().parse();
        number.map_err(|_| Refusal::Unknown(format!("{op}: `{text}` is not a number")))
    }
}

impl Argument for usize {
    fn read(op: &str, i: usize, text: &str) -> Result<Self, Refusal> {
        let count = Self::try_from(i64::read(op, i, text)?);
        count.map_err(|_| Refusal::Unknown(format!("{op}: `{text}` is not a count")))
    }
}

/// `LAYOUT @ OFFSET`, as a slice is printed, or a layout that starts at 0.
pub(crate) struct Slice(pub(crate) Sliced);

impl Argument for Slice {
    fn read(op: &str, i: usize, text: &str) -> Result<Self, Refusal> {
        let (layout, offset) = text.split_once('@').unwrap_or((text, "0"));
        let (layout, offset) = (Layout::read(op, i, layout.trim())?, i64::read(op, i, offset)?);
        Ok(Self(Sliced { layout, offset }))
    }
}

/// A layout, in a place where `uneven(…)` may stand as well.
pub(crate) struct Tile(pub(crate) Tiler);

/// Where a range of modes ends, −1 being behind the last one.
pub(crate) struct End(i64);

impl Argument for End {
    fn read(op: &str, i: usize, text: &str) -> Result<Self, Refusal> {
        i64::read(op, i, text).map(Self)
    }
}

impl End {
    pub(crate) fn of(&self, layout: &Layout) -> usize {
        usize::try_from(self.0).unwrap_or_else(|_| layout.rank())
    }
}

/// Modes by their numbers.
pub(crate) struct Modes(pub(crate) Vec<usize>);

impl Argument for Modes {
    fn read(op: &str, i: usize, text: &str) -> Result<Self, Refusal> {
        let modes = IntTuple::read(op, i, text)?;
        let modes: Result<_, _> =
            modes.leaves().iter().map(|&mode| usize::try_from(mode)).collect();
        Ok(Self(modes.map_err(|_| Refusal::Unknown(format!("{op}: modes count from 0")))?))
    }
}

/// Strides that are basis elements, `(2@0,1@1)`.
pub(crate) struct Steps {
    text: String,
    argument: usize,
}

impl Argument for Steps {
    fn read(_: &str, argument: usize, text: &str) -> Result<Self, Refusal> {
        Ok(Self { text: spelled(text), argument })
    }
}

impl Steps {
    /// The layout with these strides.
    pub(crate) fn with(&self, shape: &IntTuple) -> Result<CoordinateLayout, Refusal> {
        CoordinateLayout::parse(&format!("{shape}:{}", self.text))
            .map_err(|error| Refusal::Argument(self.argument, error))
    }
}

/// Basis elements as CuTe's C++ spells them, `make_stride(E<0>{}*Int<2>{},E<1,1>{})`, as `(2@0,1@1@1)`; what is
/// spelled so already stays.
fn spelled(strides: &str) -> String {
    let mut text = strides.replace("make_stride", "");
    while let Some((before, (path, after))) =
        text.split_once("E<").and_then(|(before, rest)| Some((before, rest.split_once(">{}")?)))
    {
        let times = after.strip_prefix("*Int<").and_then(|rest| rest.split_once(">{}"));
        let (by, after) = times.unwrap_or(("1", after));
        let modes = path.split(',').rev().collect::<Vec<_>>().join("@");
        text = format!("{before}{by}@{modes}{after}");
    }
    text
}
