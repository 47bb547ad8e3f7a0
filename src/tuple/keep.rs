//! `_`: the mode that a slice keeps, and the mode that a tiler takes whole.

use core::fmt;

use super::int_tuple::IntTuple;

/// The mode as it is, written `_` in `coord!` and `tile!`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Keep;

impl fmt::Display for Keep {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("_")
    }
}

impl IntTuple for Keep {
    type Tree = Keep;
    type Form = super::form::Other;
    #[inline]
    fn lower(self) -> Keep {
        self
    }
}

/// What may stand in a coordinate or a tiler without being a number: it is congruent with nothing,
/// and no coordinate as it stands.
macro_rules! no_number {
    (<$($P:ident: $Bound:path),*> $Leaf:ty) => {
        /// It stands for 1
        impl<$($P: $Bound),*> $crate::layout::Identity for $Leaf {
            type Steps<At: $crate::num::Place> = typenum::UTerm;
            #[inline]
            fn steps<At: $crate::num::Place>() -> typenum::UTerm {
                typenum::UTerm
            }
            type From<I: $crate::num::Nat, At: $crate::num::Place> = $crate::tuple::Nil;
            #[inline]
            fn from<I: $crate::num::Nat, At: $crate::num::Place>() -> $crate::tuple::Nil {
                $crate::tuple::Nil
            }
        }

        impl<$($P: $Bound),*> $crate::tuple::Tree for $Leaf {
            const RANK: usize = 1;
            const DEPTH: usize = 0;
            type IsStatic = $crate::num::No;
            type Size = typenum::U1;
            #[inline]
            fn size(self) -> Self::Size {
                Self::Size::default()
            }

            type IsLeaf = $crate::num::No;
            type IsNil = $crate::num::No;

            type Zip<D: $crate::tuple::Tree> = $crate::tuple::Torn;
            #[inline]
            fn zip<D: $crate::tuple::Tree>(self, _: D) -> Self::Zip<D> {
                $crate::tuple::Torn
            }
            type ZipLeaf<N: $crate::num::Scalar> = $crate::tuple::Torn;
            #[inline]
            fn zip_leaf<N: $crate::num::Scalar>(self, _: N) -> Self::ZipLeaf<N> {
                $crate::tuple::Torn
            }
            type ZipCons<H: $crate::tuple::Tree, R: $crate::tuple::Tree> = $crate::tuple::Torn;
            #[inline]
            fn zip_cons<H: $crate::tuple::Tree, R: $crate::tuple::Tree>(
                self,
                _: H,
                _: R,
            ) -> Self::ZipCons<H, R> {
                $crate::tuple::Torn
            }
            type ZipNil = $crate::tuple::Torn;
            #[inline]
            fn zip_nil(self) -> Self::ZipNil {
                $crate::tuple::Torn
            }

            type In<L: $crate::tuple::ModeTree> = typenum::UTerm;
            #[inline]
            fn within<L: $crate::tuple::ModeTree>(self, _: L) -> Self::In<L> {
                typenum::UTerm
            }
            type Fits<L: $crate::tuple::ModeTree> = $crate::num::No;
        }

        impl<$($P: $Bound),*> $crate::algebra::Repeats for $Leaf {
            type Repeats<Span: $crate::num::Scalar> = typenum::UTerm;
            #[inline]
            fn repeats<Span: $crate::num::Scalar>(self, _: Span) -> typenum::UTerm {
                typenum::UTerm
            }
            type LeftOver<Span: $crate::num::Scalar> = Span;
            #[inline]
            fn left_over<Span: $crate::num::Scalar>(self, span: Span) -> Span {
                span
            }
            type Tiles<Span: $crate::num::Scalar> = $crate::num::No;
        }

        $crate::algebra::profile_leaf!([$($P: $Bound),*] $Leaf);
        $crate::tuple::unrelated!([$($P: $Bound),*] $Leaf);
        $crate::tuple::no_divisor!([$($P: $Bound),*] $Leaf);
        $crate::tuple::no_product!([$($P: $Bound),*] $Leaf);
        impl<$($P: $Bound),*> $crate::algebra::Fill for $Leaf {
            type Evenly<Block: $crate::tuple::ModeTree> = $crate::num::No;
            type Counts<Block: $crate::tuple::ModeTree> = typenum::U1;
            #[inline]
            fn counts<Block: $crate::tuple::ModeTree>(self, _: Block) -> typenum::U1 {
                typenum::U1::default()
            }
            #[inline]
            fn check_counts<Block: $crate::tuple::ModeTree>(
                self,
                _: Block,
            ) -> Result<(), $crate::Refusal> {
                Ok(())
            }
            type WhyUneven<Block: $crate::tuple::ModeTree, I: $crate::num::Nat> = ();
        }

        impl<$($P: $Bound),*> $crate::tuple::Colex for $Leaf {
            type Split<X: $crate::num::Scalar> = X;
            #[inline]
            fn split<X: $crate::num::Scalar>(self, x: X) -> X {
                x
            }
            type SplitAfter<H: $crate::tuple::Tree, X: $crate::num::Scalar> = $crate::tuple::Nil;
            #[inline]
            fn split_after<H: $crate::tuple::Tree, X: $crate::num::Scalar>(
                self,
                _: H,
                _: X,
            ) -> Self::SplitAfter<H, X> {
                $crate::tuple::Nil
            }
            type Number<Shape: $crate::tuple::Tree> = typenum::UTerm;
            #[inline]
            fn number<Shape: $crate::tuple::Tree>(self, _: Shape) -> Self::Number<Shape> {
                typenum::UTerm
            }
            type NumberOf<H: $crate::tuple::Tree, R: $crate::tuple::Tree> = typenum::UTerm;
            #[inline]
            fn number_of<H: $crate::tuple::Tree, R: $crate::tuple::Tree>(
                self,
                _: H,
                _: R,
            ) -> Self::NumberOf<H, R> {
                typenum::UTerm
            }
        }

        impl<$($P: $Bound),*> $crate::tuple::Compact for $Leaf {
            type Left<B: $crate::num::Scalar> = typenum::UTerm;
            #[inline]
            fn left<B: $crate::num::Scalar>(self, _: B) -> Self::Left<B> {
                typenum::UTerm
            }
            type Right<B: $crate::num::Scalar> = typenum::UTerm;
            #[inline]
            fn right<B: $crate::num::Scalar>(self, _: B) -> Self::Right<B> {
                typenum::UTerm
            }
        }

        impl<$($P: $Bound),*> $crate::tuple::Leaves for $Leaf {
            type Flat = Self;
            #[inline]
            fn flat_tree(self) -> Self {
                self
            }
            type Then<Rest: $crate::tuple::Tree> = $crate::tuple::Cons<Self, Rest>;
            #[inline]
            fn then<Rest: $crate::tuple::Tree>(self, rest: Rest) -> Self::Then<Rest> {
                $crate::tuple::Cons(self, rest)
            }
            type Dynamic = Self;
            #[inline]
            fn dynamic(self) -> Self {
                self
            }
        }

        impl<$($P: $Bound),*> $crate::tuple::Order for $Leaf {
            type Over<Shape: $crate::tuple::Tree> = $crate::tuple::Torn;
            #[inline]
            fn over<Shape: $crate::tuple::Tree>(self, _: Shape) -> Self::Over<Shape> {
                $crate::tuple::Torn
            }
            type UnderCons<P: $crate::tuple::Tree, Q: $crate::tuple::Tree> = $crate::tuple::Torn;
            #[inline]
            fn under_cons<P: $crate::tuple::Tree, Q: $crate::tuple::Tree>(
                self,
                _: P,
                _: Q,
            ) -> Self::UnderCons<P, Q> {
                $crate::tuple::Torn
            }
            type UnderNil = $crate::tuple::Torn;
            #[inline]
            fn under_nil(self) -> Self::UnderNil {
                $crate::tuple::Torn
            }
        }
    };
}
pub(crate) use no_number;

no_number!(<> Keep);
