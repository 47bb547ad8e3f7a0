//! The same work in several ways, in one run: `cargo bench` in this directory.

#![allow(missing_docs, reason = "criterion's macros make undocumented items")]

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use peers::{by_hand, matrix, on_layouts, on_mdarray, on_nalgebra, on_ndarray, on_slices};

/// One group: the work in each way.
macro_rules! group {
    ($c:ident, $work:ident, |$way:ident| $call:expr, $($name:literal $module:ident),*) => {{
        let mut group = $c.benchmark_group(stringify!($work));
        $({
            let $way = $module::$work;
            group.bench_function($name, |b| b.iter(|| $call));
        })*
        group.finish();
    }};
    ($c:ident, $work:ident, |$way:ident| $call:expr) => {
        group!($c, $work, |$way| $call, "by hand" by_hand, "layouts" on_layouts,
            "slices" on_slices, "ndarray" on_ndarray, "nalgebra" on_nalgebra, "mdarray" on_mdarray)
    };
}

fn peers(c: &mut Criterion) {
    let (a, b, mut to) = (matrix(1), matrix(2), matrix(3));
    group!(c, sum, |way| way(black_box(&a)));
    group!(c, transpose, |way| way(black_box(&a), black_box(&mut to)));
    group!(c, into_blocks, |way| way(black_box(&a), black_box(&mut to)));
    group!(c, pack, |way| way(black_box(&a), black_box(&mut to)));
    group!(c, product, |way| way(black_box(&a), black_box(&b), black_box(&mut to)));
}

criterion_group!(benches, peers);
criterion_main!(benches);
