//! Profiles: tuples of which only the nesting counts, walked along a tree of modes.

use typenum::UTerm;

use crate::num::{Nat, Scalar, Truth, Yes};
use crate::tuple::{Cons, ModeTree, Nil, Tree};

/// A function from a mode to a mode, as a type.
pub trait ModeMap {
    /// The function's value at `M`.
    type Of<M: ModeTree>: ModeTree;
    /// The function's value at `mode`.
    fn of<M: ModeTree>(mode: M) -> Self::Of<M>;
}

/// A tuple as a profile.
pub trait Profile: Copy {
    /// How many leaves there are.
    type Leaves: Nat;
    /// The modes of `M`, in order, in the place of the leaves.
    type Fill<M: ModeTree>: ModeTree;
    /// The modes of `M` that are left.
    type Unfilled<M: ModeTree>: ModeTree;
    /// The modes of `modes` in the place of the leaves, and those that are left.
    fn fill<M: ModeTree>(modes: M) -> (Self::Fill<M>, Self::Unfilled<M>);

    /// `F` of the mode that stands where the leaf does, for each leaf; modes that the profile does
    /// not name stay.
    type Map<F: ModeMap, M: ModeTree>: ModeTree;
    /// `F` of each mode in the place of a leaf.
    fn map<F: ModeMap, M: ModeTree>(modes: M) -> Self::Map<F, M>;
    /// Whether `M` has a mode in the place of each leaf.
    type Within<M: ModeTree>: Truth;
}

/// Writes what a leaf does.
macro_rules! leaf {
    ($(#[$doc:meta])* [$($parameter:tt)*] $Leaf:ty) => {
        $(#[$doc])*
        impl<$($parameter)*> $crate::algebra::Profile for $Leaf {
            type Leaves = typenum::U1;
            type Fill<Modes: $crate::tuple::ModeTree> = Modes::Head;
            type Unfilled<Modes: $crate::tuple::ModeTree> = Modes::Tail;
            #[inline]
            fn fill<Modes: $crate::tuple::ModeTree>(modes: Modes) -> (Modes::Head, Modes::Tail) {
                (modes.head(), modes.tail())
            }

            type Map<F: $crate::algebra::ModeMap, Modes: $crate::tuple::ModeTree> = F::Of<Modes>;
            #[inline]
            fn map<F: $crate::algebra::ModeMap, Modes: $crate::tuple::ModeTree>(modes: Modes) -> F::Of<Modes> {
                F::of(modes)
            }
            type Within<Modes: $crate::tuple::ModeTree> = $crate::num::Yes;
        }
    };
}

leaf!(/** A leaf takes the first mode, and maps what stands in its place. */ [N: Scalar] N);
pub(crate) use leaf as profile_leaf;

/// `(h, r…)` walks `h` along the first mode, and `r…` along the rest.
impl<H: Tree, R: Tree> Profile for Cons<H, R> {
    type Leaves = <H::Leaves as Nat>::Add<R::Leaves>;
    type Fill<M: ModeTree> = Cons<H::Fill<M>, R::Fill<H::Unfilled<M>>>;
    type Unfilled<M: ModeTree> = R::Unfilled<H::Unfilled<M>>;
    #[inline]
    fn fill<M: ModeTree>(modes: M) -> (Self::Fill<M>, Self::Unfilled<M>) {
        let (first, left) = H::fill(modes);
        let (rest, left) = R::fill(left);
        (Cons(first, rest), left)
    }

    type Map<F: ModeMap, M: ModeTree> = Cons<H::Map<F, M::Head>, R::Map<F, M::Tail>>;
    #[inline]
    fn map<F: ModeMap, M: ModeTree>(modes: M) -> Self::Map<F, M> {
        Cons(H::map::<F, _>(modes.head()), R::map::<F, _>(modes.tail()))
    }
    type Within<M: ModeTree> = <<<M::Rank as Scalar>::IsZero as Truth>::Not as Truth>::And<
        <H::Within<M::Head> as Truth>::And<R::Within<M::Tail>>,
    >;
}

/// `()` names no mode, and all stay.
impl Profile for Nil {
    type Leaves = UTerm;
    type Fill<M: ModeTree> = Nil;
    type Unfilled<M: ModeTree> = M;
    #[inline]
    fn fill<M: ModeTree>(modes: M) -> (Nil, M) {
        (Nil, modes)
    }

    type Map<F: ModeMap, M: ModeTree> = M::Tuple;
    #[inline]
    fn map<F: ModeMap, M: ModeTree>(modes: M) -> M::Tuple {
        modes.tuple()
    }
    type Within<M: ModeTree> = Yes;
}
