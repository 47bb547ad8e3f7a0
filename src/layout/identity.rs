//! Coordinate layouts: from coordinates to coordinates.

use typenum::{U1, UTerm};

use super::{Extent, Layout, Modes};
use crate::num::{Alone, At, Indexes, Nat, Place, Scalar};
use crate::tuple::{Cons, IntTuple, Mode, ModeTree, Nil, Raise, Stride, Torn, Tree};

impl<S, D> Layout<S, D> {
    /// The layout that sends each coordinate of the shape to itself.
    ///
    /// **Law.** `Layout::identity(s).index(c) = c` for a coordinate as nested as the shape; a number is split.
    /// Divided and sliced like any layout, it says which coordinate an element came from: that is what a
    /// predicate at the rim of a tensor compares with the tensor's shape.
    ///
    /// ```
    /// use colex::{Layout, layout, shape, tile};
    ///
    /// let id = Layout::identity(shape!((4,(2,3))));
    /// assert_eq!(format!("{id:#}"), "(4,(2,3)):(1@0,(1@0@1,1@1@1))");
    /// assert_eq!(id.index(13), (1, (1, 1)));
    ///
    /// // the coordinates of a tile's elements
    /// let tiles = Layout::identity(shape!((16,8))).zipped_divide(tile!(2, 2));
    /// assert_eq!(format!("{tiles:#}"), "((2,2),(8,4)):((1@0,1@1),(2@0,2@1))");
    /// assert_eq!(tiles.index(((1, 0), (7, 3))), (15, 6));
    ///
    /// let _: Layout!(6:1) = Layout::identity(shape!(6)); // a number is its own coordinate
    /// ```
    ///
    /// Siblings: [`left`](Self::left), which numbers the coordinates;
    /// [`coordinates`](crate::tensor::coordinates), the same as a tensor that is cut in step with data.
    #[must_use]
    #[inline]
    pub fn identity(shape: S) -> Self
    where
        S: HasIdentity<D>,
    {
        Self { shape, stride: shape.identity_strides() }
    }

    /// How far the indices reach in each mode of a coordinate layout: one more than the greatest.
    ///
    /// **Law.** `Layout::identity(s).coshape() = s`. For a layout of numbers it is the [`cosize`](Self::cosize), where no
    /// stride is negative.
    ///
    /// ```
    /// use colex::{Layout, layout, shape};
    ///
    /// assert_eq!(Layout::identity(shape!((4,(2,3)))).coshape(), shape!((4,(2,3))));
    /// assert_eq!(layout!((4,8):(1@1,2@0)).coshape(), shape!((15,4)));
    /// ```
    #[must_use]
    #[inline]
    pub fn coshape(self) -> Coshape<S, D>
    where
        S: IntTuple,
        D: Stride,
    {
        let modes = self.modes();
        modes.span().plus(<Modes<S, D> as Origins>::origin()).past().to_index()
    }
}

/// How far the indices of a layout reach, as [`Layout::coshape`] returns it.
pub type Coshape<S, D> = <<<<Modes<S, D> as Extent>::Span as Scalar>::Plus<
    <Modes<S, D> as Origins>::Origin,
> as Indexes>::Past as Indexes>::Index;

/// A shape whose coordinates have the strides `D` of the identity.
pub trait HasIdentity<D>: Copy {
    /// Those strides.
    fn identity_strides(self) -> D;
}

impl<S, D> HasIdentity<D> for S
where
    S: IntTuple,
    <S::Tree as Identity>::Steps<Alone>: Raise<Surface = D>,
{
    #[inline]
    fn identity_strides(self) -> D {
        <S::Tree as Identity>::steps::<Alone>().raise()
    }
}

/// A shape, as coordinates of itself.
pub trait Identity {
    /// The strides that step in its modes, `P` being where it stands.
    type Steps<P: Place>: Tree;
    /// Those strides.
    fn steps<P: Place>() -> Self::Steps<P>;
    /// The same for the modes of a tuple from the `I`-th on.
    type From<I: Nat, P: Place>: Tree;
    /// Those strides.
    fn from<I: Nat, P: Place>() -> Self::From<I, P>;
}

/// `1` at its place
impl<N: Scalar> Identity for N {
    type Steps<P: Place> = P::Put<U1>;
    #[inline]
    fn steps<P: Place>() -> Self::Steps<P> {
        P::put(U1::default())
    }
    type From<I: Nat, P: Place> = Nil;
    #[inline]
    fn from<I: Nat, P: Place>() -> Nil {
        Nil
    }
}

/// each mode at its place
impl<H: Tree, R: Tree> Identity for Cons<H, R> {
    type Steps<P: Place> = Self::From<UTerm, P>;
    #[inline]
    fn steps<P: Place>() -> Self::Steps<P> {
        <Self as Identity>::from::<UTerm, P>()
    }
    type From<I: Nat, P: Place> = Cons<H::Steps<At<I, P>>, R::From<I::Succ, P>>;
    #[inline]
    fn from<I: Nat, P: Place>() -> Self::From<I, P> {
        Cons(H::steps::<At<I, P>>(), <R as Identity>::from::<I::Succ, P>())
    }
}

impl Identity for Nil {
    type Steps<P: Place> = Nil;
    #[inline]
    fn steps<P: Place>() -> Nil {
        Nil
    }
    type From<I: Nat, P: Place> = Nil;
    #[inline]
    fn from<I: Nat, P: Place>() -> Nil {
        Nil
    }
}

/// The index 0 in the form that the indices of the modes have: a number, or a vector of zeros.
pub trait Origins {
    /// That index.
    type Origin: Scalar;
    /// That index.
    fn origin() -> Self::Origin;
}

impl<S: Scalar, T: Scalar> Origins for Mode<S, T> {
    type Origin = T::Origin;
    #[inline]
    fn origin() -> T::Origin {
        T::origin()
    }
}

impl<H: ModeTree, R: ModeTree> Origins for Cons<H, R> {
    type Origin = <H::Origin as Scalar>::Plus<R::Origin>;
    #[inline]
    fn origin() -> Self::Origin {
        H::origin().plus(R::origin())
    }
}

macro_rules! number {
    ($($T:ty)*) => {$(
        impl Origins for $T {
            type Origin = UTerm;
            #[inline]
            fn origin() -> UTerm {
                UTerm
            }
        }
    )*};
}

number!(Nil Torn);
