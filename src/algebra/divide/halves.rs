//! Tiles and rests: the two halves that a divide makes of each mode, and how the forms of the divide
//! arrange them.

use typenum::{U1, UTerm};

use crate::algebra::Arrangement;
use crate::layout::Layout;
use crate::num::Scalar;
use crate::tuple::{Cons, Mode, ModeTree, Nil, Parts, RaiseParts, Torn, Written};

use super::blame::InDivide;

/// A mode divided: what lies inside a tile, and the tiles.
#[derive(Clone, Copy, Debug)]
pub struct Halves<T, R>(pub(crate) T, pub(crate) R);

/// A mode divided by a tuple of tilers: each of its own modes in halves.
#[derive(Clone, Copy, Debug)]
pub struct Nested<L>(pub(crate) L);

/// A mode that is one tile: it stays as it is, with `1:0` for its rest.
#[derive(Clone, Copy, Debug)]
pub struct Kept<M>(pub(crate) M);

/// Parts that may be halves.
pub trait Halved: Copy {
    /// All tiles: of halves the one, of a list the list of them.
    type Tiles: Parts;
    /// All tiles.
    fn tiles(self) -> Self::Tiles;
    /// All rests. A mode that was not divided is one.
    type Rests: Parts;
    /// All rests.
    fn rests(self) -> Self::Rests;
    /// The tile, if there is one, in front of the list `L`.
    type TileOnto<L: Parts>: Parts;
    /// The tile in front of `list`.
    fn tile_onto<L: Parts>(self, list: L) -> Self::TileOnto<L>;
    /// The rest in front of the list `L`.
    type RestOnto<L: Parts>: Parts;
    /// The rest in front of `list`.
    fn rest_onto<L: Parts>(self, list: L) -> Self::RestOnto<L>;
    /// The parts without their tuple, in front of the list `L`. A tuple of one stays.
    type SpliceOnto<L: Parts>: Parts;
    /// The parts in front of `list`.
    fn splice_onto<L: Parts>(self, list: L) -> Self::SpliceOnto<L>;
    /// The list `(H, self…)` without its tuple, in front of `L`.
    type SpliceAfter<H: Parts, L: Parts>: Parts;
    /// The list in front of `list`.
    fn splice_after<H: Parts, L: Parts>(self, first: H, list: L) -> Self::SpliceAfter<H, L>;
    /// The list `(self…, L…)`.
    type ThenList<L: Parts>: Parts;
    /// The list `(self…, list…)`.
    fn then_list<L: Parts>(self, list: L) -> Self::ThenList<L>;
    /// The list `(tile, rest)` as halves.
    type InHalves: Parts;
    /// The list as halves.
    fn in_halves(self) -> Self::InHalves;
    /// The list `(H, self…)` as halves.
    type HalvesAfter<H: Parts>: Parts;
    /// The list as halves.
    fn halves_after<H: Parts>(self, tile: H) -> Self::HalvesAfter<H>;
}

/// `(h, r…)` divided: `((tiles of h, tiles of r…), (rests of h, rests of r…))`
impl<H: Parts, R: Parts> Halved for Cons<H, R> {
    type Tiles = H::TileOnto<R::Tiles>;
    #[inline]
    fn tiles(self) -> Self::Tiles {
        self.0.tile_onto(self.1.tiles())
    }
    type Rests = H::RestOnto<R::Rests>;
    #[inline]
    fn rests(self) -> Self::Rests {
        self.0.rest_onto(self.1.rests())
    }
    type TileOnto<L: Parts> = L;
    #[inline]
    fn tile_onto<L: Parts>(self, list: L) -> L {
        list
    }
    type RestOnto<L: Parts> = Cons<Self, L>;
    #[inline]
    fn rest_onto<L: Parts>(self, list: L) -> Cons<Self, L> {
        Cons(self, list)
    }
    type SpliceOnto<L: Parts> = R::SpliceAfter<H, L>;
    #[inline]
    fn splice_onto<L: Parts>(self, list: L) -> Self::SpliceOnto<L> {
        self.1.splice_after(self.0, list)
    }
    type SpliceAfter<H0: Parts, L: Parts> = Cons<H0, Cons<H, R::ThenList<L>>>;
    #[inline]
    fn splice_after<H0: Parts, L: Parts>(self, first: H0, list: L) -> Self::SpliceAfter<H0, L> {
        Cons(first, Cons(self.0, self.1.then_list(list)))
    }
    type ThenList<L: Parts> = Cons<H, R::ThenList<L>>;
    #[inline]
    fn then_list<L: Parts>(self, list: L) -> Self::ThenList<L> {
        Cons(self.0, self.1.then_list(list))
    }
    type InHalves = R::HalvesAfter<H>;
    #[inline]
    fn in_halves(self) -> Self::InHalves {
        self.1.halves_after(self.0)
    }
    type HalvesAfter<T: Parts> = Halves<T, H>;
    #[inline]
    fn halves_after<T: Parts>(self, tile: T) -> Halves<T, H> {
        Halves(tile, self.0)
    }
}

impl Halved for Nil {
    type Tiles = Nil;
    #[inline]
    fn tiles(self) -> Nil {
        self
    }
    type Rests = Nil;
    #[inline]
    fn rests(self) -> Nil {
        self
    }
    type TileOnto<L: Parts> = L;
    #[inline]
    fn tile_onto<L: Parts>(self, list: L) -> L {
        list
    }
    type RestOnto<L: Parts> = Cons<Nil, L>;
    #[inline]
    fn rest_onto<L: Parts>(self, list: L) -> Cons<Nil, L> {
        Cons(self, list)
    }
    type SpliceOnto<L: Parts> = L;
    #[inline]
    fn splice_onto<L: Parts>(self, list: L) -> L {
        list
    }
    type SpliceAfter<H: Parts, L: Parts> = Cons<Cons<H, Nil>, L>;
    #[inline]
    fn splice_after<H: Parts, L: Parts>(self, first: H, list: L) -> Self::SpliceAfter<H, L> {
        Cons(Cons(first, self), list)
    }
    type ThenList<L: Parts> = L;
    #[inline]
    fn then_list<L: Parts>(self, list: L) -> L {
        list
    }
    type InHalves = Self;
    #[inline]
    fn in_halves(self) -> Self {
        self
    }
    type HalvesAfter<H: Parts> = H;
    #[inline]
    fn halves_after<H: Parts>(self, tile: H) -> H {
        tile
    }
}

/// Implements [`Halved`] for parts that are not lists.
macro_rules! single {
    (<$($P:ident: $Bound:path),*> $Part:ty) => {
        single!(
            <$($P: $Bound),*> $Part,
            tiles: Mode<U1, UTerm>, |_this| Mode::default(),
            rests: $Part, |this| this,
            tile_onto: L, |_this, list| list,
            rest_onto: Cons<Self, L>, |this, list| Cons(this, list),
        );
    };
    (
        <$($P:ident: $Bound:path),*> $Part:ty,
        tiles: $Tiles:ty, |$a:ident| $tiles:expr,
        rests: $Rests:ty, |$b:ident| $rests:expr,
        tile_onto: $TileOnto:ty, |$c:ident, $cl:ident| $tile_onto:expr,
        rest_onto: $RestOnto:ty, |$d:ident, $dl:ident| $rest_onto:expr,
    ) => {
        impl<$($P: $Bound),*> Halved for $Part {
            type Tiles = $Tiles;
            #[inline]
            fn tiles(self) -> Self::Tiles {
                let $a = self;
                $tiles
            }
            type Rests = $Rests;
            #[inline]
            fn rests(self) -> Self::Rests {
                let $b = self;
                $rests
            }
            type TileOnto<L: Parts> = $TileOnto;
            #[inline]
            fn tile_onto<L: Parts>(self, list: L) -> Self::TileOnto<L> {
                let ($c, $cl) = (self, list);
                $tile_onto
            }
            type RestOnto<L: Parts> = $RestOnto;
            #[inline]
            fn rest_onto<L: Parts>(self, list: L) -> Self::RestOnto<L> {
                let ($d, $dl) = (self, list);
                $rest_onto
            }
            type SpliceOnto<L: Parts> = Cons<Self, L>;
            #[inline]
            fn splice_onto<L: Parts>(self, list: L) -> Cons<Self, L> {
                Cons(self, list)
            }
            type SpliceAfter<H: Parts, L: Parts> = Cons<H, Cons<Self, L>>;
            #[inline]
            fn splice_after<H: Parts, L: Parts>(
                self,
                first: H,
                list: L,
            ) -> Self::SpliceAfter<H, L> {
                Cons(first, Cons(self, list))
            }
            type ThenList<L: Parts> = Cons<Self, L>;
            #[inline]
            fn then_list<L: Parts>(self, list: L) -> Cons<Self, L> {
                Cons(self, list)
            }
            type InHalves = Self;
            #[inline]
            fn in_halves(self) -> Self {
                self
            }
            type HalvesAfter<H: Parts> = H;
            #[inline]
            fn halves_after<H: Parts>(self, tile: H) -> H {
                tile
            }
        }
    };
}

single!(<S: Scalar, T: Scalar> Mode<S, T>);
single!(<S: Copy, M: ModeTree> Written<S, M>);
single!(<> Torn);
single!(
    <T: Parts, R: Parts> Halves<T, R>,
    tiles: T, |this| this.0,
    rests: R, |this| this.1,
    tile_onto: Cons<T, L>, |this, list| Cons(this.0, list),
    rest_onto: Cons<R, L>, |this, list| Cons(this.1, list),
);
single!(
    <M: Parts> Kept<M>,
    tiles: M, |this| this.0,
    rests: Mode<U1, UTerm>, |_this| Mode::default(),
    tile_onto: Cons<M, L>, |this, list| Cons(this.0, list),
    rest_onto: Cons<Mode<U1, UTerm>, L>, |_this, list| Cons(Mode::default(), list),
);
single!(
    <N: Parts> Nested<N>,
    tiles: N::Tiles, |this| this.0.tiles(),
    rests: N::Rests, |this| this.0.rests(),
    tile_onto: Cons<N::Tiles, L>, |this, list| Cons(this.0.tiles(), list),
    rest_onto: Cons<N::Rests, L>, |this, list| Cons(this.0.rests(), list),
);

impl<T: Parts, R: Parts> Parts for Halves<T, R> {}
impl<M: Parts> Parts for Kept<M> {}
impl<N: Parts> Parts for Nested<N> {}

/// `(tile, rest)`
impl<T: RaiseParts, R: RaiseParts> RaiseParts for Halves<T, R> {
    type Shape = (T::Shape, R::Shape);
    type Stride = (T::Stride, R::Stride);
    #[inline]
    fn raise(self) -> Layout<Self::Shape, Self::Stride> {
        let (tile, rest) = (self.0.raise(), self.1.raise());
        Layout { shape: (tile.shape, rest.shape), stride: (tile.stride, rest.stride) }
    }
}

/// Implements [`RaiseParts`] for parts that are written as what they hold.
macro_rules! as_it_is {
    ($Part:ident) => {
        impl<N: RaiseParts> RaiseParts for $Part<N> {
            type Shape = N::Shape;
            type Stride = N::Stride;
            #[inline]
            fn raise(self) -> Layout<N::Shape, N::Stride> {
                self.0.raise()
            }
        }
    };
}

as_it_is!(Nested);
as_it_is!(Kept);

/// `(tiles, rests)`
#[derive(Debug)]
pub struct Zipped;

impl Arrangement for Zipped {
    type Blame<Reason> = Reason;
    type Of<P: Parts> = Cons<P::Tiles, Cons<P::Rests, Nil>>;
    #[inline]
    fn of<P: Parts>(parts: P) -> Self::Of<P> {
        Cons(parts.tiles(), Cons(parts.rests(), Nil))
    }
}

/// `(tiles, rest, …)`
#[derive(Debug)]
pub struct Tiled;

impl Arrangement for Tiled {
    type Blame<Reason> = Reason;
    type Of<P: Parts> = Cons<P::Tiles, <P::Rests as Halved>::SpliceOnto<Nil>>;
    #[inline]
    fn of<P: Parts>(parts: P) -> Self::Of<P> {
        Cons(parts.tiles(), parts.rests().splice_onto(Nil))
    }
}

/// `(tile, …, rest, …)`
#[derive(Debug)]
pub struct Unnested;

impl Arrangement for Unnested {
    type Blame<Reason> = Reason;
    type Of<P: Parts> = <P::Tiles as Halved>::SpliceOnto<<P::Rests as Halved>::SpliceOnto<Nil>>;
    #[inline]
    fn of<P: Parts>(parts: P) -> Self::Of<P> {
        parts.tiles().splice_onto(parts.rests().splice_onto(Nil))
    }
}

/// A list `(tile, rest)` as halves.
#[derive(Debug)]
pub struct InHalves;

impl Arrangement for InHalves {
    type Blame<Reason> = InDivide<Reason>;
    type Of<P: Parts> = P::InHalves;
    #[inline]
    fn of<P: Parts>(parts: P) -> P::InHalves {
        parts.in_halves()
    }
}

/// A list of halves as those of one nested mode.
#[derive(Debug)]
pub struct AsNested;

impl Arrangement for AsNested {
    type Blame<Reason> = Reason;
    type Of<P: Parts> = Nested<P>;
    #[inline]
    fn of<P: Parts>(parts: P) -> Nested<P> {
        Nested(parts)
    }
}
