//! A tile in shared memory: what its accesses cost, and the swizzle that makes them free.
//!
//! Every cost is a constant of the program, and every claim of it an assertion that `cargo check` sees. Then
//! the tile is stored and loaded, through a tensor that has the swizzle in its layout.

use colex::analysis::{Access, BitMatrix, Footprint, Found, find_swizzle};
use colex::facts::{ContiguousBy, Injective};
use colex::num::{_0, _2, _3, _8, _16};
use colex::swizzle::{ComposedLayout, Swizzle};
use colex::tensor::{Tensor, copy};
use colex::{Keep, Layout, assert_conflict_free, assert_sectors, assert_vector_width, coord, tile};

/// 8 rows of 64 elements of 2 bytes: 8 × 8 vectors of 16 bytes.
type Tile = Layout!((8,64):(64,1));
/// 64 threads store rows: thread `j + 8·i` takes the elements `8j` to `8j + 7` of row `i`.
type Rows = Layout!(((8,8),8):((64,1),8));
/// 8 threads load a column of vectors, each its row, one column of vectors after the other.
type Columns = Layout!((8,(8,8)):(1,(8,64)));

const STORES: Access = Access::on::<Tile, Rows>(2);
const LOADS: Access = Access::on::<Tile, Columns>(2);

/// The search runs in the compiler.
const FOUND: Found = find_swizzle(&[STORES, LOADS]);

/// What it found, as a type.
type Swizzled = ComposedLayout<Swizzle<_3, _3, _3>, _0, Tile>;
assert_conflict_free!(Access::on::<Swizzled, Rows>(2));
assert_conflict_free!(Access::on::<Swizzled, Columns>(2));

/// The same tile in global memory, rows 4096 elements apart: stored from there in whole sectors.
type Global = Layout!((8,64):(4096,1));
assert_sectors!(Access::on::<Global, Rows>(2), 16);
assert_vector_width!(Global, Swizzled, 8);

/// A kernel says what it needs: no element of the tile is written twice, and each thread's values move
/// 16 bytes at once.
fn stage<T: Injective, V: ContiguousBy<_8>>(_: T, _: V) {}

/// An 8 × 8 tile of vectors as bits: the row is added to the column.
const VECTORS: BitMatrix =
    BitMatrix::of::<ComposedLayout<Swizzle<_3, _0, _3>, _0, Layout!((8,8):(8,1))>>().unwrap();

/// The memory that the tile takes.
const FOOTPRINT: Footprint = Footprint::of::<Swizzled>();

fn main() {
    let tile = Swizzled::default();
    println!("the tile      {}", Tile::default());
    println!("swizzled      {tile}");

    println!("\nconflicts of the stores and of the loads, in wavefronts:");
    println!("{FOUND}");
    assert_eq!(FOUND.before(1).ways, 8);
    assert!(FOUND.is_free());
    assert_eq!(FOUND.swizzle, tile.swizzle().value());

    println!("\nfirst vector of each row, in banks of 16 bytes:");
    for row in 0..8 {
        let plain = Tile::default().index((row, 0));
        let swizzled = tile.index((row, 0));
        println!("row {row}: {} without, {} with", plain / 8 % 8, swizzled / 8 % 8);
    }

    // A slice of a swizzled tile is an ordinary layout where it can be.
    let column = tile.slice(coord!((_, 0)));
    println!("\ncolumn 0      {column}");
    let row =
        Swizzle::<_3, _0, _3>::new().compose(colex::layout!((8,8):(8,1))).slice(coord!((2, _)));
    println!("row 2 of an 8 x 8 tile of vectors: {row}");

    // The same swizzle in bytes, and in vectors of 8 elements.
    let in_bytes = tile.swizzle().downcast::<_2>();
    let in_vectors = tile.swizzle().upcast::<_8>();
    println!("\nin elements {}, in bytes {in_bytes}, in vectors {in_vectors}", tile.swizzle());

    println!(
        "\nindex bits (rows, the highest first) by coordinate bits (columns, the lowest first):"
    );
    println!("{VECTORS}");

    // What a thread stores: row 2, vector 5.
    let threads = tile.compose(Rows::default());
    let mine = threads.slice(coord!(((5, 2), _)));
    println!("\nthread (5,2) stores {mine}");
    stage(tile, mine);
    println!(
        "\n{} elements in {}, {} gaps",
        FOOTPRINT.distinct,
        FOOTPRINT.span(),
        FOOTPRINT.gaps()
    );
    let cosize: usize = tile.cosize().into();
    assert_eq!(cosize, 512);
    let _: _16 = Swizzle::<_2, _0, _3>::new().compose(colex::layout!((2,8):(8,1))).cosize();

    store_and_load();
}

/// The tile in memory: 64 threads store it, a vector each, and 8 threads load it, a column of vectors at a time.
fn store_and_load() {
    let mut global = Tensor::new(vec![0_u16; 8 * 4096], Global::default());
    for (row, column) in (0..8).flat_map(|row| (0..64).map(move |column| (row, column))) {
        global[(row, column)] = number(row, column);
    }

    // Every coordinate is what it was: the swizzle is the tensor's own affair.
    let mut shared = Tensor::filled(0_u16, Swizzled::default());
    for thread in 0..64 {
        let from = global.view().compose(Rows::default()).slice((thread, Keep));
        let to = shared.view_mut().compose(Rows::default()).slice((thread, Keep));
        copy(&from, &mut { to });
    }
    assert_eq!(shared[(5, 9)], number(5, 9));
    assert_eq!(shared.view().local_tile(tile!(8, 8), (0, 1))[(5, 1)], number(5, 9));

    // What is moved at once lies side by side: a vector is a slice of the memory.
    let loads = shared.view().compose(Columns::default());
    for (row, vector) in (0..8).flat_map(|row| (0..8).map(move |vector| (row, vector))) {
        let expected: [u16; 8] = core::array::from_fn(|k| number(row, 8 * vector + k));
        assert_eq!(loads.slice((row, (Keep, vector))).as_slice(), Some(&expected[..]));
    }

    println!("\nthe first vectors of rows 0 to 3 start in memory at");
    let memory = shared.into_storage();
    for row in 0..4 {
        let at = memory.iter().position(|x| *x == number(row, 0));
        println!("row {row}: {}", at.map_or(0, |at| at));
    }
}

/// The element of a row and a column, counted row by row.
fn number(row: usize, column: usize) -> u16 {
    u16::try_from(64 * row + column).unwrap_or(u16::MAX)
}
