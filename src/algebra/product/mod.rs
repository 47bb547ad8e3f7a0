//! Product: a layout repeated as another one says, `A ⊗ B = (A, A* ∘ B)`.
//!
//! `room` finds where copies fit, `each` multiplies one mode, `interleave` pairs the modes of block and
//! repetition, and the arrangements of the divide serve both.

mod each;
mod interleave;
mod room;

use crate::layout::{Layout, Modes};
use crate::refusal::Refusal;
use crate::tuple::{IntTuple, Root, Stride};

use super::divide::{Logical, Tiled, Unnested, Zipped};
use super::plan::{Arrangement, Granted, Outcome, Plan};
use super::tiler::Tiler;

pub use each::{MultiplyEach, Repeatable};
pub(crate) use each::{Product, product};
pub use interleave::{Blocked, InPairs, Interleave, PairOrder, Raked, RestOf};
pub(crate) use interleave::{Paired, paired};
pub use room::{Apart, Crowded, Gapped, HasAPlace, StartsBehind, Unplaced};

/// A tiler B that multiplies `A`, the result arranged by `F` being `R`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a layout, nor a tiler",
    label = "this cannot multiply a layout",
    note = "a tiler is a layout, a size (static or `usize`), `_`, or a tuple of such, as in `tile!(4:2, 8, _)`"
)]
pub trait MultipliesInto<A, F, R> {
    /// `A ⊗ self`
    fn multiplied(self, a: A) -> R;
    /// `A ⊗ self`, or why there is none.
    ///
    /// # Errors
    ///
    /// The law that run-time numbers break.
    fn try_multiplied(self, a: A) -> Result<R, Refusal>;
}

/// The plan for `S:D ⊗ B`, arranged by `F`.
type PlanOf<S, D, B, F> =
    <<<B as IntTuple>::Tree as Tiler>::Multiply<Modes<S, D>, Root> as Plan>::Arrange<F>;

impl<S, D, B, F, R> MultipliesInto<Layout<S, D>, F, R> for B
where
    S: IntTuple,
    D: Stride,
    F: Arrangement,
    B: IntTuple<Tree: Tiler>,
    <PlanOf<S, D, B, F> as Plan>::Answer: Granted<R>,
{
    #[inline]
    #[track_caller]
    fn multiplied(self, a: Layout<S, D>) -> R {
        self.lower().multiply::<_, Root>(a.modes()).arrange::<F>().answer().grant()
    }
    #[inline]
    fn try_multiplied(self, a: Layout<S, D>) -> Result<R, Refusal> {
        self.lower().multiply::<_, Root>(a.modes()).arrange::<F>().answer().attempt()
    }
}

/// A layout B that multiplies `A`, the modes of both in pairs of the order `O`, the result being `R`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a layout",
    label = "a product in pairs of modes is one of two layouts",
    note = "a size `n` as a layout is `layout!(n:1)`"
)]
pub trait PairsInto<A, O, R> {
    /// `A ⊗ self` in pairs.
    fn paired(self, a: A) -> R;
    /// `A ⊗ self` in pairs, or why there is none.
    ///
    /// # Errors
    ///
    /// The law that run-time numbers break.
    fn try_paired(self, a: A) -> Result<R, Refusal>;
}

impl<S, D, S2, D2, O, R> PairsInto<Layout<S, D>, O, R> for Layout<S2, D2>
where
    S: IntTuple,
    D: Stride,
    S2: IntTuple,
    D2: Stride,
    O: PairOrder,
    <Paired<Modes<S, D>, Modes<S2, D2>, O> as Plan>::Answer: Granted<R>,
{
    #[inline]
    #[track_caller]
    fn paired(self, a: Layout<S, D>) -> R {
        paired::<_, _, O>(a.modes(), self.modes()).answer().grant()
    }
    #[inline]
    fn try_paired(self, a: Layout<S, D>) -> Result<R, Refusal> {
        paired::<_, _, O>(a.modes(), self.modes()).answer().attempt()
    }
}

/// A tiler B that multiplies `A`; see [`MultipliesInto`] for computing it.
pub trait MultiplierOf<A, F> {
    /// `A ⊗ self`, arranged by `F`.
    type Output;
}

impl<S, D, B, F> MultiplierOf<Layout<S, D>, F> for B
where
    S: IntTuple,
    D: Stride,
    F: Arrangement,
    B: IntTuple<Tree: Tiler>,
    <PlanOf<S, D, B, F> as Plan>::Answer: Outcome,
{
    type Output = <<PlanOf<S, D, B, F> as Plan>::Answer as Outcome>::Output;
}

/// A layout B that multiplies `A` in pairs; see [`PairsInto`] for computing it.
pub trait PairOf<A, O> {
    /// `A ⊗ self` in pairs.
    type Output;
}

impl<S, D, S2, D2, O> PairOf<Layout<S, D>, O> for Layout<S2, D2>
where
    S: IntTuple,
    D: Stride,
    S2: IntTuple,
    D2: Stride,
    O: PairOrder,
    <Paired<Modes<S, D>, Modes<S2, D2>, O> as Plan>::Answer: Outcome,
{
    type Output = <<Paired<Modes<S, D>, Modes<S2, D2>, O> as Plan>::Answer as Outcome>::Output;
}

/// The logical product as a type.
///
/// ```
/// use colex::{Layout, LogicalProduct, layout};
///
/// let _: LogicalProduct<Layout!((2,2):(1,2)), Layout!(3:2)> = layout!(((2,2),3):((1,2),8));
/// ```
///
/// Where the repetitions find no room, naming it does not compile; [`MultiplierOf`] is the bound to ask
/// for.
///
/// ```compile_fail
/// # use colex::{Layout, LogicalProduct};
/// fn f(_: LogicalProduct<Layout!((2,2):(1,1)), Layout!(3:1)>) {}
/// ```
pub type LogicalProduct<A, B> = <B as MultiplierOf<A, Logical>>::Output;

/// The zipped product as a type.
///
/// ```
/// # use colex::{Layout, ZippedProduct, layout};
/// let _: ZippedProduct<Layout!((2,2)), Layout!((3,4):(4,1))> = layout!(((2,2),(3,4)):((1,2),(16,4)));
/// ```
pub type ZippedProduct<A, B> = <B as MultiplierOf<A, Zipped>>::Output;

/// The tiled product as a type.
///
/// ```
/// # use colex::{Layout, TiledProduct, layout};
/// let _: TiledProduct<Layout!((2,2)), Layout!((3,4):(4,1))> = layout!(((2,2),3,4):((1,2),16,4));
/// ```
pub type TiledProduct<A, B> = <B as MultiplierOf<A, Tiled>>::Output;

/// The flat product as a type.
///
/// ```
/// # use colex::{FlatProduct, Layout, layout};
/// let _: FlatProduct<Layout!((2,2)), Layout!((3,4):(4,1))> = layout!((2,2,3,4):(1,2,16,4));
/// ```
pub type FlatProduct<A, B> = <B as MultiplierOf<A, Unnested>>::Output;

/// The blocked product as a type.
///
/// ```
/// # use colex::{BlockedProduct, Layout, layout};
/// let _: BlockedProduct<Layout!((2,5):(5,1)), Layout!((3,4))> = layout!(((2,3),(5,4)):((5,10),(1,30)));
/// ```
pub type BlockedProduct<A, B> = <B as PairOf<A, Blocked>>::Output;

/// The raked product as a type.
///
/// ```
/// # use colex::{Layout, RakedProduct, layout};
/// let _: RakedProduct<Layout!((2,5):(5,1)), Layout!((3,4))> = layout!(((3,2),(4,5)):((10,5),(30,1)));
/// ```
pub type RakedProduct<A, B> = <B as PairOf<A, Raked>>::Output;

/// Writes the forms of the product, which differ in their arrangement.
///
/// The bound comes from outside: rustc points at it, and would explain a macro that wrote it.
macro_rules! multiply {
    ($(#[$doc:meta])* $name:ident, $try_name:ident, $multiplied:ident, $try_multiplied:ident, $($bound:tt)*) => {
        $(#[$doc])*
        #[must_use]
        #[inline]
        #[track_caller]
        pub fn $name<B, R>(self, tiler: B) -> R
        where
            $($bound)*
        {
            tiler.$multiplied(self)
        }

        #[doc = concat!("[`", stringify!($name), "`](Self::", stringify!($name), "), or why there is no result.")]
        ///
        /// # Errors
        ///
        #[doc = concat!("The sentence with which `", stringify!($name), "` panics: a law that run-time numbers break.")]
        #[inline]
        pub fn $try_name<B, R>(self, tiler: B) -> Result<R, Refusal>
        where
            $($bound)*
        {
            tiler.$try_multiplied(self)
        }
    };
}

impl<S, D> Layout<S, D> {
    multiply! {
        /// This layout, the block, repeated as `tiler` says: `(A, A* ∘ B)`, with `A*` the room that A
        /// leaves for `cosize(B)` copies.
        ///
        /// **Law.** `R(i, j) = A(i) + A*(B(j))`: mode 0 is the block, mode 1 moves copies of it, and no
        /// two copies share an index where B is injective. Where the block tiles evenly, `A*` is its
        /// complement; gaps that copies do not fill evenly stay partly empty.
        ///
        /// ```
        /// use colex::{Layout, layout};
        ///
        /// let _: Layout!(((2,2),(2,3)):((4,1),(2,8))) =
        ///     layout!((2,2):(4,1)).logical_product(layout!(6:1));
        /// let _: Layout!((4,3):(1,8)) = layout!(4:1).logical_product(layout!(3:2));
        /// ```
        ///
        /// Siblings: [`blocked_product`](Self::blocked_product) and
        /// [`raked_product`](Self::raked_product), which pair the modes; the counterpart is
        /// [`logical_divide`](Self::logical_divide).
        logical_product, try_logical_product, multiplied, try_multiplied,
            B: MultipliesInto<Self, Logical, R>
    }

    multiply! {
        /// The product with all blocks in mode 0 and all repetitions in mode 1.
        ///
        /// **Law.** As [`logical_product`](Self::logical_product), with the coordinates regrouped.
        ///
        /// ```
        /// use colex::{Layout, layout, tile};
        ///
        /// let _: Layout!(((2,12),(5,8)):((12,1),(1,48))) =
        ///     layout!((2,12):(12,1)).zipped_product(tile!(5:1, 8:4));
        /// ```
        zipped_product, try_zipped_product, multiplied, try_multiplied,
            B: MultipliesInto<Self, Zipped, R>
    }

    multiply! {
        /// The zipped product with the repetitions unpacked: `((block, …), repetition, …)`.
        ///
        /// **Law.** As [`logical_product`](Self::logical_product), with the coordinates regrouped.
        ///
        /// ```
        /// use colex::{Layout, layout};
        ///
        /// let _: Layout!(((2,2),3,4):((1,2),16,4)) =
        ///     layout!((2,2):(1,2)).tiled_product(layout!((3,4):(4,1)));
        /// ```
        tiled_product, try_tiled_product, multiplied, try_multiplied,
            B: MultipliesInto<Self, Tiled, R>
    }

    multiply! {
        /// The zipped product with both modes unpacked: `(block, …, repetition, …)`.
        ///
        /// **Law.** As [`logical_product`](Self::logical_product), with the coordinates regrouped.
        ///
        /// ```
        /// use colex::{Layout, layout};
        ///
        /// let _: Layout!((2,2,3,4):(1,2,16,4)) =
        ///     layout!((2,2):(1,2)).flat_product(layout!((3,4):(4,1)));
        /// ```
        flat_product, try_flat_product, multiplied, try_multiplied,
            B: MultipliesInto<Self, Unnested, R>
    }

    multiply! {
        /// Copies of this block, side by side as `tiler`, a layout, says.
        ///
        /// **Law.** `R((a₀, b₀), (a₁, b₁), …) = (A ⊗ B)((a₀, a₁, …), (b₀, b₁, …))`: each mode runs
        /// inside a block first, then from block to block.
        ///
        /// ```
        /// use colex::{Layout, layout};
        ///
        /// let _: Layout!(((2,3),(5,4)):((5,10),(1,30))) =
        ///     layout!((2,5):(5,1)).blocked_product(layout!((3,4):(1,3)));
        /// ```
        ///
        #[doc = include_str!("../../../docs/pictures/product.svg")]
        ///
        /// The side of lower rank is filled up with `1:0`.
        blocked_product, try_blocked_product, paired, try_paired,
            B: PairsInto<Self, Blocked, R>
    }

    multiply! {
        /// Copies of this block, raked into each other as `tiler`, a layout, says.
        ///
        /// **Law.** `R((b₀, a₀), (b₁, a₁), …) = (A ⊗ B)((a₀, a₁, …), (b₀, b₁, …))`: each mode runs from
        /// block to block first, then inside a block.
        ///
        /// ```
        /// use colex::{Layout, layout};
        ///
        /// let _: Layout!(((3,2),(4,5)):((10,5),(30,1))) =
        ///     layout!((2,5):(5,1)).raked_product(layout!((3,4):(1,3)));
        /// ```
        ///
        #[doc = include_str!("../../../docs/pictures/raked.svg")]
        raked_product, try_raked_product, paired, try_paired,
            B: PairsInto<Self, Raked, R>
    }
}
