//! `evenly_divides`: whether tiles cover a shape exactly.

use crate::algebra::{ComplementModes, RoundingUp, Tile, Tiler};
use crate::layout::Extent;
use crate::num::{No, Scalar, Truth, Verdict, Yes};

use super::arithmetic::ByNumber;
use super::division::Ceil;
use super::int_tuple::IntTuple;
use super::keep::Keep;
use super::modes::ModeTree;
use super::tree::{Cons, Nil, Tree};

/// Whether tiles `tiler` cover the shape exactly: `|S| = |T| · |⌈S / T⌉|` for a number,
/// `|S| = |T| · |T*|` for a layout with the complement T* in S, and mode by mode for a tuple of tiles.
///
/// ```
/// use colex::{layout, shape, tile, tuple::evenly_divides};
///
/// assert!(evenly_divides(shape!((10,8)), shape!((5,4))));
/// assert!(evenly_divides(shape!((10,8)), tile!(_, (2,2):(1,4))));
/// assert!(!evenly_divides(shape!((10,8)), shape!((4,8))));
/// assert!(evenly_divides(shape!((10,8)), shape!(20)));
/// assert!(!evenly_divides(shape!(2), layout!(2:2))); // which spans 4
/// ```
///
/// As a bound: [`EvenlyDividedBy`].
#[must_use]
#[inline]
pub fn evenly_divides<A: IntTuple, T: IntTuple>(shape: A, tiler: T) -> bool {
    tiler.lower().covers(shape.lower())
}

/// Whether tiles `T` are known to cover the shape `A` exactly.
pub type EvenlyDivides<A, T> = <<T as IntTuple>::Tree as Covers>::Covers<<A as IntTuple>::Tree>;

/// Tiles `T` cover the shape `Self` exactly.
pub trait EvenlyDividedBy<T>: IntTuple {}

impl<A, T> EvenlyDividedBy<T> for A
where
    A: IntTuple,
    T: IntTuple,
    EvenlyDivides<A, T>: Tiles<A, T>,
{
}

/// The verdict `Self` says that tiles `T` cover the shape `A` exactly.
#[diagnostic::on_unimplemented(
    message = "tiles of `{T}` do not cover the shape `{A}` evenly",
    label = "some tile would reach past its mode",
    note = "each tile's size must divide the mode that it tiles"
)]
pub trait Tiles<A, T>: Truth {}

#[diagnostic::do_not_recommend]
impl<A, T> Tiles<A, T> for Yes {}

/// A tile beside a shape.
pub trait Covers: Copy {
    /// Whether the tile is known to cover the shape `A` exactly.
    type Covers<A: Tree>: Truth;
    /// Whether the tile covers the shape exactly.
    fn covers<A: Tree>(self, shape: A) -> bool;
}

/// `n` covers `A` where `|A| = n · |⌈A / n⌉|`.
impl<N: Scalar> Covers for N {
    type Covers<A: Tree> =
        <A::Size as Scalar>::Equals<N::Times<<ByNumber<Ceil, A, N> as Tree>::Size>>;
    #[inline]
    fn covers<A: Tree>(self, shape: A) -> bool {
        let rest = shape.by_number::<Ceil, N>(self).0.size();
        shape.size().value() == self.times(rest).value()
    }
}

/// `(h, r…)` covers where `h` covers the first mode and `r…` the others.
impl<H: Tree, R: Tree> Covers for Cons<H, R> {
    type Covers<A: Tree> = <<A::IsNil as Truth>::Not as Truth>::And<
        <H::Covers<A::First> as Truth>::And<R::Covers<A::Others>>,
    >;
    #[inline]
    fn covers<A: Tree>(self, shape: A) -> bool {
        !A::IsNil::VALUE && self.0.covers(shape.first()) && self.1.covers(shape.others())
    }
}

/// `()` tiles nothing.
impl Covers for Nil {
    type Covers<A: Tree> = Yes;
    #[inline]
    fn covers<A: Tree>(self, _: A) -> bool {
        true
    }
}

/// `_` is the whole mode.
impl Covers for Keep {
    type Covers<A: Tree> = Yes;
    #[inline]
    fn covers<A: Tree>(self, _: A) -> bool {
        true
    }
}

/// A layout B covers `A` where it has a complement B* in it and `|A| = |B| · |B*|`.
impl<S: Copy, M: ModeTree> Covers for Tile<S, M> {
    type Covers<A: Tree> = <<<M as ComplementModes>::Chains<A> as Verdict>::IsSure as Truth>::And<
        <A::Size as Scalar>::Equals<
            <M::Size as Scalar>::Times<<<M as ComplementModes>::Complement<A> as Extent>::Size>,
        >,
    >;
    #[inline]
    fn covers<A: Tree>(self, shape: A) -> bool {
        self.modes
            .complement(shape)
            .is_ok_and(|rest| shape.size().value() == self.modes.size().times(rest.size()).value())
    }
}

/// A tiler that rounds up covers nothing evenly.
impl<T: Tiler> Covers for RoundingUp<T> {
    type Covers<A: Tree> = No;
    #[inline]
    fn covers<A: Tree>(self, _: A) -> bool {
        false
    }
}
