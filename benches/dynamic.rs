//! The run-time engine on layouts of usual GPU kernels: matrices, thread-value layouts, tiles.

#![allow(missing_docs, reason = "criterion's macros make undocumented items")]

use std::hint::black_box;

use colex::dynamic::{Layout, Tiler, analysis};
use criterion::{Criterion, criterion_group, criterion_main};

fn layout(text: &str) -> Layout {
    Layout::parse(text).expect("a layout")
}

fn algebra(c: &mut Criterion) {
    let matrix = layout("(128,64):(64,1)");
    let tile = layout("(16,8):(8,1)");
    let tv = layout("((4,8),(2,2)):((32,1),(16,8))");
    let blocked = layout("((4,8),(2,(2,2))):((64,1),(32,(8,256)))");
    let thread_value = layout("((8,16),(8,8)):((8,512),(1,64))");

    c.bench_function("compose: matrix by thread-value layout", |b| {
        b.iter(|| black_box(&matrix).compose(black_box(&thread_value)));
    });
    c.bench_function("compose: tile by mma operand layout", |b| {
        b.iter(|| black_box(&tile).compose(black_box(&tv)));
    });
    c.bench_function("compose: blocked by column", |b| {
        b.iter(|| black_box(&blocked).compose(Tiler::Size(8)));
    });
    c.bench_function("coalesce: five modes", |b| b.iter(|| black_box(&blocked).coalesce()));
    c.bench_function("complement: thread-value in 8192", |b| {
        b.iter(|| black_box(&tv).complement(8192));
    });
    let by_mode = Tiler::parse("[32,16]").expect("a tiler");
    c.bench_function("zipped_divide: matrix by 32x16", |b| {
        b.iter(|| black_box(&matrix).zipped_divide(black_box(&by_mode)));
    });
    c.bench_function("zipped_divide: matrix by layout", |b| {
        b.iter(|| black_box(&matrix).zipped_divide(Tiler::Size(64)));
    });
    c.bench_function("right_inverse: mma operand layout", |b| {
        b.iter(|| black_box(&tv).right_inverse());
    });
    c.bench_function("parse: five modes", |b| {
        b.iter(|| Layout::parse(black_box("((4,8),(2,(2,2))):((64,1),(32,(8,256)))")));
    });
    c.bench_function("at: five modes", |b| b.iter(|| black_box(&blocked).at(black_box(77))));
}

fn facts(c: &mut Criterion) {
    for text in ["(16,16):(16,1)", "(16,16):(17,1)", "(16,16):(15,16)", "(16,16):(15,1)"] {
        let layout = layout(text);
        c.bench_function(&format!("is_injective: {text}"), |b| {
            b.iter(|| black_box(&layout).is_injective());
        });
    }
    let tile = layout("(8,64):(64,1)");
    let columns = layout("(8,8):(1,8)");
    c.bench_function("bank_conflicts: 8 threads, 16 bytes", |b| {
        let access = analysis::access_on(&tile, &columns, 2).expect("an access");
        b.iter(|| black_box(&access).bank_conflicts());
    });
}

criterion_group!(benches, algebra, facts);
criterion_main!(benches);
