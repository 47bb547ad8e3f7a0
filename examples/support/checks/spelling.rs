//! Arguments and answers as Rust: as values in the macros' notation, and as types.

use colex::dynamic::{self, IntTuple, View};

/// What an argument is.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Kind {
    /// `(4,8):(1,4)`
    Layout,
    /// A layout, possibly in `uneven(…)`.
    Tile,
    /// A layout, a number, `_`, or a tuple of such, possibly in `uneven(…)`.
    Tiler,
    /// `(4,(2,4))`
    Shape,
    /// `(1,(_,0))`
    Coord,
    /// `4`
    Number,
}

impl Kind {
    /// The argument as a value.
    pub(super) fn value(self, text: &str) -> String {
        match self {
            Self::Layout => layout(text),
            Self::Tile | Self::Tiler => tiler(&parsed(self, text)),
            Self::Shape => format!("shape!({text})"),
            Self::Coord | Self::Number => format!("coord!({text})"),
        }
    }

    /// The argument's type.
    pub(super) fn ty(self, text: &str) -> String {
        match self {
            Self::Layout => layout_type(text),
            Self::Tile | Self::Tiler => tiler_type(&parsed(self, text)),
            Self::Shape | Self::Coord | Self::Number => coord_type(text),
        }
    }
}

fn parsed(kind: Kind, text: &str) -> dynamic::Tiler {
    let inner = text.strip_prefix("uneven(").and_then(|rest| rest.strip_suffix(')'));
    let tile = |text: &str| match kind {
        // A shape alone is a compact layout here, and a tuple of sizes in a tiler.
        Kind::Tile => dynamic::Layout::parse(text).expect("a layout").into(),
        _ => dynamic::Tiler::parse(text).expect("a tiler"),
    };
    inner.map_or_else(|| tile(text), |inner| dynamic::uneven(tile(inner)))
}

/// A layout as a value.
pub(super) fn layout(text: &str) -> String {
    if text == "():()" { "Layout::new((), ())".into() } else { format!("layout!({text})") }
}

fn layout_type(text: &str) -> String {
    if text == "():()" { "Layout<(), ()>".into() } else { format!("Layout!({text})") }
}

fn tiler(tiler: &dynamic::Tiler) -> String {
    match tiler {
        dynamic::Tiler::Layout(layout) => format!("layout!({layout})"),
        dynamic::Tiler::Size(size) => format!("shape!({size})"),
        dynamic::Tiler::Keep => "Keep".into(),
        dynamic::Tiler::Modes(each) => format!("tile!({})", list(each, tile)),
        dynamic::Tiler::Uneven(inner) => format!("uneven({})", self::tiler(inner)),
    }
}

/// As an element of `tile!`.
fn tile(tiler: &dynamic::Tiler) -> String {
    match tiler {
        dynamic::Tiler::Modes(each) => format!("({})", list(each, tile)),
        dynamic::Tiler::Uneven(_) => panic!("`tile!` knows no `uneven`: {tiler}"),
        one => one.to_string(),
    }
}

fn tiler_type(tiler: &dynamic::Tiler) -> String {
    match tiler {
        dynamic::Tiler::Layout(layout) => format!("Layout!({layout})"),
        dynamic::Tiler::Size(size) => number_type(*size),
        dynamic::Tiler::Keep => "Keep".into(),
        dynamic::Tiler::Modes(each) => {
            format!("({}{})", list(each, tiler_type), if each.len() == 1 { "," } else { "" })
        }
        dynamic::Tiler::Uneven(inner) => format!("Uneven<{}>", tiler_type(inner)),
    }
}

fn list<T>(each: &[T], spelled: impl Fn(&T) -> String) -> String {
    each.iter().map(spelled).collect::<Vec<_>>().join(", ")
}

/// Stands for `_` while a coordinate is parsed: no number in it is as small.
const KEEP: i64 = i64::MIN + 1;

/// The type of a static tuple, in which `_` may stand for a number.
fn coord_type(text: &str) -> String {
    let tuple: IntTuple = text.replace('_', &KEEP.to_string()).parse().expect("a tuple");
    view_type(tuple.view())
}

fn view_type(view: View<'_, i64>) -> String {
    match view.as_leaf() {
        Some(KEEP) => "Keep".into(),
        Some(number) => number_type(number),
        None => {
            let modes: Vec<String> = view.modes().map(view_type).collect();
            format!("({}{})", modes.join(", "), if modes.len() == 1 { "," } else { "" })
        }
    }
}

/// `_128`, or digit by digit where there is no such name.
fn number_type(number: i64) -> String {
    const NAMED: i64 = 1024;
    match number {
        ..0 => format!("Minus<{}>", number_type(-number)),
        0..=NAMED => format!("_{number}"),
        _ => {
            let digits = number.to_string();
            let spelled: Vec<String> = digits.chars().map(|digit| format!("_{digit}")).collect();
            format!("{}{}", spelled.join("<"), ">".repeat(digits.len() - 1))
        }
    }
}

/// A template with its arguments.
pub(super) fn filled(template: &str, kinds: &[Kind], args: &[String]) -> String {
    let mut text = template.to_owned();
    for (i, (kind, arg)) in kinds.iter().zip(args).enumerate() {
        if text.contains(&format!("${i}")) {
            text = text.replace(&format!("${i}"), &kind.value(arg));
        }
        if text.contains(&format!("%{i}")) {
            text = text.replace(&format!("%{i}"), &kind.ty(arg));
        }
    }
    text
}
