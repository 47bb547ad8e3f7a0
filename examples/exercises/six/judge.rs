// The judge of the functions in `answers`: this file is part of two modules of `mod.rs`, one for the tasks and
// one for the solutions, since layouts that differ are of different types.

use colex::num::{_1, _3};
use colex::tensor::{Tensor, Thread, Tv};
use colex::{Layout, coord, layout, shape};

use crate::{Exercise, Report, Topic};

pub(crate) const TOPIC: Topic =
    Topic { tasks: "examples/exercises/six/tasks.rs", exercises: EXERCISES };

const EXERCISES: &[Exercise] = &[
    Exercise {
        lesson: 0,
        title: "rows with room behind them",
        hint: "a step in a mode moves the address by that mode's stride: from (0,0) to (1,0) by 8",
        judge: judge_padded,
    },
    Exercise {
        lesson: 0,
        title: "a copy that is laid out otherwise",
        hint: "the same coordinate on both sides, each through its own layout; not the same address",
        judge: judge_copied,
    },
    Exercise {
        lesson: 0,
        title: "a mode of two modes",
        hint: "the parentheses of the strides are those of the shape: 6 for m, and (3,1) for (a,b)",
        judge: judge_nested,
    },
    Exercise {
        lesson: 0,
        title: "a transposed view",
        hint: "the shape (3,4) became (4,3); what has to happen to the strides (8,1)?",
        judge: judge_transposed,
    },
    Exercise {
        lesson: 0,
        title: "eight threads fill a tile",
        hint: "q = t + 8·v: read off how far one thread moves q, and how far one value",
        judge: judge_thread_values,
    },
    Exercise {
        lesson: 0,
        title: "what lane 4 has of A",
        hint: "v = a + 2·b + 4·c, and the strides (16,8,128) are one column, eight rows, eight columns",
        judge: judge_mma_coord,
    },
];

fn judge_padded(report: &mut Report) {
    let padded = answers::padded();
    println!("  {padded}");
    let addresses: Vec<Vec<_>> =
        (0..3).map(|m| (0..4).map(|n| padded.index((m, n))).collect()).collect();
    report.expect_table(
        "the addresses",
        &addresses,
        &[&[0, 1, 2, 3], &[8, 9, 10, 11], &[16, 17, 18, 19]],
    );
    let (size, cosize) = (usize::from(padded.size()), usize::from(padded.cosize()));
    println!("  size={size}, cosize={cosize}");
    report.expect("the shape", padded.shape(), shape!((3, 4)));
    report.expect("the number of coordinates, size", size, 12);
    report.expect("the elements that are needed, cosize", cosize, 20);
    let fits = |elements| Tensor::try_new(&vec![0; elements][..], padded).is_ok();
    report.expect("whether 20 elements are enough", fits(20), true);
    report.expect("whether 19 elements are enough", fits(19), false);
}

fn judge_copied(report: &mut Report) {
    let (rows, columns) = (layout!((3,4):(4,1)), layout!((3,4):(1,3)));
    let mut src = [0; 12];
    let mut matrix = Tensor::new(&mut src, rows);
    for (m, tens) in [0, 10, 20].into_iter().enumerate() {
        for (n, ones) in [0, 1, 2, 3].into_iter().enumerate() {
            matrix[(m, n)] = tens + ones;
        }
    }
    let mut dst = [-1; 12];
    answers::copied(&src, &mut dst);
    println!("  the elements of the copy, as they lie: {}", spaced(&dst));
    let (from, to) = (Tensor::new(&src, rows), Tensor::new(&dst, columns));
    for m in 0..3 {
        for n in 0..4 {
            report.expect(format_args!("dst({m},{n})"), to[(m, n)], from[(m, n)]);
        }
    }
    report.expect("the elements of dst", dst, [0, 10, 20, 1, 11, 21, 2, 12, 22, 3, 13, 23]);
    println!(
        "  coordinate 5 is at {} of the source and at {} of the copy: {} and {}",
        rows.index(5),
        columns.index(5),
        from[5],
        to[5]
    );
    report.expect("where 5 lies", [rows.index(5), columns.index(5)], [9, 5]);
    report.expect("what lies there", [from[5], to[5]], [21, 21]);
}

fn judge_nested(report: &mut Report) {
    let h = answers::nested();
    println!("  {h}");
    let addresses: Vec<Vec<_>> =
        (0..2).map(|m| (0..6).map(|j| h.index((m, j))).collect()).collect();
    report.expect_table("the addresses", &addresses, &[&[0, 3, 1, 4, 2, 5], &[6, 9, 7, 10, 8, 11]]);
    let flat = h.flatten();
    for m in 0..2 {
        for a in 0..2 {
            for b in 0..3 {
                let expected = 6 * m + 3 * a + b;
                let (j, i) = (a + 2 * b, m + 2 * (a + 2 * b));
                report.expect(format_args!("h({m},({a},{b}))"), h.index((m, (a, b))), expected);
                report.expect(format_args!("h({m},{j})"), h.index((m, j)), expected);
                report.expect(format_args!("h({i})"), h.index(i), expected);
                report.expect(format_args!("flatten(h)({i})"), flat.index(i), expected);
            }
        }
    }
    let names = [h.index((1, (0, 2))), h.index((1, 4)), h.index(9)];
    println!("  h(1,(0,2)), h(1,4), h(9) = {names:?}");
    report.expect("h(1,(0,2)), h(1,4), h(9)", names, [8; 3]);
    report.expect("the coordinate 9", h.hier_coord(9), (1, (0, 2)));
    let again = flat.group::<_1, _3>();
    println!("  flatten(h) = {flat}, and its modes 1 and 2 grouped: {again}");
    report.expect("flatten(h)", flat, layout!((2,2,3):(6,3,1)));
    report.expect("its modes grouped", again, h);
    let [rank, depth, size] = [h.rank(), h.depth(), h.size().into()];
    println!("  rank={rank}, depth={depth}, size={size}");
    report.expect("rank, depth, size", [rank, depth, size], [2, 2, 12]);
}

fn judge_transposed(report: &mut Report) {
    const GAP: i32 = -99;
    let a = layout!((3,4):(8,1));
    let mut storage = [GAP; 20];
    let mut filled = Tensor::new(&mut storage, a);
    for (m, tens) in [0, 10, 20].into_iter().enumerate() {
        for (n, ones) in [0, 1, 2, 3].into_iter().enumerate() {
            filled[(m, n)] = tens + ones;
        }
    }
    let before = storage;
    let origin = storage.as_ptr();

    let b = answers::transposed(&mut storage);
    println!("  B = {}", b.layout());
    report.expect("the first element of B", std::ptr::from_ref(&b[(0, 0)]), origin);
    report.expect("the layout of B", b.layout(), layout!((4,3):(1,8)));
    for m in 0..3 {
        for n in 0..4 {
            let here = i32::try_from(10 * m + n).unwrap();
            report.expect(format_args!("B({n},{m})"), b[(n, m)], here);
        }
    }

    let mut row = b.slice(coord!((2, _)));
    let values = [row[0], row[1], row[2]];
    println!("  B(2,_) = {} of the values {}", row.layout(), spaced(&values));
    report.expect("where B(2,_) starts", std::ptr::from_ref(&row[0]), origin.wrapping_add(2));
    report.expect("the layout of B(2,_)", row.layout(), layout!((3):(8)));
    report.expect("the values of B(2,_)", values, [2, 12, 22]);
    row[1] = 777;

    let written: Vec<_> = (0..20).filter(|i| storage[*i] == 777).collect();
    let there = Tensor::new(&storage, a)[(1, 2)];
    println!("  777 is the element {written:?} of the storage, and A(1,2) = {there}");
    report.expect("where 777 is", written, [10]);
    report.expect("A(1,2)", there, 777);
    let mut expected = before;
    expected[10] = 777;
    report.expect("the storage afterwards", storage, expected);
}

fn judge_thread_values(report: &mut Report) {
    const GAP: i32 = -99;
    let tv = answers::thread_values();
    let data = layout!((4,4):(6,1));
    let addresses = data.compose(tv);
    println!("  (t,v) to q        {tv}");
    println!("  (t,v) to address  {addresses}");

    let mut storage = [GAP; 24];
    let mut tile = Tensor::new(&mut storage, data);
    let mut taken = [0; 16];
    let by_thread = Tv::new(tv, shape!((4, 4)));
    for t in 0..8 {
        let mut values = tile.view_mut().partition(by_thread, Thread(t));
        for v in 0..2 {
            values[v] = i32::try_from(100 * t + v).unwrap();
            let q = t + 8 * v;
            let (m, n) = (q % 4, q / 4);
            let at = tv.index((t, v));
            taken[at] += 1;
            report.expect(format_args!("q of ({t},{v})"), at, q);
            report.expect(
                format_args!("the address of ({t},{v}), which is ({m},{n})"),
                addresses.index((t, v)),
                data.index((m, n)),
            );
        }
    }
    let (q, address) = (tv.index((1, 1)), addresses.index((1, 1)));
    println!("  (1,1) is position {q}, at address {address}");
    report.expect("position and address of (1,1)", [q, address], [9, 8]);
    report.expect("how often each position is taken", taken, [1; 16]);
    let rows: Vec<Vec<_>> = (0..4).map(|m| (0..4).map(|n| tile[(m, n)]).collect()).collect();
    report.expect_table(
        "100·t + v in the tile",
        &rows,
        &[&[0, 400, 1, 401], &[100, 500, 101, 501], &[200, 600, 201, 601], &[300, 700, 301, 701]],
    );
    for (i, x) in storage.iter().enumerate() {
        let is_gap = i % 6 >= 4 || i > 21;
        report.expect(format_args!("whether {i} is as it was"), *x == GAP, is_gap);
    }
}

fn judge_mma_coord(report: &mut Report) {
    let a = layout!(((4,8),(2,2,2)):((32,1),(16,8,128)));
    let mut taken = [0; 256];
    for lane in 0..32 {
        for v in 0..8 {
            let q = a.index((lane, v));
            let (m, k) = answers::mma_coord(lane, v);
            report.expect(format_args!("lane {lane}, value {v}"), (m, k), (q % 16, q / 16));
            if let Some(taken) = taken.get_mut(m + 16 * k) {
                *taken += 1;
            }
        }
    }
    report.expect(
        "the elements of A that are taken once",
        taken.iter().filter(|x| **x == 1).count(),
        256,
    );

    println!("  lane 4:  v  (m,k)    q    row-major address");
    let rows = Layout::right(shape!((16, 16)));
    let table: Vec<_> = (0..8)
        .map(|v| {
            let (m, k) = answers::mma_coord(4, v);
            let line = ((m, k), m + 16 * k, rows.index((m, k)));
            println!("          {v:2}  ({m},{k}){:6}{:6}", line.1, line.2);
            line
        })
        .collect();
    let expected = [
        ((1, 0), 1, 16),
        ((1, 1), 17, 17),
        ((9, 0), 9, 144),
        ((9, 1), 25, 145),
        ((1, 8), 129, 24),
        ((1, 9), 145, 25),
        ((9, 8), 137, 152),
        ((9, 9), 153, 153),
    ];
    for (v, (actual, expected)) in table.into_iter().zip(expected).enumerate() {
        report.expect(format_args!("(m,k), q, address of value {v} of lane 4"), actual, expected);
    }
}

fn spaced(values: &[i32]) -> String {
    values.iter().map(i32::to_string).collect::<Vec<_>>().join(" ")
}
