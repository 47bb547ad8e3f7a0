//! Which indices a layout has: from the smallest to the greatest.

use crate::algebra::ModeList;
use crate::layout::{Extent, Layout, Modes};
use crate::num::Scalar;
use crate::tuple::{IntTuple, ModeTree, Stride};

/// The smallest and the greatest index of a layout, and how many coordinates it has, none of which overflow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reach {
    /// How far the smallest index is below 0.
    pub below: usize,
    /// The greatest index.
    pub above: usize,
    /// The number of coordinates.
    pub size: usize,
}

impl Reach {
    /// How many elements lie between the smallest and the greatest index, both included; 0 where there
    /// are no coordinates.
    #[must_use]
    #[inline]
    pub const fn elements(self) -> usize {
        if self.size == 0 { 0 } else { self.below + self.above + 1 }
    }

    /// The reach of the modes; `None` where it is more than an `isize` can count.
    #[inline]
    pub(crate) fn of<M: ModeTree>(modes: M) -> Option<Self> {
        let (mut below, mut above, mut size) = (0_isize, 0_isize, Some(1_isize));
        let mut is_empty = false;
        modes.visit(&mut |s, _| is_empty |= s == 0);
        if is_empty {
            return Some(Self { below: 0, above: 0, size: 0 });
        }
        let mut fits = true;
        modes.visit(&mut |s, t| {
            size = size.and_then(|size| size.checked_mul(s));
            match s.checked_sub(1).and_then(|last| last.checked_mul(t)) {
                Some(span) if s > 0 && span >= 0 => above = above.saturating_add(span),
                Some(span) if s > 0 => below = below.saturating_sub(span),
                _ => fits = false,
            }
        });
        let size =
            size.filter(|_| fits && below.checked_add(above).is_some_and(|n| n < isize::MAX))?;
        Some(Self {
            below: below.cast_unsigned(),
            above: above.cast_unsigned(),
            size: size.cast_unsigned(),
        })
    }
}

impl<S: IntTuple, D: Stride> Layout<S, D> {
    /// The smallest and the greatest index, and the number of coordinates; `None` where they are more than
    /// memory can hold.
    ///
    /// **Law.** Every index is in `-below ..= above`, and both are indices, unless there are none.
    ///
    /// ```
    /// use colex::{layout, tensor::Reach};
    ///
    /// assert_eq!(layout!((3,4):(-4,1)).reach(), Some(Reach { below: 8, above: 3, size: 12 }));
    /// ```
    ///
    /// Sibling: [`cosize`](Self::cosize), which is `below + above + 1` as a digit type where it can be.
    #[must_use]
    #[inline]
    pub fn reach(self) -> Option<Reach> {
        Reach::of::<Modes<S, D>>(self.modes())
    }
}

/// A layout of two modes.
pub trait MatrixSizes {
    /// The sizes of the two.
    fn sizes(self) -> [usize; 2];
}

impl<A, B, C, D> MatrixSizes for Layout<(A, B), (C, D)>
where
    (A, B): IntTuple,
    (C, D): Stride,
{
    #[inline]
    fn sizes(self) -> [usize; 2] {
        let modes = self.modes();
        let size = |size: isize| size.cast_unsigned();
        [size(modes.head().size().value()), size(modes.tail().size().value())]
    }
}
