//! Tiles that overhang: coordinate tensors and predicates, for problems of any size.
//!
//! The structure is that of a GPU kernel, its threads one after the other. Blocks have tiles, threads have
//! parts of them, and no size need be a multiple of a tile. What is done to the data is done to its
//! coordinates in the same words, so each thread knows which of its elements are there:
//!
//! * `gather` and `scatter` compare each coordinate with the tensor's shape as they go;
//! * a predicate compares them beforehand, once for many copies, and `copy_if` looks it up. Here the left
//!   operand of a product lies in memory that is padded to whole tiles: what is past the end is there, and is
//!   not to be read.

#![allow(clippy::many_single_char_names, reason = "the letters of matrix multiplication")]

use colex::num::{_1, _8, _12, _16};
use colex::tensor::{Tensor, coordinates, copy_if, gather, gemm, scatter};
use colex::{Keep, Keep as X, Layout, layout, tile};

/// What stands where nothing may be written, and nothing read.
const GUARD: f32 = f32::NAN;

/// The tile of a block: M, N and K of a product.
type Tiler = (_16, _12, _8);
/// The threads of a block, over M and N.
type Threads = Layout!((4,2):(2,1));
const THREADS: usize = 8;

/// A matrix in memory whose rows are longer than the matrix is wide, with guards in between and at the end.
struct Padded {
    data: Vec<f32>,
    /// The sizes of the matrix.
    sizes: (usize, usize),
    /// The sizes of the memory.
    room: (usize, usize),
}

impl Padded {
    /// Guards alone, with room for whole tiles.
    fn guards(sizes: (usize, usize), tile: (usize, usize)) -> Self {
        let room = (sizes.0.next_multiple_of(tile.0), sizes.1.next_multiple_of(tile.1));
        Self { data: vec![GUARD; room.0 * room.1], sizes, room }
    }

    /// Small whole numbers, whose products and sums are exact in whichever order.
    fn numbers(sizes: (usize, usize), tile: (usize, usize)) -> Self {
        let mut padded = Self::guards(sizes, tile);
        for i in 0..sizes.0 {
            for j in 0..sizes.1 {
                padded.data[i * padded.room.1 + j] = number(7 * i + 3 * j);
            }
        }
        padded
    }

    /// The element, row by row.
    fn at(&self, i: usize, j: usize) -> f32 {
        self.data[i * self.room.1 + j]
    }

    /// That each element is as `expected` says, and that no guard has been written to.
    fn check(&self, expected: impl Fn(usize, usize) -> f32) {
        let (m, n) = self.sizes;
        for i in 0..self.room.0 {
            let row = &self.data[i * self.room.1..][..self.room.1];
            let (inside, guards) = row.split_at(if i < m { n } else { 0 });
            let expected: Vec<f32> = (0..inside.len()).map(|j| expected(i, j)).collect();
            assert_eq!(inside, expected, "row {i} of {m} × {n}");
            assert!(guards.iter().all(|x| x.is_nan()), "row {i} of {m} × {n}");
        }
    }
}

/// One of eleven whole numbers.
fn number(seed: usize) -> f32 {
    f32::from(u8::try_from(seed % 11).expect("below 11")) - 5.0
}

/// `b ← aᵀ`: each thread brings its part of each tile to registers, and writes it where it belongs.
fn transpose(a: &Padded, b: &mut Padded) {
    let (m, n) = a.sizes;
    let (ld, ld_b) = (a.room.1, b.room.1);
    let from = Tensor::new(&a.data[..], layout!((m,n):(ld,1)));
    // Seen with its modes exchanged, the target has the coordinates of the source.
    let mut to = Tensor::new(&mut b.data[..], layout!((n,m):(ld_b,1))).transpose();
    for i in 0..m.div_ceil(16) {
        for j in 0..n.div_ceil(8) {
            let block = coordinates((m, n)).local_tile_uneven(tile!(16, 8), (i, j));
            for thread in 0..THREADS {
                let at = block.local_partition(Threads::default(), thread);
                let mut registers = Tensor::filled(GUARD, layout!((4, 4)));
                gather(&from, at, &mut registers);
                scatter(&registers, at, &mut to);
            }
        }
    }
}

/// A volume of three modes in tiles of 2 × 4 × 4, an element of every eighth to each thread: `b ← 2 · a`.
fn double(a: &[f32], b: &mut [f32], [l, m, n]: [usize; 3]) {
    let volume = layout!((l,m,n):({m * n},n,1));
    let (a, mut b) = (Tensor::new(a, volume), Tensor::new(b, volume));
    let places = coordinates((l, m, n));
    for block in Layout::left((l.div_ceil(2), m.div_ceil(4), n.div_ceil(4))).coords() {
        let block = places.local_tile_uneven(tile!(2, 4, 4), block);
        for thread in 0..THREADS {
            let at = block.local_partition(layout!((2, 2, 2)), thread);
            let mut registers = Tensor::filled(0.0, layout!((1, 2, 2)));
            gather(&a, at, &mut registers);
            registers.for_each_mut(|x| *x *= 2.0);
            scatter(&registers, at, &mut b);
        }
    }
}

/// `c ← a · bᵀ`, of which `a` is (M,K), `b` is (N,K) and `c` is (M,N): a problem of three modes, of which
/// each matrix has two.
fn multiply(a: &Padded, b: &Padded, c: &mut Padded) {
    let ((m, k), n) = (a.sizes, b.sizes.0);
    let (tiler, threads) = (Tiler::default(), Threads::default());
    let (height, width) = a.room; // whole tiles
    let left = Tensor::new(&a.data[..], layout!((height,width):(width,1)));
    let (ld_b, ld_c) = (b.room.1, c.room.1);
    let right = Tensor::new(&b.data[..], layout!((n,k):(ld_b,1)));
    let mut product = Tensor::new(&mut c.data[..], layout!((m,n):(ld_c,1)));
    let mut shared_a = Tensor::filled(0.0, layout!((16, 8)));
    let mut shared_b = Tensor::filled(0.0, layout!((12, 8)));

    for (i, j) in Layout::left((m.div_ceil(16), n.div_ceil(12))).coords() {
        let block = (i, j, Keep); // all tiles along K
        let tiles_a = left.local_tile_by(tiler, block, (_1, X, _1)); // (16, 8, K / 8)
        let places_a = coordinates((height, width)).local_tile_by(tiler, block, (_1, X, _1));
        let places_b = coordinates((n, k)).local_tile_uneven_by(tiler, block, (X, _1, _1));
        let places_c = coordinates((m, n)).local_tile_uneven_by(tiler, block, (_1, _1, X));
        // Which rows end is the same in all of them: for each thread a column of comparisons, made once.
        let rows: [_; THREADS] = core::array::from_fn(|thread| {
            let first = places_a.slice((Keep, Keep, 0));
            first.local_partition(threads, thread).predicate((m, Keep))
        });
        let mut sums = [Tensor::filled(0.0, layout!((4, 6))); THREADS];

        for step in 0..k.div_ceil(8) {
            shared_a.fill(0.0);
            shared_b.fill(0.0);
            for (thread, rows) in rows.iter().enumerate() {
                let tile = (Keep, Keep, step);
                let from = tiles_a.slice(tile).local_partition(threads, thread);
                let mut to = shared_a.view_mut().local_partition(threads, thread);
                if (step + 1) * 8 <= k {
                    copy_if(rows, &from, &mut to);
                } else {
                    let at = places_a.slice(tile).local_partition(threads, thread);
                    copy_if(&at.predicate((m, k)), &from, &mut to);
                }
                let at = places_b.slice(tile).local_partition(threads, thread);
                gather(&right, at, &mut shared_b.view_mut().local_partition(threads, thread));
            }
            assert!(
                shared_a.reduce(true, |numbers, x| numbers & x.is_finite()),
                "a guard was read"
            );
            for (thread, sums) in sums.iter_mut().enumerate() {
                let a = shared_a.view().local_partition_by(threads, thread, (_1, X)); // its rows
                let b = shared_b.view().local_partition_by(threads, thread, (X, _1)); // its columns
                gemm(&a, &b, sums);
            }
        }
        for (thread, sums) in sums.iter().enumerate() {
            scatter(sums, places_c.local_partition(threads, thread), &mut product);
        }
    }
}

/// The last tile of an `m × n` matrix: each element that is there by its thread, the others as `·`.
fn picture(m: usize, n: usize) {
    let last = coordinates((m, n)).local_tile_uneven(tile!(16, 8), ((m - 1) / 16, (n - 1) / 8));
    println!("the last tile of a {m} × {n} matrix in tiles of 16 × 8, {last:#}:");
    let mut owner = Tensor::new(['·'; 16 * 8], layout!((16, 8)));
    for thread in 0..THREADS {
        let digit =
            char::from_digit(u32::try_from(thread).expect("8 threads"), 10).expect("a digit");
        let predicate = last.local_partition(Threads::default(), thread).predicate((m, n));
        let mut part = owner.view_mut().local_partition(Threads::default(), thread);
        copy_if(&predicate, &Tensor::filled(digit, layout!((4, 4))), &mut part);
    }
    for i in 0..16 {
        let row: Vec<String> = (0..8).map(|j| owner[(i, j)].to_string()).collect();
        println!("  {}", row.join(" "));
    }
    println!("its predicate {}", last.predicate((m, n)).layout());
    println!("of its rows   {}", last.predicate((m, Keep)).layout());
}

fn main() {
    picture(22, 13);

    // Without optimization less of them.
    let all = [0, 1, 5, 8, 12, 16, 17, 3, 7, 13, 24, 31, 32, 33, 48];
    let sizes = &all[..if cfg!(debug_assertions) { 7 } else { all.len() }];
    let (mut products, mut others, mut overhang) = (0, 0, 0);
    for &m in sizes {
        for &n in sizes {
            let a = Padded::numbers((m, n), (1, 5));
            let mut turned = Padded::guards((n, m), (3, 4));
            transpose(&a, &mut turned);
            turned.check(|i, j| a.at(j, i));
            others += 1;
            for &k in sizes {
                let (a, b) = (Padded::numbers((m, k), (16, 8)), Padded::numbers((n, k), (5, 3)));
                let mut c = Padded::guards((m, n), (3, 7));
                multiply(&a, &b, &mut c);
                c.check(|i, j| (0..k).map(|l| a.at(i, l) * b.at(j, l)).sum::<f32>() + 0.0);
                products += 1;
                overhang += usize::from(m % 16 != 0 || n % 12 != 0 || k % 8 != 0);

                let volume: Vec<f32> = (0..m * n * k).map(number).collect();
                let mut doubled = vec![GUARD; volume.len() + 9];
                double(&volume, &mut doubled, [m, n, k]);
                let (inside, after) = doubled.split_at(volume.len());
                let expected: Vec<f32> = volume.iter().map(|x| 2.0 * x).collect();
                assert_eq!(inside, expected, "{m} × {n} × {k}");
                assert!(after.iter().all(|x| x.is_nan()));
                others += 1;
            }
        }
    }
    println!("{products} products compared, {overhang} of them with tiles that overhang");
    println!("{others} transpositions and volumes compared; no guard was written to, or read");
}
