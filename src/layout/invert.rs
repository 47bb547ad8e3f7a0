//! The way back from an index to its coordinate, in a compact layout.
//!
//! A layout is compact if it reaches each index below its size exactly once: each stride is the
//! product of the sizes that step less. The coordinate along a mode is then `⌊i / t⌋ mod s`.

use core::marker::PhantomData;

use typenum::UTerm;

use crate::num::{Quot, Rem, RunTime, Scalar, Truth, Yes};
use crate::tuple::{Cons, Mode, ModeTree, Nil, Torn, Tree};

use super::ordered::{Ordered, Start, start};

/// Modes whose indices can be led back to coordinates.
pub trait Invert: Copy {
    /// The coordinate of the index `X`.
    type Back<X: Scalar>: Tree;
    /// The coordinate of the index `x`.
    fn back<X: Scalar>(self, x: X) -> Self::Back<X>;
    /// Whether each mode, where `E` stand to the left and `L` to the right, has the stride that makes
    /// the whole compact, as far as the compiler knows.
    type Compactness<E: Ordered, L: Ordered>: Compactness;
    /// The first stride that does not, and what it would have to be.
    fn misfit<E: Ordered, L: Ordered>(self, earlier: E, later: L) -> Option<(isize, isize)>;
}

/// What the compiler says of compactness.
pub trait Compactness {
    /// Whether nothing speaks against it.
    type Holds: Truth;
    /// The first stride that does.
    type Stride: Scalar;
    /// What that stride would have to be.
    type Wanted: Scalar;
}

/// `Holds`, and if it does not hold: the stride `T` would have to be `W`.
#[derive(Debug)]
pub struct Link<Holds, T, W>(PhantomData<(Holds, T, W)>);

impl<H: Truth, T: Scalar, W: Scalar> Compactness for Link<H, T, W> {
    type Holds = H;
    type Stride = T;
    type Wanted = W;
}

/// The verdict `V` if it does not hold, else `U`.
type Both<V, U> = Link<
    <Holds<V> as Truth>::And<Holds<U>>,
    <Holds<V> as Truth>::Pick<<U as Compactness>::Stride, <V as Compactness>::Stride>,
    <Holds<V> as Truth>::Pick<<U as Compactness>::Wanted, <V as Compactness>::Wanted>,
>;
type Holds<V> = <V as Compactness>::Holds;

type AllStatic<S, T, W> =
    <<<S as Scalar>::IsStatic as Truth>::And<<T as Scalar>::IsStatic> as Truth>::And<
        <W as Scalar>::IsStatic,
    >;

/// Whether a mode `S:T` may step by `W`: it is of size 1 and never steps, or `T = W`, or something of it
/// is not known yet.
type MayStep<S, T, W> = <<S as Scalar>::IsOne as Truth>::Or<
    <<AllStatic<S, T, W> as Truth>::Implies<<T as Scalar>::Equals<W>> as Truth>::And<
        <<T as RunTime>::IsSigned as Truth>::Not,
    >,
>;

/// `i  ↦  ⌊i / T⌋ mod S`
impl<S: Scalar, T: Scalar> Invert for Mode<S, T> {
    type Back<X: Scalar> = Rem<Quot<X, S::StrideUnlessOne<T>>, S>;
    #[inline]
    fn back<X: Scalar>(self, x: X) -> Self::Back<X> {
        let stride = self.shape.stride_unless_one(self.stride);
        x.quot_rem(stride.or_one()).0.quot_rem(self.shape).1
    }
    type Compactness<E: Ordered, L: Ordered> =
        Link<MayStep<S, T, Start<T, E, L>>, T, Start<T, E, L>>;
    #[inline]
    fn misfit<E: Ordered, L: Ordered>(self, e: E, l: L) -> Option<(isize, isize)> {
        let (stride, wanted) = (self.stride.value(), start(self.stride, e, l).value());
        (self.shape.value() != 1 && stride != wanted).then_some((stride, wanted))
    }
}

/// each mode by itself, beside the others
impl<H: ModeTree, R: ModeTree> Invert for Cons<H, R> {
    type Back<X: Scalar> = Cons<H::Back<X>, R::Back<X>>;
    #[inline]
    fn back<X: Scalar>(self, x: X) -> Self::Back<X> {
        Cons(self.0.back(x), self.1.back(x))
    }
    type Compactness<E: Ordered, L: Ordered> =
        Both<H::Compactness<E, Cons<R, L>>, R::Compactness<Cons<H, E>, L>>;
    #[inline]
    fn misfit<E: Ordered, L: Ordered>(self, e: E, l: L) -> Option<(isize, isize)> {
        self.0.misfit(e, Cons(self.1, l)).or_else(|| self.1.misfit(Cons(self.0, e), l))
    }
}

/// `()` has the one index 0
impl Invert for Nil {
    type Back<X: Scalar> = Nil;
    #[inline]
    fn back<X: Scalar>(self, _: X) -> Nil {
        self
    }
    type Compactness<E: Ordered, L: Ordered> = Link<Yes, UTerm, UTerm>;
    #[inline]
    fn misfit<E: Ordered, L: Ordered>(self, _: E, _: L) -> Option<(isize, isize)> {
        None
    }
}

impl Invert for Torn {
    type Back<X: Scalar> = UTerm;
    #[inline]
    fn back<X: Scalar>(self, _: X) -> UTerm {
        UTerm
    }
    type Compactness<E: Ordered, L: Ordered> = Link<Yes, UTerm, UTerm>;
    #[inline]
    fn misfit<E: Ordered, L: Ordered>(self, _: E, _: L) -> Option<(isize, isize)> {
        None
    }
}
