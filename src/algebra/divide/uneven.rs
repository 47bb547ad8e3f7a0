//! Rounding up, spelled out.

use core::fmt;

use crate::algebra::tiler::Tiler;
use crate::tuple::{IntTuple, Other, Show, no_number};

/// A tiler whose last tile may reach past the mode it cuts. See [`uneven`].
#[derive(Clone, Copy, Debug)]
pub struct Uneven<T>(pub(crate) T);

/// A tiler that rounds up: the last tile may reach past the end of a mode.
///
/// **Law.** A mode of size `s` in tiles of `n` has `⌈s / n⌉` of them. Where a mode is a tuple, its
/// modes, coalesced, are rounded up one by one as far as the tile reaches, as in CuTe; with a
/// run-time size among them the size as a whole is. The coordinates past the end of a mode are coordinates of the result, and have indices; whoever reads memory through them
/// compares with the true size first: [`coordinates`](crate::tensor::coordinates) and
/// [`is_within`](crate::tensor::is_within) are for that.
///
/// ```
/// use colex::{Layout, layout, tile, uneven};
///
/// let _: Layout!((4,3):(1,4)) = layout!(10:1).logical_divide(uneven(colex::num::_4));
/// let (m, n) = (5, 8);
/// let a = layout!((m,n):(n,1)).zipped_divide(uneven(tile!(2, 4)));
/// assert_eq!(a.to_string(), "((_2,_4),(3,2)):((8,_1),(16,_4))");
///
/// // 9 covers 12 in two tiles, which 3 repeat
/// let nested = layout!((12,3):(1,84));
/// let _: Layout!((9,(2,3)):(1,(9,84))) = nested.logical_divide(uneven(colex::num::_9));
/// ```
#[must_use]
#[inline]
pub const fn uneven<T: IntTuple>(tiler: T) -> Uneven<T> {
    Uneven(tiler)
}

impl<T: Show> Show for Uneven<T> {
    fn show(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("uneven(")?;
        self.0.show(f)?;
        f.write_str(")")
    }
}

impl<T: IntTuple<Tree: Tiler>> IntTuple for Uneven<T> {
    type Tree = RoundingUp<T::Tree>;
    type Form = Other;
    #[inline]
    fn lower(self) -> Self::Tree {
        RoundingUp(self.0.lower())
    }
}

/// A tiler that rounds up, as the algorithms see it.
#[derive(Clone, Copy, Debug)]
pub struct RoundingUp<T>(pub(crate) T);

no_number!(<T: Tiler> RoundingUp<T>);
