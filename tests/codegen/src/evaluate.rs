//! The index of a coordinate.

/// The rows one after the other: the coordinate is a pair.
pub mod row_major {
    use colex::layout;

    #[inline(never)]
    pub fn layout(i: usize, j: usize) -> usize {
        layout!((8,16):(16,1)).index((i, j))
    }

    #[inline(never)]
    pub fn by_hand(i: usize, j: usize) -> usize {
        16 * i + j
    }
}

/// The columns one after the other.
pub mod column_major {
    use colex::layout;

    #[inline(never)]
    pub fn layout(i: usize, j: usize) -> usize {
        layout!((8, 16)).index((i, j))
    }

    #[inline(never)]
    pub fn by_hand(i: usize, j: usize) -> usize {
        i + 8 * j
    }
}

/// Rows of 16 that lie 17 apart.
pub mod padded {
    use colex::layout;

    #[inline(never)]
    pub fn layout(i: usize, j: usize) -> usize {
        layout!((8,16):(17,1)).index((i, j))
    }

    #[inline(never)]
    pub fn by_hand(i: usize, j: usize) -> usize {
        17 * i + j
    }
}

/// A nested layout, at a coordinate that is nested as it is.
pub mod nested {
    use colex::layout;

    #[inline(never)]
    pub fn layout(a: usize, b: usize, c: usize, d: usize) -> usize {
        layout!(((2,4),(4,4)):((1,8),(2,32))).index(((a, b), (c, d)))
    }

    #[inline(never)]
    pub fn by_hand(a: usize, b: usize, c: usize, d: usize) -> usize {
        (a + 8 * b) + (2 * c + 32 * d)
    }
}

/// The same nested layout, at a pair: each number is split.
pub mod nested_at_a_pair {
    use colex::layout;

    #[inline(never)]
    pub fn layout(i: usize, j: usize) -> usize {
        layout!(((2,4),(4,4)):((1,8),(2,32))).index((i, j))
    }

    #[inline(never)]
    pub fn by_hand(i: usize, j: usize) -> usize {
        let (rest_i, own_i) = (i / 2, i % 2);
        let row = own_i + rest_i * 8;
        let (rest_j, own_j) = (j / 4, j % 4);
        row + (own_j * 2 + rest_j * 32)
    }
}

/// One number for both coordinates, sizes that are powers of two.
pub mod one_number {
    use colex::layout;

    #[inline(never)]
    pub fn layout(x: usize) -> usize {
        layout!((8,16):(16,1)).index(x)
    }

    #[inline(never)]
    pub fn by_hand(x: usize) -> usize {
        let j = x / 8;
        x % 8 * 16 + j
    }
}

/// One number for three coordinates, sizes that are odd.
pub mod one_number_of_odd_sizes {
    use colex::layout;

    #[inline(never)]
    pub fn layout(x: usize) -> usize {
        layout!((3,5,7):(35,7,1)).index(x)
    }

    #[inline(never)]
    pub fn by_hand(x: usize) -> usize {
        let rest = x / 3;
        x % 3 * 35 + (rest % 5 * 7 + rest / 5)
    }
}

/// A coordinate and a layout known to the compiler: a constant.
pub mod constant {
    use colex::{coord, layout};

    #[inline(never)]
    pub fn layout() -> usize {
        layout!((8,16):(17,1)).index(coord!((2, 5))).into()
    }

    #[inline(never)]
    pub fn by_hand() -> usize {
        39
    }
}

/// A row that is known, a column that is not.
pub mod known_row {
    use colex::{coord, layout};

    #[inline(never)]
    pub fn layout(j: usize) -> usize {
        layout!((8,16):(17,1)).index(coord!((2, j)))
    }

    #[inline(never)]
    pub fn by_hand(j: usize) -> usize {
        34 + j
    }
}

/// A matrix whose sizes nobody knows before run time.
pub mod run_time_matrix {
    use colex::layout;

    #[inline(never)]
    pub fn layout(m: usize, n: usize, i: usize, j: usize) -> usize {
        layout!((m,n):(n,1)).index((i, j))
    }

    #[inline(never)]
    pub fn by_hand(_m: usize, n: usize, i: usize, j: usize) -> usize {
        i * n + j
    }
}

/// Four rows of run-time length, at one number: the known size is shifts, the other a product.
pub mod mixed {
    use colex::layout;

    #[inline(never)]
    pub fn layout(n: usize, x: usize) -> usize {
        layout!((4,n):(n,1)).index(x)
    }

    #[inline(never)]
    pub fn by_hand(n: usize, x: usize) -> usize {
        let j = x / 4;
        x % 4 * n + j
    }
}

/// A row that is read for each of 8 rows: the stride 0 costs nothing.
pub mod broadcast {
    use colex::layout;

    #[inline(never)]
    pub fn layout(i: usize, j: usize) -> usize {
        layout!((8,16):(0,1)).index((i, j))
    }

    #[inline(never)]
    pub fn by_hand(_i: usize, j: usize) -> usize {
        j
    }
}

/// Backwards.
pub mod reversed {
    use colex::layout;

    #[inline(never)]
    pub fn layout(i: usize, j: usize) -> isize {
        layout!((8,16):(16,-1)).index((i, j))
    }

    #[inline(never)]
    pub fn by_hand(i: usize, j: usize) -> isize {
        i.cast_signed() * 16 - j.cast_signed()
    }
}

/// How many coordinates a run-time matrix has.
pub mod size {
    use colex::layout;

    #[inline(never)]
    pub fn layout(m: usize, n: usize) -> usize {
        layout!((m,(4,n)):(n,(1,8))).size()
    }

    #[inline(never)]
    pub fn by_hand(m: usize, n: usize) -> usize {
        m * (4 * n)
    }
}

/// A number as the coordinate of a nested shape.
pub mod split_a_number {
    use colex::layout;

    #[inline(never)]
    pub fn layout(x: usize) -> (usize, (usize, usize)) {
        layout!((4,(2,8)):(1,(4,8))).hier_coord(x)
    }

    #[inline(never)]
    pub fn by_hand(x: usize) -> (usize, (usize, usize)) {
        let (rest, i) = (x / 4, x % 4);
        let (k, j) = (rest / 2, rest % 2);
        (i, (j, k))
    }
}

/// A coordinate of a nested shape as a number.
pub mod join_a_coordinate {
    use colex::layout;

    #[inline(never)]
    pub fn layout(i: usize, j: usize, k: usize) -> usize {
        layout!((4,(2,8)):(1,(4,8))).coord_1d((i, (j, k)))
    }

    #[inline(never)]
    pub fn by_hand(i: usize, j: usize, k: usize) -> usize {
        i + 4 * (j + 2 * k)
    }
}

/// Where an index of a row-major matrix lies: the coordinate that has it.
pub mod coordinate_of_an_index {
    use colex::layout;

    #[inline(never)]
    pub fn layout(x: usize) -> (usize, usize) {
        layout!((8,16):(16,1)).coord_of_index(x)
    }

    #[inline(never)]
    pub fn by_hand(x: usize) -> (usize, usize) {
        (x / 16 % 8, x % 16)
    }
}
