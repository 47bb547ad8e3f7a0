//! Compact strides in a given order of the modes.
//!
//! The modes of a shape have ranks; a mode's stride is the product of the sizes that come before it:
//! those of smaller rank, and, among equal ranks, those to its left.

use crate::num::{Answer, No, Scalar, Truth, Yes};
use crate::tuple::{Cons, Mode, Nil, Ranked, Torn, Tree};

/// Modes with ranks. For the modes of a layout, the ranks are its strides.
pub trait Ordered: Copy {
    /// The product of the sizes whose rank is below `O`, or `Tie` and equal.
    type SizeBefore<O: Scalar, Tie: Truth>: Scalar;
    /// That product.
    fn size_before<O: Scalar, Tie: Truth>(self, o: O) -> Self::SizeBefore<O, Tie>;
    /// The compact strides, where the modes `E` stand to the left and `L` to the right.
    type Strides<E: Ordered, L: Ordered>: Tree;
    /// Those strides.
    fn strides<E: Ordered, L: Ordered>(self, earlier: E, later: L) -> Self::Strides<E, L>;
}

/// How far a mode of rank `O` between `E` and `L` steps.
pub type Start<O, E, L> =
    <<E as Ordered>::SizeBefore<O, Yes> as Scalar>::Times<<L as Ordered>::SizeBefore<O, No>>;

/// That stride.
#[inline]
pub(super) fn start<O: Scalar, E: Ordered, L: Ordered>(o: O, e: E, l: L) -> Start<O, E, L> {
    e.size_before::<O, Yes>(o).times(l.size_before::<O, No>(o))
}

#[inline]
fn is_before<O: Scalar, P: Scalar, Tie: Truth>(o: O, p: P) -> bool {
    let (o, p) = (o.value(), p.value());
    o < p || Tie::VALUE && o == p
}

/// `S` of rank `O` steps by what comes before, inside it compactly from left to right
impl<S: Tree, O: Scalar> Ordered for Ranked<S, O> {
    type SizeBefore<P: Scalar, Tie: Truth> = <O::Before<P, Tie> as Answer>::Factor<S::Size>;
    #[inline]
    fn size_before<P: Scalar, Tie: Truth>(self, p: P) -> Self::SizeBefore<P, Tie> {
        <O::Before<P, Tie>>::factor(is_before::<O, P, Tie>(self.rank, p), self.shape.size())
    }
    type Strides<E: Ordered, L: Ordered> = S::Left<Start<O, E, L>>;
    #[inline]
    fn strides<E: Ordered, L: Ordered>(self, e: E, l: L) -> Self::Strides<E, L> {
        self.shape.left(start(self.rank, e, l))
    }
}

/// `S:T` has the rank `T`; a mode of stride 0 takes no room and keeps its stride
impl<S: Scalar, T: Scalar> Ordered for Mode<S, T> {
    type SizeBefore<P: Scalar, Tie: Truth> =
        <T::Before<P, Tie> as Answer>::Factor<<T::IsNonZero as Answer>::Factor<S>>;
    #[inline]
    fn size_before<P: Scalar, Tie: Truth>(self, p: P) -> Self::SizeBefore<P, Tie> {
        let size = <T::IsNonZero>::factor(self.stride.value() != 0, self.shape);
        <T::Before<P, Tie>>::factor(is_before::<T, P, Tie>(self.stride, p), size)
    }
    type Strides<E: Ordered, L: Ordered> =
        <T::IsNonZero as Answer>::OrZero<S::StrideUnlessOne<Start<T, E, L>>>;
    #[inline]
    fn strides<E: Ordered, L: Ordered>(self, e: E, l: L) -> Self::Strides<E, L> {
        let stride = self.shape.stride_unless_one(start(self.stride, e, l));
        <T::IsNonZero>::or_zero(self.stride.value() != 0, stride)
    }
}

/// products multiply; each side's strides count the other side in
impl<H: Ordered, R: Ordered> Ordered for Cons<H, R> {
    type SizeBefore<P: Scalar, Tie: Truth> =
        <H::SizeBefore<P, Tie> as Scalar>::Times<R::SizeBefore<P, Tie>>;
    #[inline]
    fn size_before<P: Scalar, Tie: Truth>(self, p: P) -> Self::SizeBefore<P, Tie> {
        self.0.size_before::<P, Tie>(p).times(self.1.size_before::<P, Tie>(p))
    }
    type Strides<E: Ordered, L: Ordered> =
        Cons<H::Strides<E, Cons<R, L>>, R::Strides<Cons<H, E>, L>>;
    #[inline]
    fn strides<E: Ordered, L: Ordered>(self, e: E, l: L) -> Self::Strides<E, L> {
        Cons(self.0.strides(e, Cons(self.1, l)), self.1.strides(Cons(self.0, e), l))
    }
}

/// Implements [`Ordered`] for what has no modes.
macro_rules! no_modes {
    ($T:ty, strides $Strides:ty = $strides:expr) => {
        impl Ordered for $T {
            type SizeBefore<P: Scalar, Tie: Truth> = typenum::U1;
            #[inline]
            fn size_before<P: Scalar, Tie: Truth>(self, _: P) -> typenum::U1 {
                typenum::U1::default()
            }
            type Strides<E: Ordered, L: Ordered> = $Strides;
            #[inline]
            fn strides<E: Ordered, L: Ordered>(self, _: E, _: L) -> $Strides {
                $strides
            }
        }
    };
}

no_modes!(Nil, strides Nil = Nil);
no_modes!(Torn, strides Nil = Nil);
