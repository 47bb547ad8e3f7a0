//! What a layout makes of its memory: offset table, footprint, gaps, aliasing.

use super::table::{Function, StaticFunction};

/// How many indices a footprint can span.
pub const MOST_INDICES: usize = 1 << 16;

/// What a layout makes of its memory.
///
/// ```
/// use colex::{Layout, analysis::Footprint};
///
/// const PADDED: Footprint = Footprint::of::<Layout!((4,8):(1,5))>();
/// assert_eq!((PADDED.least, PADDED.greatest), (0, 38));
/// assert_eq!((PADDED.distinct, PADDED.gaps(), PADDED.aliases()), (32, 7, 0));
///
/// const BROADCAST: Footprint = Footprint::of::<Layout!((4,8):(1,0))>();
/// assert_eq!((BROADCAST.distinct, BROADCAST.gaps(), BROADCAST.aliases()), (4, 0, 28));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Footprint {
    /// How many coordinates there are.
    pub size: i64,
    /// The least index.
    pub least: i64,
    /// The greatest index.
    pub greatest: i64,
    /// How many different indices there are.
    pub distinct: i64,
}

impl Footprint {
    /// The footprint of a layout.
    ///
    /// # Panics
    ///
    /// When it spans more than [`MOST_INDICES`].
    #[must_use]
    pub const fn of<L: StaticFunction>() -> Self {
        Self::new(&L::FUNCTION)
    }

    /// The footprint of a function.
    ///
    /// # Panics
    ///
    /// When it spans more than [`MOST_INDICES`].
    #[must_use]
    pub const fn new(function: &Function) -> Self {
        let size = function.modes().size();
        let (mut least, mut greatest, mut i) = (i64::MAX, i64::MIN, 0);
        while i < size {
            let index = function.at(i);
            if index < least {
                least = index;
            }
            if index > greatest {
                greatest = index;
            }
            i += 1;
        }
        if size == 0 {
            return Self { size, least: 0, greatest: -1, distinct: 0 };
        }
        assert!(
            greatest.abs_diff(least) < MOST_INDICES as u64,
            "a footprint spans at most 65536 indices here"
        );
        let (mut taken, mut distinct) = ([0_u64; MOST_INDICES / 64], 0);
        i = 0;
        while i < size {
            #[allow(clippy::cast_possible_truncation, reason = "checked above")]
            let place = function.at(i).abs_diff(least) as usize;
            if taken[place / 64] >> (place % 64) & 1 == 0 {
                taken[place / 64] |= 1 << (place % 64);
                distinct += 1;
            }
            i += 1;
        }
        Self { size, least, greatest, distinct }
    }

    /// How many indices there are from the least to the greatest.
    #[must_use]
    pub const fn span(&self) -> i64 {
        self.greatest - self.least + 1
    }

    /// How many of these are not taken.
    #[must_use]
    pub const fn gaps(&self) -> i64 {
        self.span() - self.distinct
    }

    /// How many coordinates have an index that another one has already.
    #[must_use]
    pub const fn aliases(&self) -> i64 {
        self.size - self.distinct
    }
}

/// The indices of a layout, one after the other, as a constant.
///
/// ```
/// use colex::{Layout, analysis::offset_table, num::*, swizzle::{ComposedLayout, Swizzle}};
///
/// type Tile = ComposedLayout<Swizzle<_2, _0, _2>, _0, Layout!((4,4):(4,1))>;
/// const TABLE: [i64; 16] = offset_table::<Tile, 16>();
/// assert_eq!(TABLE[..8], [0, 5, 10, 15, 1, 4, 11, 14]);
/// ```
#[must_use]
#[allow(clippy::cast_possible_wrap, reason = "a table is no longer than memory")]
pub const fn offset_table<L: StaticFunction, const N: usize>() -> [i64; N] {
    let (mut table, mut i) = ([0; N], 0);
    while i < N {
        table[i] = L::FUNCTION.at(i as i64);
        i += 1;
    }
    table
}
