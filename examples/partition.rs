//! Two ways to deal out a tile to 32 threads, and what each costs.
//!
//! A tile of 16 × 8 floats lies in memory column by column. Either each thread takes a block of 2 × 2, or
//! each takes its place in every 16 × 2 part of the tile. One load of a warp moves whole sectors of 32
//! bytes: how many does it touch, and how much of them is of use?
//!
//! The lines and the numbers were stated beforehand: each line is compared with what it should be.

use colex::analysis::{Access, SECTOR};
use colex::num::{_0, _1};
use colex::tensor::Tensor;
use colex::{Layout, assert_sectors, layout, tile};

/// Column by column: the 16 elements of a column are neighbours.
type Tile = Layout!((16, 8));
/// The bytes of a float.
const FLOAT: i64 = 4;

/// The tile in blocks of 2 × 2: the place in the block, and which block.
type Blocks = Layout!(((2,2),(8,4)):((1,16),(2,32)));
/// Thread `t` has the block `t`, so its number selects the block, and the value the place.
type Blocked = Layout!(((8,4),(2,2)):((2,32),(1,16)));
/// The tile in parts of 16 × 2: the place in the part is the thread, and which part is the value.
type Dealt = Layout!(((16,2),(1,4)):((1,16),(0,32)));

const ONE_BY_ONE: Access = Access::of::<Blocked>(FLOAT).vector(1);
const IN_PAIRS: Access = Access::of::<Blocked>(FLOAT).vector(2);
const BY_PLACE: Access = Access::of::<Dealt>(FLOAT).vector(1);

// What a kernel would demand of its layout: four requests of 4 sectors, or `cargo check` fails.
assert_sectors!(BY_PLACE, 16);

/// Prints lines, and counts those that are as stated.
#[derive(Default)]
struct Stated {
    lines: usize,
}

impl Stated {
    #[track_caller]
    fn line(&mut self, line: &str, stated: &str) {
        println!("{line}");
        assert_eq!(line, stated);
        self.lines += 1;
    }
}

fn main() {
    let mut stated = Stated::default();
    let data: [usize; 128] = core::array::from_fn(|i| i);
    let tile = Tensor::new(&data, Tile::default()); // each element is its own address
    stated.line(&format!("tile: {}", tile.layout()), "tile: (_16,_8):(_1,_16)");

    // The blocks: dividing by 2 × 2 counts them, and thread `t` has the block `t`.
    let blocks = tile.zipped_divide(tile!(2, 2));
    let _: Blocks = blocks.layout();
    let of_blocks = |thread: usize, value: usize| blocks[(value, thread)];
    stated.line(
        &format!("a block of 2 x 2 for each thread: {}", blocks.layout()),
        "a block of 2 x 2 for each thread: ((_2,_2),(_8,_4)):((_1,_16),(_2,_32))",
    );
    stated.line(
        &format!("  values of the threads 0, 1, 8: {:?}", values([0, 1, 8], of_blocks)),
        "  values of the threads 0, 1, 8: [[0, 1, 16, 17], [2, 3, 18, 19], [32, 33, 48, 49]]",
    );
    // Neighbouring threads are two elements apart: half of each sector is of no use …
    stated.line(
        &request(&ONE_BY_ONE, &[0], of_blocks),
        "  a request for [0]: addresses [0, 2, 4, 6, 8, 10]…, 8 sectors, 50% of use",
    );
    // … unless one instruction loads the two values that are neighbours.
    stated.line(
        &request(&IN_PAIRS, &[0, 1], of_blocks),
        "  a request for [0, 1]: addresses [0, 1, 2, 3, 4, 5]…, 8 sectors, 100% of use",
    );
    let _: Blocked = blocks.layout().select::<(_1, _0)>();
    assert_eq!(Access::of::<Blocked>(FLOAT).width(), 2); // the analysis finds it, too

    // The places: the mode of threads runs along memory.
    let threads = layout!((16, 2));
    let dealt: Dealt = tile.layout().zipped_divide(tile!(16, 2));
    let of_places = |thread: usize, value: usize| tile.local_partition(threads, thread)[value];
    stated.line(
        &format!("by place in threads {threads}: {dealt}"),
        "by place in threads (_16,_2):(_1,_16): ((_16,_2),(_1,_4)):((_1,_16),(_0,_32))",
    );
    stated.line(
        &format!("  values of the threads 0, 1, 16: {:?}", values([0, 1, 16], of_places)),
        "  values of the threads 0, 1, 16: [[0, 32, 64, 96], [1, 33, 65, 97], [16, 48, 80, 112]]",
    );
    stated.line(
        &request(&BY_PLACE, &[0], of_places),
        "  a request for [0]: addresses [0, 1, 2, 3, 4, 5]…, 4 sectors, 100% of use",
    );

    println!("{} lines, all as stated", stated.lines);
    assert_eq!(stated.lines, 8);
}

/// The addresses of the four values of some threads.
fn values(threads: [usize; 3], part: impl Fn(usize, usize) -> usize) -> [[usize; 4]; 3] {
    threads.map(|thread| core::array::from_fn(|value| part(thread, value)))
}

/// The first request of an access, which loads these values of 32 threads: what `colex::analysis` says of
/// it, and the same by counting.
fn request(access: &Access, values: &[usize], part: impl Fn(usize, usize) -> usize) -> String {
    let mut addresses: Vec<usize> = (0..32)
        .flat_map(|thread| values.iter().map(move |value| (thread, *value)))
        .map(|(thread, value)| part(thread, value))
        .collect();
    addresses.sort_unstable();
    let report = access.sectors_of(0);

    let bytes = |elements: usize| i64::try_from(elements).unwrap() * FLOAT;
    let mut sectors: Vec<i64> = addresses.iter().map(|i| bytes(*i) / SECTOR).collect();
    sectors.dedup();
    assert_eq!(report.sectors, bytes(sectors.len()) / FLOAT);
    assert_eq!(report.bytes, bytes(addresses.len()));

    format!(
        "  a request for {values:?}: addresses {:?}…, {} sectors, {}% of use",
        &addresses[..6],
        report.sectors,
        report.percent()
    )
}
