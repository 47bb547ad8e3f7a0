//! From tokens to [notation](crate::notation), refusing only what is not the grammar:
//!
//! ```text
//! layout    := int-tuple [":" int-tuple]
//! int-tuple := leaf | "(" int-tuple, … ")"
//! tiler     := layout | leaf | "(" tiler, … ")"
//! leaf      := number ["@" number …] | "_" | name | "{" expression "}"
//! number    := ["-"] ("4" | "_4")
//! ```
//! Lists may end in a comma. What a number may be *where* is `valid`'s business.

use proc_macro2::{Delimiter, Group, Ident, TokenStream, TokenTree};
use quote::ToTokens;
use syn::{
    Error, LitInt, Result, Token,
    ext::IdentExt,
    parse::{ParseStream, Parser},
    token::{Brace, Paren},
};

use crate::{
    notation::{Basis, Dynamic, IntTuple, LayoutNotation, Leaf, LeafKind, Modes, Number, Tiler},
    refuse,
};

/// The modes of a tuple, or a tiler's elements at the top level.
pub(crate) fn list<T>(
    input: ParseStream<'_>,
    element: fn(ParseStream<'_>) -> Result<T>,
) -> Result<Vec<T>> {
    let mut elements = Vec::new();
    while !input.is_empty() {
        elements.push(element(input)?);
        if input.is_empty() {
            break;
        }
        if !input.peek(Token![,]) {
            return Err(stray(input));
        }
        input.parse::<Token![,]>()?;
    }
    Ok(elements)
}

pub(crate) fn layout(input: ParseStream<'_>) -> Result<LayoutNotation> {
    if input.peek(Token![:]) {
        return Err(refuse::no_shape(&next(input)?));
    }
    let shape = int_tuple(input)?;
    let has_stride = input.peek(Token![:]) && !input.peek(Token![::]);
    let stride = if has_stride { Some(stride(input)?) } else { None };
    Ok(LayoutNotation { shape, stride })
}

fn stride(input: ParseStream<'_>) -> Result<IntTuple> {
    let colon = input.parse::<Token![:]>()?;
    if input.is_empty() || input.peek(Token![,]) {
        return Err(refuse::no_stride(colon));
    }
    int_tuple(input)
}

pub(crate) fn int_tuple(input: ParseStream<'_>) -> Result<IntTuple> {
    if let Some(group) = fragment(input)? {
        return Ok(int_tuple
            .parse2(group.stream())
            .unwrap_or_else(|_| IntTuple::Leaf(bare(TokenTree::Group(group).into()))));
    }
    if input.peek(Paren) {
        return Ok(IntTuple::Modes(modes(input, int_tuple)?));
    }
    Ok(IntTuple::Leaf(leaf(input)?))
}

/// A tuple before a `:` is a layout's shape, any other a nested tiler.
pub(crate) fn tiler(input: ParseStream<'_>) -> Result<Tiler> {
    let nested = {
        let ahead = input.fork();
        input.peek(Paren) && ahead.parse::<Group>().is_ok() && !ahead.peek(Token![:])
    };
    if nested {
        return Ok(Tiler::Modes(modes(input, tiler)?));
    }
    Ok(match layout(input)? {
        LayoutNotation { shape: IntTuple::Leaf(leaf), stride: None } => Tiler::Leaf(leaf),
        layout => Tiler::Layout(layout),
    })
}

fn modes<T>(input: ParseStream<'_>, element: fn(ParseStream<'_>) -> Result<T>) -> Result<Modes<T>> {
    let written: Group = input.parse()?;
    let modes = (|input: ParseStream<'_>| list(input, element)).parse2(written.stream())?;
    Ok(Modes { modes, written })
}

fn leaf(input: ParseStream<'_>) -> Result<Leaf> {
    if input.peek(Token![_]) {
        let written = input.parse::<Token![_]>()?.to_token_stream();
        return Ok(Leaf { kind: LeafKind::Keep, written });
    }
    if input.peek(Brace) {
        return braced(input.parse()?);
    }
    match next(input)? {
        TokenTree::Ident(name) if digits(&name).is_none() => named(input, &name),
        TokenTree::Ident(_) | TokenTree::Literal(_) => numeric(input),
        TokenTree::Punct(minus) if minus.as_char() == '-' => numeric(input),
        other => Err(refuse::no_element(&other)),
    }
}

fn named(input: ParseStream<'_>, name: &Ident) -> Result<Leaf> {
    if input.parse::<Ident>().is_err() {
        return Err(refuse::keyword(name));
    }
    if input.peek(Token![@]) {
        return Err(refuse::dynamic_basis(name));
    }
    Ok(bare(name.to_token_stream()))
}

fn braced(group: Group) -> Result<Leaf> {
    if group.stream().is_empty() {
        return Err(refuse::empty_braces(&group));
    }
    let written = group.to_token_stream();
    Ok(Leaf { kind: LeafKind::Dynamic(Dynamic::Braced(group)), written })
}

fn bare(written: TokenStream) -> Leaf {
    Leaf { kind: LeafKind::Dynamic(Dynamic::Bare(written.clone())), written }
}

/// An invisible group: what a `macro_rules` fragment such as `$n:expr` arrives in.
fn fragment(input: ParseStream<'_>) -> Result<Option<Group>> {
    match input.cursor().token_tree() {
        Some((TokenTree::Group(group), _)) if group.delimiter() == Delimiter::None => {
            input.parse::<TokenTree>()?;
            Ok(Some(group))
        }
        _ => Ok(None),
    }
}

/// `4`, `-_4`, `1@0@1`.
fn numeric(input: ParseStream<'_>) -> Result<Leaf> {
    let mut written = TokenStream::new();
    let minus = input.parse::<Option<Token![-]>>()?;
    minus.to_tokens(&mut written);
    let Some(mut factor) = number(input, &mut written)? else {
        return Err(refuse::minus(&written, input.cursor().token_tree().map(|(token, _)| token)));
    };
    factor.negative = minus.is_some() && factor.magnitude > 0;
    let mut path = Vec::new();
    while input.peek(Token![@]) {
        let at = input.parse::<Token![@]>()?;
        at.to_tokens(&mut written);
        path.push(number(input, &mut written)?.ok_or_else(|| refuse::no_basis_mode(at))?);
    }
    let kind = if path.is_empty() {
        LeafKind::Number(factor)
    } else {
        LeafKind::Basis(Basis { factor, path })
    };
    Ok(Leaf { kind, written })
}

/// `4` or `_4`; nothing where no literal stands.
fn number(input: ParseStream<'_>, written: &mut TokenStream) -> Result<Option<Number>> {
    let Some((token, _)) = input.cursor().token_tree() else { return Ok(None) };
    let (literal, text) = match &token {
        TokenTree::Ident(name) => match digits(name) {
            Some(digits) => (LitInt::new(&digits, name.span()), name.to_string()),
            None => return Ok(None),
        },
        TokenTree::Literal(literal) => match syn::Lit::new(literal.clone()) {
            syn::Lit::Int(int) if int.suffix().is_empty() => (int, literal.to_string()),
            syn::Lit::Int(int) => return Err(refuse::suffix(&int)),
            syn::Lit::Float(_) => return Err(refuse::float(literal)),
            _ => return Err(refuse::not_a_number(literal)),
        },
        _ => return Ok(None),
    };
    let magnitude = literal
        .base10_parse()
        .ok()
        .filter(|&n| n <= Number::MAX)
        .ok_or_else(|| refuse::too_large(&token))?;
    input.parse::<TokenTree>()?.to_tokens(written);
    Ok(Some(Number { text, magnitude, negative: false }))
}

/// CuTe's spelling of a static number: `_4`.
fn digits(name: &Ident) -> Option<String> {
    let name = name.unraw().to_string();
    let digits = name.strip_prefix('_')?;
    (!digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit())).then(|| digits.to_owned())
}

/// The refusal of what follows a complete element.
pub(crate) fn stray(input: ParseStream<'_>) -> Error {
    if input.peek(Token![::]) {
        return input.parse().map_or_else(|error| error, refuse::path);
    }
    next(input).map_or_else(|error| error, |token| refuse::after_element(&token))
}

/// The token ahead, not consumed.
pub(crate) fn next(input: ParseStream<'_>) -> Result<TokenTree> {
    input.fork().parse()
}
