//! One mode divided by a layout: `A ∘ (B, B*)`, with `B*` the complement of B in `|A|`.

use core::marker::PhantomData;

use typenum::U1;

use crate::algebra::compose::{Compose, Refined, compose};
use crate::algebra::plan::{Build, Electing, Plan, Planning, Undefined, refuse};
use crate::algebra::{ComplementModes, InHalves};
use crate::layout::Extent;
use crate::num::{Scalar, Verdict};
use crate::refusal::Refusal;
use crate::tuple::{Cons, FlatModes, Mode, ModeTree, Nil, Path, Torn};

use super::each::{Rounding, TilesBySize};

/// A layout that divides others.
pub trait DivideBy: Copy {
    /// The plan for `A` divided by `self`.
    type DivideBy<A: ModeTree, At: Path, R: Rounding>: Plan;
    /// The plan for `a` divided by `self`.
    fn divide_by<A: ModeTree, At: Path, R: Rounding>(self, a: A) -> Self::DivideBy<A, At, R>;
}

/// `n:1` is the size `n`
impl<N: Scalar, D: Scalar> DivideBy for Mode<N, D> {
    type DivideBy<A: ModeTree, At: Path, R: Rounding> = <<D::Equals<U1> as Electing>::Elect<
        TilesBySize<A, N, R, At>,
        ByLayout<A, Self, R, At>,
        ByLayout<A, Self, R, At>,
    > as Planning>::Plan;
    #[inline]
    fn divide_by<A: ModeTree, At: Path, R: Rounding>(self, a: A) -> Self::DivideBy<A, At, R> {
        let by_layout = ByLayout { a, b: self, rule: PhantomData };
        <D::Equals<U1> as Electing>::elect(TilesBySize::new(a, self.shape), by_layout, by_layout)
            .plan()
    }
}

/// Implements [`DivideBy`] for trees that are no single mode.
macro_rules! by_layout {
    (<$($P:ident),*> $Tree:ty) => {
        impl<$($P: ModeTree),*> DivideBy for $Tree {
            type DivideBy<A: ModeTree, At: Path, Rule: Rounding> =
                <ByLayout<A, Self, Rule, At> as Planning>::Plan;
            #[inline]
            fn divide_by<A: ModeTree, At: Path, Rule: Rounding>(
                self,
                a: A,
            ) -> Self::DivideBy<A, At, Rule> {
                ByLayout { a, b: self, rule: PhantomData::<(Rule, At)> }.plan()
            }
        }
    };
}

by_layout!(<H, R> Cons<H, R>);
by_layout!(<> Nil);
by_layout!(<> Torn);

/// The divide of `A` by the layout `B`: first it is asked whether B has a complement.
#[derive(Debug)]
pub struct ByLayout<A, B, R, At> {
    a: A,
    b: B,
    rule: PhantomData<(R, At)>,
}

impl<A: Copy, B: Copy, R, At> Clone for ByLayout<A, B, R, At> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<A: Copy, B: Copy, R, At> Copy for ByLayout<A, B, R, At> {}

impl<A: ModeTree, B: ModeTree, R: Rounding, At: Path> Planning for ByLayout<A, B, R, At> {
    type Plan = <<<B as ComplementModes>::Chains<A::Size> as Electing>::Elect<
        Covering<A, B, R, At>,
        NoComplement<A, B>,
        Covering<A, B, R, At>,
    > as Planning>::Plan;
    #[inline]
    fn plan(self) -> Self::Plan {
        let covering = Covering(self);
        <<B as ComplementModes>::Chains<A::Size> as Electing>::elect(
            covering,
            NoComplement(PhantomData),
            covering,
        )
        .plan()
    }
}

/// The tile has no complement.
#[derive(Debug)]
pub struct NoComplement<A, B>(PhantomData<(A, B)>);

impl<A, B> Clone for NoComplement<A, B> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<A, B> Copy for NoComplement<A, B> {}

impl<A: ModeTree, B: ModeTree> Planning for NoComplement<A, B> {
    type Plan = Undefined<<B as ComplementModes>::Why<A::Size>>;
    fn plan(self) -> Self::Plan {
        Undefined(PhantomData)
    }
}

/// Tile and complement: then it is asked whether they cover A, and no more.
#[derive(Debug)]
pub struct Covering<A, B, R, At>(ByLayout<A, B, R, At>);

impl<A: Copy, B: Copy, R, At> Clone for Covering<A, B, R, At> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<A: Copy, B: Copy, R, At> Copy for Covering<A, B, R, At> {}

/// The complement of `B` in `|A|`.
type Rest<A, B> = <B as ComplementModes>::Complement<<A as Extent>::Size>;

/// How many coordinates `(B, B*)` has.
type Covered<A, B> = <<B as Extent>::Size as Scalar>::Times<<Rest<A, B> as Extent>::Size>;

/// `(B, B*)`
type Tiles<A, B> = Cons<B, Cons<<Rest<A, B> as FlatModes>::Bare, Nil>>;

/// Whether `(B, B*)` has more coordinates than `A`, where that matters.
type Overhangs<A, B, R> = <R as Rounding>::Overhangs<<A as Extent>::Size, Covered<A, B>>;

/// The plan for `A ∘ (B, B*)`.
type Composition<A, B, At> = Compose<Refined, A, Tiles<A, B>, At>;

impl<A: ModeTree, B: ModeTree, R: Rounding, At: Path> Planning for Covering<A, B, R, At> {
    type Plan = <<Overhangs<A, B, R> as Electing>::Elect<
        Overhanging<A, B, At>,
        Composing<A, B, R, At>,
        Composing<A, B, R, At>,
    > as Planning>::Plan;
    #[inline]
    fn plan(self) -> Self::Plan {
        let composing = Composing(self.0);
        <Overhangs<A, B, R> as Electing>::elect(Overhanging(PhantomData), composing, composing)
            .plan()
    }
}

/// Tile and complement cover A: what is left is the composition.
#[derive(Debug)]
pub struct Composing<A, B, R, At>(ByLayout<A, B, R, At>);

impl<A: Copy, B: Copy, R, At> Clone for Composing<A, B, R, At> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<A: Copy, B: Copy, R, At> Copy for Composing<A, B, R, At> {}

impl<A: ModeTree, B: ModeTree, R: Rounding, At: Path> Planning for Composing<A, B, R, At> {
    type Plan = <<Composition<A, B, At> as Plan>::Late<Self> as Plan>::Arrange<InHalves>;
    #[inline]
    fn plan(self) -> Self::Plan {
        <Composition<A, B, At> as Plan>::late(self).arrange()
    }
}

impl<A: ModeTree, B: ModeTree, R: Rounding, At: Path> Build<Composition<A, B, At>>
    for Composing<A, B, R, At>
{
    #[inline]
    fn build(self) -> Result<Composition<A, B, At>, Refusal> {
        let ByLayout { a, b, .. } = self.0;
        let rest = b.complement(a.size())?;
        let covered = b.size().times(rest.size());
        if <Overhangs<A, B, R> as Verdict>::IS_OPEN && covered.value() > a.size().value() {
            let [tile, size] = [b.size().value(), a.size().value()].map(isize::unsigned_abs);
            return Err(Refusal::Uneven { tile, size });
        }
        Ok(compose::<_, _, _, At>(Refined, a, Cons(b, Cons(rest.bare(), Nil))))
    }
}

/// Tile and complement have more coordinates than A.
#[derive(Debug)]
pub struct Overhanging<A, B, At>(PhantomData<(A, B, At)>);

impl<A, B, At> Clone for Overhanging<A, B, At> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<A, B, At> Copy for Overhanging<A, B, At> {}

impl<A: ModeTree, B: ModeTree, At: Path> Planning for Overhanging<A, B, At> {
    type Plan = Undefined<
        Overhang<
            <A::Size as Scalar>::Surface,
            <B::Size as Scalar>::Surface,
            <Covered<A, B> as Scalar>::Surface,
            At::Surface,
        >,
    >;
    fn plan(self) -> Self::Plan {
        Undefined(PhantomData)
    }
}

/// A tile of `N` elements and its repetitions cover `Covered` of the `S` in `Mode`.
#[derive(Clone, Copy, Debug)]
pub struct Overhang<S, N, Covered, Mode>(PhantomData<(S, N, Covered, Mode)>);

/// `Self`, the size of the mode `Mode`, is covered exactly by a tile of `Tile` elements.
#[diagnostic::on_unimplemented(
    message = "divide is undefined: a tile of `{Tile}` elements and its repetitions cover `{Covered}` coordinates, and mode `{Mode}` is of size `{Self}`",
    label = "the span of the tile does not divide `{Self}`: the last tile would reach past the mode",
    note = "the tiles of a divide cover the layout exactly",
    note = "choose a tile whose span divides the size, pad the mode, or spell the rounding up as `uneven(tile)`"
)]
pub trait CoveredExactly<Tile, Covered, Mode> {}

refuse!(Overhang<S, N, Covered, Mode>: S, CoveredExactly<N, Covered, Mode>);
