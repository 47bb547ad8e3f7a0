//! Every sentence the macros refuse with: what is wrong, where, and what to write instead.

use core::fmt::Display;

use proc_macro2::{Delimiter, Group, Ident, Literal, Span, TokenStream, TokenTree};
use quote::ToTokens;
use syn::{Error, LitInt, Token};

use crate::{
    entry::Notation,
    notation::{IntTuple, Leaf},
    valid::Role,
};

fn at(tokens: impl ToTokens, sentence: impl Display) -> Error {
    Error::new_spanned(tokens, sentence)
}

// ---- tokens that are not the grammar ----

pub(crate) fn empty(notation: Notation) -> Error {
    let (name, example) = (notation.name(), notation.example());
    Error::new(Span::call_site(), format!("`{name}` is empty; write it as in `{name}({example})`"))
}

/// Something other than a comma follows a complete element.
pub(crate) fn after_element(token: &TokenTree) -> Error {
    let fix = match token {
        TokenTree::Punct(p) if p.as_char() == ':' => {
            "a layout is written with all sizes before all strides, as in `(4,8):(8,1)`"
        }
        TokenTree::Punct(p) if p.as_char() == '@' => "it follows a static number, as in `1@0`",
        TokenTree::Punct(_) | TokenTree::Group(_) => {
            "a comma separates modes, and an expression goes in braces, as in `{n + 1}`"
        }
        TokenTree::Ident(_) | TokenTree::Literal(_) => "a comma separates modes",
    };
    at(token, format!("unexpected {}; {fix}", named(token)))
}

pub(crate) fn path(separator: Token![::]) -> Error {
    at(
        separator,
        "unexpected `::`; a path goes in braces, as in `{m::N}`, and a stride follows a single `:`",
    )
}

/// No element starts here.
pub(crate) fn no_element(token: &TokenTree) -> Error {
    let sentence = match token {
        TokenTree::Punct(p) if p.as_char() == ',' => {
            "a mode is missing before this comma; write a number or drop the comma".to_owned()
        }
        TokenTree::Group(group) if group.delimiter() == Delimiter::Bracket => {
            "modes are grouped by parentheses, as in `(4,8)`, not by brackets".to_owned()
        }
        other => format!(
            "unexpected {}; write a number, a name, an expression in braces or a tuple in \
             parentheses",
            named(other)
        ),
    };
    at(token, sentence)
}

pub(crate) fn several(notation: Notation, token: &TokenTree) -> Error {
    let (name, example) = (notation.name(), notation.example());
    at(token, format!("several modes go in parentheses, as in `{name}({example})`"))
}

pub(crate) fn stride_of_tuple(notation: Notation, colon: &TokenTree) -> Error {
    let name = notation.name();
    at(colon, format!("`{name}` has no `:`; `layout!` takes a shape and a stride"))
}

pub(crate) fn no_shape(colon: &TokenTree) -> Error {
    at(colon, "no shape stands before this `:`; write one, as in `(4,8):(8,1)`")
}

pub(crate) fn no_stride(colon: Token![:]) -> Error {
    at(colon, "no stride follows this `:`; write one, or drop the `:` for compact strides")
}

pub(crate) fn keyword(name: &Ident) -> Error {
    at(name, format!("`{name}` is a keyword; an expression goes in braces, as in `{{{name}}}`"))
}

pub(crate) fn empty_braces(group: &Group) -> Error {
    at(group, "these braces are empty; write what they stand for, as in `{n + 1}`")
}

pub(crate) fn several_types(group: &Group) -> Error {
    at(group, "these braces hold more than one type; each mode has its own, as in `({A},{B})`")
}

// ---- literals ----

pub(crate) fn suffix(literal: &LitInt) -> Error {
    let (digits, suffix) = (literal.base10_digits(), literal.suffix());
    at(
        literal,
        format!(
            "a static number has no type `{suffix}`; write `{digits}`, or `{{{literal}}}` for a \
             run-time number"
        ),
    )
}

pub(crate) fn float(literal: &Literal) -> Error {
    at(literal, format!("`{literal}` is not an integer; sizes and strides count elements"))
}

pub(crate) fn not_a_number(literal: &Literal) -> Error {
    at(literal, format!("`{literal}` is not a number; write one without quotes, as in `4`"))
}

pub(crate) fn too_large(token: &TokenTree) -> Error {
    at(token, format!("number too large: `{token}` is more than 2^62; write a smaller one"))
}

pub(crate) fn minus(written: &TokenStream, operand: Option<TokenTree>) -> Error {
    match operand {
        Some(TokenTree::Ident(name)) => at(
            written,
            format!(
                "`-` stands before a static number only; write `{{-{name}}}` for a run-time one"
            ),
        ),
        _ => at(written, "`-` stands before a static number only, as in `-4`"),
    }
}

pub(crate) fn dynamic_basis(name: &Ident) -> Error {
    at(name, format!("`{name}` is no static number, and a basis element is static, as in `1@0`"))
}

pub(crate) fn no_basis_mode(sign: Token![@]) -> Error {
    at(sign, "no mode follows this `@`; write its static number, as in `1@0`")
}

// ---- numbers in the wrong place ----

pub(crate) fn zero_size(leaf: &Leaf) -> Error {
    at(&leaf.written, "a mode of size 0 holds nothing; write a size of at least 1")
}

pub(crate) fn negative_size(leaf: &Leaf) -> Error {
    at(&leaf.written, format!("the size `{leaf}` is negative; only strides and coordinates may be"))
}

pub(crate) fn keep(leaf: &Leaf, role: Role) -> Error {
    at(
        &leaf.written,
        format!(
            "`_` is no number, and a {role} needs one here; `_` belongs in `coord!` and `tile!`"
        ),
    )
}

pub(crate) fn basis(leaf: &Leaf, role: Role) -> Error {
    at(
        &leaf.written,
        format!("the basis element `{leaf}` belongs in a stride; a {role} holds plain numbers"),
    )
}

pub(crate) fn no_modes(group: &Group) -> Error {
    at(group, "`()` has no modes; write at least one, as in `(4)`")
}

pub(crate) fn too_many_modes(first_extra: &impl ToTokens, count: usize, limit: usize) -> Error {
    at(
        first_extra,
        format!(
            "a tuple holds at most {limit} modes, not {count}; nest some of them, as in `((4,8),2)`"
        ),
    )
}

pub(crate) fn compact_stride_too_large(leaf: &Leaf) -> Error {
    at(
        &leaf.written,
        format!(
            "number too large: the compact stride of the size `{leaf}` is more than 2^62; write \
             smaller sizes, or a stride"
        ),
    )
}

/// The tokens to point at are the first place where the structures part; `difference` says how.
pub(crate) fn not_congruent(
    (shape, stride): (&IntTuple, &IntTuple),
    part: &impl ToTokens,
    difference: &str,
) -> Error {
    at(
        part,
        format!(
            "the stride `{stride}` does not have the structure of the shape `{shape}`: {difference}"
        ),
    )
}

fn named(token: &TokenTree) -> String {
    match token {
        TokenTree::Group(group) => match group.delimiter() {
            Delimiter::Parenthesis => "`(`".to_owned(),
            Delimiter::Brace => "`{`".to_owned(),
            Delimiter::Bracket => "`[`".to_owned(),
            Delimiter::None => format!("`{group}`"),
        },
        token => format!("`{token}`"),
    }
}
