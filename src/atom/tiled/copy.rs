//! Tiled copies.

use core::marker::PhantomData;

use crate::algebra::{
    Applied, CoalesceEach, Larger, ModeIndex, ModeList, ModeOf, PairsInto, Raked, Recasts,
    Reshapes, RightInvertible, RightInvertsTo, Zippable, Zipped,
};
use crate::atom::{CopyAtom, TvLayout, ValueType};
use crate::layout::{AnyLayout, Extent, Layout, StaticLayout};
use crate::num::{_0, _1, Decimal, Nat, Static};
use crate::tensor::InsideOf;
use crate::tuple::{IntTuple, Keep, ModeTree, Products, Raise, RaiseLayout};

use super::forward::Forward;
use super::mma::{TiledMma, Tiling};
use super::part::{ByTile, PartedBy, Parting, Viewing};
use super::retile::Retiling;
use super::step::{Composing, Dividing, MadeInto, Makes};

/// An instruction that copies, repeated over threads and over a tile: CuTe's `TiledCopy`.
///
/// **Law.** `layout_tv()` sends `(thread, value)` to a place of the tile, the first mode fastest, on the
/// side of the registers; source and destination of each thread are those of the instruction.
///
/// ```
/// use colex::atom::{F16, SM80_CP_ASYNC_CACHEALWAYS, TiledCopy};
/// use colex::num::{_16, _64};
/// use colex::{Layout, layout, shape};
///
/// // 128 threads, eight of them along a row, copy 8 halves each: one 16-byte cp.async
/// let cp_async = SM80_CP_ASYNC_CACHEALWAYS::<u128>::default();
/// let copy = TiledCopy::new(cp_async, F16, layout!((16,8):(8,1)), layout!((1,8)));
/// let _: (_16, _64) = copy.tiler();
/// let _: Layout!(((8,16),8):((128,1),16)) = copy.layout_tv();
///
/// // thread 9 copies row 1, columns 8 to 15, and the same of each tile
/// let part = copy.get_slice(9).partition_s(layout!((128,64):(64,1)));
/// assert_eq!(part.to_string(), "((_8,_1),_8,_1):((_1,_0),_1024,_0) @ 72");
/// ```
#[derive(Clone, Copy, Debug)]
pub struct TiledCopy<Op, T, Tv, Tile> {
    op: PhantomData<(Op, T)>,
    tv: Tv,
    tile: Tile,
}

impl<Op, T, Tv: Default, Tile: Default> Default for TiledCopy<Op, T, Tv, Tile> {
    fn default() -> Self {
        Self { op: PhantomData, tv: Tv::default(), tile: Tile::default() }
    }
}

impl<Op: CopyAtom, T: ValueType, Tv: AnyLayout, Tile: Copy> TiledCopy<Op, T, Tv, Tile> {
    /// The instruction `op` on elements of type `T`, its threads arranged as `threads` says and the values
    /// of each as `values`: both send a place to a number.
    ///
    /// **Law.** The raked product of both sends each place of the tile to its thread and value, and the
    /// thread-value layout is its right inverse.
    #[must_use]
    #[inline]
    pub fn new<L, V, R, I>(_op: Op, _value: T, threads: L, values: V) -> Self
    where
        L: SizedLayout,
        V: PairsInto<L, Raked, R> + SizedLayout,
        R: RightInvertsTo<I> + Copy + ProductEach<Tile>,
        (L::Size, V::Size): Reshapes<I, Tv>,
    {
        let places = values.paired(threads);
        let sizes = (L::Size::default(), V::Size::default());
        Self {
            op: PhantomData,
            tv: sizes.reshaped(places.right_inverted()),
            tile: places.product_each(),
        }
    }

    /// The instruction on a tile whose thread-value layout is known: CuTe's `make_tiled_copy_impl`.
    ///
    /// The layout leads to places of the tile: one with a stride below 0 does not compile.
    #[must_use]
    #[inline]
    pub const fn from_tv(_op: Op, _value: T, tv: Tv, tile: Tile) -> Self
    where
        Tv: Forward,
    {
        Self { op: PhantomData, tv, tile }
    }

    /// `(thread, value)` to a place of the tile.
    #[must_use]
    #[inline]
    pub const fn layout_tv(&self) -> Tv {
        self.tv
    }

    /// The sizes of the tile.
    #[must_use]
    #[inline]
    pub const fn tiler(&self) -> Tile {
        self.tile
    }

    /// A source partitioned among all threads: `(thread, value, (rests))`.
    #[must_use]
    #[inline]
    #[track_caller]
    pub fn tidfrg_s<L, R>(self, source: L) -> R
    where
        Self: CopyTiling,
        L: MadeInto<<Self as CopyTiling>::S, R>,
    {
        source.made_by(Default::default())
    }

    /// A destination partitioned among all threads: `(thread, value, (rests))`.
    #[must_use]
    #[inline]
    #[track_caller]
    pub fn tidfrg_d<L, R>(self, destination: L) -> R
    where
        Self: CopyTiling,
        L: MadeInto<<Self as CopyTiling>::D, R>,
    {
        destination.made_by(Default::default())
    }

    /// One thread of it, known to the compiler or at run time.
    ///
    /// # Panics
    ///
    /// Where there is no such thread, which the compiler cannot know of a run-time number.
    #[must_use]
    #[inline]
    #[track_caller]
    pub fn get_slice<X>(self, thread: X) -> ThrCopy<Self, X>
    where
        _0: ModeIndex<Tv>,
        X: InsideOf<ModeOf<Tv, _0>>,
    {
        if !thread.is_inside(_0::mode_in(self.tv)) {
            thread.refusal(_0::mode_in(self.tv)).raise();
        }
        ThrCopy { copy: PhantomData, thread }
    }
}

/// One thread of a tiled copy: CuTe's `ThrCopy`.
#[derive(Clone, Copy, Debug)]
pub struct ThrCopy<Copying, X> {
    copy: PhantomData<Copying>,
    thread: X,
}

impl<Copying, X: Copy> ThrCopy<Copying, X> {
    /// What the thread reads: `(value, rests…)`.
    #[must_use]
    #[inline]
    #[track_caller]
    pub fn partition_s<T, R>(self, source: T) -> R
    where
        Copying: CopyTiling,
        T: PartedBy<Parting<ByTile, Copying::S, X>, Part = R>,
    {
        source.parted_by(Parting::at(self.thread))
    }

    /// What the thread writes: `(value, rests…)`.
    #[must_use]
    #[inline]
    #[track_caller]
    pub fn partition_d<T, R>(self, destination: T) -> R
    where
        Copying: CopyTiling,
        T: PartedBy<Parting<ByTile, Copying::D, X>, Part = R>,
    {
        destination.parted_by(Parting::at(self.thread))
    }

    /// The registers of another partition, `(value, rests…)`, in the order in which this copy fills or reads
    /// them: CuTe's `retile_D` and `retile_S`.
    ///
    /// ```
    /// use colex::atom::{
    ///     F16, SM75_U32x4_LDSM_N, SM80_16x8x16_F32F16F16F32_TN as Mma, TiledMma, make_tiled_copy_a,
    /// };
    /// use colex::{Layout, layout, num::_0};
    ///
    /// let mma = TiledMma::new(Mma, layout!((2,2,1)));
    /// let registers = mma.get_slice(_0).partition_fragment_a(layout!((128,64):(64,1)));
    /// let _: Layout!(((2,2,2),4,4):((1,2,4),32,8)) = registers; // k runs before m, as in memory
    ///
    /// // an ldmatrix fills eight halves at once
    /// let load = make_tiled_copy_a(SM75_U32x4_LDSM_N, F16, mma);
    /// let view = load.get_slice(_0).retile(registers);
    /// let _: Layout!(((8,1),4,4):((1,0),32,8)) = view;
    /// ```
    #[must_use]
    #[inline]
    #[track_caller]
    pub fn retile<T, R>(self, registers: T) -> R
    where
        T: PartedBy<Viewing<Retiling<Copying>>, Part = R>,
    {
        registers.parted_by(Viewing::default())
    }
}

/// A layout of static size.
pub trait SizedLayout: StaticLayout {
    /// The size in digits.
    type Size: Static + IntTuple;
}

impl<L, Z> SizedLayout for L
where
    L: StaticLayout + AnyLayout<Modes: Extent<Size = Z>>,
    Z: Nat<Decimal: Static + IntTuple>,
{
    type Size = Z::Decimal;
}

/// A layout whose modes have the sizes `R`.
pub trait ProductEach<R> {
    /// The sizes.
    fn product_each(self) -> R;
}

impl<S, D, R> ProductEach<R> for Layout<S, D>
where
    S: IntTuple<Tree: Products<Each: Raise<Surface = R>>>,
{
    #[inline]
    fn product_each(self) -> R {
        crate::tuple::product_each(self.shape)
    }
}

/// An instruction on elements of type `T`: its tables in elements instead of bits.
#[derive(Debug)]
pub struct Values<Op, T>(PhantomData<(Op, T)>);

/// The tables of a copying instruction in elements.
pub trait SidesOf {
    /// `(thread, value)` to the element that is read.
    type Src: TvLayout;
    /// `(thread, value)` to the element that is written.
    type Dst: TvLayout;
    /// `(thread, value)` on the side of the registers.
    type Ref: TvLayout + AnyLayout;
}

impl<Op, T, Src, Dst, Ref> SidesOf for Values<Op, T>
where
    Op: CopyAtom,
    T: ValueType,
    Larger<T::Bits>: Recasts<Op::SrcBits, Result = Src>
        + Recasts<Op::DstBits, Result = Dst>
        + Recasts<Op::RefBits, Result = Ref>,
    Src: TvLayout,
    Dst: TvLayout,
    Ref: TvLayout + AnyLayout,
{
    type Src = Src;
    type Dst = Dst;
    type Ref = Ref;
}

/// What a tiled copy makes of source and destination.
pub trait CopyTiling {
    /// The partition of a source.
    type S: Default;
    /// The partition of a destination.
    type D: Default;
    /// The values of one instruction.
    type AtomValues: Static + IntTuple;
    /// The thread-value layout of the tile.
    type Tv;
    /// The sizes of the tile.
    type Tile;
}

/// The threads of the modes of a thread-value layout.
type Threads<L> = Decimal<<<<L as AnyLayout>::Modes as ModeList>::Head as SizeOf>::Size>;
/// The values.
type PerThread<L> =
    Decimal<<<<<L as AnyLayout>::Modes as ModeList>::Tail as ModeList>::Head as SizeOf>::Size>;

/// The size of modes, as a number of typenum's.
pub trait SizeOf {
    /// The size.
    type Size: Nat;
}

impl<M: ModeTree<Size: Nat>> SizeOf for M {
    type Size = <M as Extent>::Size;
}

/// One side `Side` of an instruction, in a tile with the thread-value layout `Tv`: `(thread, value)` to a
/// place of the tile, threads and values coalesced.
///
/// The tile counts threads and values of the side `Ref`; from there to the other side it is the inverse of
/// the one and then the other.
pub trait SideIn<Tv, Ref> {
    /// The layout.
    type ThrVal: Default;
}

impl<Side, Tv, Ref, AtomTv, Inverse, RefToSide, SideTv, ByThread, ThrVal> SideIn<Tv, Ref> for Side
where
    Ref: AnyLayout<
            Modes: ModeList<
                Head: SizeOf<Size: Nat<Decimal: Static + IntTuple>>,
                Tail: ModeList<Head: SizeOf<Size: Nat<Decimal: Static + IntTuple>>>,
            >,
        > + RightInvertible<Output = Inverse>,
    Dividing<(Threads<Ref>, PerThread<Ref>), Zipped>: Makes<Tv, Output = AtomTv>,
    Composing<Side>: Makes<Inverse, Output = RefToSide>,
    Composing<(RefToSide, Keep)>: Makes<AtomTv, Output = SideTv>,
    SideTv: Zippable<Output = ByThread>,
    (_1, (_1, _1)): Applied<ByThread, CoalesceEach, Output = ThrVal>,
    ThrVal: Default,
{
    type ThrVal = ThrVal;
}

/// The tile of a copy cut out, and read at `(thread, value)`.
#[derive(Clone, Copy, Debug, Default)]
pub struct TileToThr<Tile, ThrVal> {
    tile: Tile,
    thr_val: ThrVal,
}

impl<L, Tile, ThrVal, InTiles, Spread> Makes<L> for TileToThr<Tile, ThrVal>
where
    Dividing<Tile, Zipped>: Makes<L, Output = InTiles>,
    Composing<(ThrVal, Keep)>: Makes<InTiles, Output = Spread>,
    Spread: AnyLayout,
    Unfolded<Spread::Modes>: RaiseLayout,
{
    type Output = <Unfolded<Spread::Modes> as RaiseLayout>::Layout;
    #[inline]
    #[track_caller]
    fn make(self, layout: L) -> Self::Output {
        let in_tiles = Dividing::<Tile, Zipped>::by(self.tile).make(layout);
        let modes = Composing((self.thr_val, Keep)).make(in_tiles).into_modes();
        modes.head().concat(modes.tail()).raise_layout()
    }
}

/// `((thread, value), (rests)) ↦ (thread, value, (rests))`
type Unfolded<M> = <<M as ModeList>::Head as ModeList>::Concat<<M as ModeList>::Tail>;

impl<Op, T, Tv, Tile, Ref> CopyTiling for TiledCopy<Op, T, Tv, Tile>
where
    Values<Op, T>: SidesOf<Ref = Ref>,
    Ref: AnyLayout<
        Modes: ModeList<Tail: ModeList<Head: SizeOf<Size: Nat<Decimal: Static + IntTuple>>>>,
    >,
    <Values<Op, T> as SidesOf>::Src: SideIn<Tv, Ref>,
    <Values<Op, T> as SidesOf>::Dst: SideIn<Tv, Ref>,
    Tile: Default,
{
    type S = TileToThr<Tile, <<Values<Op, T> as SidesOf>::Src as SideIn<Tv, Ref>>::ThrVal>;
    type D = TileToThr<Tile, <<Values<Op, T> as SidesOf>::Dst as SideIn<Tv, Ref>>::ThrVal>;
    type AtomValues = PerThread<Ref>;
    type Tv = Tv;
    type Tile = Tile;
}

/// Writes what makes a copy fit a matrix of a tiled multiplication.
macro_rules! fitting {
    ($($name:ident $letter:literal $Tile:ident $Tv:ident)*) => {$(
        #[doc = concat!("The instruction `op` on elements of type `T`, moving what each thread of a tiled multiplication has of ", $letter, ".")]
        #[must_use]
        #[inline]
        pub fn $name<Op, T, Atom, Grid, P, Tv>(
            op: Op,
            value: T,
            _mma: TiledMma<Atom, Grid, P>,
        ) -> TiledCopy<Op, T, Tv, <TiledMma<Atom, Grid, P> as Tiling>::$Tile>
        where
            Op: CopyAtom,
            T: ValueType,
            TiledMma<Atom, Grid, P>: Tiling<$Tile: MadeInto<<TiledMma<Atom, Grid, P> as Tiling>::$Tv, Tv> + Copy + Default>,
            Tv: Forward,
        {
            let tile = <<TiledMma<Atom, Grid, P> as Tiling>::$Tile>::default();
            TiledCopy::from_tv(op, value, tile.made_by(Default::default()), tile)
        }
    )*};
}

fitting! {
    make_tiled_copy_a "A" TileA ATv
    make_tiled_copy_b "B" TileB BTv
    make_tiled_copy_c "C" TileC CTv
}
