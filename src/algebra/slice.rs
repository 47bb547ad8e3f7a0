//! `slice` and `dice`: some modes fixed by a coordinate, the others kept.

use crate::layout::{Layout, Modes};
use crate::num::{No, Scalar, Truth, Yes};
use crate::tuple::{Cons, IntTuple, Keep, ModeTree, Nil, RaiseLayout, Stride, Tree};

use super::divide::RoundingUp;
use super::shifted::Shifted;
use super::tiler::{Tile, Tiler};

impl<S, D> Layout<S, D> {
    /// The modes where the coordinate has `_`, from where its numbers point to.
    ///
    /// **Law.** `L.slice((a, _, c)).index(b) = L.index((a, b, c))`. The kept modes stand side by side, as
    /// in CuTe: a mode kept inside a tuple leaves the tuple. What the fixed coordinates add to the index
    /// is never lost: the result is [`Shifted`], a layout and where it starts. As in
    /// [`index`](Self::index), a number may stand for a tuple, and no bound is checked.
    ///
    /// ```
    /// use colex::{Layout, coord, layout};
    ///
    /// let l = layout!((4,(2,4)):(2,(1,8)));
    /// let row = l.slice(coord!((3, _)));
    /// let _: Layout!(((2,4)):((1,8))) = row.layout();
    /// assert_eq!(row.offset(), 6);
    /// assert_eq!(row.index(5), l.index((3, 5)));
    ///
    /// // `_` at any depth
    /// let _: Layout!((4,4):(2,8)) = l.slice(coord!((_, (1, _)))).layout();
    /// ```
    ///
    #[doc = include_str!("../../docs/pictures/slice.svg")]
    ///
    #[doc = include_str!("../../docs/codegen/sliced_tile.md")]
    ///
    /// The counterpart is [`dice`](Self::dice), which keeps the other modes.
    #[must_use]
    #[inline]
    pub fn slice<C, O, R>(self, coord: C) -> Shifted<O, R>
    where
        C: SlicesTo<Self, O, R>,
    {
        coord.sliced(self)
    }

    /// The modes where the coordinate has `_`, and the index at which they start.
    ///
    /// **Law.** With `(K, o) = L.slice_and_offset((a, _, c))`: `K.index(b) + o = L.index((a, b, c))`. It is
    /// [`slice`](Self::slice) taken apart.
    ///
    /// ```
    /// use colex::{Layout, coord, layout, num::_16};
    ///
    /// let (kept, offset) = layout!((4,8):(1,4)).slice_and_offset(coord!((_, 4)));
    /// let _: Layout!((4):(1)) = kept;
    /// let _: _16 = offset;
    ///
    /// let j = 4;
    /// assert_eq!(layout!((4,8):(1,4)).slice_and_offset((colex::Keep, j)).1, 16);
    /// ```
    #[must_use]
    #[inline]
    pub fn slice_and_offset<C, O, R>(self, coord: C) -> (R, O)
    where
        C: SlicesTo<Self, O, R>,
    {
        let Shifted { offset, layout } = coord.sliced(self);
        (layout, offset)
    }

    /// The modes where the coordinate has a number.
    ///
    /// **Law.** `L.dice((a, _, c)).index((a, c))` is the offset of `L.slice((a, _, c))`: slicing and dicing by
    /// one coordinate share out the modes.
    ///
    /// ```
    /// use colex::{Layout, coord, layout};
    ///
    /// let l = layout!((4,(2,4)):(2,(1,8)));
    /// let _: Layout!((4):(2)) = l.dice(coord!((3, _)));
    /// let _: Layout!((2):(1)) = l.dice(coord!((_, (1, _))));
    /// ```
    ///
    /// The counterpart is [`slice`](Self::slice).
    #[must_use]
    #[inline]
    pub fn dice<C, R>(self, coord: C) -> R
    where
        C: DicesTo<Self, R>,
    {
        coord.diced(self)
    }
}

/// A coordinate of the layout `L` with `_` in it, which keeps the layout `R` from the index `O` on.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a coordinate",
    label = "this is neither `_` nor a number, nor a tuple of such",
    note = "a coordinate is `_`, a number, static or `usize`, or a tuple of coordinates"
)]
pub trait SlicesTo<L, O, R> {
    /// The kept modes, and where they start.
    fn sliced(self, layout: L) -> Shifted<O, R>;
}

/// A coordinate of the layout `L` with `_` in it, whose numbers stand at the modes of `R`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a coordinate",
    label = "this is neither `_` nor a number, nor a tuple of such",
    note = "a coordinate is `_`, a number, static or `usize`, or a tuple of coordinates"
)]
pub trait DicesTo<L, R> {
    /// The modes where the coordinate has a number.
    fn diced(self, layout: L) -> R;
}

/// What slicing `L` by the coordinate `C` comes to, as a type.
pub type Slice<L, C> = Shifted<<C as Cuts<L>>::Offset, <C as Cuts<L>>::Kept>;
/// What dicing `L` by the coordinate `C` comes to, as a type.
pub type Dice<L, C> = <C as Cuts<L>>::Diced;

impl<L, O, R, C> SlicesTo<L, O, R> for C
where
    C: Cuts<L, Offset = O, Kept = R>,
{
    #[inline]
    fn sliced(self, layout: L) -> Shifted<O, R> {
        self.slice_of(layout)
    }
}

impl<L, R, C> DicesTo<L, R> for C
where
    C: Cuts<L, Diced = R>,
{
    #[inline]
    fn diced(self, layout: L) -> R {
        C::dice_of(layout)
    }
}

/// A coordinate, with `_` in it, of the layout `L`.
pub trait Cuts<L> {
    /// Where the slice starts.
    type Offset;
    /// The modes where it has `_`.
    type Kept;
    /// The modes where it has `_`, and where they start.
    fn slice_of(self, layout: L) -> Shifted<Self::Offset, Self::Kept>;
    /// The modes where it has a number.
    type Diced;
    /// The modes where it has a number.
    fn dice_of(layout: L) -> Self::Diced;
}

type Sliced<C, M> = <<C as IntTuple>::Tree as Slices>::Slice<M>;
type Diced<C, M> = <<C as IntTuple>::Tree as Slices>::Dice<M>;

impl<S, D, C> Cuts<Layout<S, D>> for C
where
    S: IntTuple,
    D: Stride,
    C: IntTuple,
    <C::Tree as Slices>::Splits<Modes<S, D>>: SlicesShape<C, S>,
    Sliced<C, Modes<S, D>>: RaiseLayout,
    Diced<C, Modes<S, D>>: RaiseLayout,
{
    type Offset = <<C::Tree as Tree>::In<Modes<S, D>> as Scalar>::Surface;
    type Kept = <Sliced<C, Modes<S, D>> as RaiseLayout>::Layout;
    #[inline]
    fn slice_of(self, layout: Layout<S, D>) -> Shifted<Self::Offset, Self::Kept> {
        let modes = layout.modes();
        Shifted {
            offset: Scalar::raise(self.lower().within(modes)),
            layout: C::Tree::slice(modes).raise_layout(),
        }
    }
    type Diced = <Diced<C, Modes<S, D>> as RaiseLayout>::Layout;
    #[inline]
    fn dice_of(layout: Layout<S, D>) -> Self::Diced {
        C::Tree::dice(layout.modes()).raise_layout()
    }
}

/// The verdict `Self` says that the coordinate `C`, with `_` for a mode to keep, fits the shape `S`.
#[diagnostic::on_unimplemented(
    message = "the coordinate `{C}` does not slice the shape `{S}`",
    label = "this coordinate is nested where the shape is a number, or has another number of modes",
    note = "a slice has one number, tuple or `_` for each mode of the shape; `_` keeps the mode"
)]
pub trait SlicesShape<C, S>: Truth {}

#[diagnostic::do_not_recommend]
impl<C, S> SlicesShape<C, S> for Yes {}

/// A coordinate that shares out the modes of a layout: those at `_`, and those at numbers.
pub trait Slices: Copy {
    /// Whether the coordinate has the structure of `M`, as far as it goes.
    type Splits<M: ModeTree>: Truth;
    /// The modes at `_`; all of `M` for `_` alone.
    type Slice<M: ModeTree>: ModeTree;
    /// The modes at `_`.
    fn slice<M: ModeTree>(modes: M) -> Self::Slice<M>;
    /// The modes at numbers; all of `M` for a number alone.
    type Dice<M: ModeTree>: ModeTree;
    /// The modes at numbers.
    fn dice<M: ModeTree>(modes: M) -> Self::Dice<M>;
    /// The modes at `_`, then `Rest`.
    type SliceOnto<M: ModeTree, Rest: ModeTree>: ModeTree;
    /// The modes at `_`, then `rest`.
    fn slice_onto<M: ModeTree, Rest: ModeTree>(modes: M, rest: Rest) -> Self::SliceOnto<M, Rest>;
    /// The modes at numbers, then `Rest`.
    type DiceOnto<M: ModeTree, Rest: ModeTree>: ModeTree;
    /// The modes at numbers, then `rest`.
    fn dice_onto<M: ModeTree, Rest: ModeTree>(modes: M, rest: Rest) -> Self::DiceOnto<M, Rest>;
}

/// `_` keeps its mode.
impl Slices for Keep {
    type Splits<M: ModeTree> = Yes;
    type Slice<M: ModeTree> = M;
    #[inline]
    fn slice<M: ModeTree>(modes: M) -> M {
        modes
    }
    type Dice<M: ModeTree> = Nil;
    #[inline]
    fn dice<M: ModeTree>(_: M) -> Nil {
        Nil
    }
    type SliceOnto<M: ModeTree, Rest: ModeTree> = Cons<M, Rest>;
    #[inline]
    fn slice_onto<M: ModeTree, Rest: ModeTree>(modes: M, rest: Rest) -> Cons<M, Rest> {
        Cons(modes, rest)
    }
    type DiceOnto<M: ModeTree, Rest: ModeTree> = Rest;
    #[inline]
    fn dice_onto<M: ModeTree, Rest: ModeTree>(_: M, rest: Rest) -> Rest {
        rest
    }
}

/// Writes what a leaf other than `_` does: it fixes its mode.
macro_rules! fixes {
    ($(#[$doc:meta])* [$($parameter:tt)*] $Leaf:ty, $splits:ident) => {
        $(#[$doc])*
        impl<$($parameter)*> Slices for $Leaf {
            type Splits<M: ModeTree> = $splits;
            type Slice<M: ModeTree> = Nil;
            #[inline]
            fn slice<M: ModeTree>(_: M) -> Nil {
                Nil
            }
            type Dice<M: ModeTree> = M;
            #[inline]
            fn dice<M: ModeTree>(modes: M) -> M {
                modes
            }
            type SliceOnto<M: ModeTree, Rest: ModeTree> = Rest;
            #[inline]
            fn slice_onto<M: ModeTree, Rest: ModeTree>(_: M, rest: Rest) -> Rest {
                rest
            }
            type DiceOnto<M: ModeTree, Rest: ModeTree> = Cons<M, Rest>;
            #[inline]
            fn dice_onto<M: ModeTree, Rest: ModeTree>(modes: M, rest: Rest) -> Cons<M, Rest> {
                Cons(modes, rest)
            }
        }
    };
}

fixes!(/** A number fixes its mode. */ [N: Scalar] N, Yes);
fixes!(/** A layout is no coordinate. */ [S: Copy, L: ModeTree] Tile<S, L>, No);
fixes!(/** Nor is a tiler that rounds up. */ [T: Tiler] RoundingUp<T>, No);

/// `(h, r…)` shares out the first mode by `h`, the rest by `r…`.
impl<H: Tree, R: Tree> Slices for Cons<H, R> {
    type Splits<M: ModeTree> =
        <M::IsCons as Truth>::And<<H::Splits<M::Head> as Truth>::And<R::Splits<M::Tail>>>;
    type Slice<M: ModeTree> = Self::SliceOnto<M, Nil>;
    #[inline]
    fn slice<M: ModeTree>(modes: M) -> Self::Slice<M> {
        Self::slice_onto(modes, Nil)
    }
    type Dice<M: ModeTree> = Self::DiceOnto<M, Nil>;
    #[inline]
    fn dice<M: ModeTree>(modes: M) -> Self::Dice<M> {
        Self::dice_onto(modes, Nil)
    }
    type SliceOnto<M: ModeTree, Rest: ModeTree> =
        H::SliceOnto<M::Head, R::SliceOnto<M::Tail, Rest>>;
    #[inline]
    fn slice_onto<M: ModeTree, Rest: ModeTree>(modes: M, rest: Rest) -> Self::SliceOnto<M, Rest> {
        H::slice_onto(modes.head(), R::slice_onto(modes.tail(), rest))
    }
    type DiceOnto<M: ModeTree, Rest: ModeTree> = H::DiceOnto<M::Head, R::DiceOnto<M::Tail, Rest>>;
    #[inline]
    fn dice_onto<M: ModeTree, Rest: ModeTree>(modes: M, rest: Rest) -> Self::DiceOnto<M, Rest> {
        H::dice_onto(modes.head(), R::dice_onto(modes.tail(), rest))
    }
}

/// `()` has nothing to share out.
impl Slices for Nil {
    type Splits<M: ModeTree> = M::IsEmpty;
    type Slice<M: ModeTree> = Nil;
    #[inline]
    fn slice<M: ModeTree>(_: M) -> Nil {
        Nil
    }
    type Dice<M: ModeTree> = Nil;
    #[inline]
    fn dice<M: ModeTree>(_: M) -> Nil {
        Nil
    }
    type SliceOnto<M: ModeTree, Rest: ModeTree> = Rest;
    #[inline]
    fn slice_onto<M: ModeTree, Rest: ModeTree>(_: M, rest: Rest) -> Rest {
        rest
    }
    type DiceOnto<M: ModeTree, Rest: ModeTree> = Rest;
    #[inline]
    fn dice_onto<M: ModeTree, Rest: ModeTree>(_: M, rest: Rest) -> Rest {
        rest
    }
}
