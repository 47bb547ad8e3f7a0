//! A scene as `TikZ`, for LaTeX.

use alloc::collections::BTreeMap;
use alloc::string::String;
use core::fmt::Write;

use super::scene::{Anchor, Face, Scene, Weight};

macro_rules! put {
    ($out:expr, $($format:tt)*) => {{ let _ = writeln!($out, $($format)*); }};
}

pub(crate) fn document(scene: &Scene) -> String {
    let mut out = String::from(
        "\\documentclass[tikz,border=4pt]{standalone}\n\\usepackage[T1]{fontenc}\n\\begin{document}\n",
    );
    out.push_str(&picture(scene));
    out.push_str("\\end{document}\n");
    out
}

pub(crate) fn picture(scene: &Scene) -> String {
    let mut out = String::new();
    let mut names = BTreeMap::new();
    for area in &scene.areas {
        let Some(colour) = area.tint.colour() else { continue };
        let next = names.len();
        let name = *names.entry(colour.light).or_insert(next);
        if name == next {
            put!(out, "\\definecolor{{colex{name}}}{{HTML}}{{{}}}", colour.light.to_uppercase());
        }
    }
    // One unit is a pixel of the SVG.
    put!(out, "\\begin{{tikzpicture}}[x=0.6pt,y=-0.6pt,every node/.style={{inner sep=0pt}}]");
    for area in &scene.areas {
        let Some(colour) = area.tint.colour() else { continue };
        put!(
            out,
            "\\fill[colex{}!{}] ({},{}) rectangle ++({},{});",
            names[colour.light],
            area.tint.opacity(),
            area.x,
            area.y,
            area.width,
            area.height
        );
    }
    for line in &scene.lines {
        let ((x0, y0), (x1, y1)) = (line.from, line.to);
        put!(out, "\\draw[{}] ({x0},{y0}) -- ({x1},{y1});", pen(line.weight));
    }
    for words in scene.words.iter().filter(|words| !words.text.is_empty()) {
        put!(
            out,
            "\\node[anchor={},font={}] at ({},{}) {{{}}};",
            anchor(words.anchor),
            font(words.face),
            words.x,
            words.y,
            Escaped(&words.text)
        );
    }
    out.push_str("\\end{tikzpicture}\n");
    out
}

const fn pen(weight: Weight) -> &'static str {
    match weight {
        Weight::Hair => "black!25,line width=0.4pt",
        Weight::Thin => "black!70,line width=0.6pt",
        Weight::Strong => "line width=1.2pt",
        Weight::Frame => "line width=0.8pt,line cap=rect",
        Weight::Mark => "red!75!black,line width=1.2pt,line cap=rect",
        Weight::Path => "red!75!black,line width=0.8pt,opacity=0.6",
    }
}

const fn font(face: Face) -> &'static str {
    match face {
        Face::Cell => "\\ttfamily\\scriptsize",
        Face::Faint => "\\ttfamily\\scriptsize\\color{black!40}",
        Face::Small | Face::Nested => "\\ttfamily\\tiny\\color{black!70}",
        Face::Header => "\\ttfamily\\scriptsize\\color{black!70}",
        Face::Title => "\\ttfamily\\scriptsize\\bfseries",
        Face::Caption => "\\sffamily\\scriptsize",
    }
}

const fn anchor(anchor: Anchor) -> &'static str {
    match anchor {
        Anchor::Start => "west",
        Anchor::Middle => "center",
        Anchor::End => "east",
    }
}

struct Escaped<'a>(&'a str);

impl core::fmt::Display for Escaped<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        for letter in self.0.chars() {
            match letter {
                '_' | '&' | '%' | '$' | '#' | '{' | '}' => write!(f, "\\{letter}")?,
                '∘' => f.write_str("$\\circ$")?,
                '→' => f.write_str("$\\to$")?,
                '·' => f.write_str("$\\cdot$")?,
                '≠' => f.write_str("$\\neq$")?,
                '⊕' => f.write_str("$\\oplus$")?,
                '×' => f.write_str("$\\times$")?,
                '<' => f.write_str("$<$")?,
                '>' => f.write_str("$>$")?,
                letter => f.write_char(letter)?,
            }
        }
        Ok(())
    }
}
