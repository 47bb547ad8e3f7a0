//! A swizzled layout over larger or smaller elements: the base moves with the unit.

use crate::algebra::{Larger, RecastOf, Recasts, Smaller};
use crate::num::{Bitwise, Quot, Rem, Scalar, Static, Truth, Verdict, Yes};
use crate::tuple::IntTuple;

use super::recast::Rescales;
use super::{ComposedLayout, IsSwizzle};

impl<Z, O, L> ComposedLayout<Z, O, L> {
    /// The layout of elements `N` times as large: strides, offset and the base of the swizzle shrink.
    ///
    /// **Law.** The indices of the result are those of this layout divided by N and rounded down. The swizzle must
    /// leave `N` neighbours together: where its base is too low the program does not compile. (CuTe drops
    /// bits of the swizzle there, and elements end up elsewhere.)
    ///
    /// ```
    /// use colex::{layout, num::*, swizzle::Swizzle};
    ///
    /// // bytes, then elements of 2 bytes, then vectors of 16
    /// let bytes = Swizzle::<_3, _4, _3>::new().compose(layout!((8,128):(128,1)));
    /// let halves = bytes.upcast::<_2>();
    /// assert_eq!(format!("{halves:#}"), "Sw<3,3,3> o 0 o (8,64):(64,1)");
    /// assert_eq!(halves.index((5, 9)), bytes.index((5, 18)) / 2);
    /// assert_eq!(format!("{:#}", halves.upcast::<_8>()), "Sw<3,0,3> o 0 o (8,8):(8,1)");
    /// ```
    ///
    /// ```compile_fail
    /// # use colex::{layout, num::*, swizzle::Swizzle};
    /// // the swizzle moves single elements: two of them do not stay one
    /// let _ = Swizzle::<_3, _0, _3>::new().compose(layout!((8,8):(8,1))).upcast::<_2>();
    /// ```
    ///
    /// The inverse is [`downcast`](Self::downcast).
    #[must_use]
    #[inline]
    #[track_caller]
    pub fn upcast<N>(
        self,
    ) -> ComposedLayout<N::Up, Quotient<O, N>, <Larger<N> as RecastOf<L>>::Output>
    where
        N: Rescales<Z> + StaysWhole<Z, O>,
        Z: IsSwizzle,
        O: IntTuple<Tree: Scalar>,
        Larger<N>: Recasts<L>,
    {
        let offset = self.offset.lower().quot_rem(N::Nat::default()).0;
        ComposedLayout {
            swizzle: N::Up::default(),
            offset: Scalar::raise(offset),
            layout: Larger::recast(self.layout),
        }
    }

    /// The layout of elements one `N`-th as large: strides, offset and the base of the swizzle grow.
    ///
    /// **Law.** Each index `a` becomes the N indices from `N·a` on.
    ///
    /// ```
    /// use colex::{layout, num::*, swizzle::Swizzle};
    ///
    /// let halves = Swizzle::<_3, _3, _3>::new().compose(layout!((8,64):(64,1)));
    /// assert_eq!(format!("{:#}", halves.downcast::<_2>()), "Sw<3,4,3> o 0 o (8,128):(128,1)");
    /// ```
    ///
    /// The inverse is [`upcast`](Self::upcast).
    #[must_use]
    #[inline]
    #[track_caller]
    pub fn downcast<N>(
        self,
    ) -> ComposedLayout<N::Down, Product<O, N>, <Smaller<N> as RecastOf<L>>::Output>
    where
        N: Rescales<Z> + Static,
        O: IntTuple<Tree: Scalar>,
        Smaller<N>: Recasts<L>,
    {
        ComposedLayout {
            swizzle: N::Down::default(),
            offset: Scalar::raise(self.offset.lower().times(N::Nat::default())),
            layout: Smaller::recast(self.layout),
        }
    }
}

/// `o / n`
pub(crate) type Quotient<O, N> =
    <Quot<<O as IntTuple>::Tree, <N as Static>::Nat> as Scalar>::Surface;
/// `o · n`
pub(crate) type Product<O, N> =
    <<<O as IntTuple>::Tree as Scalar>::Times<<N as Static>::Nat> as Scalar>::Surface;

/// So many elements stay together under the swizzle `Z` after the offset `O`.
pub trait StaysWhole<Z, O>: Static {}

impl<N, Z, O> StaysWhole<Z, O> for N
where
    N: Static,
    Z: IsSwizzle,
    O: IntTuple<Tree: Scalar>,
    <Rem<<Z::Base as Bitwise>::Pow2, N::Nat> as Scalar>::IsZero: LeavesWhole<N, Z>,
    <<Rem<O::Tree, N::Nat> as Scalar>::Vanishes as Verdict>::IsSure: StartsWhole<N, O>,
{
}

/// The verdict `Self` says that the swizzle `Z` keeps `N` neighbours together.
#[diagnostic::on_unimplemented(
    message = "`{N}` elements under the swizzle `{Z}` cannot become one: the swizzle moves them apart",
    label = "the base of the swizzle is below the new element",
    note = "`Swizzle<B, M, S>` keeps 2^M neighbours together: recast to elements of at most that many"
)]
pub trait LeavesWhole<N, Z>: Truth {}

#[diagnostic::do_not_recommend]
impl<N, Z> LeavesWhole<N, Z> for Yes {}

/// The verdict `Self` says that the offset `O` is a multiple of `N`.
#[diagnostic::on_unimplemented(
    message = "a layout that starts at `{O}` cannot be recast to elements of `{N}`: it starts inside one",
    label = "`{O}` is not known to be a multiple of `{N}`",
    note = "recast first, then slice"
)]
pub trait StartsWhole<N, O>: Truth {}

#[diagnostic::do_not_recommend]
impl<N, O> StartsWhole<N, O> for Yes {}
