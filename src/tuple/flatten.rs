//! Flatten and unflatten of bare tuples: a shape is taken for the layout `shape:shape`.

use crate::algebra::{AsManyLeaves, Flattening, ModeList, Profile};
use crate::num::{Nat, Scalar};

use super::int_tuple::{IntTuple, Raise};
use super::modes::ModeTree;
use super::tree::Tree;

/// All numbers of a tuple, in order, in one tuple.
///
/// **Law.** The numbers of `flatten(s)` are those of `s`, and no tuple is nested; a number stays one.
///
/// ```
/// use colex::{num::{_2, _4}, shape, tuple::flatten};
///
/// let _: (_4, _2, _4) = flatten(shape!((4,(2,4))));
/// let _: _4 = flatten(shape!(4));
/// let n = 3;
/// assert_eq!(flatten(shape!(((n)))), (3,));
/// ```
///
/// The inverse is [`unflatten`]. Sibling: [`Layout::flatten`](struct@crate::Layout).
#[must_use]
#[inline]
pub fn flatten<S, R>(tuple: S) -> R
where
    S: Flattens<R>,
{
    tuple.flattened()
}

/// The modes of a tuple, in order, in the place of the leaves of `profile`.
///
/// **Law.** `unflatten(flatten(s), s) = s`.
///
/// ```
/// use colex::{num::{_2, _4}, shape, tuple::unflatten};
///
/// let _: (_4, (_2, _4)) = unflatten(shape!((4,2,4)), shape!((1,(1,1))));
/// ```
///
/// The inverse is [`flatten`]. Sibling: [`Layout::unflatten`](struct@crate::Layout).
#[must_use]
#[inline]
pub fn unflatten<S, P, R>(tuple: S, profile: P) -> R
where
    P: Unflattens<S, R>,
{
    profile.unflattened(tuple)
}

/// The tuple `T` as the modes `T:T`.
type Doubled<T> = <<T as IntTuple>::Tree as Tree>::Zip<<T as IntTuple>::Tree>;

#[inline]
fn doubled<T: IntTuple>(tuple: T) -> Doubled<T> {
    let tree = tuple.lower();
    tree.zip(tree)
}

/// A tuple whose numbers, in one tuple, are `R`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a shape",
    label = "this is neither a number nor a tuple of numbers",
    note = "a shape is a number, static or `usize`, or a tuple of shapes"
)]
pub trait Flattens<R> {
    /// The numbers in one tuple.
    fn flattened(self) -> R;
}

impl<S, R> Flattens<R> for S
where
    S: IntTuple,
    <Doubled<S> as Flattening>::Flatten: ModeTree<Shape: Raise<Surface = R>>,
{
    #[inline]
    fn flattened(self) -> R {
        doubled(self).flatten().shape().raise()
    }
}

/// A profile with as many leaves as the tuple `S` has modes; these in their place are `R`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a profile",
    label = "this is neither a number nor a tuple",
    note = "a profile is a number or a tuple of such; only its tuples count"
)]
pub trait Unflattens<S, R> {
    /// The modes of the tuple in the place of the leaves.
    fn unflattened(self, tuple: S) -> R;
}

type Rank<S> = <Doubled<S> as ModeList>::Rank;
type Leaves<P> = <<P as IntTuple>::Tree as Profile>::Leaves;

impl<S, P, R> Unflattens<S, R> for P
where
    S: IntTuple,
    P: IntTuple,
    <Leaves<P> as Nat>::Same<Rank<S>>:
        AsManyLeaves<P, <Leaves<P> as Scalar>::Shown, <Rank<S> as Scalar>::Shown>,
    <P::Tree as Profile>::Fill<Doubled<S>>: ModeTree<Shape: Raise<Surface = R>>,
{
    #[inline]
    fn unflattened(self, tuple: S) -> R {
        P::Tree::fill(doubled(tuple)).0.shape().raise()
    }
}
