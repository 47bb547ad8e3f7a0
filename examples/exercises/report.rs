//! What the judge found.

use std::fmt::{Debug, Display};

/// The comparisons of one exercise.
#[derive(Debug, Default)]
pub(crate) struct Report {
    compared: usize,
    wrong: usize,
}

/// As many differences are printed, the others counted.
const SHOWN: usize = 3;

impl Report {
    /// Compares an actual value with the expected one.
    #[allow(clippy::needless_pass_by_value, reason = "both are mostly made for the call")]
    pub(crate) fn expect<A, E>(&mut self, what: impl Display, actual: A, expected: E)
    where
        A: PartialEq<E> + Debug,
        E: Debug,
    {
        self.compared += 1;
        if actual == expected {
            return;
        }
        self.wrong += 1;
        if self.wrong <= SHOWN {
            println!("  FAIL  {what}");
            println!("        actual    {actual:?}");
            println!("        expected  {expected:?}");
        }
    }

    /// Compares rows of numbers with a table, and prints it.
    pub(crate) fn expect_table<T>(&mut self, what: &str, actual: &[Vec<T>], expected: &[&[T]])
    where
        T: PartialEq + Debug + Display,
    {
        println!("  {what}:");
        for row in actual {
            print!("   ");
            for x in row {
                print!("{x:4}");
            }
            println!();
        }
        for (i, (actual, expected)) in actual.iter().zip(expected).enumerate() {
            self.expect(format_args!("row {i} of {what}"), actual, expected);
        }
        self.expect(format_args!("the rows of {what}"), actual.len(), expected.len());
    }

    /// Prints the verdict, and returns whether nothing differs.
    pub(crate) fn close(self, hint: &str) -> bool {
        let Self { compared, wrong } = self;
        if wrong == 0 {
            println!("  PASS  {compared} comparisons\n");
            return true;
        }
        if wrong > SHOWN {
            println!("  … and {} more", wrong - SHOWN);
        }
        println!("  {wrong} of {compared} comparisons differ. Hint: {hint}\n");
        false
    }
}
