//! Tiled multiplications.

use core::marker::PhantomData;

use crate::algebra::{MultipliesInto, RightInverse, RightInvertible, Tiled};
use crate::atom::{MmaAtom, MnkShape};
use crate::layout::Layout;
use crate::num::{Decimal, Nat, Static};
use crate::tensor::InsideOf;
use crate::tuple::{IntTuple, Keep};

use super::grid::{Stands, ThreadGrid};
use super::part::{ByInstruction, FragmentAsStored, FragmentLike, LaidOut, PartedBy, Parting};
use super::recipe::{AcrossK, AcrossM, AcrossN, ThrFrg, TvOf};
use super::step::MadeInto;

/// An instruction repeated over warps and over a tile: CuTe's `TiledMMA`.
///
/// **Law.** Instruction `(i, j, k)` of the grid computes the tile that starts at `(i·M, j·N, k·K)`, with
/// `M×N×K` the instruction's shape; what the grid does not reach, each instruction repeats. A
/// permutation of a mode says in which order it is read first.
///
/// ```
/// use colex::atom::{SM80_16x8x16_F32F16F16F32_TN as Mma, TiledMma};
/// use colex::{Layout, layout};
///
/// // four warps, two along M and two along N: 128 threads compute 32×16
/// let mma = TiledMma::new(Mma, layout!((2,2,1)));
/// assert_eq!(mma.threads(), 128);
/// assert_eq!(mma.tile(), (32, 16, 16));
/// let _: Layout!((32,2,2,1):(1,32,64,0)) = mma.thr_layout_vmnk();
///
/// // what thread 37 has of C, row-major in memory: 2×2 elements of each of 2×4 tiles of its warp
/// let c = mma.get_slice(37).partition_c(layout!((64,64):(64,1)));
/// assert_eq!(c.to_string(), "((_2,_2),_2,_4):((_1,_512),_2048,_16) @ 1090");
/// // lane 5 of warp 1: that is row 16 + 1 and column 2
/// assert_eq!(c.offset(), 17 * 64 + 2);
/// ```
///
/// Sibling: [`TiledCopy`](super::TiledCopy).
#[derive(Clone, Copy, Debug, Default)]
pub struct TiledMma<Atom, Grid, Permutation = (Keep, Keep, Keep)> {
    atom: Atom,
    grid: Grid,
    permutation: Permutation,
}

impl<Atom: MmaAtom, Grid> TiledMma<Atom, Grid> {
    /// The instruction, repeated side by side as `instructions` says: a layout of three modes along M, N
    /// and K.
    #[must_use]
    #[inline]
    pub fn new<L>(atom: Atom, instructions: L) -> Self
    where
        L: MultipliesInto<Atom::ThrId, Tiled, Grid>,
        Grid: ThreadGrid,
    {
        Self {
            atom,
            grid: instructions.multiplied(Atom::ThrId::default()),
            permutation: (Keep, Keep, Keep),
        }
    }
}

impl<Atom, Grid, P> TiledMma<Atom, Grid, P> {
    /// The same with M, N and K permuted by tilers: a size, which makes the tile larger, a layout, or `_`.
    ///
    /// ```
    /// use colex::atom::{SM80_16x8x16_F32F16F16F32_TN as Mma, TiledMma};
    /// use colex::{layout, tile};
    ///
    /// // each warp computes two neighbouring 8-column tiles, so that one ldmatrix loads B for both
    /// let mma = TiledMma::new(Mma, layout!((2,2,1))).permuted(tile!(32, 32, 16));
    /// assert_eq!(mma.tile(), (32, 32, 16));
    /// ```
    #[must_use]
    #[inline]
    pub fn permuted<P2>(self, permutation: P2) -> TiledMma<Atom, Grid, P2>
    where
        TiledMma<Atom, Grid, P2>: Tiling,
    {
        TiledMma { atom: self.atom, grid: self.grid, permutation }
    }
}

/// What a tiled multiplication makes of its matrices.
pub trait Tiling: Copy + Default {
    /// The instruction.
    type Atom: MmaAtom;
    /// `(V, M, N, K)` to the number of a thread.
    type Grid: ThreadGrid + RightInvertible;
    /// The tile's `(M, K)`.
    type TileA;
    /// The tile's `(N, K)`.
    type TileB;
    /// The tile's `(M, N)`.
    type TileC;
    /// The partition of A.
    type A: Default;
    /// The partition of B.
    type B: Default;
    /// The partition of C.
    type C: Default;
    /// The thread-value layout of the tile of A, as a step on [`TileA`](Self::TileA).
    type ATv: Default;
    /// The same of B.
    type BTv: Default;
    /// The same of C.
    type CTv: Default;
    /// `(M, N, K)` of the tile as numbers.
    const TILE: (usize, usize, usize);
}

type M<Atom> = <<Atom as MmaAtom>::Shape as MnkShape>::M;
type N<Atom> = <<Atom as MmaAtom>::Shape as MnkShape>::N;
type K<Atom> = <<Atom as MmaAtom>::Shape as MnkShape>::K;
/// `A · B` in digits.
type Times<A, B> = Decimal<<<A as Static>::Nat as Nat>::Mul<<B as Static>::Nat>>;
type Core<P, Of, Count> = <P as Permutes<Times<Of, Count>>>::Tiler;
type Size<P, Of, Count> = <P as Permutes<Times<Of, Count>>>::Size;

impl<Atom, Grid, PM, PN, PK> Tiling for TiledMma<Atom, Grid, (PM, PN, PK)>
where
    Atom: MmaAtom,
    Grid: ThreadGrid + RightInvertible<Output: Default>,
    (PM, PN, PK): Copy + Default,
    PM: Permutes<Times<M<Atom>, Grid::M>>,
    PN: Permutes<Times<N<Atom>, Grid::N>>,
    PK: Permutes<Times<K<Atom>, Grid::K>>,
{
    type Atom = Atom;
    type Grid = Grid;
    type TileA = (Size<PM, M<Atom>, Grid::M>, Size<PK, K<Atom>, Grid::K>);
    type TileB = (Size<PN, N<Atom>, Grid::N>, Size<PK, K<Atom>, Grid::K>);
    type TileC = (Size<PM, M<Atom>, Grid::M>, Size<PN, N<Atom>, Grid::N>);
    type A = ThrFrg<
        (Core<PM, M<Atom>, Grid::M>, Core<PK, K<Atom>, Grid::K>),
        (M<Atom>, K<Atom>),
        Atom::ALayout,
        (Grid::M, Grid::K),
    >;
    type B = ThrFrg<
        (Core<PN, N<Atom>, Grid::N>, Core<PK, K<Atom>, Grid::K>),
        (N<Atom>, K<Atom>),
        Atom::BLayout,
        (Grid::N, Grid::K),
    >;
    type C = ThrFrg<
        (Core<PM, M<Atom>, Grid::M>, Core<PN, N<Atom>, Grid::N>),
        (M<Atom>, N<Atom>),
        Atom::CLayout,
        (Grid::M, Grid::N),
    >;
    type ATv = TvOf<Self::A, AcrossN<Grid::M, Grid::N>, RightInverse<Grid>>;
    type BTv = TvOf<Self::B, AcrossM<Grid::M, Grid::N>, RightInverse<Grid>>;
    type CTv = TvOf<Self::C, AcrossK<Grid::M, Grid::N, Grid::K>, RightInverse<Grid>>;
    const TILE: (usize, usize, usize) = (
        <Size<PM, M<Atom>, Grid::M> as Static>::VALUE,
        <Size<PN, N<Atom>, Grid::N> as Static>::VALUE,
        <Size<PK, K<Atom>, Grid::K> as Static>::VALUE,
    );
}

/// A permutation of a mode of which the instructions side by side take `Core`: a size, a layout or `_`.
pub trait Permutes<Core> {
    /// The tiler that permutes.
    type Tiler: IntTuple + Default;
    /// The size of the tile along this mode.
    type Size: Static + IntTuple;
}

/// `_`: as it is
impl<Core: Static + IntTuple> Permutes<Core> for Keep {
    type Tiler = Core;
    type Size = Core;
}

/// a size
impl<Core: Static + IntTuple, P: Static + IntTuple> Permutes<Core> for P {
    type Tiler = P;
    type Size = P;
}

/// a layout
impl<Core: Static, S, D, Z> Permutes<Core> for Layout<S, D>
where
    Self: IntTuple
        + crate::StaticLayout
        + crate::layout::AnyLayout<Modes: crate::layout::Extent<Size = Z>>,
    Z: Nat<Decimal: Static + IntTuple>,
{
    type Tiler = Self;
    type Size = Z::Decimal;
}

/// Writes what there is once for each matrix.
macro_rules! matrices {
    ($(
        $letter:literal $thrfrg:ident $Recipe:ident $tv:ident $Tv:ident $Tile:ident,
        $partition:ident $fragment:ident ($($i:tt: $Coordinate:ident),*), $modes:literal,
        $Like:ident $Fragment:ident $like:ident $order:literal,
        $example:literal
    )*) => {
        impl<Atom, Grid, P> TiledMma<Atom, Grid, P>
        where
            Self: Tiling,
        {
            $(
                #[doc = concat!("The matrix ", $letter, ", ", $modes, ", partitioned among all threads: ")]
                /// `((thread, (instructions)), (value, (rests)))`.
                #[must_use]
                #[inline]
                #[track_caller]
                pub fn $thrfrg<L, R>(self, matrix: L) -> R
                where
                    L: MadeInto<<Self as Tiling>::$Recipe, R>,
                {
                    matrix.made_by(Default::default())
                }

                #[doc = concat!("Which positions of the tile of ", $letter, ", ", $modes, ", each thread has: ")]
                /// `(thread, value)` to the place in the tile, the first mode fastest.
                #[must_use]
                #[inline]
                pub fn $tv<R>(self) -> R
                where
                    <Self as Tiling>::$Tile: MadeInto<<Self as Tiling>::$Tv, R> + Default,
                {
                    <<Self as Tiling>::$Tile>::default().made_by(Default::default())
                }
            )*
        }

        impl<Mma: Tiling, V: Copy, M: Copy, N: Copy, K: Copy> ThrMma<Mma, (V, M, N, K)> {
            $(
                #[doc = concat!("What the thread has of ", $letter, ", ", $modes, ": `(value, rests…)`.")]
                ///
                /// ```
                /// use colex::atom::{SM80_16x8x16_F32F16F16F32_TN as Mma, TiledMma};
                /// use colex::{Layout, layout, num::_4};
                ///
                /// let lane = TiledMma::new(Mma, layout!((1,1,1))).get_slice(_4);
                #[doc = $example]
                /// ```
                #[must_use]
                #[inline]
                #[track_caller]
                pub fn $partition<T, R>(self, matrix: T) -> R
                where
                    T: PartedBy<Parting<ByInstruction, Mma::$Recipe, (V, ($($Coordinate,)*))>, Part = R>,
                {
                    matrix.parted_by(Parting::at((self.place.0, ($(self.place.$i,)*))))
                }

                #[doc = concat!("The layout of the registers that hold the thread's part of ", $letter, ".")]
                ///
                #[doc = $order]
                #[must_use]
                #[inline]
                #[track_caller]
                pub fn $fragment<T, P>(self, matrix: T) -> <P::Layout as $Like>::$Fragment
                where
                    T: PartedBy<Parting<ByInstruction, Mma::$Recipe, (V, ($($Coordinate,)*))>, Part = P>,
                    P: LaidOut<Layout: $Like>,
                {
                    self.$partition(matrix).laid_out().$like()
                }
            )*
        }
    };
}

matrices! {
    "A" thrfrg_a A layout_a_tv ATv TileA,
        partition_a partition_fragment_a (1: M, 3: K), "M×K",
        FragmentAsStored AsStored like_stored
        "Compact: the values of an instruction fastest, then the rests in the order of the matrix's strides.",
        "let a = lane.partition_a(layout!((16,16):(16,1)));
let _: Layout!(((2,2,2),1,1):((1,128,8),0,0)) = a.layout();
assert_eq!(a.offset(), 16); // A(1,0), in memory row by row"

    "B" thrfrg_b B layout_b_tv BTv TileB,
        partition_b partition_fragment_b (2: N, 3: K), "N×K",
        FragmentAsStored AsStored like_stored
        "Compact: the values of an instruction fastest, then the rests in the order of the matrix's strides.",
        "let b = lane.partition_b(layout!((8,16):(1,8)));
let _: Layout!(((2,2),1,1):((8,64),0,0)) = b.layout();
assert_eq!(b.offset(), 1); // B(1,0), in memory column by column"

    "C" thrfrg_c C layout_c_tv CTv TileC,
        partition_c partition_fragment_c (1: M, 2: N), "M×N",
        FragmentLike InTurn in_turn
        "Compact: the values of an instruction fastest, then the rests in turn.",
        "let c = lane.partition_c(layout!((16,8):(8,1)));
let _: Layout!(((2,2),1,1):((1,64),0,0)) = c.layout();
assert_eq!(c.offset(), 8); // C(1,0)"
}

impl<Atom, Grid: ThreadGrid, P> TiledMma<Atom, Grid, P>
where
    Self: Tiling,
{
    /// `(V, M, N, K)` to the number of a thread.
    #[must_use]
    #[inline]
    pub fn thr_layout_vmnk(self) -> Grid {
        self.grid
    }

    /// The tilers of M, N and K.
    #[must_use]
    #[inline]
    pub fn permutation(self) -> P {
        self.permutation
    }

    /// How many threads there are.
    #[must_use]
    #[inline]
    pub const fn threads(&self) -> usize {
        Grid::SIZE
    }

    /// `(M, N, K)` of the tile that all threads compute together.
    #[must_use]
    #[inline]
    pub const fn tile(&self) -> (usize, usize, usize) {
        <Self as Tiling>::TILE
    }

    /// One thread of it, known to the compiler or at run time.
    ///
    /// ```compile_fail
    /// # use colex::atom::{SM80_16x8x16_F32F16F16F32_TN as Mma, TiledMma};
    /// # use colex::{layout, num::_128};
    /// let _ = TiledMma::new(Mma, layout!((2,2,1))).get_slice(_128); // threads are counted from 0
    /// ```
    ///
    /// # Panics
    ///
    /// Where there is no such thread, which the compiler cannot know of a run-time number.
    #[must_use]
    #[inline]
    #[track_caller]
    pub fn get_slice<X>(self, thread: X) -> ThrMma<Self, PlaceOf<Grid, X>>
    where
        Grid: Stands<X>,
        X: InsideOf<Grid>,
    {
        if !thread.is_inside(self.grid) {
            thread.refusal(self.grid).raise();
        }
        ThrMma { place: Grid::stand(thread), mma: PhantomData }
    }
}

/// Where the thread `X` stands in a grid.
pub type PlaceOf<Grid, X> = (
    <Grid as Stands<X>>::V,
    <Grid as Stands<X>>::M,
    <Grid as Stands<X>>::N,
    <Grid as Stands<X>>::K,
);

/// One thread of a tiled multiplication: CuTe's `ThrMMA`.
#[derive(Clone, Copy, Debug)]
pub struct ThrMma<Mma, C> {
    place: C,
    mma: PhantomData<Mma>,
}

impl<Mma: Tiling, C: Copy> ThrMma<Mma, C> {
    /// Its coordinates `(V, M, N, K)`: in the instruction, and among instructions.
    #[must_use]
    #[inline]
    pub const fn thr_vmnk(&self) -> C {
        self.place
    }

    /// Its lane in the warp, or warps, of its instruction.
    #[must_use]
    pub fn lane(&self) -> usize
    where
        C: HasV,
    {
        crate::atom::lane::<<Mma::Atom as MmaAtom>::ThrId>(self.place.v())
    }
}

/// Coordinates with the one in the instruction.
pub trait HasV: Copy {
    /// That one.
    fn v(self) -> usize;
}

impl<V: Copy + Into<usize>, M: Copy, N: Copy, K: Copy> HasV for (V, M, N, K) {
    fn v(self) -> usize {
        self.0.into()
    }
}
