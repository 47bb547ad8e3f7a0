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
    #[inline]
    fn lower(self) -> Keep {
        self
    }
}

/// What may stand in a coordinate or a tiler without being a number: it is congruent with nothing,
/// and no coordinate as it stands.
macro_rules! no_number {
    (<$($P:ident: $Bound:path),*> $Leaf:ty) => {
        impl<$($P: $Bound),*> $crate::tuple::Tree for $Leaf {
            const RANK: usize = 1;
            const DEPTH: usize = 0;
            type IsStatic = $crate::num::No;
            type Size = typenum::U1;
            #[inline]
            fn size(self) -> Self::Size {
                Self::Size::default()
            }

            type CongruentTo<D: $crate::tuple::Tree> = $crate::num::No;
            type CongruentToCons<H: $crate::tuple::Tree, R: $crate::tuple::Tree> =
                $crate::num::No;
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
            type Left<Span: $crate::num::Scalar> = Span;
            #[inline]
            fn left<Span: $crate::num::Scalar>(self, span: Span) -> Span {
                span
            }
            type Tiles<Span: $crate::num::Scalar> = $crate::num::No;
        }

        $crate::algebra::profile_leaf!([$($P: $Bound),*] $Leaf);
        $crate::tuple::unrelated!([$($P: $Bound),*] $Leaf);
        $crate::tuple::no_divisor!([$($P: $Bound),*] $Leaf);
        $crate::tuple::no_product!([$($P: $Bound),*] $Leaf);
    };
}
pub(crate) use no_number;

no_number!(<> Keep);
