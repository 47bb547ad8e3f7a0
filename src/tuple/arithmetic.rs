//! Division of shapes by tiles: `ceil_div`, `round_up` and `shape_div`.
//!
//! A divisor is a tuple, which divides mode by mode (modes that it does not name stay), or one number,
//! which divides a tuple from the left: what the first number does not use up divides the next.

use crate::algebra::{Finding, NotFound};
use crate::num::{Scalar, Truth, Yes};

use super::division::{Ceil, Division, Exact, RoundUp};
use super::int_tuple::{IntTuple, Raise};
use super::path::{FirstIn, Next, Path, Root};
use super::tree::{Cons, Nil, Tree};

/// `⌈s / d⌉`: how many tiles of `d` cover the shape `s`.
///
/// **Law.** `q = ceil_div(s, d)` is the least with `q · d ≥ s`, number by number.
///
/// ```
/// use colex::{num::{_1, _2, _3}, shape, tuple::ceil_div};
///
/// let _: (_3, _2) = ceil_div(shape!((8,6)), shape!((3,4)));
/// let _: (_1, _3) = ceil_div(shape!((8,6)), shape!(16)); // 8 takes 16 to 2, and 2 divides 6
/// let n = 10;
/// assert_eq!(ceil_div(shape!((n,6)), shape!((4))).0, 3);
/// ```
///
/// # Panics
///
/// Where a divisor that only run time knows is 0.
///
/// Siblings: [`round_up`] multiplies back, [`shape_div`] refuses to round.
#[must_use]
#[inline]
pub fn ceil_div<S, T, R>(shape: S, by: T) -> R
where
    T: DividesTo<S, Ceil, R>,
{
    by.divided(shape)
}

/// `⌈s / d⌉ · d`: the shape `s` padded to whole tiles of `d`.
///
/// **Law.** `round_up(s, d)` is the least multiple of `d` that is not below `s`, number by number.
///
/// ```
/// use colex::{num::{_8, _12}, shape, tuple::round_up};
///
/// let _: (_12, _8) = round_up(shape!((10,8)), shape!((4,8)));
/// ```
///
/// # Panics
///
/// Where a divisor that only run time knows is 0.
#[must_use]
#[inline]
pub fn round_up<S, T, R>(shape: S, by: T) -> R
where
    T: DividesTo<S, RoundUp, R>,
{
    by.divided(shape)
}

/// `s / d` where `d` divides `s`, and 1 where `s` divides `d`.
///
/// **Law.** `|s| = |shape_div(s, d)| · d` where a number `d` divides the size `|s|`: nothing is rounded.
/// Where neither number divides the other, it does not compile.
///
/// ```
/// use colex::{num::{_1, _6}, shape, tuple::shape_div};
///
/// let _: (_1, _6) = shape_div(shape!((4,12)), shape!(8)); // 4 takes 8 to 2, and 2 divides 12
/// let _: (_1, _6) = shape_div(shape!((4,12)), shape!((8,2)));
/// ```
///
/// # Panics
///
/// Where neither of two numbers divides the other, and only run time knows.
///
/// Sibling: [`ceil_div`] rounds up.
#[must_use]
#[inline]
#[track_caller]
pub fn shape_div<S, T, R>(shape: S, by: T) -> R
where
    T: DividesTo<S, Exact, R>,
{
    by.divided(shape)
}

/// A divisor of the shape `S`, in the way `F`; the quotient is `R`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a divisor",
    label = "this is neither a number nor a tuple of numbers",
    note = "a divisor is a number, static or `usize`, or a tuple of divisors"
)]
pub trait DividesTo<S, F, R> {
    /// The quotient.
    fn divided(self, shape: S) -> R;
}

impl<S, F, R, T> DividesTo<S, F, R> for T
where
    S: IntTuple,
    T: IntTuple,
    F: Division,
    <T::Tree as Divides>::Suits<S::Tree>: DivisorOf<T, S>,
    <T::Tree as Divides>::Fault<F, S::Tree, Root>: Faultless,
    <T::Tree as Divides>::Divide<F, S::Tree>: Raise<Surface = R>,
{
    #[inline]
    #[track_caller]
    fn divided(self, shape: S) -> R {
        Raise::raise(self.lower().divide::<F, _>(shape.lower()))
    }
}

/// The verdict `Self` says that the divisor `T` has no more modes than the shape `S`.
#[diagnostic::on_unimplemented(
    message = "the divisor `{T}` does not fit the shape `{S}`",
    label = "this divisor names a mode that the shape does not have",
    note = "a divisor has a number for each mode, or for the first modes, or is one number for all"
)]
pub trait DivisorOf<T, S>: Truth {}

#[diagnostic::do_not_recommend]
impl<T, S> DivisorOf<T, S> for Yes {}

/// The search `Self` has found no numbers that do not divide.
pub trait Faultless {}

impl Faultless for NotFound {}

/// What the number `D` makes of the shape `S`.
pub(crate) type ByNumber<F, S, D> = <S as Divides>::ByNumber<F, D>;

/// A tuple that divides and is divided.
pub trait Divides: Copy {
    /// The shape `self` by the number `D`.
    type ByNumber<F: Division, D: Scalar>: Tree;
    /// What is left of the divisor.
    type DivisorLeft<F: Division, D: Scalar>: Scalar;
    /// The quotient, and what is left of the divisor.
    fn by_number<F: Division, D: Scalar>(
        self,
        d: D,
    ) -> (Self::ByNumber<F, D>, Self::DivisorLeft<F, D>);
    /// Why there is no quotient.
    type FaultByNumber<F: Division, D: Scalar, At: Path>: Finding;
    /// The same, for modes from the one at `At` on.
    type FaultByNumberFrom<F: Division, D: Scalar, At: Path>: Finding;

    /// Whether the divisor `self` has no more modes than the shape `S`.
    type Suits<S: Tree>: Truth;
    /// The shape `S` by the divisor `self`.
    type Divide<F: Division, S: Tree>: Tree;
    /// The shape by the divisor `self`.
    fn divide<F: Division, S: Tree>(self, shape: S) -> Self::Divide<F, S>;
    /// Why there is no quotient.
    type Fault<F: Division, S: Tree, At: Path>: Finding;
    /// The same, for modes from the one at `At` on.
    type FaultFrom<F: Division, S: Tree, At: Path>: Finding;
}

/// A number divides, and is divided by, any number.
impl<N: Scalar> Divides for N {
    type ByNumber<F: Division, D: Scalar> = F::Of<N, D>;
    type DivisorLeft<F: Division, D: Scalar> = F::Left<N, D>;
    #[inline]
    #[track_caller]
    fn by_number<F: Division, D: Scalar>(self, d: D) -> (F::Of<N, D>, F::Left<N, D>) {
        F::of(self, d)
    }
    type FaultByNumber<F: Division, D: Scalar, At: Path> = F::Fault<N, D, At>;
    type FaultByNumberFrom<F: Division, D: Scalar, At: Path> = NotFound;

    type Suits<S: Tree> = Yes;
    type Divide<F: Division, S: Tree> = S::ByNumber<F, N>;
    #[inline]
    #[track_caller]
    fn divide<F: Division, S: Tree>(self, shape: S) -> S::ByNumber<F, N> {
        shape.by_number::<F, N>(self).0
    }
    type Fault<F: Division, S: Tree, At: Path> = S::FaultByNumber<F, N, At>;
    type FaultFrom<F: Division, S: Tree, At: Path> = NotFound;
}

/// `(h, r…)` divides mode by mode, and is divided from the left.
impl<H: Tree, R: Tree> Divides for Cons<H, R> {
    type ByNumber<F: Division, D: Scalar> =
        Cons<H::ByNumber<F, D>, R::ByNumber<F, H::DivisorLeft<F, D>>>;
    type DivisorLeft<F: Division, D: Scalar> = R::DivisorLeft<F, H::DivisorLeft<F, D>>;
    #[inline]
    #[track_caller]
    fn by_number<F: Division, D: Scalar>(
        self,
        d: D,
    ) -> (Self::ByNumber<F, D>, Self::DivisorLeft<F, D>) {
        let (first, left) = self.0.by_number::<F, D>(d);
        let (rest, left) = self.1.by_number::<F, _>(left);
        (Cons(first, rest), left)
    }
    type FaultByNumber<F: Division, D: Scalar, At: Path> =
        Self::FaultByNumberFrom<F, D, FirstIn<At>>;
    type FaultByNumberFrom<F: Division, D: Scalar, At: Path> =
        <H::FaultByNumber<F, D, At> as Finding>::Or<
            R::FaultByNumberFrom<F, H::DivisorLeft<F, D>, Next<At>>,
        >;

    type Suits<S: Tree> = <<<S::IsLeaf as Truth>::Or<S::IsNil> as Truth>::Not as Truth>::And<
        <H::Suits<S::First> as Truth>::And<R::Suits<S::Others>>,
    >;
    type Divide<F: Division, S: Tree> = Cons<H::Divide<F, S::First>, R::Divide<F, S::Others>>;
    #[inline]
    #[track_caller]
    fn divide<F: Division, S: Tree>(self, shape: S) -> Self::Divide<F, S> {
        Cons(self.0.divide::<F, _>(shape.first()), self.1.divide::<F, _>(shape.others()))
    }
    type Fault<F: Division, S: Tree, At: Path> = Self::FaultFrom<F, S, FirstIn<At>>;
    type FaultFrom<F: Division, S: Tree, At: Path> =
        <H::Fault<F, S::First, At> as Finding>::Or<R::FaultFrom<F, S::Others, Next<At>>>;
}

/// `()` divides nothing: the modes stay.
impl Divides for Nil {
    type ByNumber<F: Division, D: Scalar> = Nil;
    type DivisorLeft<F: Division, D: Scalar> = D;
    #[inline]
    fn by_number<F: Division, D: Scalar>(self, d: D) -> (Nil, D) {
        (self, d)
    }
    type FaultByNumber<F: Division, D: Scalar, At: Path> = NotFound;
    type FaultByNumberFrom<F: Division, D: Scalar, At: Path> = NotFound;

    type Suits<S: Tree> = <S::IsLeaf as Truth>::Not;
    type Divide<F: Division, S: Tree> = S;
    #[inline]
    fn divide<F: Division, S: Tree>(self, shape: S) -> S {
        shape
    }
    type Fault<F: Division, S: Tree, At: Path> = NotFound;
    type FaultFrom<F: Division, S: Tree, At: Path> = NotFound;
}

/// What has no number divides nothing.
macro_rules! no_divisor {
    ([$($parameter:tt)*] $Leaf:ty) => {
        impl<$($parameter)*> $crate::tuple::Divides for $Leaf {
            type ByNumber<F: $crate::tuple::Division, D: $crate::num::Scalar> = Self;
            type DivisorLeft<F: $crate::tuple::Division, D: $crate::num::Scalar> = D;
            #[inline]
            fn by_number<F: $crate::tuple::Division, D: $crate::num::Scalar>(self, d: D) -> (Self, D) {
                (self, d)
            }
            type FaultByNumber<F: $crate::tuple::Division, D: $crate::num::Scalar, At: $crate::tuple::Path> = $crate::algebra::NotFound;
            type FaultByNumberFrom<F: $crate::tuple::Division, D: $crate::num::Scalar, At: $crate::tuple::Path> = $crate::algebra::NotFound;

            type Suits<Shape: $crate::tuple::Tree> = $crate::num::No;
            type Divide<F: $crate::tuple::Division, Shape: $crate::tuple::Tree> = Shape;
            #[inline]
            fn divide<F: $crate::tuple::Division, Shape: $crate::tuple::Tree>(self, shape: Shape) -> Shape {
                shape
            }
            type Fault<F: $crate::tuple::Division, Shape: $crate::tuple::Tree, At: $crate::tuple::Path> = $crate::algebra::NotFound;
            type FaultFrom<F: $crate::tuple::Division, Shape: $crate::tuple::Tree, At: $crate::tuple::Path> = $crate::algebra::NotFound;
        }
    };
}

pub(crate) use no_divisor;
