//! How two tuples of sizes relate: in structure, and in size.
//!
//! | relation | `a` against `b` | `8` and `(2,4)` |
//! | --- | --- | --- |
//! | [`congruent`] | the same tuples | no |
//! | [`weakly_congruent`] | `b` has tuples where `a` has numbers | yes |
//! | [`compatible`] | the same, and each number is the size of its tuple | yes |
//! | [`evenly_divides`](super::evenly_divides) | tiles `b` cover the shape `a` exactly | |
//!
//! Structure is always known to the compiler; a relation of sizes is where all numbers are static.
//! Each relation is a function of values, a [`Truth`] as a type, and a trait for bounds.

use crate::num::{No, Scalar, Truth, Yes};

use super::form::Form;
use super::int_tuple::IntTuple;
use super::tree::{Cons, Nil, Tree};

/// Whether two tuples have one structure: the same parentheses around as many numbers.
///
/// ```
/// use colex::{shape, tuple::congruent};
///
/// assert!(congruent(shape!((4,(2,8))), shape!((1,(3,5)))));
/// assert!(!congruent(shape!((4,8)), shape!((4,(8)))));
/// ```
///
/// As a bound: [`CongruentTo`](crate::layout::CongruentTo).
#[must_use]
#[inline]
pub fn congruent<A: IntTuple, B: IntTuple>(a: A, b: B) -> bool {
    let _ = (a, b);
    Congruent::<A, B>::VALUE
}

/// Whether `b` has the structure of `a`, and tuples where `a` has numbers.
///
/// ```
/// use colex::{shape, tuple::weakly_congruent};
///
/// assert!(weakly_congruent(shape!((4,8)), shape!((1,(3,5)))));
/// assert!(!weakly_congruent(shape!((1,(3,5))), shape!((4,8))));
/// ```
///
/// As a bound: [`WeaklyCongruentTo`].
#[must_use]
#[inline]
pub fn weakly_congruent<A: IntTuple, B: IntTuple>(a: A, b: B) -> bool {
    let _ = (a, b);
    WeaklyCongruent::<A, B>::VALUE
}

/// Whether `b` refines `a`: weakly congruent, and each number of `a` is the size of what stands in its
/// place in `b`. Then every coordinate of `a` is one of `b`.
///
/// ```
/// use colex::{shape, tuple::compatible};
///
/// assert!(compatible(shape!((4,24)), shape!((4,(8,3)))));
/// assert!(!compatible(shape!((4,24)), shape!((4,(8,2)))));
///
/// let n = 24;
/// assert!(compatible(shape!((4,n)), shape!((4,(8,3)))));
/// ```
///
/// As a bound: [`CompatibleWith`].
#[must_use]
#[inline]
pub fn compatible<A: IntTuple, B: IntTuple>(a: A, b: B) -> bool {
    a.lower().compatible_with(b.lower())
}

/// Whether `A` and `B` have one structure.
pub type Congruent<A, B> = <<A as IntTuple>::Form as Form>::Like<<B as IntTuple>::Form>;
/// Whether `B` has the structure of `A`, and tuples where `A` has numbers.
pub type WeaklyCongruent<A, B> =
    <<A as IntTuple>::Tree as Relates>::WeaklyCongruentTo<<B as IntTuple>::Tree>;
/// Whether `B` is known to refine `A`.
pub type Compatible<A, B> =
    <<A as IntTuple>::Tree as Relates>::CompatibleWith<<B as IntTuple>::Tree>;
/// `B` has the structure of `Self`, and tuples where `Self` has numbers.
pub trait WeaklyCongruentTo<B>: IntTuple {}

impl<A, B> WeaklyCongruentTo<B> for A
where
    A: IntTuple,
    B: IntTuple,
    WeaklyCongruent<A, B>: HasStructureOf<A, B>,
{
}

/// The verdict `Self` says that `B` has the structure of `A`.
#[diagnostic::on_unimplemented(
    message = "`{B}` does not have the structure of `{A}`",
    label = "`{A}` has a tuple where `{B}` has a number, or another number of modes",
    note = "weakly congruent means: the same tuples, and any tuple in the place of a number"
)]
pub trait HasStructureOf<A, B>: Truth {}

#[diagnostic::do_not_recommend]
impl<A, B> HasStructureOf<A, B> for Yes {}

/// `B` refines `Self`: each number of `Self` is the size of what stands in its place in `B`.
pub trait CompatibleWith<B>: IntTuple {}

impl<A, B> CompatibleWith<B> for A
where
    A: IntTuple,
    B: IntTuple,
    Compatible<A, B>: Refines<A, B>,
{
}

/// The verdict `Self` says that `B` refines `A`.
#[diagnostic::on_unimplemented(
    message = "the shape `{B}` does not refine `{A}`",
    label = "a number of `{A}` is not known to be the size of what stands in its place in `{B}`",
    note = "compatible means: the same tuples, and in the place of a number a tuple of that size"
)]
pub trait Refines<A, B>: Truth {}

#[diagnostic::do_not_recommend]
impl<A, B> Refines<A, B> for Yes {}

/// A tuple beside another one.
pub trait Relates: Copy {
    /// Whether `B` has this structure, and tuples in the place of numbers.
    type WeaklyCongruentTo<B: Tree>: Truth;
    /// Whether `self` has the structure of `(H, R…)`, and tuples in the place of its numbers.
    type ExtendsCons<H: Tree, R: Tree>: Truth;

    /// Whether `B` is known to refine `self`.
    type CompatibleWith<B: Tree>: Truth;
    /// Whether `b` refines `self`.
    fn compatible_with<B: Tree>(self, b: B) -> bool;
    /// Whether `self` is known to refine `(H, R…)`.
    type RefinesCons<H: Tree, R: Tree>: Truth;
    /// Whether `self` refines `(h, r…)`.
    fn refines_cons<H: Tree, R: Tree>(self, h: H, r: R) -> bool;

    /// The first mode: a number is its own.
    type First: Tree;
    /// The first mode.
    fn first(self) -> Self::First;
    /// The modes after the first.
    type Others: Tree;
    /// The modes after the first.
    fn others(self) -> Self::Others;
}

/// `n` takes any structure, and of sizes its own.
impl<N: Scalar> Relates for N {
    type WeaklyCongruentTo<B: Tree> = Yes;
    type ExtendsCons<H: Tree, R: Tree> = No;

    type CompatibleWith<B: Tree> = N::Equals<B::Size>;
    #[inline]
    fn compatible_with<B: Tree>(self, b: B) -> bool {
        self.value() == b.size().value()
    }
    type RefinesCons<H: Tree, R: Tree> = No;
    #[inline]
    fn refines_cons<H: Tree, R: Tree>(self, _: H, _: R) -> bool {
        false
    }

    type First = N;
    #[inline]
    fn first(self) -> N {
        self
    }
    type Others = Nil;
    #[inline]
    fn others(self) -> Nil {
        Nil
    }
}

/// `(h, r…)` takes `(h', r'…)`, mode by mode.
impl<H: Tree, R: Tree> Relates for Cons<H, R> {
    type WeaklyCongruentTo<B: Tree> = B::ExtendsCons<H, R>;
    type ExtendsCons<H2: Tree, R2: Tree> =
        <H2::WeaklyCongruentTo<H> as Truth>::And<R2::WeaklyCongruentTo<R>>;

    type CompatibleWith<B: Tree> = B::RefinesCons<H, R>;
    #[inline]
    fn compatible_with<B: Tree>(self, b: B) -> bool {
        b.refines_cons(self.0, self.1)
    }
    type RefinesCons<H2: Tree, R2: Tree> =
        <H2::CompatibleWith<H> as Truth>::And<R2::CompatibleWith<R>>;
    #[inline]
    fn refines_cons<H2: Tree, R2: Tree>(self, h: H2, r: R2) -> bool {
        h.compatible_with(self.0) && r.compatible_with(self.1)
    }

    type First = H;
    #[inline]
    fn first(self) -> H {
        self.0
    }
    type Others = R;
    #[inline]
    fn others(self) -> R {
        self.1
    }
}

/// `()` takes `()`.
impl Relates for Nil {
    type WeaklyCongruentTo<B: Tree> = B::IsNil;
    type ExtendsCons<H: Tree, R: Tree> = No;

    type CompatibleWith<B: Tree> = B::IsNil;
    #[inline]
    fn compatible_with<B: Tree>(self, _: B) -> bool {
        B::IsNil::VALUE
    }
    type RefinesCons<H: Tree, R: Tree> = No;
    #[inline]
    fn refines_cons<H: Tree, R: Tree>(self, _: H, _: R) -> bool {
        false
    }

    type First = Nil;
    #[inline]
    fn first(self) -> Nil {
        self
    }
    type Others = Nil;
    #[inline]
    fn others(self) -> Nil {
        self
    }
}

/// What has no number relates to nothing.
macro_rules! unrelated {
    ([$($parameter:tt)*] $Leaf:ty) => {
        impl<$($parameter)*> $crate::tuple::Relates for $Leaf {
            type WeaklyCongruentTo<B: $crate::tuple::Tree> = $crate::num::No;
            type ExtendsCons<H: $crate::tuple::Tree, R: $crate::tuple::Tree> = $crate::num::No;

            type CompatibleWith<B: $crate::tuple::Tree> = $crate::num::No;
            #[inline]
            fn compatible_with<B: $crate::tuple::Tree>(self, _: B) -> bool {
                false
            }
            type RefinesCons<H: $crate::tuple::Tree, R: $crate::tuple::Tree> = $crate::num::No;
            #[inline]
            fn refines_cons<H: $crate::tuple::Tree, R: $crate::tuple::Tree>(self, _: H, _: R) -> bool {
                false
            }

            type First = Self;
            #[inline]
            fn first(self) -> Self {
                self
            }
            type Others = $crate::tuple::Nil;
            #[inline]
            fn others(self) -> $crate::tuple::Nil {
                $crate::tuple::Nil
            }
        }
    };
}

pub(crate) use unrelated;
