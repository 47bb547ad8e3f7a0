//! Index spaces: what a number counts, as its type.
//!
//! The index of a data layout is an offset in memory; that of a thread-value layout is a position in a tile,
//! and says nothing of memory until a data layout is asked. Both are numbers, and a number given
//! to the wrong one reads the wrong element. So a [`Tv`] takes a [`Thread`] and a [`Value`], returns a
//! [`Position`], and carries the shape of the tile that its positions are counted in; a tensor of another
//! shape refuses it, be it of the same size. Everything else takes plain numbers, and these three wherever
//! it takes a number.

use core::fmt;

use typenum::U1;

use crate::algebra::ComposesTo;
use crate::layout::{CoordinateOf, Extent, Layout, Modes};
use crate::num::{_0, Scalar, Truth, Unknown, Verdict, Yes};
use crate::refusal::{Refusal, granted};
use crate::tuple::{IntTuple, Keep, Number, Relates, Show, Stride, Tree};

use super::raw::{
    Addressing, Along, Beside, Movable, Pair, Parts, PartsAlong, Slicing, Tensor, Trusted, ViewMut,
};
use super::{SplitsApart, StaysIn};

/// Writes the types of numbers.
macro_rules! space {
    ($($(#[$doc:meta])* $Space:ident;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $Space<N = usize>(pub N);

        impl<N: Show> Show for $Space<N> {
            fn show(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.show(f)
            }
        }

        /// It is a number wherever a number is taken.
        impl<N: Number> IntTuple for $Space<N> {
            type Form = N::Form;
            type Tree = N::Tree;
            #[inline]
            fn lower(self) -> N::Tree {
                self.0.lower()
            }
        }

        impl From<$Space> for usize {
            #[inline]
            fn from(number: $Space) -> usize {
                number.0
            }
        }
    )*};
}

space! {
    /// The number of a thread.
    Thread;
    /// The number of a value among those of a thread.
    Value;
    /// A place in a tile: the 1-D coordinate, the first mode fastest.
    Position;
}

/// A thread-value layout: which positions of a tile a thread has.
///
/// **Law.** `tv.at(Thread(t), Value(v))` is the position `layout.index((t, v))`, counted in the shape of the
/// tile.
///
/// ```
/// use colex::{layout, shape, tensor::{Position, Tensor, Thread, Tv, Value}};
///
/// // a 2 × 4 tile, two values for each of four threads
/// let tv = Tv::new(layout!((4,2):(1,4)), shape!((2,4)));
/// assert_eq!(tv.at(Thread(0), Value(1)), Position(4)); // and that is the place (0, 2)
///
/// let data: [u32; 8] = core::array::from_fn(|i| i as u32);
/// let tile = Tensor::new(&data, layout!((2,4):(4,1))); // row-major
/// assert_eq!(tile[tv.at(Thread(0), Value(1))], 2); // in memory it is the element 2
/// assert_eq!(tile.partition(tv, Thread(0))[1], 2);
/// ```
///
/// A tile of another shape is refused, and a thread for a value as well:
///
/// ```compile_fail,E0277
/// # use colex::{layout, shape, tensor::{Tensor, Thread, Tv}};
/// let tv = Tv::new(layout!((4,2):(1,4)), shape!((2,4)));
/// let tile = Tensor::new([0; 8], layout!((4,2)));
/// let _ = tile.view().partition(tv, Thread(0));
/// ```
///
/// ```compile_fail,E0308
/// # use colex::{layout, shape, tensor::{Thread, Tv, Value}};
/// let tv = Tv::new(layout!((4,2):(1,4)), shape!((2,4)));
/// let _ = tv.at(Value(1), Thread(0));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Tv<L, P> {
    layout: L,
    tile: P,
}

impl<L: Copy, P: Copy> Tv<L, P> {
    /// The thread-value layout `layout` of a tile with the shape `tile`, in which all its positions are.
    ///
    /// # Panics
    ///
    /// Where a run-time position is outside; static ones do not compile.
    #[must_use]
    #[inline]
    #[track_caller]
    pub fn new(layout: L, tile: P) -> Self
    where
        P: Contains<L>,
    {
        granted(tile.check_contains(layout));
        Self { layout, tile }
    }

    /// The layout, from `(thread, value)` to positions.
    #[must_use]
    #[inline]
    pub const fn layout(&self) -> L {
        self.layout
    }

    /// The shape of the tile.
    #[must_use]
    #[inline]
    pub const fn tile(&self) -> P {
        self.tile
    }

    /// The position of a value of a thread.
    #[must_use]
    #[inline]
    pub fn at<T, V, I>(self, thread: Thread<T>, value: Value<V>) -> Position<I>
    where
        (T, V): CoordinateOf<L, I>,
    {
        Position((thread.0, value.0).index_in(self.layout))
    }
}

/// The shape of a tile in which all positions of the layout `L` are, as far as static numbers tell.
pub trait Contains<L>: IntTuple {
    /// That run-time numbers are as well.
    ///
    /// # Errors
    ///
    /// Where one is not.
    fn check_contains(self, layout: L) -> Result<(), Refusal>;
}

impl<S, D, P> Contains<Layout<S, D>> for P
where
    S: IntTuple,
    D: Stride,
    P: IntTuple,
    <<Modes<S, D> as Extent>::Cosize as Scalar>::IsBelow<
        <<P::Tree as Tree>::Size as Scalar>::Plus<U1>,
    >: InTile<Layout<S, D>, P>,
{
    #[inline]
    fn check_contains(self, layout: Layout<S, D>) -> Result<(), Refusal> {
        let size = self.lower().size().value().cast_unsigned();
        match layout.reach() {
            Some(reach) if reach.below == 0 && reach.elements() <= size => Ok(()),
            Some(reach) => Err(Refusal::Outside { coordinate: reach.above, size }),
            None => Err(Refusal::Outside { coordinate: usize::MAX, size }),
        }
    }
}

/// The verdict `Self` does not say that positions of the layout `L` are outside the tile `P`.
#[diagnostic::on_unimplemented(
    message = "the positions of `{L}` are not all in a tile of the shape `{P}`",
    label = "the tile has less elements than the layout's cosize",
    note = "a thread-value layout maps (thread, value) to positions in its tile, counted with the first mode fastest"
)]
pub trait InTile<L, P>: Verdict {}

#[diagnostic::do_not_recommend]
impl<L, P> InTile<L, P> for Yes {}
#[diagnostic::do_not_recommend]
impl<L, P> InTile<L, P> for Unknown {}

/// A tensor's layout whose coordinates are the positions of a tile `P`.
pub trait TileOf<P> {
    /// That it is, where run-time numbers decide.
    ///
    /// # Errors
    ///
    /// Where it is not.
    fn check_tile(self, tile: P) -> Result<(), Refusal>;
}

impl<S, D, P> TileOf<P> for Layout<S, D>
where
    S: IntTuple,
    D: Stride,
    P: IntTuple,
    <<<P::Tree as Tree>::IsStatic as Truth>::And<<S::Tree as Tree>::IsStatic> as Truth>::Implies<
        <P::Tree as Relates>::CompatibleWith<S::Tree>,
    >: CountsPositionsOf<S, P>,
{
    #[inline]
    fn check_tile(self, tile: P) -> Result<(), Refusal> {
        let (tile, shape) = (tile.lower(), self.shape.lower());
        if tile.compatible_with(shape) {
            return Ok(());
        }
        let size = |size: isize| size.cast_unsigned();
        Err(Refusal::Incompatible {
            size: size(tile.size().value()),
            other: size(shape.size().value()),
        })
    }
}

/// The verdict `Self` says that the tensor's shape `S` has the coordinates of the tile `P`.
#[diagnostic::on_unimplemented(
    message = "a thread-value layout for a tile `{P}` does not partition a tensor of the shape `{S}`",
    label = "positions are counted in the shape `{P}`, and `{S}` counts them otherwise",
    note = "a position is a 1-D coordinate of its tile: in another shape, be it of the same size, it is another place"
)]
pub trait CountsPositionsOf<S, P>: Truth {}

#[diagnostic::do_not_recommend]
impl<S, P> CountsPositionsOf<S, P> for Yes {}

impl<S, L: Addressing> Tensor<S, L> {
    /// The values of a thread: the tensor composed with the thread-value layout, at the thread.
    ///
    /// **Law.** `t.partition(tv, Thread(x))[v]` is `t[tv.at(Thread(x), Value(v))]`.
    ///
    /// # Panics
    ///
    /// Where run-time numbers break a law.
    #[must_use]
    #[inline]
    #[track_caller]
    pub fn partition<T, B, P, Z, R>(self, tv: Tv<B, P>, thread: Thread<T>) -> Tensor<S, R>
    where
        S: Movable,
        L: TileOf<P>,
        B: ComposesTo<L, Z> + StaysIn<L> + Trusted,
        Z: Addressing,
        (T, Keep): Slicing<Z, R>,
        R: Addressing,
    {
        granted(self.layout().check_tile(tv.tile));
        self.compose(tv.layout).slice((thread.0, Keep))
    }
}

impl<'a, E, L: Addressing> Tensor<ViewMut<'a, E>, L> {
    /// The values of all threads, as tensors that are used at the same time.
    ///
    /// **Law.** The `x`-th is `t.partition(tv, Thread(x))`. No two threads share an element.
    ///
    /// ```
    /// use colex::{layout, shape, tensor::{Tensor, Tv}};
    ///
    /// let mut data = [0; 8];
    /// let tv = Tv::new(layout!((4,2):(1,4)), shape!((2,4)));
    /// let tile = Tensor::new(&mut data, layout!((2,4):(4,1)));
    /// std::thread::scope(|scope| {
    ///     for (x, mut values) in tile.split_threads(tv).enumerate() {
    ///         scope.spawn(move || values.fill(x));
    ///     }
    /// });
    /// assert_eq!(data, [0, 2, 0, 2, 1, 3, 1, 3]);
    /// ```
    ///
    /// # Panics
    ///
    /// Where run-time numbers break a law.
    #[must_use]
    #[inline]
    #[track_caller]
    pub fn split_threads<B, P, Z>(
        self,
        tv: Tv<B, P>,
    ) -> Parts<ViewMut<'a, E>, Beside<_0, Z>, Along<_0, Z>>
    where
        L: TileOf<P>,
        B: ComposesTo<L, Z> + StaysIn<L> + Trusted,
        Z: Pair + SplitsApart + PartsAlong<_0>,
    {
        granted(self.layout().check_tile(tv.tile));
        self.compose(tv.layout).split::<_0>()
    }
}
