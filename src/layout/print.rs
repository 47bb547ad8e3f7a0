//! Layouts print as in CuTe: `(_3,4):(4,_1)`.

use core::fmt;

use super::Layout;
use crate::tuple::Show;

impl<S: Show, D: Show> fmt::Display for Layout<S, D> {
    /// `(_3,4):(4,_1)`: numbers known to the compiler have an underscore. With `{:#}`, `(3,4):(4,1)`.
    ///
    /// ```
    /// use colex::layout;
    ///
    /// let n = 4;
    /// let mixed = layout!((3, n):(n, 1));
    /// assert_eq!(mixed.to_string(), "(_3,4):(4,_1)");
    /// assert_eq!(format!("{mixed:#}"), "(3,4):(4,1)");
    /// assert_eq!(layout!((4):(1)).to_string(), "(_4):(_1)"); // one mode, and no number
    /// ```
    ///
    /// Tuples by themselves print through [`show`](crate::show).
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.show(f)
    }
}

impl<S: Show, D: Show> fmt::Debug for Layout<S, D> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.show(f)
    }
}

impl<S: Show, D: Show> Show for Layout<S, D> {
    fn show(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.shape.show(f)?;
        f.write_str(":")?;
        self.stride.show(f)
    }
}
