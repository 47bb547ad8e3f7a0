//! Projections: the modes of a problem that a tensor has, `(_1, X, _1)`.

use crate::algebra::{RoundingUp, Tile, Tiler};
use crate::num::Scalar;
use crate::tuple::{Cons, IntTuple, Keep, ModeTree, Nil, Raise, RaiseLayout, Tree};

/// A tuple that projects, or is projected.
pub trait Projects: Copy {
    /// The elements of `V` at which `self` has a number.
    type Of<V: Tree>: Tree;
    /// Those elements.
    fn of<V: Tree>(v: V) -> Self::Of<V>;
    /// `H` in front of `Rest`, if `self` is a number.
    type Admit<H: Tree, Rest: Tree>: Tree;
    /// `h` in front of `rest`.
    fn admit<H: Tree, Rest: Tree>(h: H, rest: Rest) -> Self::Admit<H, Rest>;
    /// The elements of `self` at which `(P, Ps…)` has a number.
    type By<P: Tree, Ps: Tree>: Tree;
    /// Those elements.
    fn by<P: Tree, Ps: Tree>(self) -> Self::By<P, Ps>;
}

macro_rules! leaf {
    ([$($parameter:tt)*] $Leaf:ty, $Admit:ty, |$h:ident, $rest:ident| $admit:expr) => {
        impl<$($parameter)*> Projects for $Leaf {
            type Of<V: Tree> = V;
            #[inline]
            fn of<V: Tree>(v: V) -> V {
                v
            }
            type Admit<H: Tree, Rest: Tree> = $Admit;
            #[inline]
            fn admit<H: Tree, Rest: Tree>($h: H, $rest: Rest) -> Self::Admit<H, Rest> {
                $admit
            }
            type By<P: Tree, Ps: Tree> = Self;
            #[inline]
            fn by<P: Tree, Ps: Tree>(self) -> Self {
                self
            }
        }
    };
}

leaf!([N: Scalar] N, Cons<H, Rest>, |h, rest| Cons(h, rest));
leaf!([] Keep, Rest, |_h, rest| rest);
leaf!([S: Copy, L: ModeTree] Tile<S, L>, Rest, |_h, rest| rest);
leaf!([T: Tiler] RoundingUp<T>, Rest, |_h, rest| rest);

impl<P: Tree, R: Tree> Projects for Cons<P, R> {
    type Of<V: Tree> = V::By<P, R>;
    #[inline]
    fn of<V: Tree>(v: V) -> V::By<P, R> {
        v.by::<P, R>()
    }
    type Admit<H: Tree, Rest: Tree> = Cons<H, Rest>;
    #[inline]
    fn admit<H: Tree, Rest: Tree>(h: H, rest: Rest) -> Cons<H, Rest> {
        Cons(h, rest)
    }
    type By<Q: Tree, Qs: Tree> = Q::Admit<P, Qs::Of<R>>;
    #[inline]
    fn by<Q: Tree, Qs: Tree>(self) -> Self::By<Q, Qs> {
        Q::admit(self.0, Qs::of(self.1))
    }
}

impl Projects for Nil {
    type Of<V: Tree> = Nil;
    #[inline]
    fn of<V: Tree>(_: V) -> Nil {
        Nil
    }
    type Admit<H: Tree, Rest: Tree> = Cons<H, Rest>;
    #[inline]
    fn admit<H: Tree, Rest: Tree>(h: H, rest: Rest) -> Cons<H, Rest> {
        Cons(h, rest)
    }
    type By<P: Tree, Ps: Tree> = Nil;
    #[inline]
    fn by<P: Tree, Ps: Tree>(self) -> Nil {
        self
    }
}

/// A tuple `Self` that is projected by `P`.
pub trait ProjectedBy<P>: IntTuple {
    /// What is left of it.
    type Projected: IntTuple;
    /// What is left of it.
    fn projected(self) -> Self::Projected;
}

impl<V, P> ProjectedBy<P> for V
where
    V: IntTuple,
    P: IntTuple,
    <P::Tree as Projects>::Of<V::Tree>: Raise<Surface: IntTuple>,
{
    type Projected = <<P::Tree as Projects>::Of<V::Tree> as Raise>::Surface;
    #[inline]
    fn projected(self) -> Self::Projected {
        P::Tree::of(self.lower()).raise()
    }
}

/// `_`
impl Raise for Keep {
    type Surface = Self;
    #[inline]
    fn raise(self) -> Self {
        self
    }
}

/// A layout in a tiler
impl<S: Copy, M: RaiseLayout<Layout: Copy>> Raise for Tile<S, M> {
    type Surface = M::Layout;
    #[inline]
    fn raise(self) -> M::Layout {
        self.modes.raise_layout()
    }
}
