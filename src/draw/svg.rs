//! A scene as SVG.
//!
//! The element carries its own style, for both themes: rustdoc's `data-theme` decides where there is
//! one, else what the reader prefers. All lines of one weight are one path and all areas of one
//! colour another, so the file stays small.

use alloc::collections::BTreeMap;
use alloc::string::String;
use core::fmt::Write;

use super::palette::Tint;
use super::scene::{Anchor, Face, Line, Scene, Weight, Words};

/// Writing to a string cannot fail.
macro_rules! put {
    ($out:expr, $($format:tt)*) => {{ let _ = write!($out, $($format)*); }};
}

pub(crate) fn write(label: &str, scene: &Scene) -> String {
    let mut out = String::new();
    let (w, h) = (scene.width, scene.height);
    put!(
        out,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"colex\" viewBox=\"0 0 {w} {h}\" width=\"{w}\" height=\"{h}\" role=\"img\" aria-label=\"{}\">\n",
        Escaped(label)
    );
    let areas = areas(scene);
    style(&mut out, areas.keys().copied());
    for (tint, path) in &areas {
        put!(out, "<path class=\"{}\" d=\"{path}\"/>\n", Class(*tint));
    }
    for (weight, path) in paths(&scene.lines) {
        put!(out, "<path class=\"{}\" d=\"{path}\"/>\n", class_of(weight));
    }
    words(&mut out, scene);
    out.push_str("</svg>\n");
    out
}

fn areas(scene: &Scene) -> BTreeMap<Tint, String> {
    let mut areas = BTreeMap::new();
    for area in &scene.areas {
        let path: &mut String = areas.entry(area.tint).or_default();
        let (w, h) = (area.width, area.height);
        put!(path, "M{} {}h{w}v{h}h-{w}z", area.x, area.y);
    }
    areas
}

fn paths(lines: &[Line]) -> BTreeMap<Weight, String> {
    let mut paths = BTreeMap::new();
    let mut last: BTreeMap<Weight, (i32, i32)> = BTreeMap::new();
    for line in lines {
        let path: &mut String = paths.entry(line.weight).or_default();
        if last.get(&line.weight) != Some(&line.from) {
            put!(path, "M{} {}", line.from.0, line.from.1);
        }
        if line.from.1 == line.to.1 {
            put!(path, "H{}", line.to.0);
        } else if line.from.0 == line.to.0 {
            put!(path, "V{}", line.to.1);
        } else {
            put!(path, "L{} {}", line.to.0, line.to.1);
        }
        last.insert(line.weight, line.to);
    }
    paths
}

const STYLE: &str = "svg.colex{max-width:100%;height:auto;font-family:ui-monospace,Menlo,Consolas,'DejaVu Sans Mono',monospace}\
svg.colex:root{color:#1c1c1c;background:#fff}svg.colex text{fill:currentColor;stroke:none}\
svg.colex .cell{font-size:13px;text-anchor:middle}svg.colex .faint{font-size:13px;text-anchor:middle;opacity:.45}\
svg.colex .small{font-size:10px;text-anchor:middle;opacity:.8}svg.colex .header{font-size:12px;opacity:.75}\
svg.colex .nested{font-size:10px;opacity:.6}svg.colex .title{font-size:14px;font-weight:600}\
svg.colex .caption{font-family:system-ui,'DejaVu Sans',sans-serif;font-size:13px}\
svg.colex .m{text-anchor:middle}svg.colex .e{text-anchor:end}\
svg.colex path{stroke:none}svg.colex path.l{fill:none;stroke:currentColor;stroke-linecap:square}\
svg.colex .l0{stroke-width:.75;stroke-opacity:.25}svg.colex .l1{stroke-width:1.25;stroke-opacity:.7}\
svg.colex .l2{stroke-width:2.25}svg.colex .l3{stroke-width:1.5}\
svg.colex path.l4{stroke-width:2.5;stroke:#c1272d}svg.colex path.l5{stroke-width:1.5;stroke:#c1272d;stroke-opacity:.6;stroke-linecap:round}";

const DARK: &str = "svg.colex path.l4,svg.colex path.l5{stroke:#ff8a80}";

fn style(out: &mut String, tints: impl Iterator<Item = Tint> + Clone) {
    put!(out, "<style>{STYLE}\n");
    let mut dark = String::new();
    let mut shades = [false; 101];
    for tint in tints {
        let Some(colour) = tint.colour() else { continue };
        let name = colour_class(tint);
        if !shades[usize::from(tint.opacity())] {
            shades[usize::from(tint.opacity())] = true;
            if tint.opacity() < 100 {
                let percent = tint.opacity();
                put!(out, "svg.colex .o{percent}{{fill-opacity:.{percent}}}");
            }
        }
        put!(out, "svg.colex .{name}{{fill:#{}}}", colour.light);
        put!(dark, "svg.colex .{name}{{fill:#{}}}", colour.dark);
    }
    dark.push_str(DARK);
    // Rustdoc says which theme the reader chose; an image or a plain page says what they prefer.
    put!(
        out,
        "\n@media (prefers-color-scheme:dark){{svg.colex:root{{color:#e6e6e6;background:#1c1c1c}}{}{}}}\n{}{}</style>\n",
        under(&dark, ":root:not([data-theme]) "),
        dark.split_inclusive('}')
            .fold(String::new(), |all, rule| all + &rule.replace("svg.colex ", "svg.colex:root ")),
        under(&dark, "[data-theme=dark] "),
        under(&dark, "[data-theme=ayu] "),
    );
}

/// Each rule of `css`, for what stands below `parent`.
fn under(css: &str, parent: &str) -> String {
    css.replace("svg.colex ", &[parent, "svg.colex "].concat())
}

fn words(out: &mut String, scene: &Scene) {
    let mut last = None;
    for words in &scene.words {
        if words.text.is_empty() {
            continue;
        }
        // Neighbours that look alike share their class.
        let look = (words.face, words.anchor);
        if last != Some(look) {
            out.push_str(if last.is_some() { "</g>\n" } else { "" });
            put!(out, "<g class=\"{}{}\">", face(words.face), anchor(words));
            last = Some(look);
        }
        let baseline = words.y + words.face.size() * 35 / 100;
        put!(out, "<text x=\"{}\" y=\"{baseline}\">{}</text>", words.x, Escaped(&words.text));
    }
    out.push_str(if last.is_some() { "</g>\n" } else { "" });
}

const fn face(face: Face) -> &'static str {
    match face {
        Face::Cell => "cell",
        Face::Faint => "faint",
        Face::Small => "small",
        Face::Header => "header",
        Face::Nested => "nested",
        Face::Title => "title",
        Face::Caption => "caption",
    }
}

const fn anchor(words: &Words) -> &'static str {
    match (words.face, words.anchor) {
        (Face::Cell | Face::Faint | Face::Small, _) | (_, Anchor::Start) => "",
        (_, Anchor::Middle) => " m",
        (_, Anchor::End) => " e",
    }
}

const fn class_of(weight: Weight) -> &'static str {
    match weight {
        Weight::Hair => "l l0",
        Weight::Thin => "l l1",
        Weight::Strong => "l l2",
        Weight::Frame => "l l3",
        Weight::Mark => "l l4",
        Weight::Path => "l l5",
    }
}

fn colour_class(tint: Tint) -> String {
    let mut name = String::new();
    match tint {
        Tint::Paper => {}
        Tint::Hue { hue, .. } => put!(name, "c{hue}"),
        Tint::Ramp(step) => put!(name, "r{step}"),
        Tint::Heat(step) => put!(name, "h{step}"),
    }
    name
}

/// The colour, and how opaque it is.
struct Class(Tint);

impl core::fmt::Display for Class {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(&colour_class(self.0))?;
        match self.0.opacity() {
            100 => Ok(()),
            percent => write!(f, " o{percent}"),
        }
    }
}

/// Text inside XML.
pub(crate) struct Escaped<'a>(pub(crate) &'a str);

impl core::fmt::Display for Escaped<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        for letter in self.0.chars() {
            match letter {
                '<' => f.write_str("&lt;")?,
                '>' => f.write_str("&gt;")?,
                '&' => f.write_str("&amp;")?,
                '"' => f.write_str("&quot;")?,
                '\n' => f.write_str(" ")?,
                letter => f.write_char(letter)?,
            }
        }
        Ok(())
    }
}
