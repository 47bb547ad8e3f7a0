//! Counted comparisons of what was computed with what was stated.

use std::fmt::Debug;

use colex::prelude::*;

/// Compares, counts, and stops at the first difference.
#[derive(Default)]
pub(crate) struct Tally {
    passed: usize,
}

impl Tally {
    /// One comparison.
    #[track_caller]
    #[allow(clippy::needless_pass_by_value, reason = "what was computed reads as a value")]
    pub(crate) fn check<A: PartialEq<B> + Debug, B: Debug>(&mut self, computed: A, stated: B) {
        assert_eq!(computed, stated);
        self.passed += 1;
    }

    /// A layout, its table, and the table's rows as stated.
    #[track_caller]
    pub(crate) fn table<S: IntTuple, D: Stride, const M: usize, const N: usize>(
        &mut self,
        layout: Layout<S, D>,
        stated: [[usize; N]; M],
    ) where
        (usize, usize): CoordinateOf<Layout<S, D>, usize>,
    {
        println!("{layout}\n{}", layout.table());
        for (i, row) in stated.into_iter().enumerate() {
            for (j, index) in row.into_iter().enumerate() {
                self.check(layout.index((i, j)), index);
            }
        }
    }

    /// The last line.
    pub(crate) fn close(&self, name: &str) {
        println!("\n{name}: {} checks passed", self.passed);
    }
}

/// The heading of a chapter.
pub(crate) fn chapter(title: &str) {
    println!("\n── {title}\n");
}
