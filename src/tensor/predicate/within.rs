//! `is_within`: a coordinate that is compared with a shape, number by number.

use crate::algebra::{RoundingUp, Tile, Tiler};
use crate::num::{No, Scalar, Truth, Yes};
use crate::tuple::{Cons, IntTuple, Keep, ModeTree, Nil, Tree};

/// Whether a coordinate is in a shape: each of its numbers is below the size it stands at. CuTe's
/// `elem_less`.
///
/// **Law.** `is_within(c, s)` is whether a tensor of the shape `s` has the coordinate `c`:
/// `(c_0, c_1, …)` is in `(s_0, s_1, …)` where each `c_i` is in `s_i`; a number is in a tuple where it is
/// below the tuple's size; and everything is in `_`, a mode that is not compared.
///
/// ```
/// use colex::{Keep, coord, shape, tensor::is_within};
///
/// let (m, n) = (5, 6);
/// assert!(is_within((4, 5), (m, n)));
/// assert!(!is_within((4, 6), (m, n)));
/// assert!(is_within((1, (0, 2)), shape!((2, (2, 3)))));
/// assert!(!is_within((1, (2, 0)), shape!((2, (2, 3))))); // though (2, 0) is only the 2nd of 6
/// assert!(is_within((1, 5), shape!((2, (2, 3)))));
/// assert!(is_within((4, 1000), (m, Keep))); // only the rows
/// ```
///
/// The structures are compared by the compiler:
///
/// ```compile_fail,E0277
/// # use colex::tensor::is_within;
/// is_within((1, 2, 3), (4, 5));
/// ```
///
/// Sibling: [`Shifted::predicate`](crate::Shifted::predicate), for all coordinates of a tensor.
#[must_use]
#[inline]
pub fn is_within<C, S>(coord: C, shape: S) -> bool
where
    S: IntTuple,
    C: WithinShape<S>,
{
    coord.is_within(shape)
}

/// A coordinate that can be compared with the shape `S`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a coordinate",
    label = "a number or a tuple of numbers is needed here, static or `usize`"
)]
pub trait WithinShape<S>: IntTuple {
    /// Whether each number is below the size it stands at.
    fn is_within(self, shape: S) -> bool;
}

impl<C, S> WithinShape<S> for C
where
    C: IntTuple,
    S: IntTuple,
    <C::Tree as Bounded>::Meets<S::Tree>: ComparesWith<C, S>,
{
    #[inline]
    fn is_within(self, shape: S) -> bool {
        self.lower().is_below(shape.lower())
    }
}

/// The verdict `Self` says that the coordinate `C` has a structure that can be compared with the shape `S`.
#[diagnostic::on_unimplemented(
    message = "the coordinate `{C}` is not compared with the shape `{S}`",
    label = "the coordinate is nested where the shape has a number, or has another number of modes",
    note = "each number of a coordinate is compared with what stands in its place in the shape",
    note = "give the shape of the whole problem, in the order of its modes; a mode that is not to be compared is `_`, `colex::Keep`"
)]
pub trait ComparesWith<C, S>: Truth {}

#[diagnostic::do_not_recommend]
impl<C, S> ComparesWith<C, S> for Yes {}

/// A coordinate beside a shape, and a shape beside a coordinate.
pub trait Bounded: Copy {
    /// Whether the coordinate has a structure that can be compared with that of the shape `S`.
    type Meets<S: Tree>: Truth;
    /// Whether the coordinate is in the shape.
    fn is_below<S: Tree>(self, shape: S) -> bool;

    /// Whether the shape takes a number as coordinate.
    type TakesNumber: Truth;
    /// Whether the number is in the shape.
    fn has_number(self, x: isize) -> bool;
    /// Whether the shape takes a coordinate `(H, R…)`.
    type TakesTuple<H: Tree, R: Tree>: Truth;
    /// Whether the coordinate `(h, r…)` is in the shape.
    fn has_tuple<H: Tree, R: Tree>(self, h: H, r: R) -> bool;
    /// Whether the shape takes the coordinate `()`.
    type TakesNothing: Truth;

    /// Whether the shape compares anything.
    type Compares: Truth;
    /// The shape of the first mode; `_` is `(_, _, …)`.
    type Leading: Tree;
    /// The shape of the others.
    type Following: Tree;
}

/// `x` in `n`: whether `0 ≤ x < n`; no tuple is
impl<N: Scalar> Bounded for N {
    type Meets<S: Tree> = S::TakesNumber;
    #[inline]
    fn is_below<S: Tree>(self, shape: S) -> bool {
        shape.has_number(self.value())
    }
    type TakesNumber = Yes;
    #[inline]
    fn has_number(self, x: isize) -> bool {
        // A negative one is greater than all sizes.
        x.cast_unsigned() < self.value().cast_unsigned()
    }
    type TakesTuple<H: Tree, R: Tree> = No;
    #[inline]
    fn has_tuple<H: Tree, R: Tree>(self, _: H, _: R) -> bool {
        false
    }
    type TakesNothing = No;
    type Compares = Yes;
    type Leading = N;
    type Following = N;
}

/// `(h, r…)` in `(s, t…)`: each in its own; a number, where it is below the size
impl<H: Tree, R: Tree> Bounded for Cons<H, R> {
    type Meets<S: Tree> = S::TakesTuple<H, R>;
    #[inline]
    fn is_below<S: Tree>(self, shape: S) -> bool {
        shape.has_tuple(self.0, self.1)
    }
    type TakesNumber = Yes;
    #[inline]
    fn has_number(self, x: isize) -> bool {
        self.size().has_number(x)
    }
    type TakesTuple<C: Tree, Cs: Tree> = <C::Meets<H> as Truth>::And<Cs::Meets<R>>;
    #[inline]
    fn has_tuple<C: Tree, Cs: Tree>(self, c: C, cs: Cs) -> bool {
        // No branch between the comparisons: together they are one.
        c.is_below(self.0) & cs.is_below(self.1)
    }
    type TakesNothing = No;
    type Compares = Yes;
    type Leading = H;
    type Following = R;
}

/// `()` in `()`
impl Bounded for Nil {
    type Meets<S: Tree> = S::TakesNothing;
    #[inline]
    fn is_below<S: Tree>(self, _: S) -> bool {
        true
    }
    type TakesNumber = Yes;
    #[inline]
    fn has_number(self, x: isize) -> bool {
        x == 0
    }
    type TakesTuple<H: Tree, R: Tree> = No;
    #[inline]
    fn has_tuple<H: Tree, R: Tree>(self, _: H, _: R) -> bool {
        false
    }
    type TakesNothing = Yes;
    type Compares = No;
    type Leading = Self;
    type Following = Self;
}

/// Implements [`Bounded`] for what is no coordinate.
macro_rules! no_coordinate {
    ($(#[$doc:meta])* [$($parameter:tt)*] $Leaf:ty, $Takes:ty) => {
        $(#[$doc])*
        impl<$($parameter)*> Bounded for $Leaf {
            type Meets<S: Tree> = No;
            #[inline]
            fn is_below<S: Tree>(self, _: S) -> bool {
                false
            }
            type TakesNumber = $Takes;
            #[inline]
            fn has_number(self, _: isize) -> bool {
                <$Takes>::VALUE
            }
            type TakesTuple<H: Tree, R: Tree> = $Takes;
            #[inline]
            fn has_tuple<H: Tree, R: Tree>(self, _: H, _: R) -> bool {
                <$Takes>::VALUE
            }
            type TakesNothing = $Takes;
            type Compares = No;
            type Leading = Self;
            type Following = Self;
        }
    };
}

no_coordinate!(/** everything in `_` */ [] Keep, Yes);
no_coordinate!(/** nothing in a layout */ [N: Copy, M: ModeTree] Tile<N, M>, No);
no_coordinate!(/** nor in a tiler */ [T: Tiler] RoundingUp<T>, No);
