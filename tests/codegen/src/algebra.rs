//! Layouts computed from layouts: what is left at run time is the index.

/// A matrix read through another layout, known to the compiler.
pub mod composed {
    use colex::layout;

    #[inline(never)]
    pub fn layout(i: usize, j: usize) -> usize {
        layout!((6,2):(8,2)).compose(layout!((4,3):(3,1))).index((i, j))
    }

    #[inline(never)]
    pub fn by_hand(i: usize, j: usize) -> usize {
        // ((2,2),3):((24,2),8)
        i % 2 * 24 + i / 2 * 2 + j * 8
    }
}

/// A matrix with a run-time row length, read through another layout.
pub mod composed_at_run_time {
    use colex::layout;

    #[inline(never)]
    pub fn layout(n: usize, i: usize, j: usize) -> usize {
        layout!((16,8):(n,1)).compose(layout!((8,4):(2,32))).index((i, j))
    }

    #[inline(never)]
    pub fn by_hand(n: usize, i: usize, j: usize) -> usize {
        i * (2 * n) + j * 2
    }
}

/// Where thread `t` finds its value `v`: the accumulator of a 16 × 8 tensor core instruction, in
/// shared memory.
pub mod thread_value {
    use colex::layout;

    #[inline(never)]
    pub fn layout(t: usize, v: usize) -> usize {
        let smem = layout!((16,8):(8,1));
        let tv = layout!(((4,8),(2,2)):((32,1),(16,8)));
        smem.compose(tv).index((t, v))
    }

    #[inline(never)]
    pub fn by_hand(t: usize, v: usize) -> usize {
        // thread t holds row t / 4 (and the row 8 below), columns 2·(t % 4) and the next
        t % 4 * 2 + t / 4 * 8 + (v % 2 + v / 2 * 64)
    }
}

/// An element of a tile of a matrix, tile and element by their coordinates.
pub mod divided {
    use colex::{layout, tile};

    #[inline(never)]
    pub fn layout(i: usize, j: usize, ti: usize, tj: usize) -> usize {
        layout!((128,64):(64,1)).zipped_divide(tile!(16, 8)).index(((i, j), (ti, tj)))
    }

    #[inline(never)]
    pub fn by_hand(i: usize, j: usize, ti: usize, tj: usize) -> usize {
        i * 64 + j + (ti * (16 * 64) + tj * 8)
    }
}

/// The same in a matrix of run-time sizes, whose last tiles may stick out.
pub mod divided_at_run_time {
    use colex::{layout, tile, uneven};

    #[inline(never)]
    pub fn layout(m: usize, n: usize, i: usize, j: usize, ti: usize, tj: usize) -> usize {
        let tiles = layout!((m,n):(n,1)).zipped_divide(uneven(tile!(16, 8)));
        tiles.index(((i, j), (ti, tj)))
    }

    #[inline(never)]
    pub fn by_hand(_m: usize, n: usize, i: usize, j: usize, ti: usize, tj: usize) -> usize {
        i * n + j + (ti * (16 * n) + tj * 8)
    }
}

/// A matrix of run-time sizes that tiles must divide: one check, and then the index.
pub mod divided_evenly_at_run_time {
    use colex::{layout, tile};

    #[inline(never)]
    pub fn layout(m: usize, n: usize, i: usize, j: usize) -> Option<usize> {
        let tiles = layout!((m,n):(n,1)).try_zipped_divide(tile!(16, 8)).ok()?;
        Some(tiles.index((0, (i, j))))
    }

    #[inline(never)]
    pub fn by_hand(m: usize, n: usize, i: usize, j: usize) -> Option<usize> {
        if m % 16 == 0 && n % 8 == 0 { Some(i * (16 * n) + j * 8) } else { None }
    }
}

/// Tiles laid out in a row of tiles, each by columns.
pub mod blocked {
    use colex::layout;

    #[inline(never)]
    pub fn layout(i: usize, j: usize) -> usize {
        layout!((4,4):(1,4)).blocked_product(layout!((8,8):(8,1))).index((i, j))
    }

    #[inline(never)]
    pub fn by_hand(i: usize, j: usize) -> usize {
        i % 4 + i / 4 * 128 + (j % 4 * 4 + j / 4 * 16)
    }
}

/// A row of a matrix, chosen at run time.
pub mod sliced {
    use colex::{coord, layout};

    #[inline(never)]
    pub fn layout(i: usize, j: usize) -> usize {
        layout!((8,(4,4)):(16,(1,8))).slice(coord!((i, _))).index(j)
    }

    #[inline(never)]
    pub fn by_hand(i: usize, j: usize) -> usize {
        16 * i + (j % 4 + j / 4 * 8)
    }
}

/// A tile of a matrix, chosen at run time.
pub mod sliced_tile {
    use colex::{coord, layout, tile};

    #[inline(never)]
    pub fn layout(n: usize, ti: usize, tj: usize, i: usize, j: usize) -> usize {
        let tiles = layout!((64,64):(n,1)).zipped_divide(tile!(8, 8));
        tiles.slice(coord!((_, (ti, tj)))).index(((i, j),))
    }

    #[inline(never)]
    pub fn by_hand(n: usize, ti: usize, tj: usize, i: usize, j: usize) -> usize {
        (ti * (8 * n) + tj * 8) + (i * n + j)
    }
}

/// Modes that lie one after the other are one: nothing is split.
pub mod coalesced {
    use colex::layout;

    #[inline(never)]
    pub fn layout(x: usize) -> usize {
        layout!((3,(5,7)):(2,(6,30))).coalesce().index(x)
    }

    #[inline(never)]
    pub fn by_hand(x: usize) -> usize {
        2 * x
    }
}

/// Which coordinate has an index: the inverse, as a layout.
pub mod inverted {
    use colex::layout;

    #[inline(never)]
    pub fn layout(x: usize) -> usize {
        layout!((8,16):(16,1)).right_inverse().index(x)
    }

    #[inline(never)]
    pub fn by_hand(x: usize) -> usize {
        let i = x / 16;
        x % 16 * 8 + i
    }
}

/// Elements twice as large.
pub mod upcast {
    use colex::layout;
    use colex::num::_2;

    #[inline(never)]
    pub fn layout(i: usize, j: usize) -> usize {
        layout!((8,16):(16,1)).upcast::<_2>().index((i, j))
    }

    #[inline(never)]
    pub fn by_hand(i: usize, j: usize) -> usize {
        8 * i + j
    }
}
