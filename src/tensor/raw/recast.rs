//! The same memory as larger or smaller elements.

use crate::algebra::{Element, Elements as Change, Recasts, Visit};
use crate::layout::{Layout, Modes};
use crate::refusal::{Refusal, granted};
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
}

/// That the memory of `Old` elements in the layout `a` from `origin` on can be read as `New` elements.
#[inline]
fn check<Old, New, L: Grouped>(origin: *const Old, a: L) -> Result<(), Refusal> {
    let (old, new) = (size_of::<Old>(), size_of::<New>());
    if new > old && !a.is_grouped(new / old) {
        return Err(Refusal::Scattered { elements: new / old });
    }
    if align_of::<New>() > align_of::<Old>() && !origin.cast::<New>().is_aligned() {
        return Err(Refusal::Misaligned { align: align_of::<New>() });
    }
    Ok(())
}

/// Writes the casts, which differ in the view.
macro_rules! recast {
    ($View:ident) => {
        impl<'a, T: Plain, L: Grouped> Tensor<$View<'a, T>, L> {
            /// The same memory as elements of type `New`.
            ///
            /// **Law.** The layout is recast as by [`Layout::recast`]: for larger elements, the mode of stride 1
            /// gathers neighbours to one, and all other strides are multiples of their number; for smaller
            /// ones, each element becomes several along the mode of stride 1. The bytes stay where they
            /// are.
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
                R: Addressing,
            {
                granted(self.try_recast())
            }

            /// The same memory as elements of type `New`, or why it cannot be.
            ///
            /// # Errors
            ///
            /// Where the address is not aligned for `New`, or elements that are gathered are no neighbours of
            /// the tensor.
            #[inline]
            pub fn try_recast<New, R>(self) -> Result<Tensor<$View<'a, New>, R>, Refusal>
            where
                New: Plain,
                Change<T, New>: Recasts<L, Output = R>,
                R: Addressing,
            {
                let origin = self.storage.address();
                check::<T, New, L>(origin, self.layout)?;
                let layout = Change::<T, New>::try_recast(self.layout)?;
                // The invariant: larger elements are groups of neighbours of the tensor, each starting at a
                // multiple of their number, which is what the recast indices count. Smaller ones are pieces of
                // its elements. They are aligned, and any bits are a value.
                Ok(Tensor { storage: $View::at(origin.cast()), layout })
            }
        }
    };
}

recast!(View);
recast!(ViewMut);
