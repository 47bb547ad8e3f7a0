//! One table of a picture.

use alloc::string::String;
use alloc::vec::Vec;

use super::axis::Axis;
use super::palette::Tint;
use super::scene::{Anchor, Area, Face, Scene, Weight};

/// What stands in one place of a table.
#[derive(Clone, Debug)]
pub(crate) struct Cell {
    /// One line, or two.
    pub(crate) text: String,
    pub(crate) second: String,
    pub(crate) tint: Tint,
    pub(crate) look: Look,
}

/// How much a cell is meant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Look {
    Plain,
    /// Only there for the others.
    Faint,
    /// One of those that the picture shows.
    Marked,
}

/// A table with its headers and a title.
#[derive(Clone, Debug)]
pub(crate) struct Panel {
    pub(crate) title: String,
    pub(crate) rows: Axis,
    pub(crate) columns: Axis,
    /// Row by row.
    pub(crate) cells: Vec<Cell>,
    /// Cells, as (row, column), that a line runs through.
    pub(crate) path: Vec<(usize, usize)>,
}

const HEADER_LINE: i32 = 15;
const TITLE: i32 = 26;

impl Cell {
    pub(crate) fn new(text: impl Into<String>, tint: Tint) -> Self {
        Self { text: text.into(), second: String::new(), tint, look: Look::Plain }
    }

    pub(crate) fn with(mut self, second: impl Into<String>) -> Self {
        self.second = second.into();
        self
    }

    pub(crate) const fn looking(mut self, look: Look) -> Self {
        self.look = look;
        self
    }

    /// Nothing belongs here.
    pub(crate) fn empty() -> Self {
        Self::new("", Tint::Paper).looking(Look::Faint)
    }
}

/// Where the parts of a panel lie, in pixels from its corner.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Extent {
    cell: (i32, i32),
    /// The corner of the first cell.
    left: i32,
    top: i32,
    pub(crate) width: i32,
    pub(crate) height: i32,
}

impl Panel {
    pub(crate) fn new(
        title: impl Into<String>,
        rows: Axis,
        columns: Axis,
        mut cell: impl FnMut(usize, usize) -> Cell,
    ) -> Self {
        let mut cells = Vec::with_capacity(rows.len() * columns.len());
        for i in 0..rows.len() {
            for j in 0..columns.len() {
                cells.push(cell(i, j));
            }
        }
        Self { title: title.into(), rows, columns, cells, path: Vec::new() }
    }

    pub(crate) fn extent(&self) -> Extent {
        let widest = |face: Face, text: fn(&Cell) -> &str| {
            self.cells.iter().map(|cell| face.width(text(cell))).max().unwrap_or(0)
        };
        let two = self.cells.iter().any(|cell| !cell.second.trim().is_empty());
        let heads = self.columns.headers();
        let head =
            heads.iter().flatten().filter(|h| h.span == 1).map(|h| Face::Header.width(&h.text));
        let text = widest(Face::Cell, |cell| &cell.text)
            .max(widest(Face::Small, |cell| cell.second.trim()))
            .max(head.max().unwrap_or(0));
        let cell = (text.max(18) + 12, if two { 36 } else { 28 });
        let sides = self.rows.headers();
        let left = 5 + sides.iter().map(|line| side_width(line)).sum::<i32>();
        let lines = i32::try_from(heads.len()).unwrap_or(1);
        let top = if self.title.is_empty() { 0 } else { TITLE } + lines * HEADER_LINE + 4;
        let count = |n: usize| i32::try_from(n).unwrap_or(i32::MAX / 4096);
        let width = left + count(self.columns.len()) * cell.0;
        Extent {
            cell,
            left,
            top,
            width: width.max(Face::Title.width(&self.title) + 4) + 4,
            height: top + count(self.rows.len()) * cell.1 + 4,
        }
    }

    /// Draws the panel with its corner at (x, y).
    pub(crate) fn draw(&self, scene: &mut Scene, (x, y): (i32, i32)) {
        let extent = self.extent();
        let (w, h) = extent.cell;
        let (left, top) = (x + extent.left, y + extent.top);
        let count = |n: usize| i32::try_from(n).unwrap_or(0);
        let at = |i: usize, j: usize| (left + count(j) * w, top + count(i) * h);
        if !self.title.is_empty() {
            scene.say((x + 2, y + 10), Face::Title, Anchor::Start, &self.title);
        }
        for (i, row) in self.cells.chunks(self.columns.len().max(1)).enumerate() {
            for (j, cell) in row.iter().enumerate() {
                let (x, y) = at(i, j);
                draw_cell(scene, cell, (x, y), (w, h));
            }
        }
        let (rows, columns) = (self.rows.len(), self.columns.len());
        let (width, height) = (count(columns) * w, count(rows) * h);
        for i in 1..rows {
            let y = top + count(i) * h;
            scene.line((left, y), (left + width, y), weight(self.rows.boundary(i)));
        }
        for j in 1..columns {
            let x = left + count(j) * w;
            scene.line((x, top), (x, top + height), weight(self.columns.boundary(j)));
        }
        scene.frame((left, top), (width, height), Weight::Frame);
        self.outline_marked(scene, (left, top), (w, h));
        for step in self.path.windows(2) {
            // Beside the words of the cells it passes.
            let beside = |(i, j)| (at(i, j).0 + w - 6, at(i, j).1 + h / 2);
            scene.line(beside(step[0]), beside(step[1]), Weight::Path);
        }
        self.draw_headers(scene, (left, top), (w, h));
    }

    /// A line around each patch of marked cells.
    fn outline_marked(&self, scene: &mut Scene, (left, top): (i32, i32), (w, h): (i32, i32)) {
        let (rows, columns) = (self.rows.len(), self.columns.len());
        let marked = |i: usize, j: usize| {
            i < rows && j < columns && self.cells[i * columns + j].look == Look::Marked
        };
        let count = |n: usize| i32::try_from(n).unwrap_or(0);
        for i in 0..=rows {
            for j in 0..=columns {
                let (x, y) = (left + count(j) * w, top + count(i) * h);
                let here = marked(i, j);
                if here != (i > 0 && marked(i - 1, j)) {
                    scene.line((x, y), (x + w, y), Weight::Mark);
                }
                if here != (j > 0 && marked(i, j - 1)) {
                    scene.line((x, y), (x, y + h), Weight::Mark);
                }
            }
        }
    }

    fn draw_headers(&self, scene: &mut Scene, (left, top): (i32, i32), (w, h): (i32, i32)) {
        let count = |n: usize| i32::try_from(n).unwrap_or(0);
        let mut y = top - 4;
        for (level, line) in self.columns.headers().iter().enumerate() {
            let face = if level == 0 { Face::Header } else { Face::Nested };
            for head in line {
                let (start, span) = (left + count(head.start) * w, count(head.span) * w);
                scene.say((start + span / 2, y - 7), face, Anchor::Middle, &head.text);
                if head.span > 1 {
                    // A bracket over all that it spans.
                    scene.line((start + 4, y), (start + span - 4, y), Weight::Hair);
                }
            }
            y -= HEADER_LINE;
        }
        let mut x = left - 6;
        for (level, line) in self.rows.headers().iter().enumerate() {
            let face = if level == 0 { Face::Header } else { Face::Nested };
            for head in line {
                let (start, span) = (top + count(head.start) * h, count(head.span) * h);
                scene.say((x - 1, start + span / 2), face, Anchor::End, &head.text);
                if head.span > 1 {
                    scene.line((x + 2, start + 4), (x + 2, start + span - 4), Weight::Hair);
                }
            }
            x -= side_width(line);
        }
    }
}

fn draw_cell(scene: &mut Scene, cell: &Cell, (x, y): (i32, i32), (width, height): (i32, i32)) {
    if cell.tint != Tint::Paper {
        scene.areas.push(Area { x, y, width, height, tint: cell.tint });
    }
    let face = if cell.look == Look::Faint { Face::Faint } else { Face::Cell };
    let (second, middle) = (cell.second.trim(), x + width / 2);
    if second.is_empty() {
        scene.say((middle, y + height / 2), face, Anchor::Middle, &cell.text);
    } else {
        scene.say((middle, y + height / 2 - 6), face, Anchor::Middle, &cell.text);
        scene.say((middle, y + height / 2 + 9), Face::Small, Anchor::Middle, second);
    }
}

fn side_width(line: &[super::axis::Header]) -> i32 {
    11 + line.iter().map(|head| Face::Header.width(&head.text)).max().unwrap_or(0)
}

const fn weight(boundary: usize) -> Weight {
    match boundary {
        0 => Weight::Hair,
        1 => Weight::Thin,
        _ => Weight::Strong,
    }
}
