//! From a matrix in memory to layouts of mixed numbers: every table and number on the way, computed.
//!
//! `cargo run --example tour`. Each stated number stands here as a literal and is compared with what
//! the library computes; the tour ends by counting the comparisons.

#[path = "support/tally.rs"]
mod tally;

use colex::num::{_0, _1, _3, _4, _12, _16};
use colex::prelude::*;

use tally::{Tally, chapter};

fn main() {
    let mut tour = Tally::default();
    one_matrix_two_layouts(&mut tour);
    size_and_cosize(&mut tour);
    one_number_as_coordinate(&mut tour);
    nested_modes(&mut tour);
    modes_one_by_one(&mut tour);
    strides_made_for_a_shape(&mut tour);
    numbers_in_types(&mut tour);
    tour.close("tour");
}

fn one_matrix_two_layouts(tour: &mut Tally) {
    chapter("One matrix, two layouts");
    println!(
        "A 3 by 4 matrix, row after row: a step down moves the index by 4, a step to the right by 1.\n"
    );
    let row = layout!((3,4):(4,1));
    tour.table(row, [[0, 1, 2, 3], [4, 5, 6, 7], [8, 9, 10, 11]]);
    tour.check(format!("{row:#}"), "(3,4):(4,1)");
    println!("(1,2) lies at 1·4 + 2·1 = {}.", row.index((1, 2)));
    tour.check(row.index((1, 2)), 6);

    println!("\nThe same shape, column after column: only the stride is another.\n");
    let column = layout!((3,4):(1,3));
    tour.table(column, [[0, 3, 6, 9], [1, 4, 7, 10], [2, 5, 8, 11]]);
    println!("(1,2) lies at 1·1 + 2·3 = {}.", column.index((1, 2)));
    tour.check(column.index((1, 2)), 7);

    println!(
        "\nIndices count elements. Through the row-major layout, element (1,2) of 12 floats is"
    );
    let data: [f32; 12] = [0., 1., 2., 3., 4., 5., 6., 7., 8., 9., 10., 11.];
    println!(
        "data[{}], {} bytes from the start.",
        row.index((1, 2)),
        row.index((1, 2)) * size_of::<f32>()
    );
    tour.check(data[row.index((1, 2))].to_bits(), 6_f32.to_bits());
    tour.check(row.index((1, 2)) * size_of::<f32>(), 24);
}

fn size_and_cosize(tour: &mut Tally) {
    chapter("Size and cosize");
    println!("Rows that start 6 apart leave gaps:\n");
    let padded = layout!((3,4):(6,1));
    tour.table(padded, [[0, 1, 2, 3], [6, 7, 8, 9], [12, 13, 14, 15]]);
    println!(
        "size, the coordinates: {:#}. cosize, the span of the indices: {:#}.",
        padded.size(),
        padded.cosize()
    );
    tour.check(padded.size(), 3 * 4);
    tour.check(padded.size(), 12);
    tour.check(padded.cosize(), 16);
    tour.check(padded.cosize(), (3 - 1) * 6 + (4 - 1) + 1);
    let (_, _): (_12, _16) = (padded.size(), padded.cosize());
    let reached: Vec<usize> = padded.indices().collect();
    let gaps: Vec<usize> = (0..16).filter(|index| !reached.contains(index)).collect();
    println!("The gaps {gaps:?} count in the cosize: 12 elements are too few to hold this.");
    tour.check(gaps, [4, 5, 10, 11]);
    tour.check(padded.indices().max(), Some(15));

    println!("\nA stride of 0 is a broadcast: all rows are one.\n");
    let broadcast = layout!((3,4):(0,1));
    tour.table(broadcast, [[0, 1, 2, 3], [0, 1, 2, 3], [0, 1, 2, 3]]);
    println!(
        "size {:#}, cosize {:#}: 12 coordinates share 4 places.",
        broadcast.size(),
        broadcast.cosize()
    );
    tour.check(broadcast.size(), 12);
    tour.check(broadcast.cosize(), 4);
    for i in 0..3 {
        tour.check(broadcast.index((i, 2)), 2);
    }
}

fn one_number_as_coordinate(tour: &mut Tally) {
    chapter("Why row(5) is 9");
    println!(
        "One number is a coordinate too. It is split along the shape, the first mode fastest, and"
    );
    println!("only then multiplied with the strides: i = m + 3·n.\n");
    let row = layout!((3,4):(4,1));
    println!("  i  (m,n)  row(i)");
    let stated = [
        (0, (0, 0), 0),
        (1, (1, 0), 4),
        (2, (2, 0), 8),
        (3, (0, 1), 1),
        (4, (1, 1), 5),
        (5, (2, 1), 9),
        (6, (0, 2), 2),
        (7, (1, 2), 6),
        (8, (2, 2), 10),
        (9, (0, 3), 3),
        (10, (1, 3), 7),
        (11, (2, 3), 11),
    ];
    for (i, coord, index) in stated {
        println!(" {i:2}  {}  {:6}", show(row.hier_coord(i)), row.index(i));
        tour.check(row.hier_coord(i), coord);
        tour.check(row.coord_1d(coord), i);
        tour.check(row.index(i), index);
    }
    tour.check(row.coords().collect::<Vec<_>>(), stated.map(|(_, coord, _)| coord));
    tour.check(row.indices().collect::<Vec<_>>(), [0, 4, 8, 1, 5, 9, 2, 6, 10, 3, 7, 11]);
    tour.check(row.index(5), row.index((2, 1)));
    tour.check((5 % 3, 5 / 3), (2, 1));

    let back: (usize, usize) = row.coord_of_index(5);
    let number: usize = row.coord_1d_of_index(5);
    println!(
        "\nThe way back, from an index, is another question: index 5 belongs to {},",
        show(back)
    );
    println!("which is the 1-D coordinate {number}. Only compact layouts have this way back:");
    println!("for (3,4):(6,1) it does not compile.");
    tour.check(back, (1, 1));
    tour.check(number, 4);
    tour.check(layout!((3,4):(6,1)).try_coord_of_index::<(usize, usize)>(5), None);
    tour.check(layout!((3,4):(0,1)).try_coord_of_index::<(usize, usize)>(2), None);
}

fn nested_modes(tour: &mut Tally) {
    chapter("Parentheses inside parentheses");
    let h = layout!((2,(2,2)):(4,(2,1)));
    println!(
        "The second mode of {h:#} is itself two modes, of 4 places together. As one number j,"
    );
    println!("its coordinate is split like any other: a = j mod 2, b = j / 2.\n");
    println!("  j  (a,b)  2a + b");
    let second = layout!((2,2):(2,1));
    for (j, coord, index) in [(0, (0, 0), 0), (1, (1, 0), 2), (2, (0, 1), 1), (3, (1, 1), 3)] {
        println!("  {j}  {}  {:6}", show(second.hier_coord(j)), second.index(j));
        tour.check(second.hier_coord(j), coord);
        tour.check(second.index(j), index);
        tour.check(h.index((0, j)), index);
    }
    println!(
        "\nSo its columns 1 and 2 look exchanged: the shape decides how j is split, not the strides.\n"
    );
    tour.table(h, [[0, 2, 1, 3], [4, 6, 5, 7]]);
    for (m, (a, b)) in h.coords() {
        tour.check(h.index((m, (a, b))), 4 * m + 2 * a + b);
    }
    println!(
        "Three ways to say one place: h(1,(1,0)) = {}, h(1,1) = {}, h(3) = {}.",
        h.index((1, (1, 0))),
        h.index((1, 1)),
        h.index(3)
    );
    tour.check(h.index((1, (1, 0))), 6);
    tour.check(h.index((1, 1)), 6);
    tour.check(h.index(3), 6);
}

fn modes_one_by_one(tour: &mut Tally) {
    chapter("Modes, one by one and together");
    let h = layout!((2,(2,2)):(4,(2,1)));
    println!("Of {h:#}:\n");
    println!("  rank {}: modes at the top, whatever is inside", h.rank());
    println!("  depth {}: tuples around the innermost number", h.depth());
    println!("  shape {:#}, and of mode 1 {:#}", show(h.shape()), show(h.shape_of::<_1>()));
    println!("  size {:#}, of mode 1 {:#}", h.size(), h.size_of::<_1>());
    println!("  size of the first mode in mode 1 {:#}", h.size_of::<(_1, _0)>());
    println!("  mode 1 as a layout {:#}", h.mode::<_1>());
    tour.check(h.rank(), 2);
    tour.check(h.depth(), 2);
    tour.check(format!("{:#}", show(h.shape())), "(2,(2,2))");
    tour.check(h.size(), 8);
    tour.check(format!("{:#}", show(h.shape_of::<_1>())), "(2,2)");
    tour.check(h.size_of::<_1>(), 4);
    tour.check(h.size_of::<(_1, _0)>(), 2);
    tour.check(h.mode::<_1>(), layout!((2,2):(2,1)));

    println!(
        "\nFlattened, it loses its inner parentheses and nothing else: every number i keeps its"
    );
    println!("index. Grouping modes 1 and 2 puts them back.\n");
    let flat = h.flatten();
    let again = flat.group::<_1, _3>();
    println!("  h     = {h:#}\n  flat  = {flat:#}\n  again = {again:#}");
    tour.check(flat, layout!((2,2,2):(4,2,1)));
    tour.check(again, h);
    tour.check(again, layout!((2,(2,2)):(4,(2,1))));
    for i in 0..8 {
        tour.check(flat.index(i), h.index(i));
        tour.check(flat.hier_coord(i), h.flat_coord(i));
    }
    for (m, a, b) in flat.coords() {
        tour.check(flat.index((m, a, b)), 4 * m + 2 * a + b);
    }
}

fn strides_made_for_a_shape(tour: &mut Tally) {
    chapter("Strides made for a shape");
    println!(
        "A shape alone gets compact strides, the first number fastest, or on demand the last:\n"
    );
    let left = layout!((3, 4));
    println!("left   {left:#}");
    println!("right  {:#}", Layout::right(shape!((3, 4))));
    tour.check(format!("{left:#}"), "(3,4):(1,3)");
    tour.check(left, layout!((3,4):(1,3)));
    tour.check(Layout::left(shape!((3, 4))), layout!((3,4):(1,3)));
    tour.check(Layout::right(shape!((3, 4))), layout!((3,4):(4,1)));
    println!("left   {:#}", Layout::left(shape!((2, (2, 2)))));
    println!("right  {:#}", Layout::right(shape!((2, (2, 2)))));
    tour.check(Layout::left(shape!((2, (2, 2)))), layout!((2,(2,2)):(1,(2,4))));
    tour.check(Layout::right(shape!((2, (2, 2)))), layout!((2,(2,2)):(4,(2,1))));
    println!(
        "\nBoth go through all parentheses. The last one is h from above, whose table reads 0 2 1 3:"
    );
    println!("strides from the right do not change that coordinates are split from the left.");
    tour.check(
        (0..4).map(|j| Layout::right(shape!((2, (2, 2)))).index((0, j))).collect::<Vec<usize>>(),
        [0, 2, 1, 3],
    );
}

fn numbers_in_types(tour: &mut Tally) {
    chapter("Numbers in types");
    println!("A number that the compiler knows prints with an underscore, and takes no room:\n");
    let [m, n, one] = [3_usize, 4, 1];
    let dynamic_row = layout!((m,n):(n,one));
    let static_row: Layout<(_3, _4), (_4, _1)> = layout!((3,4):(4,1));
    println!("dynamic_row = {dynamic_row}   {} bytes", size_of_val(&dynamic_row));
    println!("static_row  = {static_row}   {} bytes", size_of_val(&static_row));
    tour.check(dynamic_row.to_string(), "(3,4):(4,1)");
    tour.check(static_row.to_string(), "(_3,_4):(_4,_1)");
    tour.check(size_of_val(&static_row), 0);
    println!("\nThey are equal, and every coordinate has the same index in both.");
    tour.check(dynamic_row, static_row);
    for i in 0..12 {
        tour.check(dynamic_row.index(i), static_row.index(i));
    }

    let columns = 4_usize;
    let mixed = layout!((3, columns):(columns, 1));
    println!("\nBoth kinds mix: with the columns counted at run time it is {mixed}.");
    tour.check(mixed.to_string(), "(_3,4):(4,_1)");
    tour.check(mixed, static_row);
    tour.check(size_of_val(&mixed), 2 * size_of::<usize>());
}
