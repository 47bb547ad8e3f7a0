//! The operations on layouts, from reading a matrix in another order to the registers of a tensor core.
//!
//! `cargo run --example algebra`. Every layout is computed as a type: the annotations state the
//! results to the compiler, and each printed line is compared with the one that stands here.

mod cute;
mod layouts;
mod operations;
#[path = "../support/tally.rs"]
mod tally;
mod threads;

use tally::Tally;

fn main() {
    let mut algebra = Tally::default();
    layouts::layouts(&mut algebra);
    layouts::coordinates(&mut algebra);
    layouts::coalescing(&mut algebra);
    operations::composing(&mut algebra);
    operations::refused(&mut algebra);
    operations::views(&mut algebra);
    operations::filling_and_dividing(&mut algebra);
    threads::dealing_out(&mut algebra);
    cute::beside_cute(&mut algebra);
    threads::one_thread_copies(&mut algebra);
    threads::registers(&mut algebra);
    algebra.close("algebra");
}

fn line(algebra: &mut Tally, computed: String, stated: &str) {
    println!("{computed}");
    algebra.check(computed, stated);
}
