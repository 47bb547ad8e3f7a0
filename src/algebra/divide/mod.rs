//! Divide: a layout cut into tiles, `A ⊘ B = A ∘ (B, B*)` with `B*` the complement of B in `|A|`.
//!
//! `halves` arranges tiles and rests, `each` divides one mode, `uneven` is the tiler that rounds up.

mod blame;
mod by_layout;
mod each;
mod halves;
mod uneven;

use crate::layout::{Layout, Modes};
use crate::refusal::Refusal;
use crate::tuple::{IntTuple, Root, Stride};

use super::plan::{Arrangement, Granted, Outcome, Plan};
use super::tiler::Tiler;

pub use blame::*;
pub use by_layout::{CoveredExactly, DivideBy, HasComplement, IsSize, Overhang, Overhanging};
pub(crate) use each::{BySize, by_size};
pub use each::{DivideEach, DivisibleBy, Even, InTiles, LeavesARest, Rounded, Rounding, Tiling};
pub use halves::{AsNested, Halved, Halves, InHalves, Kept, Nested, Tiled, Unnested, Zipped};
pub use uneven::{RoundingUp, Uneven, uneven};

/// The tiles and rests side by side, `(tile, rest)` for each mode that is divided.
#[derive(Debug)]
pub struct Logical;

impl Arrangement for Logical {
    type Blame<Reason> = Reason;
    type Of<P: crate::tuple::Parts> = P;
    #[inline]
    fn of<P: crate::tuple::Parts>(parts: P) -> P {
        parts
    }
}

/// A tiler B that divides `A`, the result arranged by `F` being `R`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a tiler",
    label = "this cannot divide a layout",
    note = "a tiler is a layout, a size (static or `usize`), `_`, or a tuple of such, as in `tile!(4:2, 8, _)`"
)]
pub trait DividesInto<A, F, R> {
    /// `A ⊘ self`
    fn divided(self, a: A) -> R;
    /// `A ⊘ self`, or why there is none.
    ///
    /// # Errors
    ///
    /// The law that run-time numbers break.
    fn try_divided(self, a: A) -> Result<R, Refusal>;
}

/// The plan for `S:D ⊘ B`, arranged by `F`.
type PlanOf<S, D, B, F> =
    <<<B as IntTuple>::Tree as Tiler>::Divide<Modes<S, D>, Root, Even> as Plan>::Arrange<F>;

impl<S, D, B, F, R> DividesInto<Layout<S, D>, F, R> for B
where
    S: IntTuple,
    D: Stride,
    F: Arrangement,
    B: IntTuple<Tree: Tiler>,
    <PlanOf<S, D, B, F> as Plan>::Answer: Granted<R>,
{
    #[inline]
    #[track_caller]
    fn divided(self, a: Layout<S, D>) -> R {
        self.lower().divide::<_, Root, Even>(a.modes()).arrange::<F>().answer().grant()
    }
    #[inline]
    fn try_divided(self, a: Layout<S, D>) -> Result<R, Refusal> {
        self.lower().divide::<_, Root, Even>(a.modes()).arrange::<F>().answer().attempt()
    }
}

/// A tiler B that divides `A`; see [`DividesInto`] for computing it.
pub trait TilerOf<A, F> {
    /// `A ⊘ self`, arranged by `F`.
    type Output;
}

impl<S, D, B, F> TilerOf<Layout<S, D>, F> for B
where
    S: IntTuple,
    D: Stride,
    F: Arrangement,
    B: IntTuple<Tree: Tiler>,
    <PlanOf<S, D, B, F> as Plan>::Answer: Outcome,
{
    type Output = <<PlanOf<S, D, B, F> as Plan>::Answer as Outcome>::Output;
}

/// The logical divide as a type.
///
/// ```
/// use colex::num::{_2, _4};
/// use colex::{Layout, LogicalDivide, layout};
///
/// let _: LogicalDivide<Layout!(24:1), Layout!(4:2)> = layout!((4,(2,3)):(2,(1,8)));
/// let _: LogicalDivide<Layout!((16,8)), (_2, _4)> = layout!(((2,8),(4,2)):((1,2),(16,64)));
/// ```
///
/// Where the tile does not divide, naming it does not compile; [`TilerOf`] is the bound to ask for.
///
/// ```compile_fail
/// # use colex::{LogicalDivide, Layout, num::_4};
/// fn f(_: LogicalDivide<Layout!(10:1), _4>) {}
/// ```
pub type LogicalDivide<A, B> = <B as TilerOf<A, Logical>>::Output;

/// The zipped divide as a type.
///
/// ```
/// # use colex::{Layout, ZippedDivide, layout, num::{_2, _4}};
/// let _: ZippedDivide<Layout!((12,8):(8,1)), (_2, _4)> = layout!(((2,4),(6,2)):((8,1),(16,4)));
/// ```
pub type ZippedDivide<A, B> = <B as TilerOf<A, Zipped>>::Output;

/// The tiled divide as a type.
///
/// ```
/// # use colex::{Layout, TiledDivide, layout, num::{_2, _4}};
/// let _: TiledDivide<Layout!((12,8):(8,1)), (_2, _4)> = layout!(((2,4),6,2):((8,1),16,4));
/// ```
pub type TiledDivide<A, B> = <B as TilerOf<A, Tiled>>::Output;

/// The flat divide as a type.
///
/// ```
/// # use colex::{Layout, FlatDivide, layout, num::{_2, _4}};
/// let _: FlatDivide<Layout!((12,8):(8,1)), (_2, _4)> = layout!((2,4,6,2):(8,1,16,4));
/// ```
pub type FlatDivide<A, B> = <B as TilerOf<A, Unnested>>::Output;

/// Writes the four forms of the divide, which differ in their arrangement.
///
/// The bound comes from outside: rustc points at it, and would explain a macro that wrote it.
macro_rules! divide {
    ($(#[$doc:meta])* $name:ident, $try_name:ident, $($bound:tt)*) => {
        $(#[$doc])*
        #[must_use]
        #[inline]
        #[track_caller]
        pub fn $name<B, R>(self, tiler: B) -> R
        where
            $($bound)*
        {
            tiler.divided(self)
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
            tiler.try_divided(self)
        }
    };
}

impl<S, D> Layout<S, D> {
    divide! {
        /// The layout cut into tiles: `A ∘ (B, B*)`, with `B*` the complement of B in `|A|`.
        ///
        /// **Law.** The result takes the indices of A, each as often. Mode 0 runs inside a tile,
        /// mode 1 from tile to tile: `R(i, j) = A(B(i) + B*(j))`.
        ///
        /// The tiler is a layout, a size `n` (which is `n:1`), or a tuple of such and `_`, one for each
        /// mode: then each mode is cut by its own, and modes marked `_` or without a tiler stay as they are. A tile
        /// must divide what it cuts; [`uneven`] rounds up. Static numbers are checked by the
        /// compiler, run-time ones once, when the divide is called.
        ///
        /// ```
        /// use colex::{Layout, layout, tile};
        ///
        /// let _: Layout!((4,(2,3)):(2,(1,8))) = layout!(24:1).logical_divide(layout!(4:2));
        /// let _: Layout!(((2,8),(2,4)):((1,2),(16,32))) = layout!((16,8)).logical_divide(tile!(2, 2));
        ///
        /// let _: Layout!((16,(2,4)):(1,(16,32))) = layout!((16,8)).logical_divide(tile!(_, 2));
        ///
        /// // a row-major matrix whose sizes run time knows, cut into 2 × 4 tiles
        /// let (m, n) = (6, 8);
        /// let a = layout!((m,n):(n,1)).logical_divide(tile!(2, 4));
        /// assert_eq!(a.index(((1, 2), (3, 1))), 5 * 8 + 7);
        /// ```
        ///
        /// Siblings: [`zipped_divide`](Self::zipped_divide), which gathers the tiles in mode 0, and
        /// `logical_product`, which repeats.
        logical_divide, try_logical_divide, B: DividesInto<Self, Logical, R>
    }

    divide! {
        /// The divide with all tiles in mode 0 and all rests in mode 1: `((tile, …), (rest, …))`.
        ///
        /// **Law.** As [`logical_divide`](Self::logical_divide), with the coordinates regrouped. A mode
        /// marked `_` is one tile: it goes to mode 0 as it is, with `1:0` in mode 1.
        ///
        /// ```
        /// use colex::{Layout, layout, tile};
        ///
        /// let a = layout!((12,(4,8)):(7,(1,30)));
        /// let _: Layout!(((2,4),(6,8)):((7,1),(14,30))) = a.zipped_divide(tile!(2, 4));
        /// let _: Layout!(((2,(4,8)),(6,1)):((7,(1,30)),(14,0))) = a.zipped_divide(tile!(2, _));
        /// ```
        ///
        #[doc = include_str!("../../../docs/pictures/tiles.svg")]
        ///
        #[doc = include_str!("../../../docs/codegen/divided.md")]
        zipped_divide, try_zipped_divide, B: DividesInto<Self, Zipped, R>
    }

    divide! {
        /// The zipped divide with the rests unpacked: `((tile, …), rest, …)`.
        ///
        /// **Law.** As [`logical_divide`](Self::logical_divide), with the coordinates regrouped.
        ///
        /// ```
        /// use colex::{Layout, layout, tile};
        ///
        /// let _: Layout!(((2,2),8,4):((1,16),2,32)) = layout!((16,8)).tiled_divide(tile!(2, 2));
        /// ```
        tiled_divide, try_tiled_divide, B: DividesInto<Self, Tiled, R>
    }

    divide! {
        /// The zipped divide with both modes unpacked: `(tile, …, rest, …)`.
        ///
        /// **Law.** As [`logical_divide`](Self::logical_divide), with the coordinates regrouped.
        ///
        /// ```
        /// use colex::{Layout, layout, tile};
        ///
        /// let _: Layout!((16,2,1,4):(1,16,0,32)) = layout!((16,8)).flat_divide(tile!(16, 2));
        /// ```
        flat_divide, try_flat_divide, B: DividesInto<Self, Unnested, R>
    }
}
