//! One matrix, written by many threads at once, each its own part: no locks, and no `unsafe`.
//!
//! A mutable tensor is split along a mode of its layout. The layout is injective, which the compiler
//! knows, so the parts share no element, whether they are tiles, interleaved columns, or what a
//! thread-value layout hands out.

use colex::num::{_0, _1};
use colex::tensor::{Tensor, Tv};
use colex::{layout, shape, tile};
use rayon::iter::{ParallelBridge, ParallelIterator};

fn main() {
    let (rows, columns) = (8, 12);
    let mut data = vec![0; rows * columns];

    // Tiles of 4 × 4, by threads of a scope.
    let matrix = Tensor::new(&mut data, layout!((rows,columns):(columns,1)));
    std::thread::scope(|scope| {
        for (k, mut tile) in matrix.zipped_divide(tile!(4, 4)).split::<_1>().enumerate() {
            scope.spawn(move || tile.fill(k));
        }
    });
    print("tiles", &data, columns);

    // Every third column to one of three threads, by rayon.
    let matrix = Tensor::new(&mut data, layout!((rows,columns):(columns,1)));
    let by_place = matrix.compose(layout!((3,(rows,4)):(rows,(1,{3 * rows}))));
    by_place.split::<_0>().enumerate().par_bridge().for_each(|(k, mut part)| part.fill(k));
    print("columns, dealt out", &data, columns);

    // Two values for each of eight threads, as the layout says.
    let mut tile = [0; 16];
    let tv = Tv::new(layout!((8,2):(1,8)), shape!((4, 4)));
    let values = Tensor::new(&mut tile, layout!((4,4):(4,1))).split_threads(tv);
    values.enumerate().par_bridge().for_each(|(thread, mut values)| values.fill(thread));
    print("threads and values", &tile, 4);
}

fn print(title: &str, data: &[usize], columns: usize) {
    println!("{title}:");
    for row in data.chunks(columns) {
        println!("  {row:?}");
    }
}
