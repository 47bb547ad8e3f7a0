//! Products of the numbers of a tuple, by structure.

use crate::num::Scalar;

use super::int_tuple::{IntTuple, Raise};
use super::relations::{HasStructureOf, WeaklyCongruent};
use super::tree::{Cons, Nil, Tree};

/// The size of each mode: `((a,b),c) ↦ (a·b, c)`.
///
/// **Law.** `product_each(s)` has depth 1 and is [`compatible`](super::compatible) with `s`; a number stays.
///
/// ```
/// use colex::{num::{_4, _16}, shape, tuple::product_each};
///
/// let _: (_4, _16) = product_each(shape!((4,(2,8))));
/// let _: _4 = product_each(shape!(4));
/// let n = 3;
/// assert_eq!(product_each(shape!((4,(2,n)))), (_4, 6));
/// ```
#[must_use]
#[inline]
pub fn product_each<S, R>(shape: S) -> R
where
    S: IntTuple<Tree: Products<Each: Raise<Surface = R>>>,
{
    shape.lower().each().raise()
}

/// The size of what stands in the place of each number of `guide`.
///
/// **Law.** `product_like(s, g)` is congruent with `g`, and compatible with `s`.
///
/// ```
/// use colex::{num::{_4, _6, _8}, shape, tuple::product_like};
///
/// let s = shape!((4,((2,3),8)));
/// let _: (_4, (_6, _8)) = product_like(s, shape!((1,(1,1))));
/// assert_eq!(product_like(s, shape!(1)), 192);
/// ```
#[must_use]
#[inline]
pub fn product_like<S, G, R>(shape: S, guide: G) -> R
where
    G: Guides<S, R>,
{
    guide.products_of(shape)
}

/// A guide to the modes of the shape `S`, whose sizes are `R`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a guide",
    label = "this is neither a number nor a tuple",
    note = "a guide is a number or a tuple of such; only its tuples count"
)]
pub trait Guides<S, R> {
    /// The sizes.
    fn products_of(self, shape: S) -> R;
}

impl<S, R, G> Guides<S, R> for G
where
    S: IntTuple,
    G: IntTuple,
    WeaklyCongruent<G, S>: HasStructureOf<G, S>,
    <G::Tree as Products>::Like<S::Tree>: Raise<Surface = R>,
{
    #[inline]
    fn products_of(self, shape: S) -> R {
        Raise::raise(self.lower().like(shape.lower()))
    }
}

/// A tuple whose numbers are multiplied.
pub trait Products: Copy {
    /// The size of each mode.
    type Each: Tree;
    /// The size of each mode.
    fn each(self) -> Self::Each;
    /// The sizes of the modes of `S` in the place of the numbers of `self`.
    type Like<S: Tree>: Tree;
    /// The sizes of the modes of `shape` in the place of the numbers of `self`.
    fn like<S: Tree>(self, shape: S) -> Self::Like<S>;
}

/// `n ↦ n`; as a guide, the size of what stands there
impl<N: Scalar> Products for N {
    type Each = N;
    #[inline]
    fn each(self) -> N {
        self
    }
    type Like<S: Tree> = S::Size;
    #[inline]
    fn like<S: Tree>(self, shape: S) -> S::Size {
        shape.size()
    }
}

/// `(h, r…) ↦ (|h|, |r|…)`
impl<H: Tree, R: Tree> Products for Cons<H, R> {
    type Each = Cons<H::Size, R::Each>;
    #[inline]
    fn each(self) -> Self::Each {
        Cons(self.0.size(), self.1.each())
    }
    type Like<S: Tree> = Cons<H::Like<S::First>, R::Like<S::Others>>;
    #[inline]
    fn like<S: Tree>(self, shape: S) -> Self::Like<S> {
        Cons(self.0.like(shape.first()), self.1.like(shape.others()))
    }
}

/// `() ↦ ()`
impl Products for Nil {
    type Each = Nil;
    #[inline]
    fn each(self) -> Nil {
        self
    }
    type Like<S: Tree> = Nil;
    #[inline]
    fn like<S: Tree>(self, _: S) -> Nil {
        self
    }
}

/// What has no number has no product.
macro_rules! no_product {
    ([$($parameter:tt)*] $Leaf:ty) => {
        impl<$($parameter)*> $crate::tuple::Products for $Leaf {
            type Each = Self;
            #[inline]
            fn each(self) -> Self {
                self
            }
            type Like<Shape: $crate::tuple::Tree> = Self;
            #[inline]
            fn like<Shape: $crate::tuple::Tree>(self, _: Shape) -> Self {
                self
            }
        }
    };
}

pub(crate) use no_product;
