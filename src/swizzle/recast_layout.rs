//! Swizzled layouts of larger or smaller elements: the base moves with the unit.

use core::marker::PhantomData;

use crate::algebra::{Bits, Change, Elements, Larger, RecastOf, Recasts, Smaller};
use crate::facts::Less;
use crate::layout::Layout;
use crate::num::{Bitwise, Nat, Quot, Rem, Scalar, Truth, Unknown, Verdict, Yes};
use crate::refusal::{Refusal, granted};
use crate::tuple::IntTuple;

use super::recast::PowerOfTwo;
use super::{ComposedLayout, IsSwizzle, Swizzle};

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
    /// ```compile_fail,E0277
    /// # use colex::{layout, num::*, swizzle::Swizzle};
    /// // the swizzle moves single elements: two of them do not stay one
    /// let _ = Swizzle::<_3, _0, _3>::new().compose(layout!((8,8):(8,1))).upcast::<_2>();
    /// ```
    ///
    /// The inverse is [`downcast`](Self::downcast).
    ///
    /// # Panics
    ///
    /// Where run-time numbers break the law: an offset that is no multiple of N, a stride that does not divide.
    #[must_use]
    #[inline]
    #[track_caller]
    pub fn upcast<N>(self) -> <Larger<N> as RecastOf<Self>>::Output
    where
        Larger<N>: Recasts<Self>,
    {
        Larger::recast(self)
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
    ///
    /// # Panics
    ///
    /// Where no run-time stride is 1.
    #[must_use]
    #[inline]
    #[track_caller]
    pub fn downcast<N>(self) -> <Smaller<N> as RecastOf<Self>>::Output
    where
        Smaller<N>: Recasts<Self>,
    {
        Smaller::recast(self)
    }

    /// The layout of elements of `NEW` bits in the memory of elements of `OLD` bits.
    ///
    /// **Law.** As [`upcast`](Self::upcast) by `NEW / OLD`, or [`downcast`](Self::downcast) by `OLD / NEW`. The units of the
    /// base are those of the index, on both sides: a swizzle of bytes is another type than that of vectors.
    ///
    /// ```
    /// use colex::{layout, num::*, swizzle::{ComposedLayout, Swizzle}, Layout};
    ///
    /// let halves = Swizzle::<_3, _3, _3>::new().compose(layout!((8,64):(64,1)));
    /// let _: ComposedLayout<Swizzle<_3, _0, _3>, _0, Layout!((8,8):(8,1))> = halves.recast_bits::<_16, _128>();
    /// let _: ComposedLayout<Swizzle<_3, _4, _3>, _0, Layout!((8,128):(128,1))> = halves.recast_bits::<_16, _8>();
    /// ```
    ///
    /// # Panics
    ///
    /// As [`upcast`](Self::upcast).
    #[must_use]
    #[inline]
    #[track_caller]
    pub fn recast_bits<OLD, NEW>(self) -> <Bits<OLD, NEW> as RecastOf<Self>>::Output
    where
        Bits<OLD, NEW>: Recasts<Self>,
    {
        Bits::recast(self)
    }

    /// The layout of elements of type `New` in the memory of elements of type `Old`.
    ///
    /// **Law.** [`recast_bits`](Self::recast_bits) with the sizes of the types.
    ///
    /// ```
    /// use colex::{layout, num::*, swizzle::Swizzle};
    ///
    /// let words = Swizzle::<_3, _2, _3>::new().compose(layout!((8,32):(32,1)));
    /// assert_eq!(format!("{:#}", words.recast::<f32, u128>()), "Sw<3,0,3> o 0 o (8,8):(8,1)");
    /// ```
    ///
    /// # Panics
    ///
    /// As [`upcast`](Self::upcast).
    #[must_use]
    #[inline]
    #[track_caller]
    pub fn recast<Old, New>(self) -> <Elements<Old, New> as RecastOf<Self>>::Output
    where
        Elements<Old, New>: Recasts<Self>,
    {
        Elements::recast(self)
    }
}

/// `o · s / g`: the offset in the new unit
type Rescaled<O, C> =
    Quot<<<O as IntTuple>::Tree as Scalar>::Times<<C as Change>::Split>, <C as Change>::Gather>;
/// `m − log2 g + log2 s`: the base in the new unit
type Base<Z, C> =
    <Less<<Z as IsSwizzle>::Base, <<C as Change>::Gather as Bitwise>::Log2> as Nat>::Add<
        <<C as Change>::Split as Bitwise>::Log2,
    >;

/// Whether `Z` moves nothing, or `2^m` is a multiple of `g`.
type KeepsWhole<Z, C> = <<<Z as IsSwizzle>::Bits as Scalar>::IsZero as Truth>::Or<
    <Rem<<<Z as IsSwizzle>::Base as Bitwise>::Pow2, <C as Change>::Gather> as Scalar>::IsZero,
>;

/// the layout and all that counts elements, in the new unit
impl<B, M, S, O, A, D, C> RecastOf<ComposedLayout<Swizzle<B, M, S>, O, Layout<A, D>>> for C
where
    Swizzle<B, M, S>: IsSwizzle,
    O: IntTuple<Tree: Scalar>,
    C: Change + RecastOf<Layout<A, D>>,
{
    type Output = ComposedLayout<
        Swizzle<B, <Base<Swizzle<B, M, S>, C> as Nat>::Decimal, S>,
        <Rescaled<O, C> as Scalar>::Surface,
        <C as RecastOf<Layout<A, D>>>::Output,
    >;
}

impl<B, M, S, O, A, D, C> Recasts<ComposedLayout<Swizzle<B, M, S>, O, Layout<A, D>>> for C
where
    Swizzle<B, M, S>: IsSwizzle,
    O: IntTuple<Tree: Scalar>,
    C: Change + Recasts<Layout<A, D>>,
    <C::Gather as Bitwise>::IsPow2: PowerOfTwo<Shown<C::Gather>>,
    <C::Split as Bitwise>::IsPow2: PowerOfTwo<Shown<C::Split>>,
    KeepsWhole<Swizzle<B, M, S>, C>: LeavesWhole<Shown<C::Gather>, Swizzle<B, M, S>>,
    <Rem<O::Tree, C::Gather> as Scalar>::Vanishes: StartsWhole<Shown<C::Gather>, O>,
{
    type Result = <C as RecastOf<ComposedLayout<Swizzle<B, M, S>, O, Layout<A, D>>>>::Output;
    #[inline]
    #[track_caller]
    fn recast(composed: ComposedLayout<Swizzle<B, M, S>, O, Layout<A, D>>) -> Self::Result {
        granted(<C as Recasts<ComposedLayout<Swizzle<B, M, S>, O, Layout<A, D>>>>::try_recast(
            composed,
        ))
    }
    #[inline]
    fn try_recast(
        composed: ComposedLayout<Swizzle<B, M, S>, O, Layout<A, D>>,
    ) -> Result<Self::Result, Refusal> {
        let start = composed.offset.lower();
        let (_, inside) = start.quot_rem(C::Gather::default());
        if inside.value() != 0 {
            return Err(Refusal::StartsInside {
                offset: start.magnitude(),
                elements: Scalar::magnitude(C::Gather::default()),
            });
        }
        let (offset, _) = start.times(C::Split::default()).quot_rem(C::Gather::default());
        Ok(ComposedLayout {
            swizzle: Swizzle { numbers: PhantomData },
            offset: Scalar::raise(offset),
            layout: <C as Recasts<Layout<A, D>>>::try_recast(composed.layout)?,
        })
    }
}

/// A number of elements as messages show it.
type Shown<N> = <N as Scalar>::Shown;

/// The verdict `Self` says that the swizzle `Z` keeps `N` neighbours together.
#[diagnostic::on_unimplemented(
    message = "`{N}` elements under the swizzle `{Z}` cannot become one: the swizzle moves them apart",
    label = "the base of the swizzle is below the new element",
    note = "`Swizzle<B, M, S>` keeps 2^M neighbours together: recast to elements of at most that many"
)]
pub trait LeavesWhole<N, Z>: Truth {}

#[diagnostic::do_not_recommend]
impl<N, Z> LeavesWhole<N, Z> for Yes {}

/// The verdict `Self` does not say that the offset `O` is no multiple of `N`.
#[diagnostic::on_unimplemented(
    message = "a layout that starts at `{O}` cannot be recast to elements of `{N}`: it starts inside one",
    label = "`{O}` is not a multiple of `{N}`",
    note = "recast first, then slice"
)]
pub trait StartsWhole<N, O>: Verdict {}

#[diagnostic::do_not_recommend]
impl<N, O> StartsWhole<N, O> for Yes {}
#[diagnostic::do_not_recommend]
impl<N, O> StartsWhole<N, O> for Unknown {}
