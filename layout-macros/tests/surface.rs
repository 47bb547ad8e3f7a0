//! The macros in use, against the least of colex that their expansions name.
//!
//! This crate stands in for colex: `::colex` is itself.

#![deny(warnings, clippy::pedantic)]
#![allow(missing_docs, reason = "the stand-in is as small as it can be")]

extern crate self as colex;

use layout_macros::{Layout, coord, layout, shape, stride, tile};

/// What the expansions call.
pub mod num {
    use core::marker::PhantomData;

    #[derive(Debug, PartialEq)]
    pub struct End;

    macro_rules! numbers {
        ($($name:ident<$($parameter:ident = $default:ty),+>)*) => {$(
            #[derive(Debug, PartialEq)]
            pub struct $name<$($parameter = $default),+> {
                parameters: PhantomData<($($parameter,)+)>,
            }
            impl<$($parameter),+> $name<$($parameter),+> {
                #[must_use]
                pub const fn new() -> Self {
                    Self { parameters: PhantomData }
                }
            }
            impl<$($parameter),+> Default for $name<$($parameter),+> {
                fn default() -> Self {
                    Self::new()
                }
            }
        )*};
    }

    numbers! {
        _0<T = End> _1<T = End> _2<T = End> _3<T = End> _4<T = End> _5<T = End> _8<T = End>
        Minus<N = End> Basis<N = End, I = End>
    }

    pub type _128 = _1<_2<_8>>;

    macro_rules! constants {
        ($($name:ident)*) => {$(pub const $name: $name = <$name>::new();)*};
    }

    constants! { _0 _1 _2 _3 _4 _5 _8 _128 }
}

#[derive(Debug, PartialEq)]
pub struct Keep;

#[derive(Debug, PartialEq)]
pub struct Layout<S, D>(S, D);

/// What a compact layout of run-time parts is, standing in for the real strides.
pub type LeftLayout<S> = Layout<S, num::End>;

impl<S, D> Layout<S, D> {
    pub const fn new(shape: S, stride: D) -> Self {
        Self(shape, stride)
    }
}

impl<S> Layout<S, num::End> {
    pub const fn left(shape: S) -> Self {
        Self(shape, num::End)
    }
}

use num::{_0, _1, _2, _3, _4, _5, _8, _128, Basis, Minus};

#[test]
fn a_layout_is_a_value_of_its_type_in_the_same_notation() {
    const ROWS: Layout!((4, 3):(3, 1)) = layout!((4, 3):(3, 1));
    let _: Layout<(_4, _3), (_3, _1)> = ROWS;
    let _: Layout!((4, (2, 128)):(2, (-1, 8))) = layout!((4, (2, 128)):(2, (-1, 8)));
    let _: Layout<(_4, _2), (Basis<_1, _0>, Basis<Basis<_1, _0>, _1>)> =
        layout!((4, 2):(1@0, 1@0@1));
    let _: Layout!((4, (1, 2))) = layout!((4, (1, 2)):(1, (0, 4)));
    let _: Layout!((_1025)) = layout!((1025));
}

#[test]
fn names_and_braces_are_run_time_numbers() {
    let n = 5_usize;
    let a: Layout!((3, usize):(usize, 1)) = layout!((3, n):({n + 1}, 1));
    assert_eq!(a, Layout((_3::new(), 5), (6, _1::new())));
    let b = layout!({let m = n; m * m}:{usize::max(n, 8)});
    assert_eq!(b, Layout(25, 8));
    let c: Layout!((4, usize)) = layout!((4, n));
    assert_eq!(c.0.1, 5);
}

#[test]
fn names_in_a_type_are_types() {
    type RowMajor<M, N> = Layout!((M, N):(N, 1));
    type Braced = Layout!(({[usize; 2]}, {Basis<_1, _0>}):(1, 4));
    let _: RowMajor<_4, _8> = layout!((4, 8):(8, 1));
    let _: Braced = Layout(([1, 2], Basis::new()), (_1::new(), _4::new()));
}

#[test]
fn tuples_are_rust_tuples() {
    let i = 3_usize;
    let _: (_4, (_2, _128)) = shape!((4, (2, 128)));
    let _: ((_4,), _4) = (shape!((4)), shape!(4));
    let _: (Minus<_1>, (_0, _2)) = stride!((-1, (0, _2)));
    let _: (_1, (usize, Keep)) = coord!((1, (i, _)));
    let _: (Layout!(4:2), _8, Keep) = tile!(4:2, 8, _);
    let _: ((Layout!(8:1), _2), (_5,)) = tile!((8:1, 2), (5));
}

#[test]
fn macro_rules_fragments_are_read_through() {
    macro_rules! through {
        ($shape:expr, $literal:literal, $name:ident, $sum:expr, $t:ty) => {{
            let layout: Layout!(((4, (2, 1)), 8, usize):((-8, (1, 0)), $t, 1)) =
                layout!(($shape, $literal, $name):((-8, (1, 0)), $sum, 1));
            layout
        }};
    }
    let n = 2_usize;
    let layout = through!((4, (2, 1)), 8, n, n + 1, usize);
    assert_eq!(layout.1.1, 3);
}
