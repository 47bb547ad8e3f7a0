//! Layouts are equal if they print alike with `{:#}`.

use super::{Layout, Walk};
use crate::tuple::{IntTuple, Stride, Tree};

/// **Law.** `a == b` if both have the same tuples of the same numbers, whether the numbers are known
/// to the compiler or not.
///
/// This is more than to be the same function: `(2,4):(1,2)` and `8:1` have the same indices and are
/// different layouts. To compare functions, compare the coalesced layouts, or the `indices()`.
///
/// ```
/// use colex::layout;
///
/// let n = 4;
/// assert_eq!(layout!((3,4):(4,1)), layout!((3, n):(n, 1)));
/// assert_ne!(layout!((3,4):(4,1)), layout!((3,4):(1,3)));
/// assert_ne!(layout!((4):(1)), layout!(4:1)); // a tuple of one mode is no number
/// ```
impl<S, D, S2, D2> PartialEq<Layout<S2, D2>> for Layout<S, D>
where
    S: IntTuple,
    D: Stride,
    S2: IntTuple,
    D2: Stride,
{
    #[inline]
    fn eq(&self, other: &Layout<S2, D2>) -> bool {
        self.shape.lower().zip(other.shape.lower()).agrees()
            && self.stride.lower().zip(other.stride.lower()).agrees()
    }
}

impl<S: IntTuple, D: Stride> Eq for Layout<S, D> {}
