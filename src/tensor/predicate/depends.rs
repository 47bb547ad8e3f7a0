//! The layout of a predicate: an element for each coordinate that it tells apart.

use typenum::UTerm;

use crate::num::{Scalar, Truth};
use crate::tuple::{Cons, Mode, ModeTree, Nil, Tree};

/// The modes of a coordinate layout, beside a shape.
pub trait Depends: Copy {
    /// The modes of the predicate: compact from the stride `B` on, and 0 where a step changes no number that
    /// the shape `P` compares.
    type Spread<P: Tree, B: Scalar>: ModeTree;
    /// Those modes.
    fn spread<P: Tree, B: Scalar>(self, before: B) -> Self::Spread<P, B>;
    /// Where the modes after them begin: `B` times the sizes of the modes that step.
    type Past<P: Tree, B: Scalar>: Scalar;
    /// Where they begin.
    fn past<P: Tree, B: Scalar>(self, before: B) -> Self::Past<P, B>;
}

/// Whether a step by `T` changes a number that `P` compares.
type Changes<T, P> = <T as crate::num::Indexes>::Changes<P>;

/// `s:B`, or `s:0`
impl<S: Scalar, T: Scalar> Depends for Mode<S, T> {
    type Spread<P: Tree, B: Scalar> =
        Mode<S, <Changes<T, P> as Truth>::Pick<S::StrideUnlessOne<B>, UTerm>>;
    #[inline]
    fn spread<P: Tree, B: Scalar>(self, before: B) -> Self::Spread<P, B> {
        let stride = self.shape.stride_unless_one(before);
        Mode { shape: self.shape, stride: <Changes<T, P>>::pick(stride, UTerm) }
    }
    type Past<P: Tree, B: Scalar> = <Changes<T, P> as Truth>::Pick<B::Times<S>, B>;
    #[inline]
    fn past<P: Tree, B: Scalar>(self, before: B) -> Self::Past<P, B> {
        <Changes<T, P>>::pick(before.times(self.shape), before)
    }
}

/// one after the other
impl<H: Depends, R: Depends> Depends for Cons<H, R>
where
    Self: ModeTree,
{
    type Spread<P: Tree, B: Scalar> = Cons<H::Spread<P, B>, R::Spread<P, H::Past<P, B>>>;
    #[inline]
    fn spread<P: Tree, B: Scalar>(self, before: B) -> Self::Spread<P, B> {
        Cons(self.0.spread::<P, B>(before), self.1.spread::<P, _>(self.0.past::<P, B>(before)))
    }
    type Past<P: Tree, B: Scalar> = R::Past<P, H::Past<P, B>>;
    #[inline]
    fn past<P: Tree, B: Scalar>(self, before: B) -> Self::Past<P, B> {
        self.1.past::<P, _>(self.0.past::<P, B>(before))
    }
}

impl Depends for Nil {
    type Spread<P: Tree, B: Scalar> = Nil;
    #[inline]
    fn spread<P: Tree, B: Scalar>(self, _: B) -> Nil {
        self
    }
    type Past<P: Tree, B: Scalar> = B;
    #[inline]
    fn past<P: Tree, B: Scalar>(self, before: B) -> B {
        before
    }
}
