//! Layouts as types become layouts as values.

use alloc::format;

use super::{Error, Layout};
use crate::tuple::Show;

/// The value of a layout in types.
///
/// ```
/// use colex::dynamic;
///
/// let n = 5;
/// let typed = colex::layout!((3, (n, 2)):(1, (6, 3)));
/// let value = dynamic::Layout::try_from(typed)?;
/// assert_eq!(value.to_string(), "(3,(5,2)):(1,(6,3))");
/// assert_eq!(value.coalesce()?.to_string(), "(3,5,2):(1,6,3)");
/// # Ok::<(), dynamic::Error>(())
/// ```
impl<S: Show, D: Show> TryFrom<crate::Layout<S, D>> for Layout {
    type Error = Error;

    /// # Errors
    /// When a size is 0, which the run-time engine has no layouts for, or a number does not fit 64
    /// bits.
    fn try_from(layout: crate::Layout<S, D>) -> Result<Self, Error> {
        // Both engines write layouts alike.
        Self::parse(&format!("{layout:#}"))
    }
}
