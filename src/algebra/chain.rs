//! Chains: whether the sorted strides of a layout are multiples of what lies below them, and the
//! reason where they are not.

use typenum::U1;

use crate::num::{No, Quot, Rem, Scalar, Truth, Verdict, Yes};
use crate::refusal::Refusal;
use crate::tuple::{Cons, Nil};

use super::compose::{Finding, Finds, Found, NotFound};
use super::reason::{Backwards, Interleaved, Overlapping, Unordered};
use super::sort::{Ascending, Leaf};

/// Whether `T` is a multiple of `Reach`.
pub(crate) type Divides<Reach, T> = <Rem<T, Reach> as Scalar>::Vanishes;

/// Sorted leaves, searched for what breaks the chain.
pub trait Chained: super::complement::Gaps {
    /// Whether all strides are known, or there is one leaf only, which has no signed one.
    type IsOrdered: Truth;
    /// The same with one leaf of stride `T` more.
    type IsOrderedAfter<T: Scalar>: Truth;

    /// Whether no stride is negative, or may be.
    type IsForward: Truth;
    /// A leaf whose stride is negative, or may be.
    type Backwards<Op: Copy>: Finding;
    /// A leaf whose stride is not known, where there are several.
    type Unordered<Op: Copy>: Finding;
    /// The same with the leaf `S:T` more.
    type UnorderedAfter<Op: Copy, S: Scalar, T: Scalar>: Finding;
    /// A leaf that has an index in common with `S:T`.
    type Overlap<Op: Copy, S: Scalar, T: Scalar>: Finding;
    /// The first leaf whose stride is not a multiple of `Reach`, which is what `Below` spans.
    type Unchained<Op: Copy, Reach: Scalar, Below: Ascending>: Finding;

    /// Why there is no chain.
    type Broken<Op: Copy>: Finding;

    /// Calls `f` with size and stride of each leaf.
    fn visit(self, f: &mut impl FnMut(isize, isize));
}

impl Chained for Nil {
    type IsOrdered = Yes;
    type IsOrderedAfter<T: Scalar> = <T::IsSigned as Truth>::Not;
    type IsForward = Yes;
    type Backwards<Op: Copy> = NotFound;
    type Unordered<Op: Copy> = NotFound;
    type UnorderedAfter<Op: Copy, S: Scalar, T: Scalar> = NotFound;
    type Overlap<Op: Copy, S: Scalar, T: Scalar> = NotFound;
    type Unchained<Op: Copy, Reach: Scalar, Below: Ascending> = NotFound;
    type Broken<Op: Copy> = NotFound;
    #[inline]
    fn visit(self, _: &mut impl FnMut(isize, isize)) {}
}

/// `t / g` for the greatest common divisor g of both.
type Reduced<T, T2> = Quot<T, <T as Scalar>::Gcd<T2>>;
/// Whether `N` is known to be below `M`.
type IsLess<N, M> = <<N as Scalar>::IsBelow<M> as Verdict>::IsSure;
/// `t/g < s'` and `t'/g < s`: both modes reach `t·t'/g`
type Meets<S, T, S2, T2> = <IsLess<Reduced<T, T2>, S2> as Truth>::And<IsLess<Reduced<T2, T>, S>>;
/// The first index that both modes reach.
type Meeting<T, T2> = <<Reduced<T, T2> as Scalar>::Times<T2> as Scalar>::Shown;
/// The reason `Reason`, if `T` is a run-time number.
type IfUnknown<T, Reason> = <<<T as Scalar>::IsStatic as Truth>::Not as Finds>::If<Reason>;

impl<S: Scalar, T: Scalar, P: Scalar, R: Ascending> Chained for Cons<Leaf<S, T, P>, R> {
    type IsOrdered = R::IsOrderedAfter<T>;
    type IsOrderedAfter<T0: Scalar> =
        <<T0::IsStatic as Truth>::And<T::IsStatic> as Truth>::And<R::IsOrderedAfter<T>>;

    type IsForward = <<T::IsSigned as Truth>::Not as Truth>::And<R::IsForward>;
    type Backwards<Op: Copy> =
        <<T::IsSigned as Finds>::If<Backwards<Op, S::Shown, T::Shown>> as Finding>::Or<
            R::Backwards<Op>,
        >;
    type Unordered<Op: Copy> = R::UnorderedAfter<Op, S, T>;
    type UnorderedAfter<Op: Copy, S0: Scalar, T0: Scalar> =
        <<IfUnknown<T0, Unordered<Op, S0::Shown, T0::Shown>> as Finding>::Or<
            IfUnknown<T, Unordered<Op, S::Shown, T::Shown>>,
        > as Finding>::Or<R::UnorderedAfter<Op, S, T>>;
    type Overlap<Op: Copy, S2: Scalar, T2: Scalar> = <<Meets<S, T, S2, T2> as Finds>::If<
        Overlapping<Op, S2::Shown, T2::Shown, S::Shown, T::Shown, Meeting<T, T2>>,
    > as Finding>::Or<R::Overlap<Op, S2, T2>>;
    type Unchained<Op: Copy, Reach: Scalar, Below: Ascending> =
        <<Divides<Reach, T> as Verdict>::IsRefuted as Breaks>::First<Op, S, T, P, Reach, Below, R>;

    type Broken<Op: Copy> =
        <<Self::Backwards<Op> as Finding>::Or<Self::Unordered<Op>> as Finding>::Or<
            Self::Unchained<Op, U1, Nil>,
        >;
    #[inline]
    fn visit(self, f: &mut impl FnMut(isize, isize)) {
        f(self.0.shape.value(), self.0.stride.value());
        self.1.visit(f);
    }
}

/// Whether a leaf breaks the chain.
pub trait Breaks {
    /// The reason, in this leaf or in the first of `R` that does.
    type First<
        Op: Copy,
        S: Scalar,
        T: Scalar,
        P: Scalar,
        Reach: Scalar,
        Below: Ascending,
        R: Ascending,
    >: Finding;
}

impl Breaks for Yes {
    type First<
        Op: Copy,
        S: Scalar,
        T: Scalar,
        P: Scalar,
        Reach: Scalar,
        Below: Ascending,
        R: Ascending,
    > = <Below::Overlap<Op, S, T> as Finding>::Or<
        Found<Interleaved<Op, S::Shown, T::Shown, Reach::Shown>>,
    >;
}

impl Breaks for No {
    type First<
        Op: Copy,
        S: Scalar,
        T: Scalar,
        P: Scalar,
        Reach: Scalar,
        Below: Ascending,
        R: Ascending,
    > = R::Unchained<Op, S::Times<T>, Cons<Leaf<S, T, P>, Below>>;
}

/// The law of one leaf on run-time numbers: a size and a stride of at least 1, whose product an `isize`
/// counts, and a stride that is a multiple of `reach`.
#[inline]
pub(crate) fn check(
    operation: &'static str,
    size: isize,
    stride: isize,
    reach: isize,
) -> Result<(), Refusal> {
    if stride < 0 {
        return Err(Refusal::NegativeStride { operation, size: size.unsigned_abs(), stride });
    }
    let (size, stride, reach) = (size.unsigned_abs(), stride.unsigned_abs(), reach.unsigned_abs());
    if size == 0 || stride == 0 {
        return Err(Refusal::Still { operation, size, stride });
    }
    if size.checked_mul(stride).is_none_or(|span| span > isize::MAX.unsigned_abs()) {
        return Err(Refusal::TooLarge { operation, size, stride });
    }
    if stride % reach != 0 {
        return Err(Refusal::Unchained { operation, size, stride, reach });
    }
    Ok(())
}

/// Says that two of `leaves` overlap, where that is the reason.
#[cold]
pub(crate) fn explain(refusal: Refusal, leaves: impl Chained) -> Refusal {
    let (Refusal::Unchained { operation, size, stride, .. }
    | Refusal::Blurred { operation, size, stride, .. }) = refusal
    else {
        return refusal;
    };
    let mut told = refusal;
    leaves.visit(&mut |low_size, low_stride| {
        let (low_size, low_stride) = (low_size.unsigned_abs(), low_stride.unsigned_abs());
        if low_stride == 0 || low_stride > stride || (low_size, low_stride) == (size, stride) {
            return;
        }
        let common = crate::num::gcd(low_stride, stride);
        if stride / common < low_size && low_stride / common < size {
            let index = (low_stride / common).saturating_mul(stride);
            told = Refusal::Overlap { operation, size, stride, low_size, low_stride, index };
        }
    });
    told
}
