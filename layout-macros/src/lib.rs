//! The notation of colex as procedural macros.
//!
//! An implementation detail: use the macros through `colex`, which their expansions name.
//!
//! Tokens are *parsed* to the typed *notation*, found *valid* and *expanded*: one module each. The
//! sentences of all refusals are in `refuse`.

mod compact;
mod entry;
mod expand;
mod fallback;
mod notation;
mod parse;
mod refuse;
mod valid;

#[cfg(test)]
mod snapshots;

use entry::Notation;
use proc_macro::TokenStream;

/// A layout, `shape:stride`, as a value.
///
/// Behaves like the `const fn` call [`Layout::new(shape, stride)`](struct.Layout.html#method.new)
/// with both tuples in CuTe's notation:
///
/// | written | is |
/// | --- | --- |
/// | `4`, `_4`, `-4` | a static number: part of the type, and zero-sized |
/// | `n` | the variable `n`: a run-time number |
/// | `{n + 1}` | any expression |
/// | `1@0` | in a stride, the basis element that steps in mode 0 |
/// | `(4,8)` | a tuple of up to 12 modes |
/// | `(4)` | a tuple of *one* mode, whereas `4` is a number |
///
/// Sizes are positive, and no number is larger than 2^62. Shape and stride must have one structure.
/// Without a stride the layout is compact, its first mode fastest: a size's stride is the product of
/// the sizes before it, and a mode of size 1 has stride 0, as with CuTe's `LayoutLeft`.
///
/// # Examples
///
/// ```
/// use colex::layout;
///
/// let static_layout = layout!((4,(2,4)):(2,(1,8)));
/// assert_eq!(static_layout.to_string(), "(_4,(_2,_4)):(_2,(_1,_8))");
/// assert_eq!(size_of_val(&static_layout), 0);
///
/// let n = 5;
/// assert_eq!(layout!((3, n):({n + 1}, 1)).to_string(), "(_3,5):(6,_1)");
///
/// // Compact, unless a stride says otherwise.
/// assert_eq!(layout!((4, 1, 8)).to_string(), "(_4,_1,_8):(_1,_0,_4)");
/// assert_eq!(layout!((4, n)).to_string(), "(_4,5):(_1,_4)");
/// ```
///
/// The same notation as a type is [`Layout!`](macro.Layout.html).
#[proc_macro]
pub fn layout(input: TokenStream) -> TokenStream {
    expand(Notation::Layout, input)
}

/// A layout, `shape:stride`, as a type.
///
/// Behaves like the type [`Layout<Shape, Stride>`](struct.Layout.html) in the notation of
/// [`layout!`](macro.layout.html), except that names and braces hold *types*: `usize`, or a generic
/// parameter. Without a stride and with such types it is the alias `LeftLayout<Shape>`.
///
/// # Examples
///
/// ```
/// use colex::{Layout, layout};
///
/// let a: Layout!((4, 3):(3, 1)) = layout!((4, 3):(3, 1));
/// let b: Layout!((3, usize):(usize, 1)) = layout!((3, {5_usize}):({5_usize}, 1));
///
/// // The compact strides of a static shape are part of the type.
/// let c: Layout!((4, 8)) = layout!((4, 8):(1, 4));
///
/// type RowMajor<M, N> = Layout!((M, N):(N, 1));
/// let d: RowMajor<usize, colex::num::_8> = layout!(({2_usize}, 8):(8, 1));
/// ```
#[proc_macro]
#[allow(non_snake_case, reason = "it stands for the type of the same name")]
pub fn Layout(input: TokenStream) -> TokenStream {
    expand(Notation::LayoutType, input)
}

/// A shape as a value: a positive number, or a tuple of shapes.
///
/// Behaves like the tuple written out, static numbers as values of their types.
///
/// # Examples
///
/// ```
/// use colex::{num, shape};
///
/// let n = 5_usize;
/// let (a, (b, c)) = shape!((4, (2, n)));
/// let _: (num::_4, num::_2, usize) = (a, b, c);
///
/// // One mode, and no tuple at all.
/// let _: (num::_4,) = shape!((4));
/// let _: num::_4 = shape!(4);
/// ```
#[proc_macro]
pub fn shape(input: TokenStream) -> TokenStream {
    expand(Notation::Shape, input)
}

/// A stride as a value: a number, a basis element or a tuple of strides.
///
/// Behaves like the tuple written out, static numbers as values of their types. Strides may be 0 or
/// negative. The basis element `1@0` steps by 1 in mode 0 of a coordinate, `1@0@1` by 1 in mode 0 of
/// its mode 1.
///
/// # Examples
///
/// ```
/// use colex::{num::{_0, _1, _2, Basis, Minus}, stride};
///
/// let _: (Minus<_1>, (_0, _2)) = stride!((-1, (0, 2)));
/// let _: (Basis<_1, _0>, Basis<_2, _1>) = stride!((1@0, 2@1));
/// ```
#[proc_macro]
pub fn stride(input: TokenStream) -> TokenStream {
    expand(Notation::Stride, input)
}

/// A coordinate as a value: a number, `_` or a tuple of coordinates.
///
/// Behaves like the tuple written out, static numbers as values of their types. `_`, at any depth, is
/// [`Keep`](struct.Keep.html): slicing keeps that mode whole.
///
/// # Examples
///
/// ```
/// use colex::{Keep, coord, num};
///
/// let _: (num::_1, Keep) = coord!((1, _));
/// let i = 3_usize;
/// let _: (Keep, (num::_0, usize)) = coord!((_, (0, i)));
/// let _: num::_5 = coord!(5);
/// ```
#[proc_macro]
pub fn coord(input: TokenStream) -> TokenStream {
    expand(Notation::Coord, input)
}

/// A tiler as a value: for each mode a layout, a size or `_`.
///
/// Behaves like the tuple of its elements, of which there may be one only:
///
/// | written | is |
/// | --- | --- |
/// | `4:2`, `(32,4):(1,32)` | a layout, as in [`layout!`](macro.layout.html) |
/// | `8`, `n` | a size |
/// | `_` | [`Keep`](struct.Keep.html): the mode as it is |
/// | `(8:1,2:4)`, `(4,2)` | a tuple of such elements, for the modes of a mode |
///
/// # Examples
///
/// ```
/// use colex::{Keep, Layout, num, tile};
///
/// let _: (Layout!(4:2), num::_8, Keep) = tile!(4:2, 8, _);
/// let _: ((Layout!(8:1), num::_2),) = tile!((8:1, 2));
/// let _: (num::_8,) = tile!(8);
/// ```
#[proc_macro]
pub fn tile(input: TokenStream) -> TokenStream {
    expand(Notation::Tile, input)
}

fn expand(notation: Notation, input: TokenStream) -> TokenStream {
    fallback::or_refusal(notation.expand(input.into())).into()
}
