//! Pictures by name, on text.

use colex::draw::{self, Colouring, Picture};
use colex::dynamic::{Coord, Error, IntTuple, Layout, Swizzle, Tiler};

use crate::atoms;
use crate::call::Refusal;

/// The kinds of pictures, with their arguments.
pub(crate) const KINDS: &[(&str, &str)] = &[
    ("layout", "LAYOUT"),
    ("leaf", "LAYOUT N           coloured by its leaf N"),
    ("mode", "LAYOUT N           coloured by its mode N"),
    ("tv", "LAYOUT TILE, or the name of an instruction: A, B and C"),
    ("copy", "LAYOUT LAYOUT TILE"),
    ("mma", "MxNxK LAYOUT LAYOUT LAYOUT"),
    ("slice", "LAYOUT COORD"),
    ("tile", "LAYOUT TILER COORD"),
    ("tiles", "LAYOUT TILER"),
    ("partition", "LAYOUT LAYOUT INDEX"),
    ("compose", "LAYOUT LAYOUT"),
    ("carry", "LAYOUT LAYOUT"),
    ("swizzle", "LAYOUT SWIZZLE BYTES"),
    ("banks", "LAYOUT BYTES"),
];

/// The picture `kind` of `args`; of a layout where no kind is given.
pub(crate) fn drawn(kind: &str, args: &[&str]) -> Result<Picture, Refusal> {
    let wrong = |i: usize| move |error: Error| Refusal::Argument(i, error);
    let arg = |i: usize| {
        args.get(i).copied().ok_or_else(|| {
            let takes = KINDS.iter().find(|(name, _)| *name == kind).map_or("more", |kind| kind.1);
            Refusal::Unknown(format!("draw {kind} takes {takes}"))
        })
    };
    let layout = |i: usize| Layout::parse(arg(i)?).map_err(wrong(i));
    let tiler = |i: usize| Tiler::parse(arg(i)?).map_err(wrong(i));
    let coord = |i: usize| arg(i)?.parse::<Coord>().map_err(wrong(i));
    let tile = |i: usize| tile(arg(i)?).map_err(wrong(i));
    let number = |i: usize| {
        let text = arg(i)?;
        text.trim()
            .parse::<i64>()
            .map_err(|_| Refusal::Unknown(format!("draw {kind}: `{text}` is not a number")))
    };
    let place = |i: usize| Ok::<_, Refusal>(usize::try_from(number(i)?).unwrap_or(usize::MAX));
    if let ("tv" | "mma", [name]) = (kind, args)
        && name.starts_with(|c: char| c.is_ascii_alphabetic())
    {
        return Ok(atoms::drawn(name).ok_or_else(|| unknown_atom(name))??);
    }
    Ok(match kind {
        "layout" => draw::layout(layout(0)?)?,
        "leaf" => draw::layout_by(layout(0)?, Colouring::Leaf(place(1)?))?,
        "mode" => draw::layout_by(layout(0)?, Colouring::Mode(place(1)?))?,
        "tv" => draw::tv(layout(0)?, &tile(1)?)?,
        "copy" => draw::tiled_copy(layout(0)?, layout(1)?, &tile(2)?)?,
        "mma" => {
            let shape = tile(0)?;
            let &[m, n, k] = shape.leaves() else {
                return Err(Refusal::Unknown(format!("draw mma: `{shape}` is no MxNxK")));
            };
            draw::mma([m, n, k], layout(1)?, layout(2)?, layout(3)?)?
        }
        "slice" => draw::slice(layout(0)?, &coord(1)?)?,
        "tile" => draw::tile(layout(0)?, tiler(1)?, coord(2)?)?,
        "tiles" => draw::tiles(layout(0)?, tiler(1)?)?,
        "partition" => draw::partition(layout(0)?, layout(1)?, number(2)?)?,
        "compose" => draw::composition(layout(0)?, layout(1)?)?,
        "carry" => draw::carry(layout(0)?, layout(1)?)?,
        "swizzle" => {
            let swizzle: Swizzle = arg(1)?.parse().map_err(wrong(1))?;
            draw::swizzle(layout(0)?, swizzle, number(2)?)?
        }
        "banks" => draw::banks(layout(0)?, number(1)?)?,
        _ => return Err(Refusal::Unknown(format!("there is no picture `{kind}`"))),
    })
}

/// Names that start alike may be what was meant.
fn unknown_atom(name: &str) -> Refusal {
    let close = |length: usize| {
        let start = name.get(..length).unwrap_or(name);
        atoms::NAMES.iter().copied().filter(|known| known.starts_with(start)).collect::<Vec<_>>()
    };
    let near = [12, 8, 4].into_iter().map(close).find(|names| !names.is_empty());
    let near = near.map_or_else(String::new, |names| {
        let shown: Vec<&str> = names.into_iter().take(4).collect();
        format!("; there are {}", shown.join(", "))
    });
    Refusal::Unknown(format!("there is no instruction `{name}`{near}"))
}

/// `16x8` or `(16,8)`.
fn tile(text: &str) -> Result<IntTuple, Error> {
    if text.contains('x') && !text.contains('(') {
        format!("({})", text.replace('x', ",")).parse().map_err(|error| match error {
            // The parenthesis is not the user's.
            Error::Parse { position, expected, found } => {
                Error::Parse { position: position.saturating_sub(1), expected, found }
            }
            error => error,
        })
    } else {
        text.parse()
    }
}
