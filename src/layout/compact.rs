//! Constructors of compact layouts: from the left, from the right, in a given order.

use typenum::U1;

use crate::num::{Truth, Yes};
use crate::tuple::{Compact, IntTuple, Nil, Order, Raise, Stride, Tree};

use super::{Layout, Modes, Ordered};

/// The compact layout of the shape `S`, first mode fastest: the type of [`Layout::left`].
///
/// ```
/// use colex::{Layout, LeftLayout, num::*};
///
/// let _: LeftLayout<(_3, _4)> = Layout::new((_3, _4), (_1, _3));
/// ```
pub type LeftLayout<S> = Layout<S, <S as LeftStrides>::Left>;

/// The compact layout of the shape `S`, last mode fastest: the type of [`Layout::right`].
///
/// ```
/// use colex::{Layout, RightLayout, num::*};
///
/// let _: RightLayout<(_3, _4)> = Layout::new((_3, _4), (_4, _1));
/// ```
pub type RightLayout<S> = Layout<S, <S as RightStrides>::Right>;

/// The compact layout of the shape `S` with its modes in the order `O`: the type of [`Layout::ordered`].
///
/// ```
/// use colex::{Layout, OrderedLayout, num::*};
///
/// let _: OrderedLayout<(_2, _3, _5), (_2, _0, _1)> = Layout::new((_2, _3, _5), (_15, _1, _3));
/// ```
pub type OrderedLayout<S, O> = Layout<S, <O as OrdersShape<S>>::Strides>;

/// The compact layout like `L`: the type of [`Layout::layout_like`].
///
/// ```
/// use colex::{Layout, LayoutLike, layout};
///
/// let _: LayoutLike<Layout!((3,4):(6,1))> = layout!((3,4):(4,1));
/// ```
pub type LayoutLike<L> = <L as HasLike>::Like;

impl<S, D> Layout<S, D> {
    /// The compact layout of a shape, its first mode fastest: CuTe's `LayoutLeft`.
    ///
    /// **Law.** `left(s).index(i) = i` for every 1-D coordinate `i` below the size. The stride of each
    /// number is the product of the numbers before it, through all parentheses.
    ///
    /// ```
    /// use colex::{Layout, layout, shape};
    ///
    /// assert_eq!(Layout::left(shape!((2,(2,2)))), layout!((2,(2,2)):(1,(2,4))));
    ///
    /// // A size known to be 1 never steps: its stride is 0.
    /// assert_eq!(Layout::left(shape!((4,1,8))), layout!((4,1,8):(1,0,4)));
    ///
    /// // Run-time sizes give run-time strides from there on.
    /// let n = 5;
    /// assert_eq!(Layout::left(shape!((4,n,2))).to_string(), "(_4,5,_2):(_1,_4,20)");
    /// ```
    ///
    /// Siblings: [`right`](Self::right), [`ordered`](Self::ordered).
    #[must_use]
    #[inline]
    pub fn left(shape: S) -> Self
    where
        S: LeftStrides<Left = D>,
    {
        Self { shape, stride: shape.left_strides() }
    }

    /// The compact layout of a shape, its last mode fastest: CuTe's `LayoutRight`.
    ///
    /// **Law.** The stride of each number is the product of the numbers after it, through all
    /// parentheses: C's arrays.
    ///
    /// ```
    /// use colex::{Layout, layout, shape};
    ///
    /// assert_eq!(Layout::right(shape!((3,4))), layout!((3,4):(4,1)));
    ///
    /// // Inside a mode too the last number is the fastest, while 1-D coordinates are split with the
    /// // first one fastest: so this is not the identity on the second mode.
    /// let h = Layout::right(shape!((2,(2,2))));
    /// assert_eq!(h, layout!((2,(2,2)):(4,(2,1))));
    /// assert_eq!(h.index((0, 1)), 2);
    /// ```
    ///
    /// Siblings: [`left`](Self::left), [`ordered`](Self::ordered).
    #[must_use]
    #[inline]
    pub fn right(shape: S) -> Self
    where
        S: RightStrides<Right = D>,
    {
        Self { shape, stride: shape.right_strides() }
    }

    /// The compact layout of a shape, its modes in the given order: CuTe's `make_ordered_layout`.
    ///
    /// **Law.** The stride of a mode is the product of the sizes of all modes of smaller rank, and of
    /// those of equal rank to its left. The order may be coarser than the shape: what a rank stands
    /// for is compact in itself, the first number fastest.
    ///
    /// ```
    /// use colex::{Layout, layout, shape};
    ///
    /// let order = shape!((2,1,3)); // the second mode is the fastest
    /// assert_eq!(Layout::ordered(shape!((2,3,5)), order), layout!((2,3,5):(3,1,6)));
    ///
    /// let order = shape!((2,1));
    /// assert_eq!(Layout::ordered(shape!(((4,4),32)), order), layout!(((4,4),32):((32,128),1)));
    /// ```
    ///
    /// Siblings: [`left`](Self::left) and [`right`](Self::right) are the two orders of a flat shape that need
    /// no ranks; [`layout_like`](Self::layout_like) takes the ranks from strides.
    #[must_use]
    #[inline]
    pub fn ordered<O>(shape: S, order: O) -> Self
    where
        O: OrdersShape<S, Strides = D>,
    {
        let stride = order.ordered_strides(&shape);
        Self { shape, stride }
    }

    /// The compact layout of the same shape, its modes in the order of this layout's strides.
    ///
    /// **Law.** A mode with a stride steps by the product of the sizes of those that step less, and, among
    /// equal strides, of those to its left. Stride 0 stays 0. This is what a copy of the elements
    /// needs: the gaps are gone, the order in memory is kept.
    ///
    /// ```
    /// use colex::layout;
    ///
    /// assert_eq!(layout!((3,4):(6,1)).layout_like(), layout!((3,4):(4,1)));
    ///
    /// // A broadcast mode takes no room.
    /// assert_eq!(layout!((3,4):(0,2)).layout_like(), layout!((3,4):(0,1)));
    /// ```
    ///
    /// A compact layout is its own. Sibling: [`ordered`](Self::ordered).
    #[must_use]
    #[inline]
    pub fn layout_like(self) -> LayoutLike<Self>
    where
        Self: HasLike,
    {
        HasLike::like(self)
    }
}

/// A shape whose compact strides, first mode fastest, are [`Left`](Self::Left).
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a shape",
    label = "a size or a tuple of sizes is needed here, static or `usize`"
)]
pub trait LeftStrides: IntTuple {
    /// The strides.
    type Left;
    /// The strides.
    fn left_strides(self) -> Self::Left;
}

impl<S> LeftStrides for S
where
    S: IntTuple,
    <S::Tree as Compact>::Left<U1>: Raise,
{
    type Left = <<S::Tree as Compact>::Left<U1> as Raise>::Surface;
    #[inline]
    fn left_strides(self) -> Self::Left {
        self.lower().left(U1::default()).raise()
    }
}

/// A shape whose compact strides, last mode fastest, are [`Right`](Self::Right).
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a shape",
    label = "a size or a tuple of sizes is needed here, static or `usize`"
)]
pub trait RightStrides: IntTuple {
    /// The strides.
    type Right;
    /// The strides.
    fn right_strides(self) -> Self::Right;
}

impl<S> RightStrides for S
where
    S: IntTuple,
    <S::Tree as Compact>::Right<U1>: Raise,
{
    type Right = <<S::Tree as Compact>::Right<U1> as Raise>::Surface;
    #[inline]
    fn right_strides(self) -> Self::Right {
        self.lower().right(U1::default()).raise()
    }
}

/// An order of the modes of the shape `S`, in which its compact strides are
/// [`Strides`](Self::Strides).
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not an order of modes",
    label = "a number or a tuple of numbers is needed here, static or `usize`"
)]
pub trait OrdersShape<S>: IntTuple {
    /// The strides.
    type Strides;
    /// The strides.
    fn ordered_strides(self, shape: &S) -> Self::Strides;
}

type OrderedTree<S, O> =
    <<<O as IntTuple>::Tree as Order>::Over<<S as IntTuple>::Tree> as Ordered>::Strides<Nil, Nil>;

impl<S, O> OrdersShape<S> for O
where
    S: IntTuple,
    O: IntTuple,
    <O::Tree as Tree>::Fits<<S::Tree as Tree>::Zip<S::Tree>>: OrderFits<O, S>,
    OrderedTree<S, O>: Raise,
{
    type Strides = <OrderedTree<S, O> as Raise>::Surface;
    #[inline]
    fn ordered_strides(self, shape: &S) -> Self::Strides {
        self.lower().over(shape.lower()).strides(Nil, Nil).raise()
    }
}

/// The verdict `Self` says that `O` has a rank for each mode of the shape `S`.
#[diagnostic::on_unimplemented(
    message = "the order `{O}` does not rank the modes of the shape `{S}`",
    label = "this order is nested where the shape is a number, or has another number of modes",
    note = "an order is a number, or a tuple with one order for each mode of the shape; the smallest number steps least"
)]
pub trait OrderFits<O, S>: Truth {}

#[diagnostic::do_not_recommend]
impl<O, S> OrderFits<O, S> for Yes {}

/// A layout, with the compact layout like it.
pub trait HasLike {
    /// That layout.
    type Like;
    /// That layout.
    fn like(self) -> Self::Like;
}

type LikeTree<S, D> = <Modes<S, D> as Ordered>::Strides<Nil, Nil>;

impl<S, D> HasLike for Layout<S, D>
where
    S: IntTuple,
    D: Stride,
    LikeTree<S, D>: Raise,
{
    type Like = Layout<S, <LikeTree<S, D> as Raise>::Surface>;
    #[inline]
    fn like(self) -> Self::Like {
        Layout { shape: self.shape, stride: self.modes().strides(Nil, Nil).raise() }
    }
}
