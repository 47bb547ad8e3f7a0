//! What the macros read, as types.
//!
//! Every node keeps the tokens it was written with: refusals point at them, and quote them.

use core::fmt;

use proc_macro2::{Group, TokenStream};
use quote::ToTokens;

/// `shape:stride`, or a shape alone.
pub(crate) struct LayoutNotation {
    pub(crate) shape: IntTuple,
    pub(crate) stride: Option<IntTuple>,
}

/// `4`, `n`, `(4,(2,8))`. A tuple of one mode, `(4)`, is not the number `4`.
pub(crate) enum IntTuple {
    Leaf(Leaf),
    Modes(Modes<IntTuple>),
}

/// One element of a `tile!`: `_`, `8`, `4:2` or a tuple of such elements.
pub(crate) enum Tiler {
    Leaf(Leaf),
    Layout(LayoutNotation),
    Modes(Modes<Tiler>),
}

/// The modes between a pair of parentheses.
pub(crate) struct Modes<T> {
    pub(crate) modes: Vec<T>,
    pub(crate) written: Group,
}

pub(crate) struct Leaf {
    pub(crate) kind: LeafKind,
    pub(crate) written: TokenStream,
}

impl Leaf {
    pub(crate) fn is_dynamic(&self) -> bool {
        matches!(self.kind, LeafKind::Dynamic(_))
    }
}

pub(crate) enum LeafKind {
    Number(Number),
    Basis(Basis),
    /// `_`
    Keep,
    Dynamic(Dynamic),
}

/// A static number. Its text is the digits as the user spelled them: `4`, `_4`, `0x10`.
pub(crate) struct Number {
    pub(crate) text: String,
    pub(crate) magnitude: u64,
    pub(crate) negative: bool,
}

impl Number {
    /// No layout's number is larger: sums and products of a few of them still fit the run-time
    /// engine's integers.
    pub(crate) const MAX: u64 = 1 << 62;

    pub(crate) fn natural(magnitude: u64) -> Self {
        Self { text: magnitude.to_string(), magnitude, negative: false }
    }
}

/// `1@0@1`: a factor and the path of a mode.
pub(crate) struct Basis {
    pub(crate) factor: Number,
    pub(crate) path: Vec<Number>,
}

/// What only the compiler knows: a value in `layout!`, a type in `Layout!`.
pub(crate) enum Dynamic {
    /// A name, or what a `macro_rules` fragment stands for.
    Bare(TokenStream),
    /// `{n + 1}`
    Braced(Group),
}

impl fmt::Display for IntTuple {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Leaf(leaf) => leaf.fmt(f),
            Self::Modes(Modes { modes, .. }) => {
                f.write_str("(")?;
                for (i, mode) in modes.iter().enumerate() {
                    f.write_str(if i == 0 { "" } else { "," })?;
                    mode.fmt(f)?;
                }
                f.write_str(")")
            }
        }
    }
}

impl fmt::Display for Leaf {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.kind {
            LeafKind::Number(number) => number.fmt(f),
            LeafKind::Basis(Basis { factor, path }) => {
                factor.fmt(f)?;
                path.iter().try_for_each(|mode| write!(f, "@{mode}"))
            }
            LeafKind::Keep => f.write_str("_"),
            LeafKind::Dynamic(dynamic) => dynamic.fmt(f),
        }
    }
}

impl fmt::Display for Dynamic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bare(tokens) => tokens.fmt(f),
            Self::Braced(group) => {
                f.write_str(group.span().source_text().as_deref().unwrap_or("{…}"))
            }
        }
    }
}

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.negative { "-" } else { "" })?;
        f.write_str(&self.text)
    }
}

// The tokens as the user wrote them, not an expansion.

impl ToTokens for IntTuple {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        match self {
            Self::Leaf(leaf) => leaf.written.to_tokens(tokens),
            Self::Modes(modes) => modes.written.to_tokens(tokens),
        }
    }
}

impl ToTokens for Tiler {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        match self {
            Self::Leaf(leaf) => leaf.written.to_tokens(tokens),
            Self::Layout(layout) => {
                layout.shape.to_tokens(tokens);
                layout.stride.to_tokens(tokens);
            }
            Self::Modes(modes) => modes.written.to_tokens(tokens),
        }
    }
}
