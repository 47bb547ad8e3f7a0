//! What a picture is made of once everything has its place: areas, lines and words.
//!
//! SVG and `TikZ` are two ways of writing a scene down. Coordinates are whole pixels, y downwards.

use alloc::string::String;
use alloc::vec::Vec;

use super::palette::Tint;

/// A filled area.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Area {
    pub(crate) x: i32,
    pub(crate) y: i32,
    pub(crate) width: i32,
    pub(crate) height: i32,
    pub(crate) tint: Tint,
}

/// How strong a line is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Weight {
    /// Between two cells.
    Hair,
    /// Where an inner mode starts again.
    Thin,
    /// Where the mode around it starts again.
    Strong,
    /// Around a table.
    Frame,
    /// Around what is shown.
    Mark,
    /// From a step to the next one.
    Path,
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Line {
    pub(crate) from: (i32, i32),
    pub(crate) to: (i32, i32),
    pub(crate) weight: Weight,
}

/// How words look.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Face {
    /// What a cell says.
    Cell,
    /// A cell that is not meant.
    Faint,
    /// The second line of a cell.
    Small,
    /// A row's or a column's number.
    Header,
    /// The numbers of nested modes.
    Nested,
    /// What a table is called.
    Title,
    /// A sentence below.
    Caption,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Anchor {
    Start,
    Middle,
    End,
}

#[derive(Clone, Debug)]
pub(crate) struct Words {
    /// Where they start, centre or end.
    pub(crate) x: i32,
    /// Their middle.
    pub(crate) y: i32,
    pub(crate) face: Face,
    pub(crate) anchor: Anchor,
    pub(crate) text: String,
}

/// Everything in its place.
#[derive(Clone, Debug, Default)]
pub(crate) struct Scene {
    pub(crate) width: i32,
    pub(crate) height: i32,
    pub(crate) areas: Vec<Area>,
    pub(crate) lines: Vec<Line>,
    pub(crate) words: Vec<Words>,
}

impl Face {
    /// The height of the letters, in pixels.
    pub(crate) const fn size(self) -> i32 {
        match self {
            Self::Cell | Self::Faint | Self::Caption => 13,
            Self::Header => 12,
            Self::Small | Self::Nested => 10,
            Self::Title => 14,
        }
    }

    /// How wide a text is, in pixels: the letters of a typewriter are 0.6 of their height.
    pub(crate) fn width(self, text: &str) -> i32 {
        let letters = i32::try_from(text.chars().count()).unwrap_or(i32::MAX / 100);
        letters * self.size() * 61 / 100
    }
}

impl Scene {
    pub(crate) fn line(&mut self, from: (i32, i32), to: (i32, i32), weight: Weight) {
        self.lines.push(Line { from, to, weight });
    }

    pub(crate) fn frame(&mut self, (x, y): (i32, i32), (w, h): (i32, i32), weight: Weight) {
        self.line((x, y), (x + w, y), weight);
        self.line((x + w, y), (x + w, y + h), weight);
        self.line((x + w, y + h), (x, y + h), weight);
        self.line((x, y + h), (x, y), weight);
    }

    pub(crate) fn say(&mut self, (x, y): (i32, i32), face: Face, anchor: Anchor, text: &str) {
        self.words.push(Words { x, y, face, anchor, text: text.into() });
    }
}
