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

/// A tile that overhangs brought in.
pub mod gather_tile {
    use colex::num::_1;
    use colex::tensor::{Tensor, View, gather};
    use colex::{Layout, layout};

    #[inline(never)]
    pub fn layout(
        tile: super::Tile,
        from: Tensor<View<'_, f32>, Layout<(usize, usize), (usize, _1)>>,
        to: &mut [f32; 8],
    ) {
        gather(&from, tile, &mut Tensor::new(to, layout!((4,2))));
    }

    #[inline(never)]
    pub fn by_hand(
        start: (usize, usize),
        (from, m, n, ld): (&[f32], usize, usize, usize),
        to: &mut [f32; 8],
    ) {
        for j in 0..2 {
            for i in 0..4 {
                let (row, column) = (start.0 + i, start.1 + j);
                if row < m && column < n {
                    to[i + 4 * j] = from[row * ld + column];
                }
            }
        }
    }
}
