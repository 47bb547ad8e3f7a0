//! Coordinates inside a shape: proved where the numbers are static, compared where they are not.

use typenum::U1;

use crate::algebra::{RoundingUp, Tile, Tiler};
use crate::layout::{Layout, Modes};
use crate::num::{No, Scalar, Truth, Unknown, Verdict, Yes};
use crate::refusal::Refusal;
use crate::tuple::{Cons, IntTuple, Keep, ModeTree, Nil, Stride, Tree};

use super::reach::Reach;

/// A coordinate that is compared with a shape, number by number; and a tiler that is compared with a domain.
pub trait Inside: Copy {
    /// Whether every number is below the size it stands at. `_` is.
    type Inside<M: ModeTree>: Verdict;
    /// Whether every number is.
    fn inside<M: ModeTree>(self, modes: M) -> bool;
    /// The first number that is not, and the size it stands at.
    fn outside<M: ModeTree>(self, modes: M) -> Option<(usize, usize)>;

    /// Whether the tiler takes no coordinate outside of `M`.
    type Stays<M: ModeTree>: Verdict;
    /// Why not, if it takes one.
    fn strays<M: ModeTree>(self, modes: M) -> Option<Refusal>;
    /// Whether the tiler cuts without rounding up.
    type CutsEvenly: Truth;
}

#[inline]
fn size_of<M: ModeTree>(modes: M) -> usize {
    modes.size().value().cast_unsigned()
}

/// `x` is inside where it is below the size; the tile of `n` neighbours where it is no larger
impl<N: Scalar> Inside for N {
    type Inside<M: ModeTree> = N::IsBelow<M::Size>;
    #[inline]
    fn inside<M: ModeTree>(self, modes: M) -> bool {
        self.value().cast_unsigned() < size_of(modes)
    }
    #[inline]
    fn outside<M: ModeTree>(self, modes: M) -> Option<(usize, usize)> {
        let (x, size) = (self.value().cast_unsigned(), size_of(modes));
        (x >= size).then_some((x, size))
    }
    type Stays<M: ModeTree> = N::IsBelow<<M::Size as Scalar>::Plus<U1>>;
    #[inline]
    fn strays<M: ModeTree>(self, modes: M) -> Option<Refusal> {
        let (n, size) = (self.value().cast_unsigned(), size_of(modes));
        (n > size).then(|| Refusal::Outside { coordinate: n - 1, size })
    }
    type CutsEvenly = Yes;
}

/// `(h, r…)`: each on its mode
impl<H: Tree, R: Tree> Inside for Cons<H, R> {
    type Inside<M: ModeTree> = <H::Inside<M::Head> as Verdict>::And<R::Inside<M::Tail>>;
    #[inline]
    fn inside<M: ModeTree>(self, modes: M) -> bool {
        // No branch between the comparisons: together they are one.
        self.0.inside(modes.head()) & self.1.inside(modes.tail())
    }
    fn outside<M: ModeTree>(self, modes: M) -> Option<(usize, usize)> {
        self.0.outside(modes.head()).or_else(|| self.1.outside(modes.tail()))
    }
    type Stays<M: ModeTree> = <H::Stays<M::Head> as Verdict>::And<R::Stays<M::Tail>>;
    #[inline]
    fn strays<M: ModeTree>(self, modes: M) -> Option<Refusal> {
        self.0.strays(modes.head()).or_else(|| self.1.strays(modes.tail()))
    }
    type CutsEvenly = <H::CutsEvenly as Truth>::And<R::CutsEvenly>;
}

/// `_`, and `()`: nothing to compare
macro_rules! nothing {
    ($($Leaf:ty),*) => {$(
        impl Inside for $Leaf {
            type Inside<M: ModeTree> = Yes;
            #[inline]
            fn inside<M: ModeTree>(self, _: M) -> bool {
                true
            }
            #[inline]
            fn outside<M: ModeTree>(self, _: M) -> Option<(usize, usize)> {
                None
            }
            type Stays<M: ModeTree> = Yes;
            #[inline]
            fn strays<M: ModeTree>(self, _: M) -> Option<Refusal> {
                None
            }
            type CutsEvenly = Yes;
        }
    )*};
}

nothing!(Keep, Nil);

/// A layout is no coordinate; as a tiler it stays where its indices do
impl<S: Copy, L: ModeTree> Inside for Tile<S, L> {
    type Inside<M: ModeTree> = No;
    #[inline]
    fn inside<M: ModeTree>(self, _: M) -> bool {
        false
    }
    #[inline]
    fn outside<M: ModeTree>(self, _: M) -> Option<(usize, usize)> {
        None
    }
    type Stays<M: ModeTree> =
        <<L::Cosize as Scalar>::IsBelow<<M::Size as Scalar>::Plus<U1>> as Verdict>::And<
            <L::TotalBelow0 as Scalar>::IsBelow<U1>,
        >;
    #[inline]
    fn strays<M: ModeTree>(self, modes: M) -> Option<Refusal> {
        let size = size_of(modes);
        match Reach::of(self.modes) {
            Some(Reach { size: 0, .. }) => None,
            Some(Reach { below: 0, above, .. }) if above < size => None,
            Some(Reach { below: 0, above, .. }) => {
                Some(Refusal::Outside { coordinate: above, size })
            }
            Some(Reach { below, .. }) => Some(Refusal::BeforeTheFirst { below }),
            None => Some(Refusal::Outside { coordinate: usize::MAX, size }),
        }
    }
    type CutsEvenly = Yes;
}

/// What rounds up reaches outside
impl<T: Tiler> Inside for RoundingUp<T> {
    type Inside<M: ModeTree> = No;
    #[inline]
    fn inside<M: ModeTree>(self, _: M) -> bool {
        false
    }
    #[inline]
    fn outside<M: ModeTree>(self, _: M) -> Option<(usize, usize)> {
        None
    }
    type Stays<M: ModeTree> = No;
    #[inline]
    fn strays<M: ModeTree>(self, modes: M) -> Option<Refusal> {
        Some(Refusal::Outside { coordinate: usize::MAX, size: size_of(modes) })
    }
    type CutsEvenly = No;
}

/// A coordinate, or a slice with `_` in it, of which no static number is outside the layout `L`.
pub trait InsideOf<L>: IntTuple {
    /// Whether the run-time numbers are inside as well.
    fn is_inside(self, layout: L) -> bool;
    /// Why not.
    fn refusal(self, layout: L) -> Refusal;
}

impl<S, D, C> InsideOf<Layout<S, D>> for C
where
    S: IntTuple,
    D: Stride,
    C: IntTuple,
    <C::Tree as Inside>::Inside<Modes<S, D>>: InsideShape<C, S>,
{
    #[inline]
    fn is_inside(self, layout: Layout<S, D>) -> bool {
        self.lower().inside(layout.modes())
    }
    #[cold]
    fn refusal(self, layout: Layout<S, D>) -> Refusal {
        let (coordinate, size) = self.lower().outside(layout.modes()).unwrap_or_default();
        Refusal::Outside { coordinate, size }
    }
}

/// The verdict `Self` does not say that the coordinate `C` is outside the shape `S`.
#[diagnostic::on_unimplemented(
    message = "the coordinate `{C}` is outside the shape `{S}`",
    label = "a number of this coordinate is not below the size it stands at",
    note = "coordinates count from 0 to the size of their mode less 1"
)]
pub trait InsideShape<C, S>: Verdict {}

#[diagnostic::do_not_recommend]
impl<C, S> InsideShape<C, S> for Yes {}
#[diagnostic::do_not_recommend]
impl<C, S> InsideShape<C, S> for Unknown {}

/// A tiler that takes no coordinate outside of `L`, as far as static numbers tell.
pub trait StaysIn<L>: IntTuple {
    /// That run-time numbers do not either.
    ///
    /// # Errors
    ///
    /// Where one does.
    fn check_stays(self, layout: L) -> Result<(), Refusal>;
}

impl<S, D, B> StaysIn<Layout<S, D>> for B
where
    S: IntTuple,
    D: Stride,
    B: IntTuple,
    <B::Tree as Inside>::Stays<Modes<S, D>>: StaysInShape<B, S>,
{
    #[inline]
    fn check_stays(self, layout: Layout<S, D>) -> Result<(), Refusal> {
        self.lower().strays(layout.modes()).map_or(Ok(()), Err)
    }
}

/// The verdict `Self` does not say that the tiler `B` takes coordinates outside the shape `S`.
#[diagnostic::on_unimplemented(
    message = "the composition would leave the tensor: `{B}` takes coordinates outside the shape `{S}`",
    label = "one of its indices is below 0, or not below the size of what it is composed onto",
    note = "a layout's last mode may run on past its size, a tensor's may not: no element is there"
)]
pub trait StaysInShape<B, S>: Verdict {}

#[diagnostic::do_not_recommend]
impl<B, S> StaysInShape<B, S> for Yes {}
#[diagnostic::do_not_recommend]
impl<B, S> StaysInShape<B, S> for Unknown {}

/// A tiler that cuts without rounding up.
pub trait CutsEvenly: IntTuple {}

impl<B> CutsEvenly for B
where
    B: IntTuple,
    <B::Tree as Inside>::CutsEvenly: NotRoundedUp<B>,
{
}

/// The verdict `Self` says that the tiler `B` does not round up.
#[diagnostic::on_unimplemented(
    message = "the tiler `{B}` rounds up: its last tile would reach outside the tensor",
    label = "a tensor's tiles are inside the tensor",
    note = "`local_tile_uneven` gives the tiles at the edge with their residue, for copies that are guarded"
)]
pub trait NotRoundedUp<B>: Truth {}

#[diagnostic::do_not_recommend]
impl<B> NotRoundedUp<B> for Yes {}
