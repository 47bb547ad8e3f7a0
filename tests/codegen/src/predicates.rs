//! Coordinate tensors: which elements of a tile that overhangs are there.

use colex::num::Combined;
use colex::{Layout, Shifted};

/// The coordinates of a tile of 4 × 2, from a place on that run time knows.
type Tile = Shifted<Combined<(usize, usize)>, Layout!((4,2):(1@0,1@1))>;

/// One coordinate of a tile compared with the problem's shape.
pub mod is_within {
    use colex::tensor::is_within;

    #[inline(never)]
    pub fn layout(tile: super::Tile, m: usize, n: usize, i: usize, j: usize) -> bool {
        is_within(tile.index((i, j)), (m, n))
    }

    #[inline(never)]
    pub fn by_hand(start: (usize, usize), m: usize, n: usize, i: usize, j: usize) -> bool {
        let (row, column) = (start.0 + i, start.1 + j);
        row < m && column < n
    }
}

/// All coordinates of a tile compared.
pub mod predicate {
    use core::array;

    #[inline(never)]
    pub fn layout(tile: super::Tile, m: usize, n: usize) -> [bool; 8] {
        tile.predicate((m, n)).into_storage().into_array()
    }

    #[inline(never)]
    pub fn by_hand(start: (usize, usize), m: usize, n: usize) -> [bool; 8] {
        array::from_fn(|x| start.0 + x % 4 < m && start.1 + x / 4 < n)
    }
}

/// The rows of all coordinates compared: a column.
pub mod predicate_of_rows {
    use colex::Keep;
    use core::array;

    #[inline(never)]
    pub fn layout(tile: super::Tile, m: usize) -> [bool; 4] {
        tile.predicate((m, Keep)).into_storage().into_array()
    }

    #[inline(never)]
    pub fn by_hand(start: (usize, usize), m: usize) -> [bool; 4] {
        array::from_fn(|x| start.0 + x < m)
    }
}
