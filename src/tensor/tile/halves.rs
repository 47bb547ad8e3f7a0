//! A zipped divide `((tile, …), (rest, …))`, one half of it at a coordinate and the other whole.

use typenum::UTerm;

use crate::algebra::{ModeList, RoundingUp, Shifted, Slices, SlicesShape, Tile, Tiler};
use crate::layout::{Layout, Modes};
use crate::num::{Scalar, Truth, Verdict, Yes};
use crate::refusal::Refusal;
use crate::tensor::{Inside, InsideShape};
use crate::tuple::{Cons, IntTuple, Keep, ModeTree, Nil, RaiseLayout, Stride, Torn, Tree};

/// A coordinate of a half: modes beyond the end of a tuple are kept, as if it had `_` there.
///
/// A number alone is the 1-D coordinate of the whole half; `_` alone keeps the half as one mode.
pub trait Padded: Copy {
    /// The kept modes of `M`, then `Rest`.
    type KeepOnto<M: ModeTree, Rest: ModeTree>: ModeTree;
    /// The kept modes, then `rest`.
    fn keep_onto<M: ModeTree, Rest: ModeTree>(modes: M, rest: Rest) -> Self::KeepOnto<M, Rest>;
    /// The index at which the kept modes start.
    type Start<M: ModeTree>: Scalar;
    /// The index at which they start.
    fn start<M: ModeTree>(self, modes: M) -> Self::Start<M>;
    /// Whether the coordinate has a structure that `M` can take.
    type Reaches<M: ModeTree>: Truth;
    /// Whether its numbers are inside.
    type Below<M: ModeTree>: Verdict;
    /// The first number that is outside, and the size it stands at.
    fn above<M: ModeTree>(self, modes: M) -> Option<(usize, usize)>;
}

/// A number or `_` is a coordinate as any
macro_rules! whole {
    ([$($parameter:tt)*] $Leaf:ty) => {
        impl<$($parameter)*> Padded for $Leaf {
            type KeepOnto<M: ModeTree, Rest: ModeTree> = <Self as Slices>::SliceOnto<M, Rest>;
            #[inline]
            fn keep_onto<M: ModeTree, Rest: ModeTree>(modes: M, rest: Rest) -> Self::KeepOnto<M, Rest> {
                Self::slice_onto(modes, rest)
            }
            type Start<M: ModeTree> = <Self as Tree>::In<M>;
            #[inline]
            fn start<M: ModeTree>(self, modes: M) -> Self::Start<M> {
                self.within(modes)
            }
            type Reaches<M: ModeTree> = <Self as Slices>::Splits<M>;
            type Below<M: ModeTree> = <Self as Inside>::Inside<M>;
            #[inline]
            fn above<M: ModeTree>(self, modes: M) -> Option<(usize, usize)> {
                self.outside(modes)
            }
        }
    };
}

whole!([N: Scalar] N);
whole!([] Keep);
whole!([S: Copy, L: ModeTree] Tile<S, L>);
whole!([T: Tiler] RoundingUp<T>);

/// `(h, r…)`: each on its mode
impl<H: Tree, R: Tree> Padded for Cons<H, R> {
    type KeepOnto<M: ModeTree, Rest: ModeTree> = H::SliceOnto<M::Head, R::KeepOnto<M::Tail, Rest>>;
    #[inline]
    fn keep_onto<M: ModeTree, Rest: ModeTree>(modes: M, rest: Rest) -> Self::KeepOnto<M, Rest> {
        H::slice_onto(modes.head(), R::keep_onto(modes.tail(), rest))
    }
    type Start<M: ModeTree> = <H::In<M::Head> as Scalar>::Plus<R::Start<M::Tail>>;
    #[inline]
    fn start<M: ModeTree>(self, modes: M) -> Self::Start<M> {
        self.0.within(modes.head()).plus(self.1.start(modes.tail()))
    }
    type Reaches<M: ModeTree> =
        <M::IsCons as Truth>::And<<H::Splits<M::Head> as Truth>::And<R::Reaches<M::Tail>>>;
    type Below<M: ModeTree> = <H::Inside<M::Head> as Verdict>::And<R::Below<M::Tail>>;
    #[inline]
    fn above<M: ModeTree>(self, modes: M) -> Option<(usize, usize)> {
        self.0.outside(modes.head()).or_else(|| self.1.above(modes.tail()))
    }
}

/// `()`: what is left is kept
impl Padded for Nil {
    type KeepOnto<M: ModeTree, Rest: ModeTree> = M::Concat<Rest>;
    #[inline]
    fn keep_onto<M: ModeTree, Rest: ModeTree>(modes: M, rest: Rest) -> M::Concat<Rest> {
        modes.concat(rest)
    }
    type Start<M: ModeTree> = UTerm;
    #[inline]
    fn start<M: ModeTree>(self, _: M) -> UTerm {
        UTerm
    }
    type Reaches<M: ModeTree> = Yes;
    type Below<M: ModeTree> = Yes;
    #[inline]
    fn above<M: ModeTree>(self, _: M) -> Option<(usize, usize)> {
        None
    }
}

/// A half that is kept whole: its modes without their tuple, but a tuple of one as it is.
pub trait Whole: Copy {
    /// The half, then `Rest`.
    type WholeOnto<Rest: ModeTree>: ModeTree;
    /// The half, then `rest`.
    fn whole_onto<Rest: ModeTree>(self, rest: Rest) -> Self::WholeOnto<Rest>;
    /// The half `(H, self…)`, then `Rest`.
    type WholeAfter<H: ModeTree, Rest: ModeTree>: ModeTree;
    /// The half `(first, self…)`, then `rest`.
    fn whole_after<H: ModeTree, Rest: ModeTree>(
        self,
        first: H,
        rest: Rest,
    ) -> Self::WholeAfter<H, Rest>;
}

impl<H: ModeTree, R: ModeTree> Whole for Cons<H, R> {
    type WholeOnto<Rest: ModeTree> = R::WholeAfter<H, Rest>;
    #[inline]
    fn whole_onto<Rest: ModeTree>(self, rest: Rest) -> Self::WholeOnto<Rest> {
        self.1.whole_after(self.0, rest)
    }
    type WholeAfter<F: ModeTree, Rest: ModeTree> = Cons<F, Cons<H, R::Concat<Rest>>>;
    #[inline]
    fn whole_after<F: ModeTree, Rest: ModeTree>(
        self,
        first: F,
        rest: Rest,
    ) -> Self::WholeAfter<F, Rest> {
        Cons(first, Cons(self.0, self.1.concat(rest)))
    }
}

/// A mode that is in no tuple, and the end of a tuple of one
macro_rules! single {
    ([$($parameter:tt)*] $Modes:ty) => {
        impl<$($parameter)*> Whole for $Modes {
            type WholeOnto<Rest: ModeTree> = Cons<Self, Rest>;
            #[inline]
            fn whole_onto<Rest: ModeTree>(self, rest: Rest) -> Cons<Self, Rest> {
                Cons(self, rest)
            }
            type WholeAfter<H: ModeTree, Rest: ModeTree> = Cons<Cons<H, Nil>, Rest>;
            #[inline]
            fn whole_after<H: ModeTree, Rest: ModeTree>(
                self,
                first: H,
                rest: Rest,
            ) -> Self::WholeAfter<H, Rest> {
                Cons(Cons(first, Nil), rest)
            }
        }
    };
}

single!([S: Scalar, T: Scalar] crate::tuple::Mode<S, T>);
single!([] Nil);
single!([] Torn);

/// Which half of a zipped divide the coordinate is for: [`TheRest`] or [`TheTile`].
pub trait Half {
    /// The half that is sliced.
    type Sliced<M: ModeTree>: ModeTree;
    /// The half that is sliced.
    fn sliced<M: ModeTree>(modes: M) -> Self::Sliced<M>;
    /// The modes that are left.
    type Kept<C: Tree, M: ModeTree>: ModeTree;
    /// The modes that are left.
    fn kept<C: Tree, M: ModeTree>(modes: M) -> Self::Kept<C, M>;
}

/// The coordinate says which tile; all of the tile is kept, then what the coordinate keeps of the rest.
#[derive(Debug)]
pub struct TheRest;

/// The coordinate says where in each tile; what it keeps of the tile comes first, then the whole rest.
#[derive(Debug)]
pub struct TheTile;

impl Half for TheRest {
    type Sliced<M: ModeTree> = <M::Tail as ModeList>::Head;
    #[inline]
    fn sliced<M: ModeTree>(modes: M) -> Self::Sliced<M> {
        modes.tail().head()
    }
    type Kept<C: Tree, M: ModeTree> =
        <M::Head as Whole>::WholeOnto<C::KeepOnto<Self::Sliced<M>, Nil>>;
    #[inline]
    fn kept<C: Tree, M: ModeTree>(modes: M) -> Self::Kept<C, M> {
        modes.head().whole_onto(C::keep_onto(Self::sliced(modes), Nil))
    }
}

impl Half for TheTile {
    type Sliced<M: ModeTree> = M::Head;
    #[inline]
    fn sliced<M: ModeTree>(modes: M) -> M::Head {
        modes.head()
    }
    type Kept<C: Tree, M: ModeTree> =
        C::KeepOnto<M::Head, <<M::Tail as ModeList>::Head as Whole>::WholeOnto<Nil>>;
    #[inline]
    fn kept<C: Tree, M: ModeTree>(modes: M) -> Self::Kept<C, M> {
        C::keep_onto(modes.head(), modes.tail().head().whole_onto(Nil))
    }
}

/// A coordinate in the half `H` of the zipped divide `Z`, which leaves the layout `R` from the index `O` on.
pub trait Picks<H, Z, O, R>: IntTuple {
    /// What is left, and where it starts.
    ///
    /// # Errors
    ///
    /// Where a number is outside.
    fn pick(self, divided: Z) -> Result<Shifted<O, R>, Refusal>;
}

/// The half `H` of `S:D`.
type HalfOf<H, S, D> = <H as Half>::Sliced<Modes<S, D>>;

impl<H, S, D, C, O, R> Picks<H, Layout<S, D>, O, R> for C
where
    H: Half,
    S: IntTuple,
    D: Stride,
    C: IntTuple,
    <C::Tree as Padded>::Reaches<HalfOf<H, S, D>>: SlicesShape<C, S>,
    <C::Tree as Padded>::Below<HalfOf<H, S, D>>: InsideShape<C, S>,
    <C::Tree as Padded>::Start<HalfOf<H, S, D>>: Scalar<Surface = O>,
    H::Kept<C::Tree, Modes<S, D>>: RaiseLayout<Layout = R>,
{
    #[inline]
    fn pick(self, divided: Layout<S, D>) -> Result<Shifted<O, R>, Refusal> {
        let (coord, modes) = (self.lower(), divided.modes());
        let half = H::sliced(modes);
        if let Some((coordinate, size)) = coord.above(half) {
            return Err(Refusal::Outside { coordinate, size });
        }
        let layout = H::kept::<C::Tree, _>(modes).raise_layout();
        Ok(Shifted::new(Scalar::raise(coord.start(half)), layout))
    }
}
