//! A picture: tables in their places, and the ways to write it down.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use super::panel::Panel;
use super::scene::{Anchor, Face, Scene};
use super::{html, svg, text, tikz};

/// One or several tables with a caption.
///
/// `Display` prints it as text; [`svg`](Self::svg), [`tikz`](Self::tikz) and [`html`](Self::html)
/// write it for a page.
///
/// ```
/// let picture = colex::draw::layout(colex::layout!((2,(2,2)):(4,(2,1))))?;
/// assert_eq!(picture.to_string(), "\
/// (2,(2,2)):(4,(2,1))
///     0 1   2 3
///   ┌─────┬────
/// 0 │ 0 2 │ 1 3
/// 1 │ 4 6 │ 5 7
/// ");
/// assert!(picture.svg().starts_with("<svg"));
/// # Ok::<(), colex::dynamic::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct Picture {
    /// What the picture shows, in one line for those who cannot see it.
    pub(crate) label: String,
    pub(crate) panels: Vec<Panel>,
    pub(crate) places: Places,
    /// Sentences below the tables.
    pub(crate) captions: Vec<String>,
}

/// How the tables of a picture lie.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Places {
    /// From the left, a new line where the page ends.
    Row,
    /// The factors of a matrix product: A on the left, B above, C in the corner.
    Corner,
}

const GAP: i32 = 28;
const PAGE: i32 = 980;
const MARGIN: i32 = 8;
const CAPTION_LINE: i32 = 18;

impl Picture {
    pub(crate) fn of(label: impl Into<String>, panels: Vec<Panel>) -> Self {
        Self { label: label.into(), panels, places: Places::Row, captions: Vec::new() }
    }

    /// The same picture with a sentence below it.
    #[must_use]
    pub fn caption(mut self, sentence: impl Into<String>) -> Self {
        self.captions.push(sentence.into());
        self
    }

    /// The picture as an SVG element: no external resources, no blank lines, dark and light, with a
    /// label for those who cannot see it. It can stand in a file or inside an HTML page.
    #[must_use]
    pub fn svg(&self) -> String {
        svg::write(&self.label, &self.scene())
    }

    /// The picture as a `tikzpicture`, for LaTeX; needs the package `tikz` only.
    #[must_use]
    pub fn tikz(&self) -> String {
        tikz::picture(&self.scene())
    }

    /// A LaTeX document with nothing but the picture.
    #[must_use]
    pub fn latex(&self) -> String {
        tikz::document(&self.scene())
    }

    /// A page with the picture, its text table and its LaTeX source, that needs nothing but itself.
    #[must_use]
    pub fn html(&self) -> String {
        html::page(self, &[])
    }

    /// [`html`](Self::html) with a list of steps, as an
    /// [`Explanation`](crate::dynamic::explain::Explanation) tells them.
    #[must_use]
    pub fn html_with_steps(&self, steps: &[String]) -> String {
        html::page(self, steps)
    }

    pub(crate) fn scene(&self) -> Scene {
        let mut scene = Scene::default();
        let corners = match self.places {
            Places::Row => self.in_rows(),
            Places::Corner => self.in_a_corner(),
        };
        for (panel, &(x, y)) in self.panels.iter().zip(&corners) {
            panel.draw(&mut scene, (x, y));
            let extent = panel.extent();
            scene.width = scene.width.max(x + extent.width);
            scene.height = scene.height.max(y + extent.height);
        }
        for caption in &self.captions {
            scene.height += CAPTION_LINE;
            scene.say((MARGIN + 2, scene.height - 2), Face::Caption, Anchor::Start, caption);
            scene.width = scene.width.max(MARGIN + Face::Caption.width(caption) * 94 / 100);
        }
        scene.width += MARGIN;
        scene.height += MARGIN;
        scene
    }

    fn in_rows(&self) -> Vec<(i32, i32)> {
        let (mut x, mut y, mut line) = (MARGIN, MARGIN, 0);
        let mut corners = Vec::new();
        for panel in &self.panels {
            let extent = panel.extent();
            if x > MARGIN && x + extent.width > PAGE {
                (x, y, line) = (MARGIN, y + line + GAP, 0);
            }
            corners.push((x, y));
            x += extent.width + GAP;
            line = line.max(extent.height);
        }
        corners
    }

    /// C's cells below B's and beside A's; they have one size, as all say a thread and a value.
    fn in_a_corner(&self) -> Vec<(i32, i32)> {
        let [a, b, ..] = self.panels.as_slice() else { return self.in_rows() };
        let (a, b) = (a.extent(), b.extent());
        let (x, y) = (MARGIN + a.width + GAP, MARGIN + b.height + GAP);
        Vec::from([(MARGIN, y), (x, MARGIN), (x, y)])
    }
}

impl fmt::Display for Picture {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, panel) in self.panels.iter().enumerate() {
            if i > 0 {
                writeln!(f)?;
            }
            text::write(f, panel)?;
        }
        for caption in &self.captions {
            writeln!(f, "{caption}")?;
        }
        Ok(())
    }
}
