//! One mode divided by a layout: `A ∘ (B, B*)`, with `B*` the complement of B in `|A|`.

use core::marker::PhantomData;

use crate::algebra::compose::{Compose, Refined, compose};
use crate::algebra::operation;
use crate::algebra::plan::{Build, Plan, Undefined, refuse};
use crate::algebra::{ComplementModes, InHalves};
use crate::layout::Extent;
use crate::num::{No, Scalar, Truth, Unknown, Verdict, Yes};
use crate::refusal::{Refusal, granted};
use crate::tuple::{Cons, FlatModes, Mode, ModeTree, Nil, Path, Torn};

use super::blame::InDivide;
use super::each::{Even, Rounding};

/// A layout that divides others.
pub trait DivideBy: Copy {
    /// The plan for `A` divided by `self`.
    type DivideBy<A: ModeTree, At: Path, R: Rounding>: Plan;
    /// The plan for `a` divided by `self`.
    fn divide_by<A: ModeTree, At: Path, R: Rounding>(self, a: A) -> Self::DivideBy<A, At, R>;
}

/// `n:1` is the size `n`, unless that is 1
impl<N: Scalar, D: Scalar> DivideBy for Mode<N, D> {
    type DivideBy<A: ModeTree, At: Path, R: Rounding> =
        <Neighbours<N, D> as IsSize>::Plan<A, Self, N, At, R>;
    #[inline]
    fn divide_by<A: ModeTree, At: Path, R: Rounding>(self, a: A) -> Self::DivideBy<A, At, R> {
        <Neighbours<N, D> as IsSize>::plan::<A, Self, N, At, R>(a, self, self.shape)
    }
}

/// Whether `N:D` are neighbours. The layout `1:1` is not the size 1: it keeps A's stride, as in a
/// composition.
type Neighbours<N, D> = <<D as Scalar>::IsOne as Truth>::And<<<N as Scalar>::IsOne as Truth>::Not>;

/// Implements [`DivideBy`] for trees that are no single mode.
macro_rules! by_layout {
    (<$($P:ident),*> $Tree:ty) => {
        impl<$($P: ModeTree),*> DivideBy for $Tree {
            type DivideBy<A: ModeTree, At: Path, Rule: Rounding> =
                Rule::ByLayout<A, Self, At>;
            #[inline]
            fn divide_by<A: ModeTree, At: Path, Rule: Rounding>(
                self,
                a: A,
            ) -> Self::DivideBy<A, At, Rule> {
                Rule::by_layout::<A, Self, At>(a, self)
            }
        }
    };
}

by_layout!(<H, R> Cons<H, R>);
by_layout!(<> Nil);
by_layout!(<> Torn);

/// Whether a mode stands for its size.
pub trait IsSize {
    /// The plan for `A` divided by `B`, a mode of size `N`.
    type Plan<A: ModeTree, B: ModeTree, N: Scalar, At: Path, R: Rounding>: Plan;
    /// The plan for `a` divided by `b`.
    fn plan<A: ModeTree, B: ModeTree, N: Scalar, At: Path, R: Rounding>(
        a: A,
        b: B,
        n: N,
    ) -> Self::Plan<A, B, N, At, R>;
}

impl IsSize for Yes {
    type Plan<A: ModeTree, B: ModeTree, N: Scalar, At: Path, R: Rounding> = R::BySize<A, N, At>;
    #[inline]
    fn plan<A: ModeTree, B: ModeTree, N: Scalar, At: Path, R: Rounding>(
        a: A,
        _: B,
        n: N,
    ) -> R::BySize<A, N, At> {
        R::by_size::<A, N, At>(a, n)
    }
}

impl IsSize for No {
    type Plan<A: ModeTree, B: ModeTree, N: Scalar, At: Path, R: Rounding> = R::ByLayout<A, B, At>;
    #[inline]
    fn plan<A: ModeTree, B: ModeTree, N: Scalar, At: Path, R: Rounding>(
        a: A,
        b: B,
        _: N,
    ) -> R::ByLayout<A, B, At> {
        R::by_layout::<A, B, At>(a, b)
    }
}

/// The complement of `B` in `|A|`.
type Rest<A, B> = <B as ComplementModes>::Complement<<A as Extent>::Size>;

/// How many coordinates `(B, B*)` has.
type Covered<A, B> = <<B as Extent>::Size as Scalar>::Times<<Rest<A, B> as Extent>::Size>;

/// `(B, B*)`
type Tiles<A, B> = Cons<B, Cons<<Rest<A, B> as FlatModes>::Bare, Nil>>;

/// Whether `(B, B*)` has more coordinates than `A`, where that matters.
type Overhangs<A, B, R> = <R as Rounding>::Overhangs<B, <A as Extent>::Size>;

/// The plan for `A ∘ (B, B*)`.
type Composition<A, B, At> = Compose<Refined, A, Tiles<A, B>, At>;

/// The plan for `A` divided by `B`, which fill the size of A: first it is asked whether B has a complement.
pub(crate) type InSize<A, B, At, R> =
    <<B as ComplementModes>::Chains<<A as Extent>::Size> as HasComplement>::Plan<A, B, At, R>;

/// The plan for `a` divided by `b`, which fill the size of `a`.
#[inline]
pub(crate) fn in_size<A: ModeTree, B: ModeTree, At: Path, R: Rounding>(
    a: A,
    b: B,
) -> InSize<A, B, At, R> {
    <<B as ComplementModes>::Chains<A::Size> as HasComplement>::plan::<A, B, At, R>(a, b)
}

/// The verdict whether a tile has a complement.
pub trait HasComplement {
    /// The plan for `A` divided by `B`.
    type Plan<A: ModeTree, B: ModeTree, At: Path, R: Rounding>: Plan;
    /// The plan for `a` divided by `b`.
    fn plan<A: ModeTree, B: ModeTree, At: Path, R: Rounding>(a: A, b: B)
    -> Self::Plan<A, B, At, R>;
}

/// There is one: then it is asked whether both cover A, and no more.
impl HasComplement for Yes {
    type Plan<A: ModeTree, B: ModeTree, At: Path, R: Rounding> =
        <Overhangs<A, B, R> as Overhanging>::Plan<A, B, At>;
    #[inline]
    fn plan<A: ModeTree, B: ModeTree, At: Path, R: Rounding>(
        a: A,
        b: B,
    ) -> Self::Plan<A, B, At, R> {
        <Overhangs<A, B, R> as Overhanging>::plan::<A, B, At>(a, b)
    }
}

/// Run time knows.
impl HasComplement for Unknown {
    type Plan<A: ModeTree, B: ModeTree, At: Path, R: Rounding> =
        <<Composition<A, B, At> as Plan>::Late<Composing<A, B, R, At>> as Plan>::Arrange<InHalves>;
    #[inline]
    fn plan<A: ModeTree, B: ModeTree, At: Path, R: Rounding>(
        a: A,
        b: B,
    ) -> Self::Plan<A, B, At, R> {
        <Composition<A, B, At> as Plan>::late(Composing { a, b, rule: PhantomData::<(R, At)> })
            .arrange()
    }
}

/// There is none.
impl HasComplement for No {
    type Plan<A: ModeTree, B: ModeTree, At: Path, R: Rounding> =
        Undefined<InDivide<<B as ComplementModes>::Why<A::Size>>>;
    fn plan<A: ModeTree, B: ModeTree, At: Path, R: Rounding>(
        _: A,
        _: B,
    ) -> Self::Plan<A, B, At, R> {
        Undefined(PhantomData)
    }
}

/// The verdict that tile and complement have more coordinates than A.
pub trait Overhanging {
    /// The plan for `A` divided by `B`, which has a complement.
    type Plan<A: ModeTree, B: ModeTree, At: Path>: Plan;
    /// The plan for `a` divided by `b`.
    fn plan<A: ModeTree, B: ModeTree, At: Path>(a: A, b: B) -> Self::Plan<A, B, At>;
}

/// They do not: what is left is the composition.
impl Overhanging for No {
    type Plan<A: ModeTree, B: ModeTree, At: Path> =
        <Composition<A, B, At> as Plan>::Arrange<InHalves>;
    #[inline]
    fn plan<A: ModeTree, B: ModeTree, At: Path>(a: A, b: B) -> Self::Plan<A, B, At> {
        tiles_of::<A, B, At>(a, b, complement_of(a, b)).arrange()
    }
}

/// Run time knows.
impl Overhanging for Unknown {
    type Plan<A: ModeTree, B: ModeTree, At: Path> =
        <Unknown as HasComplement>::Plan<A, B, At, Even>;
    #[inline]
    fn plan<A: ModeTree, B: ModeTree, At: Path>(a: A, b: B) -> Self::Plan<A, B, At> {
        <Unknown as HasComplement>::plan::<A, B, At, Even>(a, b)
    }
}

/// They have.
impl Overhanging for Yes {
    type Plan<A: ModeTree, B: ModeTree, At: Path> = Undefined<
        Overhang<
            <A::Size as Scalar>::Shown,
            <B::Size as Scalar>::Shown,
            <Covered<A, B> as Scalar>::Shown,
            At::Surface,
        >,
    >;
    fn plan<A: ModeTree, B: ModeTree, At: Path>(_: A, _: B) -> Self::Plan<A, B, At> {
        Undefined(PhantomData)
    }
}

/// The complement of `b` in `|a|`, which the verdict said exists.
#[inline]
fn complement_of<A: ModeTree, B: ModeTree>(a: A, b: B) -> Rest<A, B> {
    granted(b.complement(a.size()))
}

/// The plan for `a ∘ (b, rest)`.
#[inline]
fn tiles_of<A: ModeTree, B: ModeTree, At: Path>(
    a: A,
    b: B,
    rest: Rest<A, B>,
) -> Composition<A, B, At> {
    compose::<_, _, _, At>(Refined, a, Cons(b, Cons(rest.bare(), Nil)))
}

/// The composition of A with tile and complement, which is computed when it is asked for.
#[derive(Debug)]
pub struct Composing<A, B, R, At> {
    a: A,
    b: B,
    rule: PhantomData<(R, At)>,
}

impl<A: Copy, B: Copy, R, At> Clone for Composing<A, B, R, At> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<A: Copy, B: Copy, R, At> Copy for Composing<A, B, R, At> {}

impl<A: ModeTree, B: ModeTree, R: Rounding, At: Path> Build<Composition<A, B, At>>
    for Composing<A, B, R, At>
{
    #[inline]
    fn build(self) -> Result<Composition<A, B, At>, Refusal> {
        let Self { a, b, .. } = self;
        let (tile, size) = (b.counted(), a.counted());
        let uneven = Refusal::Uneven { tile, size };
        if tile == 0 || tile.max(size) > isize::MAX.unsigned_abs() {
            return Err(uneven);
        }
        let rest = b.complement(a.size())?;
        let may_overhang = !<<Overhangs<A, B, R> as Verdict>::IsRefuted as Truth>::VALUE;
        if may_overhang && tile.saturating_mul(rest.counted()) != size {
            return Err(uneven);
        }
        Ok(tiles_of::<A, B, At>(a, b, rest))
    }
}

/// A tile of `N` elements and its repetitions cover `Covered` of the `S` in `Mode`.
#[derive(Clone, Copy, Debug)]
pub struct Overhang<S, N, Covered, Mode>(PhantomData<(S, N, Covered, Mode)>);

/// `Self`, the size of the mode `Mode`, is covered exactly by a tile of `Tile` elements.
#[diagnostic::on_unimplemented(
    message = "divide is undefined: a tile of `{Tile}` elements and its repetitions cover `{Covered}` coordinates, and mode `{Mode}` is of size `{Size}`",
    label = "tile and gaps together do not divide `{Size}`: the last repetitions would reach past the mode",
    note = "the tiles of a divide cover the layout exactly",
    note = "a tile spans the size times the stride of its mode of largest stride: choose one whose span divides `{Size}`, pad the mode, or spell the rounding up as `uneven(tile)`"
)]
pub trait CoveredExactly<Size, Tile, Covered, Mode> {}

refuse!(Overhang<S, N, Covered, Mode>: operation::divide, CoveredExactly<S, N, Covered, Mode>);
