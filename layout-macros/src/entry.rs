//! The macros one by one: what each reads, checks and expands to.

use proc_macro2::TokenStream;
use syn::{
    Result, Token,
    parse::{ParseStream, Parser},
};

use crate::{
    expand::{self, Form},
    notation::{IntTuple, LayoutNotation, Tiler},
    parse, refuse,
    valid::{self, Role},
};

#[derive(Clone, Copy)]
pub(crate) enum Notation {
    Layout,
    LayoutType,
    Shape,
    Stride,
    Coord,
    Tile,
}

impl Notation {
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Layout => "layout!",
            Self::LayoutType => "Layout!",
            Self::Shape => "shape!",
            Self::Stride => "stride!",
            Self::Coord => "coord!",
            Self::Tile => "tile!",
        }
    }

    /// What a refusal shows as the way to write it.
    pub(crate) fn example(self) -> &'static str {
        match self {
            Self::Layout | Self::LayoutType => "(4,8):(8,1)",
            Self::Shape => "(4,8)",
            Self::Stride => "(8,1)",
            Self::Coord => "(1,_)",
            Self::Tile => "4:2, 8, _",
        }
    }

    pub(crate) fn expand(self, input: TokenStream) -> Result<TokenStream> {
        if input.is_empty() {
            return Err(refuse::empty(self));
        }
        match self {
            Self::Layout => self.layout(input, Form::Value),
            Self::LayoutType => self.layout(input, Form::Type),
            Self::Shape => self.int_tuple(input, Role::Shape),
            Self::Stride => self.int_tuple(input, Role::Stride),
            Self::Coord => self.int_tuple(input, Role::Coordinate),
            Self::Tile => tile(input),
        }
    }

    fn layout(self, input: TokenStream, form: Form) -> Result<TokenStream> {
        let layout: LayoutNotation = self.alone(parse::layout).parse2(input)?;
        valid::layout(&layout)?;
        expand::layout(&layout, form)
    }

    fn int_tuple(self, input: TokenStream, role: Role) -> Result<TokenStream> {
        let tuple: IntTuple = self.alone(parse::int_tuple).parse2(input)?;
        valid::int_tuple(&tuple, role)?;
        expand::int_tuple(&tuple, Form::Value)
    }

    /// One element, and nothing but a comma after it.
    fn alone<T>(
        self,
        element: fn(ParseStream<'_>) -> Result<T>,
    ) -> impl FnOnce(ParseStream<'_>) -> Result<T> {
        move |input| {
            let parsed = element(input)?;
            let takes_stride = matches!(self, Self::Layout | Self::LayoutType);
            if input.peek(Token![:]) && !input.peek(Token![::]) && !takes_stride {
                return Err(refuse::stride_of_tuple(self, &parse::next(input)?));
            }
            if input.parse::<Option<Token![,]>>()?.is_some() && !input.is_empty() {
                return Err(refuse::several(self, &parse::next(input)?));
            }
            if !input.is_empty() {
                return Err(parse::stray(input));
            }
            Ok(parsed)
        }
    }
}

fn tile(input: TokenStream) -> Result<TokenStream> {
    let elements: Vec<Tiler> =
        (|input: ParseStream<'_>| parse::list(input, parse::tiler)).parse2(input)?;
    valid::tilers(&elements)?;
    expand::tilers(&elements)
}
