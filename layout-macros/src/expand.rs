//! From [notation](crate::notation) to Rust.
//!
//! Paths are absolute, so that nothing needs importing and rustc prints the bare names. The tokens
//! are the macro's, not the user's, so no lint takes them for the user's code; only names and
//! expressions keep their place.

use proc_macro2::{Ident, Span, TokenStream, TokenTree};
use quote::{ToTokens, quote};
use syn::Result;

use crate::{
    compact,
    notation::{Basis, Dynamic, IntTuple, LayoutNotation, Leaf, LeafKind, Modes, Number, Tiler},
    refuse,
};

/// Whether an expression or a type is wanted.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Form {
    Value,
    Type,
}

pub(crate) fn layout(layout: &LayoutNotation, form: Form) -> Result<TokenStream> {
    let shape = int_tuple(&layout.shape, form)?;
    let compact = match layout.stride {
        Some(_) => None,
        None => compact::strides(&layout.shape)?,
    };
    let stride = layout.stride.as_ref().or(compact.as_ref());
    let stride = stride.map(|stride| int_tuple(stride, form)).transpose()?;
    Ok(match (form, stride) {
        (Form::Value, Some(stride)) => quote!(::colex::Layout::new(#shape, #stride)),
        (Form::Value, None) => quote!(::colex::Layout::left(#shape)),
        (Form::Type, Some(stride)) => quote!(::colex::Layout<#shape, #stride>),
        (Form::Type, None) => quote!(::colex::LeftLayout<#shape>),
    })
}

pub(crate) fn int_tuple(tuple: &IntTuple, form: Form) -> Result<TokenStream> {
    match tuple {
        IntTuple::Leaf(element) => leaf(element, form),
        IntTuple::Modes(Modes { modes, .. }) => {
            let modes =
                modes.iter().map(|mode| int_tuple(mode, form)).collect::<Result<Vec<_>>>()?;
            Ok(rust_tuple(&modes))
        }
    }
}

pub(crate) fn tilers(tilers: &[Tiler]) -> Result<TokenStream> {
    let elements = tilers.iter().map(|element| match element {
        Tiler::Leaf(element) => leaf(element, Form::Value),
        Tiler::Layout(element) => layout(element, Form::Value),
        Tiler::Modes(Modes { modes, .. }) => self::tilers(modes),
    });
    Ok(rust_tuple(&elements.collect::<Result<Vec<_>>>()?))
}

/// The comma after the last mode makes a tuple of a single one.
fn rust_tuple(modes: &[TokenStream]) -> TokenStream {
    quote!((#(#modes,)*))
}

fn leaf(leaf: &Leaf, form: Form) -> Result<TokenStream> {
    let number = match &leaf.kind {
        LeafKind::Number(number) => number_type(number),
        LeafKind::Basis(basis) => basis_type(basis),
        LeafKind::Keep => return Ok(quote!(::colex::Keep)),
        LeafKind::Dynamic(dynamic) => return self::dynamic(dynamic, form),
    };
    Ok(match (&leaf.kind, form) {
        // A named number is a constant of that name as well.
        (LeafKind::Number(Number { magnitude, negative: false, .. }), Form::Value)
            if has_alias(*magnitude) =>
        {
            number
        }
        (_, Form::Value) => quote!(<#number>::new()),
        (_, Form::Type) => number,
    })
}

/// `1@0@1` is `Basis<Basis<_1, _0>, _1>`.
fn basis_type(basis: &Basis) -> TokenStream {
    basis
        .path
        .iter()
        .map(number_type)
        .fold(number_type(&basis.factor), |inner, mode| quote!(::colex::num::Basis<#inner, #mode>))
}

fn number_type(number: &Number) -> TokenStream {
    let magnitude = if has_alias(number.magnitude) {
        let name = digit_name(number.magnitude);
        quote!(::colex::num::#name)
    } else {
        spelled(number.magnitude)
    };
    if number.negative { quote!(::colex::num::Minus<#magnitude>) } else { magnitude }
}

/// The numbers that colex names: the small ones, and the powers of two that tensors are made of.
fn has_alias(number: u64) -> bool {
    number <= 1024 || (number.is_power_of_two() && number <= 1 << 20)
}

/// 1025 is `_1<_0<_2<_5>>>`: the first digit is the outermost.
fn spelled(number: u64) -> TokenStream {
    let digit = digit_name(number % 10);
    let mut spelling = quote!(::colex::num::#digit);
    let mut rest = number / 10;
    while rest > 0 {
        let digit = digit_name(rest % 10);
        spelling = quote!(::colex::num::#digit<#spelling>);
        rest /= 10;
    }
    spelling
}

fn digit_name(number: u64) -> Ident {
    Ident::new(&format!("_{number}"), Span::call_site())
}

/// The braces go, unless they hold a block's statements, or commas that would make several modes of
/// one.
fn dynamic(dynamic: &Dynamic, form: Form) -> Result<TokenStream> {
    let group = match dynamic {
        Dynamic::Bare(tokens) => return Ok(tokens.clone()),
        Dynamic::Braced(group) => group,
    };
    let separates = |token| matches!(token, TokenTree::Punct(p) if ",;".contains(p.as_char()));
    match form {
        Form::Type if holds_several_types(group.stream()) => Err(refuse::several_types(group)),
        Form::Value if group.stream().into_iter().any(separates) => {
            // The braces become the macro's, or rustc may call them unused.
            let mut block = group.clone();
            block.set_span(Span::call_site().located_at(group.span()));
            Ok(block.into_token_stream())
        }
        Form::Type | Form::Value => Ok(group.stream()),
    }
}

/// Whether a comma stands outside of angle brackets.
fn holds_several_types(tokens: TokenStream) -> bool {
    let mut depth = 0_i32;
    let mut arrow = false;
    for token in tokens {
        let TokenTree::Punct(punct) = token else { continue };
        match punct.as_char() {
            '<' => depth += 1,
            '>' if !arrow => depth -= 1,
            ',' if depth == 0 => return true,
            _ => {}
        }
        arrow = punct.as_char() == '-';
    }
    false
}
