//! The same memory as larger or smaller elements.

use crate::algebra::{Element, Elements as Change, Recasts, Visit};
use crate::layout::{Layout, Modes};
use crate::refusal::{Refusal, granted};
use crate::tensor::Reach;
use crate::tuple::{IntTuple, Stride};

use super::{Addressing, Tensor, View, ViewMut};

/// A type of which any bits are a value, and which has no others: integers and floats.
///
/// # Safety
///
/// Every pattern of `size_of::<Self>()` bytes is a value, none of them is padding, and
/// [`Element::Bits`] is eight times their number.
#[diagnostic::on_unimplemented(
    message = "not every pattern of bits is known to be a `{Self}`",
    label = "memory is recast between types like `u8`, `f32` and `u128`, of which any bits are a value",
    note = "`unsafe impl Plain` for a type of your own of which that is true"
)]
pub unsafe trait Plain: Element + Copy + 'static {}

macro_rules! plain {
    ($($T:ty)*) => {$(
        // SAFETY: of an integer or a float, all bits are significant and any are a value.
        unsafe impl Plain for $T {}
    )*};
}

plain!(u8 i8 u16 i16 u32 i32 f32 u64 i64 f64 u128 i128);

/// A layout that says whether groups of neighbours fill it.
pub trait Grouped: Addressing {
    /// Whether its elements are groups of `n` neighbours, each starting at a multiple of `n`.
    fn is_grouped(self, n: usize) -> bool;
    /// Its indices, before the swizzle if it has one.
    fn plain_reach(self) -> Option<Reach>;
}

impl<S, D> Grouped for Layout<S, D>
where
    S: IntTuple,
    D: Stride,
    Self: Addressing,
{
    #[inline]
    fn is_grouped(self, n: usize) -> bool {
        let (mut groups, mut aligned) = (n == 1, true);
        Modes::<S, D>::visit(self.modes(), &mut |size, stride| {
            if n > 1 && stride == 1 && !groups && size.unsigned_abs() % n == 0 {
                groups = true;
            } else if size > 1 {
                aligned &= stride.unsigned_abs() % n == 0;
            }
        });
        groups && aligned
    }
    #[inline]
    fn plain_reach(self) -> Option<Reach> {
        self.reach()
    }
}

/// How many `Old` elements are gathered, and into how many `New` ones these are split.
#[inline]
const fn change<Old, New>() -> (usize, usize) {
    let (mut common, mut rest) = (size_of::<Old>(), size_of::<New>());
    while rest != 0 {
        (common, rest) = (rest, common % rest);
    }
    (size_of::<New>() / common, size_of::<Old>() / common)
}

/// That the memory of `Old` elements in the layout `a` from `origin` on can be read as whole groups of `New`
/// elements.
#[inline]
fn check<Old, New, L: Grouped>(origin: *const Old, a: L) -> Result<(), Refusal> {
    let (elements, _) = const { change::<Old, New>() };
    if !a.is_grouped(elements) {
        return Err(Refusal::Scattered { elements });
    }
    if align_of::<New>() > align_of::<Old>() && !origin.cast::<New>().is_aligned() {
        return Err(Refusal::Misaligned { align: align_of::<New>() });
    }
    Ok(())
}

/// That `New` elements in the layout `b` reach over the bytes of the `Old` elements in `a`.
///
/// **Law.** If one mode takes the parts of an element, they are as many. With k modes of stride 1, each of which
/// becomes N times as long, b reaches `(k − 1)·(N − 1)` elements further.
#[inline]
fn check_bytes<Old, New, A: Grouped, B: Grouped>(a: A, b: B) -> Result<(), Refusal> {
    let bytes = |reach: Reach, size: usize| {
        Some((reach.below.checked_mul(size)?, reach.elements().checked_mul(size)?))
    };
    let (old, new) = (a.plain_reach(), b.plain_reach());
    let Some(new) = new.and_then(|reach| bytes(reach, size_of::<New>())) else {
        let elements = old.map_or(usize::MAX, Reach::elements);
        return Err(Refusal::OutOfReach { reach: usize::MAX, elements });
    };
    if old.and_then(|reach| bytes(reach, size_of::<Old>())) == Some(new) {
        return Ok(());
    }
    let (_, parts) = const { change::<Old, New>() };
    Err(Refusal::PartsMeet { parts })
}

/// Writes the casts, which differ in the view.
macro_rules! recast {
    ($View:ident) => {
        impl<'a, T: Plain, L: Grouped> Tensor<$View<'a, T>, L> {
            /// The same memory as elements of type `New`.
            ///
            /// **Law.** The layout is recast as by [`Layout::recast`]: for larger elements, the mode of stride 1
            /// gathers neighbours to one, and all other strides are multiples of their number; for smaller
            /// ones, each element becomes several along the mode of stride 1, of which there must be one only.
            /// The bytes stay where they are.
            ///
            /// That sizes and strides divide is checked in the types where they are static. Where `New` needs
            /// a stricter alignment than `T`, the address is checked, once.
            ///
            /// ```
            /// use colex::{layout, tensor::Tensor};
            ///
            /// let data: [u32; 8] = [1, 0, 2, 0, 3, 0, 4, 0];
            /// let bytes = Tensor::new(&data, layout!((2,4))).recast::<u8, _>();
            /// assert_eq!(bytes.layout().to_string(), "(_8,_4):(_1,_8)");
            /// assert_eq!(bytes.recast::<u32, _>()[(0, 2)], 3);
            /// ```
            ///
            /// # Panics
            ///
            /// Where [`try_recast`](Self::try_recast) is an error.
            #[must_use]
            #[inline]
            #[track_caller]
            pub fn recast<New, R>(self) -> Tensor<$View<'a, New>, R>
            where
                New: Plain,
                Change<T, New>: Recasts<L, Output = R>,
                R: Grouped,
            {
                granted(self.try_recast())
            }

            /// The same memory as elements of type `New`, or why it cannot be.
            ///
            /// # Errors
            ///
            /// Where the address is not aligned for `New`, elements that are gathered are no neighbours of the
            /// tensor, or elements that are split have two modes of stride 1 to go to.
            #[inline]
            pub fn try_recast<New, R>(self) -> Result<Tensor<$View<'a, New>, R>, Refusal>
            where
                New: Plain,
                Change<T, New>: Recasts<L, Output = R>,
                R: Grouped,
            {
                let origin = self.storage.address();
                check::<T, New, L>(origin, self.layout)?;
                let layout = Change::<T, New>::try_recast(self.layout)?;
                check_bytes::<T, New, L, R>(self.layout, layout)?;
                // The invariant: elements that are gathered are neighbours of the tensor from a multiple of their
                // number on, which is what the recast indices count. Those that are split go to one mode of
                // stride 1: with more the bytes were not as many. They are aligned, and any bits are a value.
                Ok(Tensor { storage: $View::at(origin.cast()), layout })
            }
        }
    };
}

recast!(View);
recast!(ViewMut);
