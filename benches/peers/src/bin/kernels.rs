//! One kernel, so many times: what `callgrind.sh` counts the instructions of.

use std::hint::black_box;

use peers::{Matrix, by_hand, matrix, on_layouts};

type Kernel = fn(&Matrix, &Matrix, &mut Matrix);

/// Each kernel by hand and on layouts.
const KERNELS: [(&str, Kernel, Kernel); 5] = [
    ("transpose", |a, _, c| by_hand::transpose(a, c), |a, _, c| on_layouts::transpose(a, c)),
    ("pack", |a, _, c| by_hand::pack(a, c), |a, _, c| on_layouts::pack(a, c)),
    ("blocks", |a, _, c| by_hand::into_blocks(a, c), |a, _, c| on_layouts::into_blocks(a, c)),
    (
        "channels",
        |a, _, c| by_hand::block_channels(a, c),
        |a, _, c| on_layouts::block_channels(a, c),
    ),
    ("product", by_hand::tiled_product, on_layouts::tiled_product),
];

fn main() {
    let args: Vec<String> = std::env::args().collect();
    let [_, name, way, times] = &args[..] else {
        return println!("{}", KERNELS.map(|(name, ..)| name).join(" "));
    };
    let (_, by_hand, on_layouts) =
        KERNELS.iter().find(|kernel| kernel.0 == name).expect("the name of a kernel");
    let kernel = if way == "layout" { on_layouts } else { by_hand };
    let (a, b, mut c) = (matrix(1), matrix(2), matrix(3));
    for _ in 0..times.parse().expect("a number") {
        kernel(black_box(&a), black_box(&b), black_box(&mut c));
    }
}
