//! Printing tuples as CuTe does: `(_3,(2,_4))`, and `(3,(2,4))` with `{:#}`.

use core::fmt;

use super::keep::Keep;
use crate::num::{Minus, Static};

/// Prints a shape, a stride, a coordinate or a tiler in CuTe's notation.
///
/// Numbers in types have an underscore, run-time numbers have none; `{:#}` prints them alike. A
/// tuple of one mode is `(4)`.
///
/// ```
/// use colex::{Keep, coord, shape, show, stride};
///
/// let n = 5_usize;
/// assert_eq!(show(shape!((3, (n, 2)))).to_string(), "(_3,(5,_2))");
/// assert_eq!(format!("{:#}", show(shape!((3, (n, 2))))), "(3,(5,2))");
/// assert_eq!(show(stride!((-4, 1))).to_string(), "(_-4,_1)");
/// assert_eq!(show(coord!((1, _))).to_string(), "(_1,_)");
/// assert_eq!(show((4_usize,)).to_string(), "(4)");
/// ```
#[must_use]
#[inline]
pub const fn show<T: Show>(tuple: T) -> Shown<T> {
    Shown(tuple)
}

/// A tuple that prints in CuTe's notation: the result of [`show`].
#[derive(Clone, Copy)]
pub struct Shown<T>(T);

impl<T: Show> fmt::Display for Shown<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.show(f)
    }
}

impl<T: Show> fmt::Debug for Shown<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.show(f)
    }
}

/// A number or a tuple of such, as [`show`] prints it.
///
/// Implemented for everything that shapes, strides, coordinates and tilers are made of.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a shape, stride, coordinate or tiler",
    label = "this is neither a number nor a tuple of numbers",
    note = "numbers are the static `_0`, `_1`, … and the run-time `usize` and `isize`; tuples hold up to twelve at each level"
)]
pub trait Show {
    /// Writes the tuple in CuTe's notation.
    ///
    /// # Errors
    ///
    /// Those of the formatter.
    fn show(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result;
}

/// Implements [`Show`] by what the type already prints.
macro_rules! show_as_displayed {
    ($([$($generics:tt)*] $T:ty),* $(,)?) => {$(
        impl<$($generics)*> Show for $T {
            fn show(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                fmt::Display::fmt(self, f)
            }
        }
    )*};
}

show_as_displayed!([] usize, [] isize, [] Keep, [N: Static] Minus<N>);
