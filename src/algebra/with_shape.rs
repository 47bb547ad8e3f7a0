//! `with_shape`: the same elements under another shape.

use crate::layout::{Layout, LeftLayout, LeftStrides};

use super::compose::ComposesTo;

impl<S, D> Layout<S, D> {
    /// The layout read under another shape.
    ///
    /// **Law.** `L.with_shape(s)(i) = L(i)` for every 1-D coordinate `i` below the size of `s`, and the
    /// result's shape refines `s`: it is `L.compose(Layout::left(s))`. A mode that one stride cannot
    /// walk becomes a tuple; where even that is not possible, the program does not compile. A shape
    /// larger than the layout runs on along its last mode.
    ///
    /// ```
    /// use colex::{Layout, layout, shape};
    ///
    /// let l = layout!((8,(8,8)):(8,(1,64)));
    /// let _: Layout!((2,(4,8,8)):(8,(16,1,64))) = l.with_shape(shape!((2,256)));
    /// let n = 4;
    /// assert_eq!(layout!(32:2).with_shape((n, 8)).index((3, 2)), 2 * (3 + 2 * 4));
    /// ```
    ///
    /// Siblings: [`compose`](Self::compose); [`unflatten`](Self::unflatten), which only moves
    /// parentheses.
    #[must_use]
    #[inline]
    #[track_caller]
    pub fn with_shape<T, R>(self, shape: T) -> R
    where
        T: Reshapes<Self, R>,
    {
        shape.reshaped(self)
    }
}

/// A shape under which the layout `L` can be read; so read, it is `R`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a shape",
    label = "a layout can be read under a shape only",
    note = "a shape is a number, static or `usize`, or a tuple of shapes"
)]
pub trait Reshapes<L, R> {
    /// The layout under this shape.
    fn reshaped(self, layout: L) -> R;
}

impl<L, R, T> Reshapes<L, R> for T
where
    T: LeftStrides,
    LeftLayout<T>: ComposesTo<L, R>,
{
    #[inline]
    #[track_caller]
    fn reshaped(self, layout: L) -> R {
        Layout::left(self).composed_onto(layout)
    }
}
